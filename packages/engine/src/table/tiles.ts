/** Tile words: what a discard or an exposure may be told to be. Suits are 1-9 with B (bam), C (crak) or D (dot). */
export const TILES: readonly string[] = ['B', 'C', 'D']
  .flatMap((suit) => [1, 2, 3, 4, 5, 6, 7, 8, 9].map((rank) => `${rank}${suit}`))
  // Winds; dragons red, green and soap; flower; joker.
  .concat('N', 'E', 'W', 'S', 'R', 'G', '0', 'F', 'J')

/** The word for a joker. */
export const JOKER = 'J'

/** A discard may also be named "same", after the discard before it. */
export const SAME = 'same'
