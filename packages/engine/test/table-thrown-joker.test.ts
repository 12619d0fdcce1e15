/** A joker that was thrown, at a table. */
import { describe, expect, it } from 'vitest'
import type { TableEvent } from '../src/table/events.ts'
import { all, declared, picked, run, thrown } from './support/replays.ts'

describe('a joker that was thrown', () => {
  const joker: TableEvent = { type: 'discarded', seat: 'd', tile: 'J', named: 'J' }
  const gone = { at: 'gone' }

  it.each(['none', 'tile', 'slope', 'group', 'more'] as const)('is nobody’s after a mah jongg that showed %s', (shown) => {
    const { table, rulings } = all(joker, declared('a', undefined, { shown }))
    expect(table.discard?.lies).toEqual(gone)
    expect(table.deaths).toEqual(shown === 'none' ? [] : ['a'])
    expect(rulings.map(({ outcome }) => outcome)).toEqual(['decided'])
  })

  it('is nobody’s where another hand was thrown in on it', () => {
    const { table } = all(joker, declared('a', false, { shown: 'more', reactions: [{ seat: 'c', did: 'threwIn' }] }))
    expect(table.discard?.lies).toEqual(gone)
    expect(table.deaths).toEqual(['a', 'c'])
  })

  it('is nobody’s where it was thrown out of turn', () => {
    const { table } = all(thrown, { ...joker, seat: 'c' }, declared('a', false, { shown: 'more' }))
    expect(table.discard?.lies).toEqual(gone)
    expect(table.deaths).toEqual(['a'])
  })

  it('stands in the group of a seat that nobody calls dead', () => {
    const { table } = all(joker, { type: 'exposed', seat: 'b', jokers: 1 })
    expect(table.turn).toEqual({ seat: 'b', stage: 'toDiscard' })
    expect(table.seats.b.exposures).toHaveLength(1)
    expect(run(joker, { type: 'exposed', seat: 'b', jokers: 1 }, { type: 'won', seat: 'c', on: 'discard' }).problem?.code).toBe(
      'table/joker-discard',
    )
  })

  it('cannot be called together with the rack of the next seat', () => {
    const { table } = all(joker, picked('a', true), { type: 'called', seat: 'b', did: 'spoken', together: true })
    expect(table.turn).toEqual({ seat: 'a', stage: 'picked' })
  })

  it('completes a hand by a wrong name alone', () => {
    const { table } = all({ ...joker, named: '3B' }, { type: 'won', seat: 'a', on: 'discard', value: 25, jokerless: false })
    expect(table.payments).toMatchObject([{ from: 'd', to: 'a', multiple: 4, amount: 100 }])
  })
})
