import type { Seat } from './seats.ts'

/** How far the turn has got. */
export const STAGES = ['toPick', 'picked', 'toExpose', 'toDiscard', 'discarded'] as const

export interface Turn {
  readonly seat: Seat
  readonly stage: (typeof STAGES)[number]
}
