/** Slips before the law: a wrong number of tiles as it happens, a seat passed over, tiles shown without a call. */
import type { Problem } from '../base/problem.ts'
import type { Result } from '../base/result.ts'
import type { EventOf, Heard } from './incident.ts'
import { checked, incident, mustLive, ownDiscardProblems, yesNo } from './incident.ts'
import type { Seat } from './seats.ts'
import { nextLive } from './seats.ts'
import type { Table } from './table.ts'
import { hasBegun, isLive, rightfulSeat } from './table.ts'

type Slip = EventOf<'slipped'>

/** What the table saw of a turn that this seat took from another: that its tile is racked, or thrown already. */
const seenOf = ({ turn, discard }: Table, seat: Seat): 'racked' | 'thrown' | undefined => {
  if (turn?.seat !== seat) return undefined
  if (turn.stage === 'discarded') return discard?.by === seat && discard.outOfTurn === true ? 'thrown' : undefined
  return turn.racked === true ? 'racked' : undefined
}

const otherwise = (at: string, seat: Seat, seen: 'racked' | 'thrown'): Problem => ({
  code: 'table/contradiction',
  at,
  message: `At this table seat ${seat} has ${seen} a tile.`,
  hint: `Leave ${at} out; the table holds it.`,
})

/** No other seat has picked since: known only where every tile is followed, since picks are often left out of a log. */
const nobodyElse = ({ tiles, turn }: Table, seat: Seat): boolean =>
  tiles !== undefined && turn?.seat === seat && turn.stage !== 'discarded'

/** What the next seat has done since a discard was forgotten, as far as the table saw it. */
const nextOf = (table: Table, forgot: Seat): 'picked' | 'racked' | undefined => {
  if (nobodyElse(table, forgot)) return 'picked'
  const next = nextLive(forgot, (seat) => isLive(table, seat))
  return next === undefined || seenOf(table, next) === undefined ? undefined : 'racked'
}

/** A discard was forgotten, as far as it is told what the slip was. */
const mayForget = (what: Slip['what']): boolean => what === undefined || what === 'noThrow'

const nextProblems = (table: Table, { what, next, seat }: Slip): readonly Problem[] => {
  const seen = mayForget(what) ? nextOf(table, seat) : undefined
  return seen === undefined || next === undefined || next === seen
    ? []
    : [
        {
          code: 'table/contradiction',
          at: 'next',
          message: `At this table the next seat has ${seen === 'racked' ? 'racked its tile' : 'not picked'} since.`,
          hint: 'Leave next out; the table holds it.',
        },
      ]
}

/** Slips that concern a discard, which then can be called like any other. */
const OF_A_DISCARD: readonly (string | undefined)[] = ['noPick', 'twoThrown', 'held']

/** A slip of a seat. An act that nobody called stands until somebody does. */
export const slip = (table: Table, event: Slip): Result<Heard> => {
  const { what } = event
  const racked = what === 'twoPicked' ? yesNo(event.racked) : undefined
  return incident(table, 'countSlip', {
    actor: event.seat,
    told: {
      slipWhat: what,
      slipNext: what === 'noThrow' ? event.next : undefined,
      slipSecond: racked,
      called: event.called,
    },
    held: {
      slipNext: mayForget(what) ? nextOf(table, event.seat) : undefined,
      // With a discard of East play has begun, whatever was wrong with it.
      started: yesNo(OF_A_DISCARD.includes(what) && event.seat === table.east ? true : hasBegun(table)),
    },
    open: ['slipWhat', 'slipNext', 'slipSecond'],
  })
}

/** East opens the deal with fourteen tiles, so its first discard comes without a pick. */
const openingProblems = ({ east, begun, discard, turns }: Table, { what, seat }: Slip): readonly Problem[] =>
  what === 'noPick' && seat === east && turns === 0 && (!begun || discard?.by === east)
    ? [
        {
          code: 'table/contradiction',
          at: 'what',
          message: `Seat ${seat} is East and opens the deal with its discard, so it had no tile to pick.`,
          hint: 'Leave the event out, or say another slip: twoThrown, held.',
        },
      ]
    : []

export const heardSlip = (table: Table, event: Slip): Result<Heard> =>
  checked(
    [
      ...mustLive(table, event.seat, 'seat'),
      ...nextProblems(table, event),
      ...openingProblems(table, event),
      ...(OF_A_DISCARD.includes(event.what) && table.discard !== undefined ? ownDiscardProblems(table, event.seat) : []),
    ],
    () => slip(table, event),
  )

const skipProblems = (table: Table, { seat, why, threw, racked }: EventOf<'skipped'>): readonly Problem[] => {
  const seen = why === 'rule' ? undefined : seenOf(table, seat)
  if (seen === 'thrown') return threw === false ? [otherwise('threw', seat, seen)] : []
  return seen === 'racked' && threw !== true && racked === false ? [otherwise('racked', seat, seen)] : []
}

export const heardSkipped = (table: Table, event: EventOf<'skipped'>): Result<Heard> =>
  checked([...mustLive(table, event.seat, 'seat'), ...skipProblems(table, event)], () => {
    const over = event.over ?? rightfulSeat(table)
    const due = over === undefined || over === event.seat || !isLive(table, over) ? undefined : over
    const bySlip = event.why === 'slip'
    const seen = seenOf(table, event.seat)
    const threw = event.threw ?? (seen === undefined ? undefined : seen === 'thrown')
    return incident(table, 'skipped', {
      actor: event.seat,
      told: {
        skipWhy: event.why,
        skipBy: event.why === 'rule' ? event.by : undefined,
        skipThrew: bySlip ? yesNo(threw) : undefined,
        skipRacked: bySlip && threw === false ? yesNo(event.racked ?? (seen === 'racked' ? true : undefined)) : undefined,
        called: event.called,
      },
      held: { started: yesNo(hasBegun(table)) },
      who: { due: [due] },
      open: ['skipWhy', 'skipThrew'],
    })
  })

export const heardShownAlone = (table: Table, event: EventOf<'shownAlone'>): Result<Heard> =>
  checked(mustLive(table, event.seat, 'seat'), () =>
    incident(table, 'shownAlone', {
      actor: event.seat,
      told: { shownHow: event.how, called: event.called },
      held: { started: yesNo(hasBegun(table)) },
      open: ['shownHow'],
    }),
  )
