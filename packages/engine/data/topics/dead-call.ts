/** Topics hand and deal: a hand called dead, a call disputed after the deal, and the last hand left. */
import type { Effect } from '../../src/decide/model.ts'
import type { LawDecision } from '../../src/rulings/law.ts'

const DEAD: Effect = { slot: 'hand', kind: 'dead', role: 'actor' }
const LIVES: Effect = { slot: 'hand', kind: 'lives', role: 'actor' }
const NO_DUTY: Effect = { slot: 'duty', kind: 'none', role: 'actor' }
const OVER: Effect = { slot: 'deal', kind: 'over' }

/** A call counts when it comes from a live seat before the last discard of the wall. */
const CALL_COUNTS = { caller: 'live', afterLast: 'no' } as const
const CALLS_ALLOWED = { challengeStake: ['50', '25', 'custom', 'challengerDead'] } as const

const stake = (from: string, to: string): Effect => ({
  slot: 'payment',
  kind: 'pays',
  role: from,
  args: { from, to, multiple: 1, of: 'contest stake', figure: 50 },
})

export const deadCallHand: readonly LawDecision[] = [
  {
    id: 'call-without-effect',
    topic: 'hand',
    when: { incident: 'deadCall' },
    sets: { fate: 'lives', cause: 'none', claim: 'none' },
    effects: [LIVES, NO_DUTY],
    headline: 'The call has no effect; {actor} plays on.',
    why: 'Only a live seat may call another hand dead, and only before the last discard. A dead seat and an onlooker stay silent, and nobody can call an own hand.',
    cites: ['CHL-01', 'CHL-02', 'DEAD-02', 'DEAD-03', 'DEAD-24'],
  },
  {
    id: 'one-group-at-fault',
    topic: 'hand',
    overrides: ['call-without-effect'],
    when: { fault: 'oneGroup', faultWhen: 'now', ...CALL_COUNTS, ...CALLS_ALLOWED },
    sets: { fate: 'dead', cause: 'group', claim: 'held' },
    effects: [DEAD, NO_DUTY],
    headline: '{Actor} has a dead hand, and the faulty group goes back.',
    why: 'The call was accepted: one group is no proper exposure, is not on the card, or cannot stand with the groups before it.',
    cites: ['DHR-02', 'DHR-03', 'DHR-04', 'DED-01'],
  },
  {
    id: 'older-group-at-fault',
    topic: 'hand',
    overrides: ['call-without-effect'],
    when: { fault: 'oneGroup', faultWhen: 'earlier', ...CALL_COUNTS, ...CALLS_ALLOWED },
    sets: { fate: 'dead', cause: 'group', claim: 'none' },
    effects: [DEAD, NO_DUTY],
    headline: '{Actor} has a dead hand, and the faulty group goes back.',
    why: 'The call was accepted: a group of an earlier turn is no proper exposure, is not on the card, or cannot stand with the others.',
    cites: ['DHR-02', 'DHR-03', 'DHR-04', 'JKR-03', 'DED-01'],
  },
  {
    id: 'groups-only-concealed',
    topic: 'hand',
    overrides: ['call-without-effect'],
    when: { fault: 'allC', faultWhen: 'now', ...CALL_COUNTS, ...CALLS_ALLOWED },
    sets: { fate: 'dead', cause: 'allC', claim: 'held' },
    effects: [DEAD, NO_DUTY],
    headline: '{Actor} has a dead hand, and every group goes back.',
    why: 'The call was accepted: the groups fit only hands that must stay concealed.',
    cites: ['DHR-05', 'JKR-05', 'DED-01'],
  },
  {
    id: 'older-groups-only-concealed',
    topic: 'hand',
    overrides: ['call-without-effect'],
    when: { fault: 'allC', faultWhen: 'earlier', ...CALL_COUNTS, ...CALLS_ALLOWED },
    sets: { fate: 'dead', cause: 'allC', claim: 'none' },
    effects: [DEAD, NO_DUTY],
    headline: '{Actor} has a dead hand, and every group goes back.',
    why: 'The call was accepted: the groups fit only hands that must stay concealed.',
    cites: ['DHR-05', 'JKR-05', 'DED-01'],
  },
  {
    id: 'other-fault',
    topic: 'hand',
    overrides: ['call-without-effect'],
    when: { fault: 'other', ...CALL_COUNTS, ...CALLS_ALLOWED },
    sets: { fate: 'dead', cause: 'other', claim: 'none' },
    effects: [DEAD, NO_DUTY],
    headline: '{Actor} has a dead hand; its proper groups stay up.',
    why: 'The call was accepted: the tile count, the turn or an exchange was wrong, or tiles the hand needs are visibly gone.',
    cites: ['DHR-01', 'DHR-06', 'DHR-08', 'DHR-10', 'DED-01'],
  },
  {
    id: 'call-disputed',
    topic: 'hand',
    overrides: ['call-without-effect'],
    when: { reply: 'disagrees', ...CALL_COUNTS, challengeStake: ['50', '25', 'custom', 'challengerDead'] },
    sets: { fate: 'lives', cause: 'none', claim: 'none' },
    effects: [LIVES, { slot: 'duty', kind: 'settleLater', role: 'actor' }],
    headline: 'Play goes on with both hands; the two settle it after the deal.',
    why: 'A disputed call stops nothing. Who was right when it was made is looked at once the deal is over.',
    cites: ['CHL-05', 'DEAD-08'],
  },
  {
    id: 'calls-off',
    topic: 'hand',
    overrides: ['call-without-effect'],
    when: { caller: 'live', afterLast: 'no', challengeStake: 'challengesOff' },
    sets: { fate: 'lives', cause: 'none', claim: 'none' },
    effects: [LIVES, NO_DUTY],
    headline: 'At this table hands are not called dead; {actor} plays on.',
    why: 'The table agreed before the game to play without such calls.',
    cites: ['CHL-06', 'HOUSE-01'],
  },
]

