/** What the answers say besides yes and no. */
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { sayClosed } from '../src/card/match/closed-words.ts'
import { exposable } from '../src/card/match/exposable.ts'
import { nearest } from '../src/card/match/nearest.ts'
import { NO_TILES, addTile, anyAbove, heldOf, packRack, takeTile, tilesOf } from '../src/card/match/packed.ts'
import { validate, validateNamed } from '../src/card/match/validate.ts'
import { jokersToBeHad, winnable } from '../src/card/match/winnable.ts'
import { JOKER, KINDS, copies, kindOf, noTiles, wordOf } from '../src/tiles/kinds.ts'
import { readTiles } from '../src/tiles/notation.ts'
import { must } from './support/law.ts'
import { rack, smallCard } from './support/small-card.ts'

const card = smallCard([
  'NNNN EEEE nnna nnnb = 25x',
  '11a 22a 33a 44a 55a 66a 77a = 50c',
  'FF 1111a 2222a 3333a = 30x',
  'NNNN EEEE 555a 555b (these numbers only) = 35x',
  '# Singles and pairs',
  'NN EE WW SS RR GG 00 = 75c',
])
const kind = (word: string): number => kindOf(word) ?? -1

describe('validate', () => {
  it('lists every line, dearest first, with the tiles in their groups', () => {
    const { matches, jokerless, tiles } = validate(card, rack('NNNN EEJJ 555B 55CJ'))
    expect(tiles).toBe(14)
    expect(jokerless).toBe(false)
    expect(matches.map(({ line, value }) => [line, value])).toEqual([
      [3, 35],
      [0, 25],
    ])
    const [way] = matches[1]?.ways ?? []
    expect(way?.groups.map(({ naturals, jokers, exposed }) => [naturals, jokers, exposed])).toEqual([
      [4, 0, false],
      [2, 2, false],
      [3, 0, false],
      [2, 1, false],
    ])
    expect(way?.variant.reading).toMatch(/5/)
  })

  it('lays exposures into groups of their own', () => {
    const { matches } = validate(card, rack('NNNN 555B 555C | EJJJ'))
    expect(matches[0]?.ways[0]?.groups.filter(({ exposed }) => exposed)).toEqual([
      { group: { kind: kind('E'), size: 4, bunch: false }, naturals: 1, jokers: 3, exposed: true },
    ])
  })

  it('knows jokerless hands and the section of singles and pairs', () => {
    const { matches, jokerless } = validate(card, rack('NN EE WW SS RR GG 00'))
    expect(jokerless).toBe(true)
    expect(matches.map(({ singlesAndPairs, value }) => [singlesAndPairs, value])).toEqual([[true, 75]])
    expect(validate(card, rack('FF 1111B 2222B 3333B')).matches[0]?.singlesAndPairs).toBe(false)
  })

  it('finds several ways when jokers stand for a whole group', () => {
    const { matches } = validate(card, rack('NNNN EEEE 555B JJJ'))
    expect(matches[0]?.ways.map(({ variant }) => variant.groups.map((group) => wordOf(group.kind)).join(' '))).toHaveLength(2)
  })

  it('says what the tile that was named would have won', () => {
    const hand = rack('NNNN EEEE 555B 55C 6C')
    expect(validateNamed(card, hand, kind('6C'), kind('5C'))?.matches[0]?.value).toBe(35)
    expect(validateNamed(card, hand, kind('6C'), kind('7C'))?.matches).toEqual([])
    expect(validateNamed(card, hand, kind('8C'), kind('5C'))).toBeUndefined()
  })

  it('knows the values of the card', () => {
    expect(card.lowestValue).toBe(25)
    expect(card.values).toEqual([25, 30, 35, 50, 75])
  })
})

describe('nearest', () => {
  it('names the tiles that help, and says whether a joker does', () => {
    const { distance, nearest: lines } = nearest(card, rack('F 1111B 2222B 333B J'))
    expect(distance).toBe(1)
    expect(lines.map(({ line }) => line)).toEqual([2])
    // The joker fills the last kong, so only the flower is missing, and no joker may stand for it.
    expect(lines[0]?.ways.map(({ helps, jokerHelps }) => [helps.map(wordOf), jokerHelps])).toEqual([[['F'], false]])
    const [way] = nearest(card, rack('FF 1111B 2222B 33B')).nearest[0]?.ways ?? []
    expect([way?.helps.map(wordOf), way?.jokerHelps]).toEqual([['3B'], true])
  })
})

