import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import type { Replayed } from '../src/rulings/table-play.ts'
import { play, replay } from '../src/rulings/table-play.ts'
import type { PassName } from '../src/table/events-opening.ts'
import type { TableEvent } from '../src/table/events.ts'
import { lawfulMoves } from '../src/table/lawful.ts'
import { giverOf, incoming, PASSES, receiverOf, startOfPassing } from '../src/table/passing.ts'
import type { Seat } from '../src/table/seats.ts'
import { SEATS } from '../src/table/seats.ts'
import type { Table } from '../src/table/table.ts'
import { handChecker } from '../src/table/card-checker.ts'
import { freshTable } from '../src/table/table.ts'
import { dealt } from './simulator/deal.ts'
import { smallCard } from './support/small-card.ts'
import { court, createRandom, nmjl } from './support/law.ts'

const start = (seed = 3): Table =>
  play(court, nmjl, freshTable(), dealt(createRandom(seed), { east: 'a', ready: [], passes: true, empty: [] })).table

/** Three tiles of a hand that may be passed. */
const three = (table: Table, seat: Seat, count = 3): readonly string[] =>
  (table.tiles?.hands[seat] ?? []).filter((tile) => tile !== 'J').slice(0, count)

const passAll = (table: Table, count = 3): Table =>
  SEATS.reduce((next, seat) => {
    const played = play(court, nmjl, next, { type: 'passed', seat, tiles: three(next, seat, count) })
    expect(played.problems).toEqual([])
    return played.table
  }, table)

const passes = (table: Table, count: number): Table => (count === 0 ? table : passes(passAll(table), count - 1))
const hand = (table: Table, seat: Seat): readonly string[] => (table.tiles?.hands[seat] ?? []).toSorted()

