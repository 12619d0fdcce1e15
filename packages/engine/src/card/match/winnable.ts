/**
 * Whether a hand can still win, seen from the other side of the table (DEAD-11, CARD-34): from its exposures, and from how
 * many tiles of each kind lie open. Nothing is taken from concealed tiles. A hand is dead when every line fails.
 */
import type { Counts, Exposure, Kind } from '../../tiles/kinds.ts'
import { JOKER, KINDS, copies } from '../../tiles/kinds.ts'
import type { CompiledCard } from './compile.ts'
import { openTo, restOf } from './hand.ts'
import type { Variant } from '../model.ts'
import type { Never } from './variants.ts'

/** A hand and the table around it. */
export interface Sight {
  /** Exposures of the hand in question. */
  readonly exposures: readonly Exposure[]
  /** Tiles of each kind that everybody can see, those in exposures included, of this hand too. Jokers do not matter here. */
  readonly visible: Counts
  /** Jokers that the hand may have concealed or may still get; see `jokersToBeHad`. */
  readonly jokers: number
}

/** A kind of which a variant still wants more than nobody has seen. */
export interface Shortage {
  readonly tile: Kind
  readonly needed: number
  readonly left: number
}

/** Why a line, or one variant of it, cannot be made any more. */
export type ClosedReason =
  /** No set of tiles makes any of its variants. */
  | { readonly kind: 'never'; readonly never: readonly Never[] }
  /** Something lies open, and the line is concealed (CARD-19). */
  | { readonly kind: 'concealed' }
  /** These exposures are no groups of the line, each for itself: another tile, or another size (CARD-33). */
  | { readonly kind: 'no-group'; readonly exposures: readonly Exposure[] }
  /** Each is a group of the line, but no variant has a group for each of them (CARD-32). */
  | { readonly kind: 'not-together'; readonly exposures: readonly Exposure[] }
  /** Naturals for single tiles or pairs are gone. */
  | { readonly kind: 'naturals'; readonly variant: Variant; readonly shortages: readonly Shortage[] }
  /** Other groups lack naturals as well, and more of them than jokers can be had. */
  | {
      readonly kind: 'jokers'
      readonly variant: Variant
      readonly shortages: readonly Shortage[]
      /** Jokers that would have to stand in, and those that can still be had. */
      readonly needed: number
      readonly jokers: number
    }

/** A line that can still be made, with the variants that can. */
export interface OpenLine {
  /** Index into `Card.lines`. */
  readonly line: number
  readonly variants: readonly Variant[]
}

/** A line that cannot, and why: one reason for the whole line, or one for each variant that has room for the exposures. */
export interface ClosedLine {
  readonly line: number
  readonly why: readonly ClosedReason[]
}

export interface Winnable {
  readonly winnable: boolean
  readonly open: readonly OpenLine[]
  readonly closed: readonly ClosedLine[]
}

/** What nobody has seen of a kind. */
const unseenOf = ({ exposures, visible }: Sight): Uint8Array =>
  Uint8Array.from({ length: KINDS }, (_, kind) => {
    const exposed = exposures.reduce((sum, one) => sum + (one.kind === kind ? one.size - one.jokers : 0), 0)
    return Math.max(0, copies(kind) - Math.max(visible[kind] ?? 0, exposed))
  })

/** Why the rest of a variant cannot be found among the unseen tiles, or nothing when it can. */
const lack = (compiled: CompiledCard, at: number, sight: Sight, unseen: Uint8Array): ClosedReason | undefined => {
  const { wanted, strict } = restOf(compiled, at, sight.exposures)
  const variant = compiled.tables.variants.list[at]
  if (variant === undefined) return undefined
  const short = (needs: Uint8Array): readonly Shortage[] =>
    Array.from({ length: KINDS }, (_, tile) => ({ tile, needed: needs[tile] ?? 0, left: unseen[tile] ?? 0 })).filter(
      ({ needed, left }) => needed > left,
    )
  const naturals = short(strict)
  if (naturals.length > 0) return { kind: 'naturals', variant, shortages: naturals }
  const shortages = short(wanted)
  const needed = shortages.reduce((sum, one) => sum + one.needed - one.left, 0)
  return needed > sight.jokers ? { kind: 'jokers', variant, shortages, needed, jokers: sight.jokers } : undefined
}