export const settleCallHand: readonly LawDecision[] = [
  {
    id: 'settled-was-dead',
    topic: 'hand',
    when: { truth: 'dead' },
    sets: { fate: 'none', cause: 'none', claim: 'none' },
    effects: [{ slot: 'hand', kind: 'wasDead', role: 'actor' }, NO_DUTY],
    headline: 'The call was right: the hand was dead when it was called.',
    why: 'Exposures and discards that all seats could see show it.',
    cites: ['CHL-05', 'CHL-03'],
  },
  {
    id: 'settled-was-dead-then-declared',
    topic: 'hand',
    overrides: ['settled-was-dead'],
    when: { truth: 'dead', wonAfter: 'yes' },
    sets: { fate: 'none', cause: 'none', claim: 'none' },
    effects: [
      { slot: 'hand', kind: 'wasDead', role: 'actor' },
      { slot: 'duty', kind: 'declarationInError', role: 'actor' },
    ],
    headline: 'The call was right, so the later mah jongg of that hand was declared in error.',
    why: 'A hand that was dead could not win; its declaration is judged as a mah jongg in error.',
    cites: ['DEAD-09', 'CHL-05'],
  },
  {
    id: 'settled-was-alive',
    topic: 'hand',
    when: { truth: ['alive', 'unshown'] },
    sets: { fate: 'none', cause: 'none', claim: 'none' },
    effects: [{ slot: 'hand', kind: 'wasAlive', role: 'actor' }, NO_DUTY],
    headline: 'The call was not borne out: the hand counts as alive.',
    why: 'A call has to be shown from tiles that all seats can see; what is only guessed, or seen in an own hand, does not count.',
    cites: ['CHL-03', 'CHL-05', 'DEAD-04'],
  },
]

export const deadCallDeal: readonly LawDecision[] = [
  {
    id: 'deal-ended-with-last-discard',
    topic: 'deal',
    overrides: ['deal-goes-on'],
    when: { afterLast: 'yes', fate: 'lives' },
    sets: { dealState: 'over', rests: 'no' },
    effects: [OVER, { slot: 'payment', kind: 'none' }],
    headline: 'The last discard ended the deal, so it is a wall game and nobody pays.',
    why: 'After the last discard of the wall no hand can be called dead any more, and nobody has won.',
    cites: ['DEAD-24', 'SETTLE-03'],
  },
]

