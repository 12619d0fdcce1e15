/**
 * Notes as they are copied with a line: each is read as the one thing that it can mean, or turned away with what to write.
 * The words are those of anybody who teaches the game, and every line is made up.
 */
import { describe, expect, it } from 'vitest'
import { formatNote } from '../src/card/text/note.ts'
import { readNotes } from '../src/card/text/read-note.ts'
import { readCardLines } from '../src/card/text/read-card.ts'
import { scanLine } from '../src/card/text/scan.ts'
import { compileCard } from '../src/card/match/compile.ts'
import { validate } from '../src/card/match/validate.ts'
import { readRack } from '../src/tiles/notation.ts'
import type { Maker } from './support/brute-force.ts'
import { WINDS, bruteForce, cardOf, dragon, handsOf, three } from './support/brute-force.ts'
import { must } from './support/law.ts'

const wind = (at: number): string | undefined => WINDS[at - 1]
const isOneOf = (number: number, ...numbers: readonly number[]): boolean => numbers.includes(number)
const two = (a: string, b: string): boolean => a !== b

/** A note, a line that it goes with, and, written without the language, every hand that the two stand for and no other. */
const MEANINGS: readonly (readonly [note: string, line: string, make: Maker])[] = [
  // Suits.
  [
    'must be same suit',
    '111a 222b 3333c FFFF',
    (a, b, c) => (a === b && b === c ? [`3x1${a}`, `3x2${b}`, `4x3${c}`, '4xF'] : undefined),
  ],
  [
    'one suit only',
    '111a 222b 3333c FFFF',
    (a, b, c) => (a === b && b === c ? [`3x1${a}`, `3x2${b}`, `4x3${c}`, '4xF'] : undefined),
  ],
  ['any 1, 2 or 3 suits', '111a 222b 3333c FFFF', (a, b, c) => [`3x1${a}`, `3x2${b}`, `4x3${c}`, '4xF']],
  [
    '2 suits only',
    '111a 222b 3333c FFFF',
    (a, b, c) => (new Set([a, b, c]).size === 2 ? [`3x1${a}`, `3x2${b}`, `4x3${c}`, '4xF'] : undefined),
  ],
  [
    'any 3 different suits',
    '111a 222b 3333c FFFF',
    (a, b, c) => (three(a, b, c) ? [`3x1${a}`, `3x2${b}`, `4x3${c}`, '4xF'] : undefined),
  ],
  [
    'each in a different suit',
    '111a 222b 3333c FFFF',
    (a, b, c) => (three(a, b, c) ? [`3x1${a}`, `3x2${b}`, `4x3${c}`, '4xF'] : undefined),
  ],
  // What printed numbers are examples of.
  ['same number', '777a 7777b FFFF NNN', (a, b, _, n) => (two(a, b) ? [`3x${n}${a}`, `4x${n}${b}`, '4xF', '3xN'] : undefined)],
  ['consecutive numbers', '444a 5555a 666a FFFF', (a, _, _c, n) => [`3x${n}${a}`, `4x${n + 1}${a}`, `3x${n + 2}${a}`, '4xF']],
  ['any run of 3', '444a 5555a 666a FFFF', (a, _, _c, n) => [`3x${n}${a}`, `4x${n + 1}${a}`, `3x${n + 2}${a}`, '4xF']],
  ['any 3 nos. in a row', '444a 5555a 666a FFFF', (a, _, _c, n) => [`3x${n}${a}`, `4x${n + 1}${a}`, `3x${n + 2}${a}`, '4xF']],
  [
    'any run 2-7',
    '111a 2222a 444a FFFF',
    (a, _, _c, n) => (n >= 2 && n <= 4 ? [`3x${n}${a}`, `4x${n + 1}${a}`, `3x${n + 3}${a}`, '4xF'] : undefined),
  ],
  [
    'any 2 different numbers',
    '111a 2222a FFFF NNN',
    (a, _, _c, n, m) => (n === m ? undefined : [`3x${n}${a}`, `4x${m}${a}`, '4xF', '3xN']),
  ],
  ['numbers as shown', '5555a 222b 333b FFFF', (a, b) => (two(a, b) ? [`4x5${a}`, `3x2${b}`, `3x3${b}`, '4xF'] : undefined)],
  // Groups by their size.
  [
    'any 3 consec. nos., pair any of the run',
    '111a 222a 3333a 11b NN',
    (a, b, _, n, m) =>
      two(a, b) && m < 4 ? [`3x${n}${a}`, `3x${n + 1}${a}`, `4x${n + 2}${a}`, `2x${n + m - 1}${b}`, '2xN'] : undefined,
  ],
  [
    'pair any of these numbers',
    '111a 333a 5555a 11b NN',
    (a, b, _, n) => (two(a, b) && isOneOf(n, 1, 3, 5) ? [`3x1${a}`, `3x3${a}`, `4x5${a}`, `2x${n}${b}`, '2xN'] : undefined),
  ],
  [
    'any even kongs',
    '4444a 4444b 33c FFFF',
    (a, b, c, n, m) =>
      three(a, b, c) && n % 2 === 0 && m % 2 === 0 ? [`4x${n}${a}`, `4x${m}${b}`, `2x3${c}`, '4xF'] : undefined,
  ],
  [
    'kongs 3, 6 or 9',
    '3333a 3333b 22c FFFF',
    (a, b, c, n, m) =>
      three(a, b, c) && n % 3 === 0 && m % 3 === 0 ? [`4x${n}${a}`, `4x${m}${b}`, `2x2${c}`, '4xF'] : undefined,
  ],
  [
    'like kongs 3, 6, or 9',
    '3333a 3333b 22c FFFF',
    (a, b, c, n) => (three(a, b, c) && n % 3 === 0 ? [`4x${n}${a}`, `4x${n}${b}`, `2x2${c}`, '4xF'] : undefined),
  ],
  [
    'pair must be 1s or 9s',
    '11a 4444b 5555b FFFF',
    (a, b, _, n) => (two(a, b) && isOneOf(n, 1, 9) ? [`2x${n}${a}`, `4x4${b}`, `4x5${b}`, '4xF'] : undefined),
  ],
  [
    'kong 2 or 8 only',
    '2222a 333b 333c FFFF',
    (a, b, c, n) => (three(a, b, c) && isOneOf(n, 2, 8) ? [`4x${n}${a}`, `3x3${b}`, `3x3${c}`, '4xF'] : undefined),
  ],
  [
    'any like pungs',
    '444a 444c 2222b FFFF',
    (a, b, c, n) => (three(a, b, c) ? [`3x${n}${a}`, `3x${n}${c}`, `4x2${b}`, '4xF'] : undefined),
  ],
  [
    'pungs any like even number',
    '444a 444c 3333b FFFF',
    (a, b, c, n) => (three(a, b, c) && n % 2 === 0 ? [`3x${n}${a}`, `3x${n}${c}`, `4x3${b}`, '4xF'] : undefined),
  ],
  [
    'pair as shown, any 2 consec. nos.',
    '5555a 666a 77b FFFFF',
    (a, b, _, n) => (two(a, b) ? [`4x${n}${a}`, `3x${n + 1}${a}`, `2x7${b}`, '5xF'] : undefined),
  ],
  // Groups that match.
  [
    'pair matches kong',
    'nnnna nnb 555a FFFFF',
    (a, b, _, n) => (two(a, b) ? [`4x${n}${a}`, `2x${n}${b}`, `3x5${a}`, '5xF'] : undefined),
  ],
  [
    'any like nos., kong & pair same no.',
    '4444a 44b 444c FFFFF',
    (a, b, c, n) => (three(a, b, c) ? [`4x${n}${a}`, `2x${n}${b}`, `3x${n}${c}`, '5xF'] : undefined),
  ],
  [
    'kong 2 or 8, pair same number as kong',
    '2222a 22b 555a FFFFF',
    (a, b, _, n) => (two(a, b) && isOneOf(n, 2, 8) ? [`4x${n}${a}`, `2x${n}${b}`, `3x5${a}`, '5xF'] : undefined),
  ],
  [
    'kongs match pair, pair even',
    '2222a 22b 2222c FFFF',
    (a, b, c, n) => (three(a, b, c) && n % 2 === 0 ? [`4x${n}${a}`, `2x${n}${b}`, `4x${n}${c}`, '4xF'] : undefined),
  ],
  // Dragons.
  ['pair any dragon', '111a 222a 3333a DD FF', (a, b) => [`3x1${a}`, `3x2${a}`, `4x3${a}`, `2x${dragon(b)}`, '2xF']],
  ['any pair of dragons', '111a 222a 3333a DDb FF', (a, b) => [`3x1${a}`, `3x2${a}`, `4x3${a}`, `2x${dragon(b)}`, '2xF']],
  ['kong of any dragon', '111a 222a DDDDa FFFF', (a, b) => [`3x1${a}`, `3x2${a}`, `4x${dragon(b)}`, '4xF']],
  ['dragons any suit', '111a 222a DDDDa FFFF', (a, b) => [`3x1${a}`, `3x2${a}`, `4x${dragon(b)}`, '4xF']],
  [
    'any like dragons',
    '111a 22b DDDa DDDDa FF',
    (a, b, c) => (two(a, b) ? [`3x1${a}`, `2x2${b}`, `3x${dragon(c)}`, `4x${dragon(c)}`, '2xF'] : undefined),
  ],
  ['kong matching dragon', '111a 222a DDDD FFFF', (a) => [`3x1${a}`, `3x2${a}`, `4x${dragon(a)}`, '4xF']],
  ['dragon must match suit', '111a 222a DDDD FFFF', (a) => [`3x1${a}`, `3x2${a}`, `4x${dragon(a)}`, '4xF']],
  [
    'pairs opposite dragons',
    '111a 222a 3333a DDb DDc',
    (a, b, c) => (three(a, b, c) ? [`3x1${a}`, `3x2${a}`, `4x3${a}`, `2x${dragon(b)}`, `2x${dragon(c)}`] : undefined),
  ],
  [
    'any opposite dragon',
    '111a 222a DDDD FFFF',
    (a, b) => (two(a, b) ? [`3x1${a}`, `3x2${a}`, `4x${dragon(b)}`, '4xF'] : undefined),
  ],
  [
    'red or green dragon',
    '111a 222a DDDD FFFF',
    (a, b) => (b === 'D' ? undefined : [`3x1${a}`, `3x2${a}`, `4x${dragon(b)}`, '4xF']),
  ],
  [
    'any dragon but soap',
    '111a 222a DDDD FFFF',
    (a, b) => (b === 'D' ? undefined : [`3x1${a}`, `3x2${a}`, `4x${dragon(b)}`, '4xF']),
  ],
  [
    'pair red/white',
    '111a 222a 3333a DD FF',
    (a, b) => (b === 'B' ? undefined : [`3x1${a}`, `3x2${a}`, `4x3${a}`, `2x${dragon(b)}`, '2xF']),
  ],
  // Winds.
  [
    'pair any wind',
    'NN 222a 333a 444a FFF',
    (a, _, _c, n) => (n > 4 ? undefined : [`2x${wind(n)}`, `3x2${a}`, `3x3${a}`, `3x4${a}`, '3xF']),
  ],
  [
    'pair any wind',
    'NEWS NN 2222a 4444a',
    (a, _, _c, n) => (n > 4 ? undefined : ['1xN~', '1xE~', '1xW~', '1xS~', `2x${wind(n)}`, `4x2${a}`, `4x4${a}`]),
  ],
  [
    'any like winds',
    'NNN 222a NNNN FFFF',
    (a, _, _c, n) => (n > 4 ? undefined : [`3x${wind(n)}`, `3x2${a}`, `4x${wind(n)}`, '4xF']),
  ],
  [
    'any opposite winds',
    'NNN 222a SSSS FFFF',
    (a, _, _c, n) => (n > 4 ? undefined : [`3x${wind(n)}`, `3x2${a}`, `4x${wind(5 - n)}`, '4xF']),
  ],
  [
    'North or South only',
    'NNN 2222a 333a FFFF',
    (a, _, _c, n) => (isOneOf(n, 1, 4) ? [`3x${wind(n)}`, `4x2${a}`, `3x3${a}`, '4xF'] : undefined),
  ],
  [
    'pair N, E or W',
    'SS 222a 333a 444a FFF',
    (a, _, _c, n) => (n < 4 ? [`2x${wind(n)}`, `3x2${a}`, `3x3${a}`, `3x4${a}`, '3xF'] : undefined),
  ],
  // What goes without saying.
  [
    'zero is soap',
    '2020a 222a 3333b FFF',
    (a, b) => (two(a, b) ? [`1x2${a}~`, '1x0~', `1x2${a}~`, '1x0~', `3x2${a}`, `4x3${b}`, '3xF'] : undefined),
  ],
  // Two notes and nothing between them.
  [
    'any 2 suits any like nos.',
    '444a 4444b NNN FFFF',
    (a, b, _, n) => (two(a, b) ? [`3x${n}${a}`, `4x${n}${b}`, '3xN', '4xF'] : undefined),
  ],
  [
    'any 3 consec. nos. in 1 suit',
    '111a 222b 3333c FFFF',
    (a, b, c, n) => (a === b && b === c ? [`3x${n}${a}`, `3x${n + 1}${b}`, `4x${n + 2}${c}`, '4xF'] : undefined),
  ],
  [
    'any run and pair any dragon',
    '111a 222a 4444a DD FF',
    (a, b, _, n) => [`3x${n}${a}`, `3x${n + 1}${a}`, `4x${n + 3}${a}`, `2x${dragon(b)}`, '2xF'],
  ],
]

