import { TILE_WORDS } from '../tiles/kinds.ts'

/** Tile words: what a discard or an exposure may be told to be. Suits are 1-9 with B (bam), C (crak) or D (dot). */
export const TILES: readonly string[] = TILE_WORDS

/** The word for a joker. */
export const JOKER = 'J'

/** A tile that somebody holds and nobody has told. */
export const UNKNOWN = '?'

/** A discard may also be named "same", after the discard before it. */
export const SAME = 'same'

/** Tiles in a set. Source: TILE-01. */
export const SET = 152
