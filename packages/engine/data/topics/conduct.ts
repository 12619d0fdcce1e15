/** Topics of the incidents conduct and announced: a complaint without a penalty, and a value that was misstated. */
import type { Effect } from '../../src/decide/model.ts'
import type { LawDecision } from '../../src/rulings/law.ts'
import { LIVES, NOTHING, NO_DUTY, NO_HAND, WINS, WON, duty } from './effects.ts'

const NO_FATE = { fate: 'none', cause: 'none', claim: 'none' } as const

const conductCases: readonly LawDecision[] = [
  {
    id: 'hold-a-fair-moment',
    topic: 'hand',
    when: { complaint: 'hold' },
    sets: { fate: 'lives', cause: 'none', claim: 'none' },
    effects: [LIVES, duty('fairMoment', 'actor')],
    headline: 'A fair moment is due, and nobody racks meanwhile.',
    why: 'Asking to wait stops play for a moment and gives no right to the tile. No time limit is published.',
    cites: ['WIN-05'],
  },
  {
    id: 'hold-agreed-seconds',
    topic: 'hand',
    overrides: ['hold-a-fair-moment'],
    when: { complaint: 'hold', holdSeconds: 'agreedSeconds' },
    sets: { fate: 'lives', cause: 'none', claim: 'none' },
    effects: [LIVES, duty('agreedSeconds', 'actor')],
    headline: 'The seconds this table agreed on are due. After them the next seat may rack.',
    why: 'The table set a time for a hold before the game.',
    cites: ['WIN-05', 'HOUSE-01'],
  },
  {
    id: 'remark-counts-as-call',
    topic: 'hand',
    when: { complaint: 'remark' },
    sets: { fate: 'lives', cause: 'none', claim: 'none' },
    effects: [LIVES, duty('countsAsCall', 'actor')],
    headline: 'The remark counts as calling that hand dead. Its owner answers it now.',
    why: 'A question or a remark about a dead hand is taken for the call itself.',
    cites: ['CHL-04', 'DEAD-05'],
  },
  {
    id: 'looking-has-no-penalty',
    topic: 'hand',
    when: { complaint: 'looking' },
    sets: { fate: 'lives', cause: 'none', claim: 'none' },
    effects: [LIVES, duty('spokenTo', 'actor')],
    headline: 'No penalty is written. The table or the director speaks to {actor}.',
    why: 'Looking at the tiles of another seat is a matter of conduct. No source names a consequence; this is our reading.',
    cites: ['PICK-12'],
  },
  {
    id: 'faked-mah-jongg-keeps-tile',
    topic: 'hand',
    when: { complaint: 'fake' },
    sets: { fate: 'lives', cause: 'none', claim: 'group' },
    effects: [LIVES, duty('exposeGroup', 'actor')],
    headline: 'If it is changed to a proper call, {actor} keeps the tile.',
    why: 'The declaration had gone before the other call, and nothing written undoes that. It is poor manners, not a fault.',
    cites: ['MJE-19'],
  },
  {
    id: 'faked-mah-jongg-gives-way',
    topic: 'hand',
    overrides: ['faked-mah-jongg-keeps-tile'],
    when: { complaint: 'fake', displacedClaimAfterConversion: 'revertsToEarlierClaim' },
    sets: { fate: 'lives', cause: 'none', claim: 'released' },
    effects: [LIVES, duty('groupBack', 'actor')],
    headline: 'At this table the tile goes to {rival}, who called before.',
    why: 'The table agreed that a declaration which becomes a call does not go before an earlier one.',
    cites: ['MJE-19', 'HOUSE-01'],
  },
  {
    id: 'faked-mah-jongg-in-error',
    topic: 'hand',
    overrides: ['faked-mah-jongg-keeps-tile'],
    when: { complaint: 'fake', displacedClaimAfterConversion: 'noConversionIfClaimPending' },
    sets: NO_FATE,
    effects: [NO_HAND, duty('declarationInError', 'actor')],
    headline: 'At this table it cannot be changed: another call was waiting. It is ruled on as a mah jongg in error.',
    why: 'The table agreed that a declaration may become a call only where it pushed no other claim aside.',
    cites: ['MJE-19', 'HOUSE-01'],
  },
  {
    id: 'card-read-in-two-ways',
    topic: 'hand',
    when: { complaint: 'reading' },
    sets: NO_FATE,
    effects: [NO_HAND, { slot: 'duty', kind: 'majorityReads' }],
    headline: 'The table stops and decides by majority how the line is read. The League can be asked afterwards.',
    why: 'The card is the only authority on its lines, and nobody at the table is above another.',
    cites: ['CHL-09'],
  },
]

/** A complaint that is made once the deal is over. */
const late = (
  complaint: string,
  effect: Effect,
  words: Pick<LawDecision, 'headline' | 'why' | 'cites'> & { readonly overrides: readonly string[] },
): LawDecision => ({
  id: `${complaint}-after-the-deal`,
  topic: 'hand',
  when: { complaint, complaintLate: 'yes' },
  sets: NO_FATE,
  effects: [NO_HAND, effect],
  ...words,
})

