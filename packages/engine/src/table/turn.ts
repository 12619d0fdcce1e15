import type { Seat } from './seats.ts'

/** How far the turn has got. */
export const STAGES = ['toPick', 'picked', 'toExpose', 'toDiscard', 'discarded'] as const

export interface Turn {
  readonly seat: Seat
  readonly stage: (typeof STAGES)[number]
  /** The seat that was due when this one picked out of turn, until a ruling or that seat settles it. */
  readonly insteadOf?: Seat
  /** The tile that this seat picked out of turn is racked. */
  readonly racked?: true
  /** A joker has been exchanged this turn: the group made in it can no longer be changed (EXPO-07). */
  readonly exchanged?: true
}
