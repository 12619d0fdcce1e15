/**
 * How much the heap grows while a text is read: a thread of its own with hardly any room for garbage, so that what is
 * counted is in use. Give it texts, one at a time; it answers with bytes.
 */
import { GCProfiler, getHeapStatistics } from 'node:v8'
import { parentPort } from 'node:worker_threads'
import { formatCard } from '../../src/card/text/format-card.ts'
import { readCardLines } from '../../src/card/text/read-card.ts'

const used = (): number => getHeapStatistics().used_heap_size

/** The most that was in use beyond what was before, and what is still in use afterwards, as long as the answer is held. */
export interface Growth {
  readonly most: number
  readonly kept: number
}

const growthOf = (work: () => unknown): Growth => {
  globalThis.gc?.()
  const before = used()
  const profiler = new GCProfiler()
  profiler.start()
  const answer = work()
  const after = used()
  const { statistics } = profiler.stop()
  globalThis.gc?.()
  const kept = answer === undefined ? 0 : used() - before
  const peaks = statistics.map(({ beforeGC }) => beforeGC.heapStatistics.usedHeapSize)
  return { most: Math.max(after, ...peaks) - before, kept }
}

parentPort?.on('message', (text: string) => {
  const growths = [growthOf(() => readCardLines(text)), growthOf(() => formatCard(text))]
  parentPort?.postMessage({
    most: Math.max(...growths.map(({ most }) => most)),
    kept: Math.max(...growths.map(({ kept }) => kept)),
  } satisfies Growth)
})
