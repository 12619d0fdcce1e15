import { describe, expect, it } from 'vitest'
import type { Replayed } from '../src/rulings/table-play.ts'
import { play, replay } from '../src/rulings/table-play.ts'
import type { TableEvent } from '../src/table/events.ts'
import type { Seat } from '../src/table/seats.ts'
import { freshTable } from '../src/table/table.ts'
import { court, nmjl } from './support/law.ts'

const run = (...log: readonly TableEvent[]): Replayed => replay(court, nmjl, log)
/** What the log came to, once every event of it was entered. */
const all = (...log: readonly TableEvent[]): Replayed => {
  const replayed = run(...log)
  expect(replayed.problem).toBeUndefined()
  return replayed
}
const thrown: TableEvent = { type: 'discarded', seat: 'd', tile: '3B', named: '3B' }
const called = (seat: Seat, did?: 'spoken' | 'rack' | 'shown'): TableEvent => ({
  type: 'called',
  seat,
  ...(did === undefined ? {} : { did }),
})
const declared = (seat: Seat, valid?: boolean, more: object = {}): TableEvent => ({
  type: 'declared',
  seat,
  on: 'discard',
  ...(valid === undefined ? {} : { valid }),
  ...more,
})
const picked = (seat: Seat, racked?: boolean): TableEvent => ({
  type: 'picked',
  seat,
  ...(racked === undefined ? {} : { racked }),
})
const situations = ({ rulings }: Replayed): readonly string[] => rulings.map((ruling) => ruling.situation)

describe('two seats that call one discard', () => {
  it('get it in order of play, whoever spoke first', () => {
    const replayed = all(thrown, called('c'), called('b'))
    expect(situations(replayed)).toEqual(['two-want'])
    expect(replayed.table.turn).toEqual({ seat: 'b', stage: 'toExpose' })
    expect(replayed.table.discard?.lies).toEqual({ at: 'rack', seat: 'b', for: 'group' })
  })

  it('leave it with the farther seat where it had put the tile up before', () => {
    const { table } = all(thrown, called('c', 'rack'), called('b'))
    expect(table.turn).toEqual({ seat: 'c', stage: 'toExpose' })
  })

  it('leave it with the farther seat where its group was up', () => {
    const { table } = all(thrown, called('c'), { type: 'exposed', seat: 'c', jokers: 1 }, called('b'))
    expect(table.turn).toEqual({ seat: 'c', stage: 'toDiscard' })
    expect(table.seats.c.exposures).toHaveLength(1)
  })

  it('leave it with the nearer one that spoke first', () => {
    const { table } = all(thrown, called('b'), called('c'))
    expect(table.turn).toEqual({ seat: 'b', stage: 'toExpose' })
  })
})

describe('mah jongg on a tile that another seat has called', () => {
  const up: readonly TableEvent[] = [thrown, called('b'), { type: 'exposed', seat: 'b', jokers: 0 }]

  it('takes it, and the group comes down without penalty', () => {
    const { table } = all(...up, declared('c', true, { jokerless: false }))
    expect(table.deal).toMatchObject({ state: 'over', winner: 'c' })
    expect(table.seats.b.exposures).toEqual([])
    expect(table.deaths).toEqual([])
  })

  it('keeps it where the hand is wrong, and the other seat cannot have it back', () => {
    const { table } = all(...up, declared('c', false, { shown: 'more' }))
    expect(table.deaths).toEqual(['c'])
    expect(table.discard?.lies).toMatchObject({ at: 'rack', seat: 'c' })
    expect(table.seats.b.exposures).toEqual([])
    expect(table.turn).toEqual({ seat: 'd', stage: 'toPick' })
  })

  it('comes too late once that seat has discarded', () => {
    const { problem, table } = run(...up, { type: 'discarded', seat: 'b', tile: 'E' }, declared('c', true))
    expect(problem).toBeUndefined()
    expect(table.discard?.tile).toBe('E')
  })
})

