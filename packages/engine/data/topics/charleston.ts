/** Topics of the incidents of the Charleston: a wrong pass, a stop, a blind pass, and an East whose hand is complete. */
import type { Effect } from '../../src/decide/model.ts'
import type { LawDecision } from '../../src/rulings/law.ts'
import { DEAD, LIVES, NOTHING, NO_DUTY, WINS, WON, duty, paysWinner } from './effects.ts'

/** Incidents before the first discard, in which nothing can be owed yet. */
const PASSING = ['passWrong', 'passStop', 'passBlind', 'eastReady'] as const

/** The hand is untouched by the slip; only something has to be done. */
const lives = (
  id: string,
  when: LawDecision['when'],
  todo: Effect,
  words: Pick<LawDecision, 'headline' | 'why' | 'cites' | 'overrides'>,
): LawDecision => ({
  id,
  topic: 'hand',
  when,
  sets: { fate: 'lives', cause: 'none', claim: 'none' },
  effects: [LIVES, todo],
  ...words,
})

const passWrong: readonly LawDecision[] = [
  lives('joker-passed', { passFault: 'joker' }, duty('replaceJoker', 'actor'), {
    headline: 'The joker goes back to {actor}, who passes another tile.',
    why: 'A joker may not be passed in any pass. The slip is mended and costs nothing.',
    cites: ['CHERR-01', 'CHAR-03'],
  }),
  lives('packets-put-right', { packetsApart: 'yes' }, duty('passAgain', 'actor'), {
    headline: 'The pass is put right, and passing goes on.',
    why: 'While the packets can be told apart, a wrong number, way or packet can be undone.',
    cites: ['CHERR-02', 'CHERR-05', 'CHAR-02'],
  }),
  lives('packets-mixed', { packetsApart: 'no' }, NO_DUTY, {
    headline: 'All tiles go in and are dealt again.',
    why: 'Nobody can tell any more who should hold what, and before the first discard no hand dies for it.',
    cites: ['CHERR-02', 'CHERR-05', 'CHERR-09'],
  }),
  lives(
    'packets-traced',
    { packetsApart: 'no', countBeforePlay: 'fixOrRedeal' },
    { slot: 'duty', kind: 'traceCount' },
    {
      overrides: ['packets-mixed'],
      headline: 'The count is traced and put right. If that cannot be done, the tiles are dealt again.',
      why: 'At this table play has not begun before East’s first discard, so a slip may still be mended.',
      cites: ['CHERR-02', 'COUNT-02'],
    },
  ),
  lives('looked-before-passing', { lookedAt: 'own' }, duty('passOwnThree', 'actor'), {
    headline: 'The three tiles come from the hand as it was. They cannot change.',
    why: 'The tiles to pass are chosen before the incoming ones are looked at. No penalty is written.',
    cites: ['CHERR-06', 'CHAR-04'],
  }),
  lives('looked-at-blind-tiles', { lookedAt: 'blind' }, duty('remind', 'actor'), {
    headline: 'A reminder, and passing goes on.',
    why: 'Tiles that are passed on blind are not to be looked at; bulletins are reported to advise against a penalty.',
    cites: ['CHERR-03'],
  }),
  lives('looked-at-blind-tiles-points', { lookedAt: 'blind', blindPeek: 'minusTen' }, NO_DUTY, {
    overrides: ['looked-at-blind-tiles'],
    headline: 'At this event {actor} loses ten points. The hand stays live, and passing goes on.',
    why: 'Some events take points for a look at tiles passed on blind, and leave the hand in play.',
    cites: ['CHERR-03', 'TOURN-07'],
  }),
  {
    id: 'looked-at-blind-tiles-dead',
    topic: 'hand',
    overrides: ['looked-at-blind-tiles'],
    when: { lookedAt: 'blind', blindPeek: 'dead' },
    sets: { fate: 'dead', cause: 'other', claim: 'none' },
    effects: [DEAD, NO_DUTY],
    headline: '{Actor} has a dead hand. Here a look at tiles passed on blind costs it. Passing goes on.',
    why: 'A version of the game that is sold with its own rules makes such a hand dead; it is no League ruling.',
    cites: ['CHERR-03', 'HOUSE-01'],
  },
]

