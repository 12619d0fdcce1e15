/** A line drawn as it was typed: example tiles for every word that could be read, whether or not the line is right. */
import type { Kind } from '../../tiles/kinds.ts'
import { NORTH, EAST, RED, SUITS, dragonOf, suited } from '../../tiles/kinds.ts'
import { HAND_TILES } from '../limits.ts'
import type { Typed } from './scan.ts'
import type { Sign, SuitLetter, Word } from './word.ts'

/** A word as typed, with the tiles to draw for it. */
export interface DrawnWord extends Typed {
  /** Empty for print between tiles, such as +, and for what could not be read. Jokers never. */
  readonly kinds: readonly Kind[]
  /** Print between tiles, such as + or =. */
  readonly ornament: boolean
}

const suitOf = (letter: SuitLetter): (typeof SUITS)[number] => SUITS['abc'.indexOf(letter)] ?? 0

/** n is drawn as low as it can be, m as high, so that a run starts at 1. */
const exampleOf = (words: readonly (Word | Typed)[]): ((sign: Sign) => Kind) => {
  const base = { n: 1, m: 9 }
  for (const word of words)
    if ('pieces' in word)
      for (const { sign } of word.pieces) {
        if (sign.kind !== 'number') continue
        if (sign.letter === 'n') base.n = Math.max(base.n, 1 - sign.offset)
        else base.m = Math.min(base.m, 9 - sign.offset)
      }
  return (sign) => {
    switch (sign.kind) {
      case 'tile':
      case 'wind':
        return sign.tile
      case 'any-wind':
        return sign.letter === 'w' ? NORTH : EAST
      case 'dragon':
        return sign.suit === undefined ? RED : dragonOf(suitOf(sign.suit))
      case 'digit':
        return suited(suitOf(sign.suit), sign.digit)
      case 'number':
        return suited(suitOf(sign.suit), Math.max(1, Math.min(9, base[sign.letter] + sign.offset)))
    }
  }
}

const NONE: readonly Kind[] = Object.freeze([])

/** So many like tiles, by kind and number, each list made once: a card is drawn with few different ones. */
const LIKE: (readonly Kind[] | undefined)[] = []

const like = (kind: Kind, size: number): readonly Kind[] =>
  (LIKE[kind * (HAND_TILES + 1) + size] ??= Object.freeze(Array.from({ length: size }, () => kind)))

const kindsOf = ({ pieces }: Word, example: (sign: Sign) => Kind): readonly Kind[] => {
  const [first] = pieces
  if (first === undefined) return NONE
  if (pieces.length === 1) return like(example(first.sign), Math.min(first.size, HAND_TILES))
  const kinds: Kind[] = []
  for (const { sign, size } of pieces)
    for (let tile = 0; tile < size && kinds.length < HAND_TILES; tile++) kinds.push(example(sign))
  return kinds
}

/** Example tiles for words of one way: suit a is Bam, b Crak, c Dot. */
export const drawWords = (words: readonly (Word | Typed)[]): readonly DrawnWord[] => {
  const example = exampleOf(words)
  return words.map((word) => {
    const { text, column } = word
    return 'pieces' in word
      ? { text, column, kinds: kindsOf(word, example), ornament: false }
      : { text, column, kinds: NONE, ornament: true }
  })
}
