/** The Charleston and the set-up; and what is said about a deal, before and after it. */
import type { Called } from './event-parts.ts'
import type { Seat } from './seats.ts'

/** The name of a pass, in order: the first Charleston, the second, and the courtesy pass. */
export type PassName = 'right' | 'across' | 'left' | 'secondLeft' | 'secondAcross' | 'secondRight' | 'courtesy'

/** A seat set tiles aside for the pass under way. Once all four have, the tiles change hands. */
export interface Passed {
  readonly type: 'passed'
  readonly seat: Seat
  /** The tiles from its hand, where they are known. */
  readonly tiles?: readonly string[]
  /** How many tiles from its hand, where the tiles are not told. Three when left out, less the blind ones. */
  readonly count?: number
  /** How many of the incoming tiles it forwards unseen. */
  readonly blind?: number
  /** It looked before it passed: at the incoming tiles, or at those it forwards. */
  readonly looked?: 'own' | 'blind'
  /** Of a wrong number of tiles: the packets can no longer be told apart. */
  readonly mixed?: boolean
}

/** A pass went wrong, told afterwards: a joker in it, a wrong number or way, or tiles looked at. */
export interface PassWrong {
  readonly type: 'passWrong'
  readonly seat: Seat
  readonly fault?: 'joker' | 'packet' | 'looked'
  readonly apart?: boolean
  readonly looked?: 'own' | 'blind'
}

/** A blind pass is disputed. */
export interface PassedBlind {
  readonly type: 'passedBlind'
  readonly seat: Seat
  /** In a pass that allows it, or in another. */
  readonly which?: 'allowed' | 'other'
  /** The forwarded tiles had been seen. */
  readonly seen?: boolean
}

/** A seat wants no second Charleston. */
export interface Stopped {
  readonly type: 'stopped'
  readonly seat: Seat
  /** Before the first left had ended, after it, or once the next packet was looked at. */
  readonly when?: 'early' | 'inTime' | 'late'
  /** After the first left: its tiles had been looked at, not yet, or the next packet was passed on unseen. */
  readonly state?: 'looked' | 'fresh' | 'passed'
}

/** Something was wrong with the seats, the deal, the set or the walls. */
export interface SetUpWrong {
  readonly type: 'setUpWrong'
  readonly seat: Seat
  readonly what?: 'seat' | 'deal' | 'set' | 'wall' | 'rotation' | 'three'
  /** Of a wrong deal before play: it can be put right. */
  readonly fixable?: boolean
  readonly called?: Called
}

/** A seat is blamed for what it said or did: a pause, a remark, a look, a false call, or reading others. */
export interface Complained {
  readonly type: 'complained'
  readonly seat: Seat
  readonly of?: 'hold' | 'remark' | 'looking' | 'fake' | 'reading'
  /** The seat whose call was bypassed by a false one. */
  readonly bypassed?: Seat
}

/** The winner announced another value than the hand has. */
export interface Announced {
  readonly type: 'announced'
  readonly seat: Seat
  readonly as?: 'low' | 'high'
  readonly payBegun?: boolean
  readonly tilesMixed?: boolean
}

/** The seat that sits out bets on a seat, or on a wall game. */
export interface Bet {
  readonly type: 'bet'
  readonly on: Seat | 'wallGame'
}

/** The bettor spoke during the deal, or the bet is settled after it. */
export interface BetRuled {
  readonly type: 'betRuled'
  readonly why?: 'spoke' | 'won' | 'lost' | 'wallGame' | 'error' | 'chain'
  /** The seat that was backed, where no bet was entered. */
  readonly backed?: Seat
}

/** The rest of the wall stands in a new order, or its order becomes known. */
export interface WallSet {
  readonly type: 'wallSet'
  readonly tiles: readonly string[]
}
