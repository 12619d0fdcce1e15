/**
 * What a ruling does to the table. The order is fixed: deaths (the declarer, the second seat, then reactions in order of
 * play), pieces, the discard, the wall, the deal, the turn, payments. Data never orders effects.
 */
import type { TableEvent } from './events.ts'
import type { Incident } from './incident.ts'
import { offending } from './incident-dead.ts'
import { move, pickedOutOfTurn, windowShut, withDiscard } from './moves.ts'
import type { NextToAct, Payment, SeatOutcome } from './outcome.ts'
import type { Seat } from './seats.ts'
import { SEATS, seatsAfter } from './seats.ts'
import type { Death, Declaration, Discard, Exposure, FailedClaim, Table } from './table.ts'
import { dueSeat, isLive, withSeat, without } from './table.ts'

/** The parts of a ruling that the table acts on. */
export interface Judged {
  readonly effects: readonly { readonly slot: string; readonly kind: string; readonly seats: readonly Seat[] }[]
  readonly seats: { readonly [seat in Seat]: Pick<SeatOutcome, 'status'> }
  readonly payments: readonly Payment[]
  readonly next: NextToAct
  readonly deal: string
  /** What put the judged hand out, where one went out. */
  readonly cause: string | undefined
}

const GOES_ON: readonly string[] = ['goesOn', 'goesOnReshuffled', 'asRuled']
const LEFT_TO_TABLE: readonly string[] = ['tableDecides', 'fixOrRedeal']

const kindOf = (judged: Judged, slot: string): string | undefined => judged.effects.find((effect) => effect.slot === slot)?.kind

const has = (judged: Judged, slot: string, kind: string): boolean =>
  judged.effects.some((effect) => effect.slot === slot && effect.kind === kind)

/** Why a hand goes out by this incident: the law says it of the hand that is judged. */
const deathOf = (incident: Incident, judged: Judged, seat: Seat): Death => {
  const { actor: [actor] = [], touched = [], breaker = [], rival = [] } = incident.who
  const reacted = incident.incident === 'wallFell' ? seat !== actor && breaker.includes(seat) : touched.includes(seat)
  if (reacted) return { cause: 'reaction', ...(actor === undefined ? {} : { declarer: actor }) }
  // A second seat goes out only by declaring on the tile as well.
  const declared = seat === actor ? judged.cause === 'declared' : rival.includes(seat)
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
  if (event.type === 'won') return [{ seat: event.seat, right: true }]
  if (event.type === 'wonBySwap') return [checked(event.seat)]
  if (event.type === 'outOfTurn') return event.claim?.wants === 'win' ? [checked(event.claim.seat)] : []
  if (event.type !== 'declared') return []
  const { seat, valid, rival } = event
  return [{ seat, ...(valid === undefined ? {} : { right: valid }) }, ...(rival?.wants === 'win' ? [checked(rival.seat)] : [])]
}

const withDeclarations = (table: Table, event: TableEvent, judged: Judged): Table => ({
  ...table,
  declarations: [...table.declarations, ...declarationsOf(event, judged)],
})

const returned = (exposures: readonly Exposure[], gone: (exposure: Exposure) => boolean): readonly Exposure[] =>
  exposures.map((exposure) => (gone(exposure) ? { ...exposure, standing: 'returned' } : exposure))

const namedExposure = (event: TableEvent): string | undefined =>
  event.type === 'calledDead' || event.type === 'faultyExposure' || event.type === 'exchangedJoker' ? event.exposure : undefined

const withPieces = (before: Table, table: Table, event: TableEvent, judged: Judged): Table => {
  let next = table
  for (const { slot, kind, seats } of judged.effects)
    for (const seat of seats) {
      const { exposures } = next.seats[seat]
      if ((slot === 'exposures' && kind === 'allReturn') || (slot === 'rivalTiles' && kind === 'allBack'))
        next = withSeat(next, seat, { exposures: returned(exposures, () => true) })
      if (slot === 'tiles' && kind === 'groupBack') {
        const group = offending(before, seat, namedExposure(event))
        next = withSeat(next, seat, { exposures: returned(exposures, (exposure) => exposure.id === group?.id) })
      }
      // A group shown with a declaration or on a misnamed tile now stands; one still to be shown comes with its own event.
      if (slot === 'tiles' && (kind === 'stay' || kind === 'stayExtrasBack') && has(judged, 'duty', 'keepGroup')) {
        const jokers = event.type === 'declared' ? (event.jokers ?? 0) : 0
        const group: Exposure = { id: `${seat}${exposures.length + 1}`, jokers, turn: next.turns + 1, standing: 'up' }
        next = { ...withSeat(next, seat, { exposures: [...exposures, group] }), turns: next.turns + 1 }
      }
      const hidden = (slot === 'jokers' && kind === 'outOfReach') || (slot === 'rivalTiles' && kind === 'allBack')
      if (hidden && event.type !== 'exchangedJoker') next = withSeat(next, seat, { inReach: false })
    }
  return next
}

