/** Calls and declarations on one discard at a table: who has it, and who acts next. */
import { describe, expect, it } from 'vitest'
import type { Rules } from '../src/rulings/court.ts'
import { settleRules } from '../src/rulings/court.ts'
import { play, replay } from '../src/rulings/table-play.ts'
import type { TableEvent } from '../src/table/events.ts'
import { court, must, nmjl } from './support/law.ts'
import { all, called, declared, picked, run, situations, thrown } from './support/replays.ts'

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

describe('the headline of a win by a second seat', () => {
  it('speaks of no dead hand where every hand lives', () => {
    const rules = must(settleRules(court, 'nmjl', { errorForgiven: 'beforeNextPick' }))
    const second = { seat: 'c', wants: 'win', right: true, value: 30 }
    const { table, rulings } = replay(court, rules, [thrown, declared('b', false, { shown: 'more', rival: second })])
    expect(table.deaths).toEqual([])
    expect(rulings.map(({ headline }) => headline).join(' ')).not.toMatch(/dead/)
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

describe('two mah jonggs of which the farther was shown before', () => {
  const byTurn = must(settleRules(court, 'nmjl', { mjVsMj: 'pureTurn' }))
  const both = (farther: boolean, nearer: boolean | undefined): TableEvent =>
    declared('c', farther, {
      shown: 'more',
      value: 30,
      jokerless: false,
      rival: { seat: 'a', wants: 'win', ...(nearer === undefined ? {} : { right: nearer, value: 25, jokerless: false }) },
    })
  const winnerOf = (rules: Rules, ...log: readonly TableEvent[]): unknown =>
    replay(court, rules, [thrown, ...log]).table.deal.winner

  it.each([nmjl, byTurn])('are never won by a hand that is wrong', (rules) => {
    expect(winnerOf(rules, both(true, false))).toBe('c')
    expect(winnerOf(rules, both(false, true))).toBe('a')
    expect(winnerOf(rules, both(true, true))).toBe(rules === byTurn ? 'a' : 'c')
  })

  it('are won by the nearer one, where turn alone counts, only once somebody has looked at it', () => {
    const waits = replay(court, byTurn, [thrown, both(true, undefined)])
    expect(waits.table.pending).toMatchObject({ asks: ['valid'], verify: 'a' })
    const looked = (right: boolean): TableEvent => ({ type: 'verified', seat: 'a', right })
    expect(winnerOf(byTurn, both(true, undefined), looked(true))).toBe('a')
    const { table, rulings } = replay(court, byTurn, [thrown, both(true, undefined), looked(false)])
    expect(table).toMatchObject({ deaths: ['a'], deal: { winner: 'c' } })
    expect(rulings.map((ruling) => ruling.situation)).toEqual(['mj-second-claim'])
    // Where the farther one is checked first, nobody has to look at the other.
    expect(winnerOf(nmjl, both(true, undefined))).toBe('c')
  })
})
