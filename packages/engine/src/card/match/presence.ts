/**
 * Finds the variants that a whole hand makes by asking first which kinds it holds. A win uses every natural tile, so the
 * kinds of a winning hand are those of the variant without the kinds for which jokers stand entirely. All such sets are
 * written in a hash table when the card is compiled; nearly every hand that does not win is turned away by one look.
 */
import { KINDS, NORTH, copies } from '../../tiles/kinds.ts'
import { HAND_TILES } from '../limits.ts'
import type { PackedRack } from './packed.ts'
import { HONOR_NATURALS, HONOR_TOPS, SUIT_TOPS, anyAbove, shiftOf, tilesOf } from './packed.ts'
import type { Variants } from './variants.ts'

/** Most sets of kinds written down for one variant. A variant with more (where jokers stand in pairs) is tried each time. */
const MOST_SETS = 16
const MOST_JOKERS = 8

/** Ints a variant takes in `bounds`: fewest and most naturals, word by word. */
const BOUNDS = 8

export interface Presence {
  /** Pairs: suit key, then honor key below `HONOR_BITS` and the position of the first entry, plus one, above. */
  readonly slots: Int32Array
  readonly mask: number
  /** Variant of an entry, by falling value along a chain. */
  readonly entryAt: Int32Array
  /** The entry after this one, or -1. */
  readonly entryNext: Int32Array
  /** Fewest and most naturals of each kind with which the variant is made, packed like a rack. */
  readonly bounds: Int32Array
  /** Variants that are in no chain. */
  readonly wide: Int32Array
}

const HONOR_BITS = 11
const HONOR_MASK = (1 << HONOR_BITS) - 1

/** Which suit tiles are held, one bit each: bit 3i of a word says that its tile i is. */
const suitKeyOf = (bam: number, crak: number, dot: number): number =>
  ((bam | (bam >>> 1) | (bam >>> 2)) & 0o111111111) |
  (((crak | (crak >>> 1) | (crak >>> 2)) & 0o111111111) << 1) |
  (((dot | (dot >>> 1) | (dot >>> 2)) & 0o111111111) << 2)

/** Which winds, dragons and flowers are held: seven bits three apart, folded into eleven, with the flowers in the gap. */
const honorKeyOf = (honor: number): number => {
  const spread = (honor | (honor >>> 1) | (honor >>> 2)) & 0o1111111
  return ((spread | (spread >>> 8)) & 0b10011011011) | ((honor & (15 << 21)) === 0 ? 0 : 4)
}

const hashOf = (suitKey: number, honorKey: number): number => {
  const mixed = Math.imul(suitKey ^ Math.imul(honorKey, 0x9e3779b1), 0x85ebca6b)
  return mixed ^ (mixed >>> 15)
}

/** The slot of a pair of keys, or the empty one where it would go. */
const slotOf = (slots: Int32Array, mask: number, suitKey: number, honorKey: number): number => {
  let slot = hashOf(suitKey, honorKey) & mask
  for (;;) {
    const found = slots[slot * 2 + 1] ?? 0
    if (found === 0 || (slots[slot * 2] === suitKey && (found & HONOR_MASK) === honorKey)) return slot
    slot = (slot + 1) & mask
  }
}

/** What holding a kind adds to either key. */
const SUIT_BIT: Int32Array = Int32Array.from({ length: KINDS }, (_, kind) =>
  kind < NORTH ? 1 << ((kind % 9) * 3 + Math.floor(kind / 9)) : 0,
)
const HONOR_BIT: Int32Array = Int32Array.from({ length: KINDS }, (_, kind) => (kind < NORTH ? 0 : honorKeyOf(1 << shiftOf(kind))))

/** Ints that the keys of one variant may take while the table is made. */
const KEYS = MOST_SETS * 2

/** Jokers that the sets of one variant spend; overwritten for each. */
const spent = new Uint8Array(MOST_SETS)

/**
 * Writes the sets of kinds with which a variant may win, from `at * KEYS`, as keys in turn: of suits, of honors. Returns how
 * many there are, or 0 when there are too many.
 */
const writeSets = ({ starts, kinds, wanted, strict }: Variants, at: number, keys: Int32Array): number => {
  const from = at * KEYS
  const end = starts[at + 1] ?? 0
  let [suitKey, honorKey, jokers] = [0, 0, 0]
  for (let index = starts[at] ?? 0; index < end; index++) {
    const kind = kinds[index] ?? 0
    suitKey |= SUIT_BIT[kind] ?? 0
    honorKey |= HONOR_BIT[kind] ?? 0
    jokers += Math.max(0, (wanted[index] ?? 0) - copies(kind))
  }
  keys[from] = suitKey
  keys[from + 1] = honorKey
  spent[0] = jokers
  let sets = 1
  // Each kind that jokers can stand for entirely doubles the sets so far: with it, and without it if eight jokers will do.
  for (let index = starts[at] ?? 0; index < end; index++) {
    if (strict[index] !== 0) continue
    const kind = kinds[index] ?? 0
    const naturals = Math.min(wanted[index] ?? 0, copies(kind))
    const before = sets
    for (let set = 0; set < before; set++) {
      const total = (spent[set] ?? 0) + naturals
      if (total > MOST_JOKERS) continue
      if (sets === MOST_SETS) return 0
      spent[sets] = total
      keys[from + sets * 2] = (keys[from + set * 2] ?? 0) & ~(SUIT_BIT[kind] ?? 0)
      keys[from + sets * 2 + 1] = (keys[from + set * 2 + 1] ?? 0) & ~(HONOR_BIT[kind] ?? 0)
      sets++
    }
  }
  return sets
}

