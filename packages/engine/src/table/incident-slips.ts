/** Slips before the law: a wrong number of tiles as it happens, a seat passed over, tiles shown without a call. */
import type { Problem } from '../base/problem.ts'
import type { Result } from '../base/result.ts'
import type { EventOf, Heard } from './incident.ts'
import { checked, incident, mustLive, ownDiscardProblems, yesNo } from './incident.ts'
import type { Seat } from './seats.ts'
import type { Table } from './table.ts'
import { isLive, rightfulSeat } from './table.ts'

type Slip = EventOf<'slipped'>

/** No other seat has picked since: known only where every tile is followed, since picks are often left out of a log. */
const nobodyElse = ({ tiles, turn }: Table, seat: Seat): boolean =>
  tiles !== undefined && turn?.seat === seat && turn.stage !== 'discarded'

const nextProblems = (table: Table, { what, next, seat }: Slip): readonly Problem[] =>
  what === 'noThrow' && next === 'racked' && nobodyElse(table, seat)
    ? [
        {
          code: 'table/contradiction',
          at: 'next',
          message: `At this table nobody has picked since seat ${seat} did.`,
          hint: 'Enter the pick of the next seat first, or leave next out.',
        },
      ]
    : []

/** A slip of a seat. An act that nobody called stands until somebody does. */
export const slip = (table: Table, event: Slip): Result<Heard> => {
  const { what } = event
  const racked = what === 'twoPicked' ? yesNo(event.racked) : undefined
  const canBeCalled = !(what === 'noThrow' && event.next !== 'racked') && !(what === 'twoPicked' && event.racked !== true)
  return incident(table, 'countSlip', {
    actor: event.seat,
    told: {
      slipWhat: what,
      slipNext: what === 'noThrow' ? event.next : undefined,
      slipSecond: racked,
      called: canBeCalled ? event.called : undefined,
    },
    held: { slipNext: what === 'noThrow' && nobodyElse(table, event.seat) ? 'picked' : undefined },
    open: ['slipWhat', 'slipNext', 'slipSecond'],
  })
}

/** Slips that concern a discard, which then can be called like any other. */
const OF_A_DISCARD: readonly (string | undefined)[] = ['noPick', 'twoThrown', 'held']

export const heardSlip = (table: Table, event: Slip): Result<Heard> =>
  checked(
    [
      ...mustLive(table, event.seat, 'seat'),
      ...nextProblems(table, event),
      ...(OF_A_DISCARD.includes(event.what) && table.discard !== undefined ? ownDiscardProblems(table, event.seat) : []),
    ],
    () => slip(table, event),
  )

export const heardSkipped = (table: Table, event: EventOf<'skipped'>): Result<Heard> =>
  checked(mustLive(table, event.seat, 'seat'), () => {
    const over = event.over ?? rightfulSeat(table)
    const due = over === undefined || over === event.seat || !isLive(table, over) ? undefined : over
    const bySlip = event.why === 'slip'
    return incident(table, 'skipped', {
      actor: event.seat,
      told: {
        skipWhy: event.why,
        skipBy: event.why === 'rule' ? event.by : undefined,
        skipThrew: bySlip ? yesNo(event.threw) : undefined,
        skipRacked: bySlip && event.threw === false ? yesNo(event.racked) : undefined,
        called: bySlip ? event.called : undefined,
      },
      who: { due: [due] },
      open: ['skipWhy', 'skipThrew'],
    })
  })

export const heardShownAlone = (table: Table, event: EventOf<'shownAlone'>): Result<Heard> =>
  checked(mustLive(table, event.seat, 'seat'), () =>
    incident(table, 'shownAlone', {
      actor: event.seat,
      told: { shownHow: event.how, called: event.how === 'slip' ? undefined : event.called },
      open: ['shownHow'],
    }),
  )
