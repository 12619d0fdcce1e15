/**
 * The lines of a card as flat numbers. One formula answers most questions about a variant. For each kind, let `wanted` be
 * the tiles it wants and `strict` those of them in groups where no joker may stand. With `held` naturals and J jokers,
 *
 *     D = sum of max(0, wanted - held)     tiles missing if there were no jokers
 *     H = sum of max(0, strict - held)     missing tiles for which no joker will do
 *     distance = max(H, D - J)             nothing is missing when it is 0
 *
 * since naturals go to strict groups first, and jokers then fill what is left of the others. Both sums run over kinds
 * one by one, and that is what makes every fast way of asking possible.
 */
import type { Kind } from '../tiles/kinds.ts'
import { JOKER, KINDS, copies } from '../tiles/kinds.ts'
import type { Card, Group, Variant } from './model.ts'
import { HAND_TILES } from './limits.ts'

/** Why a variant can never be made, so that no question counts it. A card that was read without problems has none. */
export type NeverWhy =
  | { readonly kind: 'tiles'; readonly tiles: number }
  | { readonly kind: 'group'; readonly group: Group }
  | { readonly kind: 'copies'; readonly tile: Kind; readonly needed: number }
  | { readonly kind: 'jokers'; readonly needed: number }

/** A variant that no set of tiles can make. */
export interface Never {
  /** Index into `Card.lines`. */
  readonly line: number
  readonly variant: Variant
  readonly why: NeverWhy
}

/** Every variant that can be made, most valuable first; `at` below is a position in this order. */
export interface Variants {
  readonly size: number
  readonly list: readonly Variant[]
  /** Index into `Card.lines`, by `at`. */
  readonly line: Int32Array
  readonly value: Float64Array
  /** Where the kinds of a variant start in the next three, by `at`; they end where those of the next one start. */
  readonly starts: Int32Array
  readonly kinds: Uint8Array
  /** Tiles wanted of the kind. May be more than a set has: jokers must then make up for it. */
  readonly wanted: Uint8Array
  /** Of those, the ones in groups where no joker may stand. */
  readonly strict: Uint8Array
  readonly never: readonly Never[]
}

/** Whether a joker may stand in the group (JOKER-01, JOKER-02, CARD-28). */
export const takesJokers = (group: Group, jokerMinGroup: number): boolean => !group.bunch && group.size >= jokerMinGroup

const SMALLEST_EXPOSURE = 3
const LARGEST_EXPOSURE = 6

/** Whether the group may be shown before mah jongg: three or more alike (EXPO-01, EXPO-11). */
export const isExposable = (group: Group): boolean =>
  !group.bunch && group.size >= SMALLEST_EXPOSURE && group.size <= LARGEST_EXPOSURE

const isGroup = ({ kind, size }: Group): boolean =>
  Number.isInteger(kind) && kind >= 0 && kind < KINDS && Number.isInteger(size) && size >= 1 && size <= LARGEST_EXPOSURE

/** Counts of one variant at a time, by kind; cleared after each. */
interface Scratch {
  readonly wanted: Uint8Array
  readonly strict: Uint8Array
}

const tally = ({ wanted, strict }: Scratch, { groups }: Variant, jokerMinGroup: number): void => {
  for (const group of groups) {
    wanted[group.kind] = (wanted[group.kind] ?? 0) + group.size
    if (!takesJokers(group, jokerMinGroup)) strict[group.kind] = (strict[group.kind] ?? 0) + group.size
  }
}

const clear = ({ wanted, strict }: Scratch, { groups }: Variant): void => {
  for (const { kind } of groups) {
    wanted[kind] = 0
    strict[kind] = 0
  }
}

const whyNever = ({ wanted, strict }: Scratch, { groups }: Variant): NeverWhy | undefined => {
  let tiles = 0
  for (const group of groups) {
    if (!isGroup(group)) return { kind: 'group', group }
    tiles += group.size
  }
  if (tiles !== HAND_TILES) return { kind: 'tiles', tiles }
  let jokers = 0
  for (const { kind } of groups) {
    const needed = strict[kind] ?? 0
    if (needed > copies(kind)) return { kind: 'copies', tile: kind, needed }
    jokers += Math.max(0, (wanted[kind] ?? 0) - copies(kind))
    // Counted once, however many groups are of the kind.
    wanted[kind] = 0
  }
  return jokers > copies(JOKER) ? { kind: 'jokers', needed: jokers } : undefined
}

interface Made {
  readonly line: number
  readonly variant: Variant
  readonly value: number
}

const flatten = (made: readonly Made[], scratch: Scratch, jokerMinGroup: number): Omit<Variants, 'never'> => {
  const starts = new Int32Array(made.length + 1)
  const kinds = new Uint8Array(made.length * HAND_TILES)
  const wanted = new Uint8Array(made.length * HAND_TILES)
  const strict = new Uint8Array(made.length * HAND_TILES)
  const line = new Int32Array(made.length)
  const value = new Float64Array(made.length)
  let end = 0
  made.forEach((one, at) => {
    line[at] = one.line
    value[at] = one.value
    tally(scratch, one.variant, jokerMinGroup)
    for (const { kind } of one.variant.groups) {
      // A kind that was written already has been cleared.
      const count = scratch.wanted[kind] ?? 0
      if (count === 0) continue
      kinds[end] = kind
      wanted[end] = count
      strict[end++] = scratch.strict[kind] ?? 0
      scratch.wanted[kind] = 0
    }
    clear(scratch, one.variant)
    starts[at + 1] = end
  })
  return {
    size: made.length,
    list: made.map(({ variant }) => variant),
    line,
    value,
    starts,
    kinds: kinds.slice(0, end),
    wanted: wanted.slice(0, end),
    strict: strict.slice(0, end),
  }
}

/** Lays out the variants of a card. What cannot be made is set aside in `never`. */
export const layOut = ({ lines, jokerMinGroup }: Card): Variants => {
  // Kinds that do not exist fall outside, are counted nowhere, and are found by `isGroup`.
  const scratch: Scratch = { wanted: new Uint8Array(KINDS), strict: new Uint8Array(KINDS) }
  const never: Never[] = []
  const made: Made[] = []
  lines.forEach(({ variants, value }, line) => {
    for (const variant of variants) {
      tally(scratch, variant, jokerMinGroup)
      const why = whyNever(scratch, variant)
      clear(scratch, variant)
      if (why === undefined) made.push({ line, variant, value })
      else never.push({ line, variant, why })
    }
  })
  made.sort((a, b) => b.value - a.value)
  return { ...flatten(made, scratch, jokerMinGroup), never }
}
