/**
 * What a ruling does to the table. The order is fixed: deaths (the declarer, the second seat, then reactions in order of
 * play), pieces, the discard, the wall, the deal, the turn, payments. Data never orders effects.
 */
import { concerns, isInGroupOf, withDiscardPlace, withGroupDown, withPieces } from './apply-pieces.ts'
import { GOES_ON, LEFT_TO_TABLE } from './deal-kinds.ts'
import type { TableEvent } from './events.ts'
import type { Incident } from './incident.ts'
import type { Judged } from './judged.ts'
import { has, kindOf } from './judged.ts'
import { move, pickedOutOfTurn, withDiscard } from './moves.ts'
import { withAsideBack } from './moves-passing.ts'
import type { Payment } from './outcome.ts'
import { withNextBegun, withTurnOf } from './next-begun.ts'
import { startOfPassing } from './passing.ts'
import { withNothingScored } from './scores-nothing.ts'
import type { Seat } from './seats.ts'
import { nextLive, SEATS, seatsAfter } from './seats.ts'
import type { Death, Declaration, Table } from './table.ts'
import { dueSeat, isContest, isLive, withSeat, without } from './table.ts'

/** Why a hand goes out by this incident: the law says it of the hand that is judged. */
const deathOf = (incident: Incident, judged: Judged, seat: Seat): Death => {
  const { actor: [actor] = [], touched = [], breaker = [] } = incident.who
  const reacted = incident.incident === 'wallFell' ? seat !== actor && breaker.includes(seat) : touched.includes(seat)
  if (reacted) return { cause: 'reaction', ...(actor === undefined ? {} : { declarer: actor }) }
  // A second seat goes out only by declaring on the tile as well; where nobody named it, the ruling says which one it is.
  const rivals = judged.effects.filter(({ slot }) => slot === 'rivalHand').flatMap(({ seats }) => seats)
  const declared = seat === actor ? judged.cause === 'declared' : rivals.includes(seat)
  return { cause: declared ? 'declared' : 'fault' }
}

const withDeaths = (table: Table, incident: Incident, judged: Judged): Table => {
  const [actor] = incident.who['actor'] ?? []
  const order: readonly Seat[] = [
    ...(actor === undefined ? [] : [actor]),
    ...(incident.who['rival'] ?? []),
    ...(actor === undefined ? SEATS : seatsAfter(actor)),
  ]
  let next = table
  for (const seat of new Set(order)) {
    if (judged.seats[seat].status !== 'dead' || !isLive(next, seat)) continue
    const { threwIn: _, ...state } = next.seats[seat]
    next = {
      ...next,
      seats: { ...next.seats, [seat]: { ...state, death: deathOf(incident, judged, seat) } },
      deaths: [...next.deaths, seat],
    }
  }
  return next
}

/** The mah jonggs that an event tells of, in order, each with what the check came to. */
const declarationsOf = (event: TableEvent, judged: Judged): readonly Declaration[] => {
  const checked = (seat: Seat): Declaration => {
    const { status } = judged.seats[seat]
    return { seat, ...(status === 'live' ? {} : { right: status === 'won' }) }
  }
  if (event.type === 'won' || event.type === 'wonBySwap') return [checked(event.seat)]
  if (event.type === 'outOfTurn') return event.claim?.wants === 'win' ? [checked(event.claim.seat)] : []
  if (event.type !== 'declared') return []
  const { seat, valid, rival } = event
  return [{ seat, ...(valid === undefined ? {} : { right: valid }) }, ...(rival?.wants === 'win' ? [checked(rival.seat)] : [])]
}

const withDeclarations = (table: Table, event: TableEvent, judged: Judged): Table => ({
  ...table,
  declarations: [...table.declarations, ...declarationsOf(event, judged)],
})

const withWall = (table: Table, incident: Incident, judged: Judged): Table => {
  if (judged.deal === 'goesOnReshuffled' || incident.told['rebuilt'] === 'yes') return { ...table, wall: 'standing' }
  if (incident.told['walls'] === 'broken' || incident.told['rebuilt'] === 'no') return { ...table, wall: 'broken' }
  // A wall that was only disturbed is put back when the declaration is settled.
  return incident.told['walls'] === 'disturbed' ? { ...table, wall: 'standing' } : table
}

