/**
 * Which variants can still be made with the exposures that lie open. An exposure fits a group of its own tile and exactly its
 * own size (CARD-33), and two exposures need two groups (CARD-32). There are 140 tiles and sizes; for each, and for each
 * number of times it lies open, the variants that have so many such groups are one row of bits.
 */
import type { Exposure, Kind } from '../../tiles/kinds.ts'
import { KINDS } from '../../tiles/kinds.ts'
import type { Card, Variant } from '../model.ts'
import type { Variants } from './variants.ts'
import { isExposable } from './variants.ts'

/** Exposures as one number: a byte for each, 0 for none, in any order. Signed, so read it with `>>>`. Made by `packExposures`. */
export type PackedExposures = number

const SMALLEST = 3
const LARGEST = 6
const SIZES = LARGEST - SMALLEST + 1
/** Names of exposures run from 1 to 140; 0 is no exposure, and this name fits nothing on any card. */
const NOWHERE = KINDS * SIZES + 1
const NAMES = NOWHERE + 1
/** More than four exposures are more than fourteen tiles. */
const MOST = 4

export interface Exposed {
  /** Words of 32 variants in a row. */
  readonly words: number
  /**
   * Variants that may be exposed and have so many groups of a name, at `((times - 1) * NAMES + name) * words`. Ends with the
   * last times that some variant has, so a row behind the end means none.
   */
  readonly rows: Int32Array
  /** 1 where some variant has groups of both names, at `name * NAMES + name`: two groups if the names are one, one if one is 0. */
  readonly pairs: Uint8Array
}

const nameOf = (kind: Kind, size: number): number => kind * SIZES + size - SMALLEST + 1

/**
 * The name of an exposure: 1 to 140, or one that fits nothing if it is no group of three to six, or has jokers that the
 * card does not allow in a group so small.
 */
const nameOfExposure = ({ kind, size, jokers }: Exposure, jokerMinGroup: number): number =>
  kind >= 0 && kind < KINDS && size >= SMALLEST && size <= LARGEST && jokers <= size && (jokers === 0 || size >= jokerMinGroup)
    ? nameOf(kind, size)
    : NOWHERE

/** Packs exposures. More than four, or one that no card has, make a number that fits nothing. */
export const packExposures = (exposures: readonly Exposure[], jokerMinGroup: number): PackedExposures =>
  exposures.length > MOST
    ? NOWHERE
    : exposures.reduce((packed, exposure) => (packed << 8) | nameOfExposure(exposure, jokerMinGroup), 0)

/** The names of the exposable groups of a variant. */
const namesOf = ({ groups }: Variant): readonly number[] => {
  const names: number[] = []
  for (const group of groups) if (isExposable(group)) names.push(nameOf(group.kind, group.size))
  return names
}

/** How many of the first names are the same as the one at `index`, itself included. */
const timesTo = (names: readonly number[], index: number): number => {
  let times = 0
  for (let before = 0; before <= index; before++) if (names[before] === names[index]) times++
  return times
}

/** Builds the rows of a card. */
export const makeExposed = (card: Card, variants: Variants): Exposed => {
  const words = Math.ceil(variants.size / 32)
  const names = variants.list.map((variant, at) =>
    card.lines[variants.line[at] ?? -1]?.concealed === false ? namesOf(variant) : [],
  )
  let most = 0
  for (const some of names) for (let index = 0; index < some.length; index++) most = Math.max(most, timesTo(some, index))
  const rows = new Int32Array(most * NAMES * words)
  const pairs = new Uint8Array(NAMES * NAMES)
  names.forEach((some, at) => {
    for (let index = 0; index < some.length; index++) {
      const name = some[index] ?? 0
      const word = ((timesTo(some, index) - 1) * NAMES + name) * words + (at >>> 5)
      rows[word] = (rows[word] ?? 0) | (1 << (at & 31))
      pairs[name * NAMES] = 1
      for (let other = 0; other < some.length; other++) if (other !== index) pairs[name * NAMES + (some[other] ?? 0)] = 1
    }
  })
  return { words, rows, pairs }
}

/** Where the row of an exposure starts: with the one like it for the second time, the row for two, and so on. */
const rowFrom = (exposed: Exposed, name: number, times: number): number => ((times - 1) * NAMES + name) * exposed.words

/**
 * Whether a variant that may be exposed has distinct groups for all of one to four exposures. Allocates nothing.
 * Without exposures ask `Variants.size` instead: concealed lines count then.
 */
export const fitsTogether = (exposed: Exposed, packed: PackedExposures): boolean => {
  const a = packed & 255
  const b = (packed >>> 8) & 255
  const { pairs, rows, words } = exposed
  if (pairs[a * NAMES + b] === 0) return false
  const c = (packed >>> 16) & 255
  if (c === 0) return true
  if (pairs[a * NAMES + c] === 0 || pairs[b * NAMES + c] === 0) return false
  const d = packed >>> 24
  if (d !== 0 && (pairs[a * NAMES + d] === 0 || pairs[b * NAMES + d] === 0 || pairs[c * NAMES + d] === 0)) return false
  // The pairs are right; whether it is one variant that has them all, the rows know.
  const rowA = rowFrom(exposed, a, 1)
  const rowB = rowFrom(exposed, b, b === a ? 2 : 1)
  const rowC = rowFrom(exposed, c, 1 + (c === a ? 1 : 0) + (c === b ? 1 : 0))
  const rowD = d === 0 ? rowA : rowFrom(exposed, d, 1 + (d === a ? 1 : 0) + (d === b ? 1 : 0) + (d === c ? 1 : 0))
  for (let word = 0; word < words; word++)
    if (((rows[rowA + word] ?? 0) & (rows[rowB + word] ?? 0) & (rows[rowC + word] ?? 0) & (rows[rowD + word] ?? 0)) !== 0)
      return true
  return false
}

/** The variants that have distinct groups for all of the exposures, at least one, as rising positions. */
export const fitting = (exposed: Exposed, packed: PackedExposures): readonly number[] => {
  const { rows, words } = exposed
  const names = [packed & 255, (packed >>> 8) & 255, (packed >>> 16) & 255, packed >>> 24].filter((name) => name !== 0)
  const starts = names.map((name, index) =>
    rowFrom(exposed, name, names.slice(0, index + 1).filter((one) => one === name).length),
  )
  const found: number[] = []
  for (let word = 0; word < words; word++) {
    let left = starts.reduce((bits, start) => bits & (rows[start + word] ?? 0), -1)
    while (left !== 0) {
      const bit = 31 - Math.clz32(left & -left)
      found.push(word * 32 + bit)
      left &= left - 1
    }
  }
  return found
}
