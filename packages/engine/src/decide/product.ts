/**
 * Whole rulings: the topics of an incident joined, with some variables known. A leaf is one decision for each topic.
 * Joined by effects, decisions that come to the same count as one, which is what matters for asking and comparing.
 */
import { createMemory } from '../base/memory.ts'
import type { Compiled, Level, TopicOutcome } from './compile.ts'
import type { Diagram, NodeId } from './diagram.ts'
import { apply, leaf, leavesOf, mapLeaves, restrict } from './diagram.ts'
import { fixedLevels, knownPart } from './known-part.ts'
import type { Assignment, Decision, Effect } from './model.ts'
import { NOT_APPLICABLE } from './model.ts'
import type { Plan } from './plan.ts'

/** The leaf of combinations that cannot be. */
export const INVALID = 0

export interface Product {
  readonly levels: readonly Level[]
  readonly diagram: Diagram
  readonly root: NodeId
  /** Leaf number -> decision ids, one a topic, in the order of the topics. Leaf 0 is {@link INVALID}. */
  readonly leaves: readonly (readonly string[])[]
}

/** Effects of a decision as text, citations and the order of effects left out. */
export const effectsKey = (effects: readonly Effect[]): string =>
  JSON.stringify(
    effects
      .map((effect) => JSON.stringify([effect.slot, effect.kind, effect.role ?? '', effect.args ?? {}]))
      .toSorted((a, b) => (a < b ? -1 : 1)),
  )

const canonicals = createMemory<readonly TopicOutcome[], ReadonlyMap<string, string>>()

/** For each decision of a topic, the first one with the same effects. */
export const canonical = (plan: Plan, { topics }: Compiled, topic: number): ReadonlyMap<string, string> => {
  const outcomes = topics[topic]?.outcomes ?? []
  return canonicals(outcomes, () => {
    const first = new Map<string, string>()
    const same = new Map<string, string>()
    for (const outcome of outcomes) {
      if (outcome.kind !== 'stands') continue
      const key = effectsKey(plan.decisions.get(outcome.decision)?.effects ?? [])
      const known = first.get(key) ?? outcome.decision
      first.set(key, known)
      same.set(outcome.decision, known)
    }
    return same
  })
}

/** The same product, with rulings that come to the same made one. */
const byEffects = (plan: Plan, compiled: Compiled, product: Product): Product => {
  const same = compiled.topics.map((_, topic) => canonical(plan, compiled, topic))
  const leaves: (readonly string[])[] = [[]]
  const numbers = new Map<string, number>()
  const number = product.leaves.map((ids, at) => {
    if (at === INVALID) return INVALID
    const named = ids.map((id, topic) => same[topic]?.get(id) ?? id)
    const key = named.join(' ')
    const known = numbers.get(key) ?? leaves.push(named) - 1
    numbers.set(key, known)
    return known
  })
  return { ...product, root: mapLeaves(product.diagram, product.root, (value) => number[value] ?? INVALID), leaves }
}

/** Joins the topics with these variables known. */
export const join = (plan: Plan, compiled: Compiled, known: Assignment, by: 'decisions' | 'effects' = 'decisions'): Product => {
  const { diagram, levels, valid, topics } = knownPart(compiled, known)
  const leaves: (readonly string[])[] = [[], []]
  const numbers = new Map<string, number>()
  let root = valid
  topics.forEach(({ node, outcomes }) => {
    root = apply(diagram, root, node, (before, value) => {
      if (before === INVALID) return INVALID
      const key = `${before} ${value}`
      const known = numbers.get(key)
      if (known !== undefined) return known
      const outcome = outcomes[value]
      const number = leaves.push([...(leaves[before] ?? []), outcome?.kind === 'stands' ? outcome.decision : '']) - 1
      numbers.set(key, number)
      return number
    })
  })
  const product = { levels, diagram, root, leaves }
  return by === 'effects' ? byEffects(plan, compiled, product) : product
}

/** Every ruling that the product can still come to, as leaf numbers. */
export const openLeaves = (product: Product): readonly number[] =>
  [...leavesOf(product.diagram, product.root)].filter((value) => value !== INVALID)

/** The decisions of the one ruling that is left; nothing when none or several are. */
export const readLeaf = (product: Product): readonly string[] | undefined => {
  const [first, ...others] = openLeaves(product)
  return first === undefined || others.length > 0 ? undefined : product.leaves[first]
}

/** The product with more variables known. */
export const narrow = (product: Product, known: Assignment): Product => ({
  ...product,
  root: restrict(product.diagram, product.root, fixedLevels(product.levels, known)),
})

/** Whether nothing that can be is left. */
export const isImpossible = (product: Product): boolean => product.root === leaf(INVALID)

