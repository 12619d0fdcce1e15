/**
 * A million texts of cards and racks: nothing throws, whatever is turned away is told why, and no text takes long or much.
 *   npm run fuzz               a million inputs
 *   npm run fuzz -- 20000 7    so many, from another seed
 * Milliseconds are those that passed, or those of processor time if they are fewer, as on a busy machine.
 */
import { once } from 'node:events'
import { getHeapStatistics } from 'node:v8'
import { Worker } from 'node:worker_threads'
import { formatCard } from '../../src/card/text/format-card.ts'
import { readCardLines } from '../../src/card/text/read-card.ts'
import { readRack } from '../../src/tiles/notation.ts'
import { faultsOfRack, faultsOfText } from './fuzz-check.ts'
import type { Growth } from './fuzz-memory.ts'
import { rackKinds } from './fuzz-racks.ts'
import { textKinds } from './fuzz-texts.ts'
import { worstTexts } from './fuzz-worst.ts'
import { seeded } from './random.ts'

const MOST_MS = 50
const MOST_BYTES = 10_000_000
/** An input that takes more is read five times over, and the median counts: a busy machine stumbles. */
const SLOW_MS = 20
/** An input that takes more is read once more by a thread that measures memory. No other can have used 10 MB. */
const HUNGRY_MS = 6
const HUNGRY_BYTES = 5_000_000
const SHOWN = 10

/** Of a hundred inputs, so many are of a kind. */
const SHARES: Readonly<Record<string, number>> = {
  'random bytes as a rack': 10,
  'random signs as a rack': 15,
  racks: 12,
  'racks with slips': 12,
  'racks of a thousand characters': 1,
  'random bytes': 9,
  'random signs': 13,
  'random notes': 9,
  'a few lines': 9,
  cards: 4,
  'cards with slips': 4.8,
  'the practice card with slips': 1,
  'near the limits': 0.15,
  'near the limits, no line twice': 0.05,
}

const [wanted = '1000000', seed = '152'] = process.argv.slice(2)
const total = Number(wanted)

interface Tally {
  inputs: number
  refused: number
  ms: number
  slowest: number
  growth: number
}
interface Striking {
  readonly kind: string
  readonly text: string
}
interface Slow extends Striking {
  /** At first sight, as part of the run. */
  readonly first: number
  /** The median of five. */
  readonly ms: number
}

const tallies = new Map<string, Tally>()
const slow: Slow[] = []
const hungry: (Striking & Growth)[] = []
const codes = new Map<string, number>()
let faults = 0

const processorMs = (): number => {
  const { user, system } = process.cpuUsage()
  return (user + system) / 1000
}

const timed = (work: () => unknown): number => {
  const [start, before] = [performance.now(), processorMs()]
  work()
  return Math.min(performance.now() - start, processorMs() - before)
}

const shown = (text: string): string => `${text.length} characters: ${JSON.stringify(text.slice(0, 60))}`

const report = (kind: string, text: string, found: readonly string[]): void => {
  if (found.length === 0) return
  faults++
  if (faults <= 20) console.error(`FAULT in ${kind}, ${JSON.stringify(text.slice(0, 400))}\n  ${found.slice(0, 3).join('\n  ')}`)
}

const memory = new Worker(new URL('fuzz-memory.js', import.meta.url), { resourceLimits: { maxYoungGenerationSizeMb: 1 } })
const growthOf = async (text: string): Promise<Growth> => {
  const answer = once(memory, 'message')
  memory.postMessage(text)
  const [growth] = (await answer) as [Growth]
  return growth
}

const median = (work: () => unknown): number => {
  const times = [0, 1, 2, 3, 4].map(() => timed(work)).toSorted((a, b) => a - b)
  return times[2] ?? 0
}

const timeAgain = (text: string): number =>
  Math.max(
    median(() => readCardLines(text)),
    median(() => formatCard(text)),
  )

const tallyOf = (kind: string): Tally => {
  const tally = tallies.get(kind) ?? { inputs: 0, refused: 0, ms: 0, slowest: 0, growth: 0 }
  tallies.set(kind, tally)
  return tally
}

const count = (tally: Tally, ms: number, growth: number, problems: readonly { readonly code: string }[]): void => {
  tally.inputs++
  tally.ms += ms
  if (problems.length > 0) tally.refused++
  tally.slowest = Math.max(tally.slowest, ms)
  tally.growth = Math.max(tally.growth, growth)
  for (const code of new Set(problems.map((problem) => problem.code))) codes.set(code, (codes.get(code) ?? 0) + 1)
}

