import { describe, expect, it } from 'vitest'
import { play, replay } from '../src/rulings/table-play.ts'
import type { Declared, TableEvent } from '../src/table/events.ts'
import { freshTable } from '../src/table/table.ts'
import { court, nmjl } from './support/law.ts'

const run = (...log: readonly TableEvent[]) => replay(court, nmjl, log)
const discarded = (seat: Declared['seat'], more: Partial<Extract<TableEvent, { type: 'discarded' }>> = {}): TableEvent => ({
  type: 'discarded',
  seat,
  ...more,
})
const wrong = (seat: Declared['seat'], more: Partial<Declared> = {}): TableEvent => ({
  type: 'declared',
  seat,
  on: 'discard',
  shown: 'more',
  valid: false,
  ...more,
})

describe('an event that cannot be entered', () => {
  const rows: readonly (readonly [string, readonly TableEvent[], string, string])[] = [
    ['a dead seat picks', [discarded('d'), wrong('a'), { type: 'picked', seat: 'a' }], 'table/dead-seat', 'events.2.seat'],
    ['a dead seat declares', [discarded('d'), wrong('a'), discarded('b'), wrong('a')], 'table/dead-seat', 'events.3.seat'],
    [
      'the deal is over',
      [discarded('d'), { type: 'wallGame' }, { type: 'picked', seat: 'a' }],
      'table/deal-over',
      'events.2.type',
    ],
    ['a start comes late', [discarded('d'), { type: 'start', table: {} }], 'table/start-late', 'events.1.type'],
    ['nobody has discarded', [wrong('a')], 'table/no-discard', 'events.0.on'],
    ['the declarer threw the tile', [discarded('a'), wrong('a')], 'table/own-discard', 'events.1.on'],
    [
      'a declarer reacts to itself',
      [discarded('d'), wrong('a', { reactions: [{ seat: 'a', did: 'showed' }] })],
      'table/own-reaction',
      'events.1.reactions.0',
    ],
    [
      'more is shown than an own tile allows',
      [{ type: 'declared', seat: 'a', on: 'own', shown: 'group', valid: false }],
      'table/shown',
      'events.0.shown',
    ],
    [
      'the winner names another discarder',
      [discarded('d'), { type: 'won', seat: 'a', on: 'discard', from: 'c' }],
      'table/contradiction',
      'events.1.from',
    ],
    [
      'a call is settled during the deal',
      [discarded('d'), { type: 'settledCall', caller: 'a', seat: 'b' }],
      'table/deal-under-way',
      'events.1.type',
    ],
    ['nothing waits to be checked', [{ type: 'verified', seat: 'a', right: true }], 'table/no-question', 'events.0.type'],
    ['nothing is left to decide', [{ type: 'tableDecided', deal: 'over' }], 'table/nothing-to-decide', 'events.0.type'],
  ]
  it.each(rows)('%s', (_, log, code, at) => {
    const { problem, applied, table } = run(...log)
    expect({ code: problem?.code, at: problem?.at }).toEqual({ code, at })
    expect(problem?.hint).not.toBe('')
    // What came before it stands.
    expect(table.log).toHaveLength(applied)
  })

  it.each([
    ['no event', 42, 'table/no-event', undefined],
    ['an unknown type', { type: 'dscarded', seat: 'a' }, 'table/unknown-event', 'type'],
    ['an unknown seat', { type: 'picked', seat: 'e' }, 'table/wrong-value', 'seat'],
    ['an unknown tile', { type: 'discarded', seat: 'a', tile: '10B' }, 'table/wrong-value', 'tile'],
    ['a misspelt part', { type: 'picked', seat: 'a', rackd: true }, 'table/unknown-part', 'rackd'],
    ['a missing part', { type: 'declared', seat: 'a' }, 'table/missing-part', 'on'],
    [
      'a wrong part of a list',
      { type: 'declared', seat: 'a', on: 'own', reactions: [{ seat: 'b' }] },
      'table/missing-part',
      'reactions.0.did',
    ],
    [
      'a table that cannot be',
      { type: 'start', table: { dead: [{ seat: 'a', by: 'eror' }] } },
      'table/wrong-value',
      'table.dead.0.by',
    ],
  ])('%s', (_, event, code, at) => {
    const played = play(court, nmjl, freshTable(), event as TableEvent)
    expect({ code: played.problems[0]?.code, at: played.problems[0]?.at }).toEqual({ code, at })
  })
})

describe('an open question', () => {
  it('waits for the hand to be checked, then for what was shown', () => {
    const first = run(discarded('d'), { type: 'declared', seat: 'a', on: 'discard' })
    expect(first.table.pending).toMatchObject({ asks: ['valid'], verify: 'a' })
    const second = play(court, nmjl, first.table, { type: 'verified', seat: 'a', right: false })
    expect(second.open?.asks[0]).toBe('shownClaim')
    expect(second.rulings).toHaveLength(0)
    const third = play(court, nmjl, second.table, { type: 'told', facts: { shownClaim: 'more' } })
    expect(third.table.pending).toBeUndefined()
    expect(third.table.deaths).toEqual(['a'])
  })

  it('asks for the second hand next', () => {
    const { table } = run(discarded('d'), wrong('a', { rival: { seat: 'b', wants: 'win' } }))
    expect(table.pending).toMatchObject({ asks: ['rivalRight'], verify: 'b' })
    const both = play(court, nmjl, table, { type: 'verified', seat: 'b', right: false })
    expect(both.table.deaths).toEqual(['a', 'b'])
    expect(both.table.declarations).toEqual([
      { seat: 'a', right: false },
      { seat: 'b', right: false },
    ])
  })

  it('refuses an answer against what the table holds', () => {
    const { table } = run(discarded('d'), { type: 'declared', seat: 'a', on: 'discard', valid: false })
    const [problem] = play(court, nmjl, table, { type: 'told', facts: { deaths: 'error' } }).problems
    expect(problem).toMatchObject({ code: 'table/contradiction', at: 'deaths' })
  })
})

