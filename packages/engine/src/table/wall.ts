/** The wall of a table that knows where its tiles are: one row in the order of picking, taken from the front, rarely elsewhere. */

export interface Wall {
  /** Every tile that was in it when it was told, `?` where nobody knows; never changed, so that tables share it. */
  readonly tiles: readonly string[]
  /** Place of the next tile to be picked, and the place after the last tile. */
  readonly from: number
  readonly to: number
  /** Places between the two that a wrong pick has emptied. */
  readonly holes: readonly number[]
}

/** A tile on its way from the wall, and the place it came from. */
export interface Taken {
  readonly wall: Wall
  readonly tile: string
  readonly at: number
}

export const wallOf = (tiles: readonly string[]): Wall => ({ tiles, from: 0, to: tiles.length, holes: [] })

/** How many tiles are left. */
export const tilesLeft = ({ from, to, holes }: Wall): number => to - from - holes.filter((at) => at >= from && at < to).length

/** The tiles that are left, in the order of picking. */
export const tilesOfWall = ({ tiles, from, to, holes }: Wall): readonly string[] =>
  holes.length === 0 ? tiles.slice(from, to) : tiles.slice(from, to).filter((_, index) => !holes.includes(index + from))

/**
 * Takes the next tile; or the last one, from the wrong end; or, from a wrong wall, the first of the wall that should
 * come last. Nothing when none is left.
 */
export const takeFromWall = (wall: Wall, where: 'front' | 'end' | 'wall'): Taken | undefined => {
  const { tiles, holes } = wall
  let { from, to } = wall
  while (from < to && holes.includes(from)) from++
  while (from < to && holes.includes(to - 1)) to--
  if (from >= to) return undefined
  const middle = Math.max(from, to - WALL_LENGTH)
  const at = where === 'front' ? from : where === 'end' ? to - 1 : firstFull(holes, middle, to)
  if (at === from) from++
  else if (at === to - 1) to--
  return {
    wall: { tiles, from, to, holes: at >= from && at < to ? [...holes, at] : holes },
    tile: tiles[at] ?? '',
    at,
  }
}

/** Tiles of one wall (TILE-07). */
const WALL_LENGTH = 38

const firstFull = (holes: readonly number[], from: number, to: number): number => {
  for (let at = from; at < to; at++) if (!holes.includes(at)) return at
  return to - 1
}

/** Puts a tile back in its exact place. */
export const putBack = (wall: Wall, at: number): Wall => {
  const holes = wall.holes.filter((hole) => hole !== at)
  if (holes.length < wall.holes.length && at >= wall.from && at < wall.to) return { ...wall, holes }
  // Places passed over on the way were empty already, and stay so.
  if (at < wall.from) return { ...wall, from: at, holes: [...new Set([...holes, ...range(at + 1, wall.from)])] }
  return { ...wall, to: at + 1, holes: [...new Set([...holes, ...range(wall.to, at)])] }
}

const range = (from: number, to: number): readonly number[] =>
  Array.from({ length: Math.max(0, to - from) }, (_, at) => from + at)
