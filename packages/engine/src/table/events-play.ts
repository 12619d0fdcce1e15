/** Turns and declarations. */
import type { Called, Reaction, Rival, Shown } from './event-parts.ts'
import type { ReportedTable } from './report.ts'
import type { Seat } from './seats.ts'

/** The table as it is found. May only be the first event of a log. */
export interface Start {
  readonly type: 'start'
  readonly table: ReportedTable
}

/**
 * A seat took a tile from the wall. Another seat than the one due has picked out of turn; a seat that has picked already
 * has taken two.
 */
export interface Picked {
  readonly type: 'picked'
  readonly seat: Seat
  /** The tile, where it is known. */
  readonly tile?: string
  /** Taken from the wrong end of the wall, or from a wall whose turn had not come. */
  readonly from?: 'end' | 'wall'
  /** The seat that pushed that wall out. Racking a tile from it costs that hand too. */
  readonly pusher?: Seat
  /** Whether the tile went into the rack at once. */
  readonly racked?: boolean
  /** Of a wrong pick. Nobody has called it when left out. */
  readonly called?: Called
}

/** The picked tile went into the rack: the discard before can no longer be called. */
export interface Racked {
  readonly type: 'racked'
  readonly seat: Seat
}

export interface Discarded {
  readonly type: 'discarded'
  readonly seat: Seat
  /** The tile that was thrown. */
  readonly tile?: string
  /** The name it was given, or `same`. */
  readonly named?: string
  /** It got a wrong name, where the tiles themselves are not told. */
  readonly misnamed?: boolean
  /** The picked tile was still in the hand, not on the rack, when another was thrown. */
  readonly held?: boolean
  /** Of a discard out of turn, or without a pick. Nobody has called it when left out. */
  readonly called?: Called
}

/** Mah jongg was said. */
export interface Declared {
  readonly type: 'declared'
  readonly seat: Seat
  readonly on: 'own' | 'discard'
  readonly shown?: Shown
  /** A proper group with the claimed discard can be shown. */
  readonly canShow?: boolean
  /** The claimed discard had been picked up, though not yet placed. */
  readonly inHand?: boolean
  /** Whether the hand was meant to be a concealed one. */
  readonly handKind?: 'exposed' | 'concealed'
  readonly noticed?: 'atOnce' | 'later'
  /** It can be said which hand was being made. */
  readonly handNamed?: boolean
  /** Printed value of the hand, where it is known. */
  readonly value?: number
  /** The hand was checked: it matches the card, or does not. Left out while nobody has checked. */
  readonly valid?: boolean
  /** Of a right hand without jokers that is not from Singles and Pairs. */
  readonly jokerless?: boolean
  /** On a misnamed discard: which tile completes the hand. */
  readonly completedBy?: 'named' | 'thrown' | 'neither'
  readonly reactions?: readonly Reaction[]
  /** Tiles that were thrown in were mixed and cannot be told apart. */
  readonly mixed?: boolean
  /** What happened to a wall, unless a reaction says it. */
  readonly wall?: 'disturbed' | 'brokenByDeclarer' | 'brokenBySlip' | 'mixedIn'
  readonly rival?: Rival
  /** Jokers in the one group that was shown, and all its tiles. */
  readonly jokers?: number
  readonly tiles?: readonly string[]
  /** The next seat had racked, or declared on its own pick at the same moment. */
  readonly late?: 'together' | 'closed' | 'bothDeclared'
  /** A pause had been asked for when the next seat racked: it still held, or had lapsed. */
  readonly heldUp?: 'yes' | 'lapsed'
}

/** A reaction to the declaration that waits to be checked. Joins that declaration. */
export interface Reacted extends Reaction {
  readonly type: 'reacted'
}

/** A declared hand was checked: the declarer's, or that of the second seat. */
export interface Verified {
  readonly type: 'verified'
  readonly seat: Seat
  readonly right: boolean
}

/** Answers to open questions, in the words of the law. */
export interface Told {
  readonly type: 'told'
  readonly facts: { readonly [fact: string]: string }
}

/** A wrong name came to light and nobody had called the tile. */
export interface NameCorrected {
  readonly type: 'nameCorrected'
}
