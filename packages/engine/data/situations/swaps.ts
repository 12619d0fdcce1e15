/** The pictures of joker exchanges. */
import type { Situation } from '../../src/rulings/law.ts'
import { BEFORE, CALLED } from './shared.ts'

export const swapSituations: readonly Situation[] = [
  {
    id: 'swap-when',
    section: 'Joker swap trouble',
    name: 'The swap came at a wrong moment',
    scope: 'Whose turn it was, and how far the turn had come.',
    words: [
      'joker exchange',
      'redeem',
      'redemption',
      'trade',
      'steal the joker',
      'jocker',
      'swop',
      'exchange before picking',
      'not her turn',
    ],
    incident: 'swap',
    asks: ['swapMoment', 'swapUsed'],
    takes: { ...CALLED, acting: 'yes', ...BEFORE },
    also: [
      {
        says: 'The tile given was the exact one, from the hand or the pick.',
        otherwise: 'A wrong tile has a ruling of its own.',
        situation: 'swap-wrong-tile',
      },
    ],
    ifs: [
      { text: 'If it was only announced, it is withdrawn.', cites: ['JOKER-22'] },
      {
        text: 'If the tile touched the table before the exchange was announced, it is a discard.',
        cites: ['DISC-05', 'JOKER-23'],
        situation: 'discard-back',
      },
      { text: 'If a discard was offered for the joker, it never serves.', cites: ['JOKER-13'] },
      { text: 'If a finished swap is regretted, it stands.', cites: ['JOKER-28'] },
      { text: 'If the hand is a concealed one, it may swap as well, and stays concealed.', cites: ['JOKER-12'] },
      { text: 'If a swap has begun, the group just made can no longer change.', cites: ['EXPO-07', 'JOKER-29'] },
    ],
    next: ['dead-call', 'swap-win'],
    roles: { actor: 'the seat that swapped' },
  },
  {
    id: 'swap-wrong-tile',
    section: 'Joker swap trouble',
    name: 'The wrong tile was given for a joker',
    scope: 'A swap left a tile that does not belong.',
    words: ['wrong tile in exposure', 'six for a nine', 'mistaken exchange', 'bad swap', 'whose hand is dead'],
    incident: 'swapTile',
    asks: ['swapNoticed'],
    takes: { ...CALLED, acting: 'no', ...BEFORE },
    ifs: [],
    next: ['dead-call', 'exposure-wrong'],
    roles: { actor: 'the seat with the wrong group', giver: 'the seat that gave the tile' },
  },
  {
    id: 'swap-which',
    section: 'Joker swap trouble',
    name: 'May that joker be taken?',
    scope: 'Which jokers are in reach.',
    words: ['refuse exchange', 'dead hand’s joker', 'my own joker', 'joker still good', 'whose joker', 'redeem from dead hand'],
    incident: 'swapReach',
    asks: ['jokerWhere'],
    takes: {},
    also: [
      {
        says: 'The seat is in turn, has picked or completed a call, and offers the exact tile.',
        otherwise: 'The moment of a swap has a ruling of its own.',
        situation: 'swap-when',
      },
    ],
    ifs: [
      { text: 'If one tile is held and the group has two jokers, it is one swap.', cites: ['JOKER-37'] },
      { text: 'If a joker is offered for a natural tile, no.', cites: ['JOKER-11'] },
      { text: 'If the swap came before the hand was called dead, it stands.', cites: ['JKR-04', 'DEAD-23'] },
      { text: 'If the seat that wants to swap has a dead hand, no.', cites: ['JKR-07', 'JOKER-20'] },
    ],
    next: ['swap-when', 'dead-call'],
    roles: { actor: 'the owner of the group' },
  },
  {
    id: 'swap-win',
    section: 'Joker swap trouble',
    name: 'A swap finished the hand',
    scope: 'Is it a win, and whose money?',
    words: ['finesse', 'mahj on a joker swap', 'self pick by exchange', 'called then swapped', 'two away', 'who pays double'],
    incident: 'swapWin',
    asks: ['winStart', 'marked'],
    takes: { ...BEFORE },
    also: [
      {
        says: 'The tiles match the card and the swapped tile is exact.',
        otherwise: 'If they do not, it is a mah jongg in error.',
        situation: 'mj-error',
      },
    ],
    ifs: [
      {
        text: 'If the swap came while the won hand was laid out, it is good when the claimed group went up first.',
        cites: ['JOKER-35'],
      },
    ],
    next: ['pay-win', 'mj-error'],
    roles: { actor: 'the declarer' },
  },
]
