/** Topics of the incidents callBack and badCall: what binds a caller, and which calls cannot be made. */
import type { Condition } from '../../src/decide/model.ts'
import type { LawDecision } from '../../src/rulings/law.ts'
import { uncalled } from './exposures.ts'
import { DEAD, LIVES, NO_DUTY, duty } from './effects.ts'

const DIES_BY_GROUP = { fate: 'dead', cause: 'group' } as const

const callBack: readonly LawDecision[] = [
  {
    id: 'call-withdrawn',
    topic: 'hand',
    when: { callStage: 'free' },
    sets: { fate: 'lives', cause: 'none', claim: 'open' },
    effects: [LIVES, duty('withdrawCall', 'actor')],
    headline: 'The call is withdrawn without penalty. The tile is open to the others again.',
    why: 'Until the tile is on the rack or tiles of the hand are shown, a caller is not bound.',
    cites: ['CLAIM-10', 'CLAIM-22', 'WIN-10'],
  },
  {
    id: 'call-touched-binds',
    topic: 'hand',
    overrides: ['call-withdrawn'],
    when: { callStage: 'free', inHand: 'yes', claimCommit: 'touch' },
    sets: { fate: 'lives', cause: 'none', claim: 'group' },
    effects: [LIVES, duty('exposeGroup', 'actor')],
    headline: 'Here touching the discard binds {actor} to a proper group with it.',
    why: 'At this table or event a discard that was touched has to be used.',
    cites: ['CLAIM-10', 'HOUSE-01'],
  },
  {
    id: 'call-must-be-finished',
    topic: 'hand',
    when: { callStage: 'up', canShow: 'yes' },
    sets: { fate: 'lives', cause: 'none', claim: 'group' },
    effects: [LIVES, duty('exposeGroup', 'actor')],
    headline: '{Actor} must finish the group with the called tile.',
    why: 'The tile on the rack, or any tile shown from the hand, binds the caller.',
    cites: ['CLAIM-10', 'CLAIM-11'],
  },
  {
    id: 'called-tile-may-go-back',
    topic: 'hand',
    overrides: ['call-must-be-finished', 'call-cannot-be-finished', 'call-cannot-be-finished-uncalled'],
    when: { callStage: 'up', upWith: 'tile', claimCommit: 'shownOnly2010' },
    sets: { fate: 'lives', cause: 'none', claim: 'open' },
    effects: [LIVES, duty('withdrawCall', 'actor')],
    headline: 'Under the older reading the called tile may go back. Nothing else was shown.',
    why: 'In 2010 only tiles shown from the hand were taken to bind a caller, not the tile on the rack.',
    cites: ['CLAIM-10', 'WIN-10'],
  },
  {
    id: 'call-cannot-be-finished',
    topic: 'hand',
    when: { callStage: 'up', canShow: 'no' },
    sets: { ...DIES_BY_GROUP, claim: 'held' },
    effects: [DEAD, NO_DUTY],
    headline: '{Actor} has a dead hand, and the called tile stays with it.',
    why: 'The caller was bound, and the hand has no proper group with that tile. A joker still to be exchanged does not count.',
    cites: ['CLAIM-18', 'DSC-04', 'CLAIM-13'],
  },
  {
    id: 'called-tile-moves-up',
    topic: 'hand',
    when: { callStage: 'slope', canShow: 'yes' },
    sets: { fate: 'lives', cause: 'none', claim: 'group' },
    effects: [LIVES, duty('exposeGroup', 'actor')],
    headline: 'The called tile moves on top, and the group goes up now.',
    why: 'The slope is the wrong place for a called tile, but the League has named no penalty for it. The tile has to be used.',
    cites: ['CLAIM-12'],
  },
  {
    id: 'called-tile-lost-in-slope',
    topic: 'hand',
    when: { callStage: 'slope', canShow: 'no' },
    sets: { fate: 'dead', cause: 'other', claim: 'held' },
    effects: [DEAD, NO_DUTY],
    headline: '{Actor} has a dead hand, and the called tile stays with it.',
    why: 'A tile among the hidden ones has to be used, and the hand has no proper group with it.',
    cites: ['CLAIM-12', 'CLAIM-18'],
  },
  {
    id: 'called-tile-in-slope-costs-hand',
    topic: 'hand',
    overrides: ['called-tile-moves-up'],
    when: { callStage: 'slope', canShow: 'yes', claimedTileInSlope: 'dead' },
    sets: { fate: 'dead', cause: 'other', claim: 'held' },
    effects: [DEAD, NO_DUTY],
    headline: '{Actor} has a dead hand. Here a called tile in the slope costs the hand.',
    why: 'Common tournament rules make a hand dead for the wrong place alone.',
    cites: ['CLAIM-12', 'DHR-13'],
  },
  ...uncalled({
    id: 'call-cannot-be-finished',
    overrides: ['call-cannot-be-finished'],
    when: [{ callStage: 'up', canShow: 'no' }],
    claim: 'group',
  }).map((one) => ({ ...one, group: 'call-cannot-be-finished-uncalled' })),
  ...uncalled({
    id: 'called-tile-in-slope',
    overrides: ['called-tile-lost-in-slope', 'called-tile-in-slope-costs-hand'],
    when: [
      { callStage: 'slope', canShow: 'no' },
      { callStage: 'slope', canShow: 'yes', claimedTileInSlope: 'dead' },
    ],
    claim: 'group',
  }),
]