const passStop: readonly LawDecision[] = [
  lives('stop-too-early', { stopWhen: 'early' }, duty('firstThree', 'actor'), {
    headline: 'No: the first three passes are compulsory.',
    why: 'The first Charleston is not optional. Only what comes after its first left can be stopped.',
    cites: ['CHAR-01', 'CHAR-07'],
  }),
  lives('stop-in-time', { stopWhen: 'inTime' }, duty('stopPassing', 'actor'), {
    headline: 'The Charleston stops for everybody, without a reason given. The courtesy pass remains.',
    why: 'A second Charleston needs the consent of all four.',
    cites: ['CHAR-07', 'CHAR-09', 'CHAR-10'],
  }),
  {
    id: 'stop-in-time-packets-back',
    topic: 'hand',
    overrides: ['stop-in-time'],
    when: { stopState: 'passed', stopUntil: 'secondLeftLooked' },
    sets: { fate: 'lives', cause: 'none', claim: 'none' },
    effects: [LIVES, duty('stopPassing', 'actor'), { slot: 'duty', kind: 'packetsBack' }],
    headline: 'The Charleston stops for everybody. The packets already passed go back unseen.',
    why: 'A second Charleston needs the consent of all four. What was passed and not looked at can be undone.',
    cites: ['CHAR-07', 'CHERR-07', 'CHAR-09', 'CHAR-10'],
  },
  lives(
    'stop-after-first-left-seen',
    [
      { stopState: ['looked', 'passed'], stopUntil: 'firstLeftLooked' },
      { stopState: 'passed', stopUntil: 'beforeSecondPassed' },
    ],
    duty('finishSecond', 'actor'),
    {
      overrides: ['stop-in-time'],
      headline: 'Here the stop comes too late. The second Charleston is played to its end.',
      why: 'At this table passing can be stopped only until an earlier moment.',
      cites: ['CHAR-07', 'CHAR-08'],
    },
  ),
  lives('stop-too-late', { stopWhen: 'late' }, duty('finishSecond', 'actor'), {
    headline: 'Too late: the second Charleston is played to its end.',
    why: 'A Charleston that has begun is completed, and a packet that was looked at cannot be given back unseen.',
    cites: ['CHAR-08', 'CHERR-07'],
  }),
]

const passBlind: readonly LawDecision[] = [
  lives('blind-pass-allowed', { blindWhich: 'allowed' }, NO_DUTY, {
    headline: 'It is allowed. One to three of the incoming tiles may be passed on unseen.',
    why: 'On the first left and the last right a seat may pass on tiles that it has not looked at.',
    cites: ['CHAR-05'],
  }),
  lives('blind-pass-elsewhere', { blindWhich: 'other', blindSeen: 'no' }, duty('replaceUnseen', 'actor'), {
    headline: 'The unseen tiles are replaced by tiles of the hand. Passing goes on.',
    why: 'A blind pass belongs to the first left and the last right. That it is mended elsewhere is our reading.',
    cites: ['CHERR-04'],
  }),
  lives('blind-pass-elsewhere-seen', { blindWhich: 'other', blindSeen: 'yes' }, duty('remind', 'actor'), {
    headline: 'A reminder, and passing goes on.',
    why: 'Tiles that another seat has looked at cannot be given back unseen. No penalty is written.',
    cites: ['CHERR-04'],
  }),
]

const COMPLETE = { fate: 'wins', cause: 'none', claim: 'none' } as const

const eastReady: readonly LawDecision[] = [
  {
    id: 'east-wins-as-dealt',
    topic: 'hand',
    when: { eastWhen: 'dealt' },
    sets: COMPLETE,
    effects: [WINS, NO_DUTY],
    headline: '{Actor} wins at once; there is no Charleston.',
    why: 'Fourteen tiles that match as they were dealt end the deal before the first pass.',
    cites: ['CHAR-11'],
  },
  {
    id: 'east-wins-after-passing',
    topic: 'hand',
    when: { eastWhen: 'end' },
    sets: COMPLETE,
    effects: [WINS, NO_DUTY],
    headline: '{Actor} wins before the first discard.',
    why: 'East has fourteen tiles, so a hand that the Charleston completed may be declared at once.',
    cites: ['CHAR-12'],
  },
  lives('east-goes-on-passing', { eastWhen: 'middle' }, NO_DUTY, {
    headline: '{Actor} cannot declare now; passing goes on.',
    why: 'Who takes part in a Charleston completes it; the hand may have to be passed apart again.',
    cites: ['CHAR-15', 'CHAR-11'],
  }),
  lives('other-seat-declared', { readySeat: 'other' }, NO_DUTY, {
    headline: '{Rival} holds thirteen tiles, so the mah jongg counts for nothing. No hand is dead.',
    why: 'Before the first discard nobody but East has fourteen tiles. What goes wrong until then is put right.',
    cites: ['CHAR-13', 'CHAR-14'],
  }),
  {
    id: 'east-wins-between-charlestons',
    topic: 'hand',
    overrides: ['east-goes-on-passing'],
    when: { atBoundary: 'yes', earthly: 'atRoundBoundary' },
    sets: COMPLETE,
    effects: [WINS, NO_DUTY],
    headline: '{Actor} wins: the first Charleston is over, and nobody has passed again.',
    why: 'An article lets East declare after the first Charleston. That nobody may have passed again is our reading.',
    cites: ['CHAR-15', 'CHAR-12'],
  },
]

