/** From what lies on the table back to the entry that put it there. */
import type { Made, Seat, Table, TableEvent } from 'mahjudge'
import { play } from 'mahjudge'
import type { Ask } from './board-drafts.ts'
import type { Action } from './board-game.ts'
import type { Bench, Run } from './board-play.ts'
import { SEAT_NAMES } from './seats.ts'

/** A correction of what was entered; it is no event of the game. */
export interface Fix {
  readonly label: string
  readonly ask: Ask
  readonly onEvent: (event: TableEvent) => void
}

/** Puts another event in the place of an entry. */
type Correct = (at: number, event: TableEvent) => void

const isAnswer = ({ type }: TableEvent): boolean => type === 'told' || type === 'verified'

/** Entries that come after a change: answers to what is no longer asked are left out, up to where anything else stops. */
const stillFitting = ({ court, rules }: Bench, table: Table, events: readonly TableEvent[]): readonly TableEvent[] => {
  let now = table
  let isStopped = false
  return events.filter((event) => {
    if (isStopped) return true
    const { table: next, problems } = play(court, rules, now, event)
    if (problems.length === 0) now = next
    else if (isAnswer(event)) return false
    else isStopped = true
    return true
  })
}

/** Another event in the place of an entry, and what still fits of the entries after it. */
export const corrected = (bench: Bench, run: Run, events: readonly TableEvent[], at: number, event: TableEvent): Action => {
  const before = run.steps[at]?.before ?? run.table
  return { does: 'fix', keep: at, add: stillFitting(bench, before, [event, ...events.slice(at + 1)]) }
}

/** An answer where the entries stop at a question goes before them; nothing else can. */
export const added = (bench: Bench, run: Run, events: readonly TableEvent[], event: TableEvent): Action => {
  const done = run.steps.length
  const rest = events.slice(done)
  if (rest.length === 0) return { does: 'add', add: [event] }
  const isInserted = isAnswer(event) && run.steps.at(-1)?.played.open !== undefined
  return { does: 'add', keep: done, add: isInserted ? stillFitting(bench, run.table, [event, ...rest]) : [event] }
}

/** The entry that put a group up. */
const stepOfGroup = (run: Run, seat: Seat, exposure: string): number =>
  run.steps.findIndex(
    ({ event, before, played }) =>
      event.type === 'exposed' &&
      played.table.seats[seat].exposures.some(({ id }) => id === exposure) &&
      !before.seats[seat].exposures.some(({ id }) => id === exposure),
  )

const stepOfDiscard = (run: Run): number => {
  const by = run.table.discard?.by
  const at = run.steps.findLastIndex(({ event }) => event.type === 'discarded')
  const event = run.steps[at]?.event
  return event?.type === 'discarded' && event.seat === by ? at : -1
}

/** The tiles of a group can be put right. */
export const groupFix = (run: Run, seat: Seat, exposure: string, correct: Correct): Fix | undefined => {
  const at = stepOfGroup(run, seat, exposure)
  const event = run.steps[at]?.event
  if (event?.type !== 'exposed') return undefined
  return {
    label: 'Fix the tiles or jokers',
    ask: {
      kind: 'group',
      question: 'Which tiles really are up?',
      start: event.tiles ?? [],
      event: (tiles) => ({ type: 'exposed', seat, ...(tiles === undefined ? {} : { tiles }) }),
    },
    onEvent: (other) => correct(at, other),
  }
}

/** The discard and its name can be put right. */
export const discardFix = (run: Run, correct: Correct): Fix | undefined => {
  const at = stepOfDiscard(run)
  const event = run.steps[at]?.event
  if (event?.type !== 'discarded') return undefined
  return {
    label: 'Fix the discard or its name',
    ask: {
      kind: 'discard',
      question: `What did ${SEAT_NAMES[event.seat]} really throw?`,
      event: { type: 'discarded', seat: event.seat },
    },
    onEvent: (other) => correct(at, other),
  }
}

/** An entry that tells of the hand of a seat, with what that hand is worth. */
const withValue = (event: TableEvent, seat: Seat, value: number): TableEvent | undefined => {
  if (event.type === 'declared' && event.rival?.seat === seat) return { ...event, rival: { ...event.rival, value } }
  if (event.type === 'outOfTurn' && event.claim?.seat === seat) return { ...event, claim: { ...event.claim, value } }
  if (event.type === 'wrongWall') return event.declarer === seat ? { ...event, value } : undefined
  return (event.type === 'declared' || event.type === 'won' || event.type === 'wonBySwap') && event.seat === seat
    ? { ...event, value }
    : undefined
}

/** The entry that told of the hand of a seat, up to this one, can still say what it is worth. */
export const valueFix = (run: Run, upTo: number, seat: Seat, correct: Correct): ((value: number) => void) | undefined => {
  const told = run.steps.slice(0, upTo + 1).findLastIndex(({ event }) => withValue(event, seat, 0) !== undefined)
  const event = run.steps[told]?.event
  if (event === undefined) return undefined
  return (value) => {
    const valued = withValue(event, seat, value)
    if (valued !== undefined) correct(told, valued)
  }
}

/** The entry with which the question began that is open now; after the last where none is. */
export const stepOfQuestion = ({ steps }: Run): number => steps.findLastIndex(({ played }) => played.open === undefined) + 1

/** A hand that a card was asked about, after these events: the answer, and on the declaration what the card says of it. */
export const withHand = (events: readonly TableEvent[], seat: Seat, made: Made | undefined): Action => {
  const verified: TableEvent = { type: 'verified', seat, right: made !== undefined }
  const at = events.findLastIndex((event) => event.type === 'declared' && event.seat === seat)
  const declared = events[at]
  if (made === undefined || declared?.type !== 'declared') return { does: 'add', keep: events.length, add: [verified] }
  const { value, jokerless } = made
  return { does: 'add', keep: at, add: [{ ...declared, value, jokerless }, ...events.slice(at + 1), verified] }
}
