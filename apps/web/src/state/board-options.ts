/** Things to choose from at the board, each with the event it makes. */
import type { Seat, TableEvent } from 'mahjudge'
import { SEATS } from './seats.ts'

/** One thing to choose, and the event it makes. */
export interface Option {
  readonly label: string
  readonly event: TableEvent
  /** Drawn beside the words. */
  readonly tiles?: readonly string[]
}

export const others = (seat: Seat): readonly Seat[] => SEATS.filter((one) => one !== seat)

/** Some faults count when a live seat has called the hand dead: whether it has, the table asks where that matters. */
export const FAULT = { called: 'ask' } as const
