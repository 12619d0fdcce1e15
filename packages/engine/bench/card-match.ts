/**
 * The hand matcher: what a card costs to compile, and how fast questions are answered, as ratios to a plain scan in the same
 * run. Equal answers are asserted before anything is timed. Two cards are in use, or the compiler would specialise on one.
 */
import { spawnSync } from 'node:child_process'
import { compileCard } from '../src/card/match/compile.ts'
import { packExposures } from '../src/card/match/exposed.ts'
import type { PackedRack } from '../src/card/match/packed.ts'
import { packRack } from '../src/card/match/packed.ts'
import { alive, bestValue, distance } from '../src/card/match/quick.ts'
import type { Counts } from '../src/tiles/kinds.ts'
import type { Cold } from './card-cold.ts'
import { coldCompile } from './card-cold.ts'
import { handsOf } from './card-hands.ts'
import { scanOf, scanned } from './card-scan.ts'
import { thousandVariants } from './card-thousand.ts'

const HANDS = 10_000
const CHECKED = 1_000
const SEED = 152
const ROUNDS = 5
const COLD_RUNS = 5
const MOST_MS = 50
const MOST_BYTES = 1_000_000

const here = coldCompile()
const card = thousandVariants()
const other = compileCard({ ...card, lines: card.lines.filter((_, index) => index % 3 === 0) })
const compiled = compileCard(card)
const scan = scanOf(card)
const hands = handsOf(card, HANDS, SEED)

const packed = (tiles: Counts): PackedRack => {
  const rack = packRack(tiles)
  if (rack === undefined) throw new Error('a hand was drawn that no set has')
  if (bestValue(other, rack) > bestValue(compiled, rack) || distance(other, rack) < distance(compiled, rack))
    throw new Error('a part of a card answers better than the whole')
  return rack
}

interface Race<Ours, Theirs> {
  readonly name: string
  /** Times the plain scan, at least. */
  readonly floor: number
  readonly ours: readonly Ours[]
  readonly theirs: readonly Theirs[]
  readonly quick: (one: Ours) => number
  readonly plain: (one: Theirs) => number
}

/** Questions in a second, over at least so many milliseconds. */
const rate = <T>(items: readonly T[], ask: (one: T) => number, leastMs: number): number => {
  const start = performance.now()
  let [asked, sum, taken] = [0, 0, 0]
  const batch = Math.min(items.length, 500)
  while (taken < leastMs) {
    const from = asked % items.length
    for (const one of items.slice(from, from + batch)) sum += ask(one)
    asked += batch
    taken = performance.now() - start
  }
  if (sum < 0) throw new Error('an answer below nothing')
  return (asked / taken) * 1000
}

const median = (numbers: readonly number[]): number => numbers.toSorted((a, b) => a - b)[Math.floor(numbers.length / 2)] ?? 0

/** Runs a race and says whether the floor was held. */
const run = <Ours, Theirs>({ name, floor, ours, theirs, quick, plain }: Race<Ours, Theirs>): boolean => {
  for (let index = 0; index < CHECKED; index++) {
    const [one, same] = [ours[index], theirs[index]]
    if (one !== undefined && same !== undefined && quick(one) !== plain(same))
      throw new Error(`${name}: hand ${index} is judged differently`)
  }
  rate(ours, quick, 100)
  const rounds = Array.from({ length: ROUNDS }, () => ({ quick: rate(ours, quick, 60), plain: rate(theirs, plain, 60) }))
  const ratio = median(rounds.map((round) => round.quick / round.plain))
  const speed = Math.round(median(rounds.map((round) => round.quick))).toLocaleString('en-US')
  console.log(
    `${name.padEnd(20)}${speed.padStart(12)} hands/s ${ratio.toFixed(0).padStart(6)} times the plain scan (at least ${floor})`,
  )
  return ratio >= floor
}

const raceHands = (name: string, floor: number, tiles: readonly Counts[], what: 'bestValue' | 'distance'): boolean =>
  run({
    name,
    floor,
    ours: tiles.map(packed),
    theirs: tiles,
    quick: what === 'bestValue' ? (rack) => bestValue(compiled, rack) : (rack) => distance(compiled, rack),
    plain: scan[what],
  })

/** Compiles here and in fresh processes; the quickest counts, since a busy machine only adds. */
const isCheapToCompile = (): boolean => {
  const url = new URL('card-cold.js', import.meta.url).href
  const script = `import { coldCompile } from '${url}'; console.log(JSON.stringify(coldCompile()))`
  const runs = Array.from({ length: COLD_RUNS }, () => {
    const { stdout } = spawnSync(process.execPath, ['--input-type=module', '-e', script], { encoding: 'utf8' })
    return JSON.parse(stdout) as Cold
  })
  const ms = Math.min(here.ms, ...runs.map((one) => one.ms))
  const { bytes, variants } = here
  console.log(
    `a card of ${variants} variants compiles in ${ms.toFixed(1)} ms cold (at most ${MOST_MS}) to ${Math.round(bytes / 1000)} kB (at most ${MOST_BYTES / 1000})`,
  )
  return ms <= MOST_MS && bytes <= MOST_BYTES
}

/** Prints the section and says whether every budget was kept. */
export const measureCard = (): boolean => {
  const held = [
    isCheapToCompile(),
    raceHands('validate random14', 500, hands.random14, 'bestValue'),
    raceHands('validate win14', 500, hands.win14, 'bestValue'),
    raceHands('validate near14', 500, hands.near14, 'bestValue'),
    raceHands('nearest random14', 26, hands.random14, 'distance'),
    raceHands('nearest rack13', 38, hands.rack13, 'distance'),
    raceHands('nearest near14', 44, hands.near14, 'distance'),
    run({
      name: 'alive exposed',
      floor: 350,
      ours: hands.exposed.map((exposures) => packExposures(exposures, card.jokerMinGroup)),
      theirs: hands.exposed.map((exposures) => exposures.map(scanned)),
      quick: (exposures) => Number(alive(compiled, exposures)),
      plain: (exposures) => Number(scan.alive(exposures)),
    }),
  ]
  return held.every(Boolean)
}
