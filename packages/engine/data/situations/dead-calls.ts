/** The pictures "A hand was called dead". */
import type { Situation } from '../../src/rulings/law.ts'
import { BEGUN } from './shared.ts'

export const deadCallSituations: readonly Situation[] = [
  {
    id: 'dead-call',
    section: 'A hand was called dead',
    name: 'A seat says another hand is dead',
    scope: 'The call, the answer to it, and the pieces.',
    words: [
      'dead hand',
      'ded',
      'you’re dead',
      'dq',
      'disqualified',
      'challenge',
      'called dead',
      'can’t be made',
      'illegal hand',
      'death call',
      'am I dead',
      'dead player discards',
      'dead player picked',
      'dead hand keeps playing',
    ],
    incident: 'deadCall',
    asks: ['reply', 'fault'],
    takes: {
      ...BEGUN,
      caller: 'live',
      afterLast: 'no',
      faultWhen: 'now',
      heldTile: 'natural',
      acting: 'yes',
      deaths: 'none',
      handNamed: 'yes',
    },
    ifs: [
      {
        text: 'If a count is wrong before East’s first discard, that has a ruling of its own.',
        cites: ['COUNT-02', 'CHAR-14'],
        situation: 'count',
      },
      { text: 'If it was only a question or a remark, it counts as a call.', cites: ['CHL-04', 'DEAD-05'] },
      {
        text: 'If the group went up this turn and can be mended, it is mended.',
        cites: ['DEAD-21', 'EXPO-07'],
        situation: 'exposure-wrong',
      },
      {
        text: 'Hidden tiles prove nothing and need not be shown; only what all seats can see counts.',
        cites: ['CHL-03', 'DEAD-26'],
      },
      { text: 'Only the two seats concerned speak about it; the others stay out.', cites: ['DEAD-06'] },
      { text: 'Nobody has to call a dead hand in casual play.', cites: ['CHL-06', 'DEAD-13'] },
      { text: 'Earlier discards and joker exchanges of the hand stand.', cites: ['DED-03', 'DEAD-22', 'DEAD-23', 'JKR-04'] },
      { text: 'At some events a wrong call makes the caller’s own hand dead.', cites: ['CHL-07'] },
      {
        text: 'If the seats read a line of the card differently, the table stops and its majority decides for now.',
        cites: ['CHL-09'],
      },
    ],
    next: ['dead-call-settle', 'three-dead', 'swap-which', 'pay-other'],
    roles: { actor: 'the owner', caller: 'the caller', discarder: 'the discarder' },
  },
  {
    id: 'dead-call-settle',
    section: 'A hand was called dead',
    name: 'The deal is over, a call is still disputed',
    scope: 'What a contested call costs, once the deal has ended.',
    words: ['fifty cents', '50 points', 'quarter', 'contested', 'who was right', 'disagree about dead', 'owe for calling dead'],
    incident: 'settleCall',
    asks: ['truth', 'wonAfter'],
    takes: {},
    also: [{ says: 'A live seat called it aloud during the deal.', otherwise: 'A fault that nobody called has lapsed.' }],
    ifs: [
      { text: 'If the two cannot agree on what the card says, the table or the director decides.', cites: ['CHL-09'] },
      { text: 'If nobody called the fault during the deal, it lapsed.', cites: ['DEAD-25'] },
    ],
    next: ['pay-win', 'mj-error'],
    roles: { actor: 'the owner', caller: 'the caller' },
  },
]