/** Incidents that are no part of play: they move nothing at the table and end no deal. */
const BESIDE: readonly string[] = ['bet', 'conduct', 'announced']

/** Whether a seat has won with a tile of its own: where two declared together, the picker has, and the caller has not. */
const wonOnOwn = (event: TableEvent, winner: Seat): boolean => {
  if (event.type === 'declared' && event.late === 'bothDeclared') return winner === event.rival?.seat
  if (event.type === 'declared' || event.type === 'won') return event.on === 'own'
  return event.type === 'wrongWall' || (event.type === 'wonBySwap' && event.start === 'pick')
}

const withDeal = (table: Table, event: TableEvent, judged: Judged): Table => {
  // What is settled after the deal never reopens it.
  if (table.deal.state === 'over' || GOES_ON.includes(judged.deal)) return table
  if (LEFT_TO_TABLE.includes(judged.deal)) return { ...table, deal: { state: 'tableDecides', kind: judged.deal } }
  const [winner, alsoWon] = SEATS.filter((seat) => judged.seats[seat].status === 'won')
  const on = winner !== undefined && wonOnOwn(event, winner) ? 'own' : 'discard'
  return {
    ...table,
    deal: {
      state: 'over',
      kind: judged.deal,
      ...(winner === undefined ? {} : { winner, wonOn: on }),
      ...(alsoWon === undefined ? {} : { alsoWon }),
    },
  }
}

const STAGE_OF: { readonly [next: string]: 'toDiscard' | 'toPick' } = {
  finishesTurn: 'toDiscard',
  discards: 'toDiscard',
  rightOf: 'toPick',
  due: 'toPick',
}

/** The turn of a seat that went out passes to the next live one; the discard of such a seat still stands. */
const underWay = (before: Table, table: Table, next?: Seat): Table => {
  const { turn } = before
  if (turn === undefined || turn.stage === 'discarded' || isLive(table, turn.seat)) return table
  return next === undefined ? without(table, 'turn') : { ...table, turn: { seat: next, stage: 'toPick' } }
}

/** A seat that goes out before play was to begin leaves it to the next live one. */
const passedOn = ({ turn }: Table, table: Table): Table => {
  if (turn === undefined || turn.stage === 'discarded' || isLive(table, turn.seat)) return table
  const seat = nextLive(turn.seat, (one) => isLive(table, one))
  return seat === undefined ? without(table, 'turn') : { ...table, turn: { seat, stage: 'toPick' } }
}

/** What comes next where the turn is with whom it was. */
const STAYS: readonly string[] = ['passing', 'courtesy', 'fromThere', 'nextDeal', 'lastCalls']

/** Duties of a seat that has its discard still before it, whoever seemed to be due. */
const ANEW: readonly string[] = ['backToHand', 'discardNow']

const withTurn = (before: Table, table: Table, judged: Judged): Table => {
  if (table.deal.state !== 'underWay') return without(table, 'turn')
  const { kind, seat } = judged.next
  if (STAYS.includes(kind)) return passedOn(before, table)
  if (has(judged, 'discard', 'toDeclarer') && table.discard !== undefined)
    return { ...table, turn: { seat: table.discard.by, stage: 'discarded' } }
  if (seat !== undefined && ANEW.some((duty) => has(judged, 'duty', duty)))
    return { ...table, turn: { seat, stage: 'toDiscard' } }
  // A word taken back by a seat that was not due leaves the turn where it was.
  const notDue = kind === 'finishesTurn' && before.turn !== undefined && dueSeat(before) !== seat
  if (kind === 'turnUnderWay' || kind === 'asRuled' || notDue) return underWay(before, table, notDue ? undefined : seat)
  if (kind === 'nextBegan') return withNextBegun(table, judged)
  if (kind === 'hasTurn' && seat !== undefined) return withTurnOf(table, seat)
  if (kind === 'eastBegins') {
    const { east } = table
    const begins = !before.begun && east !== undefined && isLive(table, east)
    return begins ? { ...table, turn: { seat: east, stage: 'toDiscard' } } : table
  }
  if (kind === 'openToCalls') {
    const by = table.discard !== undefined && concerns(judged, table.discard) ? table.discard.by : undefined
    if (by === undefined && table.discard !== undefined) return underWay(before, table)
    if (isInGroupOf(table, undefined)) return underWay(before, table)
    return by === undefined ? without(table, 'turn') : { ...table, turn: { seat: by, stage: 'discarded' } }
  }
  const stage = STAGE_OF[kind]
  if (seat === undefined || stage === undefined) return without(table, 'turn')
  const up = before.turn?.seat === seat && before.turn.stage === 'toDiscard'
  const shows = !up && (has(judged, 'duty', 'exposeGroup') || kindOf(judged, 'rivalHand') === 'takesGroup')
  const { insteadOf, racked } = kind === 'finishesTurn' && before.turn?.seat === seat ? before.turn : {}
  return {
    ...table,
    turn: {
      seat,
      stage: stage === 'toDiscard' && shows ? 'toExpose' : stage,
      ...(insteadOf === undefined ? {} : { insteadOf }),
      ...(racked === undefined ? {} : { racked }),
      ...(up && stage === 'toDiscard' && before.turn.exchanged === true ? { exchanged: true } : {}),
    },
  }
}

