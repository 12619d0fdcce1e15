/** What can be wrong with a model: names that lead nowhere, slots that two topics write, decisions that say too little. */
import type { Problem } from '../base/problem.ts'
import type { Result } from '../base/result.ts'
import { failed, ok } from '../base/result.ts'
import { didYouMean } from '../base/suggest.ts'
import type { Decision, Model, Topic, When } from './model.ts'
import type { Plan, Variable } from './plan.ts'
import { buildPlan, problem } from './plan.ts'
import { alternatives, named, variablesOf } from './when.ts'

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

const checkNames = (model: Model, problems: Problem[]): void => {
  const seen = new Set<string>()
  for (const { id } of model.decisions) {
    if (seen.has(id)) problems.push(problem('law/double-name', `decision ${id}`, `${id} is defined twice.`))
    seen.add(id)
  }
}

/** Checks a model and makes it ready; every problem of the data at once, with its place. */
export const makePlan = (model: Model): Result<Plan> => {
  const problems: Problem[] = []
  const plan = buildPlan(model, problems)
  const { variables } = plan
  const topics = new Map(model.topics.map((topic) => [topic.id, topic]))
  const names = new Set(
    model.decisions.flatMap((decision) => (decision.group === undefined ? [decision.id] : [decision.id, decision.group])),
  )
  checkFacts(model, variables, problems)
  checkOptions(model, variables, problems)
  checkDerived(model, variables, problems)
  checkSlots(model, problems)
  checkNames(model, problems)
  for (const decision of model.decisions) checkDecision(decision, topics.get(decision.topic), { variables, names }, problems)
  for (const row of model.impossible) checkWhen(row.when, `impossible: ${row.why}`, variables, problems)
  return problems.length > 0 ? failed(...problems) : ok(plan)
}
