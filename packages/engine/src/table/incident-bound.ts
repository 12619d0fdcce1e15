/** A call that is told to be up and that cannot be finished, or to have been called dead (CLAIM-18). */
import type { Problem } from '../base/problem.ts'
import type { Result } from '../base/result.ts'
import type { CalledTile } from './events-calls.ts'
import type { Heard } from './incident.ts'
import { checked, incident, NOTHING, yesNo } from './incident.ts'
import type { Seat } from './seats.ts'
import type { Table } from './table.ts'

/** A live seat has called the hand dead. That nobody has, or that it is to be asked, can be told of every call. */
const isCalled = ({ dead }: CalledTile): boolean => dead === 'accepted' || dead === 'disputed'

/** The part by which a call is told to have cost its hand, or to be about to. */
const costs = (event: CalledTile): 'dead' | 'canShow' | undefined =>
  isCalled(event) ? 'dead' : event.canShow === false ? 'canShow' : undefined

const notUp = (seat: Seat, at: string): Problem => ({
  code: 'table/call-not-up',
  at,
  message: `Nothing is told to be up for the call of seat ${seat}, and a word alone binds no hand.`,
  hint: `Leave ${at} out, or say what was put up: did: rack or did: shown.`,
})

/** A word alone binds nobody, so nobody can have called the hand dead for it. */
export const deadForWord = (event: CalledTile): readonly Problem[] =>
  isCalled(event) && event.did === 'spoken' ? [notUp(event.seat, 'dead')] : []

/** The same where the law knows no call but one that is up or is not. */
export const deadForNothing = (event: CalledTile): readonly Problem[] =>
  event.did === undefined ? deadForWord({ ...event, did: 'spoken' }) : deadForWord(event)

/** Who has the tile is ruled on first; what becomes of a call that cannot be finished comes after it. */
export const tooSoon = (event: CalledTile): readonly Problem[] => {
  const at = costs(event)
  return at === undefined
    ? []
    : [
        {
          code: 'table/call-contested',
          at,
          message: `Whether seat ${event.seat} has the tile at all is ruled on first.`,
          hint: `Leave ${at} out, and enter withdrew as the next event if that seat has the tile.`,
        },
      ]
}

/** A call in order is nothing to rule on, unless it is up and costs the hand. */
export const heardBound = (table: Table, event: CalledTile): Result<Heard> => {
  const { seat, did, canShow, dead } = event
  const up = did === 'rack' || did === 'shown'
  const at = costs(event) ?? (up && dead !== undefined ? 'dead' : undefined)
  if (at === undefined) return NOTHING
  return checked(up ? [] : [notUp(seat, at)], () =>
    incident(table, 'callBack', {
      actor: seat,
      told: {
        callStage: 'up',
        upWith: did === 'rack' ? 'tile' : 'shown',
        canShow: yesNo(canShow),
        called: dead,
      },
      who: { discarder: [table.discard?.by] },
      open: ['canShow'],
    }),
  )
}
