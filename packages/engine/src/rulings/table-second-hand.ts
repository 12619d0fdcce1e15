/** The hands of two seats that declared: who has to look at one, and which of them the law rules on first. */
import type { Result } from '../base/result.ts'
import type { Declared } from '../table/events-play.ts'
import type { TableEvent } from '../table/events.ts'
import { byItself, inError, wrongFirst } from '../table/incident-declared.ts'
import type { Heard, Incident } from '../table/incident.ts'
import { isRuledOut } from '../table/incident.ts'
import { keeper, secondClaim } from '../table/second-claim.ts'
import type { Seat } from '../table/seats.ts'
import type { Pending, Table } from '../table/table.ts'
import { liveSeats } from '../table/table.ts'
import type { Ruling } from './ruling.ts'

/** Facts that a look at the hand of the second seat answers. */
const SECOND_HAND: readonly string[] = ['rivalRight', 'rightHand']

/** Facts that a look at one of two hands answers, with the part of its seat: which of them is asked is the law's to say. */
const HANDS: { readonly [fact: string]: string } = { firstRight: 'actor', boundRight: 'rival' }

/** The second seat, where the question is whether its hand is right. */
export const toVerify = (event: TableEvent, fact: string): Seat | undefined =>
  event.type === 'declared' && SECOND_HAND.includes(fact) && event.rival?.right === undefined ? event.rival?.seat : undefined

/** Whether two mah jonggs on one discard are to be ruled on, which is done in the order of the law. */
export const isTwoMahJonggs = (event: TableEvent, { incident, told }: Incident): event is Declared =>
  event.type === 'declared' && incident === 'twoClaims' && told['wants'] === 'wins'

const toLook = (seat: Seat): Look => ({
  asks: ['valid'],
  question: `Does the hand of seat ${seat} match the card?`,
  verify: seat,
})

type Look = Omit<Pending, 'event' | 'facts'>

/** The seat whose hand the ruling takes for right though nobody has looked at it: no hand wins unseen. */
export const notLookedAt = ({ who }: Incident, { assumed }: Ruling): Look | undefined => {
  const part = assumed.flatMap(({ fact }) => HANDS[fact] ?? [])[0]
  const seat = part === undefined ? undefined : who[part]?.[0]
  return seat === undefined ? undefined : toLook(seat)
}

/** Answers to the first question that are left by what was told. */
const left = (incident: Incident, { needs: [need] }: Ruling): readonly string[] =>
  need === undefined ? [] : need.answers.map(({ value }) => value).filter((value) => !isRuledOut(incident, need.fact, value))

/** The answer about a second hand, where all that are left come to the same: then nobody has to look at it. */
export const sameEither = (incident: Incident, ruling: Ruling, keyOf: (value: string) => string): string | undefined => {
  const [value, ...others] = left(incident, ruling)
  if (value === undefined || others.length === 0 || !SECOND_HAND.includes(ruling.needs[0]?.fact ?? '')) return undefined
  const key = keyOf(value)
  return others.every((other) => keyOf(other) === key) ? value : undefined
}

/** What two mah jonggs come to: a look at a hand, declarations ruled on one after the other, or one that tells of both. */
export type First =
  | { readonly kind: 'look'; readonly look: Look }
  | { readonly kind: 'inTurn'; readonly events: readonly Declared[] }
  | { readonly kind: 'one'; readonly event: Declared; readonly heard: Result<Heard> }

/** Seats whose declarations the ruling sends to be ruled on by themselves, in the order of the law. */
const inErrorBy = ({ effects }: Ruling): readonly Seat[] =>
  effects.flatMap(({ kind, seats }) => (kind === 'declarationInError' ? seats : []))

/** What follows where the hand that comes first is wrong, or wins a tile that a dead hand kept. */
export const comesFirst = (table: Table, event: Declared, ruling: Ruling): First | undefined => {
  const [wrong] = inErrorBy(ruling)
  if (wrong !== undefined) {
    // Of a seat that said the word and showed nothing, or broke a wall, more is known than a second claim tells.
    // With no third hand in play a wall no longer matters: both that are left are out.
    const brokeWall = event.wall === 'brokenByDeclarer' && liveSeats(table).length > 2
    const hasMore = event.shown === 'none' || brokeWall
    if (wrong !== event.seat && hasMore && event.valid !== true)
      return event.valid === undefined
        ? { kind: 'look', look: toLook(event.seat) }
        : { kind: 'inTurn', events: [byItself(event, wrong), byItself(event, event.seat)] }
    const first = wrongFirst(event, wrong)
    return { kind: 'one', event: first, heard: inError(table, first) }
  }
  const kept = keeper(table)
  if (kept === undefined) return undefined
  const { rival } = event
  const winner = rival !== undefined && ruling.seats[rival.seat].status === 'won' ? rival : event
  return { kind: 'one', event, heard: secondClaim(table, winner, kept) }
}

/**
 * Two that declared together on a discard and on a pick, and are both wrong: each declaration by itself. With no third
 * hand in play the first ruling would end the deal before the second, so that is left to the people at the table.
 */
export const bothInError = (table: Table, event: TableEvent, ruling: Ruling): readonly Declared[] => {
  const seats = inErrorBy(ruling)
  if (event.type !== 'declared' || event.late !== 'bothDeclared' || seats.length < 2 || liveSeats(table).length < 3) return []
  return seats.map((seat) => byItself(event, seat))
}
