/** Topics of the incident twoClaims: two seats want one open discard. A hand that turns out wrong is an incident of its own. */
import type { Effect } from '../../src/decide/model.ts'
import type { LawDecision } from '../../src/rulings/law.ts'
import { LIVES, NO_DUTY, NO_HAND, WINS, WON, duty, paysWinner } from './effects.ts'

export const AS_RULED_DEAL: readonly Effect[] = [
  { slot: 'deal', kind: 'asRuled' },
  { slot: 'payment', kind: 'asRuled' },
]

/** How an ordinary win on a discard is paid, as a headline. */
export const PAID_ON_DISCARD = '{Discarder} pays twice the value of the hand. The other seats pay it once.'

/** The farther seat was bound before the nearer one spoke, and at this table it is checked first for that. */
const FARTHER_FIRST = { wants: 'wins', committed: 'yes', mjVsMj: 'turnThenCommitted' } as const
const BOUND_IS_RIGHT = { ...FARTHER_FIRST, boundRight: 'yes' } as const
const BOUND_IS_WRONG = { ...FARTHER_FIRST, boundRight: 'no' } as const
/** The hand of the first seat is checked first, and it is wrong. */
const FIRST_IS_WRONG = [
  { wants: 'wins', committed: 'no', firstRight: 'no' },
  { wants: 'wins', committed: 'yes', firstRight: 'no', mjVsMj: 'pureTurn' },
  { wants: 'mixed', firstRight: 'no' },
] as const

export const twoClaimsHand: readonly LawDecision[] = [
  {
    id: 'nearer-call-has-the-tile',
    topic: 'hand',
    when: { wants: 'groups', committed: 'no' },
    sets: { fate: 'lives', cause: 'none', claim: 'group' },
    effects: [LIVES, duty('exposeGroup', 'actor')],
    headline: '{Actor}, nearer in turn, gets the tile.',
    why: 'Between two exposures the order of turn decides. Neither the word that was used nor who spoke first matters.',
    cites: ['CLAIM-05', 'CLAIM-04', 'CLAIM-01'],
  },
  {
    id: 'farther-call-keeps-the-tile',
    topic: 'hand',
    when: { wants: 'groups', committed: 'yes' },
    sets: { fate: 'lives', cause: 'none', claim: 'released' },
    effects: [LIVES, NO_DUTY],
    headline: '{Rival}, who was bound first, keeps the tile.',
    why: 'The farther seat was bound to its exposure before the nearer one spoke up.',
    cites: ['CLAIM-06', 'CLAIM-10'],
  },
  {
    id: 'nearer-mah-jongg-wins',
    topic: 'hand',
    when: { wants: 'wins', committed: 'no', firstRight: 'yes' },
    sets: { fate: 'wins', cause: 'none', claim: 'won' },
    effects: [WINS, NO_DUTY],
    headline: '{Actor}, nearer in turn, is checked first and wins.',
    why: 'One discard serves one winner, and between two mah jonggs the order of turn decides.',
    cites: ['CLAIM-07', 'CLAIM-08'],
  },
  {
    id: 'farther-mah-jongg-wins',
    topic: 'hand',
    when: BOUND_IS_RIGHT,
    sets: { fate: 'lives', cause: 'none', claim: 'none' },
    effects: [LIVES, NO_DUTY],
    headline: '{Rival}, who was bound first, is checked first and wins.',
    why: 'The farther seat had racked the tile or shown tiles before the nearer one spoke, and one discard serves one winner.',
    cites: ['CLAIM-07', 'CLAIM-08'],
  },
  {
    id: 'nearer-mah-jongg-wins-by-turn',
    topic: 'hand',
    when: { wants: 'wins', committed: 'yes', firstRight: 'yes', mjVsMj: 'pureTurn' },
    sets: { fate: 'wins', cause: 'none', claim: 'won' },
    effects: [WINS, NO_DUTY],
    headline: '{Actor}, nearer in turn, is checked first and wins.',
    why: 'Under the older reading only the order of turn counts between two mah jonggs, whoever has shown tiles.',
    cites: ['CLAIM-07', 'CLAIM-08'],
  },
  {
    id: 'mah-jongg-takes-the-tile',
    topic: 'hand',
    when: { wants: 'mixed', firstRight: 'yes' },
    sets: { fate: 'wins', cause: 'none', claim: 'won' },
    effects: [WINS, NO_DUTY],
    headline: '{Actor}, who declared, wins with the tile. {Rival} takes any group down without penalty.',
    why: 'Mah jongg goes before an exposure, even when the tile is already on the other rack.',
    cites: ['CLAIM-03', 'MJ-09'],
  },
  {
    id: 'first-claim-in-error',
    topic: 'hand',
    when: FIRST_IS_WRONG,
    sets: { fate: 'none', cause: 'none', claim: 'none' },
    effects: [NO_HAND, duty('declarationInError', 'actor')],
    headline: '{Actor} declared in error: that is ruled on first. The claim of {rival} comes after it.',
    why: 'What becomes of the tile depends on how far the wrong declaration went; the second claim comes after it.',
    cites: ['DSC-03', 'MJE-07'],
  },
  {
    id: 'bound-claim-in-error',
    topic: 'hand',
    when: BOUND_IS_WRONG,
    sets: { fate: 'none', cause: 'none', claim: 'none' },
    effects: [NO_HAND, duty('declarationInError', 'rival')],
    headline: '{Rival} declared in error: that is ruled on first. The claim of {actor} comes after it.',
    why: 'What becomes of the tile depends on how far the wrong declaration went; the second claim comes after it.',
    cites: ['DSC-03', 'MJE-07'],
  },
]

