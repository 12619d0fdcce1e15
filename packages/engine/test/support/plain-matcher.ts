/**
 * The questions about a hand, answered plainly: each variant is a list of places for tiles, exposures take whole groups by
 * trying every assignment, and the concealed tiles are matched with places by augmenting paths. Slow, and nothing in it is
 * shared with the engine but the card.
 */
import type { Hand } from '../../src/card/match/hand.ts'
import type { Card, Group, Variant } from '../../src/card/model.ts'
import type { Exposure, Kind } from '../../src/tiles/kinds.ts'

const JOKER = 35

/** A place for one tile: the natural that goes there, and whether a joker may. */
interface Place {
  readonly kind: Kind
  readonly joker: boolean
}

/** Places for tiles, one list for each way in which the exposures take groups: none if they cannot. */
type Fillable = readonly (readonly Place[])[]

const maySwap = ({ bunch, size }: Group, jokerMinGroup: number): boolean => !bunch && size >= jokerMinGroup

/** What is left of the groups when each exposure has taken one that is exactly like it. */
const without = (
  groups: readonly Group[],
  exposures: readonly Exposure[],
  jokerMinGroup: number,
): readonly (readonly Group[])[] => {
  const [first, ...others] = exposures
  if (first === undefined) return [groups]
  return groups.flatMap((group, index) => {
    const same = !group.bunch && group.kind === first.kind && group.size === first.size && group.size >= 3
    if (!same || (first.jokers > 0 && !maySwap(group, jokerMinGroup))) return []
    return without([...groups.slice(0, index), ...groups.slice(index + 1)], others, jokerMinGroup)
  })
}

/** Places left to concealed tiles. Concealed lines have none once something is exposed. */
const placesOf = (variant: Variant, concealedLine: boolean, exposures: readonly Exposure[], jokerMinGroup: number): Fillable =>
  (concealedLine && exposures.length > 0) ||
  // Nothing but a quick look, since most variants have no such group.
  exposures.some(({ kind, size }) => !variant.groups.some((group) => group.kind === kind && group.size === size))
    ? []
    : without(variant.groups, exposures, jokerMinGroup).map((groups) =>
        groups.flatMap((group) =>
          Array.from({ length: group.size }, () => ({ kind: group.kind, joker: maySwap(group, jokerMinGroup) })),
        ),
      )

const MOST_PLACES = 14
/** The tile in each place, or -1; and the search that last looked at the place. */
const tileIn = new Int8Array(MOST_PLACES)
const lookedAt = new Int32Array(MOST_PLACES)

/** Finds a place for a tile, moving tiles that are in the way. */
const findsPlace = (places: readonly Place[], tiles: readonly Kind[], tile: number, search: number): boolean => {
  const kind = tiles[tile]
  for (let index = 0; index < places.length; index++) {
    const place = places[index]
    if (place === undefined || lookedAt[index] === search) continue
    if (kind === JOKER ? !place.joker : place.kind !== kind) continue
    lookedAt[index] = search
    const there = tileIn[index] ?? -1
    if (there < 0 || findsPlace(places, tiles, there, search)) {
      tileIn[index] = tile
      return true
    }
  }
  return false
}

/** Most places that the tiles can fill, each tile in one place: Kuhn's algorithm. */
const mostFilled = (places: readonly Place[], tiles: readonly Kind[]): number => {
  tileIn.fill(-1)
  lookedAt.fill(-1)
  let filled = 0
  for (let tile = 0; tile < tiles.length && filled < places.length; tile++) if (findsPlace(places, tiles, tile, tile)) filled++
  return filled
}

const tilesIn = (counts: Uint8Array): readonly Kind[] =>
  Array.from(counts).flatMap((count, kind) => Array.from({ length: count }, () => kind))

/** A card as places, so that they are not laid out again for each hand. */
export interface PlainCard {
  readonly card: Card
  readonly variants: readonly { readonly line: number; readonly variant: Variant; readonly whole: Fillable }[]
}

export const plainCard = (card: Card): PlainCard => ({
  card,
  variants: card.lines.flatMap(({ variants }, line) =>
    variants.map((variant) => ({ line, variant, whole: placesOf(variant, false, [], card.jokerMinGroup) })),
  ),
})

const left = ({ card }: PlainCard, one: PlainCard['variants'][number], exposures: readonly Exposure[]): Fillable =>
  exposures.length === 0
    ? one.whole
    : placesOf(one.variant, card.lines[one.line]?.concealed ?? true, exposures, card.jokerMinGroup)

/** Distance by line, nothing where the exposures have no room. */
export const plainDistances = (plain: PlainCard, { concealed, exposures }: Hand): readonly (number | undefined)[] => {
  const distances: (number | undefined)[] = plain.card.lines.map(() => undefined)
  const tiles = tilesIn(concealed)
  for (const one of plain.variants)
    for (const places of left(plain, one, exposures)) {
      const distance = places.length - mostFilled(places, tiles)
      if (distance < (distances[one.line] ?? Infinity)) distances[one.line] = distance
    }
  return distances
}

/** Lines that the hand makes, rising: fourteen tiles, every place filled. */
export const plainWins = (plain: PlainCard, { concealed, exposures }: Hand): readonly number[] => {
  const tiles = tilesIn(concealed)
  const size = tiles.length + exposures.reduce((sum, one) => sum + one.size, 0)
  if (size !== 14) return []
  const wins = plain.variants.filter((one) =>
    left(plain, one, exposures).some(
      (places) =>
        // A tile that no place wants spoils a win; to see that first saves the matching.
        tiles.every((tile) => tile === JOKER || places.some(({ kind }) => kind === tile)) &&
        mostFilled(places, tiles) === places.length,
    ),
  )
  return [...new Set(wins.map(({ line }) => line))].toSorted((a, b) => a - b)
}

/** Lines that have room for the exposures and whose other places can be filled with unseen tiles and so many jokers. */
export const plainOpen = (
  plain: PlainCard,
  exposures: readonly Exposure[],
  unseen: Uint8Array,
  jokers: number,
): readonly number[] => {
  const open = plain.variants.filter((one) =>
    left(plain, one, exposures).some((places) => {
      const kinds = new Set(places.map(({ kind }) => kind))
      const pool = [...kinds].flatMap((kind) => Array.from({ length: unseen[kind] ?? 0 }, () => kind))
      return mostFilled(places, [...pool, ...Array.from({ length: jokers }, () => JOKER)]) === places.length
    }),
  )
  return [...new Set(open.map(({ line }) => line))].toSorted((a, b) => a - b)
}

/** Whether some line has room for the exposures. */
export const plainAlive = (plain: PlainCard, exposures: readonly Exposure[]): boolean =>
  plain.variants.some((one) => left(plain, one, exposures).length > 0)
