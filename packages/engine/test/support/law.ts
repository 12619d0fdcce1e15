/** The law as the tests use it: ready to rule, with every valid combination of facts at hand. */
import type { Assignment } from '../../src/decide/model.ts'
import { NOT_APPLICABLE } from '../../src/decide/model.ts'
import { evaluate, impossibility } from '../../src/decide/evaluate.ts'
import type { Plan } from '../../src/decide/plan.ts'
import { makePlan } from '../../src/decide/plan-check.ts'
import { holds } from '../../src/decide/when.ts'
import { settleRules } from '../../src/rulings/court.ts'
import { openCourt } from '../../src/rulings/open-court.ts'
import type { Court, Rules } from '../../src/rulings/court.ts'
import { compiled, law } from '../../data/index.ts'
import type { Result } from '../../src/base/result.ts'
import { formatProblem } from '../../src/base/problem.ts'

/** The value of a result, or a failed test that shows its problems. */
export const must = <T>(result: Result<T>): T => {
  if (!result.ok) throw new Error(result.problems.map(formatProblem).join('\n'))
  return result.value
}

export const plan: Plan = must(makePlan(law.model))
export const court: Court = must(openCourt(law, compiled))
export const nmjl: Rules = must(settleRules(court, 'nmjl'))
export const incidents: readonly string[] = plan.facts.get(plan.model.root)?.values ?? []
export const standard: Assignment = Object.fromEntries(plan.model.options.map((option) => [option.id, option.standard]))

/** Every combination of facts of an incident that can be, facts that do not apply left out. */
export function* combinations(incident: string): Generator<Assignment> {
  const facts = plan.model.facts.filter((fact) => fact.id !== plan.model.root)
  function* from(at: number, known: Record<string, string>): Generator<Assignment> {
    const fact = facts[at]
    if (fact === undefined) {
      if (impossibility(plan, known) === undefined) yield { ...known }
      return
    }
    if (fact.appliesWhen !== undefined && !holds(fact.appliesWhen, (id) => known[id] ?? NOT_APPLICABLE)) {
      yield* from(at + 1, known)
      return
    }
    for (const value of fact.values) yield* from(at + 1, { ...known, [fact.id]: value })
  }
  yield* from(0, { [plan.model.root]: incident })
}

/** What the plain evaluator says: decision ids in the order of the topics, or an error in words. */
export const plainly = (complete: Assignment): readonly string[] =>
  [...evaluate(plan, complete).byTopic].map(([topic, outcome]) =>
    outcome.kind === 'stands'
      ? outcome.decision.id
      : outcome.kind === 'none'
        ? `${topic}: none`
        : `${topic}: ${outcome.between.join(' and ')}`,
  )

/** A repeatable stream of numbers in [0, 1), after Park and Miller. */
export const createRandom = (seed: number): (() => number) => {
  let state = seed
  return () => {
    state = (state * 48_271) % 2_147_483_647
    return state / 2_147_483_647
  }
}

/** One of a list, by the stream. */
export const pick = <T>(random: () => number, list: readonly T[]): T => {
  const found = list[Math.floor(random() * list.length)]
  if (found === undefined) throw new Error('nothing to pick from')
  return found
}
