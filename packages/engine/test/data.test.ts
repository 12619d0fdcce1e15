import { describe, expect, it } from 'vitest'
import { law } from '../data/index.ts'
import type { Citation } from '../src/rulings/law.ts'
import { settleRules } from '../src/rulings/court.ts'
import { court, plan } from './support/law.ts'

const ids = (list: readonly { readonly id: string }[]): readonly string[] => list.map((one) => one.id)
const ruleIds = new Set(ids(law.rules))
const sourceIds = new Set(ids(law.sources))
const situationIds = new Set(ids(law.situations))
const roleWords = (text: string): readonly string[] =>
  [...text.matchAll(/\{(\w+)\}/g)].flatMap(([, word]) => word?.toLowerCase() ?? [])
const COMPUTED_ROLES = ['survivor', 'intact', 'losers', 'otherlosers']
const knownRoles = new Set([...law.roles.map((role) => role.id.toLowerCase()), ...COMPUTED_ROLES])

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

  it('every citation leads to a source, and every reporter is one', () => {
    const lost = citations.flatMap(([at, { source, reportedBy = [] }]) =>
      [source, ...reportedBy].filter((id) => !sourceIds.has(id)).map((id) => `${at}: ${id}`),
    )
    expect(lost).toEqual([])
  })

  it('every rule that a decision, an effect or an "if" line cites is in the rule book', () => {
    const cited = [
      ...law.decisions.flatMap((one) =>
        [...one.cites, ...one.effects.flatMap((effect) => effect.cites ?? [])].map((id) => `${one.id}: ${id}`),
      ),
      ...law.situations.flatMap((one) => one.ifs.flatMap((line) => line.cites.map((id) => `${one.id}: ${id}`))),
    ]
    expect(cited.filter((line) => !ruleIds.has(line.split(': ')[1] ?? ''))).toEqual([])
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

  it('rules name options that exist', () => {
    expect(
      law.rules.flatMap((rule) => (rule.options ?? []).filter((id) => !plan.options.has(id)).map((id) => `${rule.id}: ${id}`)),
    ).toEqual([])
  })

  it('pictures lead to pictures, or to one of a later edition that is named as such', () => {
    const links = law.situations.flatMap((one) =>
      [
        ...one.next,
        ...one.ifs.flatMap((line) => line.situation ?? []),
        ...(one.also ?? []).flatMap((line) => line.situation ?? []),
      ].map((id) => `${one.id} -> ${id}`),
    )
    expect(links.filter((link) => !situationIds.has(link.split(' -> ')[1] ?? ''))).toEqual([])
  })

  it('rule sets settle', () => {
    for (const set of law.ruleSets) expect(settleRules(court, set.id)).toMatchObject({ ok: true })
  })
})

describe('words', () => {
  it('every fact is asked, answered and said, and every fact taken for granted has its sentence', () => {
    const missing: string[] = []
    for (const fact of law.model.facts) {
      if (fact.id === law.model.root) continue
      const words = law.factWords[fact.id]
      if (words === undefined) {
        missing.push(fact.id)
        continue
      }
      for (const value of fact.values) {
        if (words.answers[value] === undefined || words.says[value] === undefined) missing.push(`${fact.id} ${value}`)
        if (law.situations.some((one) => one.takes[fact.id] !== undefined) && words.assumed?.[value] === undefined)
          missing.push(`${fact.id} ${value} assumed`)
      }
    }
    expect(missing).toEqual([])
  })

  it('no words speak of facts, values or options that do not exist', () => {
    expect(Object.keys(law.factWords).filter((id) => !plan.facts.has(id))).toEqual([])
    expect(Object.keys(law.optionWords).filter((id) => !plan.options.has(id))).toEqual([])
    const odd = Object.entries(law.factWords).flatMap(([id, words]) =>
      Object.keys(words.answers)
        .filter((value) => plan.facts.get(id)?.values.includes(value) !== true)
        .map((value) => `${id} ${value}`),
    )
    expect(odd).toEqual([])
  })

  it('every value of every option has its words, and says who holds it or that nobody does', () => {
    const worded = law.model.options.map((option) => [
      option.id,
      Object.keys(law.optionWords[option.id]?.values ?? {}).toSorted(),
    ])
    expect(worded).toEqual(law.model.options.map((option) => [option.id, option.values.toSorted()]))
  })

  it('every effect can be said', () => {
    const unsaid = law.decisions.flatMap((one) =>
      one.effects
        .filter((effect) => law.slots.find((slot) => slot.slot === effect.slot)?.kinds[effect.kind] === undefined)
        .map((effect) => `${one.id}: ${effect.slot} ${effect.kind}`),
    )
    expect(unsaid).toEqual([])
  })

  it('no words are kept for effects that no decision has', () => {
    const used = new Set(law.decisions.flatMap((one) => one.effects.map((effect) => `${effect.slot} ${effect.kind}`)))
    expect(
      law.slots
        .flatMap((slot) => Object.keys(slot.kinds).map((kind) => `${slot.slot} ${kind}`))
        .filter((name) => !used.has(name)),
    ).toEqual([])
  })

  it('every part that a text or an effect names is a part', () => {
    const own = (text: string): readonly string[] => roleWords(text).filter((word) => !knownRoles.has(word))
    const odd = law.decisions.flatMap((one) => [
      ...own(one.why).map((word) => `${one.id}: {${word}}`),
      ...own(one.headline ?? '').map((word) => `${one.id}: {${word}}`),
      ...one.effects.flatMap((effect) =>
        [effect.role, effect.args?.['from'], effect.args?.['to']]
          .filter((role) => role !== undefined && !knownRoles.has(String(role).toLowerCase()))
          .map((role) => `${one.id}: ${role}`),
      ),
    ])
    expect(odd).toEqual([])
  })

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

  it('reviews are claimed by nobody', () => {
    expect(JSON.stringify(law.rules)).not.toContain('reviewedBy')
  })
})
