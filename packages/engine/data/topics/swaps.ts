/** Topics of the joker exchange: made at a wrong moment, with a wrong tile, from a rack in question, or to finish a hand. */
import type { Effect } from '../../src/decide/model.ts'
import type { LawDecision } from '../../src/rulings/law.ts'
import { uncalled } from './exposures.ts'
import { DEAD, LIVES, NO_DUTY, WINS, duty } from './effects.ts'

export const swapMomentHand: readonly LawDecision[] = [
  {
    id: 'swap-after-pick',
    topic: 'hand',
    when: { swapMoment: 'picked' },
    sets: { fate: 'lives', cause: 'none', claim: 'none' },
    effects: [LIVES, NO_DUTY],
    headline: 'The exchange is good; {actor} goes on with the turn.',
    why: 'An exchange belongs to the own turn, between the pick and the discard.',
    cites: ['JOKER-06', 'JOKER-08', 'JOKER-09'],
  },
  {
    id: 'swap-after-claim',
    topic: 'hand',
    when: { swapMoment: 'claimed' },
    sets: { fate: 'lives', cause: 'none', claim: 'group' },
    effects: [LIVES, NO_DUTY],
    headline: 'The exchange is good; {actor} goes on with the turn.',
    why: 'The claimed group was complete before the exchange began, so the turn had properly started.',
    cites: ['JOKER-06', 'JOKER-08', 'JOKER-09'],
  },
  {
    id: 'swap-to-finish-claim',
    topic: 'hand',
    when: { swapMoment: 'finish' },
    sets: { fate: 'dead', cause: 'group', claim: 'held' },
    effects: [DEAD, NO_DUTY],
    headline: '{Actor} has a dead hand. The claimed group had to be complete before any exchange.',
    why: 'A joker that is still to be exchanged cannot help to claim a discard.',
    cites: ['JOKER-07', 'MJE-12', 'DHR-08'],
  },
  {
    id: 'swap-undone',
    topic: 'hand',
    when: { swapUsed: 'no' },
    sets: { fate: 'lives', cause: 'none', claim: 'none' },
    effects: [LIVES, duty('undoExchange', 'actor')],
    headline: 'The exchange is undone, and play goes on in the proper order.',
    why: 'The joker was neither racked nor used, so nothing was gained that cannot be given back.',
    cites: ['JOKER-39', 'JOKER-22'],
  },
  {
    id: 'swap-used-too-early',
    topic: 'hand',
    when: { swapUsed: 'yes' },
    sets: { fate: 'dead', cause: 'other', claim: 'none' },
    effects: [DEAD, duty('exchangeStands', 'actor')],
    headline: '{Actor} has a dead hand; the exchange stands.',
    why: 'The seat exchanged before its turn had begun with a pick or a claim, and the joker is in use.',
    cites: ['JOKER-24', 'JOKER-25', 'JOKER-32', 'DHR-08'],
  },
  ...uncalled({
    id: 'swap-to-finish-claim',
    overrides: ['swap-to-finish-claim'],
    when: [{ swapMoment: 'finish' }],
    claim: 'group',
  }),
  ...uncalled({
    id: 'swap-used-too-early',
    overrides: ['swap-used-too-early'],
    when: [{ swapUsed: 'yes' }],
    claim: 'none',
    duty: duty('exchangeStands', 'actor'),
  }),
]

