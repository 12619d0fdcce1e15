/** The table: what is known of one deal, consistent and frozen. What nobody knows is left out. */
import type { Chain } from '../base/chain.ts'
import { toList } from '../base/chain.ts'
import type { Assignment } from '../decide/model.ts'
import type { TableEvent } from './events.ts'
import type { Payment, Values } from './outcome.ts'
import type { Passing } from './passing.ts'
import type { TilePlaces } from './places.ts'
import type { Seat } from './seats.ts'
import { nextLive, SEATS } from './seats.ts'
import type { Turn } from './turn.ts'

/** Why a hand is out. `empty`: nobody sits there. */
export interface Death {
  /** An own mah jongg in error, showing or throwing in on another's, or a fault of another kind. */
  readonly cause: 'declared' | 'reaction' | 'fault' | 'empty'
  /** The seat whose wrong declaration a reaction answered. */
  readonly declarer?: Seat
}

export interface Exposure {
  /** Seat and number: `a1` is the first exposure of seat a. */
  readonly id: string
  readonly tiles?: readonly string[]
  readonly jokers: number
  /** The turn in which it went up; 0 for one that stood when the table was reported. */
  readonly turn: number
  /** `returned`: it went back to the sloped part of the rack. */
  readonly standing: 'up' | 'returned'
}

export interface SeatState {
  readonly death?: Death
  readonly exposures: readonly Exposure[]
  /** Jokers in standing exposures may be exchanged. */
  readonly inReach: boolean
  /** Threw in without a declaration, and nobody has called it dead. */
  readonly threwIn?: true
  /** Jokers that were exchanged from these groups without a word about which of them it was. */
  readonly jokersGone?: number
}

/** Where the last discard is, and who may still have it. */
export type DiscardPlace =
  | { readonly at: 'table' }
  | { readonly at: 'rack'; readonly seat: Seat; readonly for: 'win' | 'coDeclarer' | 'nobody' | 'group' | 'winner' }
  /** `late`: it could be called until the next seat acted. */
  | { readonly at: 'gone'; readonly late?: true }

/** The wrong declaration that left a discard on the rack of its declarer. */
export interface FailedClaim {
  readonly declarer: Seat
  /** Its facts, as they were ruled on. */
  readonly facts: Assignment
  /** The seats that had reacted to it. */
  readonly touched: readonly Seat[]
}

export interface Discard {
  readonly by: Seat
  readonly tile?: string
  readonly named?: string
  readonly misnamed: boolean
  /** A joker under a name that a joker may have. */
  readonly jokerNamedLegally?: boolean
  /** Thrown by a seat that was not due. */
  readonly outOfTurn?: true
  readonly lies: DiscardPlace
  /** The seat that has called it and not yet shown a group, and whether it has put the tile up or shown tiles. */
  readonly claimedBy?: Seat
  readonly committed?: true
  /** A pause was asked for while it could be called. */
  readonly heldUp?: true
  /** Of a tile kept for a win by a hand that declared on it. */
  readonly failed?: FailedClaim
}

export interface Contest {
  readonly caller: Seat
  readonly seat: Seat
  readonly settled: boolean
}

/** Whether such a call was entered, and waits to be settled. */
export const isContest = ({ contests }: Pick<Table, 'contests'>, call: Pick<Contest, 'caller' | 'seat'>): boolean =>
  contests.some(({ caller, seat, settled }) => caller === call.caller && seat === call.seat && !settled)

export interface Deal {
  readonly state: 'underWay' | 'over' | 'tableDecides'
  /** Kind of the deal effect that ended it. */
  readonly kind?: string
  readonly winner?: Seat
  /** A second winner, where two declared at the same moment on a discard and on a pick. */
  readonly alsoWon?: Seat
  readonly wonOn?: 'own' | 'discard'
}

/** A declaration of this deal, in order. `right` is left out while it is not checked. */
export interface Declaration {
  readonly seat: Seat
  readonly right?: boolean
}

