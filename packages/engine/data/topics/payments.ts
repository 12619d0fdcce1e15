/** Topics of winning and paying: an ordinary win, every other ending, and the bet of a fifth player. */
import type { Condition, Effect } from '../../src/decide/model.ts'
import type { LawDecision } from '../../src/rulings/law.ts'
import { DEAD, NOTHING, NO_DUTY, NO_HAND, OVER, WON } from './effects.ts'

const wins = (role: string): Effect => ({ slot: 'hand', kind: 'wins', role })
const pays = (from: string, to: string, multiple: number): Effect => ({
  slot: 'payment',
  kind: 'pays',
  role: from,
  args: { from, to, multiple, of: 'winning hand' },
})

export const winHand: readonly LawDecision[] = [
  {
    id: 'ordinary-win',
    topic: 'hand',
    when: { incident: 'win' },
    sets: { fate: 'wins', cause: 'none', claim: 'none' },
    effects: [wins('actor'), NO_DUTY],
    headline: 'The win is good.',
    why: 'The hand was checked and matches the card.',
    cites: ['SETTLE-02', 'SCORE-05'],
  },
  {
    id: 'wrong-tile-lifted',
    topic: 'hand',
    overrides: ['ordinary-win'],
    when: { winFrom: 'discard', lifted: 'wrong' },
    sets: { fate: 'wins', cause: 'none', claim: 'none' },
    effects: [wins('actor'), { slot: 'duty', kind: 'rightTile', role: 'actor' }],
    headline: 'The wrong tile goes back, the right one is taken. {Actor} wins.',
    why: 'The hand is right; only the hand that reached for the tile slipped.',
    cites: ['MJE-18', 'CLAIM-19'],
  },
  {
    id: 'wrong-tile-lifted-fails',
    topic: 'hand',
    overrides: ['wrong-tile-lifted', 'misnamed-win-on-name', 'misnamed-win-on-tile'],
    when: { incident: ['win', 'misnaming'], lifted: 'wrong', wrongTileLifted: 'fails' },
    sets: { fate: 'dead', cause: 'declared', claim: 'held' },
    effects: [DEAD, NO_DUTY],
    headline: 'At this event the mah jongg fails. {Actor} has a dead hand.',
    why: 'The event asks that the claimed tile itself be taken up and put on the rack.',
    cites: ['MJE-18', 'CLAIM-19'],
  },
]

export const winDiscard: readonly LawDecision[] = [
  {
    id: 'winning-discard',
    topic: 'discard',
    overrides: ['no-discard'],
    when: { winFrom: 'discard', fate: 'wins' },
    effects: [{ slot: 'discard', kind: 'toWinner', role: 'actor' }],
    why: 'The discard completes the hand.',
    cites: ['SCORE-01'],
  },
]

const discardWin = (id: string, jokerless: 'no' | 'yes', double: number, headline: string): LawDecision => ({
  id,
  topic: 'deal',
  overrides: ['deal-goes-on'],
  when: { winFrom: 'discard', jokerless, fate: 'wins' },
  sets: { dealState: 'over', rests: 'no' },
  effects: [WON, pays('discarder', 'actor', 2 * double), pays('otherLosers', 'actor', double)],
  headline,
  why: 'The seat that threw the winning tile pays twice what each other seat pays. A dead hand pays like any other.',
  cites: jokerless === 'yes' ? ['SCORE-01', 'SCORE-03', 'SETTLE-02'] : ['SCORE-01', 'SCORE-04', 'SETTLE-02'],
})

const selfWin = (id: string, jokerless: 'no' | 'yes', double: number, headline: string): LawDecision => ({
  id,
  topic: 'deal',
  overrides: ['deal-goes-on'],
  when: { winFrom: 'self', jokerless },
  sets: { dealState: 'over', rests: 'no' },
  effects: [WON, pays('losers', 'actor', 2 * double)],
  headline,
  why: 'Nobody threw the winning tile, so every other seat pays double. A dead hand pays like any other.',
  cites: jokerless === 'yes' ? ['SCORE-02', 'SCORE-03', 'SETTLE-02'] : ['SCORE-02', 'SCORE-04', 'SETTLE-02'],
})

export const winDeal: readonly LawDecision[] = [
  discardWin('win-on-discard', 'no', 1, '{Discarder} pays twice the value of the hand. The other seats pay it once.'),
  discardWin(
    'win-on-discard-jokerless',
    'yes',
    2,
    '{Discarder} pays four times the value of the hand. The other seats pay it twice.',
  ),
  selfWin('win-by-self-pick', 'no', 1, 'Each other seat pays twice the value of the hand.'),
  selfWin('win-by-self-pick-jokerless', 'yes', 2, 'Each other seat pays four times the value of the hand.'),
]