export const charlestonHand: readonly LawDecision[] = [...passWrong, ...passStop, ...passBlind, ...eastReady]

export const charlestonDeal: readonly LawDecision[] = [
  {
    id: 'passing-goes-on',
    topic: 'deal',
    when: { incident: PASSING, fate: { not: 'dead' } },
    sets: { dealState: 'goesOn', rests: 'no' },
    effects: [{ slot: 'deal', kind: 'goesOn' }, NOTHING],
    why: 'Nothing has been played yet, so nothing is owed.',
    cites: ['CHAR-14'],
  },
  {
    id: 'packets-redealt',
    topic: 'deal',
    overrides: ['passing-goes-on'],
    when: { packetsApart: 'no' },
    sets: { dealState: 'over', rests: 'no' },
    effects: [{ slot: 'deal', kind: 'redealSameEast' }, NOTHING],
    why: 'What cannot be undone before the first discard is dealt again, with the same East and a new Charleston.',
    cites: ['CHERR-09'],
  },
  {
    id: 'packets-traced-or-redealt',
    topic: 'deal',
    overrides: ['packets-redealt'],
    when: { packetsApart: 'no', countBeforePlay: 'fixOrRedeal' },
    sets: { dealState: 'tableDecides', rests: 'no' },
    effects: [{ slot: 'deal', kind: 'fixOrRedeal' }, NOTHING],
    why: 'Whether the count can be traced shows only at the table.',
    cites: ['COUNT-02', 'CHERR-09'],
  },
  {
    id: 'look-costs-points',
    topic: 'deal',
    overrides: ['passing-goes-on'],
    when: { lookedAt: 'blind', blindPeek: 'minusTen' },
    sets: { dealState: 'goesOn', rests: 'no' },
    effects: [
      { slot: 'deal', kind: 'goesOn' },
      { slot: 'payment', kind: 'losesTen', role: 'actor' },
    ],
    why: 'Some events take ten points for a look at tiles passed on blind.',
    cites: ['CHERR-03', 'TOURN-07'],
  },
  {
    id: 'east-is-paid',
    topic: 'deal',
    overrides: ['passing-goes-on'],
    when: { eastWhen: ['end', 'middle'], fate: 'wins' },
    sets: { dealState: 'over', rests: 'no' },
    effects: [WON, paysWinner('losers', 'actor', 2)],
    headline: 'Each other seat pays twice the value of the hand.',
    why: 'Nobody threw the winning tile, so it is paid like a tile that the winner picked.',
    cites: ['CHAR-12', 'SCORE-02'],
  },
  {
    id: 'east-is-paid-as-dealt',
    topic: 'deal',
    overrides: ['passing-goes-on'],
    when: { eastWhen: 'dealt' },
    sets: { dealState: 'over', rests: 'no' },
    effects: [WON, paysWinner('losers', 'actor', 2)],
    headline: 'Each other seat pays twice the value of the hand.',
    why: 'Nobody threw the winning tile, so it is paid like a tile that the winner picked.',
    cites: ['CHAR-11', 'SCORE-02'],
  },
]

export const charlestonTurn: readonly LawDecision[] = [
  {
    id: 'passing-continues',
    topic: 'turn',
    overrides: ['turn-goes-on', 'right-of-dead'],
    when: { incident: PASSING, dealState: 'goesOn' },
    effects: [{ slot: 'next', kind: 'passing' }],
    why: 'Nobody is to pick or discard before the Charleston is over.',
    cites: ['CHAR-14'],
  },
  {
    id: 'other-seat-declared-goes-on',
    topic: 'turn',
    overrides: ['passing-continues'],
    when: { readySeat: 'other' },
    effects: [{ slot: 'next', kind: 'fromThere' }],
    why: 'The word came to nothing, so passing goes on, or East makes the first discard.',
    cites: ['CHAR-14'],
  },
  {
    id: 'courtesy-remains',
    topic: 'turn',
    overrides: ['passing-continues'],
    when: [
      { stopState: 'fresh' },
      { stopState: 'looked', stopUntil: ['secondLeftLooked', 'beforeSecondPassed'] },
      { stopState: 'passed', stopUntil: 'secondLeftLooked' },
    ],
    effects: [{ slot: 'next', kind: 'courtesy' }],
    why: 'The courtesy pass is open after one Charleston or two, also to the seat that stopped.',
    cites: ['CHAR-10'],
  },
]
