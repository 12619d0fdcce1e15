/** The pictures of ordinary play: exposures, exchanges, turns, counts, walls, and who pays. */
import type { Situation } from '../../src/rulings/law.ts'

/** What a ruling on a fault of play takes for granted unless the picture asks it. */
const CALLED = { called: 'accepted' } as const
const BEFORE = { deaths: 'none', handNamed: 'yes' } as const

const BEGUN = {
  says: 'East has made the first discard.',
  otherwise: 'Before it, a wrong count has a ruling of its own.',
  situation: 'count',
} as const
const IN_TURN = {
  says: 'The discard was made in turn.',
  otherwise: 'A discard out of turn has a ruling of its own.',
  situation: 'out-of-turn',
} as const
const NAMED = {
  says: 'The discard was named correctly.',
  otherwise: 'A wrong name has a ruling of its own.',
  situation: 'misname',
} as const
const MATCHES = {
  says: 'The winning hand was checked and is right.',
  otherwise: 'If it is wrong, it is a mah jongg in error.',
  situation: 'mj-error',
} as const

const exposureSituations: readonly Situation[] = [
  {
    id: 'exposure-wrong',
    section: 'Exposure looks wrong',
    name: 'A group on a rack cannot be right',
    scope: 'Size, tiles, card, or two groups that clash.',
    words: [
      'bad exposure',
      'illegal pung',
      'wrong kong',
      'not on the card',
      'concealed hand exposed',
      "doesn't match",
      'wrong count',
      'joker in a pair',
      'quint',
      'mixed tile',
      'expose',
    ],
    incident: 'exposure',
    asks: ['discardedSince', 'mend', 'groupFault'],
    takes: { ...CALLED, acting: 'yes', ...BEFORE },
    also: [NAMED],
    ifs: [
      { text: 'If some X hand on the card still holds all the groups, nothing is wrong.', cites: ['CARD-32'] },
      {
        text: 'If a tile was added to an older group, it comes off before the discard; after it, the group is wrong.',
        cites: ['EXPO-08'],
      },
      { text: 'If the seat discarded before the group was complete, the group counts as wrong.', cites: ['EXPO-17'] },
      {
        text: 'If all the tiles a hand needs are visibly gone, the hand can be called dead.',
        cites: ['DHR-06', 'DEAD-11'],
        situation: 'dead-call',
      },
    ],
    next: ['dead-call', 'swap-which', 'three-dead'],
    roles: { actor: 'the owner' },
  },
]

