/** Groups that are changed while their turn lasts, and a wall whose order is told. */
import type { Result } from '../base/result.ts'
import type { EventOf, Heard } from './incident.ts'
import { checked, mustLive, NOTHING, refuse } from './incident.ts'
import { exposureProblems } from './incident-dead.ts'
import type { TilePlaces } from './places.ts'
import type { Table } from './table.ts'
import { withSeat } from './table.ts'
import { JOKER, UNKNOWN } from './tiles.ts'
import { tilesOfWall, wallOf } from './wall.ts'

/** A group with other tiles. */
export const withAdjusted = (table: Table, event: EventOf<'adjusted'>): Table => {
  const jokers = event.tiles.filter((tile) => tile === JOKER).length
  const exposures = table.seats[event.seat].exposures.map((exposure) =>
    exposure.id === event.exposure ? { ...exposure, tiles: event.tiles, jokers } : exposure,
  )
  return withSeat(table, event.seat, { exposures })
}

/** A group may be changed in the turn in which it went up, until a discard or an exchange (EXPO-07). */
export const heardAdjusted = (table: Table, event: EventOf<'adjusted'>): Result<Heard> =>
  checked([...mustLive(table, event.seat, 'seat'), ...exposureProblems(table, event.seat, event.exposure)], () => {
    const { turn } = table
    const group = table.seats[event.seat].exposures.find((exposure) => exposure.id === event.exposure)
    const open = turn?.seat === event.seat && turn.stage === 'toDiscard' && turn.exchanged !== true
    if (group?.standing === 'up' && open && group.turn === table.turns) return NOTHING
    return refuse(
      'group-fixed',
      'exposure',
      `The group ${event.exposure} can no longer be changed.`,
      'Take the tiles off again; or enter faultyExposure, if a live seat finds the group wrong.',
    )
  })

/** The rest of the wall in an order that is told: the same tiles as far as they are known. */
export const heardWallSet = (table: Table, event: EventOf<'wallSet'>): Result<Heard> => {
  if (table.tiles === undefined)
    return refuse(
      'no-tiles',
      'type',
      'This table does not follow its tiles.',
      'Tell them where the table is set up: start, table.tiles.',
    )
  const before = tilesOfWall(table.tiles.wall)
  const count = (list: readonly string[], tile: string): number => list.filter((one) => one === tile).length
  const lost = before.find((tile) => tile !== UNKNOWN && count(event.tiles, tile) < count(before, tile))
  if (event.tiles.length !== before.length || (lost !== undefined && !event.tiles.includes(UNKNOWN)))
    return refuse(
      'other-wall',
      'tiles',
      `The wall holds ${before.length} tiles, and these are ${event.tiles.length} or others.`,
      'Name the tiles that are left, in their order; ? for one that nobody knows.',
    )
  return NOTHING
}

/** Tiles with the wall in another order; a tile picked before has no place in it any more. */
export const withWall = (tiles: TilePlaces, order: readonly string[]): TilePlaces => {
  const { drawn: _, ...rest } = tiles
  return { ...rest, wall: wallOf(order) }
}
