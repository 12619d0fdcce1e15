/** Hands called dead, disputed calls, faulty exposures and wrong counts before the law. */
import type { Problem } from '../base/problem.ts'
import type { Result } from '../base/result.ts'
import { failed } from '../base/result.ts'
import type { EventOf, Heard } from './incident.ts'
import { checked, incident, mustLive, NOTHING, refuse, yesNo } from './incident.ts'
import type { Seat } from './seats.ts'
import type { Exposure, Table } from './table.ts'
import { emptySeats, hasBegun, isContest, isLive, standing } from './table.ts'

/** The exposure an event names, or a problem when it does not stand on that rack. */
export const exposureProblems = (table: Table, seat: Seat, id: string | undefined): readonly Problem[] => {
  if (id === undefined || table.seats[seat].exposures.some((exposure) => exposure.id === id)) return []
  const ids = table.seats[seat].exposures.map((exposure) => exposure.id)
  return [
    {
      code: 'table/no-exposure',
      at: 'exposure',
      message: `Seat ${seat} has no exposure ${id}.`,
      hint: ids.length === 0 ? 'Enter the exposure first, or leave its name out.' : `Known: ${ids.join(', ')}.`,
    },
  ]
}

/** Whether an exposure went up in the turn under way, as far as the table can tell. */
const madeNow = (table: Table, seat: Seat, exposure: Exposure | undefined): boolean | undefined => {
  if (exposure !== undefined && exposure.turn > 0) return exposure.turn === table.turns && table.turn?.seat === seat
  return table.turn === undefined || table.turn.seat === seat ? undefined : false
}

/** The group at fault: the one named, else the only one or the one just made. */
export const offending = (table: Table, seat: Seat, id: string | undefined): Exposure | undefined => {
  const up = standing(table, seat)
  if (id !== undefined) return up.find((exposure) => exposure.id === id)
  const last = up.at(-1)
  return up.length === 1 || madeNow(table, seat, last) === true ? last : undefined
}

const whichExposure = (table: Table, seat: Seat): Result<never> =>
  refuse(
    'which-exposure',
    'exposure',
    `Seat ${seat} has several exposures, and one of them is at fault.`,
    `Name it: ${standing(table, seat)
      .map((exposure) => exposure.id)
      .join(', ')}.`,
  )

export const heardDeadCall = (table: Table, event: EventOf<'calledDead'>): Result<Heard> =>
  checked([...mustLive(table, event.seat, 'seat'), ...exposureProblems(table, event.seat, event.exposure)], () => {
    const { caller, seat } = event
    const fault = event.fault ?? (table.seats[seat].threwIn === true ? 'other' : undefined)
    const told = event.exposure === undefined && fault !== 'oneGroup' ? undefined : offending(table, seat, event.exposure)
    const now = fault === 'oneGroup' || fault === 'allC' ? madeNow(table, seat, told ?? standing(table, seat).at(-1)) : undefined
    const faultWhen = event.faultWhen ?? (now === undefined ? undefined : now ? 'now' : 'earlier')
    if (now !== undefined && event.faultWhen !== undefined && (event.faultWhen === 'now') !== now)
      return refuse(
        'contradiction',
        'faultWhen',
        `At this table the group went up ${now ? 'in this turn' : 'in an earlier turn'}.`,
        'Leave faultWhen out; the table holds it.',
      )
    if (fault === 'oneGroup' && event.reply !== 'disagrees' && told === undefined && standing(table, seat).length > 1)
      return whichExposure(table, seat)
    const rank = caller === 'onlooker' ? 'onlooker' : caller === seat ? 'owner' : isLive(table, caller) ? 'live' : 'dead'
    return incident(table, 'deadCall', {
      actor: seat,
      told: {
        caller: rank,
        afterLast: yesNo(event.afterLast),
        reply: event.reply,
        fault: event.reply === 'disagrees' ? undefined : fault,
        faultWhen: event.reply === 'disagrees' ? undefined : faultWhen,
      },
      held: { started: yesNo(hasBegun(table)) },
      who: { caller: [rank === 'live' && caller !== 'onlooker' ? caller : undefined] },
      open: ['reply', 'fault'],
    })
  })

