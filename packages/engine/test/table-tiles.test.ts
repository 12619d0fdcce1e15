import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { play, replay } from '../src/rulings/table-play.ts'
import type { TableEvent } from '../src/table/events.ts'
import { rightCount } from '../src/table/known.ts'
import type { Move } from '../src/table/lawful.ts'
import { lawfulMoves } from '../src/table/lawful.ts'
import { SEATS } from '../src/table/seats.ts'
import { handChecker } from '../src/table/card-checker.ts'
import type { Table } from '../src/table/table.ts'
import { dueSeat, eventsOf, freshTable, isLive } from '../src/table/table.ts'
import { allTiles, tilesHeld, visibleTiles } from '../src/table/tile-count.ts'
import { putBack, takeFromWall, tilesLeft, tilesOfWall, wallOf } from '../src/table/wall.ts'
import { dealt, SET, shuffled } from './simulator/deal.ts'
import { smallCard } from './support/small-card.ts'
import { court, createRandom, nmjl } from './support/law.ts'
import { eventOf, weighed } from './simulator/lawful-player.ts'
import { simulate } from './simulator/simulate.ts'
import { practice } from './simulator/practice.ts'

const seeds = fc.integer({ min: 1, max: 2 ** 31 - 2 })
const RUNS = process.env['MAHJUDGE_RUNS'] === undefined ? { numRuns: 60 } : {}
const TIME = 120_000
const WHOLE_SET = SET.toSorted().join(' ')

/** Plays a deal in order; `see` gets each table before its event, and the event. */
const inOrder = (seed: number, see: (table: Table, event: TableEvent, move: Move) => void): Table => {
  const random = createRandom(seed)
  const plan = { east: SEATS[seed % 4] ?? 'a', ready: [], passes: seed % 3 === 0, empty: [] }
  let table = play(court, nmjl, freshTable(), dealt(random, plan), practice.checker).table
  for (let step = 0; step < 600 && table.deal.state === 'underWay'; step++) {
    const moves = lawfulMoves(table, practice.checker)
    const move = weighed(random, moves)
    if (move === undefined) throw new Error(`nothing to do: ${JSON.stringify(table.turn)}`)
    const event = eventOf(random, table, move)
    see(table, event, move)
    const played = play(court, nmjl, table, event, practice.checker)
    if (played.problems.length > 0) throw new Error(`${JSON.stringify(event)}: ${played.problems[0]?.message}`)
    table = played.table
  }
  return table
}

describe('the tiles of a table', () => {
  it('are 152 and the same whatever happens', { timeout: TIME }, () => {
    fc.assert(
      fc.property(seeds, (seed) => {
        simulate(court, nmjl, practice, createRandom(seed), ({ after, event }) => {
          const tiles = allTiles(after)
          expect(`${tiles?.toSorted().join(' ') ?? WHOLE_SET} after ${event.type}`).toBe(`${WHOLE_SET} after ${event.type}`)
        })
      }),
      RUNS,
    )
  })

  it('are 13 a hand, and 14 for the seat that acts, while play is in order', { timeout: TIME }, () => {
    fc.assert(
      fc.property(seeds, (seed) => {
        inOrder(seed, (table) => {
          if (!table.begun || table.turn === undefined) return
          for (const seat of SEATS) expect(tilesHeld(table, seat)).toBe(rightCount(table, seat))
        })
      }),
      RUNS,
    )
  })

  it('stay where they are when an event is turned away', { timeout: TIME }, () => {
    fc.assert(
      fc.property(seeds, fc.constantFrom(...SEATS), fc.constantFrom(...SET), (seed, seat, tile) => {
        let seen = 0
        inOrder(seed, (table) => {
          const hand = table.tiles?.hands[seat] ?? []
          if (seen++ > 30 || hand.includes(tile) || table.turn?.seat !== seat || !table.begun) return
          const played = play(court, nmjl, table, { type: 'discarded', seat, tile }, practice.checker)
          expect(played.problems[0]?.code).toBe('table/no-tile')
          expect(played.table).toBe(table)
        })
      }),
      RUNS,
    )
  })

  it('are frozen with the table', () => {
    const table = inOrder(11, () => undefined)
    const frozen = (value: unknown): boolean =>
      typeof value !== 'object' || value === null || (Object.isFrozen(value) && Object.values(value).every(frozen))
    expect(frozen(table)).toBe(true)
  })
})

