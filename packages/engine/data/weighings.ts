/** Facts that the values of two hands tell, where both are known: which of the two is worth more. */
import type { Weighing } from '../src/rulings/law.ts'

export const weighings: readonly Weighing[] = [
  { fact: 'tieDearer', hands: ['actor', 'rival'], first: 'caller', second: 'picker', same: 'same' },
]
