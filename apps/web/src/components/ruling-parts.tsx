/** The parts of a ruling in which every sentence is the law's: the ruling page and the table board show the same ones. */
import type { Court, RuleReference, Ruling, RulingEffect } from 'mahjudge'
import { SEAT_NAMES, withWinds } from '../state/seats.ts'
import { capital, effectsIn, reasonsOf, referencesOf, SLOTS, STANDING_SHORT } from '../state/words.ts'
import { Fold, Side, Sources } from './furniture.tsx'

const HEADLINES: { readonly [outcome in Ruling['outcome']]?: string } = {
  contested: 'The sources don’t settle this.',
  'needs-facts': 'It depends on what nobody knows.',
}

export const headlineOf = (ruling: Ruling): string => HEADLINES[ruling.outcome] ?? withWinds(ruling.headline)

/** The seats a sentence speaks to, as letters where seats are named; else the order of what to do. */
const Letters = ({
  effect,
  named,
  number,
}: {
  readonly effect: RulingEffect
  readonly named: boolean
  readonly number: number
}) => {
  const seats = named ? effect.seats : []
  if (seats.length === 0)
    return (
      <span class={named ? 'seatletter seatletter--dot' : 'seatletter'} aria-hidden="true">
        {named ? '•' : number}
      </span>
    )
  return (
    <span class="seatletters" aria-hidden="true">
      {seats.map((seat) => (
        <span key={seat} class="seatletter">
          {SEAT_NAMES[seat].charAt(0)}
        </span>
      ))}
    </span>
  )
}

export const DoNow = ({ ruling }: { readonly ruling: Ruling }) => {
  const effects = effectsIn(ruling.effects, [...SLOTS.seats, ...SLOTS.turn])
  const next = ruling.next.seat
  return (
    <ol class="donow">
      {effects.map((effect, at) => (
        <li key={effect.says}>
          <Letters
            number={at + 1}
            effect={effect.slot === 'next' && next !== undefined ? { ...effect, seats: [next] } : effect}
            named={ruling.seatsNamed}
          />
          <span>{withWinds(effect.says)}</span>
        </li>
      ))}
    </ol>
  )
}

export const Pieces = ({ court, ruling }: { readonly court: Court; readonly ruling: Ruling }) => {
  const effects = effectsIn(ruling.effects, SLOTS.pieces)
  if (effects.length === 0) return null
  return (
    <Side title="The pieces">
      <dl class="pieces">
        {effects.map(({ slot, says }) => (
          <div key={says}>
            <dt>{court.law.slots.find((one) => one.slot === slot)?.name ?? slot}</dt>
            <dd>{withWinds(says)}</dd>
          </div>
        ))}
      </dl>
    </Side>
  )
}

/** The first sentence set apart. Its words and those that follow stay one text. */
const FirstSentence = ({ text }: { readonly text: string }) => {
  const end = text.indexOf('. ') + 1
  return end === 0 ? (
    <strong>{text}</strong>
  ) : (
    <>
      <strong>{text.slice(0, end)}</strong>
      {text.slice(end)}
    </>
  )
}

interface MoneyProps {
  readonly ruling: Ruling
  /** Sentences that say the payments in figures. */
  readonly figures?: readonly string[]
}

export const Money = ({ ruling, figures = [] }: MoneyProps) => {
  const [first, ...rest] = effectsIn(ruling.effects, SLOTS.money)
  if (first === undefined) return null
  return (
    <Side title="Money">
      <div class="money">
        <p>
          <FirstSentence text={withWinds(first.says)} />
        </p>
        {[...rest.map(({ says }) => says), ...figures].map((says) => (
          <p key={says}>{withWinds(says)}</p>
        ))}
      </div>
    </Side>
  )
}

const References = ({ court, list }: { readonly court: Court; readonly list: readonly RuleReference[] }) => (
  <>
    {list.map(({ rule, title, standing, sources }) => (
      <Fold
        key={rule}
        head={
          <>
            <span class="no">{rule}</span> {title} <span class="quiet nobr">· {STANDING_SHORT[standing].toLowerCase()}</span>
          </>
        }
      >
        <Sources court={court} list={sources} />
        <a class="go" href={`/book/${rule}`}>
          Read the rule<span class="vh"> {rule}</span>
        </a>
      </Fold>
    ))}
  </>
)

/** The first rules cited carry what is to be done first; a long list of others is folded away. */
const MOST_SHOWN = 6
const SHOWN_OF_MANY = 4

export const Where = ({ court, ruling }: { readonly court: Court; readonly ruling: Ruling }) => {
  const all = referencesOf(ruling.effects)
  const shown = all.length > MOST_SHOWN ? SHOWN_OF_MANY : all.length
  return (
    <Side title="Where it is written">
      <References court={court} list={all.slice(0, shown)} />
      {shown === all.length ? null : (
        <Fold head={`${all.length - shown} more rules`}>
          <References court={court} list={all.slice(shown)} />
        </Fold>
      )}
    </Side>
  )
}

export const Why = ({ ruling }: { readonly ruling: Ruling }) => (
  <Side title="Why">
    {reasonsOf(ruling.effects).map((text) => (
      <p key={text}>{withWinds(capital(text))}</p>
    ))}
  </Side>
)
