/**
 * A model made ready: names checked, derived facts and topics put in the order in which they read each other, and the
 * overrides closed under "overrides" (if C stands above B and B above A, C stands above A).
 */
import type { Problem } from '../base/problem.ts'
import type { Result } from '../base/result.ts'
import { failed, ok } from '../base/result.ts'
import { didYouMean } from '../base/suggest.ts'
import type { Decision, Derived, Fact, Model, Option, Topic, When } from './model.ts'
import { NOT_APPLICABLE } from './model.ts'
import { alternatives, named, variablesOf } from './when.ts'

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

const problem = (code: string, at: string, message: string, hint?: string): Problem =>
  hint === undefined ? { code, at, message } : { code, at, message, hint }

const checkWhen = (when: When, at: string, variables: ReadonlyMap<string, Variable>, problems: Problem[]): void => {
  for (const condition of alternatives(when))
    for (const [id, test] of Object.entries(condition)) {
      const variable = variables.get(id)
      if (variable === undefined) {
        problems.push(problem('law/unknown-variable', at, `${id} is no fact or option.`, didYouMean(id, [...variables.keys()])))
        continue
      }
      for (const value of named(test))
        if (!variable.values.includes(value))
          problems.push(problem('law/unknown-value', at, `${id} has no value ${value}.`, didYouMean(value, variable.values)))
    }
}

const checkFacts = (model: Model, variables: ReadonlyMap<string, Variable>, problems: Problem[]): void => {
  const earlier = new Set<string>()
  for (const fact of model.facts) {
    if (fact.appliesWhen !== undefined) {
      checkWhen(fact.appliesWhen, `fact ${fact.id}`, variables, problems)
      for (const gate of variablesOf(fact.appliesWhen))
        if (!earlier.has(gate))
          problems.push(
            problem('law/late-gate', `fact ${fact.id}`, `${fact.id} depends on ${gate}, which is not a fact before it.`),
          )
    }
    earlier.add(fact.id)
  }
}

const checkOptions = (model: Model, variables: ReadonlyMap<string, Variable>, problems: Problem[]): void => {
  for (const option of model.options) {
    if (!option.values.includes(option.standard))
      problems.push(problem('law/unknown-value', `option ${option.id}`, `${option.standard} is no value of ${option.id}.`))
    if (option.unsettled === undefined) continue
    for (const value of option.unsettled.between)
      if (!option.values.includes(value))
        problems.push(problem('law/unknown-value', `option ${option.id}`, `${value} is no value of ${option.id}.`))
    if (option.unsettled.when !== undefined) checkWhen(option.unsettled.when, `option ${option.id}`, variables, problems)
  }
}

const checkDecision = (
  decision: Decision,
  topic: Topic | undefined,
  plan: { readonly variables: ReadonlyMap<string, Variable>; readonly names: ReadonlySet<string> },
  problems: Problem[],
): void => {
  const at = `decision ${decision.id}`
  checkWhen(decision.when, at, plan.variables, problems)
  for (const name of decision.overrides ?? [])
    if (!plan.names.has(name))
      problems.push(problem('law/unknown-override', at, `${name} is no decision or group.`, didYouMean(name, [...plan.names])))
  if (topic === undefined) {
    problems.push(problem('law/unknown-topic', at, `${decision.topic} is no topic.`))
    return
  }
  for (const effect of decision.effects)
    if (!topic.slots.includes(effect.slot))
      problems.push(problem('law/foreign-slot', at, `${topic.id} may not write ${effect.slot}, which another topic owns.`))
  for (const slot of topic.slots)
    if (!decision.effects.some((effect) => effect.slot === slot))
      problems.push(problem('law/empty-slot', at, `${decision.id} says nothing about ${slot}.`))
  for (const [id, values] of Object.entries(topic.sets ?? {})) {
    const value = decision.sets?.[id]
    if (value === undefined) problems.push(problem('law/unset', at, `${decision.id} does not set ${id}.`))
    else if (!values.includes(value)) problems.push(problem('law/unknown-value', at, `${id} has no value ${value}.`))
  }
  for (const id of Object.keys(decision.sets ?? {}))
    if (topic.sets?.[id] === undefined) problems.push(problem('law/foreign-set', at, `${topic.id} may not set ${id}.`))
}

const checkSlots = (model: Model, problems: Problem[]): void => {
  const owner = new Map<string, string>()
  for (const topic of model.topics)
    for (const slot of topic.slots) {
      const first = owner.get(slot)
      if (first !== undefined)
        problems.push(problem('law/foreign-slot', `topic ${topic.id}`, `${slot} already belongs to ${first}.`))
      owner.set(slot, topic.id)
    }
}

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

const checkDerived = (model: Model, variables: ReadonlyMap<string, Variable>, problems: Problem[]): void => {
  for (const derived of model.derived) {
    const at = `derived fact ${derived.id}`
    if ('rows' in derived) {
      for (const row of derived.rows) {
        checkWhen(row.when, at, variables, problems)
        if (!derived.values.includes(row.is))
          problems.push(problem('law/unknown-value', at, `${derived.id} has no value ${row.is}.`))
      }
      if (!derived.values.includes(derived.otherwise))
        problems.push(problem('law/unknown-value', at, `${derived.id} has no value ${derived.otherwise}.`))
    } else
      for (const [id, counts] of Object.entries(derived.less)) checkWhen({ [id]: Object.keys(counts) }, at, variables, problems)
  }
}

/** Checks a model and makes it ready; every problem of the data at once, with its place. */
export const makePlan = (model: Model): Result<Plan> => {
  const problems: Problem[] = []
  const variables = collectVariables(model, problems)
  const topics = new Map(model.topics.map((topic) => [topic.id, topic]))
  const names = new Set(
    model.decisions.flatMap((decision) => (decision.group === undefined ? [decision.id] : [decision.id, decision.group])),
  )
  const seen = new Set<string>()
  checkFacts(model, variables, problems)
  checkOptions(model, variables, problems)
  checkDerived(model, variables, problems)
  checkSlots(model, problems)
  for (const decision of model.decisions) {
    if (seen.has(decision.id))
      problems.push(problem('law/double-name', `decision ${decision.id}`, `${decision.id} is defined twice.`))
    seen.add(decision.id)
    checkDecision(decision, topics.get(decision.topic), { variables, names }, problems)
  }
  for (const row of model.impossible) checkWhen(row.when, `impossible: ${row.why}`, variables, problems)
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
  if (problems.length > 0) return failed(...problems)
  return ok({
    model,
    variables,
    facts: new Map(model.facts.map((fact) => [fact.id, fact])),
    options: new Map(model.options.map((option) => [option.id, option])),
    decisions: new Map(model.decisions.map((decision) => [decision.id, decision])),
    steps,
    above,
  })
}
