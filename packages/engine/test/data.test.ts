import { describe, expect, it } from 'vitest'
import { law } from '../data/index.ts'
import type { Citation } from '../src/rulings/law.ts'
import { settleRules } from '../src/rulings/court.ts'
import { checkWords } from '../src/rulings/law-check.ts'
import { court } from './support/law.ts'

const ids = (list: readonly { readonly id: string }[]): readonly string[] => list.map((one) => one.id)
const citations: readonly (readonly [string, Citation])[] = [
  ...law.rules.flatMap((rule) => rule.sources.map((one) => [`rule ${rule.id}`, one] as const)),
  ...Object.entries(law.optionWords).flatMap(([id, words]) =>
    Object.entries(words.values).flatMap(([value, { heldBy }]) => heldBy.map((one) => [`option ${id} ${value}`, one] as const)),
  ),
  ...law.ruleSets.flatMap((set) =>
    Object.entries(set.options).flatMap(([id, { cites }]) => cites.map((one) => [`rule set ${set.id} ${id}`, one] as const)),
  ),
]

describe('names', () => {
  it.each([
    ['rules', ids(law.rules)],
    ['sources', ids(law.sources)],
    ['situations', ids(law.situations)],
    ['roles', ids(law.roles)],
    ['rule sets', ids(law.ruleSets)],
  ])('%s have each a name of their own', (_, list) => {
    expect(list.filter((id, at) => list.indexOf(id) !== at)).toEqual([])
  })

  it('lead somewhere, and everything that may be said has its words', () => {
    expect(checkWords(law)).toEqual([])
  })

  it('every source is cited, and every source we have not read is cited through one that reports it', () => {
    const used = new Set(citations.flatMap(([, { source, reportedBy = [] }]) => [source, ...reportedBy]))
    expect(ids(law.sources).filter((id) => !used.has(id))).toEqual([])
    const unread = new Set(law.sources.filter((source) => source.read === 'none').map((source) => source.id))
    expect(
      citations
        .filter(([, one]) => unread.has(one.source) && (one.reportedBy ?? []).length === 0)
        .map(([at, one]) => `${at}: ${one.source}`),
    ).toEqual([])
  })

  it('rule sets settle', () => {
    for (const set of law.ruleSets) expect(settleRules(court, set.id)).toMatchObject({ ok: true })
  })
})

describe('words', () => {
  it('questions and answers are short enough to be read aloud', () => {
    const count = (text: string): number => text.split(/\s+/).length
    const long = Object.entries(law.factWords).flatMap(([id, words]) => [
      ...(count(words.ask) > 12 ? [`${id}: ${words.ask}`] : []),
      ...Object.values(words.answers)
        .filter((answer) => count(answer) > 7)
        .map((answer) => `${id}: ${answer}`),
    ])
    expect(long).toEqual([])
  })

  it('a reading of our own says so: the rule that decides is not one that a source states', () => {
    const own = /our reading|[Ww]e read it/
    const standing = new Map(law.rules.map((rule) => [rule.id, rule.standing]))
    const odd = law.decisions
      .filter((one) => own.test(one.why))
      .filter((one) => !['derived', 'disputed'].includes(standing.get(one.cites[0] ?? '') ?? ''))
    expect(ids(odd)).toEqual([])
  })

  it('headlines say of groups that go back only where that is decided, since a table may have agreed otherwise', () => {
    const groups = law.decisions.filter(({ headline }) => /\bgroups? go(es)? back\b/i.test(headline ?? ''))
    expect(groups.length).toBeGreaterThan(0)
    for (const { id, topic } of groups) expect(`${id}: ${topic}`).toBe(`${id}: pieces`)
  })

  it('headlines are short enough to be read aloud', () => {
    const sentences = law.decisions.flatMap(({ headline }) => (headline ?? '').split(/(?<=[.!?]) /))
    expect(sentences.length).toBeGreaterThan(law.decisions.length / 2)
    expect(sentences.filter((sentence) => sentence.split(' ').length > 12)).toEqual([])
  })

  it('reviews are claimed by nobody', () => {
    expect(JSON.stringify(law.rules)).not.toContain('reviewedBy')
  })
})