export const settleCallDeal: readonly LawDecision[] = [
  {
    id: 'owner-pays-stake',
    topic: 'deal',
    group: 'stakes',
    when: { truth: 'dead' },
    sets: { dealState: 'over', rests: 'no' },
    effects: [OVER, stake('actor', 'caller')],
    headline: '{Actor} pays {caller} the stake of a contested call, besides anything owed to a winner.',
    why: 'Of the two, the one who was wrong when the call was made pays the other.',
    cites: ['CHL-05', 'SETTLE-08', 'CHL-08'],
  },
  {
    id: 'caller-pays-stake',
    topic: 'deal',
    group: 'stakes',
    when: { truth: ['alive', 'unshown'] },
    sets: { dealState: 'over', rests: 'no' },
    effects: [OVER, stake('caller', 'actor')],
    headline: '{Caller} pays {actor} the stake of a contested call, besides anything owed to a winner.',
    why: 'Of the two, the one who was wrong when the call was made pays the other.',
    cites: ['CHL-05', 'SETTLE-08', 'CHL-08'],
  },
  {
    id: 'wrong-caller-dead',
    topic: 'deal',
    overrides: ['caller-pays-stake'],
    when: { truth: ['alive', 'unshown'], challengeStake: 'challengerDead' },
    sets: { dealState: 'over', rests: 'no' },
    effects: [OVER, { slot: 'payment', kind: 'callerDead', role: 'caller' }],
    headline: 'At this event a call that is not borne out makes the caller’s own hand dead; no stake is paid.',
    why: 'Some events and programs protect hands in this way instead of by a stake.',
    cites: ['CHL-07'],
  },
  {
    id: 'no-stake',
    topic: 'deal',
    overrides: ['stakes'],
    when: [
      { truth: ['dead', 'alive', 'unshown'], challengeStake: 'challengesOff' },
      { truth: 'dead', challengeStake: 'challengerDead' },
    ],
    sets: { dealState: 'over', rests: 'no' },
    effects: [OVER, { slot: 'payment', kind: 'none' }],
    headline: 'No stake is paid.',
    why: 'This table or event does not settle contested calls with money.',
    cites: ['CHL-06', 'CHL-07', 'HOUSE-01'],
  },
  {
    id: 'stake-quarter',
    topic: 'deal',
    overrides: ['owner-pays-stake'],
    when: { truth: 'dead', challengeStake: '25' },
    sets: { dealState: 'over', rests: 'no' },
    effects: [
      OVER,
      {
        slot: 'payment',
        kind: 'pays',
        role: 'actor',
        args: { from: 'actor', to: 'caller', multiple: 1, of: 'contest stake', figure: 25 },
      },
    ],
    headline: '{Actor} pays {caller} 25, the older stake of a contested call, besides anything owed to a winner.',
    why: 'Older texts name half of today’s stake.',
    cites: ['CHL-05', 'SETTLE-08'],
  },
  {
    id: 'stake-quarter-caller',
    topic: 'deal',
    overrides: ['caller-pays-stake'],
    when: { truth: ['alive', 'unshown'], challengeStake: '25' },
    sets: { dealState: 'over', rests: 'no' },
    effects: [
      OVER,
      {
        slot: 'payment',
        kind: 'pays',
        role: 'caller',
        args: { from: 'caller', to: 'actor', multiple: 1, of: 'contest stake', figure: 25 },
      },
    ],
    headline: '{Caller} pays {actor} 25, the older stake of a contested call, besides anything owed to a winner.',
    why: 'Older texts name half of today’s stake.',
    cites: ['CHL-05', 'SETTLE-08'],
  },
  {
    id: 'stake-own',
    topic: 'deal',
    overrides: ['owner-pays-stake'],
    when: { truth: 'dead', challengeStake: 'custom' },
    sets: { dealState: 'over', rests: 'no' },
    effects: [
      OVER,
      {
        slot: 'payment',
        kind: 'pays',
        role: 'actor',
        args: { from: 'actor', to: 'caller', multiple: 1, of: 'stake of this table' },
      },
    ],
    headline: '{Actor} pays {caller} the stake this table agreed on, besides anything owed to a winner.',
    why: 'The table set its own stake before the game.',
    cites: ['CHL-05', 'HOUSE-01'],
  },
  {
    id: 'stake-own-caller',
    topic: 'deal',
    overrides: ['caller-pays-stake'],
    when: { truth: ['alive', 'unshown'], challengeStake: 'custom' },
    sets: { dealState: 'over', rests: 'no' },
    effects: [
      OVER,
      {
        slot: 'payment',
        kind: 'pays',
        role: 'caller',
        args: { from: 'caller', to: 'actor', multiple: 1, of: 'stake of this table' },
      },
    ],
    headline: '{Caller} pays {actor} the stake this table agreed on, besides anything owed to a winner.',
    why: 'The table set its own stake before the game.',
    cites: ['CHL-05', 'HOUSE-01'],
  },
]

export const lastHandHand: readonly LawDecision[] = [
  {
    id: 'three-hands-out',
    topic: 'hand',
    when: { incident: 'lastHand' },
    sets: { fate: 'none', cause: 'none', claim: 'none' },
    effects: [{ slot: 'hand', kind: 'dead', role: 'actor' }, NO_DUTY],
    headline: 'Three hands are out.',
    why: 'A deal needs two hands in play, so it cannot go on.',
    cites: ['DHN-02', 'THR-08'],
  },
]