/** What was called wrongly and is still up. */
const STILL_UP: readonly Condition[] = [
  { badWhy: 'old', setRight: 'no' },
  { badWhy: 'joker' },
  { badWhy: 'shape', setRight: 'no' },
]
const [OLD, JOKER, SHAPE] = STILL_UP as readonly [Condition, Condition, Condition]

const badCall: readonly LawDecision[] = [
  {
    id: 'bad-call-void',
    topic: 'hand',
    when: { badUp: 'no' },
    sets: { fate: 'lives', cause: 'none', claim: 'none' },
    effects: [LIVES, duty('callVoid', 'actor')],
    headline: 'The call is void, and there is no penalty.',
    why: 'A tile that cannot be had, or not for that purpose, cannot be called. A call alone binds nobody.',
    cites: ['CLAIM-20', 'CLAIM-14', 'CLAIM-22', 'DISC-04'],
  },
  {
    id: 'old-discard-put-back',
    topic: 'hand',
    when: { badWhy: 'old', setRight: 'yes' },
    sets: { fate: 'lives', cause: 'none', claim: 'none' },
    effects: [LIVES, duty('takeDown', 'actor')],
    headline: '{Actor} puts the tile back and takes down what was shown. There is no penalty.',
    why: 'Only the latest discard can be had. We read it so that the slip may be mended until that seat discards.',
    cites: ['CLAIM-28', 'CLAIM-20', 'DISC-09'],
  },
  {
    id: 'shape-put-right',
    topic: 'hand',
    when: { badWhy: 'shape', setRight: 'yes' },
    sets: { fate: 'lives', cause: 'none', claim: 'group' },
    effects: [LIVES, duty('mendGroup', 'actor')],
    headline: '{Actor} shows a proper group with the tile instead, then discards. There is no penalty.',
    why: 'A group that was just made may be changed until its owner discards, and the called tile has to be used.',
    cites: ['EXPO-07', 'CLAIM-14', 'EXPO-01'],
  },
  {
    id: 'old-discard-costs-hand',
    topic: 'hand',
    when: OLD,
    sets: { ...DIES_BY_GROUP, claim: 'none' },
    effects: [DEAD, NO_DUTY],
    headline: '{Actor} has a dead hand.',
    why: 'The group rests on a tile that could not be had any more, and the discard after it closed the time to mend it.',
    cites: ['CLAIM-28', 'CLAIM-20', 'DISC-09'],
  },
  {
    id: 'called-joker-costs-hand',
    topic: 'hand',
    when: JOKER,
    sets: { ...DIES_BY_GROUP, claim: 'gone' },
    effects: [DEAD, NO_DUTY],
    headline: '{Actor} has a dead hand, and the joker serves nobody.',
    why: 'A joker that was thrown can never be called, so no proper group can rest on it.',
    cites: ['MISNAME-13', 'DISC-07'],
  },
  {
    id: 'shape-costs-hand',
    topic: 'hand',
    when: SHAPE,
    sets: { ...DIES_BY_GROUP, claim: 'held' },
    effects: [DEAD, NO_DUTY],
    headline: '{Actor} has a dead hand.',
    why: 'A discard serves a single, a pair or a mixed set only as the tile that completes mah jongg.',
    cites: ['CLAIM-14', 'EXPO-11', 'DHR-02'],
  },
  ...uncalled({ id: 'old-discard-called', overrides: ['old-discard-costs-hand'], when: [OLD], claim: 'none' }),
  ...uncalled({ id: 'joker-called', overrides: ['called-joker-costs-hand'], when: [JOKER], claim: 'group' }),
  ...uncalled({ id: 'shape-called', overrides: ['shape-costs-hand'], when: [SHAPE], claim: 'group' }),
]

