/** Where matchers of hands are known to go wrong: one heading each. */
import { describe, expect, it } from 'vitest'
import type { CompiledCard } from '../src/card/match/compile.ts'
import { compileCard } from '../src/card/match/compile.ts'
import { exposable } from '../src/card/match/exposable.ts'
import { packExposures } from '../src/card/match/exposed.ts'
import type { Card, Group } from '../src/card/model.ts'
import { nearest } from '../src/card/match/nearest.ts'
import type { PackedRack } from '../src/card/match/packed.ts'
import { packRack } from '../src/card/match/packed.ts'
import { alive, bestValue, distance } from '../src/card/match/quick.ts'
import { validate } from '../src/card/match/validate.ts'
import { winnable } from '../src/card/match/winnable.ts'
import type { Exposure } from '../src/tiles/kinds.ts'
import { FLOWER, GREEN, JOKER, NORTH, RED, SOAP, SOUTH, kindOf, noTiles } from '../src/tiles/kinds.ts'
import { readTiles } from '../src/tiles/notation.ts'
import { must } from './support/law.ts'
import { rack, smallCard } from './support/small-card.ts'

const packed = (text: string): PackedRack => {
  const made = packRack(rack(text).concealed)
  if (made === undefined) throw new Error(`${text} does not pack`)
  return made
}

/** What both ways of asking say of concealed tiles: value and distance. */
const ask = (card: CompiledCard, text: string): readonly [number, number | undefined] => {
  const value = bestValue(card, packed(text))
  expect(validate(card, rack(text)).matches[0]?.value ?? 0).toBe(value)
  const far = distance(card, packed(text))
  expect(nearest(card, rack(text)).distance).toBe(far)
  return [value, far]
}

const open = (card: CompiledCard, text: string): boolean => {
  const { exposures } = rack(text)
  const is = alive(card, packExposures(exposures, card.card.jokerMinGroup))
  expect(nearest(card, rack(text)).distance !== undefined).toBe(is)
  return is
}

const groupsCard = (...hands: readonly (readonly Group[])[]): Card => ({
  name: 'Groups',
  facts: new Map(),
  jokerMinGroup: 3,
  sections: [{ title: 'All', singlesAndPairs: false }],
  lines: hands.map((groups, index) => ({
    section: 0,
    number: index + 1,
    at: index + 1,
    text: '',
    value: 25,
    concealed: false,
    variants: [{ groups, reading: '' }],
  })),
})

describe('jokers where none may stand', () => {
  const card = smallCard(['NN EEEE WWW SSS FF = 25x'])

  it.each([
    ['NN EEEE WWW SSS FF', 25, 0],
    ['NN EJJJ WJJ SJJ FF', 25, 0],
    ['NN JJJJ WJJ SJJ FF', 25, 0],
    ['NJ EEEE WWW SSS FF', 0, 1],
    ['JJ EEEE WWW SSS FJ', 0, 3],
    // Eight jokers help nobody to the pairs.
    ['1B2B JJJJJJJJ 3B4B5B6B', 0, 6],
  ])('%s is worth %d, %d away', (text, value, far) => {
    expect(ask(card, text)).toEqual([value, far])
  })

  it('is a matter of the card', () => {
    const other = smallCard(['NN EEEE WWW SSS FF = 25x'], ['jokers in pairs: yes'])
    expect(ask(other, 'NJ EEEE WWW SSS FF')).toEqual([25, 0])
    expect(ask(other, 'JJ EJJJ WWW SSS JJ')).toEqual([25, 0])
  })
})

