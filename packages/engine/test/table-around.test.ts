/** What is around the play of a table: empty seats, bets, complaints, and what comes after the deal. */
import { describe, expect, it } from 'vitest'
import type { Replayed } from '../src/rulings/table-play.ts'
import { play } from '../src/rulings/table-play.ts'
import type { TableEvent } from '../src/table/events.ts'
import type { Seat } from '../src/table/seats.ts'
import { freshTable } from '../src/table/table.ts'
import { court, nmjl } from './support/law.ts'
import { all, declared, picked, run, thrown } from './support/replays.ts'

describe('an empty seat', () => {
  const start: TableEvent = { type: 'start', table: { empty: ['d'], turn: { seat: 'c', stage: 'toDiscard' } } }
  const discarded: TableEvent = { type: 'discarded', seat: 'c', tile: '3B' }

  it('is passed over', () => {
    const { table } = all(start, discarded, picked('a', true))
    expect(table.turn).toEqual({ seat: 'a', stage: 'picked' })
    expect(play(court, nmjl, table, picked('d')).problems[0]?.code).toBe('table/dead-seat')
  })

  it('neither pays nor is paid', () => {
    const { table } = all(start, discarded, { type: 'won', seat: 'a', on: 'discard', jokerless: false, value: 25 })
    expect(table.payments.map(({ from, to, amount }) => [from, to, amount])).toEqual([
      ['c', 'a', 50],
      ['b', 'a', 25],
    ])
  })

  it('counts among the hands that are out: two more leave one', () => {
    const dead = (seat: Seat): TableEvent => ({ type: 'calledDead', caller: 'a', seat, reply: 'accepts', fault: 'other' })
    const { table } = all(start, discarded, dead('b'), dead('c'))
    expect(table.deal.state).toBe('over')
    expect(table.payments).toEqual([])
  })
})

describe('what concerns the deal from outside', () => {
  const win: readonly TableEvent[] = [thrown, { type: 'won', seat: 'a', on: 'discard', jokerless: false, value: 25 }]

  it('a bet is settled as the deal came out', () => {
    const { table } = all({ type: 'bet', on: 'a' }, ...win)
    const settled = play(court, nmjl, table, { type: 'betRuled' })
    expect(settled.rulings[0]?.situation).toBe('pay-bettor')
    expect(settled.rulings[0]?.headline).not.toBe('')
    const lie = play(court, nmjl, table, { type: 'betRuled', why: 'lost' })
    expect(lie.problems[0]).toMatchObject({ code: 'table/contradiction', at: 'why' })
  })

  it('a value announced wrongly is ruled on after the win', () => {
    const { table } = all(...win)
    expect(play(court, nmjl, table, { type: 'announced', seat: 'a', as: 'high' }).rulings).toHaveLength(1)
    expect(play(court, nmjl, table, { type: 'announced', seat: 'b', as: 'high' }).problems[0]?.code).toBe('table/no-win')
  })

  it('a complaint moves nothing', () => {
    const { table } = all(thrown)
    const ruled = play(court, nmjl, table, { type: 'complained', seat: 'b', of: 'reading' })
    expect(ruled.rulings).toHaveLength(1)
    expect({ ...ruled.table, log: undefined }).toEqual({ ...table, log: undefined })
  })

  it('several incidents of one deal add up', () => {
    const { table, rulings } = all(
      thrown,
      { type: 'calledDead', caller: 'a', seat: 'b', reply: 'disagrees' },
      picked('a', true),
      { type: 'discarded', seat: 'a', tile: 'E' },
      declared('c', false, { shown: 'more' }),
      { type: 'discarded', seat: 'd', tile: 'F' },
      { type: 'won', seat: 'b', on: 'discard', jokerless: true, value: 30 },
      { type: 'settledCall', caller: 'a', seat: 'b', truth: 'alive' },
    )
    expect(rulings).toHaveLength(4)
    expect(table.deaths).toEqual(['c'])
    expect(table.deal.winner).toBe('b')
    expect(table.contests).toEqual([{ caller: 'a', seat: 'b', settled: true }])
    expect(table.payments.map(({ from, to, of }) => `${from} ${to} ${of}`)).toContain('a b contest stake')
  })
})

it('starts a fresh table without a Charleston, a card or tiles', () => {
  expect(freshTable()).toMatchObject({ begun: false, turns: 0 })
})

describe('a bet', () => {
  const start: TableEvent = { type: 'start', table: { begun: false, east: 'a' } }
  const thrownByEast: TableEvent = { type: 'discarded', seat: 'a' }
  const won: TableEvent = { type: 'won', seat: 'b', on: 'discard', value: 25, jokerless: false }
  const payment = ({ rulings }: Replayed): string | undefined =>
    rulings.at(-1)?.effects.find((effect) => effect.slot === 'payment')?.kind

  it('shares no payment that a chain of errors has left', () => {
    const threwIn = (seat: Seat): object => ({ seat, did: 'threwIn' })
    const wrong = declared('b', false, { shown: 'more', value: 25, reactions: [threwIn('c'), threwIn('d')] })
    const settled = all(start, { type: 'bet', on: 'b' }, thrownByEast, wrong, { type: 'betRuled' })
    expect(settled.table.payments.map(({ from, to, amount }) => [from, to, amount])).toEqual([['b', 'a', 50]])
    expect(payment(settled)).toBe('bettorSpared')
    const told = run(start, { type: 'bet', on: 'b' }, thrownByEast, wrong, { type: 'betRuled', why: 'error' })
    expect(told.problem?.code).toBe('table/contradiction')
  })

  it('that a word has ended collects nothing later', () => {
    const settled = all(start, { type: 'bet', on: 'b' }, thrownByEast, { type: 'betRuled', why: 'spoke' }, won, {
      type: 'betRuled',
    })
    expect(payment(settled)).toBe('betOff')
  })
})
