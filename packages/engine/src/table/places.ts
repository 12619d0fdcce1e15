/**
 * Where the tiles are, at a table that knows it: in the wall, in hands, on racks and on the table, 152 in all. A tile that
 * nobody has told is `?`: it is somewhere, and still counts. Groups on racks hold their own tiles.
 */
import type { Chain } from '../base/chain.ts'
import { append } from '../base/chain.ts'
import type { Seat } from './seats.ts'
import { UNKNOWN } from './tiles.ts'
import type { Wall } from './wall.ts'

/** A discard that lies on the table. */
export interface Thrown {
  readonly by: Seat
  readonly tile: string
}

/** A tile that was taken from the wall and may still have to go back. */
export interface Drawn {
  readonly seat: Seat
  readonly tile: string
  /** Its place in the wall. */
  readonly at: number
}

/** The concealed tiles of each seat, in no order that means anything. */
export type Hands = { readonly [seat in Seat]: readonly string[] }

export interface TilePlaces {
  readonly wall: Wall
  readonly hands: Hands
  /** Discards that nobody took, in order. */
  readonly pool?: Chain<Thrown>
  /** The last tile taken from the wall, until something is discarded. */
  readonly drawn?: Drawn
}

/** A hand without one tile of this word; an unknown tile stands in for one that is not known to be there. */
export const withoutTile = (hand: readonly string[], tile: string): readonly string[] | undefined => {
  const found = hand.lastIndexOf(tile)
  const at = found >= 0 ? found : hand.lastIndexOf(UNKNOWN)
  return at < 0 ? undefined : hand.toSpliced(at, 1)
}

/** A hand without all these tiles, or the first of them that is not in it. */
export const withoutTiles = (
  hand: readonly string[],
  tiles: readonly string[],
): { readonly hand: readonly string[] } | { readonly missing: string } => {
  let left = hand
  for (const tile of tiles) {
    const next = withoutTile(left, tile)
    if (next === undefined) return { missing: tile }
    left = next
  }
  return { hand: left }
}

/** The pool with one more discard. */
export const withThrown = (pool: Chain<Thrown> | undefined, by: Seat, tile: string): Chain<Thrown> => append(pool, { by, tile })

/** The pool without the latest discard of a seat; the same pool where it has none. */
export const withoutThrown = (
  pool: Chain<Thrown> | undefined,
  by: Seat,
): { readonly pool: Chain<Thrown> | undefined; readonly tile?: string } => {
  const later: Thrown[] = []
  for (let at = pool; at !== undefined; at = at.before) {
    if (at.last.by !== by) {
      later.push(at.last)
      continue
    }
    let left = at.before
    for (const thrown of later.toReversed()) left = append(left, thrown)
    return { pool: left, tile: at.last.tile }
  }
  return { pool }
}
