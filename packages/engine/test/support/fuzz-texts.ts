/** Texts of cards made up at random from a seed, many of them wrong, for whoever wants a million of them. */
import { practiceCard } from '../../data/practice-card.ts'
import { LONGEST_CARD, LONGEST_LINE, MOST_HANDS } from '../../src/card/limits.ts'
import type { Random } from './random.ts'
import { pick } from './random.ts'

export const below = (random: Random, most: number): number => Math.floor(random() * most)

export const many = <T>(random: Random, most: number, make: () => T): readonly T[] =>
  Array.from({ length: below(random, most + 1) }, make)

/** What cards are written with, and what they are not. */
const SIGNS: readonly string[] = [
  ...'11223579nnmwvDFNEWSRG0abcabc+-.=x()", #/:;'.split(''),
  '-or-',
  ' or ',
  ' ',
  ' ',
  ' ',
  '\n',
  '\r\n',
  '\t',
  '“',
  '”',
  '\uFEFF',
  'any ',
  'suits',
  ' = 25x',
  ' = 30c',
  'erratum 2026-01-01:',
  'FFFF ',
  'nnna ',
  'n+1',
  'n-',
  '+999999',
  'x25',
  'NEWS',
  '\u0000',
  '\u001B[2J',
  '\u202E',
  '\u200B',
  '\u2028',
  '\uD83C',
  '\uDC04',
  '\u{1F004}',
  'é',
  'ſ',
  'İ',
  '٣',
  '１',
]

/** Words of notes, well and badly written. */
const NOTE_WORDS: readonly string[] =
  `any like match matching 1 2 3 4 5 9 or or , , consecutive consec. consecutiv numbers nos. nubers even odd evens suits suit
  winds wind dragons dragon opposite n m w v D pairs pair kongs pungs singles quints sextets bunches is from to up run in must
  N S E R G 0 this these only the n+1 m-2 n+8 different number same no jokers concealed exposed soap is zero red green north
  of row shown each with but 2s 3-number 2-8 & =`.split(/\s+/)

const NOTES: readonly string[] = [
  'any 2 suits',
  'any 1 or 2 suits',
  'any suits',
  'any run',
  'any run from 2 to 8',
  'any 3 consecutive numbers',
  'any like even numbers',
  'any 2 numbers',
  'these numbers only',
  'n is 2 or 8',
  'n is odd',
  'm is n or n+1',
  'm any number in run',
  'pairs any number in run',
  'singles any number',
  'pairs must match',
  'like kongs 3 or 7',
  'this kong only',
  'any consecutive numbers',
  'different suits',
  'kongs match pairs',
  'pair any dragon',
  'like dragons',
  'pair any wind',
  'no jokers',
  'concealed',
  'zero is soap',
  'any 2 suits any like numbers',
  'any winds',
  'opposite winds',
  'w is N or S',
  'any dragon',
  'any 2 dragons',
  'matching dragon',
  'opposite dragon',
  'D is R or G',
]

const suit = (random: Random): string => pick(random, ['a', 'a', 'b', 'c'])

const group = (random: Random, size: number): string => {
  switch (below(random, 6)) {
    case 0:
    case 1:
      return String(1 + below(random, 9)).repeat(size) + suit(random)
    case 2:
    case 3:
      return pick(random, ['n', 'n', 'm']).repeat(size) + pick(random, ['', '', '', '+1', '+2', '-1', '+5']) + suit(random)
    case 4:
      return `${'D'.repeat(size)}${pick(random, ['', 'a', 'b', 'c'])}`
    default:
      return pick(random, ['N', 'E', 'W', 'S', 'R', 'G', '0', 'w', 'v', 'F', 'F']).repeat(size)
  }
}

const BUNCHES = ['NEWS', '3030a', '1357b', 'n.n+1.nn+2a', '5a5b5c.5a', 'RG00', '22.22a']