/** Duties under which a call of a dead hand waits for the end of the deal. */
const SETTLED_LATER: readonly string[] = ['settleLater', 'settleAllLater']

/** Seats whose hands stay in play though they were called. */
const playsOn = ({ effects }: Judged): readonly Seat[] =>
  effects.flatMap(({ slot, kind, seats }) => (slot === 'hand' && kind === 'inPlay' ? seats : []))

const withContests = (table: Table, event: TableEvent, judged: Judged): Table => {
  if (event.type === 'calledDead' && event.caller !== 'onlooker' && has(judged, 'duty', 'settleLater'))
    return { ...table, contests: [...table.contests, { caller: event.caller, seat: event.seat, settled: false }] }
  const disputes = event.type !== 'calledDead' && SETTLED_LATER.some((kind) => has(judged, 'duty', kind))
  if (disputes) return { ...table, disputed: [...new Set([...(table.disputed ?? []), ...playsOn(judged)])] }
  if (event.type !== 'settledCall') return table
  if (!isContest(table, event)) return { ...table, disputed: (table.disputed ?? []).filter((seat) => seat !== event.seat) }
  const contests = table.contests.map((contest) =>
    contest.caller === event.caller && contest.seat === event.seat ? { ...contest, settled: true } : contest,
  )
  return { ...table, contests }
}

/** Duties under which a pass is made as it was told, though something was wrong with it. */
const PASS_STANDS: readonly string[] = ['passOwnThree', 'remind']

/** The Charleston is stopped: what was set aside goes back, and only the courtesy pass is left. */
const toCourtesy = (table: Table, seat: Seat): Table => ({
  ...withAsideBack(table),
  passing: { ...startOfPassing('courtesy'), stoppedBy: seat },
})

/** Whether the group that a seat has shown stays up: it has the tile, or plays on until somebody calls its hand. */
const keepsGroup = (judged: Judged, seat: Seat): boolean =>
  judged.effects.some(
    ({ slot, kind, seats }) =>
      ((slot === 'rivalHand' && kind === 'takesGroup') || (slot === 'hand' && kind === 'inPlay')) && seats.includes(seat),
  )

/** The act itself, where the law lets it stand although it was not in order. */
const withAct = (table: Table, event: TableEvent, incident: Incident, judged: Judged): Table => {
  if (event.type === 'exchangedJoker') {
    const undone = has(judged, 'duty', 'undoExchange') || has(judged, 'duty', 'changeBack')
    return undone || (has(judged, 'hand', 'dead') && !has(judged, 'duty', 'exchangeStands')) ? table : move(table, event)
  }
  if (event.type === 'passed') return PASS_STANDS.some((duty) => has(judged, 'duty', duty)) ? move(table, event) : table
  if (event.type === 'stopped') return judged.next.kind === 'courtesy' ? toCourtesy(table, event.seat) : table
  if (event.type === 'wantedBack') return has(judged, 'duty', 'backToHand') ? without(table, 'discard') : table
  if (event.type === 'exposed') return keepsGroup(judged, event.seat) ? move(table, event) : table
  if (!has(judged, 'hand', 'inPlay')) return table
  if (incident.incident === 'countSlip') return table
  if (event.type === 'picked' && incident.incident === 'wallWrong') return move(table, event)
  if (event.type === 'picked') return pickedOutOfTurn(table, event)
  if (event.type === 'discarded') return withDiscard(table, event, true)
  if (event.type !== 'outOfTurn') return table
  const did = incident.told['outDid']
  if (did === 'threw')
    return event.claim === undefined ? withDiscard(table, { type: 'discarded', seat: event.seat }, true) : table
  return pickedOutOfTurn(table, { type: 'picked', seat: event.seat, racked: did === 'racked' })
}