const boundsOf = ({ size, starts, kinds, wanted, strict }: Variants): Int32Array => {
  const bounds = new Int32Array(size * BOUNDS)
  for (let at = 0; at < size; at++)
    for (let index = starts[at] ?? 0; index < (starts[at + 1] ?? 0); index++) {
      const kind = kinds[index] ?? 0
      const word = at * BOUNDS + 2 * Math.floor(kind / 9)
      bounds[word] = (bounds[word] ?? 0) | ((strict[index] ?? 0) << shiftOf(kind))
      bounds[word + 1] = (bounds[word + 1] ?? 0) | (Math.min(wanted[index] ?? 0, copies(kind)) << shiftOf(kind))
    }
  return bounds
}

/** Builds the table of a card. */
export const makePresence = (variants: Variants): Presence => {
  const { size } = variants
  const keys = new Int32Array(size * KEYS)
  const sets = new Uint8Array(size)
  const wide: number[] = []
  let entries = 0
  for (let at = 0; at < size; at++) {
    const count = writeSets(variants, at, keys)
    sets[at] = count
    entries += count
    if (count === 0) wide.push(at)
  }
  let capacity = 16
  while (capacity < entries * 2) capacity *= 2
  const mask = capacity - 1
  const slots = new Int32Array(capacity * 2)
  const entryAt = new Int32Array(entries)
  const entryNext = new Int32Array(entries)
  let made = 0
  // Backwards, so that what is put first in a chain is the most valuable.
  for (let at = size - 1; at >= 0; at--)
    for (let set = 0; set < (sets[at] ?? 0); set++) {
      const suitKey = keys[at * KEYS + set * 2] ?? 0
      const honorKey = keys[at * KEYS + set * 2 + 1] ?? 0
      const slot = slotOf(slots, mask, suitKey, honorKey)
      entryAt[made] = at
      entryNext[made] = ((slots[slot * 2 + 1] ?? 0) >>> HONOR_BITS) - 1
      slots[slot * 2] = suitKey
      slots[slot * 2 + 1] = ((made + 1) << HONOR_BITS) | honorKey
      made++
    }
  return { slots, mask, entryAt, entryNext, bounds: boundsOf(variants), wide: Int32Array.from(wide) }
}

/** Whether the naturals are no fewer and no more than the variant takes; the number of tiles is not looked at. */
const within = (bounds: Int32Array, at: number, rack: PackedRack): boolean => {
  const from = at * BOUNDS
  const naturals = rack.honor & HONOR_NATURALS
  return !(
    anyAbove(rack.bam, bounds[from + 1] ?? 0, SUIT_TOPS) ||
    anyAbove(bounds[from] ?? 0, rack.bam, SUIT_TOPS) ||
    anyAbove(rack.crak, bounds[from + 3] ?? 0, SUIT_TOPS) ||
    anyAbove(bounds[from + 2] ?? 0, rack.crak, SUIT_TOPS) ||
    anyAbove(rack.dot, bounds[from + 5] ?? 0, SUIT_TOPS) ||
    anyAbove(bounds[from + 4] ?? 0, rack.dot, SUIT_TOPS) ||
    anyAbove(naturals, bounds[from + 7] ?? 0, HONOR_TOPS) ||
    anyAbove(bounds[from + 6] ?? 0, naturals, HONOR_TOPS)
  )
}

/** First entry of the chain for the kinds that the rack holds, or -1. */
const chainOf = ({ slots, mask }: Presence, { bam, crak, dot, honor }: PackedRack): number => {
  const slot = slotOf(slots, mask, suitKeyOf(bam, crak, dot), honorKeyOf(honor))
  return ((slots[slot * 2 + 1] ?? 0) >>> HONOR_BITS) - 1
}

/** The most valuable variant that the fourteen concealed tiles make, as a position, or -1. Allocates nothing. */
export const firstMade = (presence: Presence, rack: PackedRack): number => {
  const { bounds, entryAt, entryNext, wide } = presence
  let first = -1
  for (let entry = chainOf(presence, rack); entry >= 0; entry = entryNext[entry] ?? -1) {
    const at = entryAt[entry] ?? -1
    if (!within(bounds, at, rack)) continue
    first = at
    break
  }
  for (let index = 0; index < wide.length; index++) {
    const at = wide[index] ?? -1
    if (first >= 0 && at > first) break
    if (!within(bounds, at, rack)) continue
    first = at
    break
  }
  // The bounds say nothing of the number of tiles, and thirteen tiles win nothing.
  return first >= 0 && tilesOf(rack) === HAND_TILES ? first : -1
}

/** Every variant that the fourteen concealed tiles make, as rising positions. */
export const allMade = (presence: Presence, rack: PackedRack): readonly number[] => {
  if (tilesOf(rack) !== HAND_TILES) return []
  const made: number[] = []
  for (let entry = chainOf(presence, rack); entry >= 0; entry = presence.entryNext[entry] ?? -1)
    made.push(presence.entryAt[entry] ?? -1)
  return made
    .concat(Array.from(presence.wide))
    .filter((at) => within(presence.bounds, at, rack))
    .toSorted((a, b) => a - b)
}
