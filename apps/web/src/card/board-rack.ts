/** A hand at the table board as a card is asked about it: the groups on the rack, and the tiles that were tapped. */
import type { Seat, Table } from 'mahjudge'
import type { Exposure, Rack } from 'mahjudge/card'
import { kindOf } from 'mahjudge/card'
import { JOKER } from '../state/board-words.ts'

/** Tiles of a hand that says mah jongg. */
const HAND = 14
/** Kinds of tiles, jokers among them. */
const KINDS = 36

export interface BoardRack {
  /** Tiles that are still to be tapped. */
  readonly left: number
  /** Whether the tiles of every group on the rack are known. */
  readonly isKnown: boolean
  /** Nothing until it is whole. */
  readonly rack?: Rack
}

/** A group of like tiles as a card knows it. */
const groupFrom = (tiles: readonly string[] = []): Exposure | undefined => {
  const kind = kindOf(tiles.find((tile) => tile !== JOKER) ?? '')
  return kind === undefined ? undefined : { kind, size: tiles.length, jokers: tiles.filter((tile) => tile === JOKER).length }
}

export const rackFrom = (table: Table, seat: Seat, tiles: readonly string[]): BoardRack => {
  const up = table.seats[seat].exposures.filter(({ standing }) => standing !== 'returned')
  const exposures = up.flatMap((group) => groupFrom(group.tiles) ?? [])
  const isKnown = exposures.length === up.length
  const left = HAND - exposures.reduce((sum, { size }) => sum + size, 0) - tiles.length
  if (!isKnown || left > 0) return { left, isKnown }
  const concealed = new Uint8Array(KINDS)
  for (const kind of tiles.flatMap((tile) => kindOf(tile) ?? [])) concealed[kind] = (concealed[kind] ?? 0) + 1
  return { left, isKnown, rack: { concealed, unknown: 0, exposures } }
}
