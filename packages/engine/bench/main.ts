/**
 * Speed, as ratios within one run on one thread. Equal rulings are asserted before anything is timed.
 *   npm run bench
 */
import { compiled, law } from '../data/index.ts'
import { evaluate } from '../src/decide/evaluate.ts'
import { thaw } from '../src/decide/thaw.ts'
import type { Assignment } from '../src/decide/model.ts'
import { makePlan } from '../src/decide/plan-check.ts'
import { createRuler } from '../src/decide/ruler.ts'
import { measureCard } from './card-match.ts'
import { settleRules } from '../src/rulings/court.ts'
import { openCourt } from '../src/rulings/open-court.ts'
import { factSets } from './fact-sets.ts'
import { measureFold } from './fold.ts'
import { createRulesEngine } from './rules-engine.ts'

const INCIDENT = 'declaration'
const SETS = 2_000
const RULINGS_PER_ITERATION = 1_000
const SEED = 152
const LEAST_RATE = 500_000
const LEAST_RATIO = 200
const LEAST_EVENTS = 200_000
const LEAST_KNOWN_EVENTS = 100_000
const MOST_GROWTH = 1.5

const made = makePlan(law.model)
if (!made.ok) throw new Error('the law does not load; run the audit')
const plan = made.value
const frozen = compiled.find((one) => one.incident === INCIDENT)
if (frozen === undefined) throw new Error(`${INCIDENT} is not compiled`)
const options: Assignment = Object.fromEntries(law.model.options.map((option) => [option.id, option.standard]))
const rule = createRuler(plan, thaw(frozen), options)
const other = createRulesEngine(plan, INCIDENT, options)
const sets = factSets(plan, INCIDENT, SETS, SEED)

const plainly = (facts: Assignment): string =>
  [...evaluate(plan, { ...options, ...facts }).byTopic.values()]
    .map((one) => (one.kind === 'stands' ? one.decision.id : one.kind))
    .join()

let checked = 0
for (const facts of sets) {
  const ours = rule(facts)
    ?.map((decision) => decision.id)
    .join()
  const theirs = (await other(facts)).join()
  if (ours === undefined || ours !== theirs || ours !== plainly(facts))
    throw new Error(`not equal for ${JSON.stringify(facts)}:\n${ours}\n${theirs}\n${plainly(facts)}`)
  checked++
}
console.log(
  `${checked} fact sets of the ${INCIDENT} incident: diagram, plain evaluator and json-rules-engine agree on every decision`,
)

const batch = (iteration: number): readonly Assignment[] => {
  const start = (iteration * RULINGS_PER_ITERATION) % SETS
  return sets.slice(start, start + RULINGS_PER_ITERATION)
}

/** Rulings per second over iterations of a thousand; the median iteration counts. */
const rate = async (iterations: number, run: (facts: readonly Assignment[]) => number | Promise<number>): Promise<number> => {
  const times: number[] = []
  let sum = 0
  for (let iteration = 0; iteration < iterations; iteration++) {
    const facts = batch(iteration)
    const start = performance.now()
    sum += await run(facts)
    times.push(performance.now() - start)
  }
  if (sum === 0) throw new Error('nothing was ruled')
  const median = times.toSorted((a, b) => a - b)[Math.floor(times.length / 2)] ?? Infinity
  return (RULINGS_PER_ITERATION / median) * 1000
}

const ruleAll = (facts: readonly Assignment[]): number => {
  let decisions = 0
  for (const one of facts) decisions += rule(one)?.length ?? 0
  return decisions
}

const plainAll = (facts: readonly Assignment[]): number => {
  let decisions = 0
  for (const one of facts) decisions += evaluate(plan, { ...options, ...one }).byTopic.size
  return decisions
}

const otherAll = async (facts: readonly Assignment[]): Promise<number> => {
  let decisions = 0
  for (const one of facts) decisions += (await other(one)).length
  return decisions
}

await rate(200, ruleAll)
const diagram = await rate(2_000, ruleAll)
const plain = await rate(5, plainAll)
const engine = await rate(5, otherAll)
const diagramAgain = await rate(2_000, ruleAll)
const slower = Math.min(diagram, diagramAgain)

const show = (label: string, value: number): void =>
  console.log(`${label.padEnd(34)}${Math.round(value).toLocaleString('en-US').padStart(12)} rulings/s`)
show('diagram (slower of two runs)', slower)
show('plain evaluator', plain)
show('json-rules-engine, same tables', engine)
console.log(`diagram / json-rules-engine: ${(slower / engine).toFixed(0)} times (at least ${LEAST_RATIO})`)
console.log(`diagram / plain evaluator: ${(slower / plain).toFixed(0)} times`)
if (slower < LEAST_RATE || slower / engine < LEAST_RATIO) {
  console.error(`under the floor: ${LEAST_RATE} rulings/s and ${LEAST_RATIO} times json-rules-engine`)
  process.exitCode = 1
}
if (!measureCard()) process.exitCode = 1

const court = openCourt(law, compiled)
const rules = court.ok ? settleRules(court.value, 'nmjl') : court
if (!court.ok || !rules.ok) throw new Error('the law does not open; run the audit')
const fold = measureFold(court.value, rules.value)
const events = (value: number): string => `${Math.round(value).toLocaleString('en-US').padStart(12)} events/s`
console.log(`${'a table, event by event'.padEnd(34)}${events(fold.rate)} (at least ${LEAST_EVENTS.toLocaleString('en-US')})`)
console.log(
  `${'the same with 152 tiles followed'.padEnd(34)}${events(fold.knownRate)} (at least ${LEAST_KNOWN_EVENTS.toLocaleString('en-US')})`,
)
console.log(`cost of an event, log of 1,000 / log of 100: ${fold.growth.toFixed(2)} (at most ${MOST_GROWTH})`)
console.log(`following a log / reading it as JSON: ${fold.overJson.toFixed(1)} times`)
if (fold.rate < LEAST_EVENTS || fold.knownRate < LEAST_KNOWN_EVENTS || fold.growth > MOST_GROWTH) {
  console.error('under the floor: events through a table')
  process.exitCode = 1
}
