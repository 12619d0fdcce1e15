/**
 * Tables for the distance to the nearest variant. What a hand already has of a variant is a sum over the kinds it holds, so
 * a table row for each kind and count holds that share for every variant, and adding up a few rows answers for all of
 * them. Eight variants share a word, four bits each: no more than fourteen tiles can be wanted.
 *
 * Most words need not be looked at. Variants that want much the same tiles are put in one word, a cluster; a second,
 * eight times smaller table holds the most that any variant of a cluster could take. Its sum says how near the cluster
 * can come at best, and only clusters that could beat the best so far are worked out.
 */
import type { Kind } from '../../tiles/kinds.ts'
import { KINDS, copies } from '../../tiles/kinds.ts'
import { HAND_TILES } from '../limits.ts'
import type { Variants } from './variants.ts'

/** Variants in a word. */
export const LANES = 8

/** Of an unused lane: as far away as four bits can say, and no row ever lowers it. */
const NOBODY = 15

/** Rows a cluster has: one of zeros, then one for each count of each kind. */
export const ROWS: number = 1 + 4 * (KINDS - 1) + 8

/** The row for so many of a kind, from 1 to as many as a set has. */
export const rowOf = (kind: Kind, count: number): number => kind * 4 + count

export interface Clusters {
  /** Variant of a lane, by `cluster * LANES + lane`; -1 for nobody. */
  readonly at: Int32Array
  readonly clusters: number
  /** Tiles wanted, 14 a lane, and what each row takes off it at `cluster * ROWS + row`. */
  readonly wanted: Int32Array
  readonly takes: Int32Array
  /**
   * The same for tiles for which no joker will do, for the mixed clusters alone: counted from `firstMixed`. Elsewhere
   * either none of the tiles is such or all are.
   */
  readonly strict: Int32Array
  readonly takesStrict: Int32Array
  /** Words of the small table: a lane is a cluster. */
  readonly words: number
  readonly bestWanted: Int32Array
  /** At `row * words + word`. */
  readonly bestTakes: Int32Array
  /** First cluster of variants that have strict groups and others. */
  readonly firstMixed: number
  /** First word of clusters in which jokers stand for nothing, so that they bring none of its variants nearer. */
  readonly firstJokerless: number
}

/**
 * Only so many variants ahead are weighed for a cluster, since like variants stand close together on a card. Four times as
 * many would save one in eight of the clusters that a question looks at, and take four times as long to weigh.
 */
const WINDOW = 64

/** Orders variants so that each eight in turn want much the same: the next is always the one that adds fewest tiles. */
const gather = ({ starts, kinds, wanted }: Variants, all: readonly number[]): readonly number[] => {
  const left = Int32Array.from(all)
  let size = left.length
  const order: number[] = []
  const union = new Uint8Array(KINDS)
  while (size > 0) {
    const starting = order.length % LANES === 0
    if (starting) union.fill(0)
    let pick = 0
    let fewest = HAND_TILES + 1
    const ahead = starting ? 1 : Math.min(WINDOW, size)
    for (let index = 0; index < ahead && fewest > 0; index++) {
      const at = left[index] ?? 0
      const end = starts[at + 1] ?? 0
      let added = 0
      for (let i = starts[at] ?? 0; i < end && added < fewest; i++) {
        const more = (wanted[i] ?? 0) - (union[kinds[i] ?? 0] ?? 0)
        if (more > 0) added += more
      }
      if (added >= fewest) continue
      fewest = added
      pick = index
    }
    const at = left[pick] ?? 0
    left.copyWithin(pick, pick + 1, size)
    size--
    for (let i = starts[at] ?? 0; i < (starts[at + 1] ?? 0); i++)
      union[kinds[i] ?? 0] = Math.max(union[kinds[i] ?? 0] ?? 0, wanted[i] ?? 0)
    order.push(at)
  }
  return order
}

const padded = (order: readonly number[], multiple: number): readonly number[] => {
  const missing = (multiple - (order.length % multiple)) % multiple
  return order.concat(Array.from({ length: missing }, () => -1))
}

