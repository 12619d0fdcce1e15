/** What can be counted and seen at a table that knows where its tiles are. */
import { toList } from '../base/chain.ts'
import type { Seat } from './seats.ts'
import { SEATS } from './seats.ts'
import type { Table } from './table.ts'
import { tilesOfWall } from './wall.ts'

/** How many tiles a seat holds, on its rack and in its hand: 13, or 14 while it acts (COUNT-01). */
export const tilesHeld = (table: Table, seat: Seat): number | undefined =>
  table.tiles === undefined
    ? undefined
    : table.tiles.hands[seat].length +
      table.seats[seat].exposures.reduce((sum, exposure) => sum + (exposure.tiles?.length ?? 0), 0)

/** Every tile of the set as far as it is known, wherever it is; 152 whatever happens. Nothing where tiles are not told. */
export const allTiles = (table: Table): readonly string[] | undefined => {
  const { tiles } = table
  if (tiles === undefined) return undefined
  return [
    ...tilesOfWall(tiles.wall),
    ...toList(tiles.pool).map((thrown) => thrown.tile),
    ...SEATS.flatMap((seat) => [
      ...tiles.hands[seat],
      ...table.seats[seat].exposures.flatMap((exposure) => exposure.tiles ?? []),
      ...(table.passing?.aside[seat] ?? []),
    ]),
  ]
}

/** The tiles that everybody at the table can see: discards, and groups that are up. */
export const visibleTiles = (table: Table): readonly string[] => [
  ...toList(table.tiles?.pool).map((thrown) => thrown.tile),
  ...SEATS.flatMap((seat) =>
    table.seats[seat].exposures.flatMap((exposure) => (exposure.standing === 'up' ? (exposure.tiles ?? []) : [])),
  ),
]
