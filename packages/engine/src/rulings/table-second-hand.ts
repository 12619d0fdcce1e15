/** The hands of two seats that declared: who has to look at one, and which of them the law rules on first. */
import type { Result } from '../base/result.ts'
import type { Declared } from '../table/events-play.ts'
import type { TableEvent } from '../table/events.ts'
import { inError, wrongFirst } from '../table/incident-declared.ts'
import type { Heard, Incident } from '../table/incident.ts'
import { keeper, secondClaim } from '../table/second-claim.ts'
import type { Seat } from '../table/seats.ts'
import type { Pending, Table } from '../table/table.ts'
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

/** The seat whose hand the ruling takes for right though nobody has looked at it: no hand wins unseen. */
export const notLookedAt = ({ who }: Incident, { assumed }: Ruling): Omit<Pending, 'event' | 'facts'> | undefined => {
  const part = assumed.flatMap(({ fact }) => HANDS[fact] ?? [])[0]
  const seat = part === undefined ? undefined : who[part]?.[0]
  return seat === undefined
    ? undefined
    : { asks: ['valid'], question: `Does the hand of seat ${seat} match the card?`, verify: seat }
}

/** What follows where the hand that comes first is wrong, or wins a tile that a dead hand kept: the event and its incident. */
export const comesFirst = (
  table: Table,
  event: Declared,
  { effects, seats }: Ruling,
): { readonly event: Declared; readonly heard: Result<Heard> } | undefined => {
  const wrong = effects.find(({ kind }) => kind === 'declarationInError')?.seats[0]
  if (wrong !== undefined) {
    const first = wrongFirst(event, wrong)
    return { event: first, heard: inError(table, first) }
  }
  const kept = keeper(table)
  if (kept === undefined) return undefined
  const { rival } = event
  const winner = rival !== undefined && seats[rival.seat].status === 'won' ? rival : event
  return { event, heard: secondClaim(table, winner, kept) }
}
