/** Compiled incidents read back from data. Apart from the writing, which a phone that rules has no use for. */
import type { Compiled, TopicOutcome } from './compile.ts'
import type { NodeId } from './diagram.ts'
import { createDiagram, leaf } from './diagram.ts'
import type { Frozen } from './freeze.ts'

/** Reads a compiled incident back from data. */
export const thaw = (frozen: Frozen): Compiled => {
  const diagram = createDiagram(frozen.levels.map((level) => level.values.length))
  const made: NodeId[] = []
  const nodeOf = (number: number): NodeId => (number < 0 ? number : (made[number] ?? leaf(0)))
  for (const [level = 0, ...children] of frozen.nodes) made.push(diagram.make(level, children.map(nodeOf)))
  return {
    incident: frozen.incident,
    levels: frozen.levels,
    diagram,
    valid: nodeOf(frozen.valid),
    topics: frozen.topics.map(({ topic, root, decisions }) => ({
      topic,
      node: nodeOf(root),
      outcomes: decisions.map((decision, at): TopicOutcome => (at === 0 ? { kind: 'none' } : { kind: 'stands', decision })),
    })),
    ...(frozen.under === undefined ? {} : { under: frozen.under }),
  }
}