export const callsHand: readonly LawDecision[] = [...callBack, ...badCall]

export const callsPieces: readonly LawDecision[] = [
  {
    id: 'shape-put-right-stands',
    topic: 'pieces',
    overrides: ['nothing-moves'],
    when: { badWhy: 'shape', setRight: 'yes' },
    effects: [
      { slot: 'tiles', kind: 'stay', role: 'actor' },
      { slot: 'exposures', kind: 'unchanged', role: 'actor' },
      { slot: 'jokers', kind: 'withNewGroup', role: 'actor' },
    ],
    why: 'Put right, the group is an ordinary exposure, and its jokers can be exchanged like any others.',
    cites: ['EXPO-07'],
  },
]

export const callsDiscard: readonly LawDecision[] = [
  {
    id: 'withdrawn-call-open',
    topic: 'discard',
    overrides: ['discard-open'],
    when: { incident: 'callBack', claim: 'open' },
    effects: [{ slot: 'discard', kind: 'open' }],
    why: 'The call is gone, so the discard lies on the table as before and the other seats may call it.',
    cites: ['WIN-10', 'CLAIM-10'],
  },
  {
    id: 'called-tile-in-group',
    topic: 'discard',
    overrides: ['discard-in-group'],
    when: { incident: ['twoClaims', 'lateCall', 'callBack', 'badCall', 'conduct'], claim: 'group' },
    effects: [{ slot: 'discard', kind: 'inGroup', role: 'actor' }],
    why: 'The discard is part of the exposure it was called for.',
    cites: ['CLAIM-16', 'CLAIM-10'],
  },
]

export const callsTurn: readonly LawDecision[] = [
  {
    id: 'withdrawn-call-open-next',
    topic: 'turn',
    overrides: ['discard-open-again'],
    when: { incident: 'callBack', fate: 'lives', claim: 'open' },
    effects: [{ slot: 'next', kind: 'openToCalls', role: 'discarder' }],
    why: 'With the discard open again, any seat may call it; otherwise the seat after its discarder picks.',
    cites: ['WIN-10', 'WIN-02'],
  },
  {
    id: 'bad-call-plays-on',
    topic: 'turn',
    overrides: ['turn-goes-on'],
    when: { badWhy: 'old', fate: 'inPlay', dealState: 'goesOn' },
    effects: [{ slot: 'next', kind: 'discards', role: 'actor' }],
    why: 'As long as nobody calls the hand dead, its call has taken the turn.',
    cites: ['DED-02', 'CLAIM-16'],
  },
]
