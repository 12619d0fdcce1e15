import { describe, expect, it } from 'vitest'
import { readCard, readCardLines } from '../src/card/text/read-card.ts'
import { TILE_WORDS } from '../src/tiles/kinds.ts'
import type { Maker } from './support/brute-force.ts'
import { WINDS, bruteForce, cardOf, dragon, handsOf, three } from './support/brute-force.ts'

/** For each feature a line and, written without the language, the hands that it stands for. */
const FEATURES: readonly (readonly [string, string, Maker])[] = [
  ['one suit', '111a 5555a 999a NNNN = 25x', (a) => [`3x1${a}`, `4x5${a}`, `3x9${a}`, '4xN']],
  ['two suits', 'nnnna nnnb NNN EEEE = 30c', (a, b, _, n) => (a === b ? undefined : [`4x${n}${a}`, `3x${n}${b}`, '3xN', '4xE'])],
  [
    'three suits',
    'nnnna nnnnb nnnnc FF = 25x',
    (a, b, c, n) => (three(a, b, c) ? [`4x${n}${a}`, `4x${n}${b}`, `4x${n}${c}`, '2xF'] : undefined),
  ],
  [
    'any 1 or 2 suits',
    '111a 222b 3333c FFFF (any 1 or 2 suits) = 25x',
    (a, b, c) => (new Set([a, b, c]).size < 3 ? [`3x1${a}`, `3x2${b}`, `4x3${c}`, '4xF'] : undefined),
  ],
  [
    'any 2 or 3 suits',
    '111a 222b 3333c FFFF (any 2 or 3 suits) = 25x',
    (a, b, c) => (new Set([a, b, c]).size > 1 ? [`3x1${a}`, `3x2${b}`, `4x3${c}`, '4xF'] : undefined),
  ],
  ['any suits', '111a 222b 3333c FFFF (any suits) = 25x', (a, b, c) => [`3x1${a}`, `3x2${b}`, `4x3${c}`, '4xF']],
  [
    'any 1 suit',
    '111a 222b 3333c FFFF (any 1 suit) = 25x',
    (a, b, c) => (a === b && b === c ? [`3x1${a}`, `3x2${b}`, `4x3${c}`, '4xF'] : undefined),
  ],
  ['a run with n', 'nnna nnnn+1a nnn+2a FFFF = 25x', (a, _, _c, n) => [`3x${n}${a}`, `4x${n + 1}${a}`, `3x${n + 2}${a}`, '4xF']],
  [
    'a run downwards',
    'nnna nnnn-1a nnn-2a FFFF = 25x',
    (a, _, _c, n) => [`3x${n}${a}`, `4x${n - 1}${a}`, `3x${n - 2}${a}`, '4xF'],
  ],
  [
    'a run by example',
    '444a 5555a 666a FFFF (any 3 consecutive numbers) = 25x',
    (a, _, _c, n) => [`3x${n}${a}`, `4x${n + 1}${a}`, `3x${n + 2}${a}`, '4xF'],
  ],
  [
    'a run with a skip',
    '111a 2222a 444a FFFF (any run) = 25x',
    (a, _, _c, n) => [`3x${n}${a}`, `4x${n + 1}${a}`, `3x${n + 3}${a}`, '4xF'],
  ],
  [
    'a run with limits',
    '111a 2222a 333a FFFF (any run from 2 to 7) = 25x',
    (a, _, _c, n) => (n >= 2 && n <= 5 ? [`3x${n}${a}`, `4x${n + 1}${a}`, `3x${n + 2}${a}`, '4xF'] : undefined),
  ],
  [
    'a run of evens',
    '222a 4444a 666a FFFF (any 3 consecutive evens) = 25x',
    (a, _, _c, n) => (n === 2 || n === 4 ? [`3x${n}${a}`, `4x${n + 2}${a}`, `3x${n + 4}${a}`, '4xF'] : undefined),
  ],
  [
    'like numbers by example',
    '777a 7777b FFFF NNN (any like no.) = 25x',
    (a, b, _, n) => (a === b ? undefined : [`3x${n}${a}`, `4x${n}${b}`, '4xF', '3xN']),
  ],
  [
    'two numbers',
    'nnna mmmma FFFF NNN = 25x',
    (a, _, _c, n, m) => (n === m ? undefined : [`3x${n}${a}`, `4x${m}${a}`, '4xF', '3xN']),
  ],
  [
    'two numbers by example',
    '111a 2222a FFFF NNN (any 2 numbers) = 25x',
    (a, _, _c, n, m) => (n === m ? undefined : [`3x${n}${a}`, `4x${m}${a}`, '4xF', '3xN']),
  ],
  [
    'two odds by example',
    '111a 3333a FFFF NNN (any odds) = 25x',
    (a, _, _c, n, m) => (n === m || n % 2 === 0 || m % 2 === 0 ? undefined : [`3x${n}${a}`, `4x${m}${a}`, '4xF', '3xN']),
  ],
  [
    'a choice of numbers',
    'nnna nnnnb FFFF NNN (n is 2 or 8) = 25x',
    (a, b, _, n) => (a === b || (n !== 2 && n !== 8) ? undefined : [`3x${n}${a}`, `4x${n}${b}`, '4xF', '3xN']),
  ],
  [
    'odd',
    'nnna nnnna FFFF NNN (n is odd) = 25x',
    (a, _, _c, n) => (n % 2 === 0 ? undefined : [`3x${n}${a}`, `4x${n}${a}`, '4xF', '3xN']),
  ],
  [
    'a lowest number',
    'nnna nnnnb FFFF NNN (n from 7) = 25x',
    (a, b, _, n) => (a === b || n < 7 ? undefined : [`3x${n}${a}`, `4x${n}${b}`, '4xF', '3xN']),
  ],
  [
    'a highest number',
    'nnna nnnnb FFFF NNN (n up to 3) = 25x',
    (a, b, _, n) => (a === b || n > 3 ? undefined : [`3x${n}${a}`, `4x${n}${b}`, '4xF', '3xN']),
  ],
  [
    'a tie to a quint',
    'nnnnna nnb mmmma NNN = 50x',
    (a, b, _, n, m) => (a === b || n === m ? undefined : [`5x${n}${a}`, `2x${n}${b}`, `4x${m}${a}`, '3xN']),
  ],
  [
    'a tie to a letter',
    'nnna mmmmb FFFF NNN (m is n or n+1) = 25x',
    (a, b, _, n, m) => (a === b || (m !== n && m !== n + 1) ? undefined : [`3x${n}${a}`, `4x${m}${b}`, '4xF', '3xN']),
  ],
  [
    'pairs of any number in the run',
    '111a 222a 3333a 11b NN (any 3 consec. nos., pair any no. in run) = 30x',
    (a, b, _, n, m) =>
      a !== b && m < 4 ? [`3x${n}${a}`, `3x${n + 1}${a}`, `4x${n + 2}${a}`, `2x${n + m - 1}${b}`, '2xN'] : undefined,
  ],
  [
    'pairs that match',
    '111a 222a 3333a 11b 11c (any 3 consec. nos., pairs any no. in run, pairs must match) = 30x',
    (a, b, c, n, m) =>
      three(a, b, c) && m < 4
        ? [`3x${n}${a}`, `3x${n + 1}${a}`, `4x${n + 2}${a}`, `2x${n + m - 1}${b}`, `2x${n + m - 1}${c}`]
        : undefined,
  ],
  [
    'like kongs',
    '1111a 1111b 22a FFFF (like kongs) = 25x',
    (a, b, _, n) => (a === b ? undefined : [`4x${n}${a}`, `4x${n}${b}`, `2x2${a}`, '4xF']),
  ],
  [
    'a kong of two numbers',
    '5555a 222b 22c FFF NN (kong may be 3 or 7) = 25x',
    (a, b, c, n) => (three(a, b, c) && (n === 3 || n === 7) ? [`4x${n}${a}`, `3x2${b}`, `2x2${c}`, '3xF', '2xN'] : undefined),
  ],
  [
    'kept groups',
    '5555a 222b 333b FFFF (any run, this kong only) = 25x',
    (a, b, _, n) => (a === b ? undefined : [`4x5${a}`, `3x${n}${b}`, `3x${n + 1}${b}`, '4xF']),
  ],
  [
    'printed numbers only',
    '5555a 222b 333b FFFF (these nos. only) = 25x',
    (a, b) => (a === b ? undefined : [`4x5${a}`, `3x2${b}`, `3x3${b}`, '4xF']),
  ],
  [
    'a matching dragon',
    '1111a DDDDa 22b DDDDb = 25x',
    (a, b) => (a === b ? undefined : [`4x1${a}`, `4x${dragon(a)}`, `2x2${b}`, `4x${dragon(b)}`]),
  ],
  [
    'the dragon of another suit',
    '1111a 222a DDDDb FFF = 25x',
    (a, b) => (a === b ? undefined : [`4x1${a}`, `3x2${a}`, `4x${dragon(b)}`, '3xF']),
  ],
  [
    'the dragon of the unused suit',
    '1111a 222b DDDDc FFF = 25x',
    (a, b, c) => (three(a, b, c) ? [`4x1${a}`, `3x2${b}`, `4x${dragon(c)}`, '3xF'] : undefined),
  ],
  ['any dragon', '1111a 222a DDDD FFF = 25x', (a, b) => [`4x1${a}`, `3x2${a}`, `4x${dragon(b)}`, '3xF']],
  [
    'a letter freed by a note',
    '1111a 222a DDDDa FFF (any dragon) = 25x',
    (a, b) => [`4x1${a}`, `3x2${a}`, `4x${dragon(b)}`, '3xF'],
  ],
  [
    'two different dragons',
    '1111a DDDDa DDDb FFF (any 2 dragons) = 25x',
    (a, b, c) => (b === c ? undefined : [`4x1${a}`, `4x${dragon(b)}`, `3x${dragon(c)}`, '3xF']),
  ],
  [
    'one of two dragons',
    '1111a 222a DDDD FFF (D is R or 0) = 25x',
    (a, b) => (b === 'B' ? undefined : [`4x1${a}`, `3x2${a}`, `4x${dragon(b)}`, '3xF']),
  ],
  [
    'a matching dragon by note',
    '1111a 222b DDDD FFF (matching dragon) = 25x',
    (a, b, c) => (a === b || (c !== a && c !== b) ? undefined : [`4x1${a}`, `3x2${b}`, `4x${dragon(c)}`, '3xF']),
  ],
  [
    'an opposite dragon by note',
    '1111a 222a DDDD FFF (opposite dragon) = 25x',
    (a, b) => (a === b ? undefined : [`4x1${a}`, `3x2${a}`, `4x${dragon(b)}`, '3xF']),
  ],
  ['named dragons and zero', 'RRRR GGG 000 1111a = 25x', (a) => ['4xR', '3xG', '3x0', `4x1${a}`]],
  [
    'a year',
    '3030a FFFF 333b 000 = 25x',
    (a, b) => (a === b ? undefined : [`1x3${a}~`, '1x0~', `1x3${a}~`, '1x0~', '4xF', `3x3${b}`, '3x0']),
  ],
  [
    'the four winds',
    'NEWS FFFF 333a 333b = 25x',
    (a, b) => (a === b ? undefined : ['1xN~', '1xE~', '1xW~', '1xS~', '4xF', `3x3${a}`, `3x3${b}`]),
  ],
  [
    'any wind',
    'SSSS 1111a FFF NNN (any winds) = 25x',
    (a, _, _c, n, m) => (n > 4 || m > 4 || n === m ? undefined : [`4x${WINDS[n - 1]}`, `4x1${a}`, '3xF', `3x${WINDS[m - 1]}`]),
  ],
  [
    'wind letters',
    'wwww 1111a FFF vvv = 25x',
    (a, _, _c, n, m) => (n > 4 || m > 4 || n === m ? undefined : [`4x${WINDS[n - 1]}`, `4x1${a}`, '3xF', `3x${WINDS[m - 1]}`]),
  ],
  [
    'one of two winds',
    'NNNN 1111a FFF 222a (N or S) = 25x',
    (a, _, _c, n) => (n > 2 ? undefined : [`4x${['N', 'S'][n - 1]}`, `4x1${a}`, '3xF', `3x2${a}`]),
  ],
  [
    'a wind letter with a choice',
    'wwww EEE 1111a FFF (w is E or W) = 25x',
    (a, _, _c, n) => (n > 2 ? undefined : [`4x${['E', 'W'][n - 1]}`, `4x1${a}`, '3xF', '3xE']),
  ],
  [
    'opposite winds',
    'NNNN SSS 1111a FFF (opposite winds) = 25x',
    (a, _, _c, n) => (n > 4 ? undefined : [`4x${WINDS[n - 1]}`, `4x1${a}`, '3xF', `3x${WINDS[4 - n]}`]),
  ],
  ['six flowers', 'FFFFFF FF 222a 333a = 25x', (a) => ['6xF', '2xF', `3x2${a}`, `3x3${a}`]],
  [
    'a bunch of n',
    'n.n+1.n+2a nn+2a FFFF NNNNN = 25x',
    (a, _, _c, n) => [`1x${n}${a}~`, `1x${n + 1}${a}~`, `1x${n + 2}${a}~`, `2x${n + 2}${a}`, '4xF', '5xN'],
  ],
  [
    'a bunch of suits',
    '5a5b5c.55a FFFF NNNNN = 25x',
    (a, b, c) => (three(a, b, c) ? [`1x5${a}~`, `1x5${b}~`, `1x5${c}~`, `1x5${a}~`, `1x5${a}~`, '4xF', '5xN'] : undefined),
  ],
  [
    'three pairs in a bunch',
    '112233a FFFF NNNN = 25x',
    (a) => ['1', '1', '2', '2', '3', '3'].map((digit) => `1x${digit}${a}~`).concat('4xF', '4xN'),
  ],
  ['ornaments', '22a + 33a x 1a = 6666a - FFFFF = 25x', (a) => [`2x2${a}`, `2x3${a}`, `1x1${a}`, `4x6${a}`, '5xF']],
  ['alternatives', '111a 2222a FFFF NNN -or- 111a 2222b FFFF NNN = 25x', (a, b) => [`3x1${a}`, `4x2${b}`, '4xF', '3xN']],
  [
    'alternatives with notes of their own',
    'NNNN 2222a FFF NNN (any like even numbers) -or- EEEE 1111a FFF EEE (any like odd numbers) = 25x',
    (a, _, _c, n) => (n % 2 === 0 ? ['4xN', `4x${n}${a}`, '3xF', '3xN'] : ['4xE', `4x${n}${a}`, '3xF', '3xE']),
  ],
]