export const endingHand: readonly LawDecision[] = [
  {
    id: 'ended-without-winner',
    topic: 'hand',
    when: { dealEnd: ['none', 'left'] },
    sets: { fate: 'none', cause: 'none', claim: 'none' },
    effects: [NO_HAND, NO_DUTY],
    why: 'Nobody completed a hand.',
    cites: ['END-01', 'DHN-02'],
  },
  {
    id: 'ended-with-winner',
    topic: 'hand',
    when: { dealEnd: ['win', 'blame'] },
    sets: { fate: 'wins', cause: 'none', claim: 'none' },
    effects: [wins('winner'), NO_DUTY],
    why: 'The winning hand was checked and is right.',
    cites: ['SETTLE-02'],
  },
]

const lastHand = (
  id: string,
  when: { readonly lastSurvivor: string; readonly errorPayments: string },
  deal: string,
  payments: readonly string[],
  headline: string,
): LawDecision => ({
  id,
  topic: 'deal',
  when: { dealEnd: 'left', ...when },
  sets: { dealState: 'over', rests: 'no' },
  effects: [{ slot: 'deal', kind: deal }, ...payments.map((kind): Effect => ({ slot: 'payment', kind, role: 'survivor' }))],
  headline,
  why: 'Payment for a last hand belongs to mah jongg in error. Without one, what follows is the table’s reading.',
  cites: ['SETTLE-05', 'SETTLE-07', 'DHN-02'],
})

export const endingDeal: readonly LawDecision[] = [
  {
    id: 'ended-dead-hands-pay',
    topic: 'deal',
    when: { dealEnd: 'win' },
    sets: { dealState: 'over', rests: 'no' },
    effects: [WON, { slot: 'payment', kind: 'deadPayToo', role: 'winner' }],
    headline: 'Dead hands pay the winner like any other seat.',
    why: 'A dead hand stays in the deal for paying. Having been dead adds nothing and takes nothing away.',
    cites: ['SETTLE-01', 'SCORE-07', 'DEAD-12'],
  },
  {
    id: 'ended-nobody-pays',
    topic: 'deal',
    when: { dealEnd: 'none' },
    sets: { dealState: 'over', rests: 'no' },
    effects: [OVER, NOTHING, { slot: 'payment', kind: 'stakesOpen' }],
    headline: 'Nobody pays; calls that were contested are still settled.',
    why: 'Without a winner nothing is owed for the hands, whatever went wrong in the deal.',
    cites: ['SETTLE-03', 'END-01', 'END-05', 'DHN-04'],
  },
  lastHand(
    'ended-one-hand-left',
    { lastSurvivor: 'replaySameEast', errorPayments: 'bookAmounts' },
    'overReplay',
    ['noErrorNoPay', 'errorPays'],
    'Nobody pays, unless mah jongg was declared in error. Then one seat pays {survivor} double.',
  ),
  lastHand(
    'ended-one-hand-left-east-passes',
    { lastSurvivor: 'nextEast', errorPayments: 'bookAmounts' },
    'overEastPasses',
    ['noErrorNoPay', 'errorPays'],
    'Nobody pays, unless mah jongg was declared in error. Then one seat pays {survivor} double. Otherwise East passes on.',
  ),
  lastHand(
    'ended-one-hand-left-wins',
    { lastSurvivor: 'survivorWins', errorPayments: 'bookAmounts' },
    'over',
    ['noErrorSurvivorPaid', 'errorPays'],
    'Here the last hand wins, unless mah jongg was declared in error. Then one seat pays {survivor} double.',
  ),
  lastHand(
    'ended-one-hand-left-no-money',
    { lastSurvivor: 'replaySameEast', errorPayments: 'none' },
    'overReplay',
    ['none'],
    'Nobody pays: at this table errors cost no money.',
  ),
  lastHand(
    'ended-one-hand-left-no-money-east-passes',
    { lastSurvivor: 'nextEast', errorPayments: 'none' },
    'overEastPasses',
    ['none'],
    'Nobody pays: at this table errors cost no money. Without a mah jongg in error East passes on.',
  ),
  lastHand(
    'ended-one-hand-left-no-money-wins',
    { lastSurvivor: 'survivorWins', errorPayments: 'none' },
    'over',
    ['noErrorSurvivorPaid', 'errorUnpaid'],
    'Here the last hand wins, unless mah jongg was declared in error. Then nobody pays.',
  ),
  {
    id: 'ended-one-pays-table',
    topic: 'deal',
    when: { dealEnd: 'blame' },
    sets: { dealState: 'over', rests: 'no' },
    effects: [WON, pays('actor', 'winner', 4)],
    headline: '{Actor}, the seat at fault, pays for everybody.',
    why: 'The winning tile was misnamed, thrown out of turn or came from the wrong wall, so one seat pays four times the value.',
    cites: ['SETTLE-09', 'SCORE-10', 'MJE-13', 'OOT-02', 'WAL-04', 'WAL-05'],
  },
  {
    id: 'ended-one-pays-table-jokerless',
    topic: 'deal',
    overrides: ['ended-one-pays-table'],
    when: { dealEnd: 'blame', noJokers: 'yes', payTheTableMultiplier: 'doubleIfJokerless' },
    sets: { dealState: 'over', rests: 'no' },
    effects: [WON, pays('actor', 'winner', 8)],
    headline: '{Actor}, the seat at fault, pays for everybody. A jokerless hand doubles it.',
    why: 'At this table a jokerless win doubles what the one seat pays.',
    cites: ['SETTLE-09', 'HOUSE-01'],
  },
]

