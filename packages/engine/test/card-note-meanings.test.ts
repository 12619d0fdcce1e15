/** Each note is read as the one thing that it can mean, held against hands made without the language of the card. Every line is made up. */
import { describe, expect, it } from 'vitest'
import type { Maker } from './support/brute-force.ts'
import { WINDS, bruteForce, dragon, handsOf, three } from './support/brute-force.ts'

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