const PLACES: { readonly [kind: string]: 'win' | 'coDeclarer' | 'nobody' | 'group' | 'winner' } = {
  keptForWin: 'win',
  keptForCoDeclarer: 'coDeclarer',
  keptForNobody: 'nobody',
  inGroup: 'group',
  toRival: 'group',
  toWinner: 'winner',
}

/** The declaration that a tile is kept for, where it stays with the hand that declared. */
const failedClaim = (incident: Incident, seat: Seat): { readonly failed?: FailedClaim } => {
  const { actor: [actor] = [], touched = [] } = incident.who
  return incident.incident === 'declaration' && seat === actor
    ? { failed: { declarer: seat, facts: incident.told, touched } }
    : {}
}

const withDiscardPlace = (table: Table, incident: Incident, judged: Judged): Table => {
  const effect = judged.effects.find((one) => one.slot === 'discard')
  if (table.discard === undefined || effect === undefined) return table
  const { claimedBy, failed: _, ...discard } = table.discard
  if (effect.kind === 'none') return claimedBy === undefined || isLive(table, claimedBy) ? table : { ...table, discard }
  const place = PLACES[effect.kind]
  const [seat] = effect.seats
  // A hand that goes out after its own discard holds the tile it claimed before; the new discard stays open.
  if (place !== undefined && seat === discard.by) return table
  if (place !== undefined && seat !== undefined)
    return {
      ...table,
      discard: { ...discard, lies: { at: 'rack', seat, for: place }, ...(place === 'win' ? failedClaim(incident, seat) : {}) },
    }
  if (effect.kind === 'open') {
    // A tile that is open again after a wrong name has got its right name.
    const open: Discard = { ...discard, lies: { at: 'table' }, ...(incident.incident === 'misnaming' ? { misnamed: false } : {}) }
    return { ...table, discard: open }
  }
  return windowShut({ ...table, discard })
}

const withWall = (table: Table, incident: Incident, judged: Judged): Table => {
  if (judged.deal === 'goesOnReshuffled' || incident.told['rebuilt'] === 'yes') return { ...table, wall: 'standing' }
  if (incident.told['walls'] === 'broken' || incident.told['rebuilt'] === 'no') return { ...table, wall: 'broken' }
  // A wall that was only disturbed is put back when the declaration is settled.
  return incident.told['walls'] === 'disturbed' ? { ...table, wall: 'standing' } : table
}

const withDeal = (table: Table, event: TableEvent, judged: Judged): Table => {
  // What is settled after the deal never reopens it.
  if (table.deal.state === 'over' || GOES_ON.includes(judged.deal)) return table
  if (LEFT_TO_TABLE.includes(judged.deal)) return { ...table, deal: { state: 'tableDecides', kind: judged.deal } }
  const winner = SEATS.find((seat) => judged.seats[seat].status === 'won')
  const own =
    ((event.type === 'declared' || event.type === 'won') && event.on === 'own') ||
    (event.type === 'wonBySwap' && event.start === 'pick')
  const on = own ? 'own' : 'discard'
  return { ...table, deal: { state: 'over', kind: judged.deal, ...(winner === undefined ? {} : { winner, wonOn: on }) } }
}

const STAGE_OF: { readonly [next: string]: 'toDiscard' | 'toPick' } = {
  finishesTurn: 'toDiscard',
  discards: 'toDiscard',
  rightOf: 'toPick',
  due: 'toPick',
}