export const betHand: readonly LawDecision[] = [
  {
    id: 'bet-no-hand',
    topic: 'hand',
    when: { betCase: ['spoke', 'wallGame', 'error', 'chain'] },
    sets: { fate: 'none', cause: 'none', claim: 'none' },
    effects: [NO_HAND, NO_DUTY],
    why: 'The bettor has no hand; the question is only about the bet.',
    cites: ['VAR-01'],
  },
  {
    id: 'bet-backed-wins',
    topic: 'hand',
    when: { betCase: 'won' },
    sets: { fate: 'wins', cause: 'none', claim: 'none' },
    effects: [wins('backed'), NO_DUTY],
    why: 'The seat that was backed has won.',
    cites: ['VAR-01'],
  },
  {
    id: 'bet-other-wins',
    topic: 'hand',
    when: { betCase: 'lost' },
    sets: { fate: 'wins', cause: 'none', claim: 'none' },
    effects: [wins('winner'), NO_DUTY],
    why: 'A seat that was not backed has won.',
    cites: ['VAR-01'],
  },
]

/** How a bet on a deal that is over came out. */
const bet = (
  id: string,
  when: Condition,
  deal: Effect,
  payment: string,
  words: Pick<LawDecision, 'overrides' | 'headline' | 'why' | 'cites'>,
): LawDecision => ({
  id,
  topic: 'deal',
  when,
  sets: { dealState: 'over', rests: 'no' },
  effects: [deal, { slot: 'payment', kind: payment, role: 'bettor' }],
  ...words,
})

const PAYS_ONLY = 'At this table a word during play costs the bettor the winnings and not the debt.'