describe('what seats may lawfully do', () => {
  it('is taken, and costs nobody the hand', { timeout: TIME }, () => {
    fc.assert(
      fc.property(seeds, (seed) => {
        const random = createRandom(seed)
        inOrder(seed, (table) => {
          for (const move of lawfulMoves(table, practice.checker)) {
            const event = eventOf(random, table, move)
            const played = play(court, nmjl, table, event, practice.checker)
            expect(`${move.does} ${played.problems[0]?.message ?? 'taken'}`).toBe(`${move.does} taken`)
            expect(played.table.deaths).toEqual(table.deaths)
          }
        })
      }),
      { numRuns: RUNS.numRuns === undefined ? 100 : 12 },
    )
  })

  it('is never for two seats to pick or to discard, and never for a dead one', { timeout: TIME }, () => {
    fc.assert(
      fc.property(seeds, (seed) => {
        simulate(court, nmjl, practice, createRandom(seed), ({ after }) => {
          const moves = lawfulMoves(after, practice.checker)
          const acting = new Set(moves.flatMap((move) => (move.does === 'pick' || move.does === 'discard' ? [move.seat] : [])))
          expect(acting.size).toBeLessThanOrEqual(1)
          const due = dueSeat(after)
          for (const seat of acting) expect(seat).toBe(due)
          const seats = moves.flatMap((move) => (move.does === 'endDeal' ? [] : [move.seat]))
          expect(seats.filter((seat) => !isLive(after, seat))).toEqual([])
        })
      }),
      RUNS,
    )
  })

  it('ends every deal, in a win or with the wall', { timeout: TIME }, () => {
    fc.assert(
      fc.property(seeds, (seed) => {
        const table = inOrder(seed, () => undefined)
        expect(table.deal.state).toBe('over')
        expect(table.deaths).toEqual([])
        const left = tilesLeft(table.tiles?.wall ?? wallOf([]))
        expect(table.deal.winner === undefined ? left : 0).toBe(0)
      }),
      RUNS,
    )
  })

  it('is nothing while a question is open', () => {
    const start: TableEvent = { type: 'start', table: { turn: { seat: 'a' }, tiles: {} } }
    const discarded: TableEvent[] = [start, { type: 'picked', seat: 'a' }, { type: 'discarded', seat: 'a', tile: '3B' }]
    const { table } = replay(court, nmjl, [...discarded, { type: 'declared', seat: 'c', on: 'discard' }])
    expect(table.pending?.verify).toBe('c')
    expect(lawfulMoves(table, practice.checker)).toEqual([])
  })
})

describe('a wall', () => {
  it('gives each tile once and takes it back into its place', () => {
    const act = fc.record({ where: fc.constantFrom('front', 'front', 'end', 'wall'), back: fc.boolean() })
    fc.assert(
      fc.property(fc.nat({ max: 80 }), fc.array(act), (size, acts) => {
        const all = Array.from({ length: size }, (_, at) => `t${at}`)
        let wall = wallOf(all)
        for (const { where, back } of acts) {
          const before = tilesOfWall(wall)
          const taken = takeFromWall(wall, where as 'front' | 'end' | 'wall')
          expect(taken === undefined).toBe(before.length === 0)
          if (taken === undefined) continue
          expect(before).toContain(taken.tile)
          expect(tilesOfWall(taken.wall)).toEqual(before.filter((tile) => tile !== taken.tile))
          expect(tilesLeft(taken.wall)).toBe(before.length - 1)
          expect(tilesOfWall(putBack(taken.wall, taken.at))).toEqual(before)
          if (!back) wall = taken.wall
        }
      }),
    )
  })
})

/** A hand of seat a, and what else is known. */
const known = (hand: readonly string[], more: Partial<Extract<TableEvent, { type: 'start' }>['table']> = {}): TableEvent => ({
  type: 'start',
  table: { turn: { seat: 'd', stage: 'picked' }, tiles: { hands: { a: hand } }, ...more },
})
/** A card of one line. */
const threes = handChecker(smallCard(['111a 222a 3333a 4444a = 25x']))

const HAND = ['1B', '1B', '1B', '2B', '2B', '2B', '3B', '3B', '3B', '4B', '4B', '4B', 'J']

