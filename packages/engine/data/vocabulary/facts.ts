/**
 * The facts of every incident, in the order in which an instructor would ask them, gates before what hangs on them.
 * The order is also that of the diagram: keep facts that belong together next to each other.
 */
import type { Fact } from '../../src/decide/model.ts'
import { callFacts } from './facts-calls.ts'
import { openingFacts } from './facts-opening.ts'

const INCIDENTS = [
  'declaration',
  'misnaming',
  'deadCall',
  'settleCall',
  'lastHand',
  'exposure',
  'swap',
  'swapTile',
  'swapReach',
  'swapWin',
  'outOfTurn',
  'count',
  'wallWrong',
  'wallFell',
  'tilesSeen',
  'win',
  'ending',
  'bet',
  'twoClaims',
  'lateCall',
  'callBack',
  'badCall',
  'discardBack',
  'shownAlone',
  'skipped',
  'countSlip',
  'passWrong',
  'passStop',
  'passBlind',
  'eastReady',
  'announced',
  'setUp',
  'conduct',
] as const

/** Where a hand may go out, so that it matters which hands were out before. */
const MAY_END_A_HAND = [
  {
    incident: [
      'declaration',
      'misnaming',
      'deadCall',
      'exposure',
      'swap',
      'swapTile',
      'swapWin',
      'outOfTurn',
      'count',
      'wallWrong',
      'callBack',
      'badCall',
      'shownAlone',
      'skipped',
      'countSlip',
      'setUp',
    ],
  },
  // An event may rule so on tiles spilled or lifted.
  { sure: 'yes' },
  { lifted: 'wrong' },
]

/** Where a fault costs a hand or leaves the deal open in play, and can come before East's first discard as well, when no hand dies. */
const MAY_COME_BEFORE_PLAY = [
  { incident: ['count', 'deadCall', 'outOfTurn', 'wallWrong', 'wallFell', 'tilesSeen', 'countSlip'] },
  { shownHow: 'pick' },
  { skipWhy: 'slip' },
  // East may declare before it, and whether its hand dies of that then is our reading.
  { declaredOn: 'own' },
]

/** Incidents in which a fault leaves a hand in play until a live seat calls it dead. */
const MUST_BE_CALLED = [
  { incident: 'misnaming', commit: ['rack', 'shown'] },
  { incident: 'exposure' },
  { incident: 'swap' },
  { incident: 'swapTile' },
  { incident: 'outOfTurn' },
  { incident: 'count', started: 'yes' },
  { incident: 'wallWrong', wallState: ['one', 'more'] },
  { callStage: ['up', 'slope'] },
  { badUp: 'yes' },
  { shownHow: 'pick' },
  { skipWhy: 'slip' },
  { slipWhat: ['noPick', 'twoThrown', 'held'] },
  { slipNext: 'racked' },
  { slipSecond: 'yes' },
  { setUpWhat: 'deal', playBegun: 'yes' },
]

