/** A wall that came down outside a declaration. */
import type { Effect } from '../../src/decide/model.ts'
import type { LawDecision } from '../../src/rulings/law.ts'
import { DEAD, NOTHING, NO_DUTY, NO_HAND, OVER, duty, pays } from './effects.ts'

export const wallFellHand: readonly LawDecision[] = [
  {
    id: 'wall-rebuilt',
    topic: 'hand',
    when: { rebuilt: 'yes' },
    sets: { fate: 'lives', cause: 'none', claim: 'none' },
    effects: [{ slot: 'hand', kind: 'lives', role: 'breaker' }, duty('rebuildWall', 'breaker')],
    headline: 'The tiles are put back as they were; there is no penalty.',
    why: 'No hand goes out for a wall that was only disturbed, nor for tiles seen while it was.',
    cites: ['WALLERR-06', 'WAL-02', 'WALL-07'],
  },
  {
    id: 'wall-lost',
    topic: 'hand',
    when: { rebuilt: 'no' },
    sets: { fate: 'none', cause: 'none', claim: 'none' },
    effects: [NO_HAND, NO_DUTY],
    why: 'The tiles cannot be put back, so the question is whether the deal can go on, not whose hand is good.',
    cites: ['WALLERR-06', 'WAL-06'],
  },
  {
    id: 'wall-lost-on-wrong-declaration',
    topic: 'hand',
    overrides: ['wall-lost'],
    when: { declaredWrong: 'yes' },
    sets: { fate: 'dead', cause: 'declared', claim: 'none' },
    effects: [
      { ...DEAD, cites: ['INT-04', 'MJE-02', 'MJE-07'] },
      { slot: 'hand', kind: 'dead', role: 'breaker', cites: ['INT-03'] },
      NO_DUTY,
    ],
    headline: '{Actor}, who declared, and {breaker}, who threw in, have dead hands.',
    why: 'The declared hand is wrong, and a hand thrown in before that was found cannot be put together again.',
    cites: ['INT-03', 'INT-04'],
  },
  {
    id: 'wall-lost-without-declaration',
    topic: 'hand',
    overrides: ['wall-lost'],
    when: { declaredWrong: 'no' },
    sets: { fate: 'inPlay', cause: 'none', claim: 'none' },
    effects: [{ slot: 'hand', kind: 'inPlay', role: 'breaker' }, NO_DUTY],
    headline: '{Breaker} threw in though nobody had declared. The hand is dead once a live seat calls it.',
    why: 'Nobody had said mah jongg, so nobody waited for a check, and a hand thrown in goes out like any other: by a call.',
    cites: ['THR-13'],
  },
]

const BREAKER_PAYS: Effect = pays('breaker', 'intact', 1, 'lowest on card')

/** Thrown in on a wrong mah jongg; only then does anybody pay for a wall. */
const ON_ERROR = { declaredWrong: 'yes' } as const
/** Lost in a way that no League text speaks of. */
const SLIPPED = [{ fellHow: 'slip' }, { declaredWrong: 'no' }] as const