const lateCases: readonly LawDecision[] = [
  late('hold', NO_DUTY, {
    overrides: ['hold-a-fair-moment', 'hold-agreed-seconds'],
    headline: 'The deal is over, so nobody has to wait.',
    why: 'Asking to wait stops play for a moment and gives no right to a tile.',
    cites: ['WIN-05'],
  }),
  late('remark', NO_DUTY, {
    overrides: ['remark-counts-as-call'],
    headline: 'The remark comes too late to count as a call.',
    why: 'Once the deal is over no hand can be called dead any more.',
    cites: ['DEAD-24'],
  }),
  late('looking', duty('spokenTo', 'actor'), {
    overrides: ['looking-has-no-penalty'],
    headline: 'No penalty is written. The table or the director speaks to {actor}.',
    why: 'Looking at the tiles of another seat is a matter of conduct. No source names a consequence; this is our reading.',
    cites: ['PICK-12'],
  }),
  late('fake', NO_DUTY, {
    overrides: ['faked-mah-jongg-keeps-tile', 'faked-mah-jongg-gives-way', 'faked-mah-jongg-in-error'],
    headline: 'The deal is over, and nothing in it is undone.',
    why: 'Nothing written undoes a tile that went to a seat for its word. It is poor manners, not a fault.',
    cites: ['MJE-19'],
  }),
  late(
    'reading',
    { slot: 'duty', kind: 'majorityReads' },
    {
      overrides: ['card-read-in-two-ways'],
      headline: 'The table decides by majority how the line is read. The League can be asked afterwards.',
      why: 'The card is the only authority on its lines, and nobody at the table is above another.',
      cites: ['CHL-09'],
    },
  ),
]

/** A complaint about a word of a seat whose hand was dead already. */
const ofDead = (
  complaint: string,
  claim: string,
  words: Pick<LawDecision, 'id' | 'headline' | 'why' | 'cites'> & { readonly overrides: readonly string[] },
): LawDecision => ({
  topic: 'hand',
  when: { complaint, complaintLate: 'no', complaintSeat: 'dead' },
  sets: { fate: 'none', cause: 'none', claim },
  effects: [{ slot: 'hand', kind: 'deadBefore', role: 'actor' }, complaint === 'fake' ? duty('callVoid', 'actor') : NO_DUTY],
  ...words,
})

const deadCases: readonly LawDecision[] = [
  ofDead('hold', 'none', {
    id: 'hold-of-a-dead-hand',
    overrides: ['hold-a-fair-moment', 'hold-agreed-seconds'],
    headline: 'Nobody has to wait: {actor} has a dead hand.',
    why: 'A dead hand cannot call the discard, so there is nothing to wait for.',
    cites: ['CLAIM-24', 'WIN-05'],
  }),
  ofDead('remark', 'none', {
    id: 'remark-of-a-dead-hand',
    overrides: ['remark-counts-as-call'],
    headline: 'The remark has no effect: {actor} has a dead hand.',
    why: 'Only a live seat may call another hand dead, in whatever words.',
    cites: ['DEAD-03', 'CHL-04'],
  }),
  ofDead('fake', 'released', {
    id: 'faked-mah-jongg-of-a-dead-hand',
    overrides: ['faked-mah-jongg-keeps-tile', 'faked-mah-jongg-gives-way', 'faked-mah-jongg-in-error'],
    headline: 'The word has no effect: {actor} has a dead hand. The tile goes to {rival}.',
    why: 'A dead hand cannot call the discard, so the other call stands alone.',
    cites: ['CLAIM-24'],
  }),
]

const announcedWin: readonly LawDecision[] = [
  {
    id: 'value-misstated',
    topic: 'hand',
    when: { incident: 'announced' },
    sets: { fate: 'wins', cause: 'none', claim: 'none' },
    effects: [WINS, NO_DUTY],
    why: 'The win is good; only the figure is in question.',
    cites: ['SCORE-05'],
  },
]

export const conductHand: readonly LawDecision[] = [...conductCases, ...deadCases, ...lateCases, ...announcedWin]

export const conductRival: readonly LawDecision[] = [
  {
    id: 'faked-out-call-refused',
    topic: 'rival',
    overrides: ['no-rival'],
    when: { complaint: 'fake', complaintSeat: 'live', displacedClaimAfterConversion: 'converterKeeps' },
    sets: { rivalFate: 'none' },
    effects: [{ slot: 'rivalHand', kind: 'refused', role: 'rival' }],
    why: 'A call does not reach a tile that another seat has already taken.',
    cites: ['MJE-19'],
  },
  {
    id: 'faked-out-call-granted',
    topic: 'rival',
    overrides: ['no-rival'],
    when: { complaint: 'fake', complaintSeat: 'live', displacedClaimAfterConversion: 'revertsToEarlierClaim' },
    sets: { rivalFate: 'takesGroup' },
    effects: [{ slot: 'rivalHand', kind: 'takesGroup', role: 'rival' }],
    why: 'At this table an exposure claim that a declaration pushed aside comes back to life.',
    cites: ['MJE-19', 'HOUSE-01'],
  },
  {
    id: 'dead-hand-gives-way',
    topic: 'rival',
    overrides: ['no-rival'],
    when: { complaint: 'fake', complaintSeat: 'dead' },
    sets: { rivalFate: 'takesGroup' },
    effects: [{ slot: 'rivalHand', kind: 'takesGroup', role: 'rival' }],
    why: 'The call of a live seat is the only one there is.',
    cites: ['CLAIM-24'],
  },
]

