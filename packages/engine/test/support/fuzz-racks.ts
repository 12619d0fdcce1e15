/** Racks as people might type them, made up at random from a seed, many of them wrong. */
import { JOKER, TILE_WORDS } from '../../src/tiles/kinds.ts'
import { below, many, withSlips } from './fuzz-texts.ts'
import type { Random } from './random.ts'
import { pick } from './random.ts'

const SIGNS: readonly string[] = [
  ...'123456789BCDbcdNEWSnewsRG0FJfj?| ,'.split(''),
  '|',
  ' ',
  '333B',
  '44DJ',
  'NEWS',
  '2026C',
  'FF',
  '??',
  'O',
  'o',
  'X',
  '\n',
  '\u0000',
  '\u202E',
  '\uD83C',
  '\u{1F004}',
  'ſ',
  'ß',
  '١',
]

const exposure = (random: Random): string => {
  const word = pick(random, TILE_WORDS.slice(0, JOKER))
  const jokers = below(random, 3)
  const naturals = 1 + below(random, 4)
  const like = word.length === 2 ? word.charAt(0).repeat(naturals) + word.charAt(1) : word.repeat(naturals)
  return like + 'J'.repeat(jokers)
}

/** Of about the size that a rack has, and often one that a player could hold. */
const rack = (random: Random): string => {
  const tiles = Array.from({ length: 1 + below(random, 14) }, () => pick(random, TILE_WORDS))
  const shown = Array.from({ length: below(random, 3) }, () => exposure(random))
  return `${tiles.join(pick(random, [' ', ', ', '']))}${shown.length === 0 ? '' : ` | ${shown.join(' ')}`}`
}

/** Each kind of rack, with what makes one. */
export const rackKinds: Readonly<Record<string, (random: Random) => string>> = {
  'random bytes as a rack': (random) => String.fromCharCode(...many(random, 60, () => below(random, 256))),
  'random signs as a rack': (random) => many(random, 40, () => pick(random, SIGNS)).join(''),
  racks: rack,
  'racks with slips': (random) => withSlips(random, rack(random), SIGNS, 4),
  'racks of a thousand characters': (random) => {
    const part = many(random, 5, () => pick(random, SIGNS)).join('') || 'J'
    return part.repeat(1000).slice(0, 995 + below(random, 8))
  },
}
