/**
 * Compiles one incident of a law to decision diagrams over shared nodes: facts above, options below, one function for
 * each topic, whose leaves are decisions. Topics stay apart because their product under all options at once is large
 * and hardly ever wanted; under one rule set, or with the facts known, it is small (product.ts).
 */
import type { NodeId, Diagram } from './diagram.ts'
import { apply, createDiagram, leaf, mapLeaves, variable } from './diagram.ts'
import { sameOutcome } from './evaluate.ts'
import type { Assignment, Decision, Test, When } from './model.ts'
import { NOT_APPLICABLE } from './model.ts'
import type { Plan, Step } from './plan.ts'
import { derivedValues } from './plan.ts'
import { alternatives, passes } from './when.ts'

/** A variable of the diagram. */
export interface Level {
  readonly id: string
  readonly kind: 'fact' | 'option'
  /** Values in child order, `n/a` last where the fact may not apply. */
  readonly values: readonly string[]
}

/** What a topic comes to at a leaf. A law without errors has only `stands`. */
export type TopicOutcome =
  | { readonly kind: 'stands'; readonly decision: string }
  | { readonly kind: 'none' }
  | { readonly kind: 'clash'; readonly between: readonly [string, string] }

/** One topic as a function of facts and options; leaf k is `outcomes[k]`. */
export interface TopicDiagram {
  readonly topic: string
  readonly node: NodeId
  readonly outcomes: readonly TopicOutcome[]
}

/** The diagrams of one incident: what a ruling needs at run time. */
export interface Compiled {
  readonly incident: string
  readonly levels: readonly Level[]
  readonly diagram: Diagram
  /** 1 where the combination of facts can be. */
  readonly valid: NodeId
  /** In the order in which they read each other. */
  readonly topics: readonly TopicDiagram[]
  /** Options that were fixed when it was built: it rules under these values only. Absent: every option is open. */
  readonly under?: Assignment
}

/** What the audit looks at besides. */
export interface CompiledForAudit extends Compiled {
  /** Decision id -> 1 where it can be and its condition holds. Decisions that can never apply here are absent. */
  readonly applicable: ReadonlyMap<string, NodeId>
}

const YES = leaf(1)
const NO = leaf(0)
const and = (diagram: Diagram, a: NodeId, b: NodeId): NodeId =>
  a === NO || b === NO ? NO : a === YES ? b : b === YES ? a : apply(diagram, a, b, (x, y) => x & y)
const or = (diagram: Diagram, a: NodeId, b: NodeId): NodeId =>
  a === YES || b === YES ? YES : a === NO ? b : b === NO ? a : apply(diagram, a, b, (x, y) => x | y)
const not = (diagram: Diagram, a: NodeId): NodeId => mapLeaves(diagram, a, (x) => 1 - x)

/** Every variable as a function to its value number. */
interface Symbols {
  readonly node: Map<string, NodeId>
  readonly values: Map<string, readonly string[]>
}

const conditionNode = (diagram: Diagram, symbols: Symbols, when: When): NodeId => {
  let any = NO
  for (const condition of alternatives(when)) {
    let all = YES
    for (const [id, test] of Object.entries(condition)) {
      all = and(diagram, all, testNode(diagram, symbols, id, test))
      if (all === NO) break
    }
    any = or(diagram, any, all)
  }
  return any
}

const testNode = (diagram: Diagram, symbols: Symbols, id: string, test: Test): NodeId => {
  const node = symbols.node.get(id)
  const values = symbols.values.get(id)
  if (node === undefined || values === undefined) return leaf(passes(test, NOT_APPLICABLE) ? 1 : 0)
  return mapLeaves(diagram, node, (value) => (passes(test, values[value] ?? NOT_APPLICABLE) ? 1 : 0))
}

/** The levels that can matter in an incident: its facts in the model's order, then the options. */
const chooseLevels = (plan: Plan, incident: string): readonly Level[] => {
  // A first pass over a coarse question, "can this fact apply at all?", read from the gates alone.
  const possible = new Map<string, readonly string[]>([[plan.model.root, [incident]]])
  const levels: Level[] = []
  for (const fact of plan.model.facts) {
    if (fact.id === plan.model.root) continue
    const gates = fact.appliesWhen === undefined ? undefined : alternatives(fact.appliesWhen)
    const mayHold = (condition: { readonly [id: string]: Test }): boolean =>
      Object.entries(condition).every(([id, test]) => (possible.get(id) ?? [NOT_APPLICABLE]).some((value) => passes(test, value)))
    const mustHold = (condition: { readonly [id: string]: Test }): boolean =>
      Object.entries(condition).every(([id, test]) =>
        (possible.get(id) ?? [NOT_APPLICABLE]).every((value) => passes(test, value)),
      )
    if (gates !== undefined && !gates.some(mayHold)) continue
    const values = gates === undefined || gates.some(mustHold) ? fact.values : [...fact.values, NOT_APPLICABLE]
    possible.set(fact.id, values)
    levels.push({ id: fact.id, kind: 'fact', values })
  }
  for (const option of plan.model.options) levels.push({ id: option.id, kind: 'option', values: option.values })
  return levels
}

