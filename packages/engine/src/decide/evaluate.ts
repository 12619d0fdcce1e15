/**
 * The reference evaluator: forty plain lines that say what a law means. The diagram is built for speed and for proofs,
 * and is held equal to this.
 */
import type { Assignment, Decision } from './model.ts'
import { NOT_APPLICABLE } from './model.ts'
import type { Plan } from './plan.ts'
import { derivedValues } from './plan.ts'
import { holds } from './when.ts'

/** What a topic came to: the one decision that stands, or why there is none. */
export type Outcome =
  | { readonly kind: 'stands'; readonly decision: Decision }
  | { readonly kind: 'none' }
  | { readonly kind: 'conflict'; readonly between: readonly [string, string] }

export interface Evaluation {
  /** Every variable's value, derived ones included. */
  readonly values: Assignment
  readonly byTopic: ReadonlyMap<string, Outcome>
}

/** Forces facts that are told and do not apply to `n/a`. Facts that are not told stay absent, which reads the same. */
export const normalise = (plan: Plan, told: Assignment): Record<string, string> => {
  const values: Record<string, string> = { ...told }
  const valueOf = (id: string): string => values[id] ?? NOT_APPLICABLE
  for (const fact of plan.model.facts)
    if (values[fact.id] !== undefined && fact.appliesWhen !== undefined && !holds(fact.appliesWhen, valueOf))
      values[fact.id] = NOT_APPLICABLE
  return values
}

/** Two decisions that come to the same are no conflict, however they were reached. */
export const sameOutcome = (a: Decision, b: Decision): boolean => outcomeKey(a) === outcomeKey(b)

/** Effects and set values as text, citations left out. */
const outcomeKey = (decision: Decision): string =>
  JSON.stringify([
    decision.effects.map((effect) => [effect.slot, effect.kind, effect.role ?? '', effect.args ?? {}]),
    Object.entries(decision.sets ?? {}).toSorted(([a], [b]) => (a < b ? -1 : 1)),
  ])

const judge = (plan: Plan, decisions: readonly Decision[], valueOf: (id: string) => string): Outcome => {
  const applicable = decisions.filter((decision) => holds(decision.when, valueOf))
  const standing = applicable.filter((decision) => {
    const above = plan.above.get(decision.id)
    return above === undefined || !applicable.some((other) => above.has(other.id))
  })
  const [first, ...others] = standing
  if (first === undefined) return { kind: 'none' }
  const rival = others.find((other) => !sameOutcome(first, other))
  return rival === undefined ? { kind: 'stands', decision: first } : { kind: 'conflict', between: [first.id, rival.id] }
}

/** Rules on one complete case: a value for every fact that applies and for every option. */
export const evaluate = (plan: Plan, complete: Assignment): Evaluation => {
  const values = normalise(plan, complete)
  const valueOf = (id: string): string => values[id] ?? NOT_APPLICABLE
  const byTopic = new Map<string, Outcome>()
  for (const step of plan.steps) {
    if (step.kind === 'topic') {
      const outcome = judge(plan, step.decisions, valueOf)
      byTopic.set(step.topic.id, outcome)
      if (outcome.kind === 'stands') Object.assign(values, outcome.decision.sets)
    } else if ('rows' in step.derived) {
      values[step.derived.id] = step.derived.rows.find((row) => holds(row.when, valueOf))?.is ?? step.derived.otherwise
    } else {
      const taken = Object.entries(step.derived.less).reduce((sum, [id, counts]) => sum + (counts[valueOf(id)] ?? 0), 0)
      values[step.derived.id] = derivedValues(step.derived)[Math.max(0, step.derived.from - taken)] ?? '0'
    }
  }
  return { values, byTopic }
}

/** Why a case cannot be, or nothing when it can. */
export const impossibility = (plan: Plan, complete: Assignment): string | undefined => {
  const values = normalise(plan, complete)
  return plan.model.impossible.find((row) => holds(row.when, (id) => values[id] ?? NOT_APPLICABLE))?.why
}
