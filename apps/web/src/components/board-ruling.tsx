/** What is ruled at the board, as soon as it is, and what is left to the table. */
import type { Court, Ruling, Seat, Story, Table, TableEvent } from 'mahjudge'
import { useRef, useState } from 'preact/hooks'
import { sayPayment } from '../state/board-words.ts'
import type { Told } from '../state/fragment.ts'
import { NOTHING_TOLD } from '../state/fragment.ts'
import type { InForce } from '../state/rules.ts'
import { SEAT_NAMES, SEATS, withWinds } from '../state/seats.ts'
import { addressOf } from '../state/story.ts'
import { sentence, STANDING_WORDS } from '../state/words.ts'
import { useFocusOn } from './board-felt.tsx'
import { Side, Stamp } from './furniture.tsx'
import { Icon, Manicule } from './icon.tsx'
import { DoNow, headlineOf, Money, Pieces, Where, Why } from './ruling-parts.tsx'

const toldOf = ({ facts, who }: Story, inForce: InForce): Told => ({
  ...NOTHING_TOLD,
  facts,
  who: who ?? {},
  ...(inForce.from === 'link' ? { rules: inForce.base, options: inForce.options } : {}),
})

/** The law leaves it to the people at the table how to go on. */
export const TableDecides = ({
  table,
  isFresh,
  onEvent,
}: {
  readonly table: Table
  readonly isFresh: boolean
  readonly onEvent: (event: TableEvent) => void
}) => {
  const heading = useFocusOn('decides', isFresh)
  const [isOn, setOn] = useState(false)
  const live = SEATS.filter((seat) => table.seats[seat].death === undefined)
  return (
    <section class="sheetup sheetup--ask" aria-label="The table decides">
      <h2 ref={heading} tabIndex={-1}>
        {isOn ? 'Who is next?' : 'What did the table decide?'}
      </h2>
      {isOn ? (
        <div class="events">
          {live.map((next) => (
            <button key={next} type="button" class="key" onClick={() => onEvent({ type: 'tableDecided', deal: 'goesOn', next })}>
              <span>{SEAT_NAMES[next]}</span>
            </button>
          ))}
        </div>
      ) : (
        <div class="events">
          {live.length > 1 ? (
            <button type="button" class="key" data-act="goesOn" onClick={() => setOn(true)}>
              <span>The deal goes on</span>
            </button>
          ) : null}
          <button type="button" class="key" data-act="over" onClick={() => onEvent({ type: 'tableDecided', deal: 'over' })}>
            <span>The deal is over</span>
          </button>
        </div>
      )}
    </section>
  )
}

/** Values as cards print them; nobody has to type. */
const VALUES = [25, 30, 35, 40, 45, 50, 55, 60, 65, 70, 75, 80, 85, 90, 95, 100]

interface PaymentsProps {
  readonly ruling: Ruling
  /** Gives the entry that told of the hand of a seat its value; nothing where no entry did. */
  readonly valueOf: (seat: Seat) => ((value: number) => void) | undefined
}

/** Seats by whose hand something is paid that has no figure yet. */
const handsWithoutValue = ({ payments }: Ruling): readonly Seat[] => {
  const open = payments.flatMap(({ amount, of, to }): readonly Seat[] => {
    if (amount !== undefined) return []
    return of === 'winning hand' ? [to] : SEATS.filter((seat) => of === `hand of ${seat}`)
  })
  return [...new Set(open)]
}

const Payments = ({ ruling, valueOf }: PaymentsProps) => {
  const { payments } = ruling
  const list = useRef<HTMLUListElement>(null)
  if (payments.length === 0) return null
  return (
    <>
      <ul ref={list} tabIndex={-1} class="payments">
        {payments.map((payment, at) => (
          <li key={at}>{sayPayment(payment)}.</li>
        ))}
      </ul>
      {handsWithoutValue(ruling).map((seat) => {
        const onValue = valueOf(seat)
        // The keys go with the answer, and the figures take their focus.
        const choose = (value: number): void => {
          onValue?.(value)
          list.current?.focus()
        }
        return onValue === undefined ? null : (
          <details key={seat} class="fold values" data-values={seat}>
            <summary>
              <Icon name="right" />
              <span>Put in the value of {SEAT_NAMES[seat]}’s hand</span>
            </summary>
            <div class="valuekeys">
              {VALUES.map((value) => (
                <button key={value} type="button" class="key key--center" data-value={value} onClick={() => choose(value)}>
                  {value}
                </button>
              ))}
            </div>
          </details>
        )
      })}
    </>
  )
}

interface RulingProps extends PaymentsProps {
  readonly court: Court
  readonly story: Story
  readonly inForce: InForce
  readonly isFresh: boolean
  /** Rulings of an earlier event are read, and put away again. */
  readonly onClose: (() => void) | undefined
}

/** The ruling on what was entered last, or on an earlier event that somebody looks up. */
export const BoardRuling = ({ court, ruling, story, inForce, isFresh, onClose, valueOf }: RulingProps) => {
  const headline = headlineOf(ruling)
  const heading = useFocusOn(headline, isFresh)
  const situation = court.situation(ruling.situation)
  return (
    <section class="sheetup sheetup--ruling" aria-label="Ruling">
      <div class="runhead">
        <span>{situation?.section ?? 'Ruling'}</span>
        <Stamp standing={ruling.standing} open={ruling.outcome === 'contested'} />
      </div>
      <hr class="scotch" />
      <h2 ref={heading} tabIndex={-1} class="boardhead">
        {headline}
      </h2>
      {ruling.outcome === 'contested' ? (
        <ol class="readings">
          {ruling.readings.map((reading, at) => (
            <li key={at}>
              {sentence(reading.says)} {withWinds(reading.headline)}
            </li>
          ))}
        </ol>
      ) : null}
      <Side title="Do this now" wide={false} mark={<Manicule />}>
        <DoNow ruling={ruling} />
      </Side>
      <Pieces court={court} ruling={ruling} />
      <Money ruling={ruling} />
      <Payments ruling={ruling} valueOf={valueOf} />
      <Why ruling={ruling} />
      <Where court={court} ruling={ruling} />
      <p>
        Weakest point: {STANDING_WORDS[ruling.standing].toLowerCase()}. Rules: {inForce.name}. Edition {ruling.edition}. No
        instructor has reviewed this ruling. Not official.
      </p>
      <div class="btnrow">
        <a class="key key--center" href={addressOf(ruling.situation, toldOf(story, inForce), 'ruling')}>
          {ruling.outcome === 'contested' ? 'Read it all, and pick one' : 'What would change it'}
        </a>
        {onClose === undefined ? null : (
          <button type="button" class="key key--center" onClick={onClose}>
            Put it away
          </button>
        )}
      </div>
    </section>
  )
}
