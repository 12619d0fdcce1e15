import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { practiceCard } from '../data/practice-card.ts'
import { formatCard } from '../src/card/text/format-card.ts'
import { LONGEST_CARD } from '../src/card/limits.ts'
import type { Card, Group } from '../src/card/model.ts'
import { formatNote } from '../src/card/text/note.ts'
import { isNote, readNote } from '../src/card/text/read-note.ts'
import { readCard, readCardLines } from '../src/card/text/read-card.ts'
import { FLOWER, JOKER, KINDS, copies } from '../src/tiles/kinds.ts'
import { cardTexts, handTexts } from './support/card-texts.ts'
import { must } from './support/law.ts'

const groupText = ({ kind, size, bunch }: Group): string => `${kind}.${size}.${bunch}`
const variantTexts = (card: Card): readonly (readonly string[])[] =>
  card.lines.map(({ variants }) => variants.map(({ groups }) => groups.map(groupText).toSorted().join(' ')))

const tilesIn = (groups: readonly Group[]): number => groups.reduce((sum, { size }) => sum + size, 0)

/** Whether one set of tiles can fill the groups: for each kind, naturals where no joker may stand, and eight jokers in all. */
const canBeMade = (groups: readonly Group[], jokerMinGroup: number): boolean => {
  let jokers = 0
  for (let kind = 0; kind < KINDS; kind++) {
    const own = groups.filter((group) => group.kind === kind)
    const strict = own.filter(({ size, bunch }) => bunch || size < jokerMinGroup).reduce((sum, { size }) => sum + size, 0)
    const all = own.reduce((sum, { size }) => sum + size, 0)
    if (strict > copies(kind)) return false
    jokers += Math.max(0, all - copies(kind))
  }
  return jokers <= copies(JOKER)
}

/** Problems of a text that are not told as they should be. */
const badlyTold = (text: string): readonly unknown[] => {
  const lines = text.split(/\r\n|\r|\n/).length
  const { problems, card } = readCardLines(text)
  const faults = problems.filter(({ at = '', hint = '', message }) => {
    const [, line, column] = /^line (\d+), column (\d+)$/.exec(at) ?? []
    const placed = Number(line) >= 1 && Number(line) <= lines && Number(column) >= 1
    return !placed || hint.length <= 5 || !message.endsWith('.') || message.length + hint.length > 500
  })
  return (card === undefined) === problems.length > 0 ? faults : ['a card with problems, or neither', ...faults]
}

const alphabet = [
  ...'11223579nnmwvDFNEWSRG0abc+-.=x()", #/:'.split(''),
  '-or-',
  ' ',
  ' ',
  '\n',
  'any ',
  'suits',
  ' = 25x',
  'erratum 2026-01-01:',
  '\u202E',
]

describe('texts of cards, whatever they are', () => {
  it('are read or turned away, each problem with a place and a remedy', () => {
    const texts = fc.oneof(
      fc.string({ unit: 'binary', maxLength: 300 }),
      fc.array(fc.constantFrom(...alphabet), { maxLength: 120 }).map((parts) => parts.join('')),
      fc.array(handTexts, { maxLength: 4 }).map((lines) => lines.join('\n')),
    )
    fc.assert(
      fc.property(texts, (text) => {
        expect(badlyTold(text)).toEqual([])
      }),
      { numRuns: 800, seed: 21 },
    )
  })

  it('are so when a character of a good card is changed', () => {
    const slips = fc.tuple(fc.nat(practiceCard.length - 1), fc.constantFrom('', ...alphabet), fc.nat(3))
    fc.assert(
      fc.property(slips, ([at, put, cut]) => {
        expect(badlyTold(practiceCard.slice(0, at) + put + practiceCard.slice(at + cut))).toEqual([])
      }),
      { numRuns: 40, seed: 22 },
    )
  })

  it('are formatted once and for all', () => {
    const texts = fc.array(fc.constantFrom(...alphabet), { maxLength: 120 }).map((parts) => parts.join(''))
    fc.assert(
      fc.property(texts, (text) => {
        expect(formatCard(formatCard(text))).toBe(formatCard(text))
      }),
      { numRuns: 1000, seed: 23 },
    )
  })
})

