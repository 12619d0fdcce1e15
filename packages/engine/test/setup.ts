import { configureGlobal } from 'fast-check'
import { afterEach, beforeEach, vi } from 'vitest'

// Property tests repeat exactly. For a longer, random run by hand:
//   MAHJUDGE_SEED=$RANDOM MAHJUDGE_RUNS=10000 npm run unit
const runs = process.env['MAHJUDGE_RUNS']
configureGlobal({
  seed: Number(process.env['MAHJUDGE_SEED'] ?? 152),
  ...(runs === undefined ? {} : { numRuns: Number(runs) }),
})

const methods = ['debug', 'error', 'info', 'log', 'trace', 'warn'] as const
let written: string[] = []

beforeEach(() => {
  written = []
  for (const method of methods) {
    vi.spyOn(console, method).mockImplementation((...words: unknown[]) => {
      written.push(`console.${method}: ${words.map(String).join(' ')}`)
    })
  }
})

afterEach(() => {
  vi.restoreAllMocks()
  if (written.length > 0) throw new Error(`A test may not write to the console:\n${written.join('\n')}`)
})
