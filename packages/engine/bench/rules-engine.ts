/**
 * The same law run by json-rules-engine, its rules generated from our tables. A topic is a band of equal priority, run
 * after the topics it reads; each decision is a rule with that decision's condition and nothing else. The library has no
 * exceptions, so its callbacks collect what applies and a few lines of ours let the overriding decision stand: that is
 * kinder to it than conditions that refuse every decision above. Derived facts and what a topic sets are dynamic facts.
 */
import type { Almanac, ConditionProperties, NestedCondition } from 'json-rules-engine'
import { Engine } from 'json-rules-engine'
import type { Assignment, Decision, Derived, Test, When } from '../src/decide/model.ts'
import { NOT_APPLICABLE } from '../src/decide/model.ts'
import type { Plan } from '../src/decide/plan.ts'
import { derivedValues } from '../src/decide/plan.ts'
import { alternatives, holds, variablesOf } from '../src/decide/when.ts'

const testCondition = (fact: string, test: Test): ConditionProperties => {
  if (typeof test === 'string') return { fact, operator: 'equal', value: test }
  if (Array.isArray(test)) return { fact, operator: 'in', value: test }
  const refused = (test as { readonly not: string | readonly string[] }).not
  return { fact, operator: 'notIn', value: typeof refused === 'string' ? [refused] : refused }
}

const whenCondition = (when: When): NestedCondition => ({
  any: alternatives(when).map((condition) => ({
    all: Object.entries(condition).map(([fact, test]) => testCondition(fact, test)),
  })),
})

const dynamicFact =
  (derived: Derived) =>
  async (_: unknown, almanac: Almanac): Promise<string> => {
    const read = new Set('rows' in derived ? derived.rows.flatMap((row) => variablesOf(row.when)) : Object.keys(derived.less))
    const values: Record<string, string> = {}
    for (const id of read) values[id] = await almanac.factValue<string>(id)
    const valueOf = (id: string): string => values[id] ?? NOT_APPLICABLE
    if ('rows' in derived) return derived.rows.find((row) => holds(row.when, valueOf))?.is ?? derived.otherwise
    const taken = Object.entries(derived.less).reduce((sum, [id, counts]) => sum + (counts[valueOf(id)] ?? 0), 0)
    return derivedValues(derived)[Math.max(0, derived.from - taken)] ?? '0'
  }

/** Rules on complete facts under fixed options: the decision ids that stand, one a topic. */
export type RulesEngine = (facts: Assignment) => Promise<readonly string[]>

/** The decision of a topic that no other applied decision overrides. */
const standing = (plan: Plan, topic: string, applied: ReadonlySet<string>): Decision | undefined =>
  plan.model.decisions.find((decision) => {
    if (decision.topic !== topic || !applied.has(decision.id)) return false
    const above = plan.above.get(decision.id)
    return above === undefined || ![...above].some((id) => applied.has(id))
  })

/** Builds the rules of one incident. Rules that cannot apply to it are left out. */
export const createRulesEngine = (plan: Plan, incident: string, options: Assignment): RulesEngine => {
  const engine = new Engine([], { allowUndefinedFacts: true })
  let priority = plan.steps.length + 1
  const order: string[] = []
  // Runs follow each other, so one set serves all; each run begins with an empty one.
  let applied = new Set<string>()
  for (const step of plan.steps) {
    priority--
    if (step.kind === 'derived') {
      engine.addFact(step.derived.id, dynamicFact(step.derived))
      continue
    }
    const { topic } = step
    order.push(topic.id)
    for (const id of Object.keys(topic.sets ?? {}))
      engine.addFact(id, () => standing(plan, topic.id, applied)?.sets?.[id] ?? NOT_APPLICABLE)
    for (const decision of step.decisions) {
      const here = alternatives(decision.when).filter((condition) => {
        const test = condition[plan.model.root]
        return test === undefined || holds({ [plan.model.root]: test }, () => incident)
      })
      if (here.length === 0) continue
      engine.addRule({
        name: decision.id,
        priority,
        conditions: { all: [whenCondition(here)] },
        event: { type: decision.id },
        onSuccess: () => {
          applied.add(decision.id)
        },
      })
    }
  }
  const facts = plan.model.facts.map((fact) => fact.id)
  return async (told) => {
    applied = new Set()
    const complete: Record<string, string> = { ...options }
    for (const id of facts) complete[id] = told[id] ?? NOT_APPLICABLE
    await engine.run(complete)
    return order.map((topic) => standing(plan, topic, applied)?.id ?? '')
  }
}