/** Adds what so many wanted tiles of a kind can take, count by count, to a lane of the rows from `from`, `step` apart. */
const fill = (rows: Int32Array, from: number, step: number, shift: number, kind: Kind, most: number): void => {
  const held = copies(kind)
  for (let count = 1; count <= held; count++) {
    const index = from + rowOf(kind, count) * step
    rows[index] = (rows[index] ?? 0) | ((count < most ? count : most) << shift)
  }
}

const strictTiles = ({ starts, strict }: Variants, at: number): number => {
  let tiles = 0
  for (let index = starts[at] ?? 0; index < (starts[at + 1] ?? 0); index++) tiles += strict[index] ?? 0
  return tiles
}

/** Builds the tables of a card. */
export const makeClusters = (variants: Variants): Clusters => {
  const strict = Array.from({ length: variants.size }, (_, at) => strictTiles(variants, at))
  const positions = [...strict.keys()]
  const having = (fits: (tiles: number) => boolean): readonly number[] =>
    gather(
      variants,
      positions.filter((at) => fits(strict[at] ?? 0)),
    )
  const free = padded(
    having((tiles) => tiles === 0),
    LANES,
  )
  const takers = padded([...free, ...having((tiles) => tiles > 0 && tiles < HAND_TILES)], LANES * LANES)
  const at = Int32Array.from(padded([...takers, ...having((tiles) => tiles === HAND_TILES)], LANES * LANES))
  const clusters = at.length / LANES
  const words = clusters / LANES
  const mixed = (takers.length - free.length) / LANES
  const made: Clusters = {
    at,
    clusters,
    wanted: new Int32Array(clusters),
    takes: new Int32Array(clusters * ROWS),
    firstMixed: free.length / LANES,
    strict: new Int32Array(mixed),
    takesStrict: new Int32Array(mixed * ROWS),
    words,
    bestWanted: new Int32Array(words),
    bestTakes: new Int32Array(words * ROWS),
    firstJokerless: takers.length / (LANES * LANES),
  }
  const most = new Uint8Array(KINDS)
  for (let cluster = 0; cluster < clusters; cluster++) fillCluster(made, cluster, variants, strict, most.fill(0))
  return made
}

/** Fills the words of a cluster. `most` comes empty, and serves to find the most that any variant wants of a kind. */
const fillCluster = (
  made: Clusters,
  cluster: number,
  { starts, kinds, wanted, strict }: Variants,
  strictSums: readonly number[],
  most: Uint8Array,
): void => {
  const isMixed = cluster >= made.firstMixed && cluster < made.firstJokerless * LANES
  let [someone, wantedWord, strictWord] = [false, 0, 0]
  for (let lane = 0; lane < LANES; lane++) {
    const at = made.at[cluster * LANES + lane] ?? -1
    const shift = lane * 4
    wantedWord |= (at < 0 ? NOBODY : HAND_TILES) << shift
    strictWord |= (at < 0 ? NOBODY : (strictSums[at] ?? 0)) << shift
    if (at < 0) continue
    someone = true
    for (let i = starts[at] ?? 0; i < (starts[at + 1] ?? 0); i++) {
      const kind = kinds[i] ?? 0
      const count = wanted[i] ?? 0
      fill(made.takes, cluster * ROWS, 1, shift, kind, count)
      if (isMixed) fill(made.takesStrict, (cluster - made.firstMixed) * ROWS, 1, shift, kind, strict[i] ?? 0)
      if (count > (most[kind] ?? 0)) most[kind] = count
    }
  }
  made.wanted[cluster] = wantedWord
  if (isMixed) made.strict[cluster - made.firstMixed] = strictWord
  const word = Math.floor(cluster / LANES)
  const shift = (cluster % LANES) * 4
  made.bestWanted[word] = (made.bestWanted[word] ?? 0) | ((someone ? HAND_TILES : NOBODY) << shift)
  for (let kind = 0; kind < KINDS; kind++)
    if ((most[kind] ?? 0) > 0) fill(made.bestTakes, word, made.words, shift, kind, most[kind] ?? 0)
}
