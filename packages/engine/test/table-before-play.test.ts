/** Faults of play before East's first discard: they are put right, and no hand dies (CHAR-14). */
import { describe, expect, it } from 'vitest'
import { evaluate } from '../src/decide/evaluate.ts'
import { variablesOf } from '../src/decide/when.ts'
import { settleRules } from '../src/rulings/court.ts'
import { play, replay } from '../src/rulings/table-play.ts'
import { tableFrom } from '../src/table/reported.ts'
import type { TableEvent } from '../src/table/events.ts'
import type { Table } from '../src/table/table.ts'
import { freshTable, liveSeats } from '../src/table/table.ts'
import { tilesOfWall } from '../src/table/wall.ts'
import { dealt } from './simulator/deal.ts'
import { all, picked, run } from './support/replays.ts'
import { combinations, court, createRandom, incidents, must, nmjl, plan } from './support/law.ts'

const AFTER_A_DISCARD: readonly TableEvent['type'][] = [
  'called',
  'exposed',
  'withdrew',
  'calledWrongly',
  'faultyExposure',
  'exchangedJoker',
  'wonBySwap',
]

const EAST_BEGINS: TableEvent = { type: 'start', table: { begun: false, east: 'a' } }
const called = { called: 'accepted' } as const

/** Every fault of play that can be told of a seat, called by a live seat where that is needed. */
const FAULTS: readonly TableEvent[] = [
  { type: 'picked', seat: 'b', ...called },
  { type: 'picked', seat: 'b', racked: true, ...called },
  { type: 'picked', seat: 'b', racked: true, from: 'end', ...called },
  { type: 'picked', seat: 'a', ...called },
  { type: 'picked', seat: 'a', racked: true, ...called },
  { type: 'discarded', seat: 'c', tile: '3B', ...called },
  { type: 'outOfTurn', seat: 'b', did: 'unracked', ...called },
  { type: 'outOfTurn', seat: 'b', did: 'racked', ...called },
  { type: 'outOfTurn', seat: 'b', did: 'threw', ...called },
  { type: 'outOfTurn', seat: 'b', did: 'threw', claim: { seat: 'c', wants: 'group' }, ...called },
  { type: 'wrongWall', seats: ['b'], racked: false, ...called },
  { type: 'wrongWall', seats: ['b'], racked: true, fault: 'end', ...called },
  { type: 'wrongWall', seats: ['b'], racked: true, fault: 'wall', pusher: 'c', ...called },
  { type: 'wrongWall', seats: ['b', 'c'], racked: true, fault: 'wall', pusher: 'd', ...called },
  { type: 'wrongWall', seats: ['b', 'c'], racked: true, fault: 'end', ...called },
  { type: 'wrongWall', seats: ['b'], racked: true, fault: 'wall', pusher: 'b', ...called },
  { type: 'wrongWall', seats: ['b', 'c', 'd'], racked: true, fault: 'wall', pusher: 'a', ...called },
  { type: 'wrongWall', seats: ['b', 'c', 'd'], racked: true, fault: 'wall', pusher: 'd', ...called },
  { type: 'wrongWall', seats: ['a', 'b', 'c', 'd'], racked: true, fault: 'wall', ...called },
  { type: 'skipped', seat: 'b', over: 'a', why: 'slip', threw: false, racked: false, ...called },
  { type: 'skipped', seat: 'b', over: 'a', why: 'slip', threw: false, racked: true, ...called },
  { type: 'skipped', seat: 'b', over: 'a', why: 'slip', threw: true, ...called },
  { type: 'slipped', seat: 'b', what: 'noPick', ...called },
  { type: 'slipped', seat: 'b', what: 'twoThrown', ...called },
  { type: 'slipped', seat: 'b', what: 'held', ...called },
  { type: 'slipped', seat: 'a', what: 'noThrow', next: 'picked', ...called },
  { type: 'slipped', seat: 'a', what: 'noThrow', next: 'racked', ...called },
  { type: 'slipped', seat: 'a', what: 'twoPicked', racked: false, ...called },
  { type: 'slipped', seat: 'a', what: 'twoPicked', racked: true, ...called },
  { type: 'shownAlone', seat: 'b', how: 'pick', ...called },
  { type: 'shownAlone', seat: 'b', how: 'slip' },
  { type: 'tilesSeen', seat: 'b', tiles: 'mixed', sure: true },
  { type: 'tilesSeen', seat: 'b', tiles: 'mixed', sure: false },
  { type: 'wallBroken', seat: 'b', how: 'threwIn', rebuilt: false },
  { type: 'calledDead', caller: 'c', seat: 'b', reply: 'accepts', fault: 'oneGroup' },
  { type: 'threwIn', seat: 'b' },
  { type: 'threwIn', seat: 'b', caller: 'c' },
  { type: 'wallBroken', seat: 'b', how: 'mixedIn', rebuilt: false },
  { type: 'wallBroken', seat: 'b', how: 'slip', rebuilt: false },
  { type: 'wallBroken', seat: 'b', how: 'slip', rebuilt: true },
  { type: 'wrongCount', seats: ['b'], ...called },
  { type: 'setUpWrong', seat: 'b', what: 'deal', fixable: true },
  { type: 'called', seat: 'b', did: 'shown', canShow: false, dead: 'accepted' },
  { type: 'exposed', seat: 'a', tiles: ['3B', '3B', '3B'] },
  { type: 'exposed', seat: 'b', tiles: ['3B', '3B', '3B'] },
  { type: 'withdrew', seat: 'b', stage: 'up', canShow: false, ...called },
  { type: 'calledWrongly', seat: 'b', why: 'joker', up: true, ...called },
  { type: 'calledWrongly', seat: 'b', why: 'shape', up: true, setRight: false, ...called },
  { type: 'faultyExposure', seat: 'b', discardedSince: true, fault: 'group', ...called },
  { type: 'faultyExposure', seat: 'b', discardedSince: false, mend: false, ...called },
  { type: 'exchangedJoker', seat: 'b', from: 'c', when: 'early', used: true, ...called },
  { type: 'exchangedJoker', seat: 'b', from: 'c', wrongTile: 'before', ...called },
  { type: 'wonBySwap', seat: 'b', start: 'group', marked: 'c' },
  { type: 'nameCorrected' },
]

