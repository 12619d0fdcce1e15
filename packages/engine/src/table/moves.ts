/** Lawful play: picks, discards, calls and exposures move the turn and nothing else. */
import type { Result } from '../base/result.ts'
import type { TableEvent } from './events.ts'
import type { EventOf, Heard } from './incident.ts'
import { checked, discardProblems, mustLive, NOTHING, refuse } from './incident.ts'
import { claimant, heardCalledWrongly, isLastDiscard, lateCall, secondCall } from './incident-claims.ts'
import { deadForNothing, heardBound, tooSoon } from './incident-bound.ts'
import { misnamedCall } from './incident-misnamed.ts'
import { withPass } from './incident-opening.ts'
import { heardOutOfTurn, heardWrongWall, jokerWhere, outOfTurn } from './incident-play.ts'
import { slip } from './incident-slips.ts'
import { handedOn, withAsideBack } from './moves-passing.ts'
import { withAdjusted, withWall } from './moves-rack.ts'
import type { Seat } from './seats.ts'
import type { Discard, Exposure, Table } from './table.ts'
import { dueSeat, isLive, rightfulSeat, standing, withSeat, without } from './table.ts'
import { isPlainJoker } from './thrown-joker.ts'
import { JOKER, SAME } from './tiles.ts'
import type { Turn } from './turn.ts'

const turnOf = (seat: Turn['seat'], stage: Turn['stage']): Turn => ({ seat, stage })

/** What is wrong with a move of the seat that is due: a second pick, a wrong end or wall, a discard without a pick. */
const inTurn = (table: Table, event: EventOf<'picked' | 'racked' | 'discarded'>): Result<Heard> => {
  const { turn } = table
  const acts = turn?.seat === event.seat && turn.stage !== 'toPick' && turn.stage !== 'discarded'
  const called = event.type === 'racked' ? undefined : (event.called ?? 'no')
  const slipped = (what: 'noPick' | 'held' | 'twoPicked', racked?: boolean): Result<Heard> =>
    slip(table, {
      type: 'slipped',
      seat: event.seat,
      what,
      ...(racked === undefined ? {} : { racked }),
      ...(called === undefined ? {} : { called }),
    })
  if (event.type === 'picked') {
    if (acts) return slipped('twoPicked', event.racked ?? false)
    if (event.from === undefined) return NOTHING
    const { seat, from, pusher, racked = false } = event
    const pick = { seats: [seat], fault: from, racked, called: called ?? 'no' } as const
    return heardWrongWall(table, { type: 'wrongWall', ...pick, ...(pusher === undefined ? {} : { pusher }) })
  }
  if (event.type === 'racked') return NOTHING
  if (passingUnderWay(table))
    return refuse('passing', 'type', 'The Charleston is under way.', 'Enter the passes that are left, or stopped.')
  if (event.held === true) return slipped('held')
  // Only where every tile is followed is a pick known to be missing, and not just left out of the log.
  return table.tiles !== undefined && turn !== undefined && !acts ? slipped('noPick') : NOTHING
}

/** Passes that nobody may leave out have not all been made. */
const passingUnderWay = ({ begun, passing }: Table): boolean => !begun && passing !== undefined && passing.pass !== 'courtesy'

/** A pick or a discard by a seat that is not due is out of turn; nobody has called it unless it is said. */
export const heardMove = (table: Table, event: EventOf<'picked' | 'racked' | 'discarded'>): Result<Heard> =>
  checked(mustLive(table, event.seat, 'seat'), () => {
    const due = dueSeat(table)
    const { turn } = table
    // What a seat throws after a pick out of turn is out of turn too, and the seat that was due may still take its turn.
    const unsettled = turn?.insteadOf !== undefined && rightfulSeat(table) !== turn.seat
    if (unsettled && event.type !== 'racked' && event.seat !== turn?.seat && event.seat === rightfulSeat(table)) return NOTHING
    if (due === undefined || (due === event.seat && !(unsettled && event.type === 'discarded'))) {
      return inTurn(table, event)
    }
    if (event.type === 'racked')
      return refuse(
        'not-picked',
        'seat',
        `Seat ${event.seat} has not picked a tile.`,
        'Enter the pick first: picked, with racked: true.',
      )
    if (event.type === 'discarded' && turn?.seat === event.seat && turn.stage === 'discarded' && !unsettled)
      return slip(table, { type: 'slipped', seat: event.seat, what: 'twoThrown', called: event.called ?? 'no' })
    const did = event.type === 'discarded' ? 'threw' : event.racked === true ? 'racked' : 'unracked'
    return heardOutOfTurn(table, { type: 'outOfTurn', seat: event.seat, did, called: event.called ?? 'no' })
  })

