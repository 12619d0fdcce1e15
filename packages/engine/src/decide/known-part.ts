/**
 * What is left of an incident once some variables are known, in a diagram of its own. Diagrams only grow, so whatever a
 * hearing builds must not be built on the law itself, which stays as long as the program runs.
 */
import type { Compiled, Level } from './compile.ts'
import { copier, createDiagram } from './diagram.ts'
import type { Assignment } from './model.ts'

/** The value numbers of known variables by level; unknown levels stay open. */
export const fixedLevels = (levels: readonly Level[], known: Assignment): (number | undefined)[] =>
  levels.map((level) => {
    const value = known[level.id]
    const at = value === undefined ? -1 : level.values.indexOf(value)
    return at < 0 ? undefined : at
  })

/** The incident with these variables fixed, apart from the diagram that it came from. */
export const knownPart = (compiled: Compiled, known: Assignment): Compiled => {
  const { levels, topics } = compiled
  const diagram = createDiagram(compiled.diagram.arities)
  const copy = copier(compiled.diagram, diagram, fixedLevels(levels, known))
  return {
    ...compiled,
    diagram,
    valid: copy(compiled.valid),
    topics: topics.map((topic) => ({ ...topic, node: copy(topic.node) })),
  }
}
