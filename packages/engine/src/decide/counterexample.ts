/** The shortest way to a leaf, in words: the fewest answers, and house rules only where nothing else leads there. */
import type { Level } from './compile.ts'
import type { Diagram, NodeId } from './diagram.ts'
import { leafValue } from './diagram.ts'
import type { Assignment, Option } from './model.ts'
import { NOT_APPLICABLE } from './model.ts'

/** An assignment that leads to a leaf that `wanted` accepts, naming only what the diagram asks on the way. */
export const shortestPath = (
  diagram: Diagram,
  root: NodeId,
  levels: readonly Level[],
  options: ReadonlyMap<string, Option>,
  wanted: (value: number) => boolean,
): Assignment | undefined => {
  const memo = new Map<NodeId, { readonly cost: number; readonly value: number }>()
  const costOf = (node: NodeId): number => {
    if (node < 0) return wanted(leafValue(node)) ? 0 : Infinity
    const known = memo.get(node)
    if (known !== undefined) return known.cost
    const level = levels[diagram.levelOf(node)]
    let best = { cost: Infinity, value: -1 }
    level?.values.forEach((name, value) => {
      const step =
        name === NOT_APPLICABLE
          ? 0
          : level.kind === 'option' && name !== options.get(level.id)?.standard
            ? 100
            : level.kind === 'option'
              ? 0.01
              : 1
      const cost = step + costOf(diagram.child(node, value))
      if (cost < best.cost) best = { cost, value }
    })
    memo.set(node, best)
    return best.cost
  }
  if (costOf(root) === Infinity) return undefined
  const path: Record<string, string> = {}
  let node = root
  while (node >= 0) {
    const level = levels[diagram.levelOf(node)]
    const step = memo.get(node)
    if (level === undefined || step === undefined) return undefined
    path[level.id] = level.values[step.value] ?? NOT_APPLICABLE
    node = diagram.child(node, step.value)
  }
  return path
}

/** An assignment in words: the clause of each fact that applies, then the options that are not standard. */
export const inWords = (
  assignment: Assignment,
  options: ReadonlyMap<string, Option>,
  say: (variable: string, value: string) => string,
): string => {
  const facts: string[] = []
  const rules: string[] = []
  for (const [id, value] of Object.entries(assignment)) {
    if (value === NOT_APPLICABLE) continue
    const option = options.get(id)
    if (option === undefined) facts.push(say(id, value))
    else if (value !== option.standard) rules.push(`${id} is ${value}`)
  }
  const told = facts.length === 0 ? 'always' : `when ${facts.join(', ')}`
  return rules.length === 0 ? told : `${told}, under the rule that ${rules.join(' and ')}`
}
