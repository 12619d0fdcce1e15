import type { Kind } from '../../tiles/kinds.ts'
import { JOKER, KINDS, copies } from '../../tiles/kinds.ts'
import type { FilledGroup } from './assign.ts'
import { assign } from './assign.ts'
import type { CompiledCard } from './compile.ts'
import { distancesOf } from './distance.ts'
import type { Hand, Rest } from './hand.ts'
import { handJokers, isPossible, naturalsOf, openTo, restOf } from './hand.ts'
import type { Variant } from '../model.ts'
import { packRack } from './packed.ts'

/** One way to a line at its distance. */
export interface NearWay {
  readonly variant: Variant
  /** The tiles of the hand in their groups; what is neither natural nor joker is missing. */
  readonly groups: readonly FilledGroup[]
  /** Natural tiles of which one more brings the hand nearer, rising. */
  readonly helps: readonly Kind[]
  /** Whether one more joker does. */
  readonly jokerHelps: boolean
}

export interface NearLine {
  /** Index into `Card.lines`. */
  readonly line: number
  readonly ways: readonly NearWay[]
}

/** How far a hand is from the lines of a card. */
export interface Nearness {
  /** Tiles to change or to draw until some line is made; 0 for a win. Nothing when no line is left to the exposures. */
  readonly distance: number | undefined
  /** Every line at that distance, in the order of the card. */
  readonly nearest: readonly NearLine[]
  /** By line of the card: its distance, or nothing when the exposures shut it out or it can never be made. */
  readonly distances: readonly (number | undefined)[]
}

/** D and H of `variants.ts` for concealed tiles. */
const missing = ({ wanted, strict }: Rest, concealed: Uint8Array): { readonly all: number; readonly natural: number } => {
  let all = 0
  let natural = 0
  for (let kind = 0; kind < KINDS; kind++) {
    const held = concealed[kind] ?? 0
    all += Math.max(0, (wanted[kind] ?? 0) - held)
    natural += Math.max(0, (strict[kind] ?? 0) - held)
  }
  return { all, natural }
}

const wayOf = (compiled: CompiledCard, hand: Hand, at: number, variant: Variant): NearWay => {
  const rest = restOf(compiled, at, hand.exposures)
  const { all, natural } = missing(rest, hand.concealed)
  const jokers = hand.concealed[JOKER] ?? 0
  // The larger of the two is the distance, so a tile that lowers only the other one changes nothing.
  const jokerHelps = all - jokers > natural
  const helps = Array.from({ length: KINDS }, (_, kind) => kind).filter((kind) => {
    const held = hand.concealed[kind] ?? 0
    const short = jokerHelps ? (rest.wanted[kind] ?? 0) : (rest.strict[kind] ?? 0)
    return held < short && naturalsOf(hand, kind) < copies(kind)
  })
  return {
    variant,
    groups: assign(variant, hand, compiled.card.jokerMinGroup),
    helps,
    jokerHelps: jokerHelps && handJokers(hand) < copies(JOKER),
  }
}

/** Distances of the variants that the hand can still become, by position; others are not in it. */
const variantDistances = (compiled: CompiledCard, hand: Hand): ReadonlyMap<number, number> => {
  if (!isPossible(hand)) return new Map()
  const rack = packRack(hand.concealed)
  if (hand.exposures.length === 0 && rack !== undefined) {
    const to = new Uint8Array(compiled.tables.variants.size)
    distancesOf(compiled.tables.clusters, rack, to)
    return new Map(Array.from(to, (distance, at) => [at, distance]))
  }
  const jokers = hand.concealed[JOKER] ?? 0
  return new Map(
    openTo(compiled, hand.exposures).map((at) => {
      const { all, natural } = missing(restOf(compiled, at, hand.exposures), hand.concealed)
      return [at, Math.max(natural, all - jokers)]
    }),
  )
}

/**
 * How far a hand is from every line, which lines are nearest, and what brings it nearer. A line of the card is as far as
 * its nearest variant. Exposures are kept as they lie. A hand with more tiles than fourteen, or more of a kind than a set
 * has, is near to nothing.
 */
export const nearest = (compiled: CompiledCard, hand: Hand): Nearness => {
  const { card, tables } = compiled
  const byVariant = variantDistances(compiled, hand)
  const distances: (number | undefined)[] = card.lines.map(() => undefined)
  let least: number | undefined
  for (const [at, distance] of byVariant) {
    const line = tables.variants.line[at] ?? 0
    const before = distances[line]
    if (before === undefined || distance < before) distances[line] = distance
    if (least === undefined || distance < least) least = distance
  }
  const ways = new Map<number, NearWay[]>()
  for (const [at, distance] of byVariant) {
    const variant = tables.variants.list[at]
    const line = tables.variants.line[at]
    if (distance !== least || variant === undefined || line === undefined) continue
    const way = wayOf(compiled, hand, at, variant)
    const of = ways.get(line)
    if (of === undefined) ways.set(line, [way])
    else of.push(way)
  }
  const near = [...ways].map(([line, of]): NearLine => ({ line, ways: of })).toSorted((a, b) => a.line - b.line)
  return { distance: least, nearest: near, distances }
}
