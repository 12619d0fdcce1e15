/** Which part of the law an event concerns at this table. The one door from events to incidents. */
import type { Result } from '../base/result.ts'
import { failed } from '../base/result.ts'
import type { TableEvent } from './events.ts'
import type { EventOf, Heard } from './incident.ts'
import { checked, mustLive, NOTHING, refuse } from './incident.ts'
import { heardAnnounced, heardBet, heardBetRuled, heardComplained } from './incident-after.ts'
import { heardCalledWrongly, heardPause, heardWantedBack, heardWithdrew } from './incident-claims.ts'
import { heardDeadCall, heardFaultyExposure, heardSettledCall, heardThrewIn, heardWrongCount } from './incident-dead.ts'
import { heardDeclaration } from './incident-declared.ts'
import { heardFoundWrong, heardWin } from './incident-won.ts'
import { heardNameCorrected } from './incident-misnamed.ts'
import { heardPassed, heardPassedBlind, heardPassWrong, heardSetUpWrong, heardStopped, otherReady } from './incident-opening.ts'
import {
  heardExchange,
  heardTilesSeen,
  heardWallBroken,
  heardWallGame,
  heardWonBySwap,
  heardWrongWall,
  toldOutOfTurn,
} from './incident-play.ts'
import { heardShownAlone, heardSkipped, heardSlip } from './incident-slips.ts'
import { heardCall, heardExposed, heardMove } from './moves.ts'
import { heardAdjusted, heardWallSet } from './moves-rack.ts'
import type { Table } from './table.ts'
import { hasBegun, liveSeats } from './table.ts'

/** Events for a deal that is over. */
const AFTERWARDS: readonly TableEvent['type'][] = ['settledCall', 'foundWrong', 'announced', 'betRuled', 'complained']

/** Events that rest on a discard of this deal, though none of them has to name one. */
const AFTER_A_DISCARD: readonly TableEvent['type'][] = [
  'exposed',
  'calledWrongly',
  'faultyExposure',
  'exchangedJoker',
  'wonBySwap',
]

/** What the table decided where the law left it to them. */
const heardDecision = (table: Table, event: EventOf<'tableDecided'>): Result<Heard> => {
  if (table.deal.state !== 'tableDecides')
    return refuse('nothing-to-decide', 'type', 'Nothing is left to the table to decide.', 'Leave the event out.')
  if (event.deal === 'goesOn' && liveSeats(table).length < 2)
    return refuse('too-few-hands', 'deal', 'A deal needs two hands in play.', 'Enter deal: over.')
  return checked(event.next === undefined ? [] : mustLive(table, event.next, 'next'), () => NOTHING)
}

/** A wall that cannot be put back after a mah jongg which counts for nothing: all there is to rule on is the wall. */
const lostWall = ({ seat, wall, reactions = [] }: EventOf<'declared'>): EventOf<'wallBroken'> | undefined => {
  const lost = { type: 'wallBroken', rebuilt: false } as const
  const breaker = reactions.find((reaction) => reaction.brokeWall === true)
  if (breaker !== undefined) return { ...lost, seat: breaker.seat, how: 'threwIn' }
  if (wall === undefined || wall === 'disturbed') return undefined
  return { ...lost, seat, how: wall === 'mixedIn' ? 'mixedIn' : 'slip' }
}

const noQuestion = (): Result<Heard> =>
  refuse('no-question', 'type', 'No question is open at this table.', 'Enter the declaration or the event it belongs to first.')

type Hearer<T extends TableEvent['type']> = (table: Table, event: EventOf<T>) => Result<Heard>

/** Who hears each type of event. */
const HEARERS: { readonly [T in TableEvent['type']]: Hearer<T> } = {
  start: () =>
    refuse('start-late', 'type', 'A table can only be set up before the first event.', 'Make it the first event of the log.'),
  picked: heardMove,
  racked: heardMove,
  discarded: heardMove,
  called: heardCall,
  withdrew: heardWithdrew,
  calledWrongly: heardCalledWrongly,
  askedPause: heardPause,
  wantedBack: heardWantedBack,
  shownAlone: heardShownAlone,
  skipped: heardSkipped,
  slipped: heardSlip,
  exposed: heardExposed,
  adjusted: heardAdjusted,
  declared: heardDeclaration,
  reacted: noQuestion,
  verified: noQuestion,
  told: noQuestion,
  won: heardWin,
  foundWrong: heardFoundWrong,
  nameCorrected: heardNameCorrected,
  calledDead: heardDeadCall,
  settledCall: heardSettledCall,
  faultyExposure: heardFaultyExposure,
  exchangedJoker: heardExchange,
  wonBySwap: heardWonBySwap,
  wallBroken: heardWallBroken,
  wrongWall: heardWrongWall,
  outOfTurn: toldOutOfTurn,
  wrongCount: heardWrongCount,
  tilesSeen: heardTilesSeen,
  threwIn: heardThrewIn,
  wallGame: heardWallGame,
  tableDecided: heardDecision,
  passed: heardPassed,
  passWrong: heardPassWrong,
  passedBlind: heardPassedBlind,
  stopped: heardStopped,
  setUpWrong: heardSetUpWrong,
  complained: heardComplained,
  announced: heardAnnounced,
  bet: heardBet,
  betRuled: heardBetRuled,
  wallSet: heardWallSet,
}

/**
 * What an event comes to at a table: nothing to rule on, a hand to check first, or an incident with the facts that the
 * event tells and those that the table holds. Fails for an event that cannot be entered here at all.
 */
export const incidentOf = (table: Table, event: TableEvent): Result<Heard> => {
  if (table.deal.state === 'over' && !AFTERWARDS.includes(event.type))
    return refuse('deal-over', 'type', 'The deal is over.', 'Start a new table for the next deal.')
  if (table.deal.state === 'tableDecides' && event.type !== 'tableDecided')
    return refuse(
      'table-decides',
      'type',
      'The law leaves it to the table how to go on.',
      'Enter what was decided: tableDecided.',
    )
  if (AFTER_A_DISCARD.includes(event.type) && hasBegun(table) === false)
    return refuse(
      'no-discard',
      'type',
      'East has not made the first discard, so nothing can have been called yet.',
      'Enter the first discard, or shownAlone for tiles that came up without a call.',
    )
  const declares = (event.type === 'declared' || event.type === 'won') && event.on === 'own'
  if (declares && table.east !== undefined && event.seat !== table.east && hasBegun(table) === false)
    return checked(mustLive(table, event.seat, 'seat'), () => {
      const lost = event.type === 'declared' ? lostWall(event) : undefined
      return lost === undefined ? otherReady(table, event.seat) : heardWallBroken(table, lost)
    })
  if (event.type === 'foundWrong' && table.deal.state !== 'over')
    return failed({
      code: 'table/deal-under-way',
      at: 'type',
      message: 'The deal is still under way.',
      hint: 'Enter a declaration that is not valid.',
    })
  const hearer = HEARERS[event.type] as Hearer<TableEvent['type']>
  return hearer(table, event)
}