describe('one tile in two groups', () => {
  const card = smallCard(['NN NNNN EEEE SSSS = 25x', 'EEEE EEEE WWWW SS = 30x'])

  it.each([
    ['NNNNJJ EEEE SSSS', 25, 0],
    ['NNJJJJ EEEE SSSS', 25, 0],
    ['NJJJJJ EEEE SSSS', 0, 1],
    ['EEEEJJJJ WWWW SS', 30, 0],
    ['EEJJJJJJ WWJJ SS', 30, 0],
    ['EEEEJJJ WWWW SS N', 0, 1],
    // All eight from jokers, and none for anything else.
    ['JJJJJJJJ WWWW SS', 30, 0],
  ])('%s is worth %d, %d away', (text, value, far) => {
    expect(ask(card, text)).toEqual([value, far])
  })

  it('leaves one group to the concealed tiles when the other is exposed', () => {
    expect(nearest(card, rack('NN EEEE SSSS | NJJJ')).distance).toBe(0)
    expect(nearest(card, rack('EEEE SSSS 1B1B | NNNJ')).distance).toBe(2)
    expect(validate(card, rack('JJJJ WWWW SS | EEEE')).matches.map(({ value }) => value)).toEqual([30])
    expect(validate(card, rack('WWWW SS | EEEJ EJJJ')).matches).toHaveLength(1)
    expect(validate(card, rack('EJJJ WWWW SJ | EEEJ')).matches).toEqual([])
    expect(validate(card, rack('EJJJ WWWW SS | EEJJ')).matches).toHaveLength(1)
    expect(nearest(card, rack('JJJ WWWW SS 1B | EEJJ')).distance).toBe(1)
  })

  it('wants the naturals of the pair from those that the exposure left', () => {
    const visible = must(readTiles('NNN'))
    const sight = { exposures: rack('| NNNJ').exposures, visible, jokers: 8 }
    expect(winnable(card, sight).open).toEqual([])
    // Its own exposures are visible, whether they were counted or not.
    expect(winnable(card, { ...sight, visible: noTiles() }).open).toEqual([])
    expect(winnable(card, { ...sight, exposures: rack('| NNJJ').exposures, visible: must(readTiles('NN')) }).winnable).toBe(true)
  })

  it('may want twelve of a kind, which is more than three bits hold', () => {
    const twelve = compileCard(
      groupsCard([
        { kind: NORTH, size: 4, bunch: false },
        { kind: NORTH, size: 4, bunch: false },
        { kind: NORTH, size: 4, bunch: false },
        { kind: SOUTH, size: 2, bunch: false },
      ]),
    )
    expect(ask(twelve, 'NNNN JJJJJJJJ SS')).toEqual([25, 0])
    expect(ask(twelve, 'NNNN JJJJJJJ SS E')).toEqual([0, 1])
    expect(open(twelve, 'SS | NJJJ NJJJ NNJJ')).toBe(true)
    expect(validate(twelve, rack('SS | NJJJ NJJJ NNJJ')).matches).toHaveLength(1)
    expect(open(twelve, '| NJJJ SSJ')).toBe(false)
  })
})

describe('flowers, of which there are eight', () => {
  const card = smallCard(['FFFF FFFF NNN SSS = 25x', 'FF FFFF NNNN SSSS = 30x'])

  it.each([
    ['FFFFFFFF NNN SSS', 25, 0],
    ['FFFFFFFJ NNN SSS', 25, 0],
    ['FFFFFF NNNN SSSS', 30, 0],
    ['FFFFF NNNN SSSS', 0, 1],
    ['FFFFFFF NNNN SSS', 0, 1],
    ['FFFFFFFF EEEWWW', 0, 6],
    ['FF JJJJJJJJ NNNS', 30, 0],
  ])('%s is worth %d, %d away', (text, value, far) => {
    expect(ask(card, text)).toEqual([value, far])
  })
})

describe('bunches and single tiles', () => {
  const card = smallCard(['NEWS 1111a 222a 333a = 25x'])

  it('take no joker and are no exposure', () => {
    expect(ask(card, 'NEWS 1111B 222B 333B')).toEqual([25, 0])
    expect(ask(card, 'NEWJ 1111B 222B 333B')).toEqual([0, 1])
    expect(ask(card, 'NEWS JJJJ JJJ 333B')).toEqual([25, 0])
    expect(open(card, '| NNNN')).toBe(false)
    expect(exposable(card, { kind: NORTH, size: 4, jokers: 0 }, []).standing).toBe('not-on-card')
  })

  it('even when the bunch has three like tiles in it', () => {
    const bunched = compileCard(
      groupsCard([
        { kind: NORTH, size: 3, bunch: true },
        { kind: SOUTH, size: 4, bunch: false },
        { kind: FLOWER, size: 4, bunch: false },
        { kind: RED, size: 3, bunch: false },
      ]),
    )
    expect(ask(bunched, 'NNN SSSS FFFF RRR')).toEqual([25, 0])
    expect(ask(bunched, 'NNJ SSSS FFFF RRR')).toEqual([0, 1])
    expect(open(bunched, '| NNN')).toBe(false)
    expect(open(bunched, '| RRR')).toBe(true)
  })
})

describe('places in the tables that no variant fills', () => {
  const eight = '1B2B3B JJJJJJJJ 4B5B6B'

  it.each([
    ['a line of all kinds', ['NN EEEE WWWW SSSS = 25x'], 6],
    ['no pairs', ['NNNN EEEE SSS WWW = 25x'], 6],
    ['pairs alone', ['NN EE WW SS RR GG 00 = 50c'], 14],
    ['no pairs, and pairs alone', ['NN EE WW SS RR GG 00 = 50c', 'NNNN EEEE SSS WWW = 25x'], 6],
    ['pairs for the most part', ['NN EE WW SS RR GGGG = 25x'], 10],
    ['pairs, and pairs alone', ['NN EE WW SS RR GG 00 = 50c', 'NN SS EE WWWW FFFF = 25x'], 6],
  ])('win nothing beside %s', (_, lines, far) => {
    expect(distance(smallCard(lines), packed(eight))).toBe(far)
  })

  it('are all there is on a card without lines', () => {
    const empty = compileCard(groupsCard())
    expect(distance(empty, packed(eight))).toBe(15)
    expect(nearest(empty, rack(eight))).toEqual({ distance: undefined, nearest: [], distances: [] })
    expect(bestValue(empty, packed('NNNN EEEE SSSS FF'))).toBe(0)
    expect(alive(empty, 0)).toBe(false)
    expect(alive(empty, packExposures(rack('| NNNN').exposures, 3))).toBe(false)
    expect(empty.lowestValue).toBeUndefined()
  })
})

