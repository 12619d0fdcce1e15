/** Topics of the incident lateCall: a discard was called when the next seat had already acted, or no tile was left to pick. */
import type { Condition } from '../../src/decide/model.ts'
import type { LawDecision } from '../../src/rulings/law.ts'
import { LIVES, NO_DUTY, duty } from './effects.ts'
import { AS_RULED_DEAL } from './two-claims.ts'

/** A call in time whose next seat has picked: the pick goes back. */
const inTime = (
  id: string,
  when: Condition | readonly Condition[],
  words: Pick<LawDecision, 'why' | 'cites' | 'overrides'> & { readonly back?: 'rival' | 'actor' },
): readonly LawDecision[] => {
  const { back, ...rest } = words
  const list = Array.isArray(when) ? (when as readonly Condition[]) : [when as Condition]
  const returned = back === undefined ? [] : [duty('tileToPlace', back)]
  const tail = back === undefined ? '' : ' The pick goes back to its exact place.'
  return [
    {
      id,
      topic: 'hand',
      when: list.map((one) => ({ ...one, lateWants: 'group' })),
      sets: { fate: 'lives', cause: 'none', claim: 'group' },
      effects: [LIVES, ...returned, duty('exposeGroup', 'actor')],
      headline: `The call is good.${tail}`,
      ...rest,
    },
    {
      id: `${id}-mah-jongg`,
      topic: 'hand',
      when: list.map((one) => ({ ...one, lateWants: 'win' })),
      sets: { fate: 'lives', cause: 'none', claim: 'none' },
      effects: [LIVES, ...returned, duty('declare', 'actor')],
      headline: `The declaration is in time.${tail} The hand is checked now.`,
      ...rest,
    },
  ]
}

/** A call that comes too late or is refused, whatever it was for. */
const refused = (
  id: string,
  when: Condition,
  claim: 'gone' | 'none',
  words: Pick<LawDecision, 'headline' | 'why' | 'cites' | 'overrides'>,
): LawDecision => ({
  id,
  topic: 'hand',
  when,
  sets: { fate: 'lives', cause: 'none', claim },
  effects: [LIVES, NO_DUTY],
  ...words,
})

/** Calls that are declared for mah jongg in time: the hand is still to be checked. */
const DECLARED_IN_TIME: readonly Condition[] = [
  { nextDid: 'picked', lateCaller: 'other', lateWants: 'win' },
  { nextDid: 'picked', lateCaller: 'same', touchWallCommits: 'untilRacked', lateWants: 'win' },
  { nextDid: 'together', callVsRackTie: 'caller', lateWants: 'win' },
  { heldUp: 'yes', lateWants: 'win' },
  { heldUp: 'lapsed', holdSeconds: 'fairMoment', lateWants: 'win' },
  { lastDiscard: 'yes', lateWants: 'win' },
]

