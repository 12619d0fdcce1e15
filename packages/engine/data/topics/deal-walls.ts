/** Topic deal, a wall broken after a wrong declaration: it ends the deal, and the seat that broke it may owe for that. */
import type { Effect } from '../../src/decide/model.ts'
import type { LawDecision } from '../../src/rulings/law.ts'
import { NOTHING, OVER } from './effects.ts'

const LOWEST_TO_EACH: Effect = {
  slot: 'payment',
  kind: 'pays',
  role: 'breaker',
  args: { from: 'breaker', to: 'intact', multiple: 1, of: 'lowest on card' },
}
const NO_WINNER = ['none', 'takesGroup', 'dead'] as const

/** Every settlement that a broken wall puts aside. */
const BY_HANDS_LEFT = ['deal-goes-on', 'error-payments', 'no-money-for-errors', 'one-in-error-one-thrown-stops'] as const

export const dealWalls: readonly LawDecision[] = [
  {
    id: 'wall-broken-by-thrower',
    topic: 'deal',
    group: 'wall-payments',
    overrides: [...BY_HANDS_LEFT, 'reactors-gone-declarer-left'],
    when: { breaker: 'thrower', handsLeft: ['one', 'enough'], rivalFate: NO_WINNER },
    sets: { dealState: 'over', rests: 'no' },
    effects: [OVER, LOWEST_TO_EACH],
    headline:
      'The wall cannot be put right, so the deal is over. {Breaker} pays each untouched hand the lowest value on the card.',
    why: 'Throwing in before the check broke the wall, and that ended the deal for the seats that waited. The declarer pays nothing.',
    cites: ['WAL-01', 'SETTLE-06', 'WALLERR-08'],
  },
  {
    id: 'wall-broken-by-declarer',
    topic: 'deal',
    group: 'wall-payments',
    overrides: [...BY_HANDS_LEFT, 'one-error-among-three-no-pay'],
    when: [
      { breaker: 'declarer', handsLeft: 'enough', rivalFate: NO_WINNER },
      { breaker: 'declarer', handsLeft: 'one', fate: 'dead', rivalFate: NO_WINNER },
    ],
    sets: { dealState: 'over', rests: 'no' },
    effects: [OVER, LOWEST_TO_EACH],
    headline:
      'The wall cannot be put right, so the deal is over. {Breaker} pays each untouched hand the lowest value on the card.',
    why: 'A wall mixed into the tiles ends the deal whoever did it; we read the payment for it the same way.',
    cites: ['WAL-07', 'WAL-06', 'WAL-01'],
  },
  {
    id: 'wall-broken-no-pay',
    topic: 'deal',
    overrides: ['wall-payments'],
    when: { breaker: ['thrower', 'declarer'], handsLeft: ['one', 'enough'], rivalFate: NO_WINNER, wallDestroyed: 'noPay' },
    sets: { dealState: 'over', rests: 'no' },
    effects: [OVER, NOTHING],
    headline: 'The wall cannot be put right, so the deal is over. At this table nobody pays for it.',
    why: 'The table agreed not to charge for a broken wall.',
    cites: ['WAL-01', 'HOUSE-01'],
  },
  {
    id: 'wall-broken-no-money',
    topic: 'deal',
    overrides: ['wall-payments', 'wall-broken-declarer-pays-too', 'wall-broken-no-pay'],
    when: { breaker: ['thrower', 'declarer'], handsLeft: ['one', 'enough'], rivalFate: NO_WINNER, errorPayments: 'none' },
    sets: { dealState: 'over', rests: 'no' },
    effects: [OVER, NOTHING],
    headline: 'The wall cannot be put right, so the deal is over. At this table errors cost no money.',
    why: 'The table agreed before the game to play without payments for errors.',
    cites: ['WAL-01', 'HOUSE-01'],
  },
  {
    id: 'wall-broken-declarer-pays-too',
    topic: 'deal',
    overrides: ['wall-payments'],
    when: {
      breaker: 'thrower',
      handsLeft: 'one',
      fate: 'dead',
      rivalFate: ['none', 'takesGroup'],
      wallDestroyed: 'plusDeclarerDouble',
    },
    sets: { dealState: 'over', rests: 'onAttempt' },
    effects: [
      OVER,
      LOWEST_TO_EACH,
      { slot: 'payment', kind: 'pays', role: 'actor', args: { from: 'actor', to: 'survivor', multiple: 2, of: 'hand of actor' } },
    ],
    headline:
      'The wall cannot be put right, so the deal is over. {Breaker} pays {survivor} the lowest value on the card. {Actor} pays {survivor} twice the value of the hand {actor} was making.',
    why: 'At this table a broken wall does not excuse the declarer where one untouched hand is left.',
    cites: ['WAL-01', 'THR-04'],
  },
  {
    id: 'wall-mixed-in',
    topic: 'deal',
    overrides: ['deal-goes-on', 'one-in-error-one-thrown-stops'],
    when: { breaker: 'mixed', handsLeft: 'enough', rivalFate: NO_WINNER },
    sets: { dealState: 'over', rests: 'no' },
    effects: [OVER, NOTHING],
    headline: 'The wall is mixed into the discards, so the deal is over. Nobody pays for that.',
    why: 'Without a wall nobody can play on. Payment is written only for a wall that was broken by throwing in.',
    cites: ['WAL-06'],
  },
  {
    id: 'wall-fell-by-slip',
    topic: 'deal',
    overrides: [...BY_HANDS_LEFT, 'one-error-among-three-no-pay', 'reactors-gone-declarer-left'],
    when: { breaker: 'slip', handsLeft: ['one', 'enough'], rivalFate: NO_WINNER },
    sets: { dealState: 'tableDecides', rests: 'no' },
    effects: [{ slot: 'deal', kind: 'tableDecides' }, NOTHING],
    headline:
      'The wall fell by accident and cannot be put right. The table decides: reshuffle the rest and finish, or deal again.',
    why: 'No League text was found for a wall lost by accident.',
    cites: ['WALLERR-06'],
  },
  {
    id: 'wall-fell-finish',
    topic: 'deal',
    overrides: ['wall-fell-by-slip'],
    when: { breaker: 'slip', handsLeft: 'enough', rivalFate: NO_WINNER, wallLostByAccident: 'finish' },
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
    id: 'wall-fell-redeal',
    topic: 'deal',
    overrides: ['wall-fell-by-slip'],
    when: [
      { breaker: 'slip', handsLeft: ['one', 'enough'], rivalFate: NO_WINNER, wallLostByAccident: 'redeal' },
      { breaker: 'slip', handsLeft: 'one', rivalFate: NO_WINNER, wallLostByAccident: 'finish' },
    ],
    sets: { dealState: 'over', rests: 'no' },
    effects: [{ slot: 'deal', kind: 'redealSameEast' }, NOTHING],
    headline: 'The wall cannot be put right. The tiles are dealt again and nobody pays.',
    why: 'The table agreed how to go on when a wall falls by accident.',
    cites: ['WALLERR-06', 'HOUSE-01'],
  },
]
