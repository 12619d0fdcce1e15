import type { Kind } from '../../tiles/kinds.ts'
import { JOKER } from '../../tiles/kinds.ts'
import type { Hand } from './hand.ts'
import type { Group, Variant } from '../model.ts'
import { isExposable, takesJokers } from './variants.ts'

/** A group of a variant with what stands in it. What is neither natural nor joker is missing. */
export interface FilledGroup {
  readonly group: Group
  readonly naturals: number
  readonly jokers: number
  /** Shown before mah jongg. */
  readonly exposed: boolean
}

interface Filling {
  readonly group: Group
  naturals: number
  jokers: number
  exposed: boolean
}

const room = ({ group, naturals, jokers }: Filling): number => group.size - naturals - jokers

const showExposures = (fillings: readonly Filling[], { exposures }: Hand): void => {
  for (const { kind, size, jokers } of exposures) {
    const shown = fillings.find(
      ({ group, exposed }) => !exposed && isExposable(group) && group.kind === kind && group.size === size,
    )
    if (shown === undefined) continue
    shown.exposed = true
    shown.naturals = size - jokers
    shown.jokers = jokers
  }
}

/**
 * Puts a hand into the groups of a variant that its exposures fit: exposures first, then naturals where no joker may stand,
 * then naturals, then jokers. Leaves as little missing as can be. Groups are in the order of the variant.
 */
export const assign = (variant: Variant, hand: Hand, jokerMinGroup: number): readonly FilledGroup[] => {
  const fillings = variant.groups.map((group): Filling => ({ group, naturals: 0, jokers: 0, exposed: false }))
  showExposures(fillings, hand)
  const left = hand.concealed.slice()
  const put = (filling: Filling, tile: Kind, into: 'naturals' | 'jokers'): void => {
    const count = Math.min(room(filling), left[tile] ?? 0)
    filling[into] += count
    left[tile] = (left[tile] ?? 0) - count
  }
  const strict = fillings.filter(({ group }) => !takesJokers(group, jokerMinGroup))
  const loose = fillings.filter(({ group }) => takesJokers(group, jokerMinGroup))
  for (const filling of [...strict, ...loose]) put(filling, filling.group.kind, 'naturals')
  for (const filling of loose) put(filling, JOKER, 'jokers')
  return fillings.map((filling) => ({ ...filling }))
}
