/** Whether a winning hand is jokerless, at a table that has seen a joker go up in one of its groups (SCORE-03). */
import { describe, expect, it } from 'vitest'
import { settleRules } from '../src/rulings/court.ts'
import { replay } from '../src/rulings/table-play.ts'
import type { TableEvent } from '../src/table/events.ts'
import type { Seat } from '../src/table/seats.ts'
import { jokersInReach } from '../src/table/table.ts'
import { all, declared, picked, run } from './support/replays.ts'
import { court, must } from './support/law.ts'

const thrownBy = (seat: Seat, tile: string, named = tile): TableEvent => ({ type: 'discarded', seat, tile, named })
/** A group of b with a joker, and the discard after it. */
const group = (tile: string, by: Seat): readonly TableEvent[] => [
  thrownBy(by, tile),
  { type: 'exposed', seat: 'b', tiles: [tile, tile, 'J'] },
  thrownBy('b', 'N'),
]
/** The others have their turns, and the next one is that of b. */
const round: readonly TableEvent[] = [thrownBy('c', 'E'), thrownBy('d', 'E'), thrownBy('a', 'E')]
const won: TableEvent = { type: 'won', seat: 'b', on: 'own', value: 25 }
const exchanged = (exposure?: string): TableEvent => ({
  type: 'exchangedJoker',
  seat: 'c',
  from: 'b',
  ...(exposure === undefined ? {} : { exposure }),
})

describe('a winner with a joker in a group', () => {
  it.each<readonly [string, readonly TableEvent[]]>([
    ['that won', [...round, picked('b', true), won]],
    [
      'that declared',
      [
        ...round,
        picked('b', true),
        { type: 'declared', seat: 'b', on: 'own', value: 25 },
        { type: 'verified', seat: 'b', right: true },
      ],
    ],
    ['on a discard', [thrownBy('c', 'E'), declared('b', true, { value: 25 })]],
  ])('is not asked whether the hand is jokerless: %s', (_, end) => {
    const { table, rulings } = all(...group('3B', 'd'), ...end)
    expect(table.pending).toBeUndefined()
    expect(table.deal).toMatchObject({ state: 'over', winner: 'b' })
    expect(rulings.at(-1)?.assumed.map(({ fact }) => fact)).not.toContain('jokerless')
    expect(Math.max(...table.payments.map(({ multiple }) => multiple))).toBe(2)
  })

  it('is asked once the joker was exchanged', () => {
    const { table } = all(...group('3B', 'd'), picked('c', true), exchanged('b1'), { type: 'discarded', seat: 'c' }, won)
    expect(table.pending?.asks).toEqual(['jokerless'])
  })

  it('is asked once as many were exchanged as there were, from groups that nobody named', () => {
    const two = [...group('3B', 'd'), picked('c', true), { type: 'discarded', seat: 'c' }, ...group('4B', 'd')] as const
    const once = [picked('c', true), exchanged()] as const
    expect(jokersInReach(all(...two, ...once).table, 'b')).toBe(1)
    expect(all(...two, ...once, { type: 'discarded', seat: 'c' }, won).table.deal.winner).toBe('b')
    const twice = all(...two, ...once, exchanged(), { type: 'discarded', seat: 'c' }, won)
    expect(twice.table.pending?.asks).toEqual(['jokerless'])
  })

  it('cannot be told to be jokerless', () => {
    const jokerless = { jokerless: true } as const
    const { problem } = run(...group('3B', 'd'), { ...won, ...jokerless })
    expect(problem).toMatchObject({ code: 'table/contradiction', at: 'events.3.jokerless' })
    const second = declared('d', true, { rival: { seat: 'b', wants: 'win', right: true, ...jokerless } })
    expect(run(...group('3B', 'd'), thrownBy('c', 'E'), second).problem?.at).toBe('events.4.rival.jokerless')
    const claim: TableEvent = { type: 'outOfTurn', seat: 'd', claim: { seat: 'b', wants: 'win', right: true, ...jokerless } }
    expect(run(...group('3B', 'd'), claim).problem?.at).toBe('events.3.claim.jokerless')
    const wall: TableEvent = { type: 'wrongWall', seats: ['c'], fault: 'end', declarer: 'b', right: true, ...jokerless }
    expect(run(...group('3B', 'd'), wall).problem?.at).toBe('events.3.jokerless')
  })

  it('is paid without a doubling where one seat pays for everybody', () => {
    const rules = must(settleRules(court, 'nmjl', { payTheTableMultiplier: 'doubleIfJokerless' }))
    const ends: readonly (readonly TableEvent[])[] = [
      [thrownBy('c', '3B', '4B'), declared('b', true, { completedBy: 'named', value: 25 })],
      [{ type: 'outOfTurn', seat: 'd', claim: { seat: 'b', wants: 'win', right: true } }],
      [{ type: 'wrongWall', seats: ['c'], fault: 'end', declarer: 'b', right: true }],
    ]
    for (const end of ends) {
      const { table, rulings } = replay(court, rules, [...group('3B', 'd'), ...end])
      expect(table.payments.map(({ multiple }) => multiple)).toEqual([4])
      expect(rulings.at(-1)?.assumed.map(({ fact }) => fact)).not.toContain('noJokers')
    }
  })
})
