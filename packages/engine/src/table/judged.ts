/** A ruling as the table acts on it. */
import type { NextToAct, Payment, SeatOutcome } from './outcome.ts'
import type { Seat } from './seats.ts'

/** The parts of a ruling that the table acts on. */
export interface Judged {
  readonly effects: readonly { readonly slot: string; readonly kind: string; readonly seats: readonly Seat[] }[]
  readonly seats: { readonly [seat in Seat]: Pick<SeatOutcome, 'status'> }
  readonly payments: readonly Payment[]
  readonly next: NextToAct
  readonly deal: string
  /** What put the judged hand out, where one went out. */
  readonly cause: string | undefined
}

/** The kind of the first effect in a slot. */
export const kindOf = (judged: Judged, slot: string): string | undefined =>
  judged.effects.find((effect) => effect.slot === slot)?.kind

/** Whether the ruling has an effect of this kind in this slot. */
export const has = (judged: Judged, slot: string, kind: string): boolean =>
  judged.effects.some((effect) => effect.slot === slot && effect.kind === kind)
