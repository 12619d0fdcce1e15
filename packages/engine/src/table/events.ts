/**
 * What people did at a table, lawful or not. An event says what was seen; the table and the law say what it means.
 * Every optional field may be left out when nobody knows: the law then takes its usual assumption, or asks.
 */
import type { ReportedTable } from './report.ts'
import type { Seat } from './seats.ts'

/** What was put face up with a declaration: `none` to `some` on an own tile, `none` to `more` on a discard. */
export type Shown = 'none' | 'pick' | 'some' | 'tile' | 'slope' | 'group' | 'more'

/** Whether a live seat has called the hand dead that was at fault, and what its owner said. */
export type Called = 'accepted' | 'no' | 'disputed'

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
}

/** The table as it is found. May only be the first event of a log. */
export interface Start {
  readonly type: 'start'
  readonly table: ReportedTable
}

/** A seat took a tile from the wall. Another seat than the one due has picked out of turn. */
export interface Picked {
  readonly type: 'picked'
  readonly seat: Seat
  /** Whether the tile went into the rack at once. */
  readonly racked?: boolean
  /** Of a pick out of turn. Nobody has called it when left out. */
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
  /** Of a discard out of turn. Nobody has called it when left out. */
  readonly called?: Called
}

/** A call for the discard, to make an exposure. On a misnamed discard it is ruled on at once. */
export interface CalledTile {
  readonly type: 'called'
  readonly seat: Seat
  /** How far it went: a word, the tile on the rack, or tiles of the hand shown. */
  readonly did?: 'spoken' | 'rack' | 'shown'
  /** A proper group with the tile that was really thrown can be shown. */
  readonly canShow?: boolean
  /** A hand at fault has been called dead. */
  readonly dead?: Called
}

/** A group went up on the rack. */
export interface Exposed {
  readonly type: 'exposed'
  readonly seat: Seat
  readonly tiles?: readonly string[]
  /** How many of its tiles are jokers. */
  readonly jokers?: number
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
  /** Jokers in the one group that was shown. */
  readonly jokers?: number
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
  readonly called?: Called
}

/** A seat acted out of turn, told as such. Picks and discards of another seat than the one due are seen by themselves. */
export interface OutOfTurn {
  readonly type: 'outOfTurn'
  readonly seat: Seat
  readonly did?: 'unracked' | 'racked' | 'threw'
  /** Who called the tile that was thrown out of turn, what for, and whether a declared hand was right. */
  readonly claim?: { readonly seat: Seat; readonly wants: 'win' | 'group'; readonly right?: boolean }
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

/** A hand was thrown in though nobody had declared. It is dead once a live seat calls it. */
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

export type TableEvent =
  | Start
  | Picked
  | Racked
  | Discarded
  | CalledTile
  | Exposed
  | Declared
  | Reacted
  | Verified
  | Told
  | NameCorrected
  | CalledDead
  | SettledCall
  | FaultyExposure
  | ExchangedJoker
  | WonBySwap
  | WallBroken
  | WrongWall
  | OutOfTurn
  | WrongCount
  | TilesSeen
  | ThrewIn
  | Won
  | FoundWrong
  | WallGame
  | TableDecided
