import { describe, expect, it } from 'vitest'
import { practiceCard } from '../data/practice-card.ts'
import { formatCard } from '../src/card/text/format-card.ts'
import { FACTS } from '../src/card/text/facts.ts'
import { readCard } from '../src/card/text/read-card.ts'
import { textLines } from '../src/card/text/sort-lines.ts'
import { must } from './support/law.ts'

const card = must(readCard(practiceCard))
const hands = textLines(practiceCard).filter((line) => /= \d+[xc]$/.test(line))

/** Everything the language has, and how it looks in a line in its one spelling. */
const FEATURES: readonly (readonly [string, RegExp])[] = [
  ['one suit', /^[^bc]*\da[^bc]*= /],
  ['two suits', /a .*b /],
  ['three suits', /a .*b .*c .*=/],
  ['n', /n+a/],
  ['n and m', /n+a.*m+[abc]|m+[abc].*n+[abc]/],
  ['n+1', /n\+1/],
  ['n-1', /n-1/],
  ['a skip of n', /n\+3/],
  ['a printed run', /any \d consecutive numbers/],
  ['a printed run with a skip', /3333a 444a 666a \(any run\)/],
  ['limits of a run', /any run from \d to \d/],
  ['a run of evens', /consecutive even numbers/],
  ['like numbers', /any like numbers/],
  ['like evens', /any like even numbers/],
  ['any numbers', /any \d numbers/],
  ['any odds', /any \d odd numbers/],
  ['these numbers only', /these numbers only/],
  ['odd', /n is odd/],
  ['a choice of numbers', /m is 3 or 5 or 8/],
  ['a range', /n is 1 to 4/],
  ['a tie between letters', /m is n or n\+1/],
  ['a number of the run', /m any number in run|m is any number in run/],
  ['a pair like a quint', /n{6}a .*nna/],
  ['pairs of the run that match', /pairs any number in run, pairs must match/],
  ['a choice for a kong', /kongs? (is )?3 or 7/],
  ['like pungs', /like pungs 1 or 7/],
  ['kept kongs', /these kongs only/],
  ['any suits', /any suits/],
  ['1 or 2 suits', /any 1 or 2 suits/],
  ['2 or 3 suits', /any 2 or 3 suits/],
  ['a matching dragon', /3{5}a .*DDa/],
  ['the dragon of the unused suit', /\da .*\db .*D+c/],
  ['the dragon of another suit', /3030a NNNN SSSS DDb/],
  ['any dragon', /D+ \(opposite winds\)/],
  ['different dragons', /any 3 dragons/],
  ['a dragon of two', /D is R or G/],
  ['matching by note', /matching dragons?/],
  ['opposite by note', /opposite dragons?/],
  ['named dragons', /R+ 00 G+/],
  ['zero in a year', /3030a/],
  ['zero in a group', / 000 /],
  ['winds', /NNN SSS/],
  ['NEWS', /NEWS/],
  ['any wind', /any winds?/],
  ['N or S', /\(.*N or S/],
  ['wind letters', /w+ v+/],
  ['a wind letter with a choice', /w is E or W/],
  ['opposite winds', /opposite winds/],
  ['one flower', / F \(/],
  ['two to six flowers', /FFFFFF/],
  ['eight flowers', /FFFF FFFF/],
  ['a bunch of n', /n\.n\+2/],
  ['a bunch of three suits', /\da\db\dc/],
  ['a bunch of pairs', /112233a/],
  ['a bunch of a pair and singles', /GGG00|RG0/],
  ['a run in a bunch', /23456a/],
  ['alternatives', /-or-/],
  ['signs of sums', / \+ .* = .* = /],
  ['times', / x \d/],
  ['minus', / - \d/],
  ['a footnote', /"/],
  ['an erratum', /^erratum \d{4}-\d\d-\d\d: /],
  ['X', /x$/],
  ['C', /c$/],
]

describe('the practice card', () => {
  it.each(FEATURES)('has a line with %s', (_, pattern) => {
    expect(hands.filter((line) => pattern.test(line))).not.toEqual([])
  })

  it('tells every fact that a card may tell', () => {
    expect([...card.facts.keys()]).toEqual(FACTS)
  })

  it('has the balance of a card', () => {
    const values = card.lines.map(({ value }) => value)
    expect(card.lines.length).toBeGreaterThanOrEqual(50)
    expect([Math.min(...values), Math.max(...values)]).toEqual([25, 75])
    expect(card.lines.filter(({ concealed }) => concealed).length).toBeGreaterThan(8)
    expect(card.lines.filter(({ concealed }) => concealed).length).toBeLessThan(card.lines.length / 3)
    expect(card.sections.filter(({ singlesAndPairs }) => singlesAndPairs)).toHaveLength(1)
    const variants = card.lines.reduce((sum, line) => sum + line.variants.length, 0)
    expect(variants).toBeGreaterThan(1000)
    expect(variants).toBeLessThan(4000)
  })

  it('keeps groups of three and more out of singles and pairs', () => {
    const lines = card.lines.filter(({ section }) => card.sections[section]?.singlesAndPairs)
    expect(lines.length).toBeGreaterThan(5)
    for (const { variants } of lines)
      for (const { groups } of variants) expect(Math.max(...groups.map(({ size }) => size))).toBeLessThanOrEqual(2)
  })

  it('is the same card when formatted', () => {
    expect(must(readCard(formatCard(practiceCard))).lines.map(({ variants }) => variants)).toEqual(
      card.lines.map(({ variants }) => variants),
    )
  })
})