export const swapTileHand: readonly LawDecision[] = [
  {
    id: 'wrong-tile-at-once',
    topic: 'hand',
    when: { swapNoticed: 'before' },
    sets: { fate: 'lives', cause: 'none', claim: 'none' },
    effects: [LIVES, duty('changeBack', 'giver')],
    headline: 'The two tiles are changed back without penalty.',
    why: 'No tile has been discarded since, so the slip can be undone as if it had not happened.',
    cites: ['JOKER-26', 'DHR-09'],
  },
  {
    id: 'wrong-tile-holder-dead',
    topic: 'hand',
    when: { swapNoticed: 'after' },
    sets: { fate: 'dead', cause: 'group', claim: 'none' },
    effects: [DEAD, { slot: 'hand', kind: 'lives', role: 'giver' }, NO_DUTY],
    headline: '{Actor} has a dead hand; {giver} plays on.',
    why: 'The group with the wrong tile stands on that rack, and its owner could have looked at the tile that came.',
    cites: ['JOKER-27', 'DHR-09'],
  },
  {
    id: 'wrong-tile-giver-dead',
    topic: 'hand',
    overrides: ['wrong-tile-holder-dead'],
    when: { swapNoticed: 'after', badExchangeFound: 'exchangerDead' },
    sets: { fate: 'dead', cause: 'other', claim: 'none' },
    effects: [{ slot: 'hand', kind: 'dead', role: 'giver' }, LIVES, duty('changeBack', 'giver')],
    headline: '{Giver} has a dead hand. The tiles are changed back and {actor} plays on.',
    why: 'At this table the seat that gave the wrong tile answers for it.',
    cites: ['JOKER-27', 'HOUSE-01'],
  },
  {
    id: 'wrong-tile-changed-back-late',
    topic: 'hand',
    overrides: ['wrong-tile-holder-dead'],
    when: { swapNoticed: 'after', badExchangeFound: 'bothFix' },
    sets: { fate: 'lives', cause: 'none', claim: 'none' },
    effects: [LIVES, duty('changeBack', 'giver')],
    headline: 'Here the tiles are changed back whenever the slip is found.',
    why: 'The table agreed that a wrong tile in an exchange costs no hand.',
    cites: ['JOKER-27', 'HOUSE-01'],
  },
  ...uncalled({
    id: 'wrong-tile-holder',
    overrides: ['wrong-tile-holder-dead'],
    when: [{ swapNoticed: 'after', badExchangeFound: 'ownerDead' }],
    claim: 'none',
  }),
  ...uncalled({
    id: 'wrong-tile-giver',
    overrides: ['wrong-tile-giver-dead'],
    when: [{ swapNoticed: 'after', badExchangeFound: 'exchangerDead' }],
    claim: 'none',
    role: 'giver',
  }),
]

/** The giver of a wrong tile is the seat that went out. */
const GIVER_OUT = { swapNoticed: 'after', badExchangeFound: 'exchangerDead', fate: 'dead' } as const

export const swapTilePieces: readonly LawDecision[] = [
  {
    id: 'giver-groups-stand',
    topic: 'pieces',
    overrides: ['proper-groups-stand'],
    when: GIVER_OUT,
    effects: [
      { slot: 'tiles', kind: 'none' },
      { slot: 'exposures', kind: 'stay', role: 'giver' },
      { slot: 'jokers', kind: 'inReach', role: 'giver' },
    ],
    why: 'The giver went out for the exchange and not for a group, so the proper groups stand and their jokers stay in reach.',
    cites: ['JKR-01', 'DED-01'],
  },
]

export const swapTileDeal: readonly LawDecision[] = [
  {
    id: 'giver-last-fault-pays',
    topic: 'deal',
    group: 'error-payments',
    overrides: ['last-fault-pays', 'thrown-in-then-fault-pays'],
    when: [
      { ...GIVER_OUT, handsLeft: 'one', chain: 'several' },
      { ...GIVER_OUT, handsLeft: 'one', chain: 'one', mixedCauses: 'errorChainPays' },
    ],
    sets: { dealState: 'over', rests: 'onAttempt' },
    effects: [
      { slot: 'deal', kind: 'over' },
      { slot: 'payment', kind: 'pays', role: 'giver', args: { from: 'giver', to: 'survivor', multiple: 2, of: 'hand of giver' } },
    ],
    headline: 'One hand is left, so the deal is over. {Giver} pays {survivor} twice the value of the hand {giver} was making.',
    why: 'A mah jongg in error began the chain, and {giver} went out last by an own fault.',
    cites: ['THR-03', 'THR-08', 'SETTLE-05', 'SETTLE-10'],
  },
]

export const swapTileTurn: readonly LawDecision[] = [
  {
    id: 'right-of-giver',
    topic: 'turn',
    overrides: ['right-of-dead'],
    when: [
      { ...GIVER_OUT, dealState: 'goesOn', acting: 'yes' },
      { ...GIVER_OUT, dealState: 'goesOn', acting: 'no', turnAfterDeath: 'alwaysRight' },
    ],
    effects: [{ slot: 'next', kind: 'rightOf', role: 'giver' }],
    why: 'The turn of the dead hand ends at once and without a discard, and play goes on at its right.',
    cites: ['TRN-01', 'TRN-02'],
  },
]

