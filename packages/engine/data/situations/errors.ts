/** The pictures "Mah jongg was wrong" and "Hands were thrown in": entries to the incident of a wrong declaration. */
import type { Situation } from '../../src/rulings/law.ts'

const ROLES = {
  actor: 'the declarer',
  discarder: 'the discarder',
  rival: 'the second seat',
  touched: 'each seat that showed or threw in',
  breaker: 'the seat that broke the wall',
} as const

/** What a ruling on a wrong declaration takes for granted unless the picture asks it. */
const TAKEN = {
  want: 'none',
  coDeclared: 'yes',
  touched: 'none',
  mixed: 'no',
  walls: 'stand',
  breaker: 'thrower',
  noticed: 'atOnce',
  inHand: 'no',
  handKind: 'exposed',
  rivalKind: 'exposed',
  deaths: 'none',
  handNamed: 'yes',
  claimedTile: 'natural',
  started: 'yes',
} as const

const without = <T extends Readonly<Record<string, string>>, K extends keyof T>(taken: T, ...asked: readonly K[]): Omit<T, K> =>
  Object.fromEntries(Object.entries(taken).filter(([id]) => !asked.includes(id as K))) as Omit<T, K>

const CHECKED = {
  says: 'The hand was checked against the card and does not match.',
  otherwise: 'If it matches, it is a win; if it was not checked, check it first and let nobody touch a tile.',
} as const

export const errorSituations: readonly Situation[] = [
  {
    id: 'mj-error',
    section: 'Mah jongg was wrong',
    name: 'The declared hand is wrong',
    scope: 'A seat said mah jongg and the tiles make no hand.',
    words: [
      'false mahj',
      'maj in error',
      'mahjong mistake',
      'bad mahjongg',
      'wrong mah jong',
      'oops',
      'thirteen tiles',
      'misread the card',
      'take it back',
      'said it too soon',
    ],
    incident: 'declaration',
    asks: ['declaredOn', 'shownOwn', 'shownClaim', 'canShow'],
    takes: { ...TAKEN },
    also: [
      CHECKED,
      {
        says: 'The discard was named correctly and thrown in turn.',
        otherwise: 'A wrong name or a wrong turn has a ruling of its own.',
        situation: 'misname',
      },
    ],
    ifs: [
      { text: 'If thirteen or fifteen tiles were shown, the ruling is the same.', cites: ['MJE-11'] },
      {
        text: 'If a joker exchange was needed to finish the claimed group, the hand is dead.',
        cites: ['MJE-12'],
        situation: 'swap-win',
      },
      {
        text: 'If the hand is right and only the wrong tile was lifted, it is put right and the win stands.',
        cites: ['MJE-18'],
        situation: 'pay-win',
      },
    ],
    next: ['mj-second-claim', 'thrown-in', 'swap-which', 'exposure-wrong'],
    roles: ROLES,
  },
  {
    id: 'mj-second-claim',
    section: 'Mah jongg was wrong',
    name: 'Another seat wants that tile',
    scope: 'A discard was claimed for a mah jongg that failed, and a second seat wants it.',
    words: ['both called maj', 'can I have it now', 'that was my tile', 'bumped exposure', 'her mahj was wrong so I take it'],
    incident: 'declaration',
    asks: ['want', 'rivalRight'],
    among: { want: ['win', 'group'] },
    takes: { declaredOn: 'discard', shownClaim: 'more', canShow: 'yes', ...without(TAKEN, 'want') },
    also: [
      CHECKED,
      {
        says: 'The next seat had not racked, discarded, exchanged a joker or declared.',
        otherwise: 'Then the tile can no longer be called.',
      },
    ],
    ifs: [
      {
        text: 'If a group was already up for an exposure when mah jongg was said, it comes down without penalty.',
        cites: ['CLAIM-03', 'CLAIM-27'],
      },
    ],
    next: ['pay-win', 'thrown-in', 'three-dead'],
    roles: ROLES,
  },
  {
    id: 'thrown-in',
    section: 'Hands were thrown in',
    name: 'Hands shown or thrown in on a wrong mah jongg',
    scope: 'Other seats reacted before the declared hand was checked.',
    words: [
      'tossed in',
      'threw in hand',
      'mucked',
      'everybody showed',
      'broke the wall',
      'mixed the tiles',
      'dumped hand',
      'killed the wall',
      'fold',
      'two threw in',
      'who gets paid',
      'shuffled already',
      'tiles are mixed',
      'pushed the tiles in',
    ],
    incident: 'declaration',
    asks: ['touched', 'walls', 'breaker'],
    among: { touched: ['one', 'two', 'three'] },
    takes: { declaredOn: 'discard', shownOwn: 'some', shownClaim: 'more', ...without(TAKEN, 'touched', 'walls', 'breaker') },
    also: [CHECKED],
    ifs: [
      {
        text: 'If the declared hand is right, it is an ordinary win and throwing in cost nothing.',
        cites: ['THR-10'],
        situation: 'pay-win',
      },
      {
        text: 'If only part of a hand was shown, that hand counts as touched; groups called before do not.',
        cites: ['INT-01', 'INT-03'],
      },
      {
        text: 'If nobody had declared, a hand thrown in is dead once a live seat calls it.',
        cites: ['THR-13'],
        situation: 'dead-call',
      },
    ],
    next: ['three-dead', 'mj-second-claim', 'pay-other'],
    roles: ROLES,
  },
  {
    id: 'three-dead',
    section: 'Hands were thrown in',
    name: 'Only one hand is left',
    scope: 'Three hands are out, one after another.',
    words: ['three dead hands', 'last one standing', 'only one alive', 'everyone dead', 'does survivor win', 'replay', 'redeal'],
    incident: 'lastHand',
    asks: ['errorInDeal', 'lastOut'],
    takes: { errorOuts: 'several', declarers: 'one', handNamed: 'yes' },
    also: [
      {
        says: 'The walls stand, and each call that made a hand dead was accepted.',
        otherwise: 'A broken wall or a disputed call has a ruling of its own.',
        situation: 'thrown-in',
      },
    ],
    ifs: [{ text: 'If no hand is left at all, nobody pays.', cites: ['THR-07'], situation: 'thrown-in' }],
    next: ['pay-other', 'dead-call-settle'],
    roles: {
      actor: 'the last seat to go out',
      lastDeclarer: 'the latest declarer in error',
      firstDeclarer: 'the first declarer in error',
      survivor: 'the survivor',
    },
  },
]
