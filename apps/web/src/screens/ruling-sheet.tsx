/** A ruling in the order in which a table needs it. Every sentence of it is the law's. */
import type { Court, RuleReference, Ruling, RulingEffect, Situation } from 'mahjudge'
import { useEffect, useState } from 'preact/hooks'
import { CheckHand } from '../components/check-hand.tsx'
import { FeltTable } from '../components/felt-table.tsx'
import { Fold, Side, Sources, Stamp } from '../components/furniture.tsx'
import { Manicule } from '../components/icon.tsx'
import { Heading, Page } from '../components/page.tsx'
import { RulingActions } from '../components/ruling-actions.tsx'
import { SeatPicker } from '../components/seat-picker.tsx'
import { ToldList } from '../components/so-far.tsx'
import { keepDispute } from '../state/device.ts'
import type { Told } from '../state/fragment.ts'
import type { InForce } from '../state/rules.ts'
import { SEAT_NAMES, SEATS, withWinds } from '../state/seats.ts'
import { capital, effectsIn, reasonsOf, referencesOf, SLOTS, STANDING_SHORT, STANDING_WORDS } from '../state/words.ts'
import { Readings } from './readings.tsx'
import { Follows, IfLines } from './situation-page.tsx'
import type { Comparisons } from './what-would-change.tsx'
import { LeagueLine, LinkRules, TakenForGranted, useComparisons, WhatWouldChange } from './what-would-change.tsx'

interface SheetProps {
  readonly court: Court
  readonly situation: Situation
  readonly told: Told
  readonly inForce: InForce
  readonly ruling: Ruling
}

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

const DoNow = ({ ruling }: { readonly ruling: Ruling }) => {
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

const Pieces = ({ court, ruling }: { readonly court: Court; readonly ruling: Ruling }) => {
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

const Money = ({ ruling }: { readonly ruling: Ruling }) => {
  const [first, ...rest] = effectsIn(ruling.effects, SLOTS.money)
  if (first === undefined) return null
  return (
    <Side title="Money">
      <div class="money">
        <p>
          <FirstSentence text={withWinds(first.says)} />
        </p>
        {rest.map(({ says }) => (
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

const Where = ({ court, ruling }: { readonly court: Court; readonly ruling: Ruling }) => {
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

const statusLine = (ruling: Ruling): string =>
  SEATS.map(
    (seat) => `${SEAT_NAMES[seat]} ${ruling.seats[seat].status === 'won' ? 'has won' : `is ${ruling.seats[seat].status}`}`,
  ).join(', ')

/** A headline of several sentences is set smaller. */
const LONG = 110

const HEADLINES: { readonly [outcome in Ruling['outcome']]?: string } = {
  contested: 'The sources don’t settle this.',
  'needs-facts': 'It depends on what nobody knows.',
}

/** Everything below what is to be done now. */
const Rest = ({ comparisons, ...props }: SheetProps & { readonly comparisons: Comparisons }) => {
  const { court, situation, inForce, ruling } = props
  return (
    <>
      <Pieces court={court} ruling={ruling} />
      <Money ruling={ruling} />
      <Side title="Why">
        {reasonsOf(ruling.effects).map((text) => (
          <p key={text}>{withWinds(capital(text))}</p>
        ))}
      </Side>
      <Where court={court} ruling={ruling} />
      <TakenForGranted {...props} />
      <WhatWouldChange {...props} comparisons={comparisons} />
      {situation.ifs.length === 0 ? null : (
        <Side title="Good to know">
          <IfLines court={court} lines={situation.ifs} />
        </Side>
      )}
      {ruling.follows.length === 0 ? null : (
        <Side title="What often follows">
          <Follows ids={ruling.follows} />
        </Side>
      )}
      <Side title="Standing">
        <p>
          Weakest point: {STANDING_WORDS[ruling.standing].toLowerCase()}. Rules: {inForce.name}. Edition {ruling.edition}. No
          instructor has reviewed this ruling. Not official. What your group, event or director has decided comes first.
        </p>
        <p>
          <a class="go" href={`/ruling/${situation.id}`}>
            Every ruling of “{situation.name}”
          </a>
        </p>
      </Side>
    </>
  )
}

/** False in the first frame, for what lies below the window then. */
const useSecondFrame = (): boolean => {
  const [isSecond, setSecond] = useState(false)
  useEffect(() => {
    let number = requestAnimationFrame(() => {
      number = requestAnimationFrame(() => setSecond(true))
    })
    // A page in the background has no frames.
    const timer = setTimeout(() => setSecond(true), 200)
    return () => {
      cancelAnimationFrame(number)
      clearTimeout(timer)
    }
  }, [])
  return isSecond
}

export const RulingSheet = (props: SheetProps) => {
  const { court, situation, told, inForce, ruling } = props
  const headline = HEADLINES[ruling.outcome] ?? withWinds(ruling.headline)
  const comparisons = useComparisons(props)
  const isSecondFrame = useSecondFrame()
  const isOpen = ruling.outcome === 'contested' || ruling.outcome === 'needs-facts'
  useEffect(() => {
    keepDispute(undefined)
    // A sheet of paper cannot be unfolded.
    const unfold = (): void => document.querySelectorAll('details').forEach((fold) => (fold.open = true))
    addEventListener('beforeprint', unfold)
    return () => removeEventListener('beforeprint', unfold)
  }, [])
  return (
    <Page title={headline} ground="paper" place="settle" back="/" step={`ruling ${situation.id} ${headline}`} inForce={inForce}>
      <article class="sheet" {...(comparisons.own === undefined ? { 'data-waiting': '' } : {})}>
        <p class="print-only printhead">
          <b>Mahjudge</b>
          <span>
            Rules in force: <b>{inForce.name}</b>, edition {ruling.edition}
          </span>
        </p>
        <header class="headline">
          <div class="runhead">
            <span>{situation.section}</span>
            <Stamp standing={ruling.standing} open={ruling.outcome === 'contested'} />
          </div>
          <hr class="scotch" />
          <div class="headrow">
            <Heading long={headline.length > LONG}>{headline}</Heading>
            <RulingActions {...props} place="wide" />
          </div>
          <LinkRules {...props} />
          <LeagueLine ruling={ruling} league={comparisons.league} />
        </header>
        {isOpen ? <Readings {...props} /> : null}
        <div class="cols">
          <FeltTable court={court} ruling={ruling} />
          <div class="cols__r">
            <Side title="Do this now" wide={false} mark={<Manicule />}>
              <DoNow ruling={ruling} />
            </Side>
            <Side title="On these facts" wide={false} id="facts">
              <ul class="told">
                <ToldList court={court} situation={situation} told={told} />
              </ul>
              {ruling.seatsNamed ? <p>{statusLine(ruling)}.</p> : null}
              <CheckHand situation={situation.id} told={told} />
              <SeatPicker court={court} situation={situation} told={told} inForce={inForce} place="ruling" />
            </Side>
          </div>
        </div>
        {isSecondFrame ? <Rest {...props} comparisons={comparisons} /> : null}
      </article>
      <RulingActions {...props} place="phone" />
    </Page>
  )
}