export const facts: readonly Fact[] = [
  { id: 'incident', values: INCIDENTS },

  // Whether East has made the first discard comes early, with what it hangs on: diagrams are smaller that way.
  { id: 'declaredOn', values: ['own', 'discard'], appliesWhen: { incident: 'declaration' } },
  { id: 'shownHow', values: ['pick', 'slip'], appliesWhen: { incident: 'shownAlone' } },
  { id: 'skipWhy', values: ['rule', 'slip'], appliesWhen: { incident: 'skipped' } },
  { id: 'started', values: ['no', 'yes'], appliesWhen: MAY_COME_BEFORE_PLAY },

  // Mah jongg declared in error
  // What a second seat wants with the claimed discard comes early: it opens its own picture.
  { id: 'want', values: ['none', 'win', 'group'], appliesWhen: { declaredOn: 'discard' } },
  { id: 'rivalRight', values: ['yes', 'no'], appliesWhen: { want: 'win' } },
  { id: 'coDeclared', values: ['yes', 'no'], appliesWhen: { want: 'win' } },
  // A joker that was thrown serves nobody, and no second seat can have it.
  { id: 'claimedTile', values: ['natural', 'joker'], appliesWhen: { want: 'none' } },
  { id: 'shownOwn', values: ['none', 'pick', 'some'], appliesWhen: { declaredOn: 'own' } },
  { id: 'shownClaim', values: ['none', 'tile', 'slope', 'group', 'more'], appliesWhen: { declaredOn: 'discard' } },
  { id: 'touched', values: ['none', 'one', 'two', 'three'], appliesWhen: { incident: 'declaration' } },
  { id: 'mixed', values: ['no', 'yes'], appliesWhen: { touched: ['one', 'two', 'three'] } },
  { id: 'walls', values: ['stand', 'disturbed', 'broken'], appliesWhen: { incident: 'declaration' } },
  { id: 'breaker', values: ['thrower', 'declarer', 'mixed', 'slip'], appliesWhen: { walls: 'broken' } },
  { id: 'noticed', values: ['atOnce', 'later', 'settled'], appliesWhen: { incident: 'declaration' } },

  // A discard under a wrong name
  { id: 'jokerThrown', values: ['no', 'yes'], appliesWhen: { incident: 'misnaming' } },
  { id: 'jokerName', values: ['legal', 'other'], appliesWhen: { jokerThrown: 'yes' } },
  { id: 'misClaim', values: ['none', 'group', 'win', 'both'], appliesWhen: [{ jokerThrown: 'no' }, { jokerName: 'other' }] },
  { id: 'windowShut', values: ['no', 'yes'], appliesWhen: { misClaim: 'none', jokerThrown: 'no' } },
  { id: 'commit', values: ['spoken', 'rack', 'shown'], appliesWhen: { misClaim: 'group' } },
  { id: 'basis', values: ['named', 'thrown', 'neither'], appliesWhen: { misClaim: 'win' } },
  { id: 'rightHand', values: ['thrown', 'named', 'both', 'neither'], appliesWhen: { misClaim: 'both' } },

  ...callFacts,

  // Shared by calls of several kinds
  {
    id: 'canShow',
    values: ['yes', 'no'],
    appliesWhen: [
      { shownClaim: ['tile', 'slope'] },
      { jokerThrown: 'no', commit: ['rack', 'shown'] },
      { callStage: ['up', 'slope'] },
    ],
  },

  {
    id: 'inHand',
    values: ['no', 'yes'],
    appliesWhen: [{ shownClaim: 'none' }, { jokerThrown: 'no', commit: 'spoken' }, { callStage: 'free' }],
  },

  // A hand called dead
  { id: 'caller', values: ['live', 'dead', 'owner', 'onlooker'], appliesWhen: { incident: 'deadCall' } },
  { id: 'afterLast', values: ['no', 'yes'], appliesWhen: { incident: 'deadCall' } },
  { id: 'reply', values: ['accepts', 'disagrees'], appliesWhen: { incident: 'deadCall' } },
  { id: 'fault', values: ['oneGroup', 'allC', 'other'], appliesWhen: { reply: 'accepts' } },
  { id: 'faultWhen', values: ['now', 'earlier'], appliesWhen: { fault: ['oneGroup', 'allC'] } },

  // A disputed call after the deal
  { id: 'truth', values: ['dead', 'alive', 'unshown'], appliesWhen: { incident: 'settleCall' } },
  { id: 'wonAfter', values: ['no', 'yes'], appliesWhen: { truth: 'dead' } },

  // One hand left
  { id: 'errorInDeal', values: ['no', 'yes'], appliesWhen: { incident: 'lastHand' } },
  { id: 'lastOut', values: ['fault', 'reaction'], appliesWhen: { errorInDeal: 'yes' } },
  { id: 'errorOuts', values: ['one', 'several'], appliesWhen: { errorInDeal: 'yes' } },
  { id: 'declarers', values: ['one', 'several'], appliesWhen: { lastOut: 'reaction' } },

  // A faulty exposure
  { id: 'discardedSince', values: ['no', 'yes'], appliesWhen: { incident: 'exposure' } },
  { id: 'mend', values: ['yes', 'no'], appliesWhen: { discardedSince: 'no' } },
  { id: 'groupFault', values: ['group', 'clash', 'allC'], appliesWhen: { discardedSince: 'yes' } },

  // Joker exchange
  { id: 'swapMoment', values: ['picked', 'claimed', 'finish', 'early'], appliesWhen: { incident: 'swap' } },
  { id: 'swapUsed', values: ['no', 'yes'], appliesWhen: { swapMoment: 'early' } },
  { id: 'swapNoticed', values: ['before', 'after'], appliesWhen: { incident: 'swapTile' } },
  { id: 'jokerWhere', values: ['live', 'stays', 'back', 'pool'], appliesWhen: { incident: 'swapReach' } },
  { id: 'winStart', values: ['pick', 'group', 'needed'], appliesWhen: { incident: 'swapWin' } },
  { id: 'marked', values: ['x', 'c'], appliesWhen: { winStart: 'group' } },

  // Out of turn
  { id: 'outDid', values: ['unracked', 'racked', 'threw'], appliesWhen: { incident: 'outOfTurn' } },
  { id: 'outClaim', values: ['none', 'group', 'win'], appliesWhen: { outDid: 'threw' } },
  { id: 'outMatch', values: ['yes', 'no'], appliesWhen: { outClaim: 'win', started: 'yes' } },

  // Counts
  { id: 'whichCount', values: ['north', 'other'], appliesWhen: { incident: 'count', started: 'no' } },
  { id: 'howMany', values: ['one', 'two', 'three', 'four'], appliesWhen: { incident: 'count', started: 'yes' } },

  // Walls
  { id: 'wallState', values: ['unracked', 'one', 'more', 'win'], appliesWhen: { incident: 'wallWrong' } },
  { id: 'wallFault', values: ['end', 'wall'], appliesWhen: { wallState: ['one', 'more', 'win'] } },
  { id: 'wallMatch', values: ['yes', 'no'], appliesWhen: { wallState: 'win' } },
  { id: 'wallPickers', values: ['two', 'three', 'four'], appliesWhen: { wallState: 'more' } },
  // The seat that pushed the wall out may be one of those that picked from it, out already, or the one that declares.
  { id: 'pusherIs', values: ['other', 'picker', 'out', 'declarer'], appliesWhen: { wallFault: 'wall' } },
  { id: 'winnerPicked', values: ['no', 'yes'], appliesWhen: { wallMatch: 'yes' } },
  { id: 'rebuilt', values: ['yes', 'no'], appliesWhen: { incident: 'wallFell' } },
  { id: 'fellHow', values: ['threwIn', 'mixedIn', 'slip'], appliesWhen: { rebuilt: 'no' } },
  // Whether a hand was thrown in on a mah jongg at all, and on a wrong one.
  { id: 'declaredWrong', values: ['yes', 'no'], appliesWhen: { fellHow: 'threwIn' } },
  { id: 'breakerOut', values: ['no', 'yes'], appliesWhen: [{ rebuilt: 'yes' }, { declaredWrong: 'no' }] },
  { id: 'seenTile', values: ['wall', 'rack', 'mixed'], appliesWhen: { incident: 'tilesSeen' } },
  { id: 'sure', values: ['yes', 'no'], appliesWhen: { seenTile: 'mixed' } },

  // Winning and paying
  { id: 'winFrom', values: ['discard', 'self'], appliesWhen: { incident: 'win' } },
  { id: 'jokerless', values: ['no', 'yes'], appliesWhen: { incident: 'win' } },
  {
    id: 'lifted',
    values: ['right', 'wrong'],
    appliesWhen: [{ winFrom: 'discard' }, { basis: ['named', 'thrown'] }, { outMatch: 'yes' }],
  },
  { id: 'dealEnd', values: ['win', 'none', 'left', 'blame'], appliesWhen: { incident: 'ending' } },
  { id: 'betCase', values: ['spoke', 'won', 'lost', 'wallGame', 'error', 'chain'], appliesWhen: { incident: 'bet' } },
  { id: 'betOn', values: ['seat', 'wallGame'], appliesWhen: { betCase: ['lost', 'wallGame'] } },
  { id: 'betSpoke', values: ['no', 'yes'], appliesWhen: { betCase: ['won', 'lost', 'wallGame', 'error'] } },

  ...openingFacts,

  // What a table holds, or a ruling takes for granted
  { id: 'called', values: ['accepted', 'no', 'disputed'], appliesWhen: MUST_BE_CALLED },
  // The same of a tile that goes with another fault.
  {
    id: 'heldTile',
    values: ['natural', 'joker'],
    appliesWhen: [{ outMatch: 'no' }, { lifted: 'wrong' }, { faultWhen: 'now' }, { mend: 'no' }],
  },
  {
    id: 'acting',
    values: ['yes', 'no'],
    appliesWhen: [
      { incident: ['deadCall', 'exposure', 'swap', 'swapTile', 'count'] },
      { slipNext: 'racked' },
      { setUpWhat: 'deal', playBegun: 'yes' },
    ],
  },
  { id: 'handKind', values: ['exposed', 'concealed'], appliesWhen: [{ incident: 'declaration' }, { misClaim: ['win', 'both'] }] },
  // Of the second seat, as handKind is of the first.
  {
    id: 'rivalKind',
    values: ['exposed', 'concealed'],
    appliesWhen: [{ rivalRight: 'no' }, { rightHand: ['thrown', 'neither'] }],
  },
  { id: 'deaths', values: ['none', 'error', 'other', 'errors2', 'mixed2', 'other2'], appliesWhen: MAY_END_A_HAND },
  { id: 'handNamed', values: ['yes', 'no'], appliesWhen: [...MAY_END_A_HAND, { incident: 'lastHand' }] },
  {
    id: 'noJokers',
    values: ['no', 'yes'],
    appliesWhen: [
      { basis: 'named' },
      { rightHand: ['named', 'both'] },
      { outMatch: 'yes' },
      { wallMatch: 'yes' },
      { dealEnd: 'blame' },
    ],
  },
]
