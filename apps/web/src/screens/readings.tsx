/** Where sources differ, or nobody knows: each reading with what follows, and who holds it. */
import type { Court, Reading, Ruling, Situation } from 'mahjudge'
import { useState } from 'preact/hooks'
import { Side, Sources } from '../components/furniture.tsx'
import { useGo } from '../state/address.ts'
import { saveRules, useOwnRules } from '../state/device.ts'
import type { Told } from '../state/fragment.ts'
import type { InForce } from '../state/rules.ts'
import { withWinds } from '../state/seats.ts'
import { addressOf } from '../state/story.ts'
import { capital, effectsIn, outcomeKey, sentence, SLOTS } from '../state/words.ts'

interface ReadingsProps {
  readonly court: Court
  readonly situation: Situation
  readonly told: Told
  readonly inForce: InForce
  readonly ruling: Ruling
}

/** A table rule, dated, saved on the device, undone under Rules. */
const AgreeForToday = ({ reading, ...props }: ReadingsProps & { readonly reading: Reading }) => {
  const own = useOwnRules()
  const go = useGo()
  const [isLost, setLost] = useState(false)
  const choices = Object.entries(reading.when).flatMap(([option, [value]]) =>
    value === undefined ? [] : [[option, value] as const],
  )
  const agree = (): void => {
    const { inForce, told, situation } = props
    const today = new Date().toISOString().slice(0, 10)
    const kept = saveRules({
      set: 'own',
      base: inForce.base,
      options: { ...inForce.options, ...Object.fromEntries(choices) },
      agreedOn: { ...own.agreedOn, ...Object.fromEntries(choices.map(([option]) => [option, today])) },
    })
    setLost(!kept)
    const { rules: _rules, ...rest } = told
    go(addressOf(situation.id, { ...rest, options: {} }, 'ruling'))
  }
  return (
    <>
      <button type="button" class="key key--center" onClick={agree}>
        Agree for today<span class="vh">: {reading.says}</span>
      </button>
      {isLost ? <p role="status">This browser won’t keep it. It holds until you close the app.</p> : null}
    </>
  )
}

const OneReading = ({ reading, ...props }: ReadingsProps & { readonly reading: Reading }) => {
  const { court, ruling } = props
  const slots = reading.headline === '' ? [...SLOTS.seats, ...SLOTS.turn, ...SLOTS.money] : SLOTS.money
  return (
    <li class="story">
      <p class="quiet">{capital(sentence(reading.says))}</p>
      {reading.headline === '' ? null : (
        <p class="lead">
          <strong>{withWinds(reading.headline)}</strong>
        </p>
      )}
      {[...effectsIn(reading.effects, slots).map(({ says }) => says), ...reading.figures].map((says) => (
        <p key={says}>{withWinds(says)}</p>
      ))}
      {ruling.outcome === 'contested' ? (
        <>
          {reading.heldBy.length === 0 ? (
            <p class="quiet">No source we read holds it; it is our own reading.</p>
          ) : (
            <Sources court={court} list={reading.heldBy} />
          )}
          <AgreeForToday {...props} reading={reading} />
        </>
      ) : null}
    </li>
  )
}

export const Readings = (props: ReadingsProps) => {
  const { ruling } = props
  if (ruling.readings.length === 0) return null
  const isContested = ruling.outcome === 'contested'
  const drawn = isContested ? ruling.readings.findIndex((reading) => outcomeKey(reading) === outcomeKey(ruling)) : -1
  return (
    <Side title={isContested ? 'Pick one for today' : 'What hangs on it'} wide={false}>
      {isContested ? <p>Sources differ. Your table or director chooses; what you agree is kept on this device.</p> : null}
      <ol class="stories">
        {ruling.readings.map((reading, at) => (
          <OneReading key={at} {...props} reading={reading} />
        ))}
      </ol>
      {drawn < 0 ? null : <p>What follows is drawn for reading {drawn + 1}, as long as nothing is agreed.</p>}
    </Side>
  )
}