export const heardCall = (table: Table, event: EventOf<'called'>): Result<Heard> => {
  const { discard, turn } = table
  const { seat } = event
  // Whether a tile was thrown in turn comes before its name.
  if (discard?.misnamed === true && discard.outOfTurn !== true) return misnamedCall(table, event)
  const dead = mustLive(table, seat, 'seat')
  if (dead.length > 0 || discard === undefined) return checked([...dead, ...discardProblems(table, seat, 'group')], () => NOTHING)
  const up = event.did !== undefined && event.did !== 'spoken'
  const wrongly = (why: 'old' | 'joker'): Result<Heard> =>
    checked(deadForNothing(event), () =>
      heardCalledWrongly(table, { type: 'calledWrongly', seat, why, up, called: event.dead ?? 'no' }),
    )
  if (discard.by === seat) return wrongly('old')
  const { lies } = discard
  if (isPlainJoker(discard) && (lies.at !== 'gone' || lies.late === true)) return wrongly('joker')
  const first = claimant(table)
  if (first !== undefined && first !== seat) return checked(tooSoon(event), () => secondCall(table, discard.by, first, seat))
  if (lies.at === 'gone' && lies.late === true)
    return checked(tooSoon(event), () =>
      lateCall(table, {
        seat,
        wants: 'group',
        next: event.together === true ? 'together' : 'closed',
        heldUp: event.heldUp,
      }),
    )
  return checked(discardProblems(table, seat, 'group'), () => {
    if ((turn?.stage === 'picked' && turn.seat === seat) || isLastDiscard(table))
      return checked(tooSoon(event), () => lateCall(table, { seat, wants: 'group', next: 'picked' }))
    if (discard.outOfTurn !== true) return heardBound(table, event)
    return outOfTurn(table, {
      type: 'outOfTurn',
      seat: discard.by,
      did: 'threw',
      claim: { seat, wants: 'group' },
      // A seat that is out by now was called for it.
      called: isLive(table, discard.by) ? (event.dead ?? 'no') : 'accepted',
    })
  })
}

/** An exposure follows a call; where none was entered, showing the group is the call. */
export const heardExposed = (table: Table, event: EventOf<'exposed'>): Result<Heard> => {
  const { turn } = table
  const mine = turn?.seat === event.seat && (turn.stage === 'toExpose' || turn.stage === 'toDiscard')
  return checked(
    [
      ...mustLive(table, event.seat, 'seat'),
      ...(mine || turn === undefined || claimant(table) !== undefined ? [] : discardProblems(table, event.seat, 'group')),
    ],
    () => {
      const { discard } = table
      const callable = discard?.lies.at === 'table' && discard.by !== event.seat
      const wanted = claimant(table)
      const disputed = wanted !== undefined && wanted !== event.seat
      return !mine &&
        (discard?.misnamed === true || disputed || (callable && (discard.outOfTurn === true || discard.tile === JOKER)))
        ? heardCall(table, { type: 'called', seat: event.seat, did: 'shown' })
        : NOTHING
    },
  )
}

