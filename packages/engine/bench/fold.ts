/** How fast events go through the table, and that a long deal costs no more for each than a short one. */
import type { Court, Rules } from '../src/rulings/court.ts'
import { play } from '../src/rulings/table-play.ts'
import type { TableEvent } from '../src/table/events.ts'
import type { Table } from '../src/table/table.ts'
import { freshTable } from '../src/table/table.ts'
import { SEATS } from '../src/table/seats.ts'
import { copies, KINDS, wordOf } from '../src/tiles/kinds.ts'

/** Figures of one run. Rates are events in a second of the fastest round, so that other work on the machine counts less. */
export interface FoldFigures {
  readonly rate: number
  /** Where every tile is followed. */
  readonly knownRate: number
  /** Cost of an event in a log of 1,000 against one of 100. */
  readonly growth: number
  /** Cost of folding a log against that of only reading it as JSON. */
  readonly overJson: number
}

const ROUNDS = 60
const EVENTS_PER_ROUND = 5_000

/** Turns of a deal as games send them: pick and rack, discard by name, now and then a call and an exposure. */
const turns = (length: number): readonly TableEvent[] => {
  const log: TableEvent[] = []
  for (let turn = 0; log.length < length; turn++) {
    const seat = SEATS[turn % SEATS.length] ?? 'a'
    const from = SEATS[(turn + 3) % SEATS.length] ?? 'a'
    if (turn % 8 === 5 && turn > 8) log.push({ type: 'called', seat }, { type: 'exposed', seat, tiles: ['3B', '3B', 'J'] })
    else log.push({ type: 'picked', seat }, { type: 'racked', seat })
    if (turn % 16 === 9 && turn > 16) log.push({ type: 'exchangedJoker', seat, from })
    log.push({ type: 'discarded', seat, tile: '3B', named: '3B' })
  }
  return log.slice(0, length)
}

/** A whole deal with every tile known: each seat throws what it picks. */
const knownDeal = (): readonly TableEvent[] => {
  const set = Array.from({ length: KINDS + 1 }, (_, kind) => Array<string>(copies(kind)).fill(wordOf(kind))).flat()
  const hand = (at: number): readonly string[] => set.slice(at * 13, at * 13 + 13)
  const wall = set.slice(52)
  const log: TableEvent[] = [
    { type: 'start', table: { turn: { seat: 'a' }, tiles: { hands: { a: hand(0), b: hand(1), c: hand(2), d: hand(3) }, wall } } },
  ]
  wall.forEach((tile, at) => {
    const seat = SEATS[at % SEATS.length] ?? 'a'
    log.push({ type: 'picked', seat, racked: true }, { type: 'discarded', seat, tile, named: tile })
  })
  return log
}

/** Something measured: what is done, and how many events it counts for. */
interface Task {
  readonly events: number
  readonly run: () => void
}

/**
 * Milliseconds for each event of the fastest round, for each task. Rounds take turns, so that other work on the machine
 * slows all of them alike; the first is for warming up, and counts for none.
 */
const fastest = (tasks: readonly Task[]): readonly number[] => {
  const best = tasks.map(() => Infinity)
  for (let round = 0; round <= ROUNDS; round++)
    for (const [at, { events, run }] of tasks.entries()) {
      const repeats = Math.ceil(EVENTS_PER_ROUND / events)
      const start = performance.now()
      for (let repeat = 0; repeat < repeats; repeat++) run()
      const cost = (performance.now() - start) / (repeats * events)
      if (round > 0) best[at] = Math.min(best[at] ?? Infinity, cost)
    }
  return best
}

/** Folds logs of several lengths, and reads one as JSON. Throws where an event is turned away. */
export const measureFold = (court: Court, rules: Rules): FoldFigures => {
  const fold = (log: readonly TableEvent[]): Table => {
    let table = freshTable()
    for (const event of log) {
      const played = play(court, rules, table, event)
      if (played.problems.length > 0) throw new Error(played.problems.map((problem) => problem.message).join(' '))
      table = played.table
    }
    return table
  }
  const [short, long, known] = [turns(100), turns(1_000), knownDeal()]
  const text = JSON.stringify(long)
  const folding = (log: readonly TableEvent[]): Task => ({ events: log.length, run: () => fold(log) })
  const reading: Task = { events: long.length, run: () => JSON.parse(text) as unknown }
  const [shortCost = 0, longCost = 0, knownCost = 0, json = 0] = fastest([folding(short), folding(long), folding(known), reading])
  return { rate: 1000 / longCost, knownRate: 1000 / knownCost, growth: longCost / shortCost, overJson: longCost / json }
}
