/**
 * The three questions about a hand as single numbers, for whoever asks them by the million. Each takes packed tiles, gives
 * one value and allocates nothing. For answers with reasons see `validate`, `nearest` and `winnable`.
 */
import type { CompiledCard } from './compile.ts'
import { distanceOf } from './distance.ts'
import type { PackedExposures } from './exposed.ts'
import { fitsTogether } from './exposed.ts'
import type { PackedRack } from './packed.ts'
import { firstMade } from './presence.ts'

/** The most that fourteen concealed tiles win, in the units of the card; 0 when they make no line. */
export const bestValue = ({ tables: { presence, variants } }: CompiledCard, rack: PackedRack): number => {
  const first = firstMade(presence, rack)
  return first < 0 ? 0 : (variants.value[first] ?? 0)
}

/** Tiles to change until concealed tiles make the nearest line; 15 when the card has none. */
export const distance = ({ tables: { clusters } }: CompiledCard, rack: PackedRack): number => distanceOf(clusters, rack)

/** Whether some line of the card can still be made with these exposures; without any, every line counts (CARD-32). */
export const alive = ({ tables: { exposed, variants } }: CompiledCard, exposures: PackedExposures): boolean =>
  exposures === 0 ? variants.size > 0 : fitsTogether(exposed, exposures)
