/** The Charleston: which pass is under way, what has been set aside for it, and where it goes. */
import type { PassName } from './events-opening.ts'
import type { Seat } from './seats.ts'
import { leftOf, rightOf, SEATS } from './seats.ts'

export interface Passing {
  readonly pass: PassName
  /** Seats that have set their tiles aside for it. */
  readonly ready: readonly Seat[]
  /** The tiles set aside from the hand of each, where tiles are known. */
  readonly aside: { readonly [seat in Seat]?: readonly string[] }
  /** How many incoming tiles each forwards unseen. */
  readonly blind: { readonly [seat in Seat]?: number }
  /** The seat that stopped it before the second Charleston. */
  readonly stoppedBy?: Seat
}

/** In order; the last is the courtesy pass. Source: CHAR-01. */
export const PASSES: readonly PassName[] = ['right', 'across', 'left', 'secondLeft', 'secondAcross', 'secondRight', 'courtesy']

/** Passes in which tiles may be forwarded unseen. Source: CHAR-05. */
export const BLIND_PASSES: readonly PassName[] = ['left', 'secondRight']

/** Tiles in every pass but the courtesy pass, in which it is the most. Source: CHAR-02, CHAR-10. */
export const PASS_SIZE = 3

export const startOfPassing = (pass: PassName = 'right'): Passing => ({ pass, ready: [], aside: {}, blind: {} })

const across = (seat: Seat): Seat => rightOf(rightOf(seat))

/** The seat that gets the tiles. */
export const receiverOf = (pass: PassName, seat: Seat): Seat => {
  if (pass === 'right' || pass === 'secondRight') return rightOf(seat)
  return pass === 'left' || pass === 'secondLeft' ? leftOf(seat) : across(seat)
}

/** The seat whose tiles come in. */
export const giverOf = (pass: PassName, seat: Seat): Seat =>
  SEATS.find((other) => receiverOf(pass, other) === seat) ?? across(seat)

/** The passing after the pass under way; nothing when it was the last. */
export const nextPass = ({ pass, stoppedBy }: Passing): Passing | undefined => {
  const next = PASSES[PASSES.indexOf(pass) + 1]
  return next === undefined ? undefined : { ...startOfPassing(next), ...(stoppedBy === undefined ? {} : { stoppedBy }) }
}

/** Whether all seats have what they pass ready; in the courtesy pass each pair goes by itself. */
export const isComplete = ({ ready }: Passing): boolean => ready.length === SEATS.length

/**
 * What each seat gets once all are ready. A seat that forwards tiles unseen adds the first of its incoming ones to its
 * own; where it forwards all of them all round, nothing comes in anywhere (CHAR-06), and there is no answer.
 */
export const incoming = (passing: Passing): { readonly [seat in Seat]: readonly string[] } | undefined => {
  const { pass, aside, blind } = passing
  if (pass === 'courtesy') return courtesy(passing)
  const forwardsAll = (seat: Seat): boolean => (aside[seat]?.length ?? 0) === 0 && (blind[seat] ?? 0) > 0
  const roundOf = (seat: Seat): readonly Seat[] => (receiverOf(pass, seat) === across(seat) ? [seat, across(seat)] : SEATS)
  if (SEATS.some((seat) => roundOf(seat).every(forwardsAll))) return undefined
  const tileOut = (seat: Seat, at: number): string => {
    const own = aside[seat] ?? []
    return at < own.length ? (own[at] ?? '') : tileOut(giverOf(pass, seat), at - own.length)
  }
  const sent = (seat: Seat): readonly string[] =>
    Array.from({ length: (aside[seat]?.length ?? 0) + (blind[seat] ?? 0) }, (_, at) => tileOut(seat, at))
  // What a seat forwards it has never held: it keeps the rest of its incoming tiles.
  const kept = (seat: Seat): readonly string[] => sent(giverOf(pass, seat)).slice(blind[seat] ?? 0)
  return { a: kept('a'), b: kept('b'), c: kept('c'), d: kept('d') }
}

/** Of the two numbers that face each other the lower counts; what is over goes back (CHAR-10, CHERR-08). */
const courtesy = ({ aside }: Passing): { readonly [seat in Seat]: readonly string[] } => {
  const got = (seat: Seat): readonly string[] => {
    const own = aside[seat] ?? []
    const other = aside[across(seat)] ?? []
    const count = Math.min(own.length, other.length)
    return [...other.slice(0, count), ...own.slice(count)]
  }
  return { a: got('a'), b: got('b'), c: got('c'), d: got('d') }
}
