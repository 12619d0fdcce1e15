/** What was told, each answer one tap from being told otherwise. */
import type { Court, Situation } from 'mahjudge'
import type { Told } from '../state/fragment.ts'
import { withoutWorth } from '../state/fragment.ts'
import { addressOf } from '../state/story.ts'
import { clauseOf } from '../state/words.ts'
import { sayWorth } from '../state/worth.ts'

interface SoFarProps {
  readonly court: Court
  readonly situation: Situation
  readonly told: Told
}

const orderOf = (situation: Situation, told: Told): readonly string[] => {
  const ids = [...Object.keys(told.facts), ...told.unknown]
  const place = (id: string): number => (situation.asks.includes(id) ? situation.asks.indexOf(id) : situation.asks.length)
  return ids.sort((a, b) => place(a) - place(b))
}

/** Told facts as sentences with Change; used on the question and on the ruling. */
export const ToldList = ({ court, situation, told }: SoFarProps) => (
  <>
    {orderOf(situation, told).map((fact) => {
      const value = told.facts[fact]
      const ask = court.law.factWords[fact]?.ask ?? fact
      return (
        <li key={fact}>
          <span>{value === undefined ? `${ask} Nobody knows.` : clauseOf(court, fact, value)}</span>
          <a href={addressOf(situation.id, { ...told, ask: fact }, 'ask')}>
            Change<span class="vh">: {ask}</span>
          </a>
        </li>
      )
    })}
    {told.worth === undefined ? null : (
      <li>
        <span>{sayWorth(situation, told.worth)}</span>
        <a href={addressOf(situation.id, withoutWorth(told), 'ask')}>
          Leave out<span class="vh">: what the card says of the hands</span>
        </a>
      </li>
    )}
  </>
)

export const SoFar = (props: SoFarProps) => (
  <section class="sofar">
    <h2>So far</h2>
    <ul class="told">
      <li>
        <span>{props.situation.name}</span>
        <a href="/">
          Change<span class="vh"> what happened</span>
        </a>
      </li>
      <ToldList {...props} />
    </ul>
  </section>
)
