/** An excerpt of the law must rule as the whole law does, and refuse rules that it was not made for. */
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { compiled, law } from '../data/index.ts'
import type { Assignment } from '../src/decide/model.ts'
import { adjudicate } from '../src/rulings/adjudicate.ts'
import type { Court, Rules } from '../src/rulings/court.ts'
import { settleRules } from '../src/rulings/court.ts'
import { openCourt } from '../src/rulings/open-court.ts'
import { excerpt } from '../src/rulings/excerpt.ts'
import type { Ruling } from '../src/rulings/ruling.ts'
import type { Story } from '../src/rulings/story.ts'
import { play } from '../src/rulings/table-play.ts'
import type { TableEvent } from '../src/table/events.ts'
import type { Table } from '../src/table/table.ts'
import { freshTable } from '../src/table/table.ts'
import type { Result } from '../src/base/result.ts'
import { eventOf, START, steps } from './table-deals.ts'

const must = <T>(result: Result<T>): T => {
  if (!result.ok) throw new Error(JSON.stringify(result.problems))
  return result.value
}

const whole = must(openCourt(law, compiled))

const excerptFor = (incident: string, ruleSet: string, agreed: Assignment = {}): Court => {
  const part = must(excerpt(whole, [incident], ruleSet, agreed))
  // What travels as JSON must survive it.
  const { law: words, compiled: diagrams } = JSON.parse(JSON.stringify(part)) as typeof part
  return must(openCourt(words, diagrams))
}

/** Everything but what other options would change, which an excerpt does not know. */
const said = (result: Result<Ruling>): unknown => (result.ok ? { ...result.value, alternatives: [] } : result.problems)

/** Stories of a situation: answers chosen by a fixed rule, one story for each `turn`, then one assumption turned round. */
const storiesOf = (rules: Rules, situation: string, turn: number): readonly Story[] => {
  const stories: Story[] = []
  let facts: Assignment = {}
  for (let step = 0; step < 12; step++) {
    const story = { situation, facts }
    stories.push(story)
    const ruling = adjudicate(whole, rules, story)
    if (!ruling.ok) break
    const [question] = ruling.value.needs
    if (question === undefined) {
      const { assumed } = ruling.value
      const turned = assumed[turn % Math.max(assumed.length, 1)]
      const other = turned?.otherwise[turn % Math.max(turned.otherwise.length, 1)]
      if (turned !== undefined && other !== undefined)
        stories.push({ situation, facts: { ...facts, [turned.fact]: other.value } })
      break
    }
    stories.push({ situation, facts, unknown: [question.fact] })
    const answer = question.answers[(turn * (step + 1) + step) % question.answers.length]
    facts = { ...facts, [question.fact]: answer?.value ?? '' }
  }
  return stories
}

describe.each(law.ruleSets.map(({ id }) => id))('under %s', (ruleSet) => {
  const rules = must(settleRules(whole, ruleSet))
  const agreedAgain = { ...rules, fixed: new Set(Object.keys(rules.options)) }

  test.each(law.situations.map(({ id, incident }) => [id, incident] as const))(
    '%s is ruled as by the whole law',
    (id, incident) => {
      const part = excerptFor(incident, ruleSet)
      expect(must(settleRules(part, ruleSet))).toEqual(rules)
      for (let turn = 0; turn < 6; turn++)
        for (const story of storiesOf(rules, id, turn))
          for (const way of [rules, agreedAgain])
            expect(said(adjudicate(part, way, story))).toEqual(said(adjudicate(whole, way, story)))
    },
  )
})

describe('under what a table agreed', () => {
  // Every option away from what the set has, a third of them at a time.
  const agreements = [0, 1, 2].map((third): Assignment =>
    Object.fromEntries(
      law.model.options.flatMap(({ id, values, standard }, at) => {
        const other = values.find((value) => value !== standard)
        return at % 3 !== third || other === undefined ? [] : [[id, other]]
      }),
    ),
  )

  test.each(['mj-error', 'misname', 'dead-call', 'swap-when'])('%s is ruled as by the whole law', (id) => {
    const incident = whole.situation(id)?.incident ?? ''
    for (const agreed of agreements) {
      const part = excerptFor(incident, 'nmjl', agreed)
      const rules = must(settleRules(whole, 'nmjl', agreed))
      expect(must(settleRules(part, 'nmjl', agreed))).toEqual(rules)
      for (let turn = 0; turn < 3; turn++)
        for (const story of storiesOf(rules, id, turn))
          expect(said(adjudicate(part, rules, story))).toEqual(said(adjudicate(whole, rules, story)))
    }
  })
})

describe('a table followed by an excerpt', () => {
  const incidents = [...new Set(law.situations.map(({ incident }) => incident))]
  const part = must(excerpt(whole, incidents, 'nmjl'))
  const court = must(openCourt(part.law, part.compiled))
  const rules = must(settleRules(whole, 'nmjl'))

  /** Plays in both courts, and answers what is asked with the last of the answers. */
  const both = (log: Iterable<(table: Table) => TableEvent | undefined>): Table => {
    let table = freshTable()
    for (const next of log) {
      const event = next(table)
      if (event === undefined) continue
      const played = play(whole, rules, table, event)
      expect(play(court, rules, table, event).table).toEqual(played.table)
      table = played.table
    }
    return table
  }
  const answer = ({ pending }: Table): TableEvent | undefined => {
    const [fact] = pending?.asks ?? []
    const value = fact === undefined ? undefined : whole.plan.facts.get(fact)?.values.at(-1)
    return fact === undefined || value === undefined ? undefined : { type: 'told', facts: { [fact]: value } }
  }

  test('stands as one followed by the whole law', { timeout: 120_000 }, () => {
    fc.assert(
      fc.property(steps, (deal) => {
        const table = both([() => START, ...deal.map((step) => (now: Table) => answer(now) ?? eventOf(now, step))])
        expect(table.log).toBeDefined()
      }),
      { seed: 5, numRuns: 60 },
    )
  })

  test('knows what put a hand out, where only the decision says it', () => {
    const declared: TableEvent = {
      type: 'declared',
      seat: 'b',
      on: 'discard',
      shown: 'more',
      valid: false,
      completedBy: 'neither',
    }
    const table = both([
      () => ({ type: 'discarded', seat: 'a', tile: '5D', named: '4D' }),
      () => declared,
      answer,
      answer,
      answer,
    ])
    expect(table.seats.b.death?.cause).toBe('declared')
  })
})

test('other rules than those it was made for are refused', () => {
  const part = excerptFor('declaration', 'nmjl')
  const option = part.compiled('declaration')?.under ?? {}
  const [id = '', value = ''] = Object.entries(option)[0] ?? []
  const other = whole.plan.options.get(id)?.values.find((one) => one !== value) ?? ''
  const result = adjudicate(part, must(settleRules(whole, 'nmjl', { [id]: other })), { situation: 'mj-error', facts: {} })
  expect(result.ok ? [] : result.problems.map(({ code }) => code)).toEqual(['law/not-compiled'])
})

test('a rule set that nobody knows is refused', () => {
  const result = excerpt(whole, ['declaration'], 'nobody')
  expect(result.ok ? [] : result.problems.map(({ code }) => code)).toEqual(['rule-set/unknown'])
})
