import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { TILES } from '../src/table/tiles.ts'
import type { Counts, Exposure, Rack } from '../src/tiles/kinds.ts'
import {
  FLOWER,
  JOKER,
  KINDS,
  SUITS,
  copies,
  dragonOf,
  kindOf,
  nameOf,
  noTiles,
  numberOf,
  oppositeWind,
  suitOf,
  suited,
  wordOf,
} from '../src/tiles/kinds.ts'
import { formatRack, formatTiles, readRack, readTiles } from '../src/tiles/notation.ts'

const everyKind = Array.from({ length: KINDS + 1 }, (_, kind) => kind)

const countsOf = (...words: readonly string[]): Counts => {
  const counts = noTiles()
  for (const word of words) {
    const kind = kindOf(word)
    if (kind === undefined) throw new Error(word)
    counts[kind] = (counts[kind] ?? 0) + 1
  }
  return counts
}

describe('kinds', () => {
  it('make the 152 tiles of a set', () => {
    expect(everyKind.reduce((sum, kind) => sum + copies(kind), 0)).toBe(152) // TILE-01
  })

  it('have each a word of its own, the words that a table knows', () => {
    expect(everyKind.map(wordOf)).toEqual(TILES)
    expect(everyKind.map((kind) => kindOf(wordOf(kind)))).toEqual(everyKind)
    expect(new Set(everyKind.map(nameOf)).size).toBe(KINDS + 1)
  })

  it('have a suit and a number, or neither', () => {
    for (const suit of SUITS)
      for (let number = 1; number <= 9; number++) {
        const kind = suited(suit, number)
        expect([suitOf(kind), numberOf(kind), nameOf(kind)]).toEqual([suit, number, `${number} ${['Bam', 'Crak', 'Dot'][suit]}`])
      }
    expect(everyKind.slice(27).map((kind) => suitOf(kind) ?? numberOf(kind))).toEqual(Array.from({ length: 9 }, () => undefined))
  })

  it.each([
    ['green with Bams', 0, 'G'],
    ['red with Craks', 1, 'R'],
    ['soap with Dots', 2, '0'],
  ] as const)('match dragons: %s', (_, suit, dragon) => {
    expect(wordOf(dragonOf(suit))).toBe(dragon) // TILE-06
  })

  it('know the wind across', () => {
    const pairs = ['N', 'E', 'W', 'S'].map((wind) => wind + wordOf(oppositeWind(kindOf(wind) ?? 0)))
    expect(pairs).toEqual(['NS', 'EW', 'WE', 'SN'])
  })
})

