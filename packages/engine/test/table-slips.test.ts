/** Turns that went wrong at a table: tiles picked or forgotten, and seats passed over. */
import { describe, expect, it } from 'vitest'
import type { Replayed } from '../src/rulings/table-play.ts'
import type { TableEvent } from '../src/table/events.ts'
import { all, picked, run, situations, thrown } from './support/replays.ts'

describe('slips', () => {
  it('a tile that was not down goes back to the hand', () => {
    const { table } = all(picked('a'), { type: 'wantedBack', seat: 'a', down: false })
    expect(table.turn).toEqual({ seat: 'a', stage: 'toDiscard' })
  })

  it('a tile that was down stays and can be called', () => {
    const { table } = all(thrown, { type: 'wantedBack', seat: 'd', down: true })
    expect(table.discard?.lies).toEqual({ at: 'table' })
    expect(table.turn).toEqual({ seat: 'd', stage: 'discarded' })
  })

  it('a second pick of one turn is a tile too many', () => {
    const replayed = all(thrown, picked('a', true), { type: 'picked', seat: 'a', racked: true, called: 'accepted' })
    expect(situations(replayed)).toEqual(['count-now'])
    expect(replayed.table.deaths).toEqual(['a'])
  })

  it('a second pick that is not racked goes back', () => {
    const { table } = all(thrown, picked('a', true), picked('a', false))
    expect(table.deaths).toEqual([])
    expect(table.turn).toEqual({ seat: 'a', stage: 'picked' })
  })

  it('a discard without a pick is seen where the tiles are followed', () => {
    const start: TableEvent = { type: 'start', table: { turn: { seat: 'a' }, tiles: {} } }
    const replayed = all(start, { type: 'discarded', seat: 'a', tile: '3B', called: 'accepted' })
    expect(situations(replayed)).toEqual(['count-now'])
    expect(replayed.table.deaths).toEqual(['a'])
    expect(replayed.table.discard).toMatchObject({ by: 'a', lies: { at: 'table' } })
  })

  it('a pick from the wrong end is ruled on as it happens', () => {
    const replayed = all(thrown, { type: 'picked', seat: 'a', from: 'end', racked: true, called: 'accepted' })
    expect(situations(replayed)).toEqual(['wall-wrong'])
    expect(replayed.table.deaths).toEqual(['a'])
  })

  it('a seat that forgot to throw does so, and the pick of the next one goes back', () => {
    const start: TableEvent = { type: 'start', table: { turn: { seat: 'a', stage: 'picked' }, tiles: {} } }
    const { table } = all(start, picked('b', false), { type: 'slipped', seat: 'a', what: 'noThrow', next: 'picked' })
    expect(table.turn).toEqual({ seat: 'a', stage: 'toDiscard' })
    expect(table.tiles?.hands.b).toHaveLength(13)
  })
})

describe('a turn taken from another seat', () => {
  const thrownByD: TableEvent = { type: 'discarded', seat: 'd' }
  const passedOver: TableEvent = { type: 'skipped', seat: 'b', over: 'a', why: 'slip', called: 'accepted' }
  const kinds = ({ rulings }: Replayed): readonly string[] => rulings.at(-1)?.effects.map(({ kind }) => kind) ?? []

  it('leaves a racked tile with the dead hand, whichever way it is told', () => {
    for (const how of [{ threw: false }, {}]) {
      const ruled = all(thrownByD, picked('b', true), { ...passedOver, ...how })
      expect(ruled.table.deaths).toEqual(['b'])
      expect(kinds(ruled)).toContain('pickStays')
      expect(kinds(ruled)).not.toContain('tileToPlace')
    }
    const later = all(thrownByD, picked('b'), { type: 'racked', seat: 'b' }, passedOver)
    expect(kinds(later)).toContain('pickStays')
  })

  it('puts a tile back that was not racked', () => {
    expect(kinds(all(thrownByD, picked('b', false), { ...passedOver, threw: false }))).toContain('tileToPlace')
  })

  it('has ended with a discard that the table saw', () => {
    const log = [thrownByD, picked('b', true), { type: 'discarded', seat: 'b' }] as const
    expect(run(...log, { ...passedOver, threw: false }).problem).toMatchObject({ code: 'table/contradiction' })
    expect(all(...log, passedOver).table.deaths).toEqual(['b'])
  })

  it('is no time any more for the seat before to throw, once that tile is racked', () => {
    const log = [thrownByD, picked('a', true), picked('b', true)] as const
    const { problem } = run(...log, { type: 'slipped', seat: 'a', what: 'noThrow', next: 'picked' })
    expect(problem).toMatchObject({ code: 'table/contradiction', at: 'events.3.next' })
  })
})
