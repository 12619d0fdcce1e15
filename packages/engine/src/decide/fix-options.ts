/** An incident under rules that are settled. */
import type { Compiled } from './compile.ts'
import { knownPart } from './known-part.ts'
import type { Assignment } from './model.ts'

/**
 * The incident with some options fixed for good: far smaller, and good for rulings under these values only. Whoever
 * rules with it learns nothing of what other values would change.
 */
export const fixOptions = (compiled: Compiled, under: Assignment): Compiled => {
  const options = compiled.levels.flatMap(({ id, kind }) => (kind === 'option' ? [[id, under[id] ?? ''] as const] : []))
  return { ...knownPart(compiled, Object.fromEntries(options)), under: { ...compiled.under, ...under } }
}
