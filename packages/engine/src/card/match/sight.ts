import type { Counts, Exposure } from '../../tiles/kinds.ts'
import { JOKER } from '../../tiles/kinds.ts'
import type { Sight } from './winnable.ts'
import { jokersToBeHad } from './winnable.ts'

/** What lies open besides the hand that is looked at. */
export interface Around {
  /** Discards on the table. */
  readonly discards: Counts
  /** Exposures of the other seats. */
  readonly exposures: readonly Exposure[]
}

/**
 * A hand as everybody sees it: its exposures, all that lies open, and the jokers that can still be had. What is left out of
 * `around` counts as unseen, so the answer never shuts a line that may be open.
 */
export const sightOf = (exposures: readonly Exposure[], around: Around): Sight => {
  const all = [...exposures, ...around.exposures]
  const visible = around.discards.slice()
  for (const { kind, size, jokers } of all) {
    visible[kind] = (visible[kind] ?? 0) + size - jokers
    visible[JOKER] = (visible[JOKER] ?? 0) + jokers
  }
  return { exposures, visible, jokers: jokersToBeHad(visible, all) }
}
