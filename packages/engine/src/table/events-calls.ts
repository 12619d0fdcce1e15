/** Calls for a discard and what may be wrong with them, groups that go up, slips of a turn. */
import type { Called } from './event-parts.ts'
import type { Seat } from './seats.ts'

/**
 * A call for the discard, to make an exposure. On a misnamed discard it is ruled on at once. A second call for the same
 * tile, a call after the next seat has acted, and a call of a tile that nobody may call are ruled on as well.
 */
export interface CalledTile {
  readonly type: 'called'
  readonly seat: Seat
  /** How far it went: a word, the tile on the rack, or tiles of the hand shown. */
  readonly did?: 'spoken' | 'rack' | 'shown'
  /** A proper group with the tile that was really thrown can be shown. */
  readonly canShow?: boolean
  /** Only spoken, but the tile had been picked up. */
  readonly inHand?: boolean
  /** It came at the very moment at which the next seat racked. */
  readonly together?: boolean
  /** A pause had been asked for when the next seat racked: it still held, or had lapsed. */
  readonly heldUp?: 'yes' | 'lapsed'
  /** A hand at fault has been called dead. */
  readonly dead?: Called
}

/** A call is taken back, or cannot be finished. */
export interface Withdrew {
  readonly type: 'withdrew'
  readonly seat: Seat
  /** Where the called tile is: not yet placed, on the rack or tiles shown with it, or among the hidden tiles. */
  readonly stage?: 'free' | 'up' | 'slope'
  /** Of a call that is up: the tile lies on the rack, or tiles of the hand were shown. */
  readonly upWith?: 'tile' | 'shown'
  /** Not yet placed, but the tile had been picked up. */
  readonly inHand?: boolean
  /** A proper group with the tile can be shown. */
  readonly canShow?: boolean
  readonly called?: Called
}

/** A call for a tile that nobody may call, or for a purpose that is none: an older tile, a joker, a single or a pair. */
export interface CalledWrongly {
  readonly type: 'calledWrongly'
  readonly seat: Seat
  readonly why?: 'old' | 'joker' | 'shape'
  /** Anything was put up or shown. */
  readonly up?: boolean
  /** It was put right before that seat discarded. */
  readonly setRight?: boolean
  readonly called?: Called
}

/** A pause was asked for before the next seat racked. */
export interface AskedPause {
  readonly type: 'askedPause'
  readonly seat: Seat
}

/** A seat wants the tile back that it threw. */
export interface WantedBack {
  readonly type: 'wantedBack'
  readonly seat: Seat
  /** It had touched the table or been named. */
  readonly down?: boolean
  /** Half of its name had been said. */
  readonly partNamed?: boolean
  /** It had been laid down for an exchange that was not announced. */
  readonly forSwap?: boolean
}

/** Tiles came up though nothing was called: a group after a pick, or by accident. */
export interface ShownAlone {
  readonly type: 'shownAlone'
  readonly seat: Seat
  readonly how?: 'pick' | 'slip'
  readonly called?: Called
}

/** A seat was passed over, and another acted in its place. */
export interface Skipped {
  readonly type: 'skipped'
  /** The seat that acted. */
  readonly seat: Seat
  /** The seat that was passed over. */
  readonly over?: Seat
  /** `rule`: by a call or a dead hand. */
  readonly why?: 'rule' | 'slip'
  /** Of a turn lost by rule: what took it. */
  readonly by?: 'call' | 'dead'
  /** The wrong seat has discarded, or has racked its pick. */
  readonly threw?: boolean
  readonly racked?: boolean
  readonly called?: Called
}

/** A slip that changes the number of tiles, noticed as it happened. */
export interface Slipped {
  readonly type: 'slipped'
  readonly seat: Seat
  /** Threw without a pick, forgot to throw, took two, threw two, or threw another tile with the pick still in the hand. */
  readonly what?: 'noPick' | 'noThrow' | 'twoPicked' | 'twoThrown' | 'held'
  /** Of a seat that forgot to throw: what the next seat has done. */
  readonly next?: 'picked' | 'racked'
  /** Of two tiles taken: the second was racked. */
  readonly racked?: boolean
  readonly called?: Called
}

/** A group of this turn was changed: other tiles, another size. Nobody may change it after a discard or an exchange. */
export interface Adjusted {
  readonly type: 'adjusted'
  readonly seat: Seat
  readonly exposure: string
  /** All its tiles now. */
  readonly tiles: readonly string[]
}

/** A group went up on the rack. */
export interface Exposed {
  readonly type: 'exposed'
  readonly seat: Seat
  readonly tiles?: readonly string[]
  /** How many of its tiles are jokers. */
  readonly jokers?: number
}
