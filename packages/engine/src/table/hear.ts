/** Which part of the law an event concerns at this table. The one door from events to incidents. */
import type { Result } from '../base/result.ts'
import { failed } from '../base/result.ts'
import { unreachable } from '../base/unreachable.ts'
import type { TableEvent } from './events.ts'
import type { EventOf, Heard } from './incident.ts'
import { checked, mustLive, NOTHING, refuse } from './incident.ts'
import { heardDeadCall, heardFaultyExposure, heardSettledCall, heardThrewIn, heardWrongCount } from './incident-dead.ts'
import { heardDeclaration, heardFoundWrong, heardWin } from './incident-declared.ts'
import { heardNameCorrected } from './incident-misnamed.ts'
import {
  heardExchange,
  heardOutOfTurn,
  heardTilesSeen,
  heardWallBroken,
  heardWallGame,
  heardWonBySwap,
  heardWrongWall,
} from './incident-play.ts'
import { heardCall, heardExposed, heardMove } from './moves.ts'
import type { Table } from './table.ts'
import { liveSeats } from './table.ts'

/** Events for a deal that is over. */
const AFTERWARDS: readonly TableEvent['type'][] = ['settledCall', 'foundWrong']

/** What the table decided where the law left it to them. */
const heardDecision = (table: Table, event: EventOf<'tableDecided'>): Result<Heard> => {
  if (table.deal.state !== 'tableDecides')
    return refuse('nothing-to-decide', 'type', 'Nothing is left to the table to decide.', 'Leave the event out.')
  if (event.deal === 'goesOn' && liveSeats(table).length < 2)
    return refuse('too-few-hands', 'deal', 'A deal needs two hands in play.', 'Enter deal: over.')
  return checked(event.next === undefined ? [] : mustLive(table, event.next, 'next'), () => NOTHING)
}

const dispatch = (table: Table, event: TableEvent): Result<Heard> => {
  switch (event.type) {
    case 'picked':
    case 'racked':
    case 'discarded':
      return heardMove(table, event)
    case 'called':
      return heardCall(table, event)
    case 'exposed':
      return heardExposed(table, event)
    case 'declared':
      return heardDeclaration(table, event)
    case 'won':
      return heardWin(table, event)
    case 'foundWrong':
      return heardFoundWrong(table, event)
    case 'nameCorrected':
      return heardNameCorrected(table)
    case 'calledDead':
      return heardDeadCall(table, event)
    case 'settledCall':
      return heardSettledCall(table, event)
    case 'faultyExposure':
      return heardFaultyExposure(table, event)
    case 'exchangedJoker':
      return heardExchange(table, event)
    case 'wonBySwap':
      return heardWonBySwap(table, event)
    case 'wallBroken':
      return heardWallBroken(table, event)
    case 'wrongWall':
      return heardWrongWall(table, event)
    case 'outOfTurn':
      return heardOutOfTurn(table, event)
    case 'wrongCount':
      return heardWrongCount(table, event)
    case 'tilesSeen':
      return heardTilesSeen(table, event)
    case 'threwIn':
      return heardThrewIn(table, event)
    case 'wallGame':
      return heardWallGame(table)
    case 'tableDecided':
      return heardDecision(table, event)
    case 'start':
      return refuse(
        'start-late',
        'type',
        'A table can only be set up before the first event.',
        'Make it the first event of the log.',
      )
    case 'verified':
    case 'told':
    case 'reacted':
      return refuse(
        'no-question',
        'type',
        'No question is open at this table.',
        'Enter the declaration or the event it belongs to first.',
      )
    default:
      return unreachable(event)
  }
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
  if (event.type === 'foundWrong' && table.deal.state !== 'over')
    return failed({
      code: 'table/deal-under-way',
      at: 'type',
      message: 'The deal is still under way.',
      hint: 'Enter a declaration that is not valid.',
    })
  return dispatch(table, event)
}
