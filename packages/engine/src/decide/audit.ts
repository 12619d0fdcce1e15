/**
 * The proof of a law: for every combination of facts that can be, under every combination of options, exactly one
 * ruling; and nothing in the data that can never matter. Exhaustion proves one ruling each, not the right one.
 */
import type { Problem } from '../base/problem.ts'
import type { CompiledForAudit, TopicDiagram } from './compile.ts'
import { compileForAudit } from './compile.ts'
import { inWords, shortestPath } from './counterexample.ts'
import type { NodeId } from './diagram.ts'
import {
  apply,
  CeilingError,
  countAssignments,
  countNodes,
  leaf,
  leafValue,
  leavesOf,
  mapLeaves,
  restrict,
  supportOf,
} from './diagram.ts'
import type { Assignment } from './model.ts'
import type { Plan } from './plan.ts'
import { effectsKey, join } from './product.ts'
import { eliminate } from './remainder.ts'
import { variablesOf } from './when.ts'

export interface IncidentAudit {
  readonly incident: string
  /** Facts that can apply. */
  readonly facts: number
  /** Combinations of facts that can be. */
  readonly combinations: bigint
  /** The same times every combination of options. */
  readonly withOptions: bigint
  /** Different rulings under the standard options, by what they say should happen. */
  readonly standardRulings: number
  readonly nodes: number
  readonly nodesMade: number
}

export interface Audit {
  readonly incidents: readonly IncidentAudit[]
  readonly problems: readonly Problem[]
}

export interface AuditInput {
  readonly plan: Plan
  /** Most nodes one incident may make while it is compiled. */
  readonly ceiling: number
  /** The words of a value, for counter-examples. */
  readonly say: (variable: string, value: string) => string
  /** A further check of whole rulings, such as that every role is filled, and the facts it reads. */
  readonly check?: {
    readonly reads: ReadonlySet<string>
    /** What is wrong, or nothing. */
    readonly holds: (incident: string, facts: Assignment, decisions: readonly string[]) => string | undefined
  }
}

const NO = leaf(0)

/** The standard value of every option. */
const standardOptions = (plan: Plan): Assignment =>
  Object.fromEntries(plan.model.options.map((option) => [option.id, option.standard]))

const topicProblems = (input: AuditInput, compiled: CompiledForAudit): Problem[] => {
  const { plan } = input
  const problems: Problem[] = []
  // Once a topic is undecided, topics that read it only echo the hole: look at each case's first failure.
  let sound = compiled.valid
  for (const { topic, node, outcomes } of compiled.topics) {
    const failing = apply(compiled.diagram, sound, node, (can, value) =>
      can === 1 && outcomes[value]?.kind !== 'stands' ? value + 1 : 0,
    )
    for (const value of leavesOf(compiled.diagram, failing)) {
      if (value === 0) continue
      const path = shortestPath(compiled.diagram, failing, compiled.levels, plan.options, (reached) => reached === value) ?? {}
      const outcome = outcomes[value - 1]
      const where = inWords(path, plan.options, input.say)
      if (outcome?.kind === 'clash')
        problems.push({
          code: 'law/conflict',
          at: `${compiled.incident}, topic ${topic}`,
          message: `${outcome.between[0]} and ${outcome.between[1]} both stand ${where}.`,
          hint: 'Let one override the other, or narrow a condition.',
        })
      else
        problems.push({
          code: 'law/no-decision',
          at: `${compiled.incident}, topic ${topic}`,
          message: `No decision stands ${where}.`,
          hint: 'Add a decision for this case, or say why it cannot be.',
        })
    }
    sound = apply(compiled.diagram, sound, failing, (can, value) => (can === 1 && value === 0 ? 1 : 0))
  }
  return problems
}

/** The functions of all topics by what their decisions say should happen, so that equal node numbers mean equal rulings. */
const effectNodes = (plan: Plan, compiled: CompiledForAudit): readonly NodeId[] =>
  compiled.topics.map(({ node, outcomes }) => {
    const first = new Map<string, number>()
    const classOf = outcomes.map((outcome, at) => {
      if (outcome.kind !== 'stands') return 0
      const key = effectsKey(plan.decisions.get(outcome.decision)?.effects ?? [])
      const known = first.get(key)
      if (known === undefined) first.set(key, at)
      return known ?? at
    })
    return mapLeaves(compiled.diagram, node, (value) => classOf[value] ?? 0)
  })

/** Pairs of an option's values that differ in some ruling of this incident. */
const differingValues = (compiled: CompiledForAudit, effects: readonly NodeId[], level: number): ReadonlySet<string> => {
  const values = compiled.levels[level]?.values ?? []
  const fixedTo = (value: number): readonly NodeId[] => {
    const fixed: (number | undefined)[] = []
    fixed[level] = value
    return effects.map((node) => restrict(compiled.diagram, node, fixed))
  }
  const nodes = values.map((_, value) => fixedTo(value).join())
  const found = new Set<string>()
  for (let a = 0; a < values.length; a++)
    for (let b = a + 1; b < values.length; b++) if (nodes[a] !== nodes[b]) found.add(`${values[a]} ${values[b]}`)
  return found
}

