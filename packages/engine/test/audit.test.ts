import { describe, expect, it } from 'vitest'
import { law } from '../data/index.ts'
import { audit } from '../src/decide/audit.ts'
import type { Decision, Model } from '../src/decide/model.ts'
import { makePlan } from '../src/decide/plan-check.ts'
import { must } from './support/law.ts'

const say = (variable: string, value: string): string => law.factWords[variable]?.says[value] ?? `${variable} is ${value}`

const problemsOf = (model: Model): readonly string[] =>
  audit({ plan: must(makePlan(model)), ceiling: 300_000, say }).problems.map(
    (problem) => `${problem.code} | ${problem.at} | ${problem.message}`,
  )

const change = (id: string, by: (decision: Decision) => Decision | undefined): Model => ({
  ...law.model,
  decisions: law.model.decisions.flatMap((decision) => (decision.id === id ? (by(decision) ?? []) : decision)),
})

describe('the audit', () => {
  it('finds nothing wrong with the law', () => {
    expect(problemsOf(law.model)).toEqual([])
  })

  it('shows the shortest story that a deleted decision leaves without a ruling', () => {
    const model = change('named-hand-counts', () => undefined)
    expect(problemsOf(model).filter((line) => line.startsWith('law/no-decision'))).toContainEqual(
      expect.stringMatching(
        /^law\/no-decision \| declaration, topic value \| No decision stands when .*it can be said which hand was being made.*\.$/,
      ),
    )
  })

  it('names two decisions that clash, and a story in which they do', () => {
    const model = change('concealed-error-all-back', (decision) => ({ ...decision, overrides: [] }))
    expect(problemsOf(model)).toContainEqual(
      expect.stringMatching(
        /^law\/conflict \| declaration, topic pieces \| error-tiles-back and concealed-error-all-back both stand when /,
      ),
    )
  })

  it('reports a decision that can never stand and an override that never fires', () => {
    const model: Model = {
      ...law.model,
      decisions: [
        ...law.model.decisions,
        {
          id: 'never',
          topic: 'value',
          when: { rests: 'no', handNamed: 'yes', incident: 'settleCall' },
          overrides: ['named-hand-counts'],
          effects: [{ slot: 'value', kind: 'none' }],
          cites: [],
        },
      ],
    }
    const found = problemsOf(model)
    expect(found).toContainEqual(expect.stringContaining('law/dead-decision | decision never |'))
    expect(found).toContainEqual(expect.stringContaining('law/unused-override | decision never |'))
  })

  it('reports a question that changes nothing and option values that never differ', () => {
    const model: Model = {
      ...law.model,
      facts: [...law.model.facts, { id: 'weather', values: ['fair', 'foul'], appliesWhen: { incident: 'settleCall' } }],
      options: [...law.model.options, { id: 'cookies', standard: 'plenty', values: ['plenty', 'few'] }],
    }
    const found = problemsOf(model)
    expect(found).toContainEqual(expect.stringContaining('law/useless-question | fact weather |'))
    expect(found).toContainEqual(expect.stringContaining('law/same-values | option cookies | plenty and few'))
  })

  it('stops at the node ceiling with a remedy', () => {
    const found = audit({ plan: must(makePlan(law.model)), ceiling: 200, say }).problems
    expect(found[0]).toMatchObject({ code: 'law/ceiling', at: 'declaration' })
  })
})

describe('a law with faulty data is refused with place and remedy', () => {
  const refused = (model: Model): readonly string[] => {
    const made = makePlan(model)
    return made.ok
      ? []
      : made.problems.map((problem) => `${problem.code} | ${problem.at} | ${problem.message} | ${problem.hint ?? ''}`)
  }

  it('a slot of another topic', () => {
    const model = change('no-rival', (decision) => ({
      ...decision,
      effects: [...decision.effects, { slot: 'deal', kind: 'over' }],
    }))
    expect(refused(model)).toContainEqual(expect.stringContaining('law/foreign-slot | decision no-rival |'))
  })

  it('a slot left empty', () => {
    expect(refused(change('no-rival', (decision) => ({ ...decision, effects: [] })))).toContainEqual(
      expect.stringContaining('law/empty-slot | decision no-rival |'),
    )
  })

  it('a misspelt fact, value and override', () => {
    const found = refused(
      change('rival-wins', (decision) => ({ ...decision, when: { rivalRigth: 'yes', want: 'wins' }, overrides: ['no-rivals'] })),
    )
    expect(found).toContainEqual(expect.stringContaining('Did you mean rivalRight?'))
    expect(found).toContainEqual(expect.stringContaining('want has no value wins'))
    expect(found).toContainEqual(expect.stringContaining('Did you mean no-rival?'))
  })

  it('overrides in a circle', () => {
    expect(
      refused(change('error-tiles-back', (decision) => ({ ...decision, overrides: ['concealed-error-all-back'] }))),
    ).toContainEqual(expect.stringContaining('law/override-cycle'))
  })

  it('derived facts that read each other', () => {
    const model: Model = {
      ...law.model,
      derived: [
        ...law.model.derived,
        { id: 'egg', values: ['yes', 'no'], rows: [{ when: { hen: 'yes' }, is: 'yes' }], otherwise: 'no' },
        { id: 'hen', values: ['yes', 'no'], rows: [{ when: { egg: 'yes' }, is: 'yes' }], otherwise: 'no' },
      ],
    }
    expect(refused(model)).toContainEqual(expect.stringContaining('law/cycle'))
  })
})
