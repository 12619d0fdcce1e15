import { describe, expect, it } from 'vitest'
import { law } from '../data/index.ts'
import { evaluate, impossibility } from '../src/decide/evaluate.ts'
import type { Assignment } from '../src/decide/model.ts'
import { NOT_APPLICABLE } from '../src/decide/model.ts'
import { effectsKey } from '../src/decide/product.ts'
import { holds } from '../src/decide/when.ts'
import { adjudicate } from '../src/rulings/adjudicate.ts'
import type { Situation } from '../src/rulings/law.ts'
import { court, must, nmjl, plan, standard } from './support/law.ts'

/** Every way the untold asked facts can still turn out, with what the plain evaluator then says should happen. */
const completions = (
  situation: Situation,
  told: Assignment,
): readonly { readonly facts: Assignment; readonly ruling: string }[] => {
  const found: { facts: Assignment; ruling: string }[] = []
  const facts = plan.model.facts
  const walk = (at: number, known: Record<string, string>): void => {
    const fact = facts[at]
    if (fact === undefined) {
      if (impossibility(plan, known) !== undefined) return
      const outcomes = [...evaluate(plan, { ...standard, ...known }).byTopic.values()]
      found.push({
        facts: known,
        ruling: effectsKey(outcomes.flatMap((outcome) => (outcome.kind === 'stands' ? outcome.decision.effects : []))),
      })
      return
    }
    const applies = fact.appliesWhen === undefined || holds(fact.appliesWhen, (id) => known[id] ?? NOT_APPLICABLE)
    if (!applies) {
      if (told[fact.id] === undefined) walk(at + 1, known)
      return
    }
    const settled = fact.id === plan.model.root ? situation.incident : (told[fact.id] ?? situation.takes[fact.id])
    for (const value of settled === undefined ? (situation.among?.[fact.id] ?? fact.values) : [settled])
      walk(at + 1, { ...known, [fact.id]: value })
  }
  walk(0, {})
  return found
}

interface Step {
  readonly told: Assignment
  readonly asked: string | undefined
}

/** The whole tree of an interview: every state it can reach, with the question asked there. */
const interview = (situation: Situation): readonly Step[] => {
  const steps: Step[] = []
  const walk = (told: Assignment): void => {
    const ruling = must(adjudicate(court, nmjl, { situation: situation.id, facts: told }))
    const [question] = ruling.needs
    steps.push({ told, asked: question?.fact })
    for (const answer of question?.answers ?? []) walk({ ...told, [question?.fact ?? '']: answer.value })
  }
  walk({})
  return steps
}

describe.each(law.situations.map((situation) => [situation.id, situation] as const))('%s', (_, situation) => {
  const steps = interview(situation)

  it('asks no question whose answer cannot change the ruling', () => {
    const useless = steps.flatMap(({ told, asked }) => {
      if (asked === undefined) return []
      const rulings = new Map<string, Set<string>>()
      for (const { facts, ruling } of completions(situation, told)) {
        const value = facts[asked] ?? NOT_APPLICABLE
        rulings.set(value, (rulings.get(value) ?? new Set()).add(ruling))
      }
      const kinds = new Set([...rulings.values()].map((set) => [...set].toSorted().join('|')))
      return rulings.size > 1 && kinds.size > 1 ? [] : [`${asked} after ${JSON.stringify(told)}`]
    })
    expect(useless).toEqual([])
  })

  it('stops only when the ruling is settled', () => {
    const open = steps
      .filter(
        ({ told, asked }) => asked === undefined && new Set(completions(situation, told).map((one) => one.ruling)).size !== 1,
      )
      .map(({ told }) => told)
    expect(open).toEqual([])
  })

  it('asks only what the situation asks, and at most four questions', () => {
    expect(steps.filter(({ asked }) => asked !== undefined && !situation.asks.includes(asked))).toEqual([])
    expect(steps.filter(({ told }) => Object.keys(told).length > 4)).toEqual([])
  })

  it('answers "nobody knows" with two or three branches at every question', () => {
    const odd = steps.flatMap(({ told, asked }) => {
      if (asked === undefined) return []
      let unknown = [asked]
      let ruling = must(adjudicate(court, nmjl, { situation: situation.id, facts: told, unknown }))
      while (ruling.needs[0] !== undefined) {
        unknown = [...unknown, ruling.needs[0].fact]
        ruling = must(adjudicate(court, nmjl, { situation: situation.id, facts: told, unknown }))
      }
      const branches = ruling.readings.length
      return ruling.outcome !== 'needs-facts' || branches === 2 || branches === 3 ? [] : [{ told, unknown, branches }]
    })
    expect(odd).toEqual([])
  })
})

describe('every situation', () => {
  it.each(law.situations.map((situation) => [situation.id, situation] as const))(
    '%s: each fact of its incident is asked or taken',
    (_, situation) => {
      const applicable = plan.model.facts.filter((fact) => {
        if (fact.id === plan.model.root) return false
        return completionsUse(situation, fact.id)
      })
      const known = [...situation.asks, ...Object.keys(situation.takes)]
      expect(applicable.filter((fact) => !known.includes(fact.id)).map((fact) => fact.id)).toEqual([])
    },
  )
})

/** Whether a fact can apply once this situation's own facts are asked or taken, with anything allowed for the rest. */
const completionsUse = (situation: Situation, id: string): boolean => {
  const compiled = court.compiled(situation.incident)
  const level = compiled?.levels.find((one) => one.id === id)
  if (level === undefined) return false
  return completions(situation, {}).some(({ facts }) => facts[id] !== undefined)
}