describe('the number of tiles', () => {
  const card = smallCard(['NN EEEE WWWW SSSS = 25x'])

  it('must be fourteen, though nothing else be wrong', () => {
    expect(ask(card, 'NN EEEE WWWW SSSS')).toEqual([25, 0])
    expect(ask(card, 'NN EEEE WWWW SSS')).toEqual([0, 1])
    expect(ask(card, 'NN EEE WWWW SSSJ')).toEqual([0, 1])
    expect(ask(card, '')).toEqual([0, 14])
    expect(validate(card, rack('NN EEEE WWWW | SSS')).matches).toEqual([])
    expect(validate(card, rack('NN EEEE WWWW | SSSS')).tiles).toBe(14)
  })

  it('packs when a set and a rack have so many', () => {
    const counts = noTiles()
    counts[NORTH] = 5
    expect(packRack(counts)).toBeUndefined()
    counts[NORTH] = 4
    counts[SOUTH] = 4
    counts[FLOWER] = 7
    expect(packRack(counts)).toBeUndefined()
    expect(nearest(card, { concealed: counts, exposures: [] }).distance).toBeUndefined()
    counts[FLOWER] = 6
    expect(packRack(counts)).toBeDefined()
    counts[FLOWER] = 0
    counts[JOKER] = 9
    expect(packRack(counts)).toBeUndefined()
  })
})

describe('concealed lines', () => {
  const card = smallCard(['NN EEEE WWWW SSSS = 25c', 'NNNN EEEE FFF SSS = 30x'])

  it('are lines as long as nothing is exposed', () => {
    expect(ask(card, 'NN EEEE WWWW SSSS')).toEqual([25, 0])
    expect(winnable(card, { exposures: [], visible: noTiles(), jokers: 8 }).open.map(({ line }) => line)).toEqual([0, 1])
  })

  it('and no longer', () => {
    expect(validate(card, rack('NN EEEE WWWW | SSSS')).matches).toEqual([])
    expect(open(card, '| WWWW')).toBe(false)
    expect(open(card, '| EEEE')).toBe(true)
    expect(nearest(card, rack('NN WWWW SSSS | EEEE')).distances).toEqual([undefined, 5])
    expect(exposable(card, { kind: kindOf('W') ?? 0, size: 4, jokers: 0 }, []).standing).toBe('concealed-only')
  })
})

