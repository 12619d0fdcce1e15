/** The distance to the nearest variant, the quick way. See `clusters.ts` for the tables. */
import { FLOWER } from '../../tiles/kinds.ts'
import type { Clusters } from './clusters.ts'
import { LANES, ROWS, rowOf } from './clusters.ts'
import { HAND_TILES } from '../limits.ts'
import type { PackedRack } from './packed.ts'
import { jokersIn } from './packed.ts'

const LOW_LANES = 0x0f0f0f0f
const ONES = 0x01010101
const CARRIES = 0x10101010

/** Rows of the hand that is being asked about. One for all cards: a question starts and ends before the next one. */
const held = new Int32Array(16)

/** Writes the rows of the kinds in a word of three-bit fields, from `next`, and returns where to go on. */
const addRows = (word: number, kindBefore: number, next: number): number => {
  let left = word
  let index = next
  while (left !== 0) {
    const field = ((31 - Math.clz32(left)) / 3) | 0
    held[index++] = ((kindBefore + field) << 2) + (left >>> (field * 3))
    left &= (1 << (field * 3)) - 1
  }
  return index
}

/** Fills `held` and returns the number of rows; the rest are rows of zeros. */
const findRows = (rack: PackedRack): number => {
  let rows = addRows(rack.bam, 0, 0)
  rows = addRows(rack.crak, 9, rows)
  rows = addRows(rack.dot, 18, rows)
  rows = addRows(rack.honor & 0o7777777, 27, rows)
  const flowers = (rack.honor >>> 21) & 15
  if (flowers > 0) held[rows++] = rowOf(FLOWER, flowers)
  for (let index = rows; index < 16; index++) held[index] = 0
  return rows
}

/** What is left of a cluster's word of four-bit lanes when the rows are taken off. */
const leftOf = (start: number, takes: Int32Array, cluster: number, rows: number): number => {
  const from = cluster * ROWS
  let left = start
  for (let index = 0; index < rows; index += 4)
    left =
      (left -
        (takes[from + (held[index] ?? 0)] ?? 0) -
        (takes[from + (held[index + 1] ?? 0)] ?? 0) -
        (takes[from + (held[index + 2] ?? 0)] ?? 0) -
        (takes[from + (held[index + 3] ?? 0)] ?? 0)) |
      0
  return left
}

/** The fifth bit of a byte for each even lane that reaches the limit, which is 16 less what `lack` has in every byte. */
const evenLanes = (word: number, lack: number): number => ((word & LOW_LANES) + lack) & CARRIES
const oddLanes = (word: number, lack: number): number => (((word >>> 4) & LOW_LANES) + lack) & CARRIES

/** For the two functions above: what lanes lack to a carry when the limit is `limit`, at most 15 so that nobody is below. */
const lackTo = (limit: number): number => (16 - (limit > 15 ? 15 : limit)) * ONES

/** Tiles missing for which no joker will do, by lane of a mixed cluster. */
const strictLeft = ({ firstMixed, strict, takesStrict }: Clusters, cluster: number, rows: number): number =>
  leftOf(strict[cluster - firstMixed] ?? 0, takesStrict, cluster - firstMixed, rows)

/** The smaller of `best` and the distances in one cluster. */
const bestIn = (tables: Clusters, cluster: number, rows: number, jokers: number, best: number): number => {
  const useless = cluster >= tables.firstJokerless * LANES
  const helping = useless ? 0 : jokers
  const left = leftOf(tables.wanted[cluster] ?? 0, tables.takes, cluster, rows)
  const lack = lackTo(best + helping)
  if ((evenLanes(left, lack) & oddLanes(left, lack)) === CARRIES) return best
  // Without jokers nothing strict can be more than everything missing. Where nothing is strict, an unused lane is at 15 less
  // the jokers, and its neighbours are nearer. Elsewhere it stays at 15, or it would pass for near.
  const strict = helping === 0 || cluster < tables.firstMixed ? 0 : strictLeft(tables, cluster, rows)
  let least = best
  for (let shift = 0; shift < 32; shift += 4) {
    const needed = ((left >>> shift) & 15) - helping
    const natural = (strict >>> shift) & 15
    const distance = needed > natural ? needed : natural
    if (distance < least) least = distance
  }
  return least
}

const bounds: { words: Int32Array } = { words: new Int32Array(16) }