describe('two mah jonggs on one discard', () => {
  it('are checked nearer seat first', () => {
    const first = all(thrown, declared('c'), declared('b'))
    expect(first.table.pending?.verify).toBe('b')
    const second = play(court, nmjl, first.table, { type: 'verified', seat: 'b', right: true })
    expect(second.table.deal.winner).toBe('b')
  })

  it('are checked farther seat first where it had shown tiles before the nearer spoke', () => {
    const { table } = all(thrown, declared('c', undefined, { shown: 'more' }), declared('b'))
    expect(table.pending?.verify).toBe('c')
    const won = play(court, nmjl, table, { type: 'verified', seat: 'c', right: true })
    expect(won.table.deal.winner).toBe('c')
  })

  it('go to the second hand where the first is wrong', () => {
    const { table } = all(
      thrown,
      declared('b', undefined, { shown: 'more' }),
      declared('c'),
      { type: 'verified', seat: 'b', right: false },
      { type: 'verified', seat: 'c', right: true },
    )
    expect(table.deaths).toEqual(['b'])
    expect(table.deal.winner).toBe('c')
    expect(table.declarations).toEqual([
      { seat: 'b', right: false },
      { seat: 'c', right: true },
    ])
  })

  it('may both be wrong', () => {
    const { table } = all(thrown, declared('b', false, { shown: 'more', rival: { seat: 'c', wants: 'win', coDeclared: true } }), {
      type: 'verified',
      seat: 'c',
      right: false,
    })
    expect(table.deaths).toEqual(['b', 'c'])
  })
})

describe('a call after the next seat has acted', () => {
  it('is good while the pick is not racked', () => {
    const replayed = all(thrown, picked('a'), called('b'))
    expect(situations(replayed)).toEqual([])
    expect(replayed.table.turn).toEqual({ seat: 'b', stage: 'toExpose' })
  })

  it('is too late once it is', () => {
    const replayed = all(thrown, picked('a', true), called('b'))
    expect(situations(replayed)).toEqual(['late-call'])
    expect(replayed.table.turn).toEqual({ seat: 'a', stage: 'picked' })
  })

  it('is too late once the next seat has exchanged a joker', () => {
    const start: TableEvent = {
      type: 'start',
      table: { turn: { seat: 'd', stage: 'toDiscard' }, exposures: { c: [{ tiles: ['1B', '1B', 'J'] }] } },
    }
    const swap: TableEvent = { type: 'exchangedJoker', seat: 'a', from: 'c', exposure: 'c1', tile: '1B' }
    expect(situations(all(start, thrown, picked('a'), swap, called('b')))).toEqual(['late-call'])
  })

  it('is good at the same moment', () => {
    const { table } = all(thrown, picked('a', true), { type: 'called', seat: 'b', together: true })
    expect(table.turn).toEqual({ seat: 'b', stage: 'toExpose' })
    expect(table.discard?.lies).toEqual({ at: 'rack', seat: 'b', for: 'group' })
  })

  it('is good where a pause had been asked for', () => {
    const { table } = all(thrown, { type: 'askedPause', seat: 'b' }, picked('a', true), called('b'))
    expect(table.turn).toEqual({ seat: 'b', stage: 'toExpose' })
  })

  it('for mah jongg lets the hand be checked where it is good', () => {
    const late = all(thrown, picked('a', true), declared('b', undefined, { late: 'together' }))
    expect(situations(late)).toEqual(['late-call'])
    expect(late.table.pending?.verify).toBe('b')
    const told = all(thrown, picked('a', true), declared('b', true, { late: 'together', jokerless: false }))
    expect(situations(told)).toEqual(['late-call', 'pay-win'])
    expect(told.table.deal.winner).toBe('b')
  })

  it('for mah jongg together with a pick that wins lets both win', () => {
    const { table, rulings } = all(
      thrown,
      picked('a', true),
      declared('b', true, { late: 'bothDeclared', rival: { seat: 'a', wants: 'win', right: true } }),
    )
    expect(rulings.map((ruling) => ruling.outcome)).not.toContain('needs-facts')
    expect(table.deal).toMatchObject({ state: 'over', winner: 'a', wonOn: 'own', alsoWon: 'b' })
  })

  it.each([
    [false, { winner: 'a', wonOn: 'own' }, 240],
    [true, { winner: 'b', wonOn: 'discard' }, 100],
  ])('for mah jongg together with a pick is paid by the hand that is right (the caller’s: %s)', (right, deal, amount) => {
    const rival = { seat: 'a', wants: 'win', right: !right, ...(right ? {} : { value: 60, jokerless: true }) }
    const { table } = all(
      thrown,
      picked('a'),
      declared('b', right, { late: 'bothDeclared', value: 25, ...(right ? { jokerless: true } : {}), rival }),
    )
    expect(table.deal).toMatchObject(deal)
    expect(table.payments.find(({ multiple }) => multiple === 2)?.amount).toBe(amount)
  })

  it('cannot come from the seat that has touched the wall', () => {
    const replayed = all(thrown, picked('a'), called('a'))
    expect(situations(replayed)).toEqual(['late-call'])
    expect(replayed.table.turn?.seat).toBe('a')
    expect(replayed.table.turn?.stage).toBe('picked')
  })
})

