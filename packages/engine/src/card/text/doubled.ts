import type { Gathered } from './gathered.ts'
import { sameVariants } from './gathered.ts'
import type { Line } from '../model.ts'

interface Doubtful {
  readonly line?: Line
  readonly gathered?: Gathered
}

/** Lines that make the same hands as a line before them, and are as open or as concealed; each with that line. */
export const findDoubled = <T extends Doubtful>(hands: readonly T[]): readonly (readonly [T, T])[] => {
  const seen = new Map<string, T[]>()
  const doubled: (readonly [T, T])[] = []
  for (const hand of hands) {
    const { line, gathered } = hand
    if (line === undefined || gathered === undefined) continue
    const key = `${line.concealed} ${gathered.variants.length} ${gathered.sum}`
    const near = seen.get(key) ?? []
    const twin = near.find((other) => other.gathered !== undefined && sameVariants(other.gathered, gathered))
    if (twin === undefined) seen.set(key, [...near, hand])
    else doubled.push([hand, twin])
  }
  return doubled
}
