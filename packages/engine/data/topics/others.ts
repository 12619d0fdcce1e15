/** Topic others: hands that were shown or thrown in before the declared hand was checked. */
import type { LawDecision } from '../../src/rulings/law.ts'

const lost = (
  count: 'one' | 'two' | 'three',
  fate: 'dead1' | 'dead2' | 'dead3',
  rule: string,
  headline: string,
): LawDecision => ({
  id: `thrown-in-${count}`,
  topic: 'others',
  group: 'thrown-in-lost',
  overrides: ['others-untouched'],
  when: { touched: count },
  sets: { othersFate: fate },
  effects: [{ slot: 'otherHands', kind: 'dead', role: 'touched' }],
  headline,
  why: 'A hand shown or thrown in before the check has given itself away and cannot be put together again.',
  cites: ['INT-03', rule, 'INT-02'],
})

export const others: readonly LawDecision[] = [
  {
    id: 'others-untouched',
    topic: 'others',
    when: {},
    sets: { othersFate: 'none' },
    effects: [{ slot: 'otherHands', kind: 'untouched' }],
    why: 'No other seat showed or threw in tiles.',
    cites: [],
  },
  lost('one', 'dead1', 'THR-02', 'The hand thrown in is dead too.'),
  lost('two', 'dead2', 'THR-04', 'The two hands thrown in are dead too.'),
  lost('three', 'dead3', 'THR-07', 'All three other hands are dead too.'),
  {
    id: 'thrown-in-no-matter',
    topic: 'others',
    overrides: ['thrown-in-lost', 'thrown-in-restored'],
    when: { touched: ['one', 'two', 'three'], rivalFate: 'wins' },
    sets: { othersFate: 'none' },
    effects: [{ slot: 'otherHands', kind: 'noMatter', role: 'touched' }],
    why: 'There is a real winner, and throwing in before a good win costs nothing.',
    cites: ['THR-10'],
  },
  {
    id: 'thrown-in-restored',
    topic: 'others',
    overrides: ['thrown-in-lost'],
    when: {
      touched: ['one', 'two', 'three'],
      noticed: 'atOnce',
      mixed: 'no',
      walls: ['stand', 'disturbed'],
      thrownInRestore: 'ifCaughtAtOnceAndUnmixed',
    },
    sets: { othersFate: 'none' },
    effects: [{ slot: 'otherHands', kind: 'restored', role: 'touched' }],
    headline: 'At this table the hands thrown in may be put up again.',
    why: 'The table agreed to restore hands when the error is found at once and the tiles can still be told apart.',
    cites: ['INT-03', 'HOUSE-01'],
  },
]