describe('the table beats what is told', () => {
  it('knows whether the discard still counts', () => {
    expect(
      run(discarded('d'), wrong('a'), discarded('b'), { type: 'won', seat: 'c', on: 'discard', from: 'd' }).problem?.code,
    ).toBe('table/contradiction')
  })

  it('knows when a group went up', () => {
    const { problem } = run(discarded('d'), { type: 'exposed', seat: 'a' }, discarded('a'), discarded('b'), {
      type: 'calledDead',
      caller: 'c',
      seat: 'a',
      reply: 'accepts',
      fault: 'oneGroup',
      faultWhen: 'now',
    })
    expect(problem).toMatchObject({ code: 'table/contradiction', at: 'events.4.faultWhen' })
  })

  it('asks which of several groups is at fault', () => {
    const log: readonly TableEvent[] = [{ type: 'start', table: { exposures: { a: [{}, { jokers: 1 }] }, turn: { seat: 'b' } } }]
    const call: TableEvent = { type: 'calledDead', caller: 'c', seat: 'a', reply: 'accepts', fault: 'oneGroup' }
    expect(run(...log, call).problem?.code).toBe('table/which-exposure')
    const { table } = run(...log, { ...call, exposure: 'a1' })
    expect(table.seats.a.exposures.map((exposure) => exposure.standing)).toEqual(['returned', 'up'])
  })
})

describe('unlawful acts', () => {
  it('a pick of a seat that is not due is out of turn, and costs nothing until it is called', () => {
    const { table, rulings } = run(discarded('d'), { type: 'picked', seat: 'b', racked: true })
    expect(rulings.map((ruling) => ruling.situation)).toEqual(['out-of-turn'])
    expect(table.deaths).toEqual([])
    expect(table.discard?.lies).toEqual({ at: 'gone' })
  })

  it('a call on a wrong name is ruled on at once', () => {
    const { table, rulings } = run(discarded('d', { tile: '1D', named: '1B' }), {
      type: 'called',
      seat: 'a',
      did: 'shown',
      canShow: false,
      dead: 'accepted',
    })
    expect(rulings).toHaveLength(1)
    expect(table.deaths).toEqual(['a'])
  })

  it('a tile gets its right name when the call falls away', () => {
    const { table } = run(discarded('d', { misnamed: true }), { type: 'called', seat: 'a', did: 'spoken' })
    expect(table.discard).toMatchObject({ misnamed: false, lies: { at: 'table' } })
  })

  it('a hand thrown in without a declaration is dead once it is called', () => {
    expect(run(discarded('d'), { type: 'threwIn', seat: 'b' }).table.deaths).toEqual([])
    expect(
      run(discarded('d'), { type: 'threwIn', seat: 'b' }, { type: 'calledDead', caller: 'a', seat: 'b', reply: 'accepts' }).table
        .deaths,
    ).toEqual(['b'])
    expect(run(discarded('d'), { type: 'threwIn', seat: 'b', caller: 'a' }).table.deaths).toEqual(['b'])
  })

  it('an exchange from a group that went back moves no joker', () => {
    const { table, rulings } = run(
      { type: 'start', table: { exposures: { a: [{ jokers: 1 }] }, turn: { seat: 'a' } } },
      { type: 'declared', seat: 'a', on: 'own', shown: 'some', valid: false, handKind: 'concealed' },
      { type: 'picked', seat: 'b' },
      { type: 'exchangedJoker', seat: 'b', from: 'a', exposure: 'a1' },
    )
    expect(rulings.map((ruling) => ruling.situation)).toEqual(['mj-error', 'swap-which'])
    expect(table.seats.a.exposures[0]?.jokers).toBe(1)
  })
})

describe('the caller’s own data', () => {
  it('is not frozen', () => {
    const values = { lowest: 25 }
    const start: TableEvent = { type: 'start', table: { values } }
    expect(Object.isFrozen(run(start).table.values)).toBe(true)
    expect(Object.isFrozen(values)).toBe(false)
  })
})

describe('a deal left to the table', () => {
  it('goes on as they decide', () => {
    const fell: readonly TableEvent[] = [discarded('d'), { type: 'wallBroken', seat: 'c', how: 'slip', rebuilt: false }]
    expect(run(...fell, discarded('a')).problem?.code).toBe('table/table-decides')
    const { table } = run(...fell, { type: 'tableDecided', deal: 'goesOn', next: 'a' }, discarded('a'))
    expect(table.deal.state).toBe('underWay')
    expect(table.wall).toBe('standing')
  })
})
