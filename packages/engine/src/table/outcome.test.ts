import { describe, expect, it } from 'vitest'
import type { Decision, Effect } from '../decide/model.ts'
import { checkCast } from './cast.ts'
import { readOutcome } from './outcome.ts'

const decision = (...effects: readonly Effect[]): Decision => ({ id: 'd', topic: 't', when: {}, effects, cites: [] })
const pays = (from: string, to: string, multiple: number, more: Effect['args'] = {}): Effect => ({
  slot: 'payment',
  kind: 'pays',
  role: from,
  args: { from, to, multiple, of: 'winning hand', ...more },
})

describe('payments of a ruling', () => {
  it('double for a jokerless hand where the law says so', () => {
    const win = decision(
      pays('discarder', 'rival', 2, { jokerless: 'doubles' }),
      pays('otherLosers', 'rival', 1, { jokerless: 'doubles' }),
    )
    const { payments } = readOutcome(
      [win],
      { actor: ['a'], rival: ['b'], discarder: ['d'] },
      { values: { winning: 25, jokerless: true } },
    )
    expect(payments.map(({ from, amount }) => [from, amount])).toEqual([
      ['d', 100],
      ['a', 50],
      ['c', 50],
    ])
  })

  it('stay flat where it does not, as when one seat pays for the table', () => {
    const win = decision(pays('discarder', 'actor', 4))
    const { payments } = readOutcome([win], { actor: ['a'], discarder: ['d'] }, { values: { winning: 25, jokerless: true } })
    expect(payments).toEqual([{ from: 'd', to: 'a', multiple: 4, of: 'winning hand', amount: 100 }])
  })
})

describe('a cast', () => {
  const role = (id: string, apart: readonly string[]) => ({ id, says: id, counts: [{ when: {}, is: 1 }], apart })

  it('lets a hand that is out have thrown the tile', () => {
    const roles = [role('dead', ['actor']), role('discarder', ['actor', 'dead'])]
    expect(checkCast(roles, { dead: ['d'], discarder: ['d'] }, {})).toEqual([])
  })

  it('keeps a dead hand from acting', () => {
    const roles = [role('actor', []), role('dead', ['actor'])]
    expect(checkCast(roles, { dead: ['d'], actor: ['d'] }, {}).map((problem) => problem.code)).toEqual(['story/seat-clash'])
  })
})