const way = (random: Random): string => {
  const words: string[] = []
  for (let left = 14; left > 0;) {
    const size = Math.min(left, pick(random, [1, 2, 2, 3, 3, 4, 4, 5, 6]))
    words.push(size === 4 && random() < 0.2 ? pick(random, BUNCHES) : group(random, size))
    left -= size
  }
  const notes = random() < 0.5 ? many(random, 2, () => pick(random, NOTES)) : []
  return `${words.join(' ')}${notes.length === 0 ? '' : ` (${notes.join(', ')})`}`
}

/** A line of fourteen tiles, more often right than wrong. */
const line = (random: Random): string =>
  `${[way(random), ...(random() < 0.1 ? [way(random)] : [])].join(' -or- ')} = ${1 + below(random, 99)}${pick(random, ['x', 'x', 'c'])}`

const lines = (random: Random, most: number): string =>
  Array.from({ length: 1 + below(random, most) }, () => line(random)).join('\n')

/** The text with a few slips: something left out, put in, put twice, or moved. */
export const withSlips = (random: Random, text: string, signs: readonly string[], most: number): string => {
  let slipped = text
  for (let slips = 1 + below(random, most); slips > 0; slips--) {
    const at = below(random, slipped.length + 1)
    const end = at + below(random, 4)
    const from = below(random, slipped.length + 1)
    const kept = random() < 0.5 ? slipped.slice(at, end) : ''
    const put = random() < 0.8 ? pick(random, signs) : slipped.slice(from, from + below(random, 30))
    slipped = slipped.slice(0, at) + kept + put + slipped.slice(end)
  }
  return slipped
}

const bytes = (random: Random, most: number): string => {
  const drawn = Uint8Array.from(many(random, most, () => below(random, 256)))
  // Half of them as they would come out of a file, the rest with every half of a pair of units there is.
  return random() < 0.5
    ? new TextDecoder().decode(drawn)
    : String.fromCharCode(...drawn, ...many(random, 20, () => below(random, 0x10000)))
}

/** As long as a line, or a text, may be and one more, made of a few parts, or a few lines, again and again. */
const nearLimits = (random: Random, repeated: boolean): string => {
  const part = (): string =>
    pick(random, [
      () => pick(random, SIGNS),
      () => many(random, 4, () => pick(random, SIGNS)).join(''),
      () => `(${many(random, 4, () => pick(random, NOTE_WORDS)).join(' ')})`,
      () => `${group(random, 1 + below(random, 7))} `,
      () => `${way(random)} or `,
    ])()
  const long = (): string => {
    const parts = [part(), part(), part()]
    let text = random() < 0.3 ? `${way(random)} ` : ''
    // Parts may be empty, all of them.
    while (text.length < LONGEST_LINE) text += pick(random, parts) || ' '
    return `${text.slice(0, LONGEST_LINE - 6 + below(random, 8))}${pick(random, ['', ' = 25x'])}`
  }
  const makers = [long, long, (): string => line(random)]
  const few = makers.map((make) => make())
  const count = pick(random, [MOST_HANDS, MOST_HANDS + 1, 1000, 330])
  return Array.from({ length: count }, () => (repeated ? pick(random, few) : pick(random, makers)()))
    .join('\n')
    .slice(0, LONGEST_CARD + 2 - below(random, 4))
}

/** Each kind of text, with what makes one. */
export const textKinds: Readonly<Record<string, (random: Random) => string>> = {
  'random bytes': (random) => bytes(random, 200),
  'random signs': (random) => many(random, 80, () => pick(random, SIGNS)).join(''),
  'random notes': (random) =>
    `${way(random)} (${many(random, 12, () => pick(random, NOTE_WORDS)).join(' ')}) = 25x`.slice(0, LONGEST_LINE + 1),
  'a few lines': (random) => lines(random, 3),
  cards: (random) => lines(random, 12),
  'cards with slips': (random) => withSlips(random, lines(random, 8), SIGNS, 6),
  'the practice card with slips': (random) => withSlips(random, practiceCard, SIGNS, 8),
  'near the limits': (random) => nearLimits(random, true),
  'near the limits, no line twice': (random) => nearLimits(random, false),
}
