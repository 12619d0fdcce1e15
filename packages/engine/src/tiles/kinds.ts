/** The 35 kinds of natural tiles, and the joker, as small numbers; and the words that people read and write for them. */

/** 0-8 Bam 1 to 9, 9-17 Crak, 18-26 Dot, then N E W S, red, green and soap, flower; the joker is 35. */
export type Kind = number

/** How many kinds of natural tiles there are. They are the numbers below this one. */
export const KINDS = 35

export const NORTH: Kind = 27
export const EAST: Kind = 28
export const WEST: Kind = 29
export const SOUTH: Kind = 30
export const RED: Kind = 31
export const GREEN: Kind = 32
/** White dragon; also the zero of the card (TILE-05). */
export const SOAP: Kind = 33
export const FLOWER: Kind = 34
export const JOKER: Kind = 35

/** 0 Bam, 1 Crak, 2 Dot. */
export type Suit = 0 | 1 | 2

export const SUITS: readonly Suit[] = [0, 1, 2]

/** In the order of `SUITS`, for people. */
export const SUIT_NAMES: readonly string[] = ['Bam', 'Crak', 'Dot']

const SUIT_LETTERS: readonly string[] = ['B', 'C', 'D']

/** The tile of a suit with a number from 1 to 9. */
export const suited = (suit: Suit, number: number): Kind => suit * 9 + number - 1

/** The suit of a tile, or nothing when it has none. */
export const suitOf = (kind: Kind): Suit | undefined => (kind < NORTH ? (Math.floor(kind / 9) as Suit) : undefined)

/** The number of a suit tile from 1 to 9, or nothing when the tile has none. */
export const numberOf = (kind: Kind): number | undefined => (kind < NORTH ? (kind % 9) + 1 : undefined)

const DRAGONS: readonly [Kind, Kind, Kind] = [GREEN, RED, SOAP]

/** Green goes with Bams, red with Craks, soap with Dots (TILE-06). */
export const dragonOf = (suit: Suit): Kind => DRAGONS[suit]

/** How many of a kind a set holds (TILE-01). */
export const copies = (kind: Kind): number => (kind === FLOWER || kind === JOKER ? 8 : 4)

/** The wind across the table. */
export const oppositeWind = (wind: Kind): Kind => NORTH + SOUTH - wind

/** The word of each kind, the joker last. */
export const TILE_WORDS: readonly string[] = SUIT_LETTERS.flatMap((suit) =>
  [1, 2, 3, 4, 5, 6, 7, 8, 9].map((number) => `${number}${suit}`),
).concat('N', 'E', 'W', 'S', 'R', 'G', '0', 'F', 'J')

const KIND_OF: ReadonlyMap<string, Kind> = new Map(TILE_WORDS.map((word, kind) => [word, kind]))

/** `3B`, `N`, `0`, `J`: the word for a kind. */
export const wordOf = (kind: Kind): string => {
  const word = TILE_WORDS[kind]
  if (word === undefined) throw new Error(`no kind ${kind}`)
  return word
}

/** The kind of a word in capitals, or nothing when it is no tile. */
export const kindOf = (word: string): Kind | undefined => KIND_OF.get(word)

const NAMES: readonly string[] = ['North', 'East', 'West', 'South', 'red dragon', 'green dragon', 'soap', 'flower', 'joker']

/** `3 Bam`, `North`, `soap`: a kind in words. */
export const nameOf = (kind: Kind): string => {
  const suit = suitOf(kind)
  return suit === undefined ? (NAMES[kind - NORTH] ?? 'no tile') : `${numberOf(kind)} ${SUIT_NAMES[suit]}`
}

/** How many of each kind, jokers included: one count a kind, 36 of them. */
export type Counts = Uint8Array

export const noTiles = (): Counts => new Uint8Array(KINDS + 1)

/** Like tiles shown on a rack. */
export interface Exposure {
  readonly kind: Kind
  /** 3 to 6, jokers included. On cards that let jokers stand in pairs it may be 2. */
  readonly size: number
  readonly jokers: number
}

/** What one player holds. */
export interface Rack {
  readonly concealed: Counts
  /** Concealed tiles that nobody has seen. */
  readonly unknown: number
  readonly exposures: readonly Exposure[]
}