describe('a note', () => {
  it.each(MEANINGS)('(%s) on %s', (note, line, make) => {
    const expected = bruteForce(make)
    expect(expected.length).toBeGreaterThan(0)
    expect(handsOf(`${line} (${note}) = 25x`)).toEqual(expected)
  })
})

/** Each spelling is read as a note whose meaning is tried above, or in card-text.test.ts. */
const SPELLINGS: Readonly<Record<string, readonly string[]>> = {
  'any 1 suit': ['any one suit', 'same suit', 'all same suit', 'must be the same suit', 'one suit only', '1 suit', 'like suits'],
  'any 2 suits': [
    'any two suits',
    '2 suits',
    '2 suits only',
    'only 2 suits',
    'any 2 colors',
    'any 2 suit(s)',
    'any 2 different suits',
  ],
  'any 3 suits': ['Any 3 Suits', '3 suits', 'three suits', 'any 3 different suits', 'all 3 suits'],
  'any 1 or 2 suits': ['1 or 2 suits', 'any one or two suits', 'any 1/2 suits'],
  'any 1 or 2 or 3 suits': ['any 1, 2 or 3 suits', 'any 1, 2, or 3 suits', '1, 2 or 3 suits'],
  'any suits': ['any suit', 'any suit(s)'],
  'different suits': ['each in a different suit', 'all different suits', 'each different suit', 'in different suits'],
  'any like numbers': [
    'any like nos.',
    'Any Like No.’s',
    'like numbers',
    'all like numbers',
    'same number',
    'any same number',
    'numbers must match',
    'any like #s',
    'like nos',
  ],
  'any like odd numbers': ['any like odds', 'like odd nos.'],
  'any like even numbers': ['any like evens', 'same even number'],
  'any consecutive numbers': [
    'consecutive numbers',
    'any consec. nos.',
    'consec nos',
    'numbers in a row',
    'any numbers in sequence',
  ],
  'any 3 consecutive numbers': [
    '3 consec. nos.',
    'any three consecutive numbers',
    'any run of 3',
    'run of 3 numbers',
    'any 3-number run',
    'any 3 nos. in a row',
    'any 3 in a row',
    '3 numbers in sequence',
  ],
  'any 3 consecutive odd numbers': ['any 3 consecutive odds', '3 consec. odd nos.'],
  'any run from 2 to 8': ['any run 2 to 8', 'any run 2-8', 'any run 2 thru 8', 'any run from 2 through 8'],
  'any numbers': ['any number', 'any no.', 'any nos', 'any #'],
  'any 2 numbers': ['any two nos.', 'any 2 different numbers', 'any 2 digits'],
  'any even numbers': ['any evens', 'any even nos.'],
  'these numbers only': [
    'these nos. only',
    'only these numbers',
    'this number only',
    'numbers only',
    'numbers as shown',
    'numbers as printed',
    'as shown',
    'no substitutions',
  ],
  'pairs any number in run': [
    'pair any no. in run',
    'pair may be any no. in the run',
    'pair any of the run',
    'pair any number of the run',
    'any pair in run',
    'pair in run',
    'pair from the run',
    'pair any of these numbers',
    'pr. any no. in run',
  ],
  'pairs must match': [
    'pairs match',
    'matching pairs',
    'like pairs',
    'same pairs',
    'any like pairs',
    'pairs like numbers',
    'pairs same number',
    'pair any like no.',
  ],
  'kongs must match': [
    'like kongs',
    'kongs must be same number',
    'any like kongs',
    'kongs are alike',
    'kongs like numbers',
    'all kongs must match',
    'both kongs must match',
  ],
  'kongs 2 or 8': [
    'kong 2 or 8',
    'kong is 2 or 8',
    'kongs 2s or 8s',
    'kong = 2 or 8',
    'kongs 2/8',
    'kongs must be 2 or 8 only',
    'kongs either 2 or 8',
  ],
  'kongs 3 or 6 or 9': ['kongs 3, 6 or 9', 'kongs 3, 6, or 9', 'kongs 3/6/9', 'kongs 3s, 6s or 9s'],
  'like kongs 3 or 6 or 9': ['like kongs 3, 6 or 9'],
  'kongs even': ['even kongs', 'any even kongs', 'kongs any even number', 'kongs are even'],
  'kongs match pairs': [
    'kong matches pair',
    'kongs match the pair',
    'kong same number as pair',
    'kong and pair must match',
    'kong & pair same number',
    'kong same as pair',
  ],
  'pairs match pungs': ['pair matches pung', 'pairs same no. as pungs', 'pair must match pungs'],
  'these pairs only': ['this pair only', 'pair as shown', 'pairs as printed'],
  'any dragons': ['any dragon', 'dragon any suit', 'different dragons', 'any different dragons'],
  'any 2 dragons': ['2 dragons', 'any 2 different dragons'],
  'like dragons': ['any 1 dragon', 'same dragon', 'any like dragons'],
  'pairs any dragons': [
    'pair any dragon',
    'any pair of dragons',
    'pair of any dragon',
    'dragon pair any',
    'pairs of any dragons',
    'any dragon pair',
  ],
  'kongs any dragons': ['kong any dragon', 'kong of any dragon', 'kong of dragons any suit', 'any kong of dragons'],
  'matching dragons': [
    'matching dragon',
    'w/ matching dragon',
    'dragon matches suit',
    'dragons match numbers',
    'any matching dragon',
    'dragon must match suit of number',
  ],
  'kongs matching dragons': ['kong matching dragon', 'kong must be matching dragon', 'matching dragon kong'],
  'opposite dragons': ['opposite dragon', 'opp. dragons', 'any opp. dragon', 'w/ opp. dragon'],
  'pairs opposite dragons': ['pair opposite dragon', 'opp. dragon pair', 'pairs opp. dragons'],
  'D is R or G': [
    'R or G',
    'red or green',
    'red or green dragon',
    'red or green only',
    'red/green',
    'dragon is red or green',
    'any dragon but soap',
    'any dragon except white',
  ],
  'any winds': ['any wind', 'wind any', 'any different winds'],
  'any 2 winds': ['2 winds', 'any 2 different winds'],
  'like winds': ['any 1 wind', 'any like wind', 'same wind'],
  'pairs any winds': ['pair any wind', 'any pair of winds', 'wind pair any', 'any wind pair'],
  'opposite winds': ['any opposite winds', 'opp. winds'],
  'wind is N or S': ['N or S', 'North or South', 'north or south winds', 'N or S only', 'wind is north or south', 'north/south'],
  'zero is soap': [
    '0 = soap',
    '0 is soap',
    'soap is zero',
    'soap = 0',
    'use soap as zero',
    'white dragon is zero',
    'soap used for 0',
  ],
  'no jokers': ['no jokers', 'without jokers', 'no jokers allowed', 'jokerless', 'No Joker'],
  concealed: ['Concealed', 'concealed hand', 'concealed only', 'must be concealed', 'closed hand'],
  exposed: ['exposed', 'may be exposed', 'exposed hand'],
  'any 3 suits, any like numbers': [
    'any 3 suits any like nos.',
    'any 3 suits & any like nos.',
    'any 3 suits; any like nos.',
    'any 3 suits w/ any like nos.',
    'any 3 suits / any like nos.',
    'any 3 suits - any like nos.',
    'any 3 suits. Any like nos.',
  ],
  'any like numbers, any 2 suits': ['any like nos. in 2 suits', 'any like nos. in any 2 suits', 'same number any 2 suits'],
  'any 2 suits, any 3 consecutive numbers, pairs any dragons': ['any 2 suits any 3 consec. nos. pair any dragon'],
  'kongs 2 or 8, any 2 suits': ['kongs 2 or 8, any 2 suits', 'kongs 2 or 8 any 2 suits'],
  'n is odd, m is even': ['n odd & m even', 'n = odd, m = even'],
}