describe('exposable', () => {
  it.each([
    ['NNNN', '', 'fits', [0, 3]],
    ['NNN', '', 'not-on-card', []],
    ['NNNN', 'EEEE 555B', 'fits', [0, 3]],
    ['444C', 'EEEE 555B', 'not-with-others', []],
    ['3333B', '', 'fits', [2]],
  ])('%s beside %s: %s', (one, others, standing, together) => {
    const [exposure] = rack(`| ${one}`).exposures
    if (exposure === undefined) throw new Error('no exposure')
    const answer = exposable(card, exposure, others === '' ? [] : rack(`| ${others}`).exposures)
    expect([answer.standing, answer.together]).toEqual([standing, together])
  })

  it('of two tiles is none', () => {
    expect(exposable(card, { kind: kind('F'), size: 2, jokers: 0 }, []).standing).toBe('too-small')
  })

  it('names the exposure that clashes', () => {
    const [exposure] = rack('| 444C').exposures
    const others = rack('| EEEE 555B').exposures
    if (exposure === undefined) throw new Error('no exposure')
    expect(exposable(card, exposure, others).clashes).toEqual([others[1]])
  })
})

describe('winnable', () => {
  const say = (exposures: string, visible: string, jokers: number): readonly (readonly string[])[] =>
    winnable(card, { exposures: rack(`| ${exposures}`).exposures, visible: must(readTiles(visible)), jokers }).closed.map(
      sayClosed,
    )

  it('says of every closed line why', () => {
    expect(say('1111B', '1111B FFFFFFF 222B 3333B', 3)).toEqual([
      ['This line has no kong of 1 Bam.'],
      ['This line stays concealed until mah jongg, and a group lies open.'],
      [
        expect.stringMatching(
          /^With .* it still needs, as single tiles or pairs where no joker may stand, 2 of Flower, of which 1 is left unseen\.$/i,
        ),
      ],
      ['This line has no kong of 1 Bam.'],
      ['This line stays concealed until mah jongg, and a group lies open.'],
    ])
    expect(say('1111B', '1111B 222B 3333B', 3)[2]).toEqual([
      expect.stringMatching(
        /it still needs 4 of 2 Bam, of which 1 is left unseen and 4 of 3 Bam, of which none is left unseen: 7 jokers would have to stand in, and at most 3 can be had\.$/,
      ),
    ])
    expect(say('555B 444C', '', 8)[0]).toEqual(['No way to make this line has the pung of 5 Bam and pung of 4 Crak together.'])
  })

  it('leaves a line open when one variant is', () => {
    const { open } = winnable(card, { exposures: rack('| 555B').exposures, visible: must(readTiles('555B 5555C')), jokers: 0 })
    expect(open.map(({ line, variants }) => [line, variants.length])).toEqual([
      [0, 1],
      [3, 1],
    ])
  })

  it('counts the jokers that can be had', () => {
    expect(jokersToBeHad(noTiles(), [])).toBe(8)
    expect(jokersToBeHad(must(readTiles('JJJ')), [])).toBe(5)
    const { exposures } = rack('| NNJJ EEJ')
    // Two norths are unseen and redeem two jokers; no east is.
    expect(jokersToBeHad(must(readTiles('NN EEEE JJJ JJ')), exposures)).toBe(5)
    expect(jokersToBeHad(must(readTiles('NNN EEEE JJJ JJ')), exposures)).toBe(4)
  })
})

describe('packed racks', () => {
  const tile = fc.nat(KINDS)

  it('are what packing after each tile would make, tile by tile, and back', () => {
    fc.assert(
      fc.property(fc.array(tile, { maxLength: 20 }), (tiles) => {
        const counts = noTiles()
        let packed = NO_TILES
        for (const one of tiles) {
          const next = addTile(packed, one)
          const held = counts.reduce((sum, count) => sum + count, 0)
          expect(next === undefined).toBe(held === 14 || counts[one] === copies(one))
          if (next === undefined) continue
          counts[one] = (counts[one] ?? 0) + 1
          packed = next
          expect(packed).toEqual(packRack(counts))
          expect(tilesOf(packed)).toBe(held + 1)
        }
        counts.forEach((count, one) => expect(heldOf(packed, one)).toBe(count))
        for (const one of tiles) packed = takeTile(packed, one) ?? packed
        expect(packed).toEqual(NO_TILES)
        expect(takeTile(packed, JOKER)).toBeUndefined()
      }),
    )
  })

  it('compare field by field', () => {
    const fields = fc.array(fc.nat(7), { minLength: 9, maxLength: 9 })
    const word = (values: readonly number[]): number => values.reduce((sum, value, index) => sum + (value << (index * 3)), 0)
    fc.assert(
      fc.property(fields, fields, (a, b) => {
        expect(anyAbove(word(a), word(b), 0o444444444)).toBe(a.some((value, index) => value > (b[index] ?? 0)))
      }),
      { numRuns: 2000 },
    )
  })
})