export const lateCallHand: readonly LawDecision[] = [
  ...inTime(
    'call-before-rack',
    { nextDid: 'picked', lateCaller: 'other' },
    {
      back: 'rival',
      why: 'A pick alone does not close a discard: until the tile is in the rack the others may still call.',
      cites: ['PICK-08', 'WIN-03', 'PICK-05'],
    },
  ),
  refused('picker-is-bound-to-wall', { nextDid: 'picked', lateCaller: 'same', touchWallCommits: 'yes' }, 'none', {
    headline:
      '{Actor} has chosen the wall tile and cannot have the discard. The other seats may call it until the pick is racked.',
    why: 'A seat that has moved a wall tile has chosen to pick. To have the discard it must call before that.',
    cites: ['PICK-04', 'WIN-09'],
  }),
  ...inTime(
    'picker-calls-itself',
    { nextDid: 'picked', lateCaller: 'same', touchWallCommits: 'untilRacked' },
    {
      back: 'actor',
      why: 'At this table a discard is open to every seat until the pick is racked, the picker included.',
      cites: ['PICK-04', 'HOUSE-01'],
    },
  ),
  ...inTime(
    'call-with-rack',
    { nextDid: 'together', callVsRackTie: 'caller' },
    {
      back: 'rival',
      why: 'Where the call and the rack come at the same moment, the caller has the tile.',
      cites: ['WIN-04'],
    },
  ),
  refused('rack-before-call', { nextDid: 'together', callVsRackTie: 'racker' }, 'gone', {
    headline: 'At this table the rack counts, and the call is too late.',
    why: 'The table agreed that a rack at the moment of the call closes the discard.',
    cites: ['WIN-04', 'HOUSE-01'],
  }),
  refused('call-too-late', { heldUp: 'no' }, 'gone', {
    headline: 'The call is too late.',
    why: 'A discard is closed once the next seat has racked, discarded, begun an exchange or declared, also for mah jongg.',
    cites: ['WIN-02', 'WIN-07', 'JOKER-30'],
  }),
  ...inTime('call-after-hold', [{ heldUp: 'yes' }, { heldUp: 'lapsed', holdSeconds: 'fairMoment' }], {
    back: 'rival',
    why: 'While a seat had asked to wait, nobody was to rack. We read it so that the discard is still open.',
    cites: ['WIN-11', 'WIN-05'],
  }),
  refused('hold-has-lapsed', { heldUp: 'lapsed', holdSeconds: 'agreedSeconds' }, 'gone', {
    headline: 'The hold had lapsed by the time of this table. The call is too late.',
    why: 'The table set a time for a hold before the game; after it the next seat may rack.',
    cites: ['WIN-05', 'HOUSE-01'],
  }),
  ...inTime(
    'last-discard-called',
    { lastDiscard: 'yes' },
    {
      why: 'With no tile left to pick, the last discard stays open until every seat has declined it. No text forbids an exposure.',
      cites: ['END-02', 'WIN-06'],
    },
  ),
  refused('last-discard-only-to-win', { lastDiscard: 'yes', lateWants: 'group', lastDiscardExposure: 'onlyMahJongg' }, 'none', {
    overrides: ['last-discard-called'],
    headline: 'At this table the last discard serves only mah jongg.',
    why: 'The table agreed that no exposure may prolong a deal whose wall is used up.',
    cites: ['END-02', 'HOUSE-01'],
  }),
]

export const lateCallDiscard: readonly LawDecision[] = [
  {
    id: 'discard-to-declarer',
    topic: 'discard',
    overrides: ['no-discard'],
    when: DECLARED_IN_TIME,
    effects: [{ slot: 'discard', kind: 'toDeclarer', role: 'actor' }],
    why: 'The claim is in time, so the tile goes to the hand that is checked.',
    cites: ['WIN-03', 'WIN-07'],
  },
  {
    id: 'discard-open-to-the-others',
    topic: 'discard',
    overrides: ['no-discard'],
    when: { nextDid: 'picked', lateCaller: 'same', touchWallCommits: 'yes' },
    effects: [{ slot: 'discard', kind: 'open' }],
    why: 'For the others the discard stays open until the pick is racked.',
    cites: ['WIN-03', 'PICK-04'],
  },
  {
    id: 'last-discard-for-a-win',
    topic: 'discard',
    overrides: ['no-discard'],
    when: { lastDiscard: 'yes', lateWants: 'group', lastDiscardExposure: 'onlyMahJongg' },
    effects: [{ slot: 'discard', kind: 'winOnly' }],
    why: 'The last discard can still complete a hand.',
    cites: ['END-02'],
  },
]

export const lateCallDeal: readonly LawDecision[] = [
  {
    id: 'declared-in-time-to-check',
    topic: 'deal',
    overrides: ['deal-goes-on'],
    when: [...DECLARED_IN_TIME, { tieRight: 'neither' }],
    sets: { dealState: 'tableDecides', rests: 'no' },
    effects: AS_RULED_DEAL,
    why: 'Whether the deal is won shows when the hand is checked.',
    cites: ['MJ-02', 'MJE-07'],
  },
]

export const lateCallTurn: readonly LawDecision[] = [
  {
    id: 'turn-as-late-declaration-is-ruled',
    topic: 'turn',
    overrides: ['table-decides-next'],
    when: [...DECLARED_IN_TIME, { tieRight: 'neither' }],
    effects: [{ slot: 'next', kind: 'asRuled' }],
    why: 'Who acts follows from the check of the hand.',
    cites: ['MJ-02'],
  },
  {
    id: 'last-calls',
    topic: 'turn',
    overrides: ['turn-goes-on'],
    when: { lastDiscard: 'yes', lateWants: 'group', lastDiscardExposure: 'onlyMahJongg' },
    effects: [{ slot: 'next', kind: 'lastCalls' }],
    why: 'Nobody can pick any more, so only a mah jongg could still follow.',
    cites: ['END-01', 'END-02'],
  },
]