describe('a note in other words', () => {
  it.each(Object.entries(SPELLINGS).flatMap(([note, others]) => others.map((other) => [other, note] as const)))(
    '(%s) is (%s)',
    (typed, expected) => {
      const notes = (scanLine(`11a (${typed}) = 25x`).ways[0]?.notes ?? []).map((one) => {
        const read = readNotes(one, { guesses: 0 })
        return 'code' in read ? `${read.message} ${read.hint}` : read.map(formatNote).join(', ')
      })
      expect(notes.join(', ')).toBe(expected)
    },
  )
})

describe('a note that says what a card cannot, or two things at once', () => {
  it.each([
    // [note, line, what is wrong, what to write]
    ['pairs in third suit', '111a 222b 33c 444a NNN', 'not understood', '111a 222a 33b'],
    ['kong in 2nd suit', '111a 222a 3333b FFFF', 'not understood', '111a 222a 33b'],
    ['bams only', '111a 222a 3333a FFFF', 'not understood', 'names no suit'],
    ['different suits', '111a 222a 3333b FFFF', 'have the same letter', 'give each group its letter'],
    ['different suits', '111a NNN EEEE FFFF', 'one group of numbers', 'out'],
    ['consecutive numbers', '111a 222a 4444a FFFF', 'in a row', 'any run'],
    ['any run of 3', '111a 222a 4444a FFFF', 'in a row', 'any run'],
    ['any 2 like numbers', '444a 4444b NNN FFFF', 'not understood', 'any like numbers'],
    ['even numbers only', '222a 4444b NNN FFFF', 'not understood', 'any like even numbers'],
    ['numbers that add up to 9', '444a 5555b NNN FFFF', 'not understood', '-or-'],
    ['any multiples of 3', '333a 6666b NNN FFFF', 'not understood', 'kongs 3, 6 or 9'],
    ['any pair', '111a 222a 3333a 11b FF', 'not understood', 'pair any number'],
    ['pairs consecutive', '11a 22a 3333b 4444c NN', 'not understood', 'nn nn+1'],
    ['kongs any run', '1111a 2222a 33b NNNN', 'not understood', 'nn nn+1'],
    ['like numbers in pairs', '44a 44b 333a 555b FFFF', 'not understood', 'like pairs'],
    ['pair any like no.', '111a 222a 3333a 11b FF', 'only one', 'out'],
    ['kongs match pair', '4444a 4444b 44c FFFF', 'does not say which numbers', 'nnnna nna'],
    ['kong matches pair', '4444a 33b 555a FFFFF', 'not printed alike', 'same number'],
    ['kong matches pair', 'nnnna mmb 555a FFFFF', 'not printed alike', 'same number'],
    ['kong any number, pair any number, pair matches kong', '4444a 44b 555a FFFFF', 'does not say which numbers', 'n in each'],
    ['kong matches pair', '4444a 555b NNN FFFF', 'does not have', 'out'],
    ['pair any dragon', '111a 2222a DDDDa DD F', 'leaves open', 'any dragon without a note'],
    ['pair any dragon', '111a 2222a DDD FFFF', 'the line has none', 'out'],
    ['pair any dragon', '111a 222a 3333a RR FF', 'no D', 'write D'],
    ['like dragons', '111a 22b DDDa DDDDb FF', 'like dragons, and the line has 2', 'the same letter'],
    ['dragons must match', '111a 2222b DDDa DDDDb', 'not understood', 'matching dragon'],
    ['no soap', '111a 2222a DDD FFFF', 'not understood', 'D is R or G'],
    ['any 2 pairs of dragons', '111a 222a 3333a DDa DDb', 'not understood', 'any dragon'],
    ['pair any wind', 'NN SSS 2222a 444a FF', 'leaves open', 'ww'],
    ['any like winds', 'NNN 222a SSSS FFFF', 'like winds, and the line has 2', 'as many'],
    ['N & S or E & W', 'NNN 222a SSSS FFFF', 'not understood', 'opposite winds'],
    ['zero is soap', '111a 222a 3333a FFFF', 'the line has none', 'out'],
    ['no jokers', '111a 222a 3333a FFFF', 'may be exposed', 'in quotes'],
    ['jokers in quints only', '11111a 2222b NNNNN', 'not understood', 'no jokers'],
    ['concealed', '111a 222a 3333a FFFF', 'marked X', '= 25c'],
    ['any flowers', '111a 222a 3333a FFFF', 'not understood', 'alike'],
    ['in any order', '111a 222a 3333a FFFF', 'not understood', 'in quotes'],
    ['any dragon pair any number', '111a 222a 33b DDDD FF', 'not understood', '(any dragon)'],
    ['kongs 2 or 8 match pairs', '2222a 2222b 22a 22c FF', 'not understood', 'Write for example'],
    ['kongs like pairs even', '2222a 2222b 22a 22c FF', 'not understood', 'like pairs'],
    ['pairs any number in 2 suits', '111a 2222a 33b NN FFF', 'not understood', 'letters'],
  ])('(%s) on %s', (note, line, message, hint) => {
    const { problems } = readCardLines(`${line} (${note}) = 25x`)
    expect(problems.map((problem) => problem.message).join(' ')).toContain(message)
    expect(problems.map((problem) => problem.hint).join(' ')).toContain(hint)
  })

  it('exposed stands on no line that is marked C', () => {
    const [problem] = readCardLines('111a 222a 3333a FFFF (may be exposed) = 30c').problems
    expect(`${problem?.message} ${problem?.hint}`).toBe(
      'The note “exposed” stands on a line that is marked C. Write “= 30x”, or take the note out.',
    )
  })
})