/** An event that cannot be settled before a question is answered. */
export interface Pending {
  /** Declarations that were made at the same moment and are ruled on after this event. */
  readonly after?: readonly TableEvent[]
  readonly event: TableEvent
  /** Answers given so far in the words of the law. */
  readonly facts: Assignment
  /** The facts still asked, first the one to ask; `valid` when a hand has to be checked first. */
  readonly asks: readonly string[]
  /** The question in words. */
  readonly question: string
  /** The seat whose hand is checked next. */
  readonly verify?: Seat
}

export interface Table {
  readonly seats: { readonly [seat in Seat]: SeatState }
  /** Left out when nobody knows whose turn it is. */
  readonly turn?: Turn
  /** Turns taken since the table was set up. */
  readonly turns: number
  /** East has made the first discard. */
  readonly begun: boolean
  readonly east?: Seat
  /** The Charleston, while it is followed and East has not discarded. */
  readonly passing?: Passing
  /** Where the tiles are, at a table that knows it. */
  readonly tiles?: TilePlaces
  /** The seat or the wall game that the bettor backs. */
  readonly bet?: Seat | 'wallGame'
  /** The bettor has spoken during play. */
  readonly betSpoke?: true
  readonly discard?: Discard
  /** The name of the discard before. */
  readonly lastName?: string
  readonly wall: 'standing' | 'disturbed' | 'broken'
  readonly declarations: readonly Declaration[]
  /** Seats in the order in which their hands went out. */
  readonly deaths: readonly Seat[]
  readonly contests: readonly Contest[]
  /** Seats that disputed a call of which nobody has said whose it was; it is settled after the deal as well. */
  readonly disputed?: readonly Seat[]
  readonly deal: Deal
  /** Payments of the deal so far. */
  readonly payments: readonly Payment[]
  readonly values: Values
  readonly pending?: Pending
  /** Events applied so far; {@link eventsOf} lists them. Nothing when none was. */
  readonly log?: Chain<TableEvent>
}

const isRecord = (value: unknown): value is { readonly [key: string]: unknown } => typeof value === 'object' && value !== null

/** A copy of plain data, so that freezing a table leaves the caller's own data alone. */
export const copyOf = <T>(value: T): T => {
  if (Array.isArray(value)) return value.map(copyOf) as T
  if (!isRecord(value)) return value
  const copy: { [key: string]: unknown } = { ...value }
  for (const key in copy) if (isRecord(copy[key])) copy[key] = copyOf(copy[key])
  return copy as T
}

/** Freezes plain data all the way down. What is frozen already is taken to be so all the way down, and costs nothing. */
export const freeze = <T>(value: T): T => {
  if (isRecord(value) && !Object.isFrozen(value)) freezeParts(value)
  return value
}

/** Lists of words, such as hands, are by far the most that is new. */
const freezeParts = (value: { readonly [key: string]: unknown }): void => {
  Object.freeze(value)
  if (Array.isArray(value)) {
    if (typeof value[0] !== 'string') for (const part of value as readonly unknown[]) freeze(part)
    return
  }
  for (const key in value) {
    const part = value[key]
    if (isRecord(part) && !Object.isFrozen(part)) freezeParts(part)
  }
}

/** The events applied at a table, first to last. */
export const eventsOf = (table: Table): readonly TableEvent[] => toList(table.log)

export const isLive = (table: Table, seat: Seat): boolean => table.seats[seat].death === undefined

export const liveSeats = (table: Table): readonly Seat[] => SEATS.filter((seat) => isLive(table, seat))

/**
 * Whether East has made the first discard, or went out before it and will make none. Nothing where nobody has said: a log
 * may begin in the middle of a deal.
 */
export const hasBegun = (table: Table): boolean | undefined => {
  const { begun, east, passing } = table
  if (begun || (east !== undefined && !isLive(table, east))) return true
  return east !== undefined || passing !== undefined || eventsOf(table)[0]?.type === 'start' ? false : undefined
}

/** Seats that nobody sits on. */
export const emptySeats = (table: Table): readonly Seat[] =>
  table.deaths.filter((seat) => table.seats[seat].death?.cause === 'empty')

