/** What else a pick from the wrong end or from a wrong wall moves: groups, tiles, the deal, money, the turn. */
import type { LawDecision } from '../../src/rulings/law.ts'
import { NOTHING, WON, pays } from './effects.ts'
import { COSTS, WINS_BY_OWN_FAULT } from './wall-wrong-hand.ts'

/** Seats that go out together with the one that picked. */
const WITH_PUSHER = { pusherIs: 'other', fate: 'dead' } as const

export const wallWrongPieces: readonly LawDecision[] = [
  {
    id: 'groups-of-picker-and-pusher-stand',
    topic: 'pieces',
    overrides: ['proper-groups-stand'],
    when: { wallState: 'one', ...WITH_PUSHER },
    effects: [
      { slot: 'tiles', kind: 'none' },
      { slot: 'exposures', kind: 'stay', role: 'actor' },
      { slot: 'exposures', kind: 'stay', role: 'pusher' },
      { slot: 'jokers', kind: 'inReach', role: 'actor' },
      { slot: 'jokers', kind: 'inReach', role: 'pusher' },
    ],
    why: 'The fault lies at the wall and not in a group, so every proper group stands and its jokers stay in reach.',
    cites: ['JKR-01', 'DED-01'],
  },
  {
    id: 'groups-of-pickers-and-pusher-stand',
    topic: 'pieces',
    overrides: ['proper-groups-stand'],
    when: { wallState: 'more', ...WITH_PUSHER },
    effects: [
      { slot: 'tiles', kind: 'none' },
      { slot: 'exposures', kind: 'stay', role: 'actor' },
      { slot: 'exposures', kind: 'stay', role: 'alsoOut' },
      { slot: 'exposures', kind: 'stay', role: 'pusher' },
      { slot: 'jokers', kind: 'inReach', role: 'actor' },
      { slot: 'jokers', kind: 'inReach', role: 'alsoOut' },
      { slot: 'jokers', kind: 'inReach', role: 'pusher' },
    ],
    why: 'The fault lies at the wall and not in a group, so every proper group stands and its jokers stay in reach.',
    cites: ['JKR-01', 'DED-01'],
  },
]

export const wallWrongDiscard: readonly LawDecision[] = [
  {
    id: 'wrong-wall-tile-stays',
    topic: 'discard',
    overrides: ['no-discard'],
    when: { wallState: ['one', 'more'], fate: 'dead' },
    effects: [{ slot: 'discard', kind: 'pickStays', role: 'actor' }],
    why: 'The tile was racked, so it stays with the dead hand.',
    cites: ['WAL-04', 'WAL-05'],
  },
  {
    id: 'wrong-end-tile-wins',
    topic: 'discard',
    overrides: ['no-discard'],
    when: { wallFault: 'end', winnerPicked: 'no' },
    effects: [{ slot: 'discard', kind: 'toWinner', role: 'winner' }],
    why: 'The tile completes a real win, so it is handed over.',
    cites: ['WAL-04'],
  },
]