describe('notation', () => {
  it.each([
    ['one by one', '3B 3B J', ['3B', '3B', 'J']],
    ['a group', '333B', ['3B', '3B', '3B']],
    ['several numbers of a suit', '123B', ['1B', '2B', '3B']],
    ['suits side by side', '1B2C3D', ['1B', '2C', '3D']],
    ['winds', 'NEWS', ['N', 'E', 'W', 'S']],
    ['flowers', 'FF', ['F', 'F']],
    ['dragons and soap', 'RG0', ['R', 'G', '0']],
    ['small letters and commas', 'rg0,3b, f', ['R', 'G', '0', '3B', 'F']],
    ['a year', '2026D', ['2D', '0', '2D', '6D']],
    ['nothing', '  ', []],
  ])('reads %s', (_, text, words) => {
    expect(readTiles(text)).toEqual({ ok: true, value: countsOf(...words) })
  })

  it.each([
    ['tiles/unknown-tile', '3B 4X', 'column 5', 'B, C or D'],
    ['tiles/unknown-tile', 'NNO', 'column 3', 'digit 0'],
    ['tiles/unknown-tile', '3B ?', 'column 4', 'Write 1 to 9'],
    ['tiles/no-suit', 'N 33', 'column 3', '33B'],
    ['tiles/no-suit', '33N', 'column 1', '33B'],
    ['tiles/no-number', 'N B', 'column 3', '3B'],
    ['tiles/too-many-copies', '33B 33B 3B', 'tile 3B', 'joker'],
    ['tiles/too-many-copies', 'J'.repeat(300), 'tile J', 'eight'],
    ['tiles/too-long', ' '.repeat(1001), 'column 1001', 'once'],
  ])('%s: %s', (code, text, at, hint) => {
    const read = readTiles(text)
    const problems = read.ok ? [] : read.problems
    expect(problems.map((problem) => problem.code)).toContain(code)
    expect(problems).toContainEqual(expect.objectContaining({ code, at, hint: expect.stringContaining(hint) as string }))
  })

  it('reads a rack with unknown tiles and exposures', () => {
    const read = readRack('55C J ?? | 44dj NNNN FFJJJJ')
    expect(read).toMatchObject({
      ok: false,
      problems: [
        { code: 'tiles/too-many-tiles', message: 'This rack has 18 tiles; a hand has at most 14.', hint: 'Take 4 tiles out.' },
      ],
    })
    expect(readRack('55C J ?? | 44dj NNNN')).toEqual({
      ok: true,
      value: {
        concealed: countsOf('5C', '5C', 'J'),
        unknown: 2,
        exposures: [
          { kind: kindOf('4D'), size: 3, jokers: 1 },
          { kind: kindOf('N'), size: 4, jokers: 0 },
        ],
      },
    })
  })

  it.each([
    ['tiles/bad-exposure', '3B | 44D', 'column 6', '3 to 6'],
    ['tiles/bad-exposure', '| JJJ', 'column 3', '3BJJ'],
    ['tiles/bad-exposure', '| 445D', 'column 3', 'space'],
    ['tiles/bad-exposure', '| 44D?', 'column 3', 'which tiles'],
    ['tiles/second-bar', '3B | NNN | EEE', 'column 10', 'One bar'],
    ['tiles/too-many-copies', 'NN | NNNJ', 'tile N', 'joker'],
    ['tiles/too-many-tiles', 'NNNN EEEE WWWW SSSS', 'column 1', 'Take 2 tiles out'],
    ['tiles/too-many-copies', 'J | 3BJJJJJ NJJJ', 'tile J', 'eight'],
  ])('%s: %s', (code, text, at, hint) => {
    const read = readRack(text)
    expect(read.ok ? [] : read.problems).toContainEqual(
      expect.objectContaining({ code, at, hint: expect.stringContaining(hint) as string }),
    )
  })

  it('tells every problem at once', () => {
    const read = readRack('3X 4 | J N')
    expect(read.ok ? [] : read.problems.map(({ code, at }) => `${code} ${at}`)).toEqual([
      'tiles/no-suit column 1',
      'tiles/unknown-tile column 2',
      'tiles/no-suit column 4',
      'tiles/bad-exposure column 8',
      'tiles/bad-exposure column 10',
    ])
  })

  it('sorts and groups', () => {
    const read = readTiles('J N 3B F 5C N 3B 0 F')
    expect(read.ok && formatTiles(read.value, 2)).toBe('33B 5C NN 0 FF J ??')
  })
})

/** Racks of at most 14 tiles that one set holds. */
const racks: fc.Arbitrary<Rack> = fc
  .record({
    draws: fc.array(fc.integer({ min: 0, max: JOKER }), { maxLength: 14 }),
    unknown: fc.integer({ min: 0, max: 14 }),
    exposures: fc.array(
      fc.record({
        kind: fc.integer({ min: 0, max: FLOWER }),
        size: fc.integer({ min: 3, max: 6 }),
        jokers: fc.integer({ min: 0, max: 5 }),
      }),
      { maxLength: 4 },
    ),
  })
  .map(({ draws, unknown, exposures }) => {
    const left = everyKind.map(copies)
    const take = (kind: number, count: number): boolean => {
      if ((left[kind] ?? 0) < count) return false
      left[kind] = (left[kind] ?? 0) - count
      return true
    }
    let room = 14
    const shown = exposures.filter(({ kind, size, jokers }: Exposure) => {
      if (size > room || jokers >= size || (left[kind] ?? 0) < size - jokers || !take(JOKER, jokers)) return false
      room -= size
      return take(kind, size - jokers)
    })
    const concealed = noTiles()
    for (const kind of draws)
      if (room > 0 && take(kind, 1)) {
        concealed[kind] = (concealed[kind] ?? 0) + 1
        room--
      }
    return { concealed, unknown: Math.min(room, unknown), exposures: shown }
  })

describe('notation, whatever the text', () => {
  it('reads back every rack that it writes', () => {
    fc.assert(
      fc.property(racks, (rack) => {
        expect(readRack(formatRack(rack))).toEqual({ ok: true, value: rack })
      }),
      { numRuns: 2000, seed: 11 },
    )
  })

  it('never throws, and each problem has a place and a remedy', () => {
    const texts = fc.oneof(
      fc.string({ unit: 'grapheme', maxLength: 40 }),
      fc.string({ unit: fc.constantFrom(...'123JNBCDF0|? +R'.split('')), maxLength: 40 }),
    )
    fc.assert(
      fc.property(texts, (text) => {
        const problems = [readRack(text), readTiles(text)].flatMap((read) => (read.ok ? [] : read.problems))
        expect(problems.filter(({ at, hint }) => at === undefined || hint === undefined)).toEqual([])
      }),
      { numRuns: 3000, seed: 12 },
    )
  })
})