/** The seat that is to act, as far as it is known. After a discard that is the next live seat, unless the tile is called. */
export const dueSeat = (table: Table): Seat | undefined => {
  if (table.turn === undefined || table.deal.state !== 'underWay') return undefined
  const { seat, stage } = table.turn
  return stage === 'discarded' ? nextLive(seat, (one) => isLive(table, one)) : seat
}

/** The seat whose turn it should be: a seat that picked out of turn has taken it from another. */
export const rightfulSeat = (table: Table): Seat | undefined => {
  const seat = table.turn?.insteadOf
  if (seat === undefined || table.deal.state !== 'underWay') return dueSeat(table)
  return isLive(table, seat) ? seat : nextLive(seat, (one) => isLive(table, one))
}

/**
 * Whether a death goes back to a mah jongg declared in error: an own one, or a reaction to one that cost its declarer the
 * hand. Where the word could be taken back, there was no error, and the reaction was a fault of its own.
 */
const byError = (table: Table, death: Death): boolean =>
  death.cause === 'declared' ||
  (death.cause === 'reaction' && death.declarer !== undefined && table.seats[death.declarer].death?.cause === 'declared')

/** The value of the fact `deaths`: which other hands were dead before. Three or more leave no deal to rule on. */
export const deathsFact = (table: Table, ...except: readonly Seat[]): string => {
  const deaths = table.deaths.flatMap((seat) => (except.includes(seat) ? [] : (table.seats[seat].death ?? [])))
  const errors = deaths.filter((death) => byError(table, death)).length
  if (deaths.length === 0) return 'none'
  if (deaths.length === 1) return errors === 1 ? 'error' : 'other'
  return errors === 2 ? 'errors2' : errors === 1 ? 'mixed2' : 'other2'
}

/** Seats whose own wrong declarations cost them the hand, in order. */
export const declarersInError = (table: Table): readonly Seat[] =>
  table.deaths.filter((seat) => table.seats[seat].death?.cause === 'declared')

export const standing = (table: Table, seat: Seat): readonly Exposure[] =>
  table.seats[seat].exposures.filter((exposure) => exposure.standing === 'up')

/** Jokers in the groups that stand on a rack. */
const jokersUp = (table: Table, seat: Seat): number => {
  const { jokersGone = 0 } = table.seats[seat]
  return Math.max(0, standing(table, seat).reduce((sum, exposure) => sum + exposure.jokers, 0) - jokersGone)
}

/** Jokers on a rack that live seats may exchange. */
export const jokersInReach = (table: Table, seat: Seat): number => (table.seats[seat].inReach ? jokersUp(table, seat) : 0)

/** The answer to whether a hand is jokerless, where a joker in one of its groups gives it. */
export const jokerlessByGroups = (table: Table, seat: Seat | undefined): 'no' | undefined =>
  seat !== undefined && jokersUp(table, seat) > 0 ? 'no' : undefined

export const withSeat = (table: Table, seat: Seat, change: Partial<SeatState>): Table => ({
  ...table,
  seats: { ...table.seats, [seat]: { ...table.seats[seat], ...change } },
})

/** A table without one of its optional parts. */
export const without = (table: Table, key: 'turn' | 'discard' | 'pending' | 'lastName' | 'passing'): Table => {
  if (table[key] === undefined) return table
  const { [key]: _, ...rest } = table
  // Each of these keys may be left out.
  return rest as Table
}

/** A deal about to begin: four live hands, nothing shown, nobody knows whose turn it is. */
export const freshTable = (): Table =>
  freeze({
    seats: {
      a: { exposures: [], inReach: true },
      b: { exposures: [], inReach: true },
      c: { exposures: [], inReach: true },
      d: { exposures: [], inReach: true },
    },
    turns: 0,
    begun: false,
    wall: 'standing',
    declarations: [],
    deaths: [],
    contests: [],
    deal: { state: 'underWay' },
    payments: [],
    values: {},
  })