/** The decisions with these ids, in the same order. */
export const decisionsOf = (plan: Plan, ids: readonly string[]): readonly Decision[] => {
  const decisions: Decision[] = []
  for (const id of ids) {
    const decision = plan.decisions.get(id)
    if (decision !== undefined) decisions.push(decision)
  }
  return decisions
}

/** Keeps whichever side can be; where both can, they agree or the first is taken. */
const either = (a: number, b: number): number => (a === INVALID ? b : a)

/**
 * Takes facts for granted where they apply: the value stands wherever the fact means something, and where it does not,
 * nothing is lost. A told fact is narrowed instead, since telling it also tells that it applies.
 */
export const assume = (product: Product, taken: Assignment): Product => {
  const { diagram, levels } = product
  const values = levels.map((level) => {
    const value = taken[level.id]
    return value === undefined ? undefined : { taken: level.values.indexOf(value), absent: level.values.indexOf(NOT_APPLICABLE) }
  })
  const memo = new Map<NodeId, NodeId>()
  const walk = (node: NodeId): NodeId => {
    if (node < 0) return node
    const known = memo.get(node)
    if (known !== undefined) return known
    const level = diagram.levelOf(node)
    const children: NodeId[] = []
    for (let value = 0; value < (diagram.arities[level] ?? 0); value++) children.push(walk(diagram.child(node, value)))
    const choice = values[level]
    let made: NodeId
    if (choice === undefined) made = diagram.make(level, children)
    else {
      const there = children[choice.taken] ?? leaf(INVALID)
      const absent = children[choice.absent] ?? leaf(INVALID)
      made = there === absent ? there : apply(diagram, there, absent, either)
    }
    memo.set(node, made)
    return made
  }
  return { ...product, root: walk(product.root) }
}

/** Rules out every value but these of some variables. */
const only = (product: Product, among: { readonly [variable: string]: readonly string[] }): Product => {
  const { diagram, levels } = product
  if (Object.keys(among).length === 0) return product
  const memo = new Map<NodeId, NodeId>()
  const walk = (node: NodeId): NodeId => {
    if (node < 0) return node
    const known = memo.get(node)
    if (known !== undefined) return known
    const at = diagram.levelOf(node)
    const level = levels[at]
    const wanted = level === undefined ? undefined : among[level.id]
    const children = (level?.values ?? []).map((value, number) =>
      wanted === undefined || value === NOT_APPLICABLE || wanted.includes(value)
        ? walk(diagram.child(node, number))
        : leaf(INVALID),
    )
    const made = diagram.make(at, children)
    memo.set(node, made)
    return made
  }
  return { ...product, root: walk(product.root) }
}

/** The topics of an incident with some variables known, every combination that cannot be marked as such. */
export interface Narrowed {
  readonly compiled: Compiled
  readonly valid: NodeId
  /** One function a topic: leaf 0 where the case cannot be, otherwise one more than the outcome's number. */
  readonly topics: readonly NodeId[]
}

/** Narrows the topics one by one, which is far less than narrowing their product. */
export const narrowTopics = (
  compiled: Compiled,
  known: Assignment,
  among: { readonly [variable: string]: readonly string[] } = {},
): Narrowed => {
  const part = knownPart(compiled, known)
  const { diagram, levels } = part
  const valid = only({ levels, diagram, root: part.valid, leaves: [] }, among).root
  const topics = part.topics.map(({ node }) => apply(diagram, valid, node, (can, value) => (can === 1 ? value + 1 : INVALID)))
  return { compiled: part, valid, topics }
}

/**
 * Joins narrowed topics with some facts taken for granted. The same branch of an assumed fact can be in every topic, so
 * folding each topic first comes to the same as folding the product, which is then hardly larger than its answer.
 */
export const joinNarrowed = (plan: Plan, narrowed: Narrowed, taken: Assignment, by: 'decisions' | 'effects'): Product => {
  const { compiled } = narrowed
  const { diagram, levels } = compiled
  const folded = (root: NodeId): NodeId => assume({ levels, diagram, root, leaves: [] }, taken).root
  const leaves: (readonly string[])[] = [[], []]
  const numbers = new Map<number, number>()
  let root = folded(narrowed.valid)
  narrowed.topics.forEach((node, at) => {
    const outcomes = compiled.topics[at]?.outcomes ?? []
    numbers.clear()
    root = apply(diagram, root, folded(node), (before, value) => {
      if (before === INVALID || value === INVALID) return INVALID
      const key = before * (outcomes.length + 1) + value
      const known = numbers.get(key)
      if (known !== undefined) return known
      const outcome = outcomes[value - 1]
      const number = leaves.push([...(leaves[before] ?? []), outcome?.kind === 'stands' ? outcome.decision : '']) - 1
      numbers.set(key, number)
      return number
    })
  })
  const product = { levels, diagram, root, leaves }
  return by === 'effects' ? byEffects(plan, compiled, product) : product
}