describe('the Charleston', () => {
  it('goes right, across, left, and back', () => {
    expect(PASSES.map((pass) => receiverOf(pass, 'a')).join('')).toBe('bcddcbc')
    for (const pass of PASSES) for (const seat of SEATS) expect(receiverOf(pass, giverOf(pass, seat))).toBe(seat)
  })

  it('hands three tiles on once all four are ready', () => {
    const before = start()
    const after = passAll(before)
    expect(after.passing?.pass).toBe('across')
    for (const seat of SEATS) {
      expect(hand(after, seat)).toHaveLength(hand(before, seat).length)
      for (const tile of three(before, seat)) expect(hand(after, receiverOf('right', seat))).toContain(tile)
    }
  })

  it('goes through both Charlestons to the courtesy pass, and ends with the first discard', () => {
    const table = passes(start(), 6)
    expect(table.passing?.pass).toBe('courtesy')
    const played = play(court, nmjl, table, { type: 'discarded', seat: 'a', tile: hand(table, 'a')[0] ?? 'F' })
    expect(played.table).toMatchObject({ begun: true })
    expect(played.table.passing).toBeUndefined()
  })

  it('gives what was set aside back when East discards before the courtesy pass is done', () => {
    const table = passes(start(), 6)
    const aside = play(court, nmjl, table, { type: 'passed', seat: 'b', tiles: three(table, 'b', 2) }).table
    expect(hand(aside, 'b')).toHaveLength(11)
    const played = play(court, nmjl, aside, { type: 'discarded', seat: 'a', tile: hand(aside, 'a')[0] ?? 'F' })
    expect(hand(played.table, 'b')).toHaveLength(13)
  })

  it('is stopped by any one seat after the first left, and by nobody before', () => {
    const early = play(court, nmjl, passes(start(), 2), { type: 'stopped', seat: 'c' })
    expect(early.rulings[0]?.situation).toBe('pass-stop')
    expect(early.table.passing?.pass).toBe('left')
    const inTime = play(court, nmjl, passes(start(), 3), { type: 'stopped', seat: 'c' })
    expect(inTime.table.passing).toMatchObject({ pass: 'courtesy', stoppedBy: 'c' })
    const late = play(court, nmjl, passes(start(), 4), { type: 'stopped', seat: 'c' })
    expect(late.table.passing?.pass).toBe('secondAcross')
  })

  it('takes the lower number in the courtesy pass, each pair by itself', () => {
    const table = passes(start(), 6)
    const counts: { readonly [seat in Seat]: number } = { a: 3, b: 0, c: 1, d: 2 }
    const after = SEATS.reduce(
      (next, seat) => play(court, nmjl, next, { type: 'passed', seat, tiles: three(next, seat, counts[seat]) }).table,
      table,
    )
    expect(after.passing).toBeUndefined()
    expect(SEATS.map((seat) => hand(after, seat).length)).toEqual([14, 13, 13, 13])
    expect(hand(after, 'b')).toEqual(hand(table, 'b'))
    expect(hand(after, 'c')).not.toEqual(hand(table, 'c'))
  })

  it('lets tiles be forwarded unseen in the first left, and says so where it may not be', () => {
    const table = passes(start(), 2)
    const before = hand(table, 'b')
    const blind = play(court, nmjl, table, { type: 'passed', seat: 'b', tiles: three(table, 'b', 1), blind: 2 })
    expect(blind.problems).toEqual([])
    expect(blind.rulings).toEqual([])
    const done = (['a', 'c', 'd'] as const).reduce(
      (next, seat) => play(court, nmjl, next, { type: 'passed', seat, tiles: three(next, seat) }).table,
      blind.table,
    )
    // Seat b gets one of the three tiles that came from c, and a gets the two that went on.
    expect(hand(done, 'b')).toHaveLength(before.length)
    expect(hand(done, 'a')).toHaveLength(14)
    const first = start()
    const other = play(court, nmjl, first, { type: 'passed', seat: 'b', tiles: three(first, 'b', 1), blind: 2 })
    expect(other.rulings[0]?.situation).toBe('pass-blind')
    expect(other.table.passing?.ready ?? []).toEqual([])
  })

  it('is ruled on where it goes wrong, and the pass is made again', () => {
    const table = start()
    const wrong = play(court, nmjl, table, { type: 'passed', seat: 'b', tiles: three(table, 'b', 2) })
    expect(wrong.rulings[0]?.situation).toBe('pass-wrong')
    expect(wrong.table.tiles).toBe(table.tiles)
    expect(play(court, nmjl, wrong.table, { type: 'passed', seat: 'b', tiles: three(table, 'b') }).problems).toEqual([])
    const mixed = play(court, nmjl, table, { type: 'passed', seat: 'b', tiles: three(table, 'b', 2), mixed: true })
    expect(mixed.table.deal).toMatchObject({ state: 'over', kind: 'redealSameEast' })
  })

  it('moves every tile to one seat, however many are forwarded', () => {
    const blind = fc.record({ a: fc.nat(3), b: fc.nat(3), c: fc.nat(3), d: fc.nat(3) })
    fc.assert(
      fc.property(fc.constantFrom<PassName>('left', 'secondRight'), blind, (pass, counts) => {
        const aside = Object.fromEntries(
          SEATS.map((seat) => [seat, [1, 2, 3].slice(counts[seat]).map((tile) => `${seat}${tile}`)]),
        )
        const got = incoming({ ...startOfPassing(pass), ready: SEATS, aside, blind: counts })
        // Nothing comes in anywhere where all four forward everything.
        expect(got === undefined).toBe(Object.values(counts).every((count) => count === 3))
        const sent = got === undefined ? [] : Object.values(aside).flat()
        expect(SEATS.flatMap((seat) => got?.[seat] ?? []).toSorted()).toEqual(sent.toSorted())
        for (const seat of SEATS) expect(got?.[seat] ?? []).toHaveLength(aside[seat]?.length ?? 0)
      }),
    )
  })

  it('lists its passes, and the stop where one is in order', () => {
    const moves = (table: Table): readonly string[] => lawfulMoves(table).map((move) => `${move.does}`)
    expect(moves(start()).filter((does) => does === 'pass')).toHaveLength(4)
    expect(moves(start())).not.toContain('stop')
    expect(moves(passes(start(), 3)).filter((does) => does === 'stop')).toHaveLength(4)
    const last = lawfulMoves(passes(start(), 6))
    expect(last.some((move) => move.does === 'discard' && move.seat === 'a')).toBe(true)
  })
})

/** A card of one line. */
const threes = handChecker(smallCard(['111a 222a 3333a 4444a = 25x']))

describe('East with a complete hand', () => {
  const complete = ['1B', '1B', '1B', '2B', '2B', '2B', '3B', '3B', '3B', '3B', '4B', '4B', '4B', '4B']
  const table = (): Table =>
    play(court, nmjl, freshTable(), { type: 'start', table: { begun: false, east: 'a', tiles: { hands: { a: complete } } } })
      .table

  it('wins as dealt', () => {
    const won = play(court, nmjl, table(), { type: 'declared', seat: 'a', on: 'own' }, threes)
    expect(won.rulings[0]?.situation).toBe('east-complete')
    expect(won.table.deal.winner).toBe('a')
    expect(won.table.payments.map((payment) => payment.multiple)).toEqual([2, 2, 2])
  })

  it('goes on passing in the middle of it', () => {
    const other: TableEvent = { type: 'passed', seat: 'b' }
    const told: Replayed = replay(court, nmjl, [
      { type: 'start', table: { begun: false, east: 'a' } },
      other,
      { type: 'declared', seat: 'a', on: 'own', valid: true },
    ])
    expect(told.problem).toBeUndefined()
    expect(told.table.deal.state).toBe('underWay')
  })
})
