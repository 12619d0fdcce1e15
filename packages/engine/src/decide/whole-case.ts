/**
 * A case of which every fact is settled. Facts come before options in a diagram, so each topic is followed down to the
 * node where only options are left, and nothing has to be built. Most rulings at a table are of this kind.
 */
import { createMemory } from '../base/memory.ts'
import type { Compiled, Level } from './compile.ts'
import type { Diagram, NodeId } from './diagram.ts'
import { isLeaf, leaf, leafValue, leavesOf, mapLeaves, supportOf } from './diagram.ts'
import type { Assignment } from './model.ts'
import type { Plan } from './plan.ts'
import type { Product } from './product.ts'
import { canonical, INVALID } from './product.ts'

export interface WholeCase {
  readonly compiled: Compiled
  /** False where these facts contradict each other. */
  readonly canBe: boolean
  /** One a topic: what the options still decide, or the leaf where they decide nothing. */
  readonly topics: readonly NodeId[]
}

const LEAF_OF_WHAT_CAN_BE = 1

/** Follows a function as far as the values go: to a leaf, or to the first level of which nobody knows the value. */
const follow = (diagram: Diagram, levels: readonly Level[], root: NodeId, values: Assignment): NodeId => {
  let node = root
  while (!isLeaf(node)) {
    const level = levels[diagram.levelOf(node)]
    const value = level === undefined ? undefined : values[level.id]
    const at = value === undefined ? -1 : (level?.values.indexOf(value) ?? -1)
    if (at < 0) return node
    node = diagram.child(node, at)
  }
  return node
}

/** The case of these facts; nothing where one is open that can matter. Options play no part in what can be. */
export const wholeCase = (compiled: Compiled, facts: Assignment): WholeCase | undefined => {
  const { diagram, levels } = compiled
  const valid = follow(diagram, levels, compiled.valid, facts)
  if (!isLeaf(valid)) return undefined
  const canBe = leafValue(valid) === LEAF_OF_WHAT_CAN_BE
  if (!canBe) return { compiled, canBe, topics: [] }
  const topics: NodeId[] = []
  for (const { node } of compiled.topics) {
    const left = follow(diagram, levels, node, facts)
    if (!isLeaf(left) && levels[diagram.levelOf(left)]?.kind !== 'option') return undefined
    topics.push(left)
  }
  return { compiled, canBe, topics }
}

/** The one ruling of a case under settled options; nothing where an option that matters is open. */
export const productOf = (
  plan: Plan,
  { compiled, canBe, topics }: WholeCase,
  options: Assignment,
  by: 'decisions' | 'effects',
): Product | undefined => {
  const { diagram, levels } = compiled
  const product = { levels, diagram, root: leaf(INVALID), leaves: [[]] }
  if (!canBe) return product
  const ids: string[] = []
  for (const [at, root] of topics.entries()) {
    const node = follow(diagram, levels, root, options)
    if (!isLeaf(node)) return undefined
    const outcome = compiled.topics[at]?.outcomes[leafValue(node)]
    const id = outcome?.kind === 'stands' ? outcome.decision : ''
    ids.push(by === 'effects' ? (canonical(plan, compiled, at).get(id) ?? id) : id)
  }
  return { ...product, root: leaf(1), leaves: [[], ids] }
}

const asked = createMemory<Compiled, Map<string, ReadonlySet<number>>>()

/** The levels that one topic asks below a node, decisions with the same effects taken as one. Kept: a law has few. */
const askedBelow = (plan: Plan, compiled: Compiled, topic: number, node: NodeId): ReadonlySet<number> => {
  const kept = asked(compiled, () => new Map())
  const key = `${topic} ${node}`
  const known = kept.get(key)
  if (known !== undefined) return known
  const { diagram, topics } = compiled
  const same = canonical(plan, compiled, topic)
  const outcomes = topics[topic]?.outcomes ?? []
  const numbers = new Map<string, number>()
  for (const value of leavesOf(diagram, node)) {
    const outcome = outcomes[value]
    const id = outcome?.kind === 'stands' ? (same.get(outcome.decision) ?? '') : ''
    if (!numbers.has(id)) numbers.set(id, value)
  }
  const byEffects = mapLeaves(diagram, node, (value) => {
    const outcome = outcomes[value]
    return numbers.get(outcome?.kind === 'stands' ? (same.get(outcome.decision) ?? '') : '') ?? value
  })
  const made = supportOf(diagram, byEffects)
  kept.set(key, made)
  return made
}

/** The options that can change what comes of a case, in the order of the levels. */
export const optionsThatMatter = (plan: Plan, { compiled, topics }: WholeCase): readonly string[] => {
  const open = new Set<number>()
  topics.forEach((node, topic) => {
    if (!isLeaf(node)) for (const level of askedBelow(plan, compiled, topic, node)) open.add(level)
  })
  return compiled.levels.filter((_, level) => open.has(level)).map((level) => level.id)
}