const fires = (compiled: CompiledForAudit, a: string, b: string): boolean => {
  const first = compiled.applicable.get(a)
  const second = compiled.applicable.get(b)
  if (first === undefined || second === undefined) return false
  return apply(compiled.diagram, first, second, (x, y) => x & y) !== NO
}

const overridePairs = (plan: Plan): readonly (readonly [string, string])[] =>
  plan.model.decisions.flatMap((decision) => (decision.overrides ?? []).map((name) => [decision.id, name] as const))

const membersOf = (plan: Plan, name: string): readonly string[] =>
  plan.decisions.has(name)
    ? [name]
    : plan.model.decisions.filter((decision) => decision.group === name).map((decision) => decision.id)

/** A fact that could be left out of every question without changing any ruling. Gates of useful facts are useful. */
const uselessFacts = (plan: Plan, compiled: CompiledForAudit, effects: readonly NodeId[]): ReadonlySet<string> => {
  const gates = new Set(plan.model.facts.flatMap((fact) => (fact.appliesWhen === undefined ? [] : variablesOf(fact.appliesWhen))))
  const useless = new Set<string>()
  const masked = effects.map((node) => apply(compiled.diagram, compiled.valid, node, (can, value) => (can === 1 ? value + 1 : 0)))
  compiled.levels.forEach((level, at) => {
    if (
      level.kind === 'fact' &&
      !gates.has(level.id) &&
      masked.every((node) => eliminate(compiled.diagram, node, at) !== undefined)
    )
      useless.add(level.id)
  })
  return useless
}

/** Options that some topic of the incident reads. */
const optionsRead = (plan: Plan, compiled: CompiledForAudit): ReadonlySet<string> => {
  const levels = new Set(compiled.topics.flatMap((topic) => [...supportOf(compiled.diagram, topic.node)]))
  return new Set(compiled.levels.flatMap((level, at) => (plan.options.has(level.id) && levels.has(at) ? level.id : [])))
}

/** The standard options, and each other single value of the options read. */
const optionCorners = (plan: Plan, read: ReadonlySet<string>): readonly Assignment[] => {
  const standard = standardOptions(plan)
  return [
    standard,
    ...plan.model.options
      .filter((option) => read.has(option.id))
      .flatMap((option) =>
        option.values.filter((value) => value !== option.standard).map((value) => ({ ...standard, [option.id]: value })),
      ),
  ]
}

/** Every different pair of a ruling and the facts that `check` reads, under the standard options and each single change of them. */
const checkProblems = (input: AuditInput, compiled: CompiledForAudit): Problem[] => {
  const { check, plan } = input
  if (check === undefined) return []
  const problems = new Map<string, Problem>()
  const checked = new Set<string>()
  for (const known of optionCorners(plan, optionsRead(plan, compiled))) {
    const product = join(plan, compiled, known)
    const seen = new Set<string>()
    const walk = (node: NodeId, path: Assignment): void => {
      const key = `${node} ${Object.values(path).join()}`
      if (seen.has(key)) return
      seen.add(key)
      if (node < 0) {
        const decisions = product.leaves[leafValue(node)]
        const pair = `${decisions?.join()} ${Object.entries(path).join()}`
        if (node === NO || decisions === undefined || checked.has(pair)) return
        checked.add(pair)
        const wrong = check.holds(compiled.incident, path, decisions)
        if (wrong !== undefined && !problems.has(wrong))
          problems.set(wrong, {
            code: 'law/role',
            at: compiled.incident,
            message: `${wrong} (${decisions.join(', ')}), ${inWords({ ...known, ...path }, plan.options, input.say)}.`,
          })
        return
      }
      const { diagram, levels } = product
      const level = levels[diagram.levelOf(node)]
      level?.values.forEach((value, at) => {
        walk(diagram.child(node, at), check.reads.has(level.id) ? { ...path, [level.id]: value } : path)
      })
    }
    walk(product.root, {})
  }
  return [...problems.values()]
}

const measure = (plan: Plan, compiled: CompiledForAudit): IncidentAudit => {
  const firstOption = compiled.levels.findIndex((level) => level.kind === 'option')
  const factLevels = firstOption < 0 ? compiled.levels.length : firstOption
  const combinations = countAssignments(compiled.diagram, compiled.valid, (value) => value === 1, 0, factLevels)
  const options = plan.model.options.reduce((product, option) => product * BigInt(option.values.length), 1n)
  const standard = join(plan, compiled, standardOptions(plan), 'effects')
  const reached = [...leavesOf(standard.diagram, standard.root)].filter((value) => value !== 0)
  const nodes = new Set(compiled.topics.map((topic) => topic.node))
  return {
    incident: compiled.incident,
    facts: factLevels,
    combinations,
    withOptions: combinations * options,
    standardRulings: reached.length,
    nodes: [...nodes].reduce((sum, node) => sum + countNodes(compiled.diagram, node), 0),
    nodesMade: compiled.diagram.size(),
  }
}

