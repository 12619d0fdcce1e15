/** The pictures "Tile was misnamed". */
import type { Situation } from '../../src/rulings/law.ts'

const ROLES = {
  actor: 'the caller',
  discarder: 'the misnamer',
  rival: 'the second declarer',
} as const

const TAKEN = {
  windowShut: 'no',
  inHand: 'no',
  called: 'accepted',
  handKind: 'exposed',
  rivalKind: 'exposed',
  deaths: 'none',
  handNamed: 'yes',
  noJokers: 'no',
  lifted: 'right',
} as const

const ALSO = [
  {
    says: 'The discard was made in turn.',
    otherwise: 'A discard out of turn has a ruling of its own.',
    situation: 'out-of-turn',
  },
  {
    says: 'Nobody else showed or threw in tiles, and the walls stand.',
    otherwise: 'Hands thrown in have a ruling of their own.',
    situation: 'thrown-in',
  },
] as const

export const misnamingSituations: readonly Situation[] = [
  {
    id: 'misname',
    section: 'Tile was misnamed',
    name: 'A discard got the wrong name',
    scope: 'A tile was thrown under a name that is not its own.',
    words: [
      'miscalled',
      'misscall',
      'misname',
      'said five dot threw five bam',
      'wrong name',
      'called it soap',
      'not what was said',
      'four times',
      'pays double double',
      'white dragon zero',
      'called it a soap',
    ],
    incident: 'misnaming',
    asks: ['misClaim', 'commit', 'canShow', 'basis', 'rightHand'],
    takes: { jokerThrown: 'no', heldTile: 'natural', ...TAKEN },
    also: ALSO,
    ifs: [
      {
        text: 'If the name was put right after mah jongg was said, the declaration stands unless it is taken back before tiles show.',
        cites: ['MISNAME-20'],
      },
      {
        text: 'If one seat declares on the name and another wants the tile for an exposure, mah jongg is checked first.',
        cites: ['MISNAME-10'],
      },
      { text: 'If the name was only half spoken, nothing was misnamed.', cites: ['MISNAME-18'] },
      { text: 'If it was wrongly called the same as the last discard, that is a wrong name too.', cites: ['MISNAME-14'] },
      { text: 'If one seat calls on the name and another on the tile, only the tile counts.', cites: ['MISNAME-11'] },
      { text: 'If the caller used a wrong name, it does not matter; the tile and the group shown count.', cites: ['MISNAME-19'] },
      { text: 'If it was done on purpose, nothing more is written for play at home.', cites: ['MISNAME-16'] },
      { text: 'Events may charge points for it.', cites: ['MISNAME-17'] },
    ],
    next: ['mj-error', 'mj-second-claim', 'pay-win'],
    roles: ROLES,
  },
  {
    id: 'misname-joker',
    section: 'Tile was misnamed',
    name: 'A joker was thrown under another name',
    scope: 'The tile thrown is a joker.',
    words: ['joker called flower', 'hid a joker', 'joker said same', 'can I call a joker', 'jocker', 'she named the joker'],
    incident: 'misnaming',
    asks: ['misClaim', 'commit', 'basis'],
    takes: { jokerThrown: 'yes', jokerName: 'other', heldTile: 'joker', ...TAKEN },
    also: ALSO,
    ifs: [
      { text: 'If the name was allowed and a seat put up tiles on it all the same, that hand is dead.', cites: ['MISNAME-13'] },
    ],
    next: ['mj-error', 'bad-call', 'dead-call'],
    roles: ROLES,
  },
]