const swapSituations: readonly Situation[] = [
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
      BEGUN,
      {
        says: 'The tile given was the exact one, from the hand or the pick.',
        otherwise: 'A wrong tile has a ruling of its own.',
        situation: 'swap-wrong-tile',
      },
    ],
    ifs: [
      { text: 'If it was only announced, it is withdrawn.', cites: ['JOKER-22'] },
      { text: 'If the tile touched the table first, it is a discard.', cites: ['DISC-05', 'JOKER-23'] },
      { text: 'If a discard was offered for the joker, it never serves.', cites: ['JOKER-13'] },
      { text: 'If a finished swap is regretted, it stands.', cites: ['JOKER-28'] },
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
    words: ['refuse exchange', "dead hand's joker", 'my own joker', 'joker still good', 'whose joker', 'redeem from dead hand'],
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
      { text: 'If the seat that wants to swap has a dead hand, no.', cites: ['JKR-07'] },
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

const turnSituations: readonly Situation[] = [
  {
    id: 'out-of-turn',
    section: 'Someone went out of turn',
    name: 'A seat picked or discarded out of turn',
    scope: 'Wrong seat, or right seat too early.',
    words: [
      'drew out of turn',
      'picked ahead',
      'looked ahead',
      'jumped in',
      'not your turn',
      'picked too soon',
      'went early',
      'discarded first',
    ],
    incident: 'outOfTurn',
    asks: ['outDid', 'outClaim', 'outMatch'],
    takes: { ...CALLED, ...BEFORE, noJokers: 'no' },
    also: [BEGUN, NAMED],
    ifs: [
      {
        text: 'If the right seat picked before the last discard was down, it is the same.',
        cites: ['DHR-10', 'PICK-02', 'PICK-03'],
      },
      { text: 'If the seat picked in turn and a good call came, there is no fault; the pick goes back.', cites: ['PICK-08'] },
    ],
    next: ['dead-call', 'three-dead'],
    roles: { actor: 'the seat out of turn', rival: 'the seat that called the tile', due: 'the seat whose turn it was' },
  },
  {
    id: 'count',
    section: 'Too many or too few tiles',
    name: 'A hand has the wrong number',
    scope: 'Thirteen between turns, fourteen while acting.',
    words: [
      'twelve tiles',
      'fifteen tiles',
      'short',
      'long',
      'extra tile',
      'missing tile',
      '14 tiles',
      'forgot to draw',
      'miscount',
      'too many',
    ],
    incident: 'count',
    asks: ['started', 'whichCount', 'howMany'],
    takes: { ...CALLED, acting: 'yes', ...BEFORE },
    ifs: [
      {
        text: 'If it is found when mah jongg is shown, it is a mah jongg in error.',
        cites: ['COUNT-12', 'MJE-11'],
        situation: 'mj-error',
      },
      { text: 'If tiles were seen sliding between two racks and nobody has acted, they are moved back.', cites: ['COUNT-13'] },
      { text: 'If a count is doubted, seats may ask for the number of tiles, not for their faces.', cites: ['COUNT-10'] },
      { text: 'If tiles only lay off the rack, they are put up without penalty.', cites: ['COUNT-11'] },
    ],
    next: ['three-dead', 'swap-which'],
    roles: {
      actor: 'the seat with the wrong count',
      alsoOut: 'each other seat with a wrong count',
      left: 'the seat at East’s left',
    },
  },
]

const wallSituations: readonly Situation[] = [
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
    takes: { wallMatch: 'yes', ...CALLED, ...BEFORE, noJokers: 'no' },
    also: [BEGUN],
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
    takes: { declaredWrong: 'yes' },
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
    words: ['flipped a tile', 'saw the tile', 'dropped', 'rack fell', 'tiles in the pool', 'showed my tiles'],
    incident: 'tilesSeen',
    asks: ['seenTile', 'sure'],
    takes: {},
    also: [
      BEGUN,
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

const paySituations: readonly Situation[] = [
  {
    id: 'pay-win',
    section: 'Who pays, and how much?',
    name: 'Somebody won',
    scope: 'An ordinary win, nothing in error.',
    words: [
      'pay out',
      'payment',
      'double',
      'jokerless',
      'no jokers',
      'self pick',
      'picked it myself',
      'singles and pairs',
      'how much',
      'score',
      'value',
      'east pays',
    ],
    incident: 'win',
    asks: ['winFrom', 'jokerless'],
    takes: { lifted: 'right' },
    also: [
      NAMED,
      IN_TURN,
      {
        says: 'The winner said jokerless in time.',
        otherwise: 'A hand not announced as jokerless is paid without that doubling.',
      },
    ],
    ifs: [
      { text: 'If hands are dead, they pay the same as any other.', cites: ['SETTLE-01', 'SCORE-07'] },
      { text: 'If East wins or loses, it pays and collects nothing extra.', cites: ['SCORE-08'] },
      { text: 'If a feared tile was thrown, nothing extra is owed in League play.', cites: ['DISC-13'] },
      { text: 'If too low a value was announced, the winner may correct it until somebody begins to pay.', cites: ['SCORE-06'] },
    ],
    next: ['pay-bettor', 'dead-call-settle'],
    roles: {
      actor: 'the winner',
      discarder: 'the discarder',
      losers: 'each other seat',
      otherLosers: 'each other seat but the discarder',
    },
  },
  {
    id: 'pay-other',
    section: 'Who pays, and how much?',
    name: 'Dead hands, no winner, or one seat to blame',
    scope: 'Every other ending.',
    words: [
      'dead hand pays',
      'wall game',
      'nobody won',
      'pay for the table',
      'hot tile',
      "everybody's share",
      'four times',
      'draw',
    ],
    incident: 'ending',
    asks: ['dealEnd'],
    takes: { noJokers: 'no' },
    also: [MATCHES],
    ifs: [
      {
        text: 'If a feared tile was thrown in turn and named rightly, the payment is ordinary.',
        cites: ['DISC-13'],
        situation: 'pay-win',
      },
    ],
    next: ['pay-win', 'three-dead'],
    roles: { actor: 'the seat at fault', winner: 'the winner', survivor: 'the survivor' },
  },
  {
    id: 'pay-bettor',
    section: 'Who pays, and how much?',
    name: 'The fifth seat’s bet',
    scope: 'Five at the table, one sits out and bets.',
    words: ['better', 'bettor', 'fifth player', 'sitting out', 'bet', 'pivot out'],
    incident: 'bet',
    asks: ['betCase'],
    takes: {},
    also: [{ says: 'The bet was made before East’s first discard.', otherwise: 'A later bet does not count.' }],
    ifs: [],
    next: ['pay-win', 'pay-other'],
    roles: { bettor: 'the bettor', backed: 'the backed seat', winner: 'the winner' },
  },
]

export const playSituations: readonly Situation[] = [
  ...exposureSituations,
  ...swapSituations,
  ...turnSituations,
  ...wallSituations,
  ...paySituations,
]