export const wallFellDeal: readonly LawDecision[] = [
  {
    id: 'wall-lost-by-throwing-in',
    topic: 'deal',
    group: 'wall-lost-is-paid',
    overrides: ['deal-goes-on'],
    when: ON_ERROR,
    sets: { dealState: 'over', rests: 'no' },
    effects: [OVER, BREAKER_PAYS],
    headline: 'The deal is over. {Breaker} pays each intact hand the card’s lowest value; {actor} gets nothing.',
    why: 'Throwing in before the check broke the wall, and that ended the deal for the seats that waited. The declarer neither pays nor collects.',
    cites: ['WAL-01', 'WALLERR-08', 'SETTLE-06'],
  },
  {
    id: 'wall-lost-by-mixing',
    topic: 'deal',
    overrides: ['deal-goes-on'],
    when: { fellHow: 'mixedIn' },
    sets: { dealState: 'over', rests: 'no' },
    effects: [OVER, NOTHING],
    headline: 'The wall is mixed into the discards, so the deal is over. Nobody pays for that.',
    why: 'Without a wall nobody can play on, whoever mixed it. Payment is written only for a wall that was broken by throwing in.',
    cites: ['WAL-06'],
  },
  {
    id: 'wall-lost-declarer-pays-too',
    topic: 'deal',
    group: 'wall-lost-is-paid',
    overrides: ['wall-lost-by-throwing-in'],
    when: { ...ON_ERROR, wallDestroyed: 'plusDeclarerDouble' },
    sets: { dealState: 'over', rests: 'no' },
    effects: [OVER, BREAKER_PAYS, { slot: 'payment', kind: 'declarerToo', role: 'survivor' }],
    headline: 'The deal is over. {Breaker} pays each intact hand; {actor} too pays a lone one.',
    why: 'At this table a broken wall does not excuse the declarer where one untouched hand is left.',
    cites: ['WAL-01', 'THR-04'],
  },
  {
    id: 'wall-lost-no-pay',
    topic: 'deal',
    overrides: ['wall-lost-is-paid'],
    when: { ...ON_ERROR, wallDestroyed: 'noPay' },
    sets: { dealState: 'over', rests: 'no' },
    effects: [OVER, NOTHING],
    headline: 'The deal is over; at this table nobody pays for the wall.',
    why: 'The table agreed not to charge for a broken wall.',
    cites: ['WAL-01', 'HOUSE-01'],
  },
  {
    id: 'wall-lost-no-money',
    topic: 'deal',
    overrides: ['wall-lost-is-paid'],
    when: { ...ON_ERROR, wallDestroyed: { not: 'noPay' }, errorPayments: 'none' },
    sets: { dealState: 'over', rests: 'no' },
    effects: [OVER, NOTHING],
    headline: 'The deal is over; at this table errors cost no money.',
    why: 'The table agreed before the game to play without payments for errors.',
    cites: ['WAL-01', 'HOUSE-01'],
  },
  {
    id: 'wall-lost-by-accident',
    topic: 'deal',
    overrides: ['deal-goes-on'],
    when: SLIPPED.map((how) => ({ ...how, wallLostByAccident: 'tableDecides' })),
    sets: { dealState: 'tableDecides', rests: 'no' },
    effects: [{ slot: 'deal', kind: 'tableDecides' }, NOTHING],
    headline: 'The table decides: reshuffle the rest and finish, or deal again.',
    why: 'No League text was found for a wall lost by accident, or by throwing in when nobody had declared.',
    cites: ['WALLERR-06'],
  },
  {
    id: 'wall-lost-finish',
    topic: 'deal',
    overrides: ['deal-goes-on'],
    when: SLIPPED.map((how) => ({ ...how, wallLostByAccident: 'finish' })),
    sets: { dealState: 'goesOn', rests: 'no' },
    effects: [
      { slot: 'deal', kind: 'goesOnReshuffled' },
      { slot: 'payment', kind: 'nothingNow' },
    ],
    headline: 'Here the rest of the wall is reshuffled. The deal goes on.',
    why: 'The table agreed how to go on when a wall falls by accident.',
    cites: ['WALLERR-06', 'HOUSE-01'],
  },
  {
    id: 'wall-lost-redeal',
    topic: 'deal',
    overrides: ['deal-goes-on'],
    when: SLIPPED.map((how) => ({ ...how, wallLostByAccident: 'redeal' })),
    sets: { dealState: 'over', rests: 'no' },
    effects: [{ slot: 'deal', kind: 'redealSameEast' }, NOTHING],
    headline: 'At this table the tiles are dealt again, and nobody pays.',
    why: 'The table agreed how to go on when a wall falls by accident.',
    cites: ['WALLERR-06', 'HOUSE-01'],
  },
]