describe('a table that knows some of its tiles', () => {
  it('takes the rest to be somewhere', () => {
    const { table } = replay(court, nmjl, [known(HAND)])
    expect(allTiles(table)).toHaveLength(152)
    expect(table.tiles?.hands.b).toEqual(Array<string>(13).fill('?'))
    expect(tilesHeld(table, 'd')).toBe(14)
  })

  it('learns tiles as they are told', () => {
    const { table } = replay(court, nmjl, [known(HAND), { type: 'discarded', seat: 'd', tile: '4B' }])
    expect(visibleTiles(table)).toEqual(['4B'])
    expect(tilesHeld(table, 'd')).toBe(13)
  })

  it.each([
    ['a fifth of a kind', { tiles: { hands: { a: [...HAND.slice(0, 8), '1B', '1B', '4B', '4B', '4B'] } } }],
    ['more than 152', { tiles: { hands: { a: HAND }, wall: Array<string>(120).fill('?') } }],
    ['a group without its tiles', { exposures: { b: [{ jokers: 1 }] }, tiles: { hands: { a: HAND } } }],
    ['a seat that nobody sits on, and its turn', { empty: ['d' as const], tiles: {} }],
  ])('is refused with %s', (_, more) => {
    const played = play(court, nmjl, freshTable(), known(HAND, more as never))
    expect(played.problems[0]?.code).toBe('table/inconsistent')
  })

  it('checks a declared hand against the card, and beats what is told of it', () => {
    const log = [known(HAND), { type: 'discarded', seat: 'd', tile: '4B' }] as TableEvent[]
    const { table } = replay(court, nmjl, log, threes)
    // 1B 2B three each, 3B three and the joker, 4B four with the discard.
    const won = play(court, nmjl, table, { type: 'declared', seat: 'a', on: 'discard' }, threes)
    expect(won.table.deal).toMatchObject({ state: 'over', winner: 'a' })
    expect(won.table.payments.map(({ from, amount }) => [from, amount])).toEqual([
      ['d', 50],
      ['b', 25],
      ['c', 25],
    ])
    const lie = play(court, nmjl, table, { type: 'declared', seat: 'a', on: 'discard', valid: false }, threes)
    expect(lie.problems[0]).toMatchObject({ code: 'table/contradiction', at: 'valid' })
    expect(eventsOf(won.table).at(-1)).toMatchObject({ valid: true, value: 25, jokerless: false })
  })

  it('asks where a hand is not known, or no card is there', () => {
    const { table } = replay(court, nmjl, [known(HAND), { type: 'discarded', seat: 'd', tile: '4B' }])
    expect(play(court, nmjl, table, { type: 'declared', seat: 'b', on: 'discard' }, threes).open?.verify).toBe('b')
    expect(play(court, nmjl, table, { type: 'declared', seat: 'a', on: 'discard' }).open?.verify).toBe('a')
  })
})

