/** What a ruling or a refusal says in words is true at its table: how many sit there, and what is over. */
import { describe, expect, it } from 'vitest'
import type { Played } from '../src/rulings/table-play.ts'
import { play } from '../src/rulings/table-play.ts'
import type { TableEvent } from '../src/table/events.ts'
import { freshTable } from '../src/table/table.ts'
import { practice } from './simulator/practice.ts'
import { court, must, nmjl } from './support/law.ts'
import { settleRules } from '../src/rulings/court.ts'

const THREE: TableEvent = { type: 'start', table: { empty: ['d'] } }
const WAITING = ['5B', '5B', '4C', '4C', '4C', '4C', '3D', '3D', '3D', '3D', 'F', 'F', 'F']
const ON_A_CRAK = ['1B', '1B', '1B', '1B', '6B', '6B', '6B', '6B', '1C', '1C', '1C', '6C', '6C']
const WITH_A_JOKER = ['1D', '1D', '1D', 'J', '6D', '6D', '6D', '6D', '1C', 'J', 'J', '6C', 'J']
const NOTHING = ['N', 'N', 'N', 'E', 'E', 'E', 'S', 'S', 'S', 'W', 'W', 'W', 'R']

const after = (agreed: { readonly [option: string]: string }, ...log: readonly TableEvent[]): Played => {
  const rules = Object.keys(agreed).length === 0 ? nmjl : must(settleRules(court, 'nmjl', agreed))
  let played: Played = { table: freshTable(), rulings: [], stories: [], problems: [] }
  for (const event of log) played = play(court, rules, played.table, event, practice.checker)
  return played
}

const headline = (played: Played): string => played.rulings.at(-1)?.headline ?? ''

describe('the headline of a tie at a table of three', () => {
  const tie = (named: string): readonly TableEvent[] => [
    THREE,
    { type: 'discarded', seat: 'b', tile: '5B', named },
    { type: 'picked', seat: 'c' },
    {
      type: 'declared',
      seat: 'a',
      on: 'discard',
      late: 'bothDeclared',
      valid: true,
      ...(named === '5B' ? {} : { completedBy: 'named' as const }),
      value: 30,
      jokerless: false,
      rival: { seat: 'c', wants: 'win', right: true, value: 30, jokerless: false },
    },
  ]

  it.each(['eachSeparately', 'losersPayHigher', 'split'].flatMap((tiePay) => ['5B', '6B'].map((named) => ({ tiePay, named }))))(
    'does not speak of two losers: $tiePay, named $named',
    ({ tiePay, named }) => {
      const played = after({ tiePay }, ...tie(named))
      expect(played.problems).toEqual([])
      expect(headline(played)).toContain('both win')
      expect(headline(played)).not.toMatch(/two other seats|both losers|Both pay/)
    },
  )
})

describe('a wrong mah jongg on a tile out of turn', () => {
  const declared = (dead: 'two' | 'none'): Played =>
    after(
      {},
      {
        type: 'start',
        table: {
          dead:
            dead === 'none'
              ? []
              : [
                  { seat: 'a', by: 'error' },
                  { seat: 'b', by: 'fault' },
                ],
        },
      },
      { type: 'discarded', seat: 'c' },
      { type: 'outOfTurn', seat: 'c', did: 'threw', claim: { seat: 'd', wants: 'win', right: false } },
    )

  it.each(['none', 'two'] as const)('does not have a hand called dead that is the last one: %s out before', (dead) => {
    expect(headline(declared(dead))).toContain('has a dead hand')
    expect(headline(declared(dead))).not.toContain('can still be called dead')
  })
})

describe('an empty seat', () => {
  it.each<TableEvent>([
    { type: 'picked', seat: 'd' },
    { type: 'wrongCount', seats: ['d'] },
    { type: 'wrongWall', seats: ['b'], racked: true, pusher: 'd' },
  ])('is called empty, and not a dead hand: $type', (event) => {
    const [problem] = after({}, THREE, { type: 'discarded', seat: 'a' }, event).problems
    expect(problem?.message).toBe('Nobody sits on seat d.')
  })
})

describe('two declared hands of a misnamed discard, where the table knows the tiles', () => {
  const tiles = (a: readonly string[], c: readonly string[]): TableEvent => ({
    type: 'start',
    table: {
      turn: { seat: 'b', stage: 'toDiscard' },
      tiles: { hands: { a, c, b: [...ODD, '6C'] } },
    },
  })
  const ODD = ['N', 'R', 'R', 'R', '8C', '8C', '8C', 'S', '9C', '9C', '9C', 'W', 'G']
  const thrown: TableEvent = { type: 'discarded', seat: 'b', tile: '6C', named: '5B' }
  const declare = (seat: 'a' | 'c', completedBy?: 'named' | 'thrown'): TableEvent => ({
    type: 'declared',
    seat,
    on: 'discard',
    shown: 'more',
    ...(completedBy === undefined ? {} : { completedBy }),
    rival: { seat: seat === 'a' ? 'c' : 'a', wants: 'win' },
  })

  it.each([
    ['the wrong hand first', declare('a')],
    ['the wrong hand first, told to be on the name', declare('a', 'named')],
    ['the right hand first', declare('c')],
  ])('pay a win on the tile as such, whoever was wrong on the name: %s', (_, event) => {
    const { problems, table } = after({}, tiles(NOTHING, ON_A_CRAK), thrown, event)
    expect(problems).toEqual([])
    expect(table.deal.winner).toBe('c')
    expect(table.payments.map(({ from, multiple }) => [from, multiple])).toEqual([
      ['b', 2],
      ['a', 1],
      ['d', 1],
    ])
  })

  it.each([
    ['the wrong hand first', declare('c')],
    ['the right hand first', declare('a')],
  ])('have the misnamer pay for a win on the name: %s', (_, event) => {
    const { problems, table } = after({}, tiles(WAITING, NOTHING), thrown, event)
    expect(problems).toEqual([])
    expect(table.deal.winner).toBe('a')
    expect(table.payments.map(({ from, multiple }) => [from, multiple])).toEqual([['b', 4]])
  })

  it('are not told apart by the name where the tile completes both', () => {
    const start = tiles(WITH_A_JOKER, ON_A_CRAK)
    const refused = after({}, start, thrown, declare('a'))
    expect(refused.problems.map(({ code, at }) => [code, at])).toEqual([['table/contradiction', 'rival']])
    const spoken: TableEvent = { ...declare('a'), shown: 'none' } as TableEvent
    const named = after({}, start, thrown, { type: 'nameCorrected' }, spoken)
    expect(named.problems).toEqual([])
    expect(named.table.deal.winner).toBe('c')
  })
})