const discardOf = (table: Table, event: EventOf<'discarded'>, outOfTurn: boolean): Discard => {
  const legal = event.named === SAME || event.named === JOKER || (event.named !== undefined && event.named === table.lastName)
  const differs = event.tile !== undefined && event.named !== undefined && event.named !== event.tile && event.named !== SAME
  const wrongSame =
    event.named === SAME &&
    event.tile !== undefined &&
    event.tile !== JOKER &&
    table.lastName !== undefined &&
    event.tile !== table.lastName
  return {
    by: event.seat,
    misnamed: event.misnamed ?? ((differs && !(event.tile === JOKER && legal)) || wrongSame),
    lies: { at: 'table' },
    ...(event.tile === undefined ? {} : { tile: event.tile }),
    ...(event.named === undefined ? {} : { named: event.named }),
    ...(event.tile === JOKER && legal ? { jokerNamedLegally: true } : {}),
    ...(outOfTurn ? { outOfTurn: true as const } : {}),
  }
}

/** The tile of a discard now lies on the table. */
export const withDiscard = (found: Table, event: EventOf<'discarded'>, outOfTurn: boolean): Table => {
  const table = found.passing === undefined ? found : without(withAsideBack(found), 'passing')
  const name = event.named === SAME ? table.lastName : (event.named ?? event.tile)
  const thrown = { begun: true, discard: discardOf(table, event, outOfTurn), turn: turnOf(event.seat, 'discarded') }
  return name === undefined ? { ...without(table, 'lastName'), ...thrown } : { ...table, ...thrown, lastName: name }
}

/** The discard before can no longer be called. `late`: since the next seat has acted. */
export const windowShut = (table: Table, late = false): Table => {
  const { discard } = table
  if (discard === undefined || discard.lies.at === 'gone') return table
  if (discard.lies.at === 'rack' && (discard.lies.for === 'group' || discard.lies.for === 'winner')) return table
  const { claimedBy: _, committed: __, ...rest } = discard
  const open = discard.lies.at === 'table'
  return { ...table, discard: { ...rest, lies: late && open ? { at: 'gone', late } : { at: 'gone' } } }
}

const exposed = (table: Table, event: EventOf<'exposed'>): Table => {
  const { seat } = event
  const called = table.turn?.seat === seat && (table.turn.stage === 'toExpose' || table.turn.stage === 'toDiscard')
  const turns = called ? table.turns : table.turns + 1
  const own = table.seats[seat].exposures
  const exposure: Exposure = {
    id: `${seat}${own.length + 1}`,
    jokers: event.jokers ?? event.tiles?.filter((tile) => tile === JOKER).length ?? 0,
    turn: turns,
    standing: 'up',
    ...(event.tiles === undefined ? {} : { tiles: event.tiles }),
  }
  // A group comes of a discard, also where the log has left that out.
  const next = {
    ...withSeat(table, seat, { exposures: [...own, exposure] }),
    begun: true,
    turns,
    turn: turnOf(seat, 'toDiscard'),
  }
  const { discard } = table
  // A further group in the same turn uses no discard.
  if (discard === undefined || discard.by === seat || discard.lies.at !== 'table') return next
  const { claimedBy: _, committed: __, ...rest } = discard
  return { ...next, discard: { ...rest, lies: { at: 'rack', seat, for: 'group' } } }
}

/** The group that a joker was taken from, where the table knows which. */
const givingGroup = (table: Table, event: EventOf<'exchangedJoker'>, from: Seat): Exposure | undefined => {
  const up = standing(table, from).filter((exposure) => exposure.jokers > 0)
  if (event.exposure === undefined) return up.length === 1 ? up[0] : undefined
  return up.find((exposure) => exposure.id === event.exposure)
}

/** One joker fewer in the group it was taken from. */
const withJokerTaken = (table: Table, event: EventOf<'exchangedJoker'>, from: Seat): Table => {
  const group = givingGroup(table, event, from)
  if (group === undefined) {
    const { jokersGone = 0 } = table.seats[from]
    const isOneOfThem = standing(table, from).some((exposure) => exposure.jokers > 0)
    return isOneOfThem ? withSeat(table, from, { jokersGone: jokersGone + 1 }) : table
  }
  const { tile } = event
  const exposures = table.seats[from].exposures.map((exposure): Exposure => {
    if (exposure.id !== group.id) return exposure
    const at = tile === undefined ? -1 : (exposure.tiles?.indexOf(JOKER) ?? -1)
    const tiles = at < 0 || tile === undefined ? exposure.tiles : exposure.tiles?.with(at, tile)
    return { ...exposure, jokers: exposure.jokers - 1, ...(tiles === undefined ? {} : { tiles }) }
  })
  return withSeat(table, from, { exposures })
}

