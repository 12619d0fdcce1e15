/** Topic value: which figure counts for a hand that was only attempted. */
import type { LawDecision } from '../../src/rulings/law.ts'

export const value: readonly LawDecision[] = [
  {
    id: 'no-attempt-to-value',
    topic: 'value',
    when: { rests: 'no' },
    effects: [{ slot: 'value', kind: 'none' }],
    why: 'No payment rests on a hand that was only attempted.',
    cites: [],
  },
  {
    id: 'named-hand-counts',
    topic: 'value',
    when: { rests: 'onAttempt', handNamed: 'yes' },
    effects: [{ slot: 'value', kind: 'named' }],
    why: 'The value printed for the hand that was being made counts, without doubling for jokerless or self-pick.',
    cites: ['SETTLE-05', 'SETTLE-10'],
  },
  {
    id: 'unnamed-hand-lowest-on-card',
    topic: 'value',
    when: { rests: 'onAttempt', handNamed: 'no', unknownHandValue: 'namedElseLowest' },
    effects: [{ slot: 'value', kind: 'lowestOnCard' }],
    why: 'Where nobody can say which hand it was, the lowest value on the card is the fairest figure; sources are silent.',
    cites: ['SETTLE-10'],
  },
  {
    id: 'unnamed-hand-lowest-consistent',
    topic: 'value',
    when: { rests: 'onAttempt', handNamed: 'no', unknownHandValue: 'lowestConsistent' },
    effects: [{ slot: 'value', kind: 'lowestThatFits' }],
    why: 'At this table the cheapest hand that fits the tiles shown counts.',
    cites: ['SETTLE-10'],
  },
]