const validity = (plan: Plan, diagram: Diagram, symbols: Symbols, levels: readonly Level[]): NodeId => {
  let valid = YES
  for (const level of levels) {
    const fact = plan.facts.get(level.id)
    if (fact?.appliesWhen === undefined || !level.values.includes(NOT_APPLICABLE)) continue
    const applies = conditionNode(diagram, symbols, fact.appliesWhen)
    const absent = testNode(diagram, symbols, fact.id, NOT_APPLICABLE)
    valid = and(
      diagram,
      valid,
      apply(diagram, applies, absent, (a, b) => a ^ b),
    )
  }
  for (const row of plan.model.impossible) valid = and(diagram, valid, not(diagram, conditionNode(diagram, symbols, row.when)))
  return valid
}

/** Which decision of a topic stands, as leaf numbers into `outcomes`. */
const topicNode = (
  plan: Plan,
  diagram: Diagram,
  decisions: readonly Decision[],
  applicable: ReadonlyMap<string, NodeId>,
): { readonly node: NodeId; readonly outcomes: readonly TopicOutcome[] } => {
  const outcomes: TopicOutcome[] = [{ kind: 'none' }]
  const clashes = new Map<string, number>()
  let node = leaf(0)
  for (const decision of decisions) {
    const here = applicable.get(decision.id)
    if (here === undefined) continue
    let beaten = NO
    for (const above of plan.above.get(decision.id) ?? []) beaten = or(diagram, beaten, applicable.get(above) ?? NO)
    const stands = and(diagram, here, not(diagram, beaten))
    if (stands === NO) continue
    const mine = outcomes.push({ kind: 'stands', decision: decision.id }) - 1
    node = apply(diagram, node, stands, (before, wins) => {
      if (wins === 0) return before
      const earlier = outcomes[before]
      if (earlier === undefined || earlier.kind === 'none') return mine
      if (earlier.kind === 'clash' || comesToTheSame(plan, earlier.decision, decision)) return before
      const key = `${earlier.decision} ${decision.id}`
      const known = clashes.get(key) ?? outcomes.push({ kind: 'clash', between: [earlier.decision, decision.id] }) - 1
      clashes.set(key, known)
      return known
    })
  }
  return { node, outcomes }
}

const deriveNode = (diagram: Diagram, symbols: Symbols, step: Extract<Step, { kind: 'derived' }>): NodeId => {
  const { derived } = step
  const values = derivedValues(derived)
  if ('rows' in derived) {
    let node = leaf(values.indexOf(derived.otherwise))
    for (const row of derived.rows.toReversed()) {
      const here = conditionNode(diagram, symbols, row.when)
      const value = values.indexOf(row.is)
      node = apply(diagram, here, node, (holds, rest) => (holds === 1 ? value : rest))
    }
    return node
  }
  let taken = leaf(0)
  for (const [id, counts] of Object.entries(derived.less)) {
    const node = symbols.node.get(id)
    const names = symbols.values.get(id)
    if (node === undefined || names === undefined) continue
    taken = apply(diagram, taken, node, (sum, value) => sum + (counts[names[value] ?? NOT_APPLICABLE] ?? 0))
  }
  return mapLeaves(diagram, taken, (sum) => Math.max(0, derived.from - sum))
}

const comesToTheSame = (plan: Plan, id: string, decision: Decision): boolean => {
  const other = plan.decisions.get(id)
  return other !== undefined && sameOutcome(other, decision)
}

/** Compiles one incident. Throws {@link CeilingError} past the ceiling. */
export const compileForAudit = (plan: Plan, incident: string, ceiling?: number): CompiledForAudit => {
  const levels = chooseLevels(plan, incident)
  const diagram = createDiagram(
    levels.map((level) => level.values.length),
    ceiling,
  )
  const symbols: Symbols = { node: new Map(), values: new Map() }
  symbols.node.set(plan.model.root, leaf(0))
  symbols.values.set(plan.model.root, [incident])
  levels.forEach((level, at) => {
    symbols.node.set(
      level.id,
      variable(
        diagram,
        at,
        level.values.map((_, value) => value),
      ),
    )
    symbols.values.set(level.id, level.values)
  })
  const valid = validity(plan, diagram, symbols, levels)
  const applicable = new Map<string, NodeId>()
  const topics: TopicDiagram[] = []
  for (const step of plan.steps) {
    if (step.kind === 'derived') {
      symbols.node.set(step.derived.id, deriveNode(diagram, symbols, step))
      symbols.values.set(step.derived.id, derivedValues(step.derived))
      continue
    }
    for (const decision of step.decisions) {
      const node = and(diagram, valid, conditionNode(diagram, symbols, decision.when))
      if (node !== NO) applicable.set(decision.id, node)
    }
    const { node, outcomes } = topicNode(plan, diagram, step.decisions, applicable)
    topics.push({ topic: step.topic.id, node, outcomes })
    for (const [id, values] of Object.entries(step.topic.sets ?? {})) {
      symbols.values.set(id, values)
      symbols.node.set(
        id,
        mapLeaves(diagram, node, (number) => {
          const outcome = outcomes[number]
          return outcome?.kind === 'stands' ? values.indexOf(plan.decisions.get(outcome.decision)?.sets?.[id] ?? '') : 0
        }),
      )
    }
  }
  return { incident, levels, diagram, valid, topics, applicable }
}