describe('a line', () => {
  it.each(FEATURES)('with %s', (_, text, make) => {
    const expected = bruteForce(make)
    expect(expected.length).toBeGreaterThan(0)
    expect(handsOf(text)).toEqual(expected)
  })

  it('frees each pair of “pairs any number in run”', () => {
    expect(handsOf('111a 222a 3333a 11b 22c (any 3 consec. nos., pairs any no. in run) = 30x')).toHaveLength(3 * 7 * 9)
  })

  it('keeps what it says of itself', () => {
    const { lines, sections } = cardOf(
      '# Odds\n111a 5555a 999a NNNN (any suit) "Learn this" = 25x\n\n# Singles & Pairs\n11a 22a 33a 44a 55a 66a 77a = c50',
    )
    expect(sections).toEqual([
      { title: 'Odds', singlesAndPairs: false },
      { title: 'Singles & Pairs', singlesAndPairs: true },
    ])
    expect(lines).toMatchObject([
      {
        section: 0,
        number: 1,
        at: 2,
        text: '111a 5555a 999a NNNN',
        notes: ['any suits'],
        note: 'Learn this',
        value: 25,
        concealed: false,
      },
      { section: 1, number: 1, at: 5, text: '11a 22a 33a 44a 55a 66a 77a', value: 50, concealed: true },
    ])
  })

  it.each(['= 25x', '=25X', '= x25', '= X 25', 'X 25', 'x25', '(these numbers only) X 25', '= 25 x (these numbers only)'])(
    'is worth %s',
    (value) => {
      expect(cardOf(`111a 5555a 999a NNNN ${value}`).lines[0]).toMatchObject({ value: 25, concealed: false })
    },
  )

  it('says how it was read', () => {
    const readings = cardOf('nnnna nnnb wwww DDD = 25x').lines[0]?.variants.map(({ reading }) => reading)
    expect(readings?.[0]).toBe('a = Bam, b = Crak, n = 1, w = N, D = red dragon')
    expect(new Set(readings).size).toBe(readings?.length)
    expect(cardOf('NNNN EEEE WWWW SS = 25x').lines[0]?.variants).toMatchObject([{ reading: '' }])
  })

  it('leaves out what a set cannot make', () => {
    // Two pairs of one tile are four of it; three pairs would be six.
    expect(handsOf('nna mma FFFF NNNNNN (m any number) = 25x')).toHaveLength(3 * 45)
    expect(handsOf('nna mma 44a FFFF NNNN (m any number) = 25x')).toHaveLength(3 * 44)
  })

  it('counts jokers in pairs where the card allows them', () => {
    const text = 'nna nna nna FFFF NNNN = 25x'
    expect(readCard(text)).toMatchObject({ ok: false, problems: [{ code: 'card/no-hand' }] })
    expect(cardOf(`jokers in pairs: yes\n${text}`)).toMatchObject({ jokerMinGroup: 2, lines: [{ variants: { length: 27 } }] })
  })
})