export const betDeal: readonly LawDecision[] = [
  {
    id: 'bet-off',
    topic: 'deal',
    when: { betCase: 'spoke' },
    sets: { dealState: 'goesOn', rests: 'no' },
    effects: [
      { slot: 'deal', kind: 'goesOn' },
      { slot: 'payment', kind: 'betOff', role: 'bettor' },
    ],
    headline: 'The bet is off: {bettor} neither pays nor collects.',
    why: 'A bettor has seen every hand and has to stay silent; a word during play ends the bet.',
    cites: ['VAR-02', 'SETTLE-11'],
  },
  {
    id: 'bet-for-paying-only',
    topic: 'deal',
    overrides: ['bet-off'],
    when: { betCase: 'spoke', bettorSpeaks: 'betStands' },
    sets: { dealState: 'goesOn', rests: 'no' },
    effects: [
      { slot: 'deal', kind: 'goesOn' },
      { slot: 'payment', kind: 'betPaysOnly', role: 'bettor' },
    ],
    headline: '{Bettor} can no longer collect, but still pays if another seat wins.',
    why: PAYS_ONLY,
    cites: ['VAR-02', 'HOUSE-01'],
  },
  bet('bet-collects', { betCase: 'won' }, WON, 'bettorCollects', {
    headline: '{Bettor} collects from each payer the same as {backed}.',
    why: 'Whoever backs the winner shares the win.',
    cites: ['VAR-01'],
  }),
  bet('bet-pays', { betCase: 'lost' }, WON, 'bettorPays', {
    headline: '{Bettor} pays the winner what {backed} pays.',
    why: 'Whoever backs a seat that did not win pays along with it, double where that seat threw the tile.',
    cites: ['VAR-01'],
  }),
  bet('bet-on-wall-game-pays', { betCase: 'lost', betOn: 'wallGame' }, WON, 'bettorPaysAlike', {
    overrides: ['bet-pays'],
    headline: '{Bettor} pays the winner like a seat that did not throw.',
    why: 'The bet was on a wall game and somebody won, so the bettor pays as the other seats do.',
    cites: ['VAR-01'],
  }),
  bet('bet-nobody-won', { betCase: 'wallGame' }, OVER, 'betOff', {
    headline: 'Nobody won: {bettor} neither pays nor collects.',
    why: 'Without a winner a bet on a seat is neither won nor lost.',
    cites: ['VAR-01'],
  }),
  bet('bet-on-wall-game-collects', { betCase: 'wallGame', betOn: 'wallGame' }, OVER, 'bettorPaid', {
    overrides: ['bet-nobody-won'],
    headline: 'The bet was right: {bettor} is paid for the wall game.',
    why: 'Where nobody wins, only a bet on a wall game is paid.',
    cites: ['VAR-01'],
  }),
  bet('bet-shares-penalty', { betCase: 'error' }, OVER, 'bettorShares', {
    headline: '{Bettor} pays the same penalty as {backed}.',
    why: 'A bettor shares what the backed seat owes for an error of its own.',
    cites: ['SETTLE-11'],
  }),
  bet('bet-was-off', { betCase: ['won', 'lost'], betSpoke: 'yes' }, WON, 'betOff', {
    overrides: ['bet-collects', 'bet-pays', 'bet-on-wall-game-pays'],
    headline: 'The bet was off: {bettor} neither pays nor collects.',
    why: 'A word of the bettor during play had ended the bet, so it no longer matters who won.',
    cites: ['VAR-02', 'SETTLE-11'],
  }),
  bet('bet-on-wall-game-was-off', { betCase: 'wallGame', betOn: 'wallGame', betSpoke: 'yes' }, OVER, 'betOff', {
    overrides: ['bet-nobody-won', 'bet-on-wall-game-collects'],
    headline: 'The bet was off: {bettor} neither pays nor collects.',
    why: 'A word of the bettor during play had ended the bet, so a wall game no longer wins it.',
    cites: ['VAR-02', 'SETTLE-11'],
  }),
  bet('bet-was-off-in-error', { betCase: 'error', betSpoke: 'yes' }, OVER, 'betOff', {
    overrides: ['bet-shares-penalty'],
    headline: 'The bet was off: {bettor} shares no penalty.',
    why: 'A word of the bettor during play had ended the bet, and with it the share in what the backed seat owes.',
    cites: ['VAR-02', 'SETTLE-11'],
  }),
  bet('bet-was-for-paying-only', { betCase: 'won', betSpoke: 'yes', bettorSpeaks: 'betStands' }, WON, 'betPaysOnly', {
    overrides: ['bet-was-off'],
    headline: '{Bettor} collects nothing, since a word was spoken during play.',
    why: PAYS_ONLY,
    cites: ['VAR-02', 'HOUSE-01'],
  }),
  bet('bet-still-pays', { betCase: 'lost', betSpoke: 'yes', bettorSpeaks: 'betStands' }, WON, 'bettorPays', {
    overrides: ['bet-was-off'],
    headline: '{Bettor} pays the winner what {backed} pays.',
    why: PAYS_ONLY,
    cites: ['VAR-02', 'VAR-01', 'HOUSE-01'],
  }),
  bet(
    'bet-on-wall-game-still-pays',
    { betCase: 'lost', betOn: 'wallGame', betSpoke: 'yes', bettorSpeaks: 'betStands' },
    WON,
    'bettorPaysAlike',
    {
      overrides: ['bet-was-off', 'bet-still-pays'],
      headline: '{Bettor} pays the winner like a seat that did not throw.',
      why: PAYS_ONLY,
      cites: ['VAR-02', 'VAR-01', 'HOUSE-01'],
    },
  ),
  bet('bet-still-shares-penalty', { betCase: 'error', betSpoke: 'yes', bettorSpeaks: 'betStands' }, OVER, 'bettorShares', {
    overrides: ['bet-was-off-in-error'],
    headline: '{Bettor} pays the same penalty as {backed}.',
    why: PAYS_ONLY,
    cites: ['VAR-02', 'SETTLE-11', 'HOUSE-01'],
  }),
  bet('bet-spared-by-chain', { betCase: 'chain' }, OVER, 'bettorSpared', {
    headline: '{Bettor} is not charged.',
    why: 'Where errors followed each other until one hand was left, the bettor does not share the payment.',
    cites: ['SETTLE-11'],
  }),
]