const exchanged = (table: Table, event: EventOf<'exchangedJoker'>): Table => {
  const { from } = event
  if (from === 'discards' || (jokerWhere(table, event) !== 'live' && jokerWhere(table, event) !== 'stays')) return table
  const next = withJokerTaken(table, event, from)
  const { turn } = table
  if (turn?.seat !== event.seat) return next
  const after: Table = { ...next, turn: { ...turn, exchanged: true } }
  // An exchange ends the time in which the discard before could be called (WIN-02), but not the call of the seat itself.
  return turn.stage === 'toExpose' ? after : windowShut(after, true)
}

const picked = (table: Table, event: EventOf<'picked'>): Table => {
  const next = { ...table, turns: table.turns + 1, turn: turnOf(event.seat, 'picked') }
  return event.racked === true ? windowShut(next, true) : next
}

const takenTurn = (seat: Seat, insteadOf: Seat, racked: boolean): Turn => ({
  ...turnOf(seat, 'picked'),
  insteadOf,
  ...(racked ? { racked } : {}),
})

/** A pick out of turn that has cost nothing so far: the turn is with a seat that took it from another. */
export const pickedOutOfTurn = (table: Table, event: EventOf<'picked'>): Table => {
  const due = rightfulSeat(table)
  const next = picked(table, event)
  if (due === undefined || due === event.seat) return next
  return { ...next, turn: takenTurn(event.seat, due, event.racked === true) }
}

/** Picks are often left out of a log: a discard of the seat that was due tells of one. */
const discarded = (table: Table, event: EventOf<'discarded'>): Table => {
  const { turn } = table
  const begun = turn?.seat === event.seat && turn.stage !== 'toPick' && turn.stage !== 'discarded'
  return withDiscard(begun ? table : { ...table, turns: table.turns + 1 }, event, false)
}

const called = (table: Table, event: EventOf<'called'>): Table =>
  table.discard === undefined
    ? table
    : {
        ...table,
        turns: table.turns + 1,
        turn: turnOf(event.seat, 'toExpose'),
        discard: {
          ...table.discard,
          claimedBy: event.seat,
          ...(event.did === 'rack' || event.did === 'shown' ? { committed: true } : {}),
        },
      }

/** What an event does to the table by itself, once nothing of it has to be ruled on. */
export const move = (table: Table, event: TableEvent): Table => {
  if (event.type === 'picked') return picked(table, event)
  if (event.type === 'racked') {
    const { insteadOf } = table.turn?.seat === event.seat ? table.turn : {}
    const turn = insteadOf === undefined ? turnOf(event.seat, 'picked') : takenTurn(event.seat, insteadOf, true)
    return windowShut({ ...table, turn }, true)
  }
  if (event.type === 'discarded') return discarded(table, event)
  if (event.type === 'called') return called(table, event)
  if (event.type === 'exposed') return exposed(table, event)
  if (event.type === 'exchangedJoker') return exchanged(table, event)
  if (event.type === 'adjusted') return withAdjusted(table, event)
  if (event.type === 'askedPause')
    return table.discard === undefined ? table : { ...table, discard: { ...table.discard, heldUp: true } }
  if (event.type === 'passed') return handedOn(withPass(table, event))
  if (event.type === 'bet') return { ...table, bet: event.on }
  if (event.type === 'wallSet') return table.tiles === undefined ? table : { ...table, tiles: withWall(table.tiles, event.tiles) }
  return event.type === 'threwIn' ? withSeat(table, event.seat, { threwIn: true }) : table
}
