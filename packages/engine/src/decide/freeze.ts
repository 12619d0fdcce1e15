/** Compiled incidents as plain data, children before parents, so that a law is compiled once and shipped. */
import type { Compiled, Level } from './compile.ts'
import type { NodeId } from './diagram.ts'
import { isLeaf, leaf, leafValue, supportOf } from './diagram.ts'
import type { Assignment } from './model.ts'

export interface Frozen {
  readonly incident: string
  readonly levels: readonly Level[]
  /** Each: level, then one child for each value. A negative child is a leaf: leaf k is -1 - k. */
  readonly nodes: readonly (readonly number[])[]
  /** Where combinations that can be have leaf 1. */
  readonly valid: number
  /** Leaf k of a topic is its decision number k. */
  readonly topics: readonly { readonly topic: string; readonly root: number; readonly decisions: readonly string[] }[]
  /** Options that were fixed when it was built. Absent: every option is open. */
  readonly under?: Assignment
}

/** Writes a compiled incident as data. Levels that no function asks are left out. */
export const freeze = (compiled: Compiled): Frozen => {
  const numbers = new Map<NodeId, number>()
  const nodes: number[][] = []
  const asked = new Set(
    [compiled.valid, ...compiled.topics.map((topic) => topic.node)].flatMap((root) => [...supportOf(compiled.diagram, root)]),
  )
  const used = [...asked].toSorted((a, b) => a - b)
  const visit = (node: NodeId, leafNumber: (value: number) => number): number => {
    if (isLeaf(node)) return leaf(leafNumber(leafValue(node)))
    const known = numbers.get(node)
    if (known !== undefined) return known
    const level = compiled.diagram.levelOf(node)
    const row = [used.indexOf(level)]
    for (let value = 0; value < (compiled.diagram.arities[level] ?? 0); value++)
      row.push(visit(compiled.diagram.child(node, value), leafNumber))
    const number = nodes.push(row) - 1
    numbers.set(node, number)
    return number
  }
  const valid = visit(compiled.valid, (value) => value)
  const topics = compiled.topics.map(({ topic, node, outcomes }) => {
    // Leaves are numbered anew for each topic, so nodes are shared between topics only through the diagram's reader.
    numbers.clear()
    const decisions: string[] = ['']
    const kept = new Map<number, number>()
    const root = visit(node, (value) => {
      const known = kept.get(value)
      if (known !== undefined) return known
      const outcome = outcomes[value]
      // Leaf 0 is where no decision stands: combinations that cannot be.
      const number = outcome?.kind === 'stands' ? decisions.push(outcome.decision) - 1 : 0
      kept.set(value, number)
      return number
    })
    return { topic, root, decisions }
  })
  return {
    incident: compiled.incident,
    levels: used.flatMap((at) => compiled.levels[at] ?? []),
    nodes,
    valid,
    topics,
    ...(compiled.under === undefined ? {} : { under: compiled.under }),
  }
}