describe('a card', () => {
  it('tells its facts', () => {
    const { name, facts, jokerMinGroup } = cardOf(
      '// mine\nCard: Club card\nYEAR: 2026\nfrom: 2026-04-01\nuntil: 2027-03-31\nJokers in  pairs: No\nNNNN EEEE WWWW SS = 25x',
    )
    expect([name, jokerMinGroup]).toEqual(['Club card', 3])
    expect([...facts.entries()].map((fact) => fact.join(' '))).toEqual([
      'card Club card',
      'year 2026',
      'from 2026-04-01',
      'until 2027-03-31',
      'jokers in pairs No',
    ])
  })

  it('takes an erratum for the line above it, whatever is wrong with that', () => {
    const { lines } = cardOf('# One\n11a = 25x\nerratum 2026-05-03: NNNN EEEE WWWW SS = 25x\nNNNN EEEE WWWW FF = 25x')
    expect(lines).toMatchObject([
      { number: 1, at: 3, erratum: '2026-05-03', text: 'NNNN EEEE WWWW SS' },
      { number: 2, at: 4 },
    ])
  })

  it('takes the last of two errata', () => {
    const text = '# One\n11a = 25x\nerratum 2026-05-03: 22a = 5x\nerratum 2026-06-01: NNNN EEEE WWWW SS = 25x'
    expect(cardOf(text).lines).toMatchObject([{ number: 1, erratum: '2026-06-01' }])
  })
})

