/** Hands called dead, faults of every kind, and how a deal ends. */
import type { Called } from './event-parts.ts'
import type { Seat } from './seats.ts'

/** A hand was called dead. */
export interface CalledDead {
  readonly type: 'calledDead'
  readonly caller: Seat | 'onlooker'
  readonly seat: Seat
  readonly reply?: 'accepts' | 'disagrees'
  readonly fault?: 'oneGroup' | 'allC' | 'other'
  readonly faultWhen?: 'now' | 'earlier'
  /** The group at fault, such as `a1`: the first exposure of seat a. */
  readonly exposure?: string
  /** The last discard of the wall had been thrown. */
  readonly afterLast?: boolean
}

/** After the deal: who was right in a call that was disputed. */
export interface SettledCall {
  readonly type: 'settledCall'
  readonly caller: Seat
  readonly seat: Seat
  readonly truth?: 'dead' | 'alive' | 'unshown'
}

/** A group on a rack turned out to be wrong. */
export interface FaultyExposure {
  readonly type: 'faultyExposure'
  readonly seat: Seat
  readonly exposure?: string
  readonly discardedSince?: boolean
  /** Its owner can put it right. */
  readonly mend?: boolean
  readonly fault?: 'group' | 'clash' | 'allC'
  readonly called?: Called
}

/** A joker was exchanged, or asked for. */
export interface ExchangedJoker {
  readonly type: 'exchangedJoker'
  readonly seat: Seat
  /** The rack the joker stands on, or the discards. */
  readonly from: Seat | 'discards'
  /** The group it stands in, such as `a1`. */
  readonly exposure?: string
  /** The tile given for it. */
  readonly tile?: string
  /** `finish`: taken to complete the very group that was claimed. `early`: before picking or finishing a claim. */
  readonly when?: 'picked' | 'claimed' | 'finish' | 'early'
  /** The joker has been used or a tile discarded since. */
  readonly used?: boolean
  /** The tile given for the joker was a wrong one, found before or after the next discard. */
  readonly wrongTile?: 'before' | 'after'
  readonly called?: Called
}

/** A win with an exchanged joker. */
export interface WonBySwap {
  readonly type: 'wonBySwap'
  readonly seat: Seat
  readonly start?: 'pick' | 'group' | 'needed'
  readonly marked?: 'x' | 'c'
  readonly value?: number
}

/** A wall came down, without a declaration that waits to be checked. */
export interface WallBroken {
  readonly type: 'wallBroken'
  readonly seat: Seat
  readonly how?: 'threwIn' | 'mixedIn' | 'slip'
  /** It can be put back as it was. */
  readonly rebuilt?: boolean
  /** The seat whose wrong mah jongg a hand was thrown in on before anybody had checked it. */
  readonly declarer?: Seat
}

/** A pick from a wrong end or a wrong wall. */
export interface WrongWall {
  readonly type: 'wrongWall'
  /** The seats that picked there, first the one that did so first. */
  readonly seats: readonly Seat[]
  readonly fault?: 'end' | 'wall'
  readonly racked?: boolean
  /** Who pushed the wrong wall out. */
  readonly pusher?: Seat
  /** A seat that declared meanwhile. */
  readonly declarer?: Seat
  /** The hand of that seat matches the card. */
  readonly right?: boolean
  /** And it is jokerless, and not from Singles and Pairs. */
  readonly jokerless?: boolean
  /** What that hand is worth, right or not. */
  readonly value?: number
  readonly called?: Called
}

/** A seat acted out of turn, told as such. Picks and discards of another seat than the one due are seen by themselves. */
export interface OutOfTurn {
  readonly type: 'outOfTurn'
  readonly seat: Seat
  readonly did?: 'unracked' | 'racked' | 'threw'
  /** Who called the tile that was thrown out of turn, what for, and whether a declared hand was right, jokerless, and its value. */
  readonly claim?: {
    readonly seat: Seat
    readonly wants: 'win' | 'group'
    readonly right?: boolean
    readonly jokerless?: boolean
    readonly value?: number
  }
  readonly called?: Called
}

/** Hands were found to have a wrong number of tiles. */
export interface WrongCount {
  readonly type: 'wrongCount'
  readonly seats: readonly Seat[]
  /** Only before the first discard: the seat at East's left forgot its last tile. */
  readonly lastTileForgotten?: boolean
  readonly called?: Called
}

/** Tiles of the wall or of a rack were seen or spilled. */
export interface TilesSeen {
  readonly type: 'tilesSeen'
  readonly seat: Seat
  readonly tiles?: 'wall' | 'rack' | 'mixed'
  readonly sure?: boolean
}

/** A hand was thrown in though nobody had declared. In play it is dead once a live seat calls it. */
export interface ThrewIn {
  readonly type: 'threwIn'
  readonly seat: Seat
  /** The seat that called it dead. */
  readonly caller?: Seat
}

/** A hand was declared, checked and is right. */
export interface Won {
  readonly type: 'won'
  readonly seat: Seat
  readonly on: 'own' | 'discard'
  /** Who threw the winning tile. */
  readonly from?: Seat
  readonly jokerless?: boolean
  readonly value?: number
  /** The wrong tile was lifted from the discards. */
  readonly liftedWrong?: boolean
}

/** After the deal: the hand that was accepted as won turns out to be wrong. */
export interface FoundWrong {
  readonly type: 'foundWrong'
  readonly seat: Seat
}

/** The wall is used up and nobody has won. */
export interface WallGame {
  readonly type: 'wallGame'
}

/** The table or the director has decided what the law leaves to them. */
export interface TableDecided {
  readonly type: 'tableDecided'
  readonly deal: 'goesOn' | 'over'
  /** The seat to act next. */
  readonly next?: Seat
}
