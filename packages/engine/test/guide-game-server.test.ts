/** docs/guide/game-server.md: its code, as it stands there, follows whole games of a small online game. */
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { practiceCard } from '../data/practice-card.ts'
import type { Problem } from '../src/base/problem.ts'
import type { Ruling } from '../src/rulings/ruling.ts'
import type { TableEvent } from '../src/table/events.ts'
import type { HandChecker } from '../src/table/hand-checker.ts'
import type { Move } from '../src/table/lawful.ts'
import type { Seat } from '../src/table/seats.ts'
import { SEATS } from '../src/table/seats.ts'
import type { Table } from '../src/table/table.ts'
import type { Random } from './simulator/deal.ts'
import { chance, dealt, oneOf, shuffled } from './simulator/deal.ts'
import { eventOf, weighed } from './simulator/lawful-player.ts'
import { createRandom } from './support/law.ts'

interface Game {
  readonly table: Table
}

interface Sent {
  readonly problems: readonly Problem[]
  readonly rulings: readonly Ruling[]
  readonly question?: object
}

/** What the module of the guide exports. */
interface Server {
  readonly openCard: (text: string) => HandChecker
  readonly openTable: (table: object) => Game
  readonly send: (game: Game, event: TableEvent) => Sent
  readonly stateOf: (game: Game) => { readonly over: boolean; readonly winner?: Seat; readonly payments: readonly object[] }
  readonly sayRuling: (ruling: Ruling) => { readonly headline: string; readonly reasons: readonly object[] }
  readonly answer: (game: Game, value: string) => Sent | undefined
  readonly questionOf: (game: Game) => { readonly question: string; readonly values: readonly string[] } | undefined
  readonly movesOf: (game: Game, seat: Seat) => readonly Move[]
  readonly save: (game: Game) => string
  readonly restore: (text: string, card: HandChecker) => Game
}

const guide = readFileSync(new URL('../../../docs/guide/game-server.md', import.meta.url), 'utf8')
const code = [...guide.matchAll(/```js\n([\s\S]*?)```/g)].map(([, block = '']) => block).join('\n')

const folder = new URL('../dist/guide/', import.meta.url)
const module = new URL('game-server.mjs', folder)
mkdirSync(folder, { recursive: true })
writeFileSync(module, code)
const server = (await import(/* @vite-ignore */ module.href)) as Server

const card = server.openCard(practiceCard)

const open = (random: Random): Game => {
  const east = oneOf(random, SEATS) ?? 'a'
  const start = dealt(random, { east, ready: [], passes: true, empty: [] })
  const { tiles = {} } = start.type === 'start' ? start.table : {}
  return server.openTable({ card, east, ...tiles })
}

/** What players of the online game do wrong now and then. */
const slips = (random: Random, { table }: Game): TableEvent => {
  const seat = oneOf(random, SEATS) ?? 'a'
  return oneOf<TableEvent>(random, [
    { type: 'declared', seat, on: 'own', shown: 'some', noticed: 'later' },
    { type: 'declared', seat, on: 'discard' },
    {
      type: 'calledDead',
      caller: seat,
      seat:
        oneOf(
          random,
          SEATS.filter((one) => one !== seat),
        ) ?? 'b',
    },
    { type: 'picked', seat },
    { type: 'called', seat },
    { type: 'discarded', seat, tile: oneOf(random, table.tiles?.hands[seat] ?? []) ?? 'J' },
    { type: 'wantedBack', seat },
  ]) as TableEvent
}

interface Played {
  readonly game: Game
  readonly rulings: readonly Ruling[]
  readonly asked: number
  readonly problems: readonly Problem[]
}

/** One deal of the online game. */
const playDeal = (seed: number, wrong: number): Played => {
  const random = createRandom(seed)
  const game = open(random)
  const rulings: Ruling[] = []
  const problems: Problem[] = []
  let asked = 0
  for (let step = 0; step < 900 && !server.stateOf(game).over; step++) {
    const question = server.questionOf(game)
    if (question !== undefined) {
      expect(question.question).not.toBe('')
      asked++
      rulings.push(...(server.answer(game, oneOf(random, question.values) ?? 'yes')?.rulings ?? []))
      continue
    }
    if (game.table.deal.state === 'tableDecides') {
      server.send(game, { type: 'tableDecided', deal: 'over' })
      continue
    }
    let moves: readonly Move[] = []
    for (const seat of shuffled(random, SEATS))
      if (moves.length === 0) moves = server.movesOf(game, seat).filter(({ does }) => does !== 'stop')
    const move = weighed(random, moves)
    const sent = server.send(
      game,
      move === undefined || chance(random, wrong) ? slips(random, game) : eventOf(random, game.table, move),
    )
    rulings.push(...sent.rulings)
    problems.push(...sent.problems)
  }
  return { game, rulings, asked, problems }
}

describe('a game server that does as the guide says', { timeout: 120_000 }, () => {
  it('plays in order without a question, a ruling but the last, or a problem', () => {
    for (let seed = 1; seed <= 4; seed++) {
      const { game, asked, problems, rulings } = playDeal(seed, 0)
      expect(server.stateOf(game).over).toBe(true)
      expect([asked, problems]).toEqual([0, []])
      expect(rulings.length).toBeGreaterThan(0)
    }
  })

  it('rules on what goes wrong, asks, and comes to an end', () => {
    const deals = Array.from({ length: 20 }, (_, seed) => playDeal(seed + 100, 0.15))
    expect(deals.filter(({ game }) => !server.stateOf(game).over)).toEqual([])
    expect(deals.reduce((sum, { asked }) => sum + asked, 0)).toBeGreaterThan(5)
    const said = deals.flatMap(({ rulings }) => rulings).map(server.sayRuling)
    expect(said.length).toBeGreaterThan(40)
    for (const { headline, reasons } of said) expect([headline === '', reasons.length > 0]).toEqual([false, true])
  })

  it('restores every deal from its log, to the byte', () => {
    for (let seed = 200; seed < 208; seed++) {
      const { game } = playDeal(seed, 0.1)
      const text = server.save(game)
      const again = server.restore(text, card)
      expect(JSON.stringify(again.table)).toBe(JSON.stringify(game.table))
      expect(server.save(again)).toBe(text)
    }
  })

  it('turns away what cannot have happened, and leaves the table alone', () => {
    const game = open(createRandom(7))
    const before = game.table
    const { problems } = server.send(game, { type: 'discarded', seat: before.east ?? 'a', tile: '?' as never })
    expect(problems.map(({ code, at }) => [code, at])).toEqual([['table/wrong-value', 'tile']])
    expect(game.table).toBe(before)
    expect(() => server.restore('{"version":2,"events":[]}', card)).toThrow('version')
  })
})
