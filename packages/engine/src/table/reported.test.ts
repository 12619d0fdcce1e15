import { describe, expect, it } from 'vitest'
import type { ReportedTable } from './report.ts'
import { tableFrom } from './reported.ts'
import { declarersInError, deathsFact, dueSeat, jokersInReach } from './table.ts'

const made = (reported: ReportedTable) => {
  const table = tableFrom(reported)
  if (!table.ok) throw new Error(table.problems.map((problem) => problem.message).join('\n'))
  return table.value
}

describe('a reported table', () => {
  it('takes what people know and leaves the rest open', () => {
    const table = made({ dead: [{ seat: 'b', by: 'error' }], exposures: { a: [{ jokers: 1 }, { tiles: ['F', 'J', 'J'] }] } })
    expect(table.seats.b.death).toEqual({ cause: 'declared' })
    expect(table.seats.a.exposures.map((exposure) => exposure.id)).toEqual(['a1', 'a2'])
    expect(jokersInReach(table, 'a')).toBe(3)
    expect(dueSeat(table)).toBeUndefined()
    expect(Object.isFrozen(table.seats.a.exposures)).toBe(true)
  })

  it('skips dead seats after a discard', () => {
    expect(dueSeat(made({ dead: [{ seat: 'a', by: 'fault' }], discard: { by: 'd' } }))).toBe('b')
  })

  it.each<readonly [string, ReportedTable, string]>([
    ['no death', {}, 'none'],
    ['one by error', { dead: [{ seat: 'b', by: 'error' }] }, 'error'],
    ['one by a reaction to a word that was taken back', { dead: [{ seat: 'b', by: 'reaction', declarer: 'a' }] }, 'other'],
    ['one by a fault', { dead: [{ seat: 'b', by: 'fault' }] }, 'other'],
    [
      'an error and a reaction',
      {
        dead: [
          { seat: 'b', by: 'error' },
          { seat: 'c', by: 'reaction' },
        ],
      },
      'errors2',
    ],
    [
      'an error and a fault',
      {
        dead: [
          { seat: 'b', by: 'error' },
          { seat: 'c', by: 'fault' },
        ],
      },
      'mixed2',
    ],
    [
      'two faults',
      {
        dead: [
          { seat: 'b', by: 'fault' },
          { seat: 'c', by: 'fault' },
        ],
      },
      'other2',
    ],
  ])('counts %s', (_, reported, expected) => {
    expect(deathsFact(made(reported), 'a')).toBe(expected)
  })

  it('knows who declared in error', () => {
    expect(
      declarersInError(
        made({
          dead: [
            { seat: 'c', by: 'error' },
            { seat: 'b', by: 'reaction' },
          ],
        }),
      ),
    ).toEqual(['c'])
  })

  it.each<readonly [string, ReportedTable, string]>([
    [
      'a hand out twice',
      {
        dead: [
          { seat: 'a', by: 'error' },
          { seat: 'a', by: 'fault' },
        ],
      },
      'dead.1',
    ],
    [
      'three hands out',
      {
        dead: [
          { seat: 'a', by: 'fault' },
          { seat: 'b', by: 'fault' },
          { seat: 'c', by: 'fault' },
        ],
      },
      'dead',
    ],
    ['a reaction to nobody', { dead: [{ seat: 'a', by: 'reaction' }] }, 'dead.0'],
    ['a dead seat at its turn', { dead: [{ seat: 'a', by: 'fault' }], turn: { seat: 'a' } }, 'turn'],
    ['a discard of another seat', { turn: { seat: 'a', stage: 'discarded' }, discard: { by: 'b' } }, 'discard.by'],
    ['a call of an own hand', { contests: [{ caller: 'a', seat: 'a' }] }, 'contests.0'],
  ])('refuses %s', (_, reported, at) => {
    const table = tableFrom(reported)
    expect(table.ok ? [] : table.problems.map((problem) => problem.at)).toEqual([at])
  })
})
