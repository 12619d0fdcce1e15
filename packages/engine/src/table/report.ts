/** What people say of a table, as much as they know. `tableFrom` makes a table of it. */
import type { Values } from './outcome.ts'
import type { Seat } from './seats.ts'
import type { Turn } from './turn.ts'

/** A hand that is out already, and why. `error`: by an own mah jongg in error. */
export interface ReportedDeath {
  readonly seat: Seat
  readonly by: 'error' | 'reaction' | 'fault'
  /** The declarer that a reaction answered; the latest reported declarer when left out. */
  readonly declarer?: Seat
}

/** Tiles as they are told: words, or `?` for one that nobody has seen. */
export interface ReportedTiles {
  /** Concealed tiles of each seat. */
  readonly hands?: { readonly [seat in Seat]?: readonly string[] }
  /** What is left of the wall, in the order of picking. */
  readonly wall?: readonly string[]
  /** Discards that nobody took, in order. */
  readonly discards?: readonly { readonly by: Seat; readonly tile: string }[]
}

/** The table as people tell it, as much as they know. */
export interface ReportedTable {
  /** Hands that are out, in the order in which they went out. */
  readonly dead?: readonly ReportedDeath[]
  /** Groups that stand, in the order in which they went up: how many jokers each holds. */
  readonly exposures?: { readonly [seat in Seat]?: readonly { readonly jokers?: number; readonly tiles?: readonly string[] }[] }
  /** Whose turn it is, and how far it has got. */
  readonly turn?: { readonly seat: Seat; readonly stage?: Turn['stage'] }
  /** The last discard, while it can be called. */
  readonly discard?: { readonly by: Seat; readonly tile?: string; readonly named?: string; readonly misnamed?: boolean }
  readonly wall?: 'standing' | 'disturbed'
  /** Calls that were disputed and wait for the end of the deal. */
  readonly contests?: readonly { readonly caller: Seat; readonly seat: Seat }[]
  /** East has not made the first discard yet. Taken to have been made when left out. */
  readonly begun?: boolean
  readonly east?: Seat
  /** Seats that nobody sits on, where fewer than four play. */
  readonly empty?: readonly Seat[]
  /**
   * Where the tiles are, as far as it is known; the table then follows all 152. Hands that are left out are unknown
   * tiles, and so is the rest of the wall. The last discard counts among the discards.
   */
  readonly tiles?: ReportedTiles
  readonly values?: Values
}