describe('tiles that move', () => {
  const discard = (tile: string): TableEvent => ({ type: 'discarded', seat: 'd', tile })
  const run = (...events: readonly TableEvent[]): Table => {
    const { table, problem } = replay(court, nmjl, [known(HAND), ...events], threes)
    expect(problem).toBeUndefined()
    expect(allTiles(table)).toHaveLength(152)
    return table
  }

  it('from the table and the hand to the rack when a group goes up', () => {
    const table = run(
      discard('4B'),
      { type: 'called', seat: 'a' },
      { type: 'exposed', seat: 'a', tiles: ['4B', '4B', '4B', 'J'] },
    )
    expect(table.seats.a.exposures[0]).toMatchObject({ tiles: ['4B', '4B', '4B', 'J'], jokers: 1 })
    expect(table.tiles?.hands.a.toSorted()).toEqual(['1B', '1B', '1B', '2B', '2B', '2B', '3B', '3B', '3B', '4B'])
    expect(table.tiles?.pool).toBeUndefined()
  })

  it('between hand and rack while a group may still be changed, and not after', () => {
    const up: TableEvent[] = [
      discard('4B'),
      { type: 'called', seat: 'a' },
      { type: 'exposed', seat: 'a', tiles: ['4B', '4B', '4B', 'J'] },
    ]
    const smaller: TableEvent = { type: 'adjusted', seat: 'a', exposure: 'a1', tiles: ['4B', '4B', '4B'] }
    const table = run(...up, smaller)
    expect(table.tiles?.hands.a).toContain('J')
    expect(table.seats.a.exposures[0]?.jokers).toBe(0)
    const late = play(court, nmjl, run(...up, { type: 'discarded', seat: 'a', tile: '1B' }), smaller)
    expect(late.problems[0]?.code).toBe('table/group-fixed')
  })

  it('back into the wall, to their exact place, when the discard is called after a pick', () => {
    const before = run(discard('4B'))
    const table = run(discard('4B'), { type: 'picked', seat: 'a' }, { type: 'called', seat: 'b' })
    expect(table.tiles?.wall).toEqual(before.tiles?.wall)
    expect(tilesHeld(table, 'a')).toBe(13)
  })

  it('back into the wall when a tile was picked out of turn and not racked', () => {
    const before = run(discard('4B'))
    const table = run(discard('4B'), { type: 'picked', seat: 'c', racked: false, called: 'accepted' })
    expect(table.deaths).toEqual(['c'])
    expect(table.tiles?.wall).toEqual(before.tiles?.wall)
  })

  it('to a dead hand that declared on them, and on to the seat that wins with them', () => {
    const failed: TableEvent = { type: 'declared', seat: 'b', on: 'discard', shown: 'more', valid: false }
    const kept = run(discard('4B'), failed)
    expect(tilesHeld(kept, 'b')).toBe(14)
    const won = run(discard('4B'), failed, { type: 'declared', seat: 'a', on: 'discard' })
    expect(won.deal.winner).toBe('a')
    expect(tilesHeld(won, 'a')).toBe(14)
    expect(tilesHeld(won, 'b')).toBe(13)
  })

  it('between two hands and a rack when a joker is exchanged', () => {
    const { table, problem } = replay(court, nmjl, [
      known(HAND, { turn: { seat: 'a' }, exposures: { c: [{ tiles: ['1B', 'J', 'J'] }] } }),
      { type: 'picked', seat: 'a', tile: '9D', racked: true },
      { type: 'exchangedJoker', seat: 'a', from: 'c', exposure: 'c1', tile: '1B' },
    ])
    expect(problem).toBeUndefined()
    expect(table.seats.c.exposures[0]).toMatchObject({ tiles: ['1B', '1B', 'J'], jokers: 1 })
    expect(table.tiles?.hands.a.filter((tile) => tile === 'J')).toHaveLength(2)
    expect(allTiles(table)).toHaveLength(152)
  })

  it.each(['early', 'finish'] as const)('to the rack of the seat that called, after an exchange in between (%s)', (when) => {
    const called = { type: 'called', seat: 'a' } as const
    const exchange = { type: 'exchangedJoker', seat: 'a', from: 'c', exposure: 'c1', tile: '1B', called: 'no' } as const
    const { table, problem } = replay(
      court,
      nmjl,
      [
        known(HAND, { exposures: { c: [{ tiles: ['1B', 'J', 'J'] }] } }),
        discard('4B'),
        called,
        { ...exchange, when, ...(when === 'early' ? { used: true } : {}) },
        { type: 'exposed', seat: 'a', tiles: ['4B', '4B', '4B', 'J'] },
      ],
      threes,
    )
    expect(problem).toBeUndefined()
    expect(table.seats.a.exposures[0]?.tiles).toEqual(['4B', '4B', '4B', 'J'])
    expect(table.tiles?.pool).toBeUndefined()
    expect(table.turn).toMatchObject({ seat: 'a', stage: 'toDiscard' })
    expect(allTiles(table)).toHaveLength(152)
  })

  it('show that the next seat has not picked since a discard was forgotten, however the slip is told', () => {
    const log = [known(HAND), discard('4B'), { type: 'picked', seat: 'a', racked: true }] as const
    const slip = { type: 'slipped', seat: 'a' } as const
    for (const what of [{ what: 'noThrow' }, {}] as const) {
      const refused = replay(court, nmjl, [...log, { ...slip, ...what, next: 'racked', called: 'accepted' }], threes)
      expect(refused.problem).toMatchObject({ code: 'table/contradiction', at: 'events.3.next' })
    }
    const forgot = { type: 'told', facts: { slipWhat: 'noThrow' } } as const
    const racked = { type: 'told', facts: { slipNext: 'racked' } } as const
    const { table, problem } = replay(court, nmjl, [...log, slip, forgot], threes)
    expect([problem, table.pending, table.deaths]).toEqual([undefined, undefined, []])
    expect(table.turn).toMatchObject({ seat: 'a' })
    const facts = { ...racked.facts, ...forgot.facts }
    expect(
      play(court, nmjl, replay(court, nmjl, [...log, slip], threes).table, { type: 'told', facts }, threes).problems[0]?.code,
    ).toBe('table/contradiction')
  })

  it('follow a wall that is told anew', () => {
    const before = run()
    const order = shuffled(createRandom(5), tilesOfWall(before.tiles?.wall ?? wallOf([])))
    expect(tilesOfWall(run({ type: 'wallSet', tiles: order }).tiles?.wall ?? wallOf([]))).toEqual(order)
  })
})