/** Each reading of every point, one at a time. */
const READINGS = court.plan.model.options.flatMap((option) => option.values.map((value) => ({ [option.id]: value })))

const ALL = ['a', 'b', 'c', 'd']

/** Incidents in which it matters that East has discarded. */
const matters = (incident: string, id: string): boolean =>
  court.compiled(incident)?.levels.some((level) => level.id === id) === true
// A wrong mah jongg that East declares before its first discard is judged as one (CHAR-16).
const TIMED = incidents.filter((incident) => incident !== 'declaration' && matters(incident, 'started'))

describe('before East’s first discard', () => {
  it.each(FAULTS.map((fault) => [JSON.stringify(fault), fault] as const))(
    'no hand dies of %s, whatever is agreed',
    (_, fault) => {
      for (const options of READINGS) {
        const { table } = replay(court, must(settleRules(court, 'nmjl', options)), [EAST_BEGINS, fault])
        expect([options, liveSeats(table)]).toEqual([options, ALL])
      }
    },
  )

  it.each(TIMED)('no hand at fault dies of %s, whatever is told besides', (incident) => {
    const hand = plan.model.decisions.filter(({ topic }) => topic === 'hand').flatMap(({ when }) => variablesOf(when))
    const readings = READINGS.filter((reading) => Object.keys(reading).every((id) => hand.includes(id) && matters(incident, id)))
    for (const facts of combinations(incident)) {
      if (facts['started'] !== 'no' || (facts['deaths'] ?? 'none') !== 'none') continue
      // Throwing in on such a mah jongg is judged with it.
      if (facts['declaredWrong'] === 'yes') continue
      for (const options of readings) {
        const { fate } = evaluate(plan, { ...nmjl.options, ...options, ...facts }).values
        expect([facts, options, fate]).not.toEqual([facts, options, 'dead'])
      }
    }
  })

  it('nothing more is asked, and the turn is with East', () => {
    for (const fault of [picked('b', true), picked('c'), { type: 'discarded', seat: 'd' } as const]) {
      const { table, rulings } = all(EAST_BEGINS, fault)
      expect(rulings.map((ruling) => ruling.outcome)).toEqual(['decided'])
      expect(table).toMatchObject({ begun: false, turn: { seat: 'a', stage: 'toDiscard' } })
      expect(table.discard).toBeUndefined()
    }
  })

  it('a tile that was picked or thrown goes back to where it was', () => {
    const start = play(
      court,
      nmjl,
      freshTable(),
      dealt(createRandom(5), { east: 'a', ready: [], passes: false, empty: [] }),
    ).table
    const lies = ({ tiles }: Table): unknown =>
      tiles === undefined ? undefined : [tiles.hands, tiles.pool, tilesOfWall(tiles.wall)]
    for (const event of [
      picked('b'),
      picked('b', true),
      picked('a', true),
      { type: 'discarded', seat: 'c', tile: start.tiles?.hands.c[0] ?? '' } as const,
    ]) {
      const { table, problems } = play(court, nmjl, start, event)
      expect(problems).toEqual([])
      expect(lies(table)).toEqual(lies(start))
    }
  })

  it('lasts until East throws, in order or not', () => {
    const dies = (...events: readonly TableEvent[]): readonly string[] =>
      ALL.filter((seat) => !liveSeats(all(EAST_BEGINS, ...events).table).some((one) => one === seat))
    const out: TableEvent = { type: 'outOfTurn', seat: 'c', did: 'racked', called: 'accepted' }
    expect(dies(out, { type: 'discarded', seat: 'a' }, out)).toEqual(['c'])
    // East's own discard begins play, whatever was wrong with it.
    expect(dies({ type: 'slipped', seat: 'a', what: 'twoThrown', called: 'accepted' })).toEqual(['a'])
    // An East that is out will make no first discard.
    const inError: TableEvent = { type: 'declared', seat: 'a', on: 'own', shown: 'some', valid: false, noticed: 'later' }
    expect(dies(inError, out)).toEqual(['a', 'c'])
    expect(dies(inError, { type: 'calledDead', caller: 'b', seat: 'd', reply: 'accepts', fault: 'other' })).toEqual(['a', 'd'])
  })

  it('nothing that rests on a discard can be entered', () => {
    for (const fault of FAULTS.filter(({ type }) => AFTER_A_DISCARD.includes(type))) {
      const { problem, table } = run(EAST_BEGINS, fault)
      expect([fault, problem?.code]).toEqual([fault, fault.type === 'withdrew' ? 'table/no-call' : 'table/no-discard'])
      expect(table.turn).toEqual({ seat: 'a', stage: 'toDiscard' })
    }
    const reported = tableFrom({ begun: false, exposures: { b: [{ jokers: 1 }] } })
    expect(reported).toMatchObject({ ok: false, problems: [{ code: 'table/inconsistent', at: 'begun' }] })
  })

  it('is taken to be over where a log does not say where the deal stands', () => {
    const call: TableEvent = { type: 'calledDead', caller: 'c', seat: 'b', reply: 'accepts', fault: 'other' }
    const out: TableEvent = { type: 'outOfTurn', seat: 'b', did: 'racked', called: 'accepted' }
    for (const fault of [call, out]) {
      expect(liveSeats(all(fault).table)).toEqual(['a', 'c', 'd'])
      expect(liveSeats(all({ type: 'start', table: { begun: false } }, fault).table)).toEqual(ALL)
      expect(liveSeats(all({ type: 'passed', seat: 'a' }, fault).table)).toEqual(ALL)
    }
    const group: TableEvent = { type: 'exposed', seat: 'b', tiles: ['3B', '3B', 'J'] }
    expect(all(group, picked('c')).table.begun).toBe(true)
  })
})