const value = (
  id: string,
  when: LawDecision['when'],
  payment: 'rightValue' | 'announcedValue',
  words: Pick<LawDecision, 'headline' | 'why' | 'cites' | 'overrides'>,
): LawDecision => ({
  id,
  topic: 'deal',
  when,
  sets: { dealState: 'over', rests: 'no' },
  effects: [WON, { slot: 'payment', kind: payment, role: 'actor' }],
  ...words,
})

export const conductDeal: readonly LawDecision[] = [
  {
    id: 'complaint-after-the-deal',
    topic: 'deal',
    overrides: ['start-goes-on'],
    when: { complaintLate: 'yes' },
    sets: { dealState: 'over', rests: 'no' },
    effects: [
      { slot: 'deal', kind: 'overAlready' },
      { slot: 'payment', kind: 'nothingNow' },
    ],
    why: 'What is complained of has no payment of its own, and the deal stays as it ended.',
    cites: ['SETTLE-04'],
  },
  {
    id: 'faked-mah-jongg-still-to-rule',
    topic: 'deal',
    overrides: ['start-goes-on'],
    when: { complaint: 'fake', complaintSeat: 'live', displacedClaimAfterConversion: 'noConversionIfClaimPending' },
    sets: { dealState: 'tableDecides', rests: 'no' },
    effects: [
      { slot: 'deal', kind: 'asRuled' },
      { slot: 'payment', kind: 'asRuled' },
    ],
    why: 'Whether the deal goes on depends on the ruling on the declaration.',
    cites: ['MJE-07'],
  },
  {
    id: 'reading-left-to-table',
    topic: 'deal',
    overrides: ['start-goes-on'],
    when: { complaint: 'reading', complaintLate: 'no' },
    sets: { dealState: 'tableDecides', rests: 'no' },
    effects: [{ slot: 'deal', kind: 'tableDecides' }, NOTHING],
    why: 'No rule decides between two honest readings.',
    cites: ['CHL-09'],
  },
  value('announced-too-high', { announced: 'high' }, 'rightValue', {
    headline: 'The right value is paid.',
    why: 'A winner is paid what the card prints, not more.',
    cites: ['SCORE-06'],
  }),
  value('announced-too-low', { announced: 'low', payBegun: 'no' }, 'rightValue', {
    headline: '{Actor} may still correct it, and the right value is paid.',
    why: 'Nobody has begun to pay. The time limit is our reading, since no League text names one.',
    cites: ['SCORE-15', 'SCORE-06', 'SCORE-05'],
  }),
  value('announced-too-low-paid', { announced: 'low', payBegun: 'yes' }, 'announcedValue', {
    headline: 'The announced value stands.',
    why: 'Announcing the value is up to the winner, and what was asked for is being paid.',
    cites: ['SCORE-06'],
  }),
  value('announced-value-stands', { announced: 'low', payBegun: 'no', underclaim: 'stands' }, 'announcedValue', {
    overrides: ['announced-too-low'],
    headline: 'The announced value stands.',
    why: 'As AMJA has it, a value announced too low stays low.',
    cites: ['SCORE-06'],
  }),
  value(
    'announced-value-mixed',
    { announced: 'low', payBegun: 'no', tilesMixed: 'yes', underclaim: 'untilMixed' },
    'announcedValue',
    {
      overrides: ['announced-too-low'],
      headline: 'The announced value stands, since the tiles are mixed.',
      why: 'At this table a value can be corrected while the hand still lies there, and no longer.',
      cites: ['SCORE-06', 'HOUSE-01'],
    },
  ),
  value(
    'announced-value-unmixed',
    { announced: 'low', payBegun: 'yes', tilesMixed: 'no', underclaim: 'untilMixed' },
    'rightValue',
    {
      overrides: ['announced-too-low-paid'],
      headline: '{Actor} may still correct it, and the right value is paid.',
      why: 'At this table a value can be corrected while the hand still lies there, even if somebody has paid.',
      cites: ['SCORE-06', 'HOUSE-01'],
    },
  ),
]

export const conductTurn: readonly LawDecision[] = [
  {
    id: 'turn-as-faked-mah-jongg-is-ruled',
    topic: 'turn',
    overrides: ['table-decides-next'],
    when: { complaint: 'fake', complaintSeat: 'live', displacedClaimAfterConversion: 'noConversionIfClaimPending' },
    effects: [{ slot: 'next', kind: 'asRuled' }],
    why: 'Who acts follows from the ruling on the declaration.',
    cites: ['MJE-07'],
  },
]