describe('a call that is taken back', () => {
  it('costs nothing before anything is up', () => {
    const replayed = all(thrown, called('b'), { type: 'withdrew', seat: 'b' })
    expect(situations(replayed)).toEqual(['call-back'])
    expect(replayed.table.turn).toEqual({ seat: 'd', stage: 'discarded' })
    expect(replayed.table.discard?.claimedBy).toBeUndefined()
    expect(play(court, nmjl, replayed.table, called('c')).problems).toEqual([])
  })

  it('has to be finished once the tile is up, where it can be', () => {
    const { table } = all(thrown, called('b', 'rack'), { type: 'withdrew', seat: 'b', canShow: true })
    expect(table.turn).toEqual({ seat: 'b', stage: 'toExpose' })
  })

  it('costs the hand where it cannot', () => {
    const { table } = all(thrown, called('b', 'rack'), { type: 'withdrew', seat: 'b', canShow: false, called: 'accepted' })
    expect(table.deaths).toEqual(['b'])
    expect(table.discard?.lies).toMatchObject({ at: 'rack', seat: 'b', for: 'win' })
  })
})

describe('a tile that nobody may call', () => {
  it.each<readonly [string, readonly TableEvent[]]>([
    ['a joker', [{ type: 'discarded', seat: 'd', tile: 'J', named: 'J' }, called('a')]],
    ['an own discard', [thrown, called('d')]],
  ])('is void when it is only spoken: %s', (_, log) => {
    const replayed = all(...log)
    expect(situations(replayed)).toEqual(['bad-call'])
    expect(replayed.table.deaths).toEqual([])
    expect(replayed.table.turn).toEqual({ seat: 'd', stage: 'discarded' })
  })

  it('costs the hand that puts up tiles with a joker', () => {
    const { table } = all(
      { type: 'discarded', seat: 'd', tile: 'J', named: 'J' },
      { type: 'called', seat: 'a', did: 'shown', dead: 'accepted' },
    )
    expect(table.deaths).toEqual(['a'])
  })
})

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

describe('a group shown on a wrong name', () => {
  it('stays up until somebody calls the hand dead', () => {
    const { table } = all({ ...thrown, named: '4B' }, { type: 'exposed', seat: 'b', jokers: 1 })
    expect(table.deaths).toEqual([])
    expect(table.seats.b.exposures).toHaveLength(1)
    expect(table.discard?.lies).toEqual({ at: 'rack', seat: 'b', for: 'group' })
    expect(table.turn).toEqual({ seat: 'b', stage: 'toDiscard' })
  })
})

describe('a second group shown on one discard', () => {
  it('goes back, and the seat that was bound first has its turn', () => {
    const { table } = all(thrown, { type: 'exposed', seat: 'b', jokers: 0 }, { type: 'exposed', seat: 'a', jokers: 0 })
    expect(table.turn).toEqual({ seat: 'b', stage: 'toDiscard' })
    expect(table.seats.a.exposures).toEqual([])
  })
})
