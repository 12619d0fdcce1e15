/** Seeded, valid, complete fact sets of one incident. */
import { impossibility } from '../src/decide/evaluate.ts'
import type { Assignment } from '../src/decide/model.ts'
import { NOT_APPLICABLE } from '../src/decide/model.ts'
import type { Plan } from '../src/decide/plan.ts'
import { holds } from '../src/decide/when.ts'

/** A repeatable stream of numbers in [0, 1), after Park and Miller. */
const stream = (seed: number): (() => number) => {
  let state = seed
  return () => (state = (state * 48_271) % 2_147_483_647) / 2_147_483_647
}

/** `count` fact sets, each fact that applies drawn evenly, impossible combinations drawn again. */
export const factSets = (plan: Plan, incident: string, count: number, seed: number): readonly Assignment[] => {
  const random = stream(seed)
  const sets: Assignment[] = []
  while (sets.length < count) {
    const known: Record<string, string> = { [plan.model.root]: incident }
    for (const fact of plan.model.facts) {
      if (fact.id === plan.model.root) continue
      if (fact.appliesWhen !== undefined && !holds(fact.appliesWhen, (id) => known[id] ?? NOT_APPLICABLE)) continue
      known[fact.id] = fact.values[Math.floor(random() * fact.values.length)] ?? ''
    }
    if (impossibility(plan, known) === undefined) sets.push(known)
  }
  return sets
}