const withTurn = (before: Table, table: Table, judged: Judged): Table => {
  if (table.deal.state !== 'underWay') return without(table, 'turn')
  const { kind, seat } = judged.next
  // A word taken back by a seat that was not due leaves the turn where it was.
  const notDue = kind === 'finishesTurn' && before.turn !== undefined && dueSeat(before) !== seat
  if (kind === 'turnUnderWay' || kind === 'asRuled' || notDue) {
    // The turn of a seat that went out passes to the next live one; the discard of such a seat still stands.
    const { turn } = before
    if (turn === undefined || turn.stage === 'discarded' || isLive(table, turn.seat)) return table
    return seat === undefined || notDue ? without(table, 'turn') : { ...table, turn: { seat, stage: 'toPick' } }
  }
  if (kind === 'openToCalls') {
    const by = table.discard?.by
    return by === undefined ? without(table, 'turn') : { ...table, turn: { seat: by, stage: 'discarded' } }
  }
  const stage = STAGE_OF[kind]
  if (seat === undefined || stage === undefined) return without(table, 'turn')
  const shows = has(judged, 'duty', 'exposeGroup') || kindOf(judged, 'rivalHand') === 'takesGroup'
  const { insteadOf } = kind === 'finishesTurn' && before.turn?.seat === seat ? before.turn : {}
  return {
    ...table,
    turn: { seat, stage: stage === 'toDiscard' && shows ? 'toExpose' : stage, ...(insteadOf === undefined ? {} : { insteadOf }) },
  }
}

const withContests = (table: Table, event: TableEvent, judged: Judged): Table => {
  if (event.type === 'calledDead' && event.caller !== 'onlooker' && has(judged, 'duty', 'settleLater'))
    return { ...table, contests: [...table.contests, { caller: event.caller, seat: event.seat, settled: false }] }
  if (event.type !== 'settledCall') return table
  const contests = table.contests.map((contest) =>
    contest.caller === event.caller && contest.seat === event.seat ? { ...contest, settled: true } : contest,
  )
  return { ...table, contests }
}

/** The act itself, where the law lets it stand although it was not in order. */
const withAct = (table: Table, event: TableEvent, incident: Incident, judged: Judged): Table => {
  if (event.type === 'exchangedJoker')
    return has(judged, 'hand', 'dead') || has(judged, 'duty', 'undoExchange') ? table : move(table, event)
  if (event.type === 'exposed' && kindOf(judged, 'rivalHand') === 'takesGroup') return move(table, event)
  if (!has(judged, 'hand', 'inPlay')) return table
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

/** A tile that somebody called at once lies on the table before the ruling on the call. */
const withTileThrown = (table: Table, event: TableEvent): Table =>
  event.type === 'outOfTurn' && event.claim !== undefined
    ? withDiscard(table, { type: 'discarded', seat: event.seat }, true)
    : table

/** A table after a ruling. Each hand goes out once; a deal that is over stays over. */
export const applyOutcome = (found: Table, event: TableEvent, incident: Incident, judged: Judged): Table => {
  const table = withTileThrown(found, event)
  const dead = withDeaths(withDeclarations(table, event, judged), incident, judged)
  const pieces = withPieces(table, dead, event, judged)
  const placed = withDiscardPlace(pieces, incident, judged)
  const walls = withWall(placed, incident, judged)
  const deal = withDeal(walls, event, judged)
  const turned = withTurn(table, deal, judged)
  const acted = turned.deal.state === 'underWay' ? withAct(turned, event, incident, judged) : turned
  const contested = withContests(withThrownIn(acted, event, judged), event, judged)
  return { ...contested, payments: [...table.payments, ...judged.payments] }
}

/** Whether a ruling finds that the hand that won had been out before. */
export const wonDead = (table: Table, judged: Judged): Seat | undefined =>
  table.deal.winner !== undefined && has(judged, 'duty', 'declarationInError') ? table.deal.winner : undefined

/** A table whose win was none: what was paid for it goes back, and its declaration is still to be judged. */
export const withWinUndone = (table: Table, winner: Seat): Table => {
  const back = table.payments
    .filter((payment) => payment.to === winner && payment.of === 'winning hand')
    .map((payment): Payment => ({ ...payment, from: payment.to, to: payment.from, back: true }))
  const declarations = table.declarations.map((one) => (one.seat === winner ? { ...one, right: false } : one))
  return { ...table, deal: { state: 'underWay' }, declarations, payments: [...table.payments, ...back] }
}

/** The tiles of a deal that was taken for won lie open: where the law would go on, the table decides. */
export const afterWinUndone = (table: Table): Table =>
  table.deal.state === 'underWay' ? { ...without(table, 'turn'), deal: { state: 'tableDecides', kind: 'tableDecides' } } : table
