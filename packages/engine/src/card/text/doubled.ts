import { sameVariants } from './gathered.ts'
import type { KeptHand } from './read-once.ts'

interface Doubtful {
  readonly kept?: Pick<KeptHand, 'worth' | 'gathered'>
}

/** Lines that make the same hands as a line before them, and are as open or as concealed; each with that line. */
export const findDoubled = <T extends Doubtful>(hands: readonly T[]): readonly (readonly [T, T])[] => {
  const seen = new Map<string, T[]>()
  const doubled: (readonly [T, T])[] = []
  for (const hand of hands) {
    const { worth, gathered } = hand.kept ?? {}
    if (worth === undefined || gathered === undefined) continue
    const key = `${worth.concealed} ${gathered.variants.length} ${gathered.sum}`
    const near = seen.get(key) ?? []
    const twin = near.find(({ kept }) => kept?.gathered !== undefined && sameVariants(kept.gathered, gathered))
    if (twin === undefined) seen.set(key, [...near, hand])
    else doubled.push([hand, twin])
  }
  return doubled
}