export const wallWrongDeal: readonly LawDecision[] = [
  {
    id: 'wrong-end-redeal',
    topic: 'deal',
    overrides: ['deal-goes-on'],
    when: { wallState: 'more', wallFault: 'end', ...COSTS },
    sets: { dealState: 'over', rests: 'no' },
    effects: [{ slot: 'deal', kind: 'redealSameEast' }, NOTHING],
    why: 'The tiles are thrown in, so nobody wins and nobody pays.',
    cites: ['WAL-04'],
  },
  {
    id: 'wrong-end-picker-pays-table',
    topic: 'deal',
    group: 'wrong-wall-pays-table',
    overrides: ['deal-goes-on'],
    when: { wallMatch: 'yes', wallFault: 'end' },
    sets: { dealState: 'over', rests: 'no' },
    effects: [WON, pays('actor', 'winner', 4, 'winning hand')],
    why: 'One seat pays four times the value of the winning hand, and the others nothing.',
    cites: ['SETTLE-09', 'WAL-04'],
  },
  {
    id: 'wrong-wall-pusher-pays-table',
    topic: 'deal',
    group: 'wrong-wall-pays-table',
    overrides: ['deal-goes-on'],
    when: { wallMatch: 'yes', wallFault: 'wall' },
    sets: { dealState: 'over', rests: 'no' },
    effects: [WON, pays('pusher', 'winner', 4, 'winning hand')],
    why: 'One seat pays four times the value of the winning hand, and the others nothing.',
    cites: ['SETTLE-09', 'WAL-05'],
  },
  {
    id: 'wrong-end-picker-pays-table-jokerless',
    topic: 'deal',
    group: 'wrong-wall-pays-jokerless',
    overrides: ['wrong-end-picker-pays-table'],
    when: { wallMatch: 'yes', wallFault: 'end', noJokers: 'yes', payTheTableMultiplier: 'doubleIfJokerless' },
    sets: { dealState: 'over', rests: 'no' },
    effects: [WON, pays('actor', 'winner', 8, 'winning hand')],
    why: 'At this table a jokerless win doubles what the one seat pays.',
    cites: ['SETTLE-09', 'HOUSE-01'],
  },
  {
    id: 'wrong-wall-pusher-pays-table-jokerless',
    topic: 'deal',
    group: 'wrong-wall-pays-jokerless',
    overrides: ['wrong-wall-pusher-pays-table'],
    when: { wallMatch: 'yes', wallFault: 'wall', noJokers: 'yes', payTheTableMultiplier: 'doubleIfJokerless' },
    sets: { dealState: 'over', rests: 'no' },
    effects: [WON, pays('pusher', 'winner', 8, 'winning hand')],
    why: 'At this table a jokerless win doubles what the one seat pays.',
    cites: ['SETTLE-09', 'HOUSE-01'],
  },
  {
    id: 'win-of-seat-at-fault-open',
    topic: 'deal',
    overrides: ['wrong-wall-pays-table', 'wrong-wall-pays-jokerless'],
    when: WINS_BY_OWN_FAULT,
    sets: { dealState: 'tableDecides', rests: 'no' },
    effects: [
      { slot: 'deal', kind: 'tableDecides' },
      { slot: 'payment', kind: 'nothingNow' },
    ],
    why: 'The seat at fault is to pay the winner for everybody, and no text says what holds where the two are one.',
    cites: ['WAL-08'],
  },
  {
    id: 'wall-left-as-it-is-ordinary-win',
    topic: 'deal',
    overrides: ['wrong-wall-pays-table', 'wrong-wall-pays-jokerless', 'win-of-seat-at-fault-open'],
    when: { wallMatch: 'yes', wrongWall: 'leaveIt' },
    sets: { dealState: 'over', rests: 'no' },
    effects: [WON, { slot: 'payment', kind: 'ordinaryWin', role: 'winner' }],
    why: 'Where the wall is left as it is, a win on it is paid like any other.',
    cites: ['SETTLE-02', 'HOUSE-01'],
  },
  {
    id: 'wrong-wall-declaration-first',
    topic: 'deal',
    overrides: ['deal-goes-on'],
    when: { wallMatch: 'no' },
    sets: { dealState: 'tableDecides', rests: 'no' },
    effects: [
      { slot: 'deal', kind: 'asRuled' },
      { slot: 'payment', kind: 'asRuled' },
    ],
    why: 'Whether two hands are still in play afterwards depends on how far the declaration went.',
    cites: ['MJE-07', 'THR-08'],
  },
]

export const wallWrongTurn: readonly LawDecision[] = [
  {
    id: 'turn-as-declaration-is-ruled',
    topic: 'turn',
    overrides: ['table-decides-next'],
    when: { wallMatch: 'no' },
    effects: [{ slot: 'next', kind: 'asRuled' }],
    why: 'Who acts follows from the ruling on the declaration.',
    cites: ['MJE-07'],
  },
]
