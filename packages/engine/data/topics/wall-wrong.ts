/** A pick from the wrong end or from a wrong wall, in every topic it touches. */
import type { Effect } from '../../src/decide/model.ts'
import type { LawDecision } from '../../src/rulings/law.ts'
import { uncalled } from './exposures.ts'
import { DEAD, LIVES, NOTHING, NO_DUTY, NO_HAND, OTHERS_DEAD, WON, duty, pays } from './effects.ts'

const PUSHER_DEAD: Effect = { slot: 'hand', kind: 'dead', role: 'pusher' }
const WINS: Effect = { slot: 'hand', kind: 'wins', role: 'winner' }
const PULL_WALL: Effect = { slot: 'duty', kind: 'pullWall', role: 'pusher' }

/** The readings under which a tile from a wrong place costs a hand at all. */
const COSTS = { wrongWall: ['rackedDies', 'deadOnTouch'] } as const

export const wallWrongHand: readonly LawDecision[] = [
  {
    id: 'wrong-wall-unracked',
    topic: 'hand',
    when: { wallState: 'unracked' },
    sets: { fate: 'lives', cause: 'none', claim: 'none' },
    effects: [LIVES, duty('pickRight', 'actor')],
    headline: 'The tile goes back and {actor} picks the right one, without penalty.',
    why: 'A tile from the wrong place costs a hand only once it is racked.',
    cites: ['WALLERR-01', 'WALLERR-03', 'WALLERR-05', 'PICK-09'],
  },
  {
    id: 'wrong-wall-touched',
    topic: 'hand',
    overrides: ['wrong-wall-unracked'],
    when: { wallState: 'unracked', wrongWall: 'deadOnTouch' },
    sets: { fate: 'dead', cause: 'other', claim: 'none' },
    effects: [DEAD, duty('tileToPlace', 'actor')],
    headline: '{Actor} has a dead hand, and the tile goes back. At this table picking it is enough.',
    why: 'The table agreed that a pick from the wrong place counts before the tile is racked.',
    cites: ['WALLERR-01', 'HOUSE-01'],
  },
  {
    id: 'wrong-end-racked',
    topic: 'hand',
    group: 'wrong-wall-costs',
    when: { wallState: 'one', wallFault: 'end' },
    sets: { fate: 'dead', cause: 'other', claim: 'none' },
    effects: [DEAD, NO_DUTY],
    headline: '{Actor} has a dead hand, and the tile stays with it.',
    why: 'The tile was racked from a place where no tile was due; the others go on at the proper end.',
    cites: ['WAL-04', 'WALLERR-02', 'DHR-11'],
  },
  {
    id: 'wrong-wall-racked',
    topic: 'hand',
    group: 'wrong-wall-costs',
    when: { wallState: 'one', wallFault: 'wall' },
    sets: { fate: 'dead', cause: 'other', claim: 'none' },
    effects: [DEAD, PUSHER_DEAD, PULL_WALL],
    headline: '{Actor} and {pusher} have dead hands. The wall is put right.',
    why: 'One seat racked a tile from the wrong wall, and the other led it there.',
    cites: ['WAL-05', 'WALLERR-03', 'DHR-11'],
  },
  {
    id: 'wrong-end-several',
    topic: 'hand',
    group: 'wrong-wall-costs',
    when: { wallState: 'more', wallFault: 'end' },
    sets: { fate: 'none', cause: 'none', claim: 'none' },
    effects: [NO_HAND, NO_DUTY],
    headline: 'All tiles go in and are dealt again; no hand is dead.',
    why: 'More than one seat picked at the wrong end, and the order of the wall cannot be restored.',
    cites: ['WAL-04'],
  },
  {
    id: 'wrong-wall-several',
    topic: 'hand',
    group: 'wrong-wall-costs',
    when: { wallState: 'more', wallFault: 'wall' },
    sets: { fate: 'dead', cause: 'other', claim: 'none' },
    effects: [DEAD, OTHERS_DEAD, PUSHER_DEAD, PULL_WALL],
    headline: 'Each seat that racked from the wrong wall has a dead hand. So has {pusher}.',
    why: 'Each of them racked a tile from the wrong wall, and {pusher} led them there.',
    cites: ['WAL-05', 'WALLERR-03', 'COUNT-05'],
  },
  ...uncalled({
    id: 'wrong-wall',
    overrides: ['wrong-end-racked', 'wrong-wall-racked', 'wrong-wall-several'],
    when: [
      { wallState: 'one', ...COSTS },
      { wallState: 'more', wallFault: 'wall', ...COSTS },
    ],
    claim: 'none',
  }),
  {
    id: 'wrong-wall-left-as-it-is',
    topic: 'hand',
    overrides: ['wrong-wall-unracked', 'wrong-wall-costs'],
    when: { wallState: ['unracked', 'one', 'more'], wrongWall: 'leaveIt' },
    sets: { fate: 'lives', cause: 'none', claim: 'none' },
    effects: [LIVES, NO_DUTY],
    headline: 'Here the wall stays where it is, and play goes on.',
    why: 'The table agreed that a pick from a wrong place costs nobody a hand.',
    cites: ['WALLERR-03', 'HOUSE-01'],
  },
  {
    id: 'win-at-wrong-end',
    topic: 'hand',
    when: { wallMatch: 'yes', wallFault: 'end' },
    sets: { fate: 'wins', cause: 'none', claim: 'none' },
    effects: [WINS, NO_DUTY],
    headline: 'The win stands. {Actor}, who threw the tile from the wrong end, pays for everybody.',
    why: 'The declared hand is right, and its tile came into play by the wrong pick.',
    cites: ['WAL-04', 'SETTLE-09'],
  },
  {
    id: 'win-on-wrong-wall',
    topic: 'hand',
    when: { wallMatch: 'yes', wallFault: 'wall' },
    sets: { fate: 'wins', cause: 'none', claim: 'none' },
    effects: [WINS, NO_DUTY],
    headline: 'The win stands, and {pusher} pays for everybody.',
    why: 'The declared hand is right, and it came while the wrong wall was in play.',
    cites: ['WAL-05', 'SETTLE-09'],
  },
  {
    id: 'win-on-wall-left-as-it-is',
    topic: 'hand',
    overrides: ['win-at-wrong-end', 'win-on-wrong-wall'],
    when: { wallMatch: 'yes', wrongWall: 'leaveIt' },
    sets: { fate: 'wins', cause: 'none', claim: 'none' },
    effects: [WINS, NO_DUTY],
    headline: 'It is an ordinary win of {winner}. At this table the pick changes nothing.',
    why: 'The table agreed to go on from the wall as it stands.',
    cites: ['WALLERR-03', 'HOUSE-01'],
  },
  {
    id: 'wrong-wall-declaration-wrong',
    topic: 'hand',
    when: { wallMatch: 'no' },
    sets: { fate: 'none', cause: 'none', claim: 'none' },
    effects: [NO_HAND, { slot: 'duty', kind: 'declarationInError', role: 'winner' }],
    headline: 'The declared hand is wrong and judged first, as declared in error. The pick is judged after that.',
    why: 'Only a right mah jongg is paid for by the seat at fault at the wall.',
    cites: ['MJE-07', 'WAL-04', 'WAL-05'],
  },
]

/** Seats that go out together with the one that picked. */
const WITH_PUSHER = { wallFault: 'wall', fate: 'dead' } as const

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
    when: { wallMatch: 'yes', wallFault: 'end' },
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
    id: 'wall-left-as-it-is-ordinary-win',
    topic: 'deal',
    overrides: ['wrong-wall-pays-table', 'wrong-wall-pays-jokerless'],
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
