import type { Counts, Exposure, Kind } from '../../tiles/kinds.ts'
import { JOKER, KINDS, copies } from '../../tiles/kinds.ts'
import type { CompiledCard } from './compile.ts'
import { fitting, packExposures } from './exposed.ts'
import { takesJokers } from './variants.ts'

/** Tiles of one player as they are asked about: a `Rack` will do. */
export interface Hand {
  readonly concealed: Counts
  readonly exposures: readonly Exposure[]
}

/** How many tiles a hand has, exposures and jokers included. */
export const handSize = ({ concealed, exposures }: Hand): number =>
  concealed.reduce((sum, count) => sum + count, 0) + exposures.reduce((sum, { size }) => sum + size, 0)

/** Jokers of a hand, exposed ones included. */
export const handJokers = ({ concealed, exposures }: Hand): number =>
  (concealed[JOKER] ?? 0) + exposures.reduce((sum, { jokers }) => sum + jokers, 0)

/** What a variant wants of the concealed tiles when the exposures have taken their groups. */
export interface Rest {
  readonly wanted: Uint8Array
  readonly strict: Uint8Array
}

/** Takes the exposures off what a variant wants. They must fit it. */
export const restOf = ({ card, tables: { variants } }: CompiledCard, at: number, exposures: readonly Exposure[]): Rest => {
  const wanted = new Uint8Array(KINDS)
  const strict = new Uint8Array(KINDS)
  for (let index = variants.starts[at] ?? 0; index < (variants.starts[at + 1] ?? 0); index++) {
    const kind = variants.kinds[index] ?? 0
    wanted[kind] = variants.wanted[index] ?? 0
    strict[kind] = variants.strict[index] ?? 0
  }
  for (const { kind, size } of exposures) {
    // More than seven like tiles may be wanted of one kind, and more than exist: nothing is cut off here.
    wanted[kind] = (wanted[kind] ?? 0) - size
    if (!takesJokers({ kind, size, bunch: false }, card.jokerMinGroup)) strict[kind] = (strict[kind] ?? 0) - size
  }
  return { wanted, strict }
}

/** Positions of the variants to which the exposures leave the hand: all when there are none, else those of open lines. */
export const openTo = (compiled: CompiledCard, exposures: readonly Exposure[]): readonly number[] =>
  exposures.length === 0
    ? Array.from({ length: compiled.tables.variants.size }, (_, at) => at)
    : fitting(compiled.tables.exposed, packExposures(exposures, compiled.card.jokerMinGroup))

/** Naturals of a kind that a hand has, exposed ones included. */
export const naturalsOf = ({ concealed, exposures }: Hand, kind: Kind): number =>
  (concealed[kind] ?? 0) + exposures.reduce((sum, one) => sum + (one.kind === kind ? one.size - one.jokers : 0), 0)

/** Whether a set has these tiles, for `Hand`s that were not read from text: fourteen at most, none oftener than it exists. */
export const isPossible = (hand: Hand): boolean => {
  if (handSize(hand) > 14 || handJokers(hand) > copies(JOKER)) return false
  for (let kind = 0; kind < KINDS; kind++) if (naturalsOf(hand, kind) > copies(kind)) return false
  return true
}
