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

/** Milliseconds for each event of the fastest round. */
const fastest = (length: number, run: () => void): number => {
  const repeats = Math.ceil(EVENTS_PER_ROUND / length)
  let best = Infinity
  for (let round = 0; round < ROUNDS; round++) {
    const start = performance.now()
    for (let repeat = 0; repeat < repeats; repeat++) run()
    best = Math.min(best, (performance.now() - start) / (repeats * length))
  }
  return best
}

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
  fold(long)
  const cost = (log: readonly TableEvent[]): number => fastest(log.length, () => fold(log))
  const [shortCost, longCost, knownCost] = [cost(short), cost(long), cost(known)]
  const json = fastest(long.length, () => JSON.parse(text))
  return { rate: 1000 / longCost, knownRate: 1000 / knownCost, growth: longCost / shortCost, overJson: longCost / json }
}
