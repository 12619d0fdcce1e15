/** Topics of the walls: a pick from a wrong place, a wall that fell, and tiles that came into view. */
import type { Effect } from '../../src/decide/model.ts'
import type { LawDecision } from '../../src/rulings/law.ts'
import { uncalled } from './exposures.ts'

const DEAD: Effect = { slot: 'hand', kind: 'dead', role: 'actor' }
const OTHERS_DEAD: Effect = { slot: 'hand', kind: 'dead', role: 'alsoOut' }
const PUSHER_DEAD: Effect = { slot: 'hand', kind: 'dead', role: 'pusher' }
const LIVES: Effect = { slot: 'hand', kind: 'lives', role: 'actor' }
const NONE: Effect = { slot: 'hand', kind: 'none' }
const WINS: Effect = { slot: 'hand', kind: 'wins', role: 'winner' }
const NO_DUTY: Effect = { slot: 'duty', kind: 'none', role: 'actor' }
const PULL_WALL: Effect = { slot: 'duty', kind: 'pullWall', role: 'pusher' }
const WON: Effect = { slot: 'deal', kind: 'won' }
const OVER: Effect = { slot: 'deal', kind: 'over' }
const NOTHING: Effect = { slot: 'payment', kind: 'none' }
const duty = (kind: string, role: string): Effect => ({ slot: 'duty', kind, role })
const pays = (from: string, to: string, multiple: number, of: string): Effect => ({
  slot: 'payment',
  kind: 'pays',
  role: from,
  args: { from, to, multiple, of },
})

/** The readings under which a tile from a wrong place costs a hand at all. */
const COSTS = { wrongWall: ['rackedDies', 'deadOnTouch'] } as const

export const wallWrongHand: readonly LawDecision[] = [
  {
    id: 'wrong-wall-unracked',
    topic: 'hand',
    when: { wallState: 'unracked' },
    sets: { fate: 'lives', cause: 'none', claim: 'none' },
    effects: [LIVES, duty('pickRight', 'actor')],
    headline: 'The tile goes back and {actor} picks the right one; there is no penalty.',
    why: 'A tile from the wrong place costs a hand only once it is racked.',
    cites: ['WALLERR-01', 'WALLERR-03', 'WALLERR-05'],
  },
  {
    id: 'wrong-wall-touched',
    topic: 'hand',
    overrides: ['wrong-wall-unracked'],
    when: { wallState: 'unracked', wrongWall: 'deadOnTouch' },
    sets: { fate: 'dead', cause: 'other', claim: 'none' },
    effects: [DEAD, duty('tileToPlace', 'actor')],
    headline: '{Actor} has a dead hand, and the tile goes back: at this table picking it is enough.',
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
    headline: '{Actor}, who picked, and {pusher}, who pushed the wall out, have dead hands; the wall is put right.',
    why: 'One seat racked a tile from the wrong wall, and the other led it there.',
    cites: ['WAL-05', 'WALLERR-03', 'DHR-11'],
  },
  {
    id: 'wrong-end-several',
    topic: 'hand',
    group: 'wrong-wall-costs',
    when: { wallState: 'more', wallFault: 'end' },
    sets: { fate: 'none', cause: 'none', claim: 'none' },
    effects: [NONE, NO_DUTY],
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
    headline: 'Each seat that racked a tile from the wrong wall has a dead hand, and so has {pusher}, who pushed it out.',
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
    headline: 'At this table the wall stays where it is, and play goes on from it.',
    why: 'The table agreed that a pick from a wrong place costs nobody a hand.',
    cites: ['WALLERR-03', 'HOUSE-01'],
  },
  {
    id: 'win-at-wrong-end',
    topic: 'hand',
    when: { wallMatch: 'yes', wallFault: 'end' },
    sets: { fate: 'wins', cause: 'none', claim: 'none' },
    effects: [WINS, NO_DUTY],
    headline: 'The win stands, and {actor}, who threw the tile picked at the wrong end, pays for everybody.',
    why: 'The declared hand is right, and its tile came into play by the wrong pick.',
    cites: ['WAL-04', 'SETTLE-09'],
  },
  {
    id: 'win-on-wrong-wall',
    topic: 'hand',
    when: { wallMatch: 'yes', wallFault: 'wall' },
    sets: { fate: 'wins', cause: 'none', claim: 'none' },
    effects: [WINS, NO_DUTY],
    headline: 'The win stands, and {pusher}, who pushed the wall out, pays for everybody.',
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
    headline: 'It is an ordinary win of {winner}; at this table the pick changes nothing.',
    why: 'The table agreed to go on from the wall as it stands.',
    cites: ['WALLERR-03', 'HOUSE-01'],
  },
  {
    id: 'wrong-wall-declaration-wrong',
    topic: 'hand',
    when: { wallMatch: 'no' },
    sets: { fate: 'none', cause: 'none', claim: 'none' },
    effects: [NONE, { slot: 'duty', kind: 'declarationInError', role: 'winner' }],
    headline: 'The declared hand is wrong, so it is judged first as a mah jongg in error; the pick is judged after that.',
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
    effects: [NONE, NO_DUTY],
    why: 'The tiles cannot be put back, so the question is whether the deal can go on, not whose hand is good.',
    cites: ['WALLERR-06', 'WAL-01', 'WAL-06'],
  },
]

