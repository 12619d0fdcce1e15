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

/** Example tiles for words of one way: suit a is Bam, b Crak, c Dot. */
export const drawWords = (words: readonly (Word | Typed)[]): readonly DrawnWord[] => {
  const example = exampleOf(words)
  return words.map((word) => {
    const { text, column } = word
    const kinds: Kind[] = []
    if (!('pieces' in word)) return { text, column, kinds, ornament: true }
    for (const { sign, size } of word.pieces)
      for (let tile = 0; tile < size && kinds.length < HAND_TILES; tile++) kinds.push(example(sign))
    return { text, column, kinds, ornament: false }
  })
}
