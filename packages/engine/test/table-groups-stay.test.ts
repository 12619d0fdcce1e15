/** Tiles of a group stay in it when something else is ruled on, and no tile is there twice. */
import { expect, it } from 'vitest'
import { settleRules } from '../src/rulings/court.ts'
import { replay } from '../src/rulings/table-play.ts'
import type { TableEvent } from '../src/table/events.ts'
import { allTiles } from '../src/table/tile-count.ts'
import { dealt, SET } from './simulator/deal.ts'
import { court, createRandom, must } from './support/law.ts'

const rules = must(settleRules(court, 'nmjl', { errorForgiven: 'beforeNextPick' }))

/** East throws a flower, and the seat before it puts up a group with it. */
const GROUP_UP: readonly TableEvent[] = [
  dealt(createRandom(5), {
    east: 'd',
    ready: [],
    passes: false,
    empty: [],
    holds: { d: ['F'], c: ['F', 'F', 'J'] },
  }),
  { type: 'discarded', seat: 'd', tile: 'F' },
  { type: 'called', seat: 'c' },
  { type: 'exposed', seat: 'c', tiles: ['F', 'F', 'F', 'J'] },
]

it.each<[string, readonly TableEvent[]]>([
  ['declares on it in error and is forgiven', [{ type: 'declared', seat: 'b', on: 'discard', shown: 'none', valid: false }]],
  [
    'wins by an exchange with a concealed hand',
    [
      { type: 'picked', seat: 'd', racked: true, called: 'no' },
      { type: 'wonBySwap', seat: 'b', start: 'group', marked: 'c' },
    ],
  ],
])('when another seat %s', (_, events) => {
  const { table, problem } = replay(court, rules, [...GROUP_UP, ...events])
  expect(problem).toBeUndefined()
  expect(allTiles(table)?.toSorted()).toEqual([...SET].toSorted())
  expect(table.discard?.lies).toEqual({ at: 'rack', seat: 'c', for: 'group' })
})

it('a group shown with a declaration that becomes a call stands with its tiles', () => {
  const [start] = GROUP_UP
  const { table, problem } = replay(court, must(settleRules(court, 'nmjl', { conversionAfterExposure: 'singleGroupOnly' })), [
    ...(start === undefined ? [] : [start]),
    { type: 'discarded', seat: 'd', tile: 'F' },
    { type: 'declared', seat: 'c', on: 'discard', shown: 'group', tiles: ['F', 'F', 'J'], valid: false, noticed: 'atOnce' },
  ])
  expect(problem).toBeUndefined()
  expect(table.seats.c.exposures).toMatchObject([{ tiles: ['F', 'F', 'J'], jokers: 1, standing: 'up' }])
  expect(allTiles(table)?.toSorted()).toEqual([...SET].toSorted())
})

it('a tile that went out with a hand is not had again by an exchange', () => {
  const [start] = GROUP_UP
  const { table, problem } = replay(court, must(settleRules(court, 'nmjl', { wrongTileLifted: 'fails' })), [
    ...(start === undefined ? [] : [start]),
    { type: 'discarded', seat: 'd', tile: 'F' },
    { type: 'won', seat: 'a', on: 'discard', liftedWrong: true, jokerless: true },
    { type: 'picked', seat: 'b', racked: true },
    { type: 'wonBySwap', seat: 'b', start: 'needed' },
  ])
  expect(problem).toBeUndefined()
  expect(allTiles(table)?.toSorted()).toEqual([...SET].toSorted())
})
