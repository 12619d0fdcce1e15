/**
 * A model made ready: derived facts and topics put in the order in which they read each other, and the
 * overrides closed under "overrides" (if C stands above B and B above A, C stands above A).
 */
import type { Problem } from '../base/problem.ts'
import type { Decision, Derived, Fact, Model, Option, Topic } from './model.ts'
import { NOT_APPLICABLE } from './model.ts'
import { variablesOf } from './when.ts'

export type Step =
  | { readonly kind: 'derived'; readonly derived: Derived }
  | { readonly kind: 'topic'; readonly topic: Topic; readonly decisions: readonly Decision[] }

export interface Variable {
  readonly id: string
  readonly kind: 'fact' | 'option' | 'derived'
  /** All values, `n/a` included where the variable may not apply. */
  readonly values: readonly string[]
}

export interface Plan {
  readonly model: Model
  readonly variables: ReadonlyMap<string, Variable>
  readonly facts: ReadonlyMap<string, Fact>
  readonly options: ReadonlyMap<string, Option>
  readonly decisions: ReadonlyMap<string, Decision>
  readonly steps: readonly Step[]
  /** Decision id -> every decision that stands above it. */
  readonly above: ReadonlyMap<string, ReadonlySet<string>>
}

/** Values of a derived fact in order. */
export const derivedValues = (derived: Derived): readonly string[] =>
  'rows' in derived ? derived.values : Array.from({ length: derived.from + 1 }, (_, count) => String(count))

const factValues = (fact: Fact): readonly string[] =>
  fact.appliesWhen === undefined ? fact.values : [...fact.values, NOT_APPLICABLE]

const collectVariables = (model: Model, problems: Problem[]): Map<string, Variable> => {
  const variables = new Map<string, Variable>()
  const add = (variable: Variable): void => {
    if (variables.has(variable.id)) problems.push(problem('law/double-name', variable.id, `${variable.id} is defined twice.`))
    variables.set(variable.id, variable)
  }
  for (const fact of model.facts) add({ id: fact.id, kind: 'fact', values: factValues(fact) })
  for (const option of model.options) add({ id: option.id, kind: 'option', values: option.values })
  for (const derived of model.derived) add({ id: derived.id, kind: 'derived', values: derivedValues(derived) })
  for (const topic of model.topics)
    for (const [id, values] of Object.entries(topic.sets ?? {})) add({ id, kind: 'derived', values })
  return variables
}

export const problem = (code: string, at: string, message: string, hint?: string): Problem =>
  hint === undefined ? { code, at, message } : { code, at, message, hint }

const closeOverrides = (model: Model, problems: Problem[]): Map<string, Set<string>> => {
  const members = (name: string): readonly string[] => {
    const group = model.decisions.filter((decision) => decision.group === name).map((decision) => decision.id)
    return group.length > 0 ? group : [name]
  }
  const below = new Map(
    model.decisions.map((decision) => [
      decision.id,
      (decision.overrides ?? []).flatMap(members).filter((id) => id !== decision.id),
    ]),
  )
  const above = new Map<string, Set<string>>(model.decisions.map((decision) => [decision.id, new Set<string>()]))
  for (const decision of model.decisions) {
    const reached = new Set<string>()
    const waiting = [...(below.get(decision.id) ?? [])]
    for (let id = waiting.pop(); id !== undefined; id = waiting.pop()) {
      if (reached.has(id)) continue
      reached.add(id)
      above.get(id)?.add(decision.id)
      waiting.push(...(below.get(id) ?? []))
    }
    if (reached.has(decision.id))
      problems.push(problem('law/override-cycle', `decision ${decision.id}`, `${decision.id} overrides itself in a circle.`))
  }
  return above
}

const reads = (step: Step): ReadonlySet<string> => {
  if (step.kind === 'topic') return new Set(step.decisions.flatMap((decision) => variablesOf(decision.when)))
  const derived = step.derived
  return new Set('rows' in derived ? derived.rows.flatMap((row) => variablesOf(row.when)) : Object.keys(derived.less))
}

const writes = (step: Step): readonly string[] =>
  step.kind === 'derived' ? [step.derived.id] : Object.keys(step.topic.sets ?? {})

const orderSteps = (steps: readonly Step[], problems: Problem[]): readonly Step[] => {
  const writer = new Map(steps.flatMap((step) => writes(step).map((id) => [id, step] as const)))
  const done = new Set<Step>()
  const open = new Set<Step>()
  const ordered: Step[] = []
  const visit = (step: Step): void => {
    if (done.has(step)) return
    if (open.has(step)) {
      const name = step.kind === 'topic' ? step.topic.id : step.derived.id
      problems.push(problem('law/cycle', name, `${name} reads what it writes, directly or through another.`))
      return
    }
    open.add(step)
    for (const id of reads(step)) {
      const before = writer.get(id)
      if (before !== undefined) visit(before)
    }
    open.delete(step)
    done.add(step)
    ordered.push(step)
  }
  for (const step of steps) visit(step)
  return ordered
}

/** Makes a model ready, and adds what cannot be made of it to the problems. `makePlan` checks it besides. */
export const buildPlan = (model: Model, problems: Problem[] = []): Plan => {
  const variables = collectVariables(model, problems)
  const above = closeOverrides(model, problems)
  const steps = orderSteps(
    [
      ...model.derived.map((derived): Step => ({ kind: 'derived', derived })),
      ...model.topics.map((topic): Step => ({
        kind: 'topic',
        topic,
        decisions: model.decisions.filter((decision) => decision.topic === topic.id),
      })),
    ],
    problems,
  )
  return {
    model,
    variables,
    facts: new Map(model.facts.map((fact) => [fact.id, fact])),
    options: new Map(model.options.map((option) => [option.id, option])),
    decisions: new Map(model.decisions.map((decision) => [decision.id, decision])),
    steps,
    above,
  }
}
