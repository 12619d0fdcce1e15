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
import type { Kind } from '../../tiles/kinds.ts'
import { JOKER, KINDS, copies } from '../../tiles/kinds.ts'
import type { Card, Group, Variant } from '../model.ts'
import { HAND_TILES } from '../limits.ts'

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

/** Everything of `Variants` while it is written. */
interface Draft {
  readonly list: Variant[]
  readonly line: number[]
  readonly value: number[]
  readonly starts: number[]
  readonly kinds: number[]
  readonly wanted: number[]
  readonly strict: number[]
  readonly never: Never[]
}

/** Counts of one variant at a time, by kind; zeros again when it has been written. */
interface Scratch {
  readonly wanted: Uint8Array
  readonly strict: Uint8Array
}

/** Writes the counts of a variant behind those that are there, or says why it can never be made. */
const write = (draft: Draft, scratch: Scratch, { groups }: Variant, jokerMinGroup: number): NeverWhy | undefined => {
  let tiles = 0
  for (const group of groups) {
    const { kind, size } = group
    tiles += size
    scratch.wanted[kind] = (scratch.wanted[kind] ?? 0) + size
    if (!takesJokers(group, jokerMinGroup)) scratch.strict[kind] = (scratch.strict[kind] ?? 0) + size
  }
  let why: NeverWhy | undefined = tiles === HAND_TILES ? undefined : { kind: 'tiles', tiles }
  let odd: Group | undefined
  let jokers = 0
  for (const group of groups) {
    const { kind } = group
    const wanted = scratch.wanted[kind] ?? 0
    const strict = scratch.strict[kind] ?? 0
    if (!isGroup(group)) odd ??= group
    // Written with an earlier group, and zero since.
    if (wanted === 0) continue
    scratch.wanted[kind] = 0
    scratch.strict[kind] = 0
    draft.kinds.push(kind)
    draft.wanted.push(wanted)
    draft.strict.push(strict)
    if (strict > copies(kind)) why ??= { kind: 'copies', tile: kind, needed: strict }
    if (wanted > copies(kind)) jokers += wanted - copies(kind)
  }
  if (odd !== undefined) return { kind: 'group', group: odd }
  return why ?? (jokers > copies(JOKER) ? { kind: 'jokers', needed: jokers } : undefined)
}

/** Lays out the variants of a card. What cannot be made is set aside in `never`. */
export const layOut = ({ lines, jokerMinGroup }: Card): Variants => {
  // Kinds that do not exist fall outside, are counted nowhere, and are found by `isGroup`.
  const scratch: Scratch = { wanted: new Uint8Array(KINDS), strict: new Uint8Array(KINDS) }
  const draft: Draft = { list: [], line: [], value: [], starts: [0], kinds: [], wanted: [], strict: [], never: [] }
  const byValue = [...lines.entries()].toSorted(([, a], [, b]) => b.value - a.value)
  for (const [line, { variants, value }] of byValue)
    for (const variant of variants) {
      const end = draft.kinds.length
      const why = write(draft, scratch, variant, jokerMinGroup)
      if (why !== undefined) {
        draft.never.push({ line, variant, why })
        draft.kinds.length = end
        draft.wanted.length = end
        draft.strict.length = end
        continue
      }
      draft.list.push(variant)
      draft.line.push(line)
      draft.value.push(value)
      draft.starts.push(draft.kinds.length)
    }
  return {
    size: draft.list.length,
    list: draft.list,
    line: Int32Array.from(draft.line),
    value: Float64Array.from(draft.value),
    starts: Int32Array.from(draft.starts),
    kinds: Uint8Array.from(draft.kinds),
    wanted: Uint8Array.from(draft.wanted),
    strict: Uint8Array.from(draft.strict),
    never: draft.never.toSorted((a, b) => a.line - b.line),
  }
}
