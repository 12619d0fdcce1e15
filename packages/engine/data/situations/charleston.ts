/** The pictures "Charleston went wrong". */
import type { Situation } from '../../src/rulings/law.ts'
import { MATCHES } from './shared.ts'

const SECTION = 'Charleston went wrong'

const NOT_BEGUN = {
  says: 'East has not made the first discard.',
  otherwise: 'After it, a wrong count has a ruling of its own.',
  situation: 'count',
} as const

export const charlestonSituations: readonly Situation[] = [
  {
    id: 'pass-wrong',
    section: SECTION,
    name: 'A pass was made wrongly',
    scope: 'Any pass before the first discard.',
    words: [
      'charlston',
      'charleton',
      'passed a joker',
      'passed two',
      'four tiles',
      'wrong way',
      'peeked',
      'looked',
      'first right',
      'pass mistake',
      'passing',
      'forgot to pass',
      'passed twice',
      'passed too few',
      'looked before passing',
    ],
    incident: 'passWrong',
    asks: ['passFault', 'packetsApart', 'lookedAt'],
    takes: {},
    also: [NOT_BEGUN],
    ifs: [
      { text: 'If a tile was dropped, it is picked up without penalty.', cites: ['CHERR-10'] },
      {
        text: 'If the numbers for the courtesy pass differ, the lower one counts, and the surplus goes back unseen.',
        cites: ['CHAR-10', 'CHERR-08'],
      },
    ],
    next: ['count', 'pass-stop'],
    roles: { actor: 'the seat at fault' },
  },
  {
    id: 'pass-stop',
    section: SECTION,
    name: 'Somebody stops the Charleston',
    scope: 'One word ends it, if it comes in time.',
    words: [
      'stop',
      'no second',
      'second charleston',
      'last left',
      'can I stop it',
      'courtesy after stop',
      'optional',
      'compulsory',
    ],
    incident: 'passStop',
    asks: ['stopWhen'],
    takes: { stopState: 'looked' },
    also: [
      NOT_BEGUN,
      { says: 'Four seats play.', otherwise: 'Three seats pass no Charleston in League play.', situation: 'set-up' },
    ],
    ifs: [
      { text: 'If the seat that stopped wants a courtesy pass, it may have one.', cites: ['CHAR-10'] },
      { text: 'If the other seat of a courtesy pass wants none, there is none.', cites: ['CHAR-10'] },
      { text: 'If three seats play, there is no Charleston.', cites: ['VAR-03'], situation: 'set-up' },
    ],
    next: ['pass-wrong'],
    roles: { actor: 'the seat that stops' },
  },
  {
    id: 'pass-blind',
    section: SECTION,
    name: 'A blind pass is disputed',
    scope: 'Incoming tiles forwarded unseen.',
    words: [
      'steal',
      'stealing',
      'blind',
      'passed without looking',
      'everybody blind',
      'IOU',
      'forward tiles',
      'first left',
      'last right',
    ],
    incident: 'passBlind',
    asks: ['blindWhich'],
    takes: { blindSeen: 'no' },
    also: [NOT_BEGUN],
    ifs: [
      {
        text: 'If all four want to pass on unseen tiles, the seat with the fewest goes first, or a debt goes round the table.',
        cites: ['CHAR-06'],
      },
    ],
    next: ['pass-wrong'],
    roles: { actor: 'the seat that passed blind' },
  },
  {
    id: 'east-complete',
    section: SECTION,
    name: 'East is complete before the first discard',
    scope: 'Fourteen tiles that match before play.',
    words: ['heavenly hand', 'earthly hand', 'dealt mahj', 'mahj in the charleston', 'east wins right away'],
    incident: 'eastReady',
    asks: ['eastWhen'],
    takes: { readySeat: 'east', atBoundary: 'no' },
    also: [MATCHES],
    ifs: [
      { text: 'If another seat is ready, it wins on East’s first discard or on a pick.', cites: ['CHAR-13'] },
      {
        text: 'If the first Charleston has just ended and nobody has passed again, East may declare in our reading.',
        cites: ['CHAR-15'],
      },
    ],
    next: ['pay-win'],
    roles: { actor: 'East', rival: 'the seat that declared', losers: 'each other seat' },
  },
]
