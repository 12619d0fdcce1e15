import { compileCard, tableBytes } from '../src/card/match/compile.ts'
import { thousandVariants } from './card-thousand.ts'

/** What compiling a card of a thousand variants takes. */
export interface Cold {
  /** Milliseconds that passed, or those of processor time if they are fewer, as on a busy machine. */
  readonly ms: number
  readonly bytes: number
  readonly variants: number
}

/** Compiles once. Cold only where it is the first to do so in its process. */
export const coldCompile = (): Cold => {
  const card = thousandVariants()
  const start = performance.now()
  const before = process.cpuUsage()
  const compiled = compileCard(card)
  const passed = performance.now() - start
  const { user, system } = process.cpuUsage(before)
  const ms = Math.min(passed, (user + system) / 1000)
  return { ms, bytes: tableBytes(compiled), variants: compiled.tables.variants.size }
}