describe('exposures', () => {
  const card = smallCard(['NNN SSSS NNN WWWW = 25x', 'EEEE WWWW RRR GGG = 30x', 'EEEEE SSSS FFFFF = 40x'])

  it.each([
    ['| NNN', true],
    ['| NNNJ', false],
    ['| NNN NJJ', true],
    ['| NNN NJJ SSSS', true],
    ['| NNJ NJJ NJJ', false],
    ['| SSSS WWWW', true],
    ['| SSJJ WWWW SJJJ', false],
    ['| EEEE WWWW', true],
    ['| EEEEJ WWWW', false],
    ['| EEEEJ SSSS', true],
    ['| SSSS', true],
    ['| SSS', false],
  ])('%s: a line left is %s', (text, is) => {
    expect(open(card, text)).toBe(is)
  })

  it('want all of their groups in one line', () => {
    const two = smallCard(['NNN NNN WWWW SSSS = 25x', 'NNN RRRR EEEE GGG = 30x'])
    for (const text of ['| NNJ NJJ RRRR', '| NNJ RRRR NJJ', '| RRRR NNJ NJJ']) expect(open(two, text)).toBe(false)
    for (const text of ['| NNJ NJJ WWWW', '| NNJ WWWW NJJ', '| WWWW NNJ NJJ']) expect(open(two, text)).toBe(true)
  })

  it('have a size of their own, and groups of their own', () => {
    expect(validate(card, rack('SSSS WWWW | NNN NJJ')).matches).toHaveLength(1)
    expect(validate(card, rack('SSSS WWWW NN | NNJJ')).matches).toEqual([])
    expect(validate(card, rack('NJJ WWWW | SSSS NNN')).matches).toHaveLength(1)
  })

  it('fit in any order, four of them and with the highest of names', () => {
    const four = smallCard(['GGG 000 FFF FFFFF = 50x', 'FFFFFF FFFF GGGG = 60x'])
    const exposures: readonly Exposure[] = [
      { kind: FLOWER, size: 5, jokers: 0 },
      { kind: FLOWER, size: 3, jokers: 0 },
      { kind: SOAP, size: 3, jokers: 0 },
      { kind: GREEN, size: 3, jokers: 0 },
    ]
    for (let turn = 0; turn < 4; turn++) {
      const turned = [...exposures.slice(turn), ...exposures.slice(0, turn)]
      for (const list of [turned, turned.toReversed()]) {
        expect(alive(four, packExposures(list, 3))).toBe(true)
        expect(validate(four, { concealed: noTiles(), exposures: list }).matches.map(({ value }) => value)).toEqual([50])
        const wrong = list.map((one, index) => (index === turn ? { ...one, kind: RED } : one))
        expect(alive(four, packExposures(wrong, 3))).toBe(false)
      }
    }
    expect(alive(four, packExposures([...exposures, { kind: FLOWER, size: 3, jokers: 0 }], 3))).toBe(false)
    expect(open(four, '| FFFFFJ FFFJ GGGG')).toBe(true)
  })

  it('with more jokers than the card allows in them fit nothing', () => {
    const strict = compileCard({ ...card.card, jokerMinGroup: 4 })
    expect(alive(strict, packExposures(rack('| RRR').exposures, 4))).toBe(true)
    expect(alive(strict, packExposures(rack('| RRJ').exposures, 4))).toBe(false)
    expect(validate(strict, rack('EEEE WWJJ GGG | RRR')).matches).toHaveLength(1)
    expect(validate(strict, rack('EEEE WWWW GGJ | RRR')).matches).toEqual([])
    expect(nearest(strict, rack('EEEE WWWJ GJJ | RRR')).distance).toBe(2)
  })
})

describe('dragons of a suit', () => {
  const card = smallCard(['30a 1111a 2222a DDDDa = 25x'])

  it('go with the suit, and soap as a zero does not', () => {
    expect(ask(card, '3B0 1111B 2222B GGGG')).toEqual([25, 0])
    expect(ask(card, '3C0 1111C 2222C RRRR')).toEqual([25, 0])
    expect(ask(card, '3B0 1111B 2222B RRRR')).toEqual([0, 4])
    // Soap as a zero and as the dragon of Dots: five soaps, so a joker must stand in.
    expect(ask(card, '3D0 1111D 2222D 000J')).toEqual([25, 0])
    expect(ask(card, '3DJ 1111D 2222D 0000')).toEqual([25, 0])
    expect(ask(card, '3D1B 1111D 2222D 0000')).toEqual([0, 1])
  })
})

describe('tiles that nobody has seen', () => {
  const card = smallCard(['NN EEEE WWWW SSSS = 25x'])

  it('are also those that the player holds', () => {
    // The player holds the last two norths; the table sees the other two.
    const sight = { exposures: rack('| EEEE').exposures, visible: must(readTiles('NN EEEE')), jokers: 0 }
    expect(winnable(card, sight).winnable).toBe(true)
    expect(winnable(card, { ...sight, visible: must(readTiles('NNN EEEE')) }).winnable).toBe(false)
  })
})

describe('variants that no set makes', () => {
  it('are set aside with the reason', () => {
    const card = groupsCard(
      [
        { kind: NORTH, size: 5, bunch: false },
        { kind: NORTH, size: 5, bunch: false },
        { kind: NORTH, size: 4, bunch: false },
      ],
      [
        { kind: NORTH, size: 2, bunch: false },
        { kind: NORTH, size: 2, bunch: false },
        { kind: NORTH, size: 1, bunch: true },
        { kind: FLOWER, size: 4, bunch: false },
        { kind: RED, size: 5, bunch: false },
      ],
      [{ kind: NORTH, size: 4, bunch: false }],
      [
        { kind: 99, size: 4, bunch: false },
        { kind: NORTH, size: 10, bunch: false },
      ],
    )
    const compiled = compileCard(card)
    expect(compiled.never.map(({ line, why }) => [line, why])).toEqual([
      [0, { kind: 'jokers', needed: 10 }],
      [1, { kind: 'copies', tile: NORTH, needed: 5 }],
      [2, { kind: 'tiles', tiles: 4 }],
      [3, { kind: 'group', group: { kind: 99, size: 4, bunch: false } }],
    ])
    const { closed } = winnable(compiled, { exposures: [], visible: noTiles(), jokers: 8 })
    expect(closed.map(({ why }) => why.map(({ kind }) => kind))).toEqual([['never'], ['never'], ['never'], ['never']])
    expect(nearest(compiled, rack('NNNN')).distances).toEqual([undefined, undefined, undefined, undefined])
  })
})