const BREAKER_PAYS: Effect = pays('breaker', 'intact', 1, 'lowest on card')

export const wallFellDeal: readonly LawDecision[] = [
  {
    id: 'wall-lost-by-throwing-in',
    topic: 'deal',
    group: 'wall-lost-is-paid',
    overrides: ['deal-goes-on'],
    when: { fellHow: 'threwIn' },
    sets: { dealState: 'over', rests: 'no' },
    effects: [OVER, BREAKER_PAYS],
    headline: 'The deal is over. If the mah jongg was wrong, {breaker} pays each untouched hand the lowest value on the card.',
    why: 'Throwing in before the check broke the wall, and that ended the deal for the seats that waited.',
    cites: ['WAL-01', 'WALLERR-08', 'SETTLE-06'],
  },
  {
    id: 'wall-lost-by-mixing',
    topic: 'deal',
    group: 'wall-lost-is-paid',
    overrides: ['deal-goes-on'],
    when: { fellHow: 'mixedIn' },
    sets: { dealState: 'over', rests: 'no' },
    effects: [OVER, BREAKER_PAYS],
    headline: 'The deal is over. If the mah jongg was wrong, {breaker} pays each untouched hand the lowest value on the card.',
    why: 'A wall mixed into the discards ends the deal whoever did it; we read the payment as after a hand thrown in.',
    cites: ['WAL-06', 'WAL-01'],
  },
  {
    id: 'wall-lost-declarer-pays-too',
    topic: 'deal',
    group: 'wall-lost-is-paid',
    overrides: ['wall-lost-by-throwing-in'],
    when: { fellHow: 'threwIn', wallDestroyed: 'plusDeclarerDouble' },
    sets: { dealState: 'over', rests: 'no' },
    effects: [OVER, BREAKER_PAYS, { slot: 'payment', kind: 'declarerToo', role: 'survivor' }],
    headline:
      'The deal is over. If the mah jongg was wrong, {breaker} pays each untouched hand; a lone one is paid by the declarer too.',
    why: 'At this table a broken wall does not excuse the declarer where one untouched hand is left.',
    cites: ['WAL-01', 'THR-04'],
  },
  {
    id: 'wall-lost-no-pay',
    topic: 'deal',
    overrides: ['wall-lost-is-paid'],
    when: { fellHow: ['threwIn', 'mixedIn'], wallDestroyed: 'noPay' },
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
    when: { fellHow: ['threwIn', 'mixedIn'], wallDestroyed: { not: 'noPay' }, errorPayments: 'none' },
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
    when: { fellHow: 'slip', wallLostByAccident: 'tableDecides' },
    sets: { dealState: 'tableDecides', rests: 'no' },
    effects: [{ slot: 'deal', kind: 'tableDecides' }, NOTHING],
    headline: 'The table decides whether to finish with the rest reshuffled or to deal again.',
    why: 'No League text was found for a wall lost by accident.',
    cites: ['WALLERR-06'],
  },
  {
    id: 'wall-lost-finish',
    topic: 'deal',
    overrides: ['deal-goes-on'],
    when: { fellHow: 'slip', wallLostByAccident: 'finish' },
    sets: { dealState: 'goesOn', rests: 'no' },
    effects: [
      { slot: 'deal', kind: 'goesOnReshuffled' },
      { slot: 'payment', kind: 'nothingNow' },
    ],
    headline: 'At this table the rest of the wall is reshuffled and the deal goes on.',
    why: 'The table agreed how to go on when a wall falls by accident.',
    cites: ['WALLERR-06', 'HOUSE-01'],
  },
  {
    id: 'wall-lost-redeal',
    topic: 'deal',
    overrides: ['deal-goes-on'],
    when: { fellHow: 'slip', wallLostByAccident: 'redeal' },
    sets: { dealState: 'over', rests: 'no' },
    effects: [{ slot: 'deal', kind: 'redealSameEast' }, NOTHING],
    headline: 'At this table the tiles are dealt again, and nobody pays.',
    why: 'The table agreed how to go on when a wall falls by accident.',
    cites: ['WALLERR-06', 'HOUSE-01'],
  },
]

