import { describe, expect, it } from 'vitest'
import { adjudicate } from '../src/rulings/adjudicate.ts'
import { settleRules } from '../src/rulings/court.ts'
import { play, replay } from '../src/rulings/table-play.ts'
import type { Declared } from '../src/table/events-play.ts'
import type { TableEvent } from '../src/table/events.ts'
import type { Seat } from '../src/table/seats.ts'
import { eventsOf, freshTable, isLive } from '../src/table/table.ts'
import { court, must, nmjl } from './support/law.ts'

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
    expect(eventsOf(table)).toHaveLength(applied)
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
    expect(table.discard?.lies).toMatchObject({ at: 'gone' })
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

describe('a pick out of turn', () => {
  const picked: readonly TableEvent[] = [discarded('a'), { type: 'picked', seat: 'c', racked: true }]

  it('makes the discard after it one out of turn, which no call reaches', () => {
    const { table, rulings } = run(...picked, discarded('c'), { type: 'called', seat: 'd' })
    expect(rulings.map((ruling) => ruling.situation)).toEqual(['out-of-turn', 'out-of-turn', 'out-of-turn'])
    expect(table.discard?.lies).toEqual({ at: 'gone' })
    expect(table.turn).toEqual({ seat: 'd', stage: 'toPick' })
  })

  it('is settled when the hand goes out', () => {
    const { table } = run(...picked, { type: 'calledDead', caller: 'b', seat: 'c', reply: 'accepts', fault: 'other' })
    expect(table.turn).toEqual({ seat: 'd', stage: 'toPick' })
  })

  it('is settled when the seat that was due takes its turn', () => {
    const { table, rulings } = run(...picked, { type: 'picked', seat: 'b' }, discarded('b'))
    expect(rulings).toHaveLength(1)
    expect(table.discard?.outOfTurn).toBeUndefined()
  })

  it('stays unsettled while a word is taken back and a tile is racked', () => {
    const { table } = run(
      discarded('a'),
      { type: 'picked', seat: 'c' },
      { type: 'declared', seat: 'c', on: 'own', shown: 'none', valid: false },
      { type: 'racked', seat: 'c' },
      discarded('c'),
    )
    expect(table.discard?.outOfTurn).toBe(true)
  })

  it('takes a hand that declared on it in error out as such, also where nobody named its seat', () => {
    const { table } = run(
      { type: 'outOfTurn', seat: 'c', called: 'no' },
      { type: 'told', facts: { outDid: 'threw' } },
      { type: 'told', facts: { outClaim: 'win' } },
      { type: 'told', facts: { outMatch: 'no' } },
    )
    expect(table.deaths.map((seat) => table.seats[seat].death?.cause)).toEqual(['declared'])
  })

  it('leaves each declaration on its discard a question of its own', () => {
    const { problem } = run(...picked, discarded('c'), wrong('d', { rival: { seat: 'b', wants: 'win', right: true } }))
    expect(problem).toMatchObject({ code: 'table/rival-out-of-turn', at: 'events.3.rival' })
  })
})

describe('a called tile', () => {
  it('lies there for the others when the hand that called it goes out', () => {
    const { table, problem } = run(
      { type: 'start', table: { turn: { seat: 'd', stage: 'toDiscard' } } },
      discarded('d'),
      { type: 'called', seat: 'a' },
      { type: 'skipped', seat: 'a', over: 'c', why: 'slip', threw: true, racked: false, called: 'accepted' },
      { type: 'called', seat: 'b' },
    )
    expect(problem).toBeUndefined()
    expect(isLive(table, 'a')).toBe(false)
    expect(table.discard?.claimedBy ?? table.turn?.seat).toBe('b')
  })
})

describe('a wrong wall', () => {
  it('was pushed out by a hand that is out, which does not go out again', () => {
    const { table, rulings, problem } = run(
      discarded('a'),
      { type: 'calledDead', caller: 'a', seat: 'd', reply: 'accepts', fault: 'other' },
      { type: 'wrongWall', seats: ['b'], fault: 'wall', racked: true, pusher: 'd', called: 'accepted' },
    )
    expect(problem).toBeUndefined()
    expect(table.deaths).toEqual(['d', 'b'])
    expect(rulings.at(-1)?.effects.filter(({ slot }) => slot === 'hand')).toMatchObject([
      { kind: 'dead', seats: ['b'] },
      { kind: 'deadBefore', seats: ['d'] },
    ])
  })
})