export const twoClaimsRival: readonly LawDecision[] = [
  {
    id: 'second-claim-gives-way',
    topic: 'rival',
    overrides: ['no-rival'],
    when: [
      { wants: 'groups', committed: 'no' },
      { wants: 'wins', firstRight: 'yes', committed: 'no' },
      { wants: 'wins', firstRight: 'yes', committed: 'yes', mjVsMj: 'pureTurn' },
      { wants: 'mixed', firstRight: 'yes' },
    ],
    sets: { rivalFate: 'none' },
    effects: [{ slot: 'rivalHand', kind: 'givesWay', role: 'rival' }],
    why: 'A claim that gives way to a better one costs nothing.',
    cites: ['CLAIM-09', 'CLAIM-25'],
  },
  {
    id: 'bound-call-granted',
    topic: 'rival',
    overrides: ['no-rival'],
    when: { wants: 'groups', committed: 'yes' },
    sets: { rivalFate: 'takesGroup' },
    effects: [{ slot: 'rivalHand', kind: 'takesGroup', role: 'rival' }],
    why: 'A seat that is bound has to finish its exposure, and nobody with an equal claim can take the tile from it.',
    cites: ['CLAIM-06', 'CLAIM-10'],
  },
  {
    id: 'bound-mah-jongg-wins',
    topic: 'rival',
    overrides: ['no-rival'],
    when: BOUND_IS_RIGHT,
    sets: { rivalFate: 'wins' },
    effects: [{ slot: 'rivalHand', kind: 'wins', role: 'rival' }],
    why: 'The hand that was bound first was checked first and matches the card.',
    cites: ['CLAIM-07', 'CLAIM-08'],
  },
]

export const twoClaimsDiscard: readonly LawDecision[] = [
  {
    id: 'discard-to-bound-call',
    topic: 'discard',
    overrides: ['discard-released'],
    when: { wants: 'groups', committed: 'yes' },
    effects: [{ slot: 'discard', kind: 'toRival', role: 'rival' }],
    why: 'The tile belongs to the exposure that was bound first.',
    cites: ['CLAIM-06'],
  },
  {
    id: 'discard-to-bound-mah-jongg',
    topic: 'discard',
    overrides: ['no-discard', 'discard-wins'],
    when: BOUND_IS_RIGHT,
    effects: [{ slot: 'discard', kind: 'toWinner', role: 'rival' }],
    why: 'The tile completes the hand that was checked first.',
    cites: ['CLAIM-07'],
  },
]

export const twoClaimsDeal: readonly LawDecision[] = [
  {
    id: 'first-claim-is-paid',
    topic: 'deal',
    overrides: ['deal-goes-on'],
    when: { incident: 'twoClaims', fate: 'wins' },
    sets: { dealState: 'over', rests: 'no' },
    effects: [WON, paysWinner('discarder', 'actor', 2), paysWinner('otherLosers', 'actor', 1)],
    headline: PAID_ON_DISCARD,
    why: 'It is an ordinary win on a discard. The seat whose claim gave way pays like any other.',
    cites: ['SCORE-01', 'CLAIM-08'],
  },
  {
    id: 'bound-claim-is-paid',
    topic: 'deal',
    overrides: ['rival-is-paid'],
    when: BOUND_IS_RIGHT,
    sets: { dealState: 'over', rests: 'no' },
    effects: [WON, paysWinner('discarder', 'rival', 2), paysWinner('otherLosers', 'rival', 1)],
    headline: PAID_ON_DISCARD,
    why: 'It is an ordinary win on a discard. The seat whose claim gave way pays like any other.',
    cites: ['SCORE-01', 'CLAIM-08'],
  },
  {
    id: 'first-claim-still-to-rule',
    topic: 'deal',
    overrides: ['deal-goes-on'],
    when: [...FIRST_IS_WRONG, BOUND_IS_WRONG],
    sets: { dealState: 'tableDecides', rests: 'no' },
    effects: AS_RULED_DEAL,
    why: 'Whether the deal goes on depends on the second claim and on who else has shown tiles.',
    cites: ['DSC-03', 'MJE-07'],
  },
]

export const twoClaimsTurn: readonly LawDecision[] = [
  {
    id: 'turn-as-first-claim-is-ruled',
    topic: 'turn',
    overrides: ['table-decides-next'],
    when: [...FIRST_IS_WRONG, BOUND_IS_WRONG],
    effects: [{ slot: 'next', kind: 'asRuled' }],
    why: 'Who acts follows from the ruling on the declaration.',
    cites: ['MJE-07'],
  },
]
