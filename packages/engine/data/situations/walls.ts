/** The pictures of walls and of tiles that came into view. */
import type { Situation } from '../../src/rulings/law.ts'
import { BEFORE, BEGUN, CALLED } from './shared.ts'

export const wallSituations: readonly Situation[] = [
  {
    id: 'wall-wrong',
    section: 'Wall, or something else',
    name: 'Wrong end or wrong wall',
    scope: 'The pick came from the wrong place.',
    words: [
      'wrong end',
      'wrong wall',
      'pushed out',
      'curtsy',
      'served too early',
      'whose wall',
      'back of the wall',
      'hot wall',
      'picked from the wrong place',
    ],
    incident: 'wallWrong',
    asks: ['wallState', 'wallFault'],
    takes: { ...BEGUN, wallMatch: 'yes', ...CALLED, ...BEFORE, noJokers: 'no' },
    ifs: [
      { text: 'If the old wall is finished first, no harm is done.', cites: ['WALLERR-04'] },
      { text: 'If the declared hand is wrong, it is a mah jongg in error.', cites: ['MJE-07'], situation: 'mj-error' },
      {
        text: 'If the seat that pushed the wall out is one of two that picked, only two hands are out and the others play on.',
        cites: ['WAL-05', 'DHN-01'],
      },
    ],
    next: ['three-dead', 'pay-other'],
    roles: {
      actor: 'the seat that picked',
      alsoOut: 'each other seat that picked',
      pusher: 'the seat that pushed the wall out',
      winner: 'the winner',
    },
  },
  {
    id: 'wall-fell',
    section: 'Wall, or something else',
    name: 'A wall came down',
    scope: 'Wall tiles displaced.',
    words: ['knocked over the wall', 'spilled', 'bumped the table', 'wall collapsed', 'tiles fell', 'rebuild'],
    incident: 'wallFell',
    asks: ['rebuilt', 'fellHow'],
    takes: { declaredWrong: 'yes', breakerOut: 'no' },
    also: [{ says: 'Nobody did it on purpose.', otherwise: 'The table or the director speaks to that.' }],
    ifs: [
      {
        text: 'If the mah jongg was right, it is an ordinary win and the wall no longer matters.',
        cites: ['THR-10'],
        situation: 'pay-win',
      },
    ],
    next: ['thrown-in', 'tiles-seen'],
    roles: { actor: 'the declarer', breaker: 'the seat that brought the wall down', survivor: 'the untouched hand' },
  },
  {
    id: 'tiles-seen',
    section: 'Wall, or something else',
    name: 'Tiles dropped, flipped or spilled',
    scope: 'Tiles others should not have seen.',
    words: [
      'flipped a tile',
      'saw the tile',
      'dropped',
      'rack fell',
      'tiles in the pool',
      'showed my tiles',
      'peeked',
      'looked at a tile',
      'saw my rack',
      'looked at the wall',
    ],
    incident: 'tilesSeen',
    asks: ['seenTile', 'sure'],
    takes: { ...BEGUN, ...BEFORE },
    also: [
      {
        says: 'Nobody had said mah jongg.',
        otherwise: 'Hands shown on a mah jongg have a ruling of their own.',
        situation: 'thrown-in',
      },
    ],
    ifs: [],
    next: ['count', 'wall-fell'],
    roles: { actor: 'the owner' },
  },
]
