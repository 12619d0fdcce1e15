/**
 * A rack in four small integers, so that a hand can be asked about without touching memory. The suits take nine fields of
 * three bits each; the fourth word holds winds and dragons in fields of three bits, then flowers and jokers in fields of
 * four, since a set has eight of each. Every word fits a small integer of the engine that runs us; adding a tile is one addition.
 */
import type { Counts, Kind } from '../../tiles/kinds.ts'
import { FLOWER, KINDS, NORTH, copies } from '../../tiles/kinds.ts'
import { HAND_TILES } from '../limits.ts'

/** Concealed tiles, at most fourteen and at most as many of a kind as a set has. Made by `packRack` only. */
export interface PackedRack {
  readonly bam: number
  readonly crak: number
  readonly dot: number
  /** Winds, dragons, flowers and jokers. */
  readonly honor: number
}

export const NO_TILES: PackedRack = { bam: 0, crak: 0, dot: 0, honor: 0 }

/** Highest bit of every field: of a suit word, and of the flowers, dragons and winds of the fourth word. */
export const SUIT_TOPS = 0o444444444
export const HONOR_TOPS: number = 0o4444444 | (8 << 21)

const FLOWER_SHIFT = 21
const JOKER_SHIFT = 25
/** Winds, dragons and flowers: the fourth word without its jokers. */
export const HONOR_NATURALS: number = (1 << JOKER_SHIFT) - 1

/** Lowest bit of the field of a kind in its word. */
export const shiftOf = (kind: Kind): number => {
  if (kind < NORTH) return (kind % 9) * 3
  if (kind < FLOWER) return (kind - NORTH) * 3
  return kind === FLOWER ? FLOWER_SHIFT : JOKER_SHIFT
}

const wordOf = (rack: PackedRack, kind: Kind): number => {
  if (kind < 9) return rack.bam
  if (kind < 18) return rack.crak
  return kind < NORTH ? rack.dot : rack.honor
}

const plus = ({ bam, crak, dot, honor }: PackedRack, kind: Kind, count: number): PackedRack => {
  const added = count << shiftOf(kind)
  if (kind < 9) return { bam: bam + added, crak, dot, honor }
  if (kind < 18) return { bam, crak: crak + added, dot, honor }
  return kind < NORTH ? { bam, crak, dot: dot + added, honor } : { bam, crak, dot, honor: honor + added }
}

/** How many of a kind a rack holds; jokers are a kind here. */
export const heldOf = (rack: PackedRack, kind: Kind): number => (wordOf(rack, kind) >>> shiftOf(kind)) & (kind >= FLOWER ? 15 : 7)

/** Jokers on a rack, from its fourth word. */
export const jokersIn = (honor: number): number => honor >>> JOKER_SHIFT

/** Sum of nine fields of three bits: neighbours first, so that no sum outgrows its field. */
const fieldSum = (word: number): number => {
  const pairs = (word & 0o707070707) + ((word >>> 3) & 0o707070707)
  return (pairs & 63) + ((pairs >>> 6) & 63) + ((pairs >>> 12) & 63) + ((pairs >>> 18) & 63) + (pairs >>> 24)
}

/** How many tiles a rack holds, jokers included. */
export const tilesOf = ({ bam, crak, dot, honor }: PackedRack): number =>
  fieldSum(bam) +
  fieldSum(crak) +
  fieldSum(dot) +
  fieldSum(honor & ((1 << FLOWER_SHIFT) - 1)) +
  ((honor >>> FLOWER_SHIFT) & 15) +
  (honor >>> JOKER_SHIFT)

/** The fields of a rack from one count a kind, whatever the counts come to: 7 is the most for a field of three bits. */
const packedFields = (counts: Uint8Array): PackedRack => {
  let [bam, crak, dot, honor] = [0, 0, 0, 0]
  for (let kind = 0; kind < 9; kind++) {
    bam += (counts[kind] ?? 0) << shiftOf(kind)
    crak += (counts[kind + 9] ?? 0) << shiftOf(kind)
    dot += (counts[kind + 18] ?? 0) << shiftOf(kind)
    honor += (counts[kind + NORTH] ?? 0) << shiftOf(kind + NORTH)
  }
  return { bam, crak, dot, honor }
}

/** Packs concealed tiles. Nothing when there are more than fourteen, or more of a kind than a set has. */
export const packRack = (tiles: Counts): PackedRack | undefined => {
  let total = 0
  for (let kind = 0; kind <= KINDS; kind++) {
    const count = tiles[kind] ?? 0
    if (count > copies(kind)) return undefined
    total += count
  }
  return total > HAND_TILES ? undefined : packedFields(tiles)
}

/** The rack with one tile more. Nothing when it holds them all, or is full. */
export const addTile = (rack: PackedRack, kind: Kind): PackedRack | undefined =>
  heldOf(rack, kind) < copies(kind) && tilesOf(rack) < HAND_TILES ? plus(rack, kind, 1) : undefined

/** The rack with one tile less. Nothing when it holds none of that kind. */
export const takeTile = (rack: PackedRack, kind: Kind): PackedRack | undefined =>
  heldOf(rack, kind) > 0 ? plus(rack, kind, -1) : undefined

/**
 * Whether any field of `a` is greater than the same field of `b`, all fields at once: a subtraction that keeps a borrow
 * bit in the top of each field, and then the borrows are read. `tops` has the highest bit of every field.
 */
export const anyAbove = (a: number, b: number, tops: number): boolean => {
  const difference = ((b | tops) - (a & ~tops)) ^ ((b ^ ~a) & tops)
  return (((~b & a) | (~(b ^ a) & difference)) & tops) !== 0
}