export const tilesSeenHand: readonly LawDecision[] = [
  {
    id: 'wall-tile-seen',
    topic: 'hand',
    when: { seenTile: 'wall' },
    sets: { fate: 'lives', cause: 'none', claim: 'none' },
    effects: [LIVES, duty('faceDown', 'actor')],
    headline: 'The tile goes back face down in the same place; there is no penalty.',
    why: 'Whoever picks next gets that tile, seen or not, so it may not be moved.',
    cites: ['PICK-07', 'WAL-03'],
  },
  {
    id: 'rack-tiles-seen',
    topic: 'hand',
    when: { seenTile: 'rack' },
    sets: { fate: 'lives', cause: 'none', claim: 'none' },
    effects: [LIVES, duty('tilesToRack', 'actor')],
    headline: '{Actor} takes the tiles back to the rack; there is no penalty.',
    why: 'Tiles shown by accident cost no hand. The others keep what they saw.',
    cites: ['EXPO-16', 'CHERR-10'],
  },
  {
    id: 'spilled-tiles-known',
    topic: 'hand',
    when: { sure: 'yes' },
    sets: { fate: 'lives', cause: 'none', claim: 'none' },
    effects: [LIVES, duty('tilesToRack', 'actor')],
    headline: '{Actor} takes those tiles back out of the discards.',
    why: 'It is certain which tiles they are, so the rack can be put right.',
    cites: ['WALLERR-07'],
  },
  {
    id: 'spilled-tiles-unknown',
    topic: 'hand',
    when: { sure: 'no' },
    sets: { fate: 'none', cause: 'none', claim: 'none' },
    effects: [NONE, NO_DUTY],
    headline: 'No League text was found for this; the table or the director decides.',
    why: 'Nobody can tell any more which tiles came from the rack.',
    cites: ['WALLERR-07'],
  },
  {
    id: 'spilled-tiles-event-dead',
    topic: 'hand',
    overrides: ['spilled-tiles-known'],
    when: { sure: 'yes', rackSpilled: 'eventPenalty' },
    sets: { fate: 'dead', cause: 'other', claim: 'none' },
    effects: [DEAD, duty('tilesToRack', 'actor')],
    headline: 'At this event the tiles go back to the rack, and the others play on without {actor}.',
    why: 'The event’s rules take a hand out of the deal when its tiles fall among the discards.',
    cites: ['WALLERR-07'],
  },
  {
    id: 'spilled-tiles-event-stop',
    topic: 'hand',
    overrides: ['spilled-tiles-unknown'],
    when: { sure: 'no', rackSpilled: 'eventPenalty' },
    sets: { fate: 'none', cause: 'none', claim: 'none' },
    effects: [NONE, NO_DUTY],
    headline: 'At this event play stops: {actor} loses ten points, and each other seat gets ten.',
    why: 'The event’s rules end the deal when the tiles cannot be told apart.',
    cites: ['WALLERR-07'],
  },
]

export const tilesSeenDeal: readonly LawDecision[] = [
  {
    id: 'spilled-tiles-table-decides',
    topic: 'deal',
    overrides: ['deal-goes-on'],
    when: { sure: 'no', rackSpilled: 'ownersWord' },
    sets: { dealState: 'tableDecides', rests: 'no' },
    effects: [{ slot: 'deal', kind: 'tableDecides' }, NOTHING],
    why: 'No rule says how to go on, so the seats agree on it.',
    cites: ['WALLERR-07'],
  },
  {
    id: 'spilled-tiles-points',
    topic: 'deal',
    overrides: ['deal-goes-on'],
    when: { sure: 'no', rackSpilled: 'eventPenalty' },
    sets: { dealState: 'over', rests: 'no' },
    effects: [OVER, { slot: 'payment', kind: 'eventPoints', role: 'actor' }],
    why: 'The event counts points instead of money.',
    cites: ['WALLERR-07'],
  },
]

export const tilesSeenTurn: readonly LawDecision[] = [
  {
    id: 'event-dead-hand-skipped',
    topic: 'turn',
    overrides: ['right-of-dead'],
    when: { sure: 'yes', fate: 'dead' },
    effects: [{ slot: 'next', kind: 'turnUnderWay' }],
    why: 'A rack may fall at any moment, so the turn under way goes on and the dead seat is skipped.',
    cites: ['TRN-02'],
  },
]
