/** Deals for property tests that get somewhere: each step is played by seats that can still play it. */
import fc from 'fast-check'
import type { Reaction } from '../src/table/event-parts.ts'
import type { TableEvent } from '../src/table/events.ts'
import type { Seat } from '../src/table/seats.ts'
import { SEATS } from '../src/table/seats.ts'
import type { Table } from '../src/table/table.ts'
import { dueSeat, liveSeats } from '../src/table/table.ts'

/** One step, told by numbers: which act, by which of the seats that can, with which of its details. */
export interface Step {
  readonly act: 'play' | 'onDiscard' | 'onOwn' | 'rival' | 'deadCall' | 'count' | 'outOfTurn' | 'wrongWall' | 'exposure' | 'tile'
  readonly seat: number
  readonly other: number
  readonly detail: number
  /** Bits: which other live seats react; one more bit for a broken wall. */
  readonly reacting: number
}

export const steps: fc.Arbitrary<readonly Step[]> = fc.array(
  fc.record({
    act: fc.constantFrom(
      'play',
      'play',
      'onDiscard',
      'onDiscard',
      'onOwn',
      'rival',
      'deadCall',
      'count',
      'outOfTurn',
      'wrongWall',
      'exposure',
      'tile',
    ),
    seat: fc.nat(3),
    other: fc.nat(3),
    detail: fc.nat(11),
    reacting: fc.oneof(fc.constant(0), fc.nat(15)),
  }),
  { minLength: 3, maxLength: 9 },
)

const pick = <T>(list: readonly T[], at: number): T | undefined => list[at % Math.max(1, list.length)]

const reactionsOf = (live: readonly Seat[], { reacting, detail }: Step): readonly Reaction[] =>
  live.flatMap((seat, index): Reaction[] =>
    (reacting >> index) % 2 === 0
      ? []
      : [{ seat, did: 'threwIn', ...((reacting & 8) !== 0 && detail % 3 === 0 && index === 0 ? { brokeWall: true } : {}) }],
  )

const CLAIMS = ['none', 'tile', 'slope', 'group', 'more', 'more'] as const
const OWN = ['none', 'pick', 'some', 'some'] as const
const FAULTS = ['oneGroup', 'allC', 'other'] as const

/** The event of a step at this table; nothing when nobody can do it. */
export const eventOf = (table: Table, step: Step): TableEvent | undefined => {
  const live = liveSeats(table)
  const { detail } = step
  const by = table.discard?.by
  const seat = pick(live, step.seat)
  const due = dueSeat(table) ?? seat
  if (seat === undefined || due === undefined) return undefined
  const apart = live.filter((one) => one !== seat)
  const other = pick(apart, step.other)
  const caller = pick(
    live.filter((one) => one !== by),
    step.seat,
  )
  switch (step.act) {
    case 'play':
      return { type: 'discarded', seat: due }
    case 'onDiscard':
    case 'rival': {
      if (caller === undefined || by === undefined) return undefined
      const rest = live.filter((one) => one !== caller)
      const rival =
        step.act === 'rival'
          ? pick(
              rest.filter((one) => one !== by),
              step.other,
            )
          : undefined
      const reactions = reactionsOf(
        rest.filter((one) => one !== rival),
        step,
      )
      const shown = CLAIMS[detail % CLAIMS.length] ?? 'more'
      return {
        type: 'declared',
        seat: caller,
        on: 'discard',
        shown,
        valid: false,
        reactions,
        ...(shown === 'tile' || shown === 'slope' ? { canShow: detail > 5 } : {}),
        ...(rival === undefined
          ? {}
          : {
              rival: {
                seat: rival,
                wants: detail % 4 === 0 ? 'group' : 'win',
                ...(detail % 4 === 0 ? {} : { right: detail % 4 === 1 }),
              },
            }),
      }
    }
    case 'onOwn':
      return {
        type: 'declared',
        seat: due,
        on: 'own',
        shown: OWN[detail % OWN.length] ?? 'some',
        valid: false,
        reactions: reactionsOf(
          live.filter((one) => one !== due),
          step,
        ),
      }
    case 'deadCall':
      return other === undefined
        ? undefined
        : { type: 'calledDead', caller: other, seat, reply: 'accepts', fault: FAULTS[detail % 3] ?? 'other' }
    case 'count':
      return {
        type: 'wrongCount',
        seats: [seat, ...(other === undefined || detail % 2 === 0 ? [] : [other])],
        called: 'accepted',
      }
    case 'outOfTurn':
      return {
        type: 'outOfTurn',
        seat,
        did: detail % 2 === 0 ? 'racked' : 'unracked',
        called: detail % 3 === 0 ? 'no' : 'accepted',
      }
    case 'wrongWall':
      return {
        type: 'wrongWall',
        seats: [seat],
        racked: true,
        fault: detail % 2 === 0 ? 'end' : 'wall',
        called: 'accepted',
        ...(other === undefined ? {} : { pusher: other }),
      }
    case 'exposure':
      return { type: 'exposed', seat, jokers: detail % 3 }
    case 'tile':
      return other === undefined
        ? undefined
        : { type: 'exchangedJoker', seat, from: other, wrongTile: 'after', called: 'accepted' }
  }
}

/** Every seat has a group with a joker up, so that pieces matter. */
export const START: TableEvent = {
  type: 'start',
  table: {
    exposures: Object.fromEntries(SEATS.map((seat) => [seat, [{ jokers: 1 }]])),
    turn: { seat: 'd', stage: 'toDiscard' },
  },
}