describe('an editor', () => {
  it('draws what could be read, right or wrong', () => {
    const { lines, card } = readCardLines('44a 888a 88b 4444b = 25x\nnn+1b + n-1c Da ? 3')
    expect(card).toBeUndefined()
    expect(lines[0]?.drawing?.[0]?.map(({ text, kinds }) => [text, kinds.map((kind) => TILE_WORDS[kind]).join('')])).toEqual([
      ['44a', '4B4B'],
      ['888a', '8B8B8B'],
      ['88b', '8C8C'],
      ['4444b', '4C4C4C4C'],
    ])
    expect(lines[0]?.tiles).toEqual([11])
    expect(
      lines[1]?.drawing?.[0]?.map(({ kinds, ornament }) => (ornament ? '+' : kinds.map((kind) => TILE_WORDS[kind]).join(''))),
    ).toEqual(['3C3C', '+', '1D', 'G', '', ''])
  })

  it('keeps good lines beside bad ones', () => {
    const { lines } = readCardLines('NNNN EEEE WWWW SS = 25x\n11a = 25x')
    expect(lines.map(({ line, problems }) => [line?.value, problems.length])).toEqual([
      [25, 0],
      [undefined, 1],
    ])
  })

  it('says what the mock-up says', () => {
    const [problem] = readCardLines('44a 888a 88b 4444b = 25x').problems
    expect(`${problem?.message} ${problem?.hint}`).toBe(
      '2 + 3 + 2 + 4 makes 11 tiles. A line needs 14: add three more before the “=”.',
    )
  })
})
