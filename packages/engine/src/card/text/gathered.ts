/** Variants, each set of groups once, whatever the order of the groups. */
import type { Group, Variant } from '../model.ts'
import { GROUP_CODES, groupCode } from './group.ts'

/** Spreads numbers that are close together over 32 bits; the same on every machine. */
const spread = (number: number): number => {
  let bits = Math.imul(number + 1, 0x9e3779b1)
  bits = Math.imul(bits ^ (bits >>> 15), 0x85ebca6b)
  return bits ^ (bits >>> 13)
}

const WEIGHTS: Int32Array = Int32Array.from({ length: GROUP_CODES }, (_, code) => spread(code))

/** What a group adds to the print of a variant. The same groups in any order have one print; others hardly ever have it. */
export const printOf = (group: Group): number => WEIGHTS[groupCode(group)] ?? 0

/** The variants of a line, and where to find one. */
export interface Gathered {
  readonly variants: Variant[]
  /** Of each variant. */
  readonly prints: number[]
  /** At a place that follows from the print, or the next free one: one more than the index of the variant. */
  places: Int32Array
  /** The same for the same variants, in whatever order they came. */
  sum: number
}

export const gather = (): Gathered => ({ variants: [], prints: [], places: new Int32Array(16), sum: 0 })

const counts = new Int8Array(GROUP_CODES)

/** Whether two lists have the same groups, in any order. */
const sameGroups = (one: readonly Group[], other: readonly Group[]): boolean => {
  const size = one.length
  if (size !== other.length) return false
  let at = 0
  while (at < size && one[at] === other[at]) at++
  // Groups are shared, and most that are the same are so in the same order.
  if (at === size) return true
  for (const group of one) counts[groupCode(group)] = (counts[groupCode(group)] ?? 0) + 1
  let same = true
  for (const group of other) {
    const left = (counts[groupCode(group)] ?? 0) - 1
    counts[groupCode(group)] = left
    if (left < 0) same = false
  }
  // As many were taken as were put.
  if (same) return true
  for (const group of one) counts[groupCode(group)] = 0
  for (const group of other) counts[groupCode(group)] = 0
  return false
}

/** Where the variant with these groups is, or the free place where it belongs. */
const placeOf = ({ variants, prints, places }: Gathered, print: number, groups: readonly Group[]): number => {
  let place = spread(print) & (places.length - 1)
  for (;;) {
    const at = (places[place] ?? 0) - 1
    const there = variants[at]
    if (there === undefined || (prints[at] === print && sameGroups(there.groups, groups))) return place
    place = (place + 1) & (places.length - 1)
  }
}

const grow = (gathered: Gathered): void => {
  const places = new Int32Array(gathered.places.length * 4)
  for (const [at, print] of gathered.prints.entries()) {
    let place = spread(print) & (places.length - 1)
    while (places[place] !== 0) place = (place + 1) & (places.length - 1)
    places[place] = at + 1
  }
  gathered.places = places
}

/** Adds a variant unless its groups are there already: then nothing is copied, and its reading not put together. */
export const put = (gathered: Gathered, print: number, groups: readonly Group[], before: string, said: string): void => {
  const place = placeOf(gathered, print, groups)
  if (gathered.places[place] !== 0) return
  gathered.places[place] = gathered.variants.push({ groups: groups.slice(), reading: before + said })
  gathered.prints.push(print)
  gathered.sum = (gathered.sum + spread(print ^ 0x51ed)) | 0
  if (gathered.variants.length * 2 > gathered.places.length) grow(gathered)
}

/** Whether two lines have the same hands. */
export const sameVariants = (one: Gathered, other: Gathered): boolean =>
  one === other ||
  (one.variants.length === other.variants.length &&
    one.sum === other.sum &&
    one.variants.every(({ groups }, at) => other.places[placeOf(other, one.prints[at] ?? 0, groups)] !== 0))