describe('cards', () => {
  it('are the same after they are formatted', () => {
    fc.assert(
      fc.property(cardTexts, (text) => {
        expect(variantTexts(must(readCard(formatCard(text))))).toEqual(variantTexts(must(readCard(text))))
      }),
      { numRuns: 40, seed: 24 },
    )
  })

  it('hold hands of 14 tiles that a set can make, each once', () => {
    let flowers = 0
    let sextets = 0
    fc.assert(
      fc.property(cardTexts, (text) => {
        const card = must(readCard(text))
        for (const hands of variantTexts(card)) expect(new Set(hands).size).toBe(hands.length)
        const hands = card.lines.flatMap(({ variants }) => variants.map(({ groups }) => groups))
        const isSound = (groups: readonly Group[]): boolean =>
          tilesIn(groups) === 14 &&
          groups.every(({ bunch, size }) => size >= 1 && size <= 6 && (!bunch || size === 1)) &&
          canBeMade(groups, card.jokerMinGroup)
        expect(hands.filter((groups) => !isSound(groups))).toEqual([])
        flowers = Math.max(flowers, ...hands.map((groups) => tilesIn(groups.filter(({ kind }) => kind === FLOWER))))
        sextets += hands.filter((groups) => groups.some(({ size }) => size === 6)).length
      }),
      { numRuns: 40, seed: 25 },
    )
    // The generator is worth its name.
    expect(flowers).toBeGreaterThanOrEqual(8)
    expect(sextets).toBeGreaterThan(100)
  })

  it('know their notes by one spelling', () => {
    const words =
      'same different no jokers concealed zero soap only shown row each with but any like 1 2 3 or consecutive numbers even odd suits winds dragons n m w pairs kongs is from to up run in must match N S R 0 this only opposite'
    const notes = fc.array(fc.constantFrom(...words.split(' ')), { minLength: 2, maxLength: 6 }).map((parts) => parts.join(' '))
    let understood = 0
    fc.assert(
      fc.property(notes, (text) => {
        const note = readNote({ text, column: 1 })
        if (!isNote(note)) return
        understood++
        expect(readNote({ text: formatNote(note), column: 1 })).toEqual(note)
      }),
      { numRuns: 20_000, seed: 26 },
    )
    expect(understood).toBeGreaterThan(300)
  })
})

describe('limits', () => {
  it.each([
    ['a line of millions', '11a 22b 33c 44a 55b 66c 77a (pairs any number) = 50c'],
    ['200 lines of millions', '11a 22b 33c 44a 55b 66c 77a (pairs any number) = 50c\n'.repeat(200)],
    ['the longest text, all of it strange', '? '.repeat(LONGEST_CARD / 2)],
    ['as many strange lines as there may be', `${'? ('.repeat(30)}\n`.repeat(700)],
    ['as many unknown notes as there may be', `${'(consecutiv nubers)'.repeat(10)}\n`.repeat(200)],
    ['200 long lines', `${'n.m+1a'.repeat(30)} = 25x\n`.repeat(200)],
    ['one character too many', ' '.repeat(LONGEST_CARD + 1)],
  ])('%s are turned away', (_, text) => {
    expect(readCard(text).ok).toBe(false)
  })

  it('20,000 hands are read, and no more', () => {
    const sizes = [
      [6, 4, 4],
      [5, 4, 5],
      [6, 5, 3],
      [6, 3, 5],
      [5, 3, 6],
      [6, 2, 6],
    ] as const
    const lines = sizes.flatMap(([x, y, z]) =>
      'NEWSRG0F'.split('').map((tile) => `${'n'.repeat(x)}a ${'m'.repeat(y)}b ${tile.repeat(z)} = 25x`),
    )
    const most = readCardLines(lines.join('\n'))
    const total = most.lines.reduce((sum, { line }) => sum + (line?.variants.length ?? 0), 0)
    // 48 lines of 432 hands; the last two find no room.
    expect(total).toBe(46 * 432)
    expect(most.problems.map(({ code, at }) => `${code} ${at}`)).toEqual([
      'card/too-many-hands line 47, column 1',
      'card/too-many-hands line 48, column 1',
    ])
  })
})
