/** How much of a card is read. A real card has some 60 lines and about 1,000 variants. */

/** Characters of a whole card text. */
export const LONGEST_CARD = 65_536
/** Lines of text, empty ones included. */
export const MOST_TEXT_LINES = 1000
/** Lines that are hands. */
export const MOST_HANDS = 200
/** Characters of one line of text. */
export const LONGEST_LINE = 200
/** Concrete hands of a whole card. */
export const MOST_VARIANTS = 20_000
/** Choices of suits, numbers and the rest that are tried for a whole card, counted before the first is tried. */
export const MOST_TRIES = 40_000
/** Problems told of one line of text. */
export const MOST_COMPLAINTS = 10
/** Words with a slip, in a whole card, for which the word that was meant is looked up. */
export const MOST_GUESSES = 50
/** Tiles of a hand. */
export const HAND_TILES = 14