describe('a note that agrees with its line', () => {
  it.each([
    ['111a 222a 3333a FFFF (concealed) = 30c', '111a 222a 3333a FFFF = 30c'],
    ['111a 222a 3333a FFFF (may be exposed) = 30x', '111a 222a 3333a FFFF = 30x'],
    ['11a 22a 33a 44a 55a 66a 77a (no jokers) = 50c', '11a 22a 33a 44a 55a 66a 77a = 50c'],
    ['11a 22a 33a 44a 55a 66a 77a (no jokers) = 50x', '11a 22a 33a 44a 55a 66a 77a = 50x'],
  ])('%s has the hands of %s', (noted, plain) => expect(handsOf(noted)).toEqual(handsOf(plain)))
})

describe('a line without jokers', () => {
  const matches = (line: string, tiles: string): boolean =>
    validate(compileCard(cardOf(line)), must(readRack(tiles))).matches.length > 0

  it.each([
    // [line, tiles, with the note, without it]
    ['111a 222a 3333a FFFF', '111B 222B 3333B FFFF', true, true],
    ['111a 222a 3333a FFFF', '111B 222B 333B J FFFF', false, true],
    ['111a 222a 3333a FFFF', '11B J 222B 3333B FFFF', false, true],
    ['111a 222a 3333a FFFF', '111B 222B 3333B FFF J', false, true],
  ])('%s: %s', (line, tiles, noted, plain) => {
    expect(matches(`${line} (no jokers) = 30c`, tiles)).toBe(noted)
    expect(matches(`${line} = 30c`, tiles)).toBe(plain)
  })

  it('holds none in a pair either, on a card that allows them there', () => {
    const line = 'jokers in pairs: yes\n11a 22a 33a 44a 55a 66a 77a'
    const tiles = '11B 22B 33B 44B 55B 66B 7B J'
    expect(matches(`${line} = 50x`, tiles)).toBe(true)
    expect(matches(`${line} (no jokers) = 50x`, tiles)).toBe(false)
  })
})