/** Lines that have room for these exposures, as indexes. */
const linesFor = (compiled: CompiledCard, exposures: readonly Exposure[]): ReadonlySet<number> =>
  new Set(openTo(compiled, exposures).map((at) => compiled.tables.variants.line[at] ?? -1))

/** The first pair of exposures that the line has no room for, or all of them. */
const conflictIn = (
  line: number,
  exposures: readonly Exposure[],
  pairs: readonly { readonly both: readonly Exposure[]; readonly lines: ReadonlySet<number> }[],
): ClosedReason => ({
  kind: 'not-together',
  exposures: pairs.find(({ lines }) => !lines.has(line))?.both ?? exposures,
})

/**
 * Every line of the card: open, or closed with the reason. A line with several variants is closed when all of them are. With
 * no exposures every line counts, concealed ones too. The answer is as true as `Sight.jokers`: too high a number only
 * keeps lines open.
 */
export const winnable = (compiled: CompiledCard, sight: Sight): Winnable => {
  const { card, tables } = compiled
  const { exposures } = sight
  const unseen = unseenOf(sight)
  const byLine = new Map<number, number[]>()
  for (const at of openTo(compiled, exposures)) {
    const line = tables.variants.line[at] ?? -1
    byLine.set(line, [...(byLine.get(line) ?? []), at])
  }
  const made = new Set(tables.variants.line)
  const alone = exposures.map((exposure) => ({ exposure, lines: linesFor(compiled, [exposure]) }))
  const pairs = exposures.flatMap((one, index) =>
    exposures.slice(index + 1).map((other) => ({ both: [one, other], lines: linesFor(compiled, [one, other]) })),
  )
  const open: OpenLine[] = []
  const closed: ClosedLine[] = []
  card.lines.forEach(({ concealed }, line) => {
    const close = (...why: readonly ClosedReason[]): void => void closed.push({ line, why })
    if (!made.has(line)) return close({ kind: 'never', never: compiled.never.filter((one) => one.line === line) })
    if (concealed && exposures.length > 0) return close({ kind: 'concealed' })
    const foreign = alone.filter(({ lines }) => !lines.has(line)).map(({ exposure }) => exposure)
    if (foreign.length > 0) return close({ kind: 'no-group', exposures: foreign })
    const fits = byLine.get(line)
    if (fits === undefined) return close(conflictIn(line, exposures, pairs))
    const lacks = fits.map((at) => ({ variant: tables.variants.list[at], why: lack(compiled, at, sight, unseen) }))
    const possible = lacks.flatMap(({ variant, why }) => (why === undefined && variant !== undefined ? [variant] : []))
    if (possible.length > 0) open.push({ line, variants: possible })
    else close(...lacks.flatMap(({ why }) => why ?? []))
  })
  return { winnable: open.length > 0, open, closed }
}

/**
 * Jokers that one hand may have concealed or may still get: those nobody has seen, and those in exposures for which a
 * natural is unseen to redeem them (JOKER-04, CARD-34). `visible` counts all that lies open, jokers and exposures included;
 * `exposures` are those from which jokers may be redeemed, of the hand itself too. Never too low, so a living hand is
 * never called dead by it; a natural that redeems is not counted as used up.
 */
export const jokersToBeHad = (visible: Counts, exposures: readonly Exposure[]): number => {
  const unseen = Math.max(0, copies(JOKER) - (visible[JOKER] ?? 0))
  return Array.from({ length: KINDS }, (_, kind) => kind).reduce((sum, kind) => {
    const shown = exposures.reduce((jokers, one) => jokers + (one.kind === kind ? one.jokers : 0), 0)
    return sum + Math.min(shown, Math.max(0, copies(kind) - (visible[kind] ?? 0)))
  }, unseen)
}