export const swapReachHand: readonly LawDecision[] = [
  {
    id: 'joker-asked-for',
    topic: 'hand',
    when: { incident: 'swapReach' },
    sets: { fate: 'none', cause: 'none', claim: 'none' },
    effects: [{ slot: 'hand', kind: 'none' }, NO_DUTY],
    why: 'The question is only whether the joker is in reach; no hand is at stake.',
    cites: ['JOKER-04'],
  },
  {
    id: 'joker-of-dead-hand-asked-for',
    topic: 'hand',
    overrides: ['joker-asked-for'],
    when: { jokerWhere: ['stays', 'back'] },
    sets: { fate: 'none', cause: 'none', claim: 'none' },
    effects: [{ slot: 'hand', kind: 'deadBefore', role: 'actor' }, NO_DUTY],
    why: 'The hand was called dead before; what stands of it decides about the joker.',
    cites: ['DED-01', 'JKR-01'],
  },
]

const reach = (
  id: string,
  jokers: readonly string[],
  rest: Pick<LawDecision, 'when' | 'headline' | 'why' | 'cites'>,
): LawDecision => ({
  id,
  topic: 'pieces',
  overrides: ['nothing-moves'],
  ...rest,
  effects: [
    { slot: 'tiles', kind: 'none' },
    { slot: 'exposures', kind: 'unchanged', role: 'actor' },
    ...jokers.map((kind): Effect => ({ slot: 'jokers', kind, role: 'actor' })),
  ],
})

/** A group that went back: what the table's readings of late faults and of concealed hands leave in reach. */
const returned = (id: string, jokers: readonly string[], late: string, concealed: string, headline: string): LawDecision =>
  reach(id, jokers, {
    when: { jokerWhere: 'back', lateOffendingExposure: late, concealedDeadJokers: concealed },
    headline,
    why: 'Tiles that went back lie among the hidden ones again. The table’s own reading says which groups go back at all.',
    cites: ['JKR-02', 'JKR-03', 'JKR-05', 'JOKER-18'],
  })

export const swapReachPieces: readonly LawDecision[] = [
  reach('joker-of-live-hand', ['mayTake'], {
    when: { jokerWhere: 'live' },
    headline: 'Yes: the joker may be taken. {Actor} has to give it, even from a faulty group.',
    why: 'An owner may not refuse an exchange, and a hand that nobody has called dead keeps its jokers in reach.',
    cites: ['JOKER-04', 'JOKER-05', 'JOKER-17', 'JKR-04'],
  }),
  reach('joker-of-proper-group', ['mayTakeProper'], {
    when: { jokerWhere: 'stays', lateOffendingExposure: 'returned' },
    headline: 'Yes: the joker may be taken. {Actor} has to give it although the hand is dead.',
    why: 'A proper group stays up when its hand dies, and its jokers stay in reach. A faulty group goes back at the call.',
    cites: ['JOKER-38', 'JKR-01', 'JKR-08'],
  }),
  reach('joker-of-any-standing-group', ['mayTake'], {
    when: { jokerWhere: 'stays', lateOffendingExposure: ['onlyConcurrentReturned', 'allStay'] },
    headline: 'Yes: the joker may be taken. {Actor} has to give it although the hand is dead.',
    why: 'At this table older groups stay up when a hand is called dead, faulty or not, and so do their jokers.',
    cites: ['JOKER-38', 'JKR-01', 'JKR-03'],
  }),
  reach('joker-that-went-back', ['outOfReach'], {
    when: { jokerWhere: 'back', lateOffendingExposure: 'returned', concealedDeadJokers: 'allReturn' },
    headline: 'No: the joker is out of reach.',
    why: 'The group went back when the hand was called dead, so its tiles lie among the hidden ones again.',
    cites: ['JKR-02', 'JKR-05', 'JOKER-18'],
  }),
  returned(
    'joker-back-last-only',
    ['outOfReach', 'backOnlyLast'],
    'returned',
    'earlierStay',
    'No, unless the groups fit only concealed hands and another remains.',
  ),
  returned(
    'joker-back-new-only',
    ['outOfReach', 'backOnlyNew'],
    'onlyConcurrentReturned',
    'allReturn',
    'No, if the group was just shown when the hand died. At this table an older one stays up.',
  ),
  returned(
    'joker-back-new-or-last-only',
    ['outOfReach', 'backOnlyNew', 'backOnlyLast'],
    'onlyConcurrentReturned',
    'earlierStay',
    'No, if the group was just shown when the hand died. At this table older ones stay up.',
  ),
  returned(
    'joker-back-concealed-only',
    ['outOfReach', 'backOnlyConcealed'],
    'allStay',
    'allReturn',
    'No, if the groups fit only concealed hands. At this table any other group stays up.',
  ),
  returned(
    'joker-back-last-concealed-only',
    ['outOfReach', 'backOnlyConcealed', 'backOnlyLast'],
    'allStay',
    'earlierStay',
    'No, if it is the last of groups fitting only concealed hands. At this table any other group stays up.',
  ),
  reach('joker-thrown', ['neverTake'], {
    when: { jokerWhere: 'pool' },
    headline: 'No: a joker that was thrown serves nobody.',
    why: 'A discarded joker can be neither called nor exchanged.',
    cites: ['DISC-07'],
  }),
]