describe('a win with the tile of a hand that declared in error', () => {
  const rules = must(settleRules(court, 'nmjl', { discarderOnReclaimedTile: 'deadDeclarer' }))
  const payersTwice = (log: readonly TableEvent[], under = rules) => {
    const { table, rulings, problem } = replay(court, under, log)
    expect(problem).toBeUndefined()
    const last = rulings.at(-1)
    const cited = last?.effects.flatMap((effect) => effect.citations.map((one) => one.rule))
    expect(cited).toEqual(expect.arrayContaining(['DSC-02', 'DSC-05']))
    expect(last?.situation).toBe('mj-second-claim')
    return table.payments.filter((payment) => payment.multiple === 2).map((payment) => payment.from)
  }
  const win: TableEvent = { type: 'won', seat: 'b', on: 'discard', jokerless: false }

  it('is judged as the second claim to that tile', () => {
    expect(payersTwice([discarded('d'), wrong('a'), win])).toEqual(['a'])
    expect(payersTwice([discarded('d'), wrong('a'), win], nmjl)).toEqual(['d'])
  })

  it('counts whatever killed the declared hand', () => {
    expect(payersTwice([discarded('d'), { type: 'wonBySwap', seat: 'a', start: 'needed' }, win])).toEqual(['a'])
    const both = wrong('a', { rival: { seat: 'c', wants: 'win', right: false } })
    expect(payersTwice([discarded('d'), both, win])).toEqual(['c'])
    expect(payersTwice([discarded('d'), wrong('a', { rival: { seat: 'c', wants: 'group' } }), win])).toEqual(['a'])
  })

  it('may fall to a hand that had reacted and was restored', () => {
    const restored = must(
      settleRules(court, 'nmjl', { discarderOnReclaimedTile: 'deadDeclarer', thrownInRestore: 'ifCaughtAtOnceAndUnmixed' }),
    )
    expect(
      payersTwice([discarded('d'), wrong('a', { shown: 'none', reactions: [{ seat: 'b', did: 'showed' }] }), win], restored),
    ).toEqual(['a'])
  })

  it('counts hands that went out since', () => {
    const call: TableEvent = { type: 'calledDead', caller: 'b', seat: 'c', reply: 'accepts', fault: 'other' }
    expect(payersTwice([discarded('d'), wrong('a'), call, win])).toEqual(['a'])
  })
})

describe('a wall that came down', () => {
  const fell = (more: Partial<Extract<TableEvent, { type: 'wallBroken' }>> = {}): TableEvent => ({
    type: 'wallBroken',
    seat: 'd',
    how: 'threwIn',
    rebuilt: false,
    ...more,
  })

  it('costs nothing where nobody had declared, and the hand thrown in can be called dead', () => {
    const { table } = run(
      discarded('a'),
      fell(),
      { type: 'tableDecided', deal: 'goesOn', next: 'b' },
      { type: 'calledDead', caller: 'b', seat: 'd', reply: 'accepts' },
    )
    expect(table.payments).toEqual([])
    expect(table.deaths).toEqual(['d'])
  })

  it.each([
    ['nobody whose mah jongg was wrong', [discarded('c'), fell({ declarer: 'a' })]],
    ['the seat itself', [discarded('c'), wrong('d'), fell({ declarer: 'd' })]],
    ['a wall that fell by accident', [discarded('c'), wrong('a'), fell({ declarer: 'a', how: 'slip' })]],
  ] as const)('is not broken on %s', (_, log) => {
    expect(run(...log).problem?.code).toBe('table/no-declaration')
  })

  it('is broken when that is told as an answer', () => {
    const { table } = run(
      discarded('a'),
      { type: 'wallBroken', seat: 'd' },
      { type: 'told', facts: { rebuilt: 'no', fellHow: 'mixedIn' } },
    )
    expect(table).toMatchObject({ wall: 'broken', payments: [], deal: { state: 'over' } })
  })

  it('is ruled on with a wrong declaration that nobody reacted to', () => {
    const walls = ['disturbed', 'brokenByDeclarer', 'brokenBySlip', 'mixedIn'] as const
    const tables = [[], ['a'], ['a', 'b']] as const
    for (const wall of walls)
      for (const dead of tables)
        for (const on of ['own', 'discard'] as const) {
          const table = { dead: dead.map((seat) => ({ seat, by: 'error' as const })), discard: { by: 'd' as const } }
          const declared = wrong('c', { on, shown: on === 'own' ? 'some' : 'more', wall })
          const { problem, rulings } = run({ type: 'start', table }, declared)
          expect({ wall, dead, on, problem, rulings: rulings.length }).toEqual({ wall, dead, on, problem: undefined, rulings: 1 })
        }
  })

  it('was not thrown in on by its own declarer', () => {
    const story = (who: Record<string, readonly Seat[]>) =>
      adjudicate(court, nmjl, { situation: 'wall-fell', facts: { rebuilt: 'no', fellHow: 'threwIn' }, who })
    expect(story({ actor: ['a'], breaker: ['a'] })).toMatchObject({ problems: [{ code: 'story/seat-clash' }] })
    expect(must(story({ breaker: ['a'] })).payments.map(({ from, to }) => [from, to])).toEqual([
      ['a', 'c'],
      ['a', 'd'],
    ])
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