/** Sums up the small table for up to eight, eleven or fourteen rows: written out, since loops over rows cost half the speed. */
const sumBounds = ({ bestWanted: start, bestTakes: t, words }: Clusters, rows: number, sums: Int32Array): void => {
  const row = (index: number): number => (held[index] ?? 0) * words
  const [a, b, c, d] = [row(0), row(1), row(2), row(3)]
  const [e, f, g, h] = [row(4), row(5), row(6), row(7)]
  for (let w = 0; w < words; w++) {
    const half = (t[a + w] ?? 0) + (t[b + w] ?? 0) + (t[c + w] ?? 0) + (t[d + w] ?? 0)
    sums[w] = (start[w] ?? 0) - (half | 0) - (t[e + w] ?? 0) - (t[f + w] ?? 0) - (t[g + w] ?? 0) - (t[h + w] ?? 0)
  }
  if (rows <= 8) return
  const [i, j, k] = [row(8), row(9), row(10)]
  for (let w = 0; w < words; w++) sums[w] = (sums[w] ?? 0) - (t[i + w] ?? 0) - (t[j + w] ?? 0) - (t[k + w] ?? 0)
  if (rows <= 11) return
  const [l, m, n] = [row(11), row(12), row(13)]
  for (let w = 0; w < words; w++) sums[w] = (sums[w] ?? 0) - (t[l + w] ?? 0) - (t[m + w] ?? 0) - (t[n + w] ?? 0)
}

/** The cluster that could come nearest, of those where jokers help; the first of all when there is none. */
const likeliest = (words: number, sums: Int32Array): number => {
  let nearest = 15
  let cluster = 0
  let lack = lackTo(nearest)
  for (let word = 0; word < words; word++) {
    const sum = sums[word] ?? 0
    if ((evenLanes(sum, lack) & oddLanes(sum, lack)) === CARRIES) continue
    for (let lane = 0; lane < LANES; lane++) {
      const bound = (sum >>> (lane * 4)) & 15
      if (bound >= nearest) continue
      nearest = bound
      cluster = word * LANES + lane
    }
    lack = lackTo(nearest)
  }
  return cluster
}

/** The lanes of a word that are below the limit: bit 4i for lane i. */
const below = (sum: number, lack: number): number => ((evenLanes(sum, lack) ^ CARRIES) >>> 4) | (oddLanes(sum, lack) ^ CARRIES)

/**
 * Tiles to change until the concealed tiles of the rack make the nearest line: 0 for a win, 14 and jokers fewer at most.
 * 15 when the card has no line. A rack of thirteen is at least one away. Allocates nothing.
 */
export const distanceOf = (tables: Clusters, rack: PackedRack): number => {
  const { words, firstJokerless } = tables
  if (words === 0) return HAND_TILES + 1
  if (bounds.words.length < words) bounds.words = new Int32Array(words)
  const sums = bounds.words
  const rows = findRows(rack)
  const jokers = jokersIn(rack.honor)
  sumBounds(tables, rows, sums)
  const first = likeliest(firstJokerless === 0 ? words : firstJokerless, sums)
  let best = bestIn(tables, first, rows, jokers, HAND_TILES + 1)
  for (let word = 0; word < words; word++) {
    const helping = word >= firstJokerless ? 0 : jokers
    const sum = sums[word] ?? 0
    let lanes = below(sum, lackTo(best + helping))
    while (lanes !== 0) {
      const bit = 31 - Math.clz32(lanes)
      lanes ^= 1 << bit
      const cluster = word * LANES + (bit >>> 2)
      if (cluster === first) continue
      const nearer = bestIn(tables, cluster, rows, jokers, best)
      if (nearer === best) continue
      best = nearer
      if (best === 0) return 0
      lanes &= below(sum, lackTo(best + helping))
    }
  }
  return best
}

/**
 * The distance of every variant, in its place in `to`, the plain way through the same tables.
 */
export const distancesOf = (tables: Clusters, rack: PackedRack, to: Uint8Array): void => {
  const rows = findRows(rack)
  const jokers = jokersIn(rack.honor)
  for (let cluster = 0; cluster < tables.clusters; cluster++) {
    const left = leftOf(tables.wanted[cluster] ?? 0, tables.takes, cluster, rows)
    const useless = cluster >= tables.firstJokerless * LANES
    const helping = useless ? 0 : jokers
    const strict = useless || cluster < tables.firstMixed ? 0 : strictLeft(tables, cluster, rows)
    for (let lane = 0; lane < LANES; lane++) {
      const at = tables.at[cluster * LANES + lane] ?? -1
      if (at < 0) continue
      to[at] = Math.max((strict >>> (lane * 4)) & 15, ((left >>> (lane * 4)) & 15) - helping)
    }
  }
}
