import type { Exposure } from '../../tiles/kinds.ts'
import { KINDS } from '../../tiles/kinds.ts'
import type { CompiledCard } from './compile.ts'
import { openTo } from './hand.ts'
import { isExposable } from './variants.ts'

/**
 * How an exposure stands to the card. `too-small`: fewer than three, which are never exposed (EXPO-11). `not-on-card`: no line
 * has a group of that tile and size (EXPO-04). `concealed-only`: only concealed lines have (EXPO-12). `not-with-others`: no
 * one line has distinct groups for it and the other exposures (EXPO-05). `fits`: none of these.
 */
export type ExposureStanding = 'fits' | 'too-small' | 'not-on-card' | 'concealed-only' | 'not-with-others'

export interface Exposable {
  readonly standing: ExposureStanding
  /** Lines that have the group by itself and may be exposed, rising indexes into `Card.lines`. */
  readonly alone: readonly number[]
  /** Lines that have it together with the others. */
  readonly together: readonly number[]
  /** Others that cannot stand beside it, each for itself. May be empty though it does not fit: then it takes several to clash. */
  readonly clashes: readonly Exposure[]
}

const linesOf = ({ tables: { variants } }: CompiledCard, positions: readonly number[]): readonly number[] =>
  [...new Set(positions.map((at) => variants.line[at] ?? -1))].toSorted((a, b) => a - b)

const onConcealedLine = ({ card, tables: { variants } }: CompiledCard, { kind, size }: Exposure): boolean =>
  variants.list.some(
    ({ groups }, at) =>
      card.lines[variants.line[at] ?? -1]?.concealed === true &&
      groups.some((group) => isExposable(group) && group.kind === kind && group.size === size),
  )

/** Whether an exposure is a group of the card, and whether it can stand beside the others of the same hand (CARD-32). */
export const exposable = (compiled: CompiledCard, exposure: Exposure, others: readonly Exposure[]): Exposable => {
  const alone = linesOf(compiled, openTo(compiled, [exposure]))
  const together = linesOf(compiled, openTo(compiled, [exposure, ...others]))
  const clashes = alone.length === 0 ? [] : others.filter((other) => openTo(compiled, [exposure, other]).length === 0)
  const standing = (): ExposureStanding => {
    if (together.length > 0) return 'fits'
    if (alone.length > 0) return 'not-with-others'
    if (exposure.size < 3 || exposure.kind >= KINDS) return 'too-small'
    return onConcealedLine(compiled, exposure) ? 'concealed-only' : 'not-on-card'
  }
  return { standing: standing(), alone, together, clashes }
}