const tryRack = (kind: string, text: string): void => {
  try {
    const before = getHeapStatistics().used_heap_size
    let problems: readonly { readonly code: string }[] = []
    const ms = timed(() => {
      const rack = readRack(text)
      if (!rack.ok) ({ problems } = rack)
    })
    count(tallyOf(kind), ms, getHeapStatistics().used_heap_size - before, problems)
    report(kind, text, faultsOfRack(text))
  } catch (error) {
    report(kind, text, [`thrown: ${String(error)}`])
  }
}

const tryText = async (kind: string, text: string, always = false): Promise<void> => {
  try {
    const before = getHeapStatistics().used_heap_size
    let read = readCardLines('')
    let formatted = ''
    const reading = timed(() => (read = readCardLines(text)))
    const growth = getHeapStatistics().used_heap_size - before
    const formatting = timed(() => (formatted = formatCard(text)))
    const ms = Math.max(reading, formatting)
    count(tallyOf(kind), ms, growth, read.problems)
    report(kind, text, faultsOfText(text, read, formatted))
    if (always || ms > SLOW_MS) slow.push({ kind, text, first: ms, ms: timeAgain(text) })
    if (always || ms > HUNGRY_MS || growth > HUNGRY_BYTES) hungry.push({ kind, text, ...(await growthOf(text)) })
  } catch (error) {
    report(kind, text, [`thrown: ${String(error)}`])
  }
}

const megabytes = (bytes: number): string => (bytes / 1e6).toFixed(1)

const started = performance.now()
// The compiler is given time to do its work.
for (const [, text] of [...worstTexts, ...worstTexts]) timeAgain(text)

const random = seeded(Number(seed))
for (const [name, text] of worstTexts) await tryText(`worst: ${name}`, text, true)
for (const [kind, share] of Object.entries(SHARES)) {
  const inputs = Math.round((total * share) / 100)
  const rack = rackKinds[kind]
  const card = textKinds[kind]
  for (let at = 0; at < inputs; at++)
    if (rack !== undefined) tryRack(kind, rack(random))
    else if (card !== undefined) await tryText(kind, card(random))
  const tally = tallyOf(kind)
  console.log(
    `${kind.padEnd(32)}${String(tally.inputs).padStart(8)} inputs, ${((100 * tally.refused) / Math.max(1, tally.inputs)).toFixed(0).padStart(3)}% turned away, ` +
      `mean ${(tally.ms / Math.max(1, tally.inputs)).toFixed(3)} ms, slowest at first sight ${tally.slowest.toFixed(1)} ms, heap +${megabytes(tally.growth)} MB at most`,
  )
}
await memory.terminate()

const inputs = [...tallies.values()].reduce((sum, tally) => sum + tally.inputs, 0)
console.log(
  `\n${inputs} inputs, seed ${seed}, ${worstTexts.length} of them made to be hard, in ${((performance.now() - started) / 1000).toFixed(0)} s`,
)
console.log(
  `problems told, by inputs that have them:\n  ${[...codes]
    .toSorted((a, b) => b[1] - a[1])
    .map(([code, times]) => `${code} ${times}`)
    .join(', ')}`,
)
console.log(`\nthe slowest of ${slow.length} read five times over: median, and time at first sight`)
for (const { kind, text, ms, first } of slow.toSorted((a, b) => b.ms - a.ms).slice(0, SHOWN))
  console.log(`  ${ms.toFixed(1)} ms (${first.toFixed(1)})  ${kind}, ${shown(text)}`)
console.log(`the hungriest of ${hungry.length} measured: most in use while it was read, and what the answer keeps`)
for (const { kind, text, most, kept } of hungry.toSorted((a, b) => b.most - a.most).slice(0, SHOWN))
  console.log(`  ${megabytes(most)} MB (${megabytes(kept)})  ${kind}, ${shown(text)}`)

const tooSlow = slow.filter(({ ms }) => ms > MOST_MS).length
const tooHungry = hungry.filter(({ most }) => most > MOST_BYTES).length
console.log(`\n${faults} faults, ${tooSlow} over ${MOST_MS} ms, ${tooHungry} over ${megabytes(MOST_BYTES)} MB`)
if (faults > 0 || tooSlow > 0 || tooHungry > 0) process.exitCode = 1