export const heardSettledCall = (table: Table, event: EventOf<'settledCall'>): Result<Heard> => {
  const { caller, seat } = event
  if (table.deal.state !== 'over')
    return refuse('deal-under-way', 'type', 'A disputed call is settled after the deal.', 'Enter it once the deal is over.')
  const disputed = caller !== seat && !emptySeats(table).includes(caller) && table.disputed?.includes(seat) === true
  if (!disputed && !isContest(table, event))
    return refuse(
      'no-contest',
      'seat',
      `No call of seat ${seat} by seat ${caller} waits to be settled.`,
      'Enter the disputed call first.',
    )
  return incident(table, 'settleCall', {
    actor: seat,
    told: { truth: event.truth },
    held: { wonAfter: yesNo(table.deal.winner === seat) },
    // The dead of the deal have no part in settling a call, and a caller may be among them by now.
    who: { caller: [caller], dead: [] },
    open: ['truth'],
  })
}

/** A hand thrown in before East's first discard lies open, and nobody can call it dead for that, then or later. */
const shownEarly = (table: Table, seat: Seat): Result<Heard> =>
  incident(table, 'tilesSeen', { actor: seat, told: { seenTile: 'rack' }, held: { started: 'no' } })

export const heardThrewIn = (table: Table, event: EventOf<'threwIn'>): Result<Heard> => {
  if (event.caller === undefined)
    return checked(mustLive(table, event.seat, 'seat'), () =>
      hasBegun(table) === false ? shownEarly(table, event.seat) : NOTHING,
    )
  return heardDeadCall(table, { type: 'calledDead', caller: event.caller, seat: event.seat, reply: 'accepts', fault: 'other' })
}

export const heardFaultyExposure = (table: Table, event: EventOf<'faultyExposure'>): Result<Heard> =>
  checked([...mustLive(table, event.seat, 'seat'), ...exposureProblems(table, event.seat, event.exposure)], () => {
    const exposure = offending(table, event.seat, event.exposure)
    const now = madeNow(table, event.seat, exposure)
    const closed = table.turn?.stage === 'discarded' || table.turn?.exchanged === true
    // Whichever group it is, it went up before the discard or the exchange of this very turn.
    const held = now === false || (closed && table.turn?.seat === event.seat) ? true : now === undefined ? undefined : false
    if (held !== undefined && event.discardedSince !== undefined && held !== event.discardedSince)
      return refuse(
        'contradiction',
        'discardedSince',
        `At this table the seat has ${held ? '' : 'not '}discarded or exchanged a joker since the group went up.`,
        'Leave discardedSince out; the table holds it.',
      )
    const since = event.discardedSince ?? held
    const accepted = event.called === 'accepted' || event.called === 'ask'
    if (since === true && accepted && event.fault !== 'allC' && exposure === undefined && standing(table, event.seat).length > 1)
      return whichExposure(table, event.seat)
    return incident(table, 'exposure', {
      actor: event.seat,
      told: {
        discardedSince: yesNo(since),
        mend: since === true ? undefined : yesNo(event.mend),
        groupFault: since === false ? undefined : event.fault,
        called: event.called,
      },
      who: { discarder: [since === false ? table.discard?.by : undefined] },
      open: ['discardedSince', 'mend', 'groupFault'],
    })
  })

const MANY = ['one', 'two', 'three', 'four'] as const

export const heardWrongCount = (table: Table, event: EventOf<'wrongCount'>): Result<Heard> => {
  const { seats } = event
  const howMany = MANY[seats.length - 1]
  if (howMany === undefined || new Set(seats).size !== seats.length)
    return refuse('seat-count', 'seats', 'A wrong count concerns one to four seats.', 'Name each seat once.')
  const dead = seats.flatMap((seat, index) => mustLive(table, seat, `seats.${index}`))
  if (dead.length > 0) return failed(...dead)
  const { lastTileForgotten } = event
  // Where nobody has said whether East has thrown, it is asked, unless what is told can only have come before that.
  const begun = hasBegun(table) ?? (lastTileForgotten === undefined ? undefined : false)
  if (begun === true && lastTileForgotten !== undefined)
    return refuse('contradiction', 'lastTileForgotten', 'At this table East has discarded already.', 'Leave it out.')
  // The seat that held the turn speaks for all, since the turn depends on it.
  const actor = seats.find((seat) => seat === table.turn?.seat) ?? seats[0] ?? 'a'
  return incident(table, 'count', {
    actor,
    told: {
      started: yesNo(begun),
      whichCount: lastTileForgotten === undefined ? undefined : lastTileForgotten ? 'north' : 'other',
      called: event.called,
    },
    held: { howMany },
    who: {
      alsoOut: begun === false ? [] : seats.filter((seat) => seat !== actor),
      left: [begun === true ? undefined : seats[0]],
    },
    open: ['started', 'whichCount'],
  })
}
