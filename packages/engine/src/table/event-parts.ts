/** Parts that several events have. */
import type { Seat } from './seats.ts'

/** What was put face up with a declaration: `none` to `some` on an own tile, `none` to `more` on a discard. */
export type Shown = 'none' | 'pick' | 'some' | 'tile' | 'slope' | 'group' | 'more'

/**
 * Whether a live seat has called the hand dead that was at fault, and what its owner said. Left out, nobody has; `ask` has
 * the table ask, where it matters.
 */
export type Called = 'accepted' | 'no' | 'disputed' | 'ask'

/** What another seat did before a declared hand was checked. Reactions are settled together, with the declaration. */
export interface Reaction {
  readonly seat: Seat
  readonly did: 'showed' | 'threwIn'
  /** The wall was broken with it and cannot be put right. */
  readonly brokeWall?: boolean
}

/** A second seat that wants the declared discard. */
export interface Rival {
  readonly seat: Seat
  readonly wants: 'win' | 'group'
  /** Its hand was checked too: it matches the card, or does not. */
  readonly right?: boolean
  /** It had declared on the tile as well. */
  readonly coDeclared?: boolean
  /** Whether its hand was meant to be a concealed one. */
  readonly handKind?: 'exposed' | 'concealed'
  /** Of a right hand: its printed value, and whether it is jokerless and not from Singles and Pairs. */
  readonly value?: number
  readonly jokerless?: boolean
}
