/**
 * What can still matter. With some facts known, the rest of a diagram says exactly which answers could change the
 * ruling; combinations that cannot be count as "any ruling", so a fact that merely repeats another is not asked.
 */
import type { Diagram, NodeId } from './diagram.ts'
import { apply, leaf, leavesOf, supportOf } from './diagram.ts'
import type { Plan } from './plan.ts'
import type { Product } from './product.ts'
import { INVALID } from './product.ts'
import { variablesOf } from './when.ts'

const CLASH = 2 ** 24 - 1

/** The function without one level, where that level cannot change it; nothing where it can. */
export const eliminate = (diagram: Diagram, root: NodeId, level: number): NodeId | undefined => {
  const merge = (a: NodeId, b: NodeId): NodeId =>
    apply(diagram, a, b, (x, y) => (x === INVALID ? y : y === INVALID || x === y ? x : CLASH))
  const memo = new Map<NodeId, NodeId>()
  const walk = (node: NodeId): NodeId => {
    if (node < 0 || diagram.levelOf(node) > level) return node
    const known = memo.get(node)
    if (known !== undefined) return known
    const at = diagram.levelOf(node)
    const children: NodeId[] = []
    for (let value = 0; value < (diagram.arities[at] ?? 0); value++) children.push(diagram.child(node, value))
    const made = at === level ? children.reduce(merge, leaf(INVALID)) : diagram.make(at, children.map(walk))
    memo.set(node, made)
    return made
  }
  const left = walk(root)
  return leavesOf(diagram, left).has(CLASH) ? undefined : left
}

/**
 * The facts that can still change the ruling, in the model's order, each with the facts its meaning depends on.
 * Facts are given up one at a time, the last first, since of two facts that tell each other only one may go. Facts in
 * `aside` (nobody knows them) are neither asked nor given up.
 */
export const neededFacts = (plan: Plan, product: Product, aside: ReadonlySet<string> = new Set()): readonly string[] => {
  const { diagram, levels } = product
  let left = product.root
  const kept = new Set<string>()
  for (let level = levels.length - 1; level >= 0; level--) {
    const { id, kind } = levels[level] ?? { id: '', kind: 'option' }
    if (kind === 'option' || aside.has(id) || !supportOf(diagram, left).has(level)) continue
    const without = eliminate(diagram, left, level)
    if (without === undefined) kept.add(id)
    else left = without
  }
  const open = supportOf(diagram, product.root)
  const isOpen = (id: string): boolean =>
    open.has(levels.findIndex((level) => level.id === id)) && openValues(product, id).length > 1
  const waiting = [...kept]
  for (let id = waiting.pop(); id !== undefined; id = waiting.pop()) {
    const gates = plan.facts.get(id)?.appliesWhen
    for (const gate of gates === undefined ? [] : variablesOf(gates))
      if (!kept.has(gate) && !aside.has(gate) && isOpen(gate)) {
        kept.add(gate)
        waiting.push(gate)
      }
  }
  return levels.filter((level) => kept.has(level.id)).map((level) => level.id)
}

/** The variables that the function still asks. */
export const openVariables = (product: Product): readonly string[] => {
  const open = supportOf(product.diagram, product.root)
  return product.levels.filter((_, level) => open.has(level)).map((level) => level.id)
}

/** The values of one variable that can still be. */
export const openValues = (product: Product, id: string): readonly string[] => {
  const { diagram, levels, root } = product
  const at = levels.findIndex((level) => level.id === id)
  const values = levels[at]?.values ?? []
  const open = new Set<number>()
  const seen = new Set<NodeId>()
  const waiting = [root]
  for (let node = waiting.pop(); node !== undefined && open.size < values.length; node = waiting.pop()) {
    // Equal nodes are one, so whatever is not this leaf can still be.
    if (node === leaf(INVALID) || seen.has(node)) continue
    seen.add(node)
    const level = diagram.levelOf(node)
    if (level > at) for (let value = 0; value < values.length; value++) open.add(value)
    else
      for (let value = 0; value < (diagram.arities[level] ?? 0); value++) {
        const child = diagram.child(node, value)
        if (level < at) waiting.push(child)
        else if (child !== leaf(INVALID)) open.add(value)
      }
  }
  return values.filter((_, value) => open.has(value))
}