describe('a note without parentheses, or with others', () => {
  it.each([
    ['111a 222b 3333c FFFF Any 3 Suits = 25x', '111a 222b 3333c FFFF (any 3 suits) = 25x'],
    ['111a 222b 3333c FFFF Any 3 Suits 25x', '111a 222b 3333c FFFF (any 3 suits) = 25x'],
    ['111a 222b 3333c FFFF Any 3 Suits X 25', '111a 222b 3333c FFFF (any 3 suits) = 25x'],
    ['111a 222b 3333c FFFF Any 3 Suits ..... 25 X', '111a 222b 3333c FFFF (any 3 suits) = 25x'],
    ['111a 222b 3333c FFFF = 25x Any 3 Suits', '111a 222b 3333c FFFF (any 3 suits) = 25x'],
    ['111a 222b 3333c FFFF X 25 Any 3 Suits', '111a 222b 3333c FFFF (any 3 suits) = 25x'],
    ['111a 222b 3333c FFFF – Any 3 Suits – 25x', '111a 222b 3333c FFFF - (any 3 suits) = 25x'],
    ['444a 444b 4444c FFFF Any Like Numbers 25x', '444a 444b 4444c FFFF (any like numbers) = 25x'],
    ['444a 444b 4444c FFFF Any 3 Suits, Any Like Nos. = 25x', '444a 444b 4444c FFFF (any 3 suits, any like numbers) = 25x'],
    ['111a 222b 3333b FFFF 1 or 2 suits = 25x', '111a 222b 3333b FFFF (any 1 or 2 suits) = 25x'],
    ['3333a 3333b 22c FFFF kongs 3, 6 or 9 = 25x', '3333a 3333b 22c FFFF (kongs 3 or 6 or 9) = 25x'],
    ['111a 222a 3333a DD FF Pair Any Dragon = 25x', '111a 222a 3333a DD FF (pairs any dragons) = 25x'],
    ['11a 22a 33a 44a 55a 66a 77a No Jokers C 50', '11a 22a 33a 44a 55a 66a 77a (no jokers) = 50c'],
    ['11a+22a=33a FFFF DDDDb any 2 suits X 25', '11a + 22a = 33a FFFF DDDDb (any 2 suits) = 25x'],
    ['111a 222b 3333c FFFF [any 3 suits] = 25x', '111a 222b 3333c FFFF (any 3 suits) = 25x'],
    ['111a 222b 3333c FFFF {any 3 suits} = 25x', '111a 222b 3333c FFFF (any 3 suits) = 25x'],
    ['111a 222b 3333c FFFF (any suit(s)) = 25x', '111a 222b 3333c FFFF (any suits) = 25x'],
    [
      '111a 2222b NNN FFFF any 2 suits -or- 333a 4444b NNN FFFF any 2 suits = 25x',
      '111a 2222b NNN FFFF (any 2 suits) -or- 333a 4444b NNN FFFF (any 2 suits) = 25x',
    ],
    [
      '111a 2222b NNN FFFF any 2 suits or 333a 4444b NNN FFFF = 25x',
      '111a 2222b NNN FFFF (any 2 suits) -or- 333a 4444b NNN FFFF = 25x',
    ],
  ])('%s', (typed, spelled) => {
    expect(readCardLines(typed).problems).toEqual([])
    expect(readCardLines(spelled).problems).toEqual([])
    expect(handsOf(typed)).toEqual(handsOf(spelled))
    expect(readCardLines(typed).lines[0]?.line?.notes).toEqual(readCardLines(spelled).lines[0]?.line?.notes)
  })

  it.each([
    ['111a 222b 3333c FFFF Any Tree Suitz = 25x', 22, 'The note “Any Tree Suitz” is not understood.'],
    ['111a any 222b 3333c FFFF = 25x', 6, '“y” is no tile'],
    ['Flower Flower 1111a 2222a 3333a = 25x', 1, 'is a name'],
    ['111a 222b 3333c FFFF 3 bams = 25x', 22, '3 has no suit letter'],
  ])('%s is told', (line, column, message) => {
    const told = readCardLines(line).problems.map((problem) => `${problem.at}: ${problem.message}`)
    expect(told.some((one) => one.startsWith(`line 1, column ${column}`)) || told.some((one) => one.includes(message))).toBe(true)
    expect(told.join(' ')).toContain(message)
  })
})
