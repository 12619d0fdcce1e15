/** Tiles of the Charleston on their way: set aside, handed on, or taken back. */
import { incoming, isComplete, nextPass } from './passing.ts'
import type { TilePlaces } from './places.ts'
import { withoutTiles } from './places.ts'
import type { Seat } from './seats.ts'
import type { Table } from './table.ts'
import { without } from './table.ts'

/** Once all have their tiles ready they change hands, and the next pass begins. */
export const handedOn = (table: Table): Table => {
  const { passing, tiles } = table
  if (passing === undefined) return table
  const seats = passing.ready
  const last = seats.at(-1)
  // Tiles leave the hand when they are set aside.
  const aside = last === undefined ? undefined : passing.aside[last]
  const set = tiles === undefined || last === undefined || aside === undefined ? tiles : setAside(tiles, last, aside)
  const waiting: Table = set === undefined ? table : { ...table, tiles: set }
  if (!isComplete(passing)) return waiting
  const next = nextPass(passing)
  const moved: Table = next === undefined ? without(waiting, 'passing') : { ...waiting, passing: next }
  return set === undefined ? moved : { ...moved, tiles: received(set, incoming(passing)) }
}

const setAside = (tiles: TilePlaces, seat: Seat, aside: readonly string[]): TilePlaces => {
  const left = withoutTiles(tiles.hands[seat], aside)
  return 'missing' in left ? tiles : { ...tiles, hands: { ...tiles.hands, [seat]: left.hand } }
}

const received = (tiles: TilePlaces, packets: ReturnType<typeof incoming>): TilePlaces => {
  if (packets === undefined) return tiles
  const { a, b, c, d } = tiles.hands
  return {
    ...tiles,
    hands: { a: [...a, ...packets.a], b: [...b, ...packets.b], c: [...c, ...packets.c], d: [...d, ...packets.d] },
  }
}

/** The Charleston is over or stopped: what was set aside goes back to the hands. */
export const withAsideBack = (table: Table): Table => {
  const { passing, tiles } = table
  if (passing === undefined || tiles === undefined) return table
  const hands = { ...tiles.hands }
  for (const seat of passing.ready) hands[seat] = [...hands[seat], ...(passing.aside[seat] ?? [])]
  return { ...table, tiles: { ...tiles, hands } }
}