/** A hand thrown in on nothing stays in play until it is called dead, also where the table first has to go on. */
const withThrownIn = (table: Table, event: TableEvent, judged: Judged): Table =>
  event.type === 'wallBroken' && has(judged, 'hand', 'inPlay') && isLive(table, event.seat)
    ? withSeat(table, event.seat, { threwIn: true })
    : table

/** A tile that somebody called at once, or that a slip concerns, lies on the table before the ruling. */
const withTileThrown = (table: Table, event: TableEvent, { incident }: Incident): Table => {
  if (event.type === 'outOfTurn' && event.claim !== undefined)
    return withDiscard(table, { type: 'discarded', seat: event.seat }, true)
  return event.type === 'discarded' && incident === 'countSlip' ? withDiscard(table, event, false) : table
}

/** A table after a ruling. Each hand goes out once; a deal that is over stays over. */
export const applyOutcome = (found: Table, event: TableEvent, incident: Incident, judged: Judged): Table => {
  if (BESIDE.includes(incident.incident))
    return {
      ...found,
      payments: [...found.payments, ...judged.payments],
      ...(incident.told['betCase'] === 'spoke' ? { betSpoke: true } : {}),
    }
  const table = has(judged, 'duty', 'tileBack') ? found : withTileThrown(found, event, incident)
  const dead = withDeaths(withDeclarations(table, event, judged), incident, judged)
  const pieces = withPieces(table, dead, event, judged)
  const placed = withGroupDown(table, withDiscardPlace(pieces, incident, judged), judged)
  const walls = withWall(placed, incident, judged)
  const deal = withDeal(walls, event, judged)
  const turned = withTurn(table, deal, judged)
  const acted = turned.deal.state === 'underWay' ? withAct(turned, event, incident, judged) : turned
  const contested = withContests(withThrownIn(acted, event, judged), event, judged)
  const paid = { ...withPassingOver(contested), payments: [...table.payments, ...judged.payments] }
  return withNothingScored(paid, judged)
}

/** A Charleston is for four live hands: with one of them out it is over, and what was set aside goes back. */
const withPassingOver = (table: Table): Table =>
  table.passing === undefined || table.deaths.length === 0 ? table : without(withAsideBack(table), 'passing')

/** Whether a ruling finds that the hand that won had been out before. */
export const wonDead = (table: Table, judged: Judged): Seat | undefined =>
  table.deal.winner !== undefined && has(judged, 'duty', 'declarationInError') ? table.deal.winner : undefined

/** A table whose win was none: what was paid for it goes back, and its declaration is still to be judged. */
export const withWinUndone = (table: Table, winner: Seat): Table => {
  const back = table.payments
    .filter((payment) => payment.to === winner && payment.of === 'winning hand')
    .map((payment): Payment => ({ ...payment, from: payment.to, to: payment.from, back: true }))
  const declarations = table.declarations.map((one) => (one.seat === winner ? { ...one, right: false } : one))
  // Nothing was won, so nothing told of the win is worth anything for the next one.
  const { winning: _, jokerless: __, ...values } = table.values
  return { ...table, deal: { state: 'underWay' }, declarations, payments: [...table.payments, ...back], values }
}

/** The tiles of a deal that was taken for won lie open: where the law would go on, the table decides. */
export const afterWinUndone = (table: Table): Table =>
  table.deal.state === 'underWay' ? { ...without(table, 'turn'), deal: { state: 'tableDecides', kind: 'tableDecides' } } : table