/** Which decisions can stand somewhere in an incident. */
const standing = (compiled: CompiledForAudit, topic: TopicDiagram): readonly string[] => {
  const masked = apply(compiled.diagram, compiled.valid, topic.node, (can, value) => (can === 1 ? value : 0))
  return [...leavesOf(compiled.diagram, masked)].flatMap((value) => {
    const outcome = topic.outcomes[value]
    return outcome?.kind === 'stands' ? [outcome.decision] : []
  })
}

/** Compiles an incident, or gives up where it makes more nodes than the ceiling; the checks after it may make more. */
const compileWithin = (plan: Plan, incident: string, ceiling: number): CompiledForAudit | undefined => {
  try {
    const compiled = compileForAudit(plan, incident)
    return compiled.diagram.size() > ceiling ? undefined : compiled
  } catch (error) {
    if (error instanceof CeilingError) return undefined
    throw error
  }
}

/** Proves a law, or shows the shortest counter-example for each thing that is wrong. */
export const audit = (input: AuditInput): Audit => {
  const { plan } = input
  const problems: Problem[] = []
  const incidents: IncidentAudit[] = []
  const alive = new Set<string>()
  const firing = new Set<string>()
  const usefulFacts = new Set<string>()
  const differing = new Map<string, Set<string>>()
  for (const incident of plan.facts.get(plan.model.root)?.values ?? []) {
    const compiled = compileWithin(plan, incident, input.ceiling)
    if (compiled === undefined) {
      problems.push({
        code: 'law/ceiling',
        at: incident,
        message: `The diagram of ${incident} grew past ${input.ceiling} nodes.`,
        hint: 'Move facts that belong together next to each other, or split the incident.',
      })
      continue
    }
    const found = topicProblems(input, compiled)
    problems.push(...found)
    for (const topic of compiled.topics) for (const id of standing(compiled, topic)) alive.add(id)
    for (const [above, name] of overridePairs(plan))
      if (!firing.has(`${above} ${name}`) && membersOf(plan, name).some((below) => fires(compiled, above, below)))
        firing.add(`${above} ${name}`)
    const effects = effectNodes(plan, compiled)
    const useless = uselessFacts(plan, compiled, effects)
    compiled.levels.forEach((level, at) => {
      if (level.kind === 'fact') {
        if (!useless.has(level.id)) usefulFacts.add(level.id)
        return
      }
      const set = differing.get(level.id) ?? new Set<string>()
      for (const pair of differingValues(compiled, effects, at)) set.add(pair)
      differing.set(level.id, set)
    })
    if (found.length === 0) problems.push(...checkProblems(input, compiled))
    incidents.push(measure(plan, compiled))
  }
  problems.push(...unusedProblems(plan, { alive, firing, usefulFacts, differing }))
  return { incidents, problems }
}

interface Usage {
  readonly alive: ReadonlySet<string>
  readonly firing: ReadonlySet<string>
  readonly usefulFacts: ReadonlySet<string>
  readonly differing: ReadonlyMap<string, ReadonlySet<string>>
}

const unusedProblems = (plan: Plan, usage: Usage): Problem[] => {
  const problems: Problem[] = []
  for (const decision of plan.model.decisions)
    if (!usage.alive.has(decision.id))
      problems.push({
        code: 'law/dead-decision',
        at: `decision ${decision.id}`,
        message: `${decision.id} never stands: another always overrides it, or its condition cannot hold.`,
        hint: 'Remove it, or mend its condition.',
      })
  for (const [above, name] of overridePairs(plan))
    if (!usage.firing.has(`${above} ${name}`))
      problems.push({
        code: 'law/unused-override',
        at: `decision ${above}`,
        message: `${above} overrides ${name}, but the two never apply together.`,
        hint: `Take ${name} out of its overrides.`,
      })
  for (const fact of plan.model.facts)
    if (fact.id !== plan.model.root && !usage.usefulFacts.has(fact.id))
      problems.push({
        code: 'law/useless-question',
        at: `fact ${fact.id}`,
        message: `No answer to ${fact.id} ever changes a ruling.`,
        hint: 'Remove the fact, or let a decision read it.',
      })
  for (const option of plan.model.options)
    for (let a = 0; a < option.values.length; a++)
      for (let b = a + 1; b < option.values.length; b++)
        if (usage.differing.get(option.id)?.has(`${option.values[a]} ${option.values[b]}`) !== true)
          problems.push({
            code: 'law/same-values',
            at: `option ${option.id}`,
            message: `${option.values[a]} and ${option.values[b]} never lead to different rulings.`,
            hint: 'Make them one value, or let a decision tell them apart.',
          })
  return problems
}