export const swapReachDiscard: readonly LawDecision[] = [
  {
    id: 'thrown-joker-gone',
    topic: 'discard',
    overrides: ['no-discard'],
    when: { jokerWhere: 'pool' },
    effects: [{ slot: 'discard', kind: 'gone' }],
    why: 'A discarded joker lies dead until the deal is over.',
    cites: ['DISC-07'],
  },
]

export const swapWinHand: readonly LawDecision[] = [
  {
    id: 'swap-win-after-pick',
    topic: 'hand',
    when: { winStart: 'pick' },
    sets: { fate: 'wins', cause: 'none', claim: 'none' },
    effects: [WINS, NO_DUTY],
    headline: '{Actor} wins, and it counts as a self-pick.',
    why: 'The turn began with a pick, and an exchange within it may complete the hand.',
    cites: ['JOKER-14', 'SETTLE-02'],
  },
  {
    id: 'swap-win-after-group',
    topic: 'hand',
    when: { marked: 'x' },
    sets: { fate: 'wins', cause: 'none', claim: 'group' },
    effects: [WINS, NO_DUTY],
    headline: '{Actor} wins. It counts as a self-pick although the turn began with a call.',
    why: 'The claimed group was complete from the hand, the hand may have exposures, and the exchange came after that.',
    cites: ['JOKER-14', 'JOKER-36'],
  },
  {
    id: 'swap-win-concealed',
    topic: 'hand',
    when: { marked: 'c' },
    sets: { fate: 'dead', cause: 'declared', claim: 'held' },
    effects: [DEAD, NO_DUTY],
    headline: '{Actor} has a dead hand.',
    why: 'A concealed hand may claim a discard only as its very last tile, and this one still needed an exchange.',
    cites: ['JOKER-36', 'MJE-09'],
  },
  {
    id: 'swap-win-needed-swap',
    topic: 'hand',
    when: { winStart: 'needed' },
    sets: { fate: 'dead', cause: 'declared', claim: 'held' },
    effects: [DEAD, NO_DUTY],
    headline: '{Actor} has a dead hand. The claimed group had to be complete before the exchange.',
    why: 'The discard was claimed with a joker that was not yet in the hand, so the declaration was in error.',
    cites: ['MJE-12', 'JOKER-07'],
  },
]

export const swapWinPieces: readonly LawDecision[] = [
  {
    id: 'swap-win-concealed-all-back',
    topic: 'pieces',
    overrides: ['error-tiles-back'],
    when: { marked: 'c' },
    effects: [
      { slot: 'tiles', kind: 'back', role: 'actor' },
      { slot: 'exposures', kind: 'allReturn', role: 'actor' },
      { slot: 'jokers', kind: 'outOfReach', role: 'actor' },
    ],
    headline: 'Every group goes back.',
    why: 'A hand that had to stay concealed has no exposure that may stand, so every tile goes back and no joker is in reach.',
    cites: ['MJE-09', 'JKR-05'],
  },
]

export const swapWinDeal: readonly LawDecision[] = [
  {
    id: 'swap-win-paid-as-self-pick',
    topic: 'deal',
    overrides: ['deal-goes-on'],
    when: { incident: 'swapWin', fate: 'wins' },
    sets: { dealState: 'over', rests: 'no' },
    effects: [
      { slot: 'deal', kind: 'won' },
      {
        slot: 'payment',
        kind: 'pays',
        role: 'losers',
        args: { from: 'losers', to: 'actor', multiple: 2, of: 'winning hand', jokerless: 'doubles' },
      },
    ],
    headline: 'Every other seat pays double.',
    why: 'A win completed by an exchange is paid as a self-pick, and nobody pays as the discarder. Jokerless doubles it all; a dead hand pays like any other.',
    cites: ['JOKER-14', 'SETTLE-02', 'SCORE-02'],
  },
]
