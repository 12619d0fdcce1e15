/** Topics of the incident outOfTurn: a seat picked or discarded when another seat was due. */
import type { Effect } from '../../src/decide/model.ts'
import type { LawDecision } from '../../src/rulings/law.ts'
import { uncalled } from './exposures.ts'
import { DEAD, LIVES, NO_DUTY } from './effects.ts'

/** A right hand that fails at this event, since the winner lifted a wrong tile. */
const LIFTED_WRONG = { outMatch: 'yes', lifted: 'wrong', wrongTileLifted: 'fails' } as const

const TILE_BACK: Effect = { slot: 'duty', kind: 'tileToPlace', role: 'actor' }
const GROUP_BACK: Effect = { slot: 'duty', kind: 'groupBack', role: 'rival' }
const offenderPays = (multiple: number): Effect => ({
  slot: 'payment',
  kind: 'pays',
  role: 'actor',
  args: { from: 'actor', to: 'rival', multiple, of: 'winning hand' },
})

export const outOfTurnHand: readonly LawDecision[] = [
  {
    id: 'out-of-turn-unracked',
    topic: 'hand',
    when: { outDid: 'unracked' },
    sets: { fate: 'dead', cause: 'other', claim: 'none' },
    effects: [DEAD, TILE_BACK],
    headline: '{Actor} has a dead hand. The tile goes back to its exact place.',
    why: 'It was not that seat’s turn to pick. The tile was not racked, so it belongs to the wall.',
    cites: ['TURN-01', 'OOT-01', 'DHR-10'],
  },
  {
    id: 'out-of-turn-unracked-forgiven',
    topic: 'hand',
    overrides: ['out-of-turn-unracked'],
    when: { outDid: 'unracked', outOfTurnUnracked: 'free' },
    sets: { fate: 'lives', cause: 'none', claim: 'none' },
    effects: [LIVES, TILE_BACK],
    headline: 'Here the tile goes back to its exact place without penalty.',
    why: 'The table agreed that a pick out of turn costs no hand before the tile is racked.',
    cites: ['TURN-01', 'OOT-01', 'HOUSE-01'],
  },
  {
    id: 'out-of-turn-racked',
    topic: 'hand',
    when: { outDid: 'racked' },
    sets: { fate: 'dead', cause: 'other', claim: 'none' },
    effects: [DEAD, NO_DUTY],
    headline: '{Actor} has a dead hand; the tile stays with it.',
    why: 'It was not that seat’s turn to pick, and the tile has been racked.',
    cites: ['TURN-02', 'OOT-01', 'DHR-10', 'DEAD-15'],
  },
  {
    id: 'out-of-turn-discard',
    topic: 'hand',
    when: { outClaim: 'none' },
    sets: { fate: 'dead', cause: 'other', claim: 'gone' },
    effects: [DEAD, NO_DUTY],
    headline: '{Actor} has a dead hand; the discard lies dead.',
    why: 'It was not that seat’s turn, and nobody wanted the tile for mah jongg.',
    cites: ['TURN-05', 'TURN-06', 'TRN-03'],
  },
  {
    id: 'out-of-turn-discard-called',
    topic: 'hand',
    when: { outClaim: 'group' },
    sets: { fate: 'dead', cause: 'other', claim: 'gone' },
    effects: [DEAD, GROUP_BACK],
    headline: 'No group can be made with that tile. {Actor} has a dead hand; {rival} takes any tiles back.',
    why: 'A discard made out of turn serves only mah jongg, and the seat that made it can be called dead.',
    cites: ['TURN-04', 'OOT-03'],
  },
  {
    id: 'out-of-turn-call-honoured',
    topic: 'hand',
    overrides: ['out-of-turn-discard-called'],
    when: { outClaim: 'group', outOfTurnDiscardExposure: 'claimable' },
    sets: { fate: 'lives', cause: 'none', claim: 'released' },
    effects: [LIVES, NO_DUTY],
    headline: 'The call is honoured, and nobody has a penalty.',
    why: 'Under the older bulletin a discard out of turn that was called counts as if it had been in turn.',
    cites: ['TURN-04', 'OOT-03'],
  },
  {
    id: 'out-of-turn-win',
    topic: 'hand',
    when: { outMatch: 'yes' },
    sets: { fate: 'none', cause: 'none', claim: 'open' },
    effects: [{ slot: 'hand', kind: 'none' }, NO_DUTY],
    headline: 'The win of {rival} stands, and {actor} pays for everybody.',
    why: 'The hand is right with that tile, and the tile should not have been there yet.',
    cites: ['TURN-03', 'OOT-02'],
  },
  {
    id: 'out-of-turn-win-lifted-wrong',
    topic: 'hand',
    overrides: ['out-of-turn-win'],
    when: LIFTED_WRONG,
    sets: { fate: 'inPlay', cause: 'none', claim: 'held' },
    effects: [{ slot: 'hand', kind: 'inPlay', role: 'actor' }, NO_DUTY],
    headline: 'At this event the mah jongg fails. {Rival} has a dead hand. The discard out of turn is another matter.',
    why: 'The event asks that the claimed tile itself be taken up and put on the rack.',
    cites: ['MJE-18', 'CLAIM-19', 'TURN-03'],
  },
  {
    id: 'out-of-turn-win-wrong',
    topic: 'hand',
    when: { outMatch: 'no' },
    sets: { fate: 'inPlay', cause: 'none', claim: 'held' },
    effects: [{ slot: 'hand', kind: 'inPlay', role: 'actor' }, NO_DUTY],
    headline: '{Rival}, who declared, has a dead hand. The discard out of turn is another matter.',
    why: 'The declared hand does not match, so it is a mah jongg in error. The discard out of turn is a fault of its own, which a live seat may call.',
    cites: ['TURN-03', 'MJE-07'],
  },
  ...uncalled({
    id: 'out-of-turn-unracked',
    overrides: ['out-of-turn-unracked'],
    when: [{ outDid: 'unracked', outOfTurnUnracked: 'dead' }],
    claim: 'none',
    duty: TILE_BACK,
  }),
  ...uncalled({ id: 'out-of-turn-racked', overrides: ['out-of-turn-racked'], when: [{ outDid: 'racked' }], claim: 'none' }),
  ...uncalled({ id: 'out-of-turn-discard', overrides: ['out-of-turn-discard'], when: [{ outClaim: 'none' }], claim: 'gone' }),
  ...uncalled({
    id: 'out-of-turn-discard-called',
    overrides: ['out-of-turn-discard-called'],
    when: [{ outClaim: 'group', outOfTurnDiscardExposure: 'notClaimable' }],
    claim: 'gone',
    duty: GROUP_BACK,
  }),
]

export const outOfTurnRival: readonly LawDecision[] = [
  {
    id: 'out-of-turn-call-refused',
    topic: 'rival',
    overrides: ['no-rival'],
    when: [
      { outClaim: 'group', outOfTurnDiscardExposure: 'notClaimable' },
      { outClaim: 'group', started: 'no' },
    ],
    sets: { rivalFate: 'none' },
    effects: [{ slot: 'rivalHand', kind: 'refused', role: 'rival' }],
    why: 'The call was for a tile that may not be had for an exposure, so it is void and costs nothing.',
    cites: ['TURN-04', 'OOT-03'],
  },
  {
    id: 'out-of-turn-call-granted',
    topic: 'rival',
    overrides: ['no-rival'],
    when: { outClaim: 'group', outOfTurnDiscardExposure: 'claimable', started: 'yes' },
    sets: { rivalFate: 'takesGroup' },
    effects: [{ slot: 'rivalHand', kind: 'takesGroup', role: 'rival' }],
    why: 'At this table a discard made out of turn can be called like any other.',
    cites: ['TURN-04', 'OOT-03'],
  },
  {
    id: 'out-of-turn-winner',
    topic: 'rival',
    overrides: ['no-rival'],
    when: { outMatch: 'yes' },
    sets: { rivalFate: 'wins' },
    effects: [{ slot: 'rivalHand', kind: 'wins', role: 'rival' }],
    why: 'The declared hand was checked and is right.',
    cites: ['TURN-03', 'OOT-02'],
  },
  {
    id: 'out-of-turn-lifter-dead',
    topic: 'rival',
    overrides: ['no-rival', 'out-of-turn-winner'],
    when: LIFTED_WRONG,
    sets: { rivalFate: 'dead' },
    effects: [{ slot: 'rivalHand', kind: 'dead', role: 'rival' }],
    why: 'The hand is right, but here a wrong tile lifted makes the mah jongg fail.',
    cites: ['MJE-18', 'CLAIM-19'],
  },
  {
    id: 'out-of-turn-declarer-dead',
    topic: 'rival',
    overrides: ['no-rival'],
    when: { outMatch: 'no' },
    sets: { rivalFate: 'dead' },
    effects: [{ slot: 'rivalHand', kind: 'dead', role: 'rival' }],
    why: 'The declared hand was checked and does not match the card.',
    cites: ['TURN-03', 'MJE-07'],
  },
]

export const outOfTurnPieces: readonly LawDecision[] = [
  {
    id: 'out-of-turn-declarer-tiles-back',
    topic: 'pieces',
    overrides: ['nothing-moves'],
    when: [{ outMatch: 'no' }, LIFTED_WRONG],
    effects: [
      { slot: 'tiles', kind: 'back', role: 'rival' },
      { slot: 'exposures', kind: 'stay', role: 'rival' },
      { slot: 'jokers', kind: 'inReach', role: 'rival' },
    ],
    why: 'Only what went up with the wrong declaration goes back. Groups called properly before it stand, and so do their jokers.',
    cites: ['MJE-07', 'MJE-08', 'JKR-01'],
  },
  {
    id: 'out-of-turn-group-stands',
    topic: 'pieces',
    overrides: ['nothing-moves'],
    when: { outClaim: 'group', outOfTurnDiscardExposure: 'claimable', started: 'yes' },
    effects: [
      { slot: 'tiles', kind: 'stay', role: 'rival' },
      { slot: 'exposures', kind: 'unchanged', role: 'rival' },
      { slot: 'jokers', kind: 'withNewGroup', role: 'rival' },
    ],
    why: 'The call was good at this table, so its group is an ordinary exposure.',
    cites: ['TURN-04', 'OOT-03'],
  },
]

export const outOfTurnDiscard: readonly LawDecision[] = [
  {
    id: 'out-of-turn-pick-stays',
    topic: 'discard',
    overrides: ['no-discard'],
    when: { outDid: 'racked', fate: 'dead' },
    effects: [{ slot: 'discard', kind: 'pickStays', role: 'actor' }],
    why: 'The tile was racked, so it stays with the dead hand and the wall simply goes on.',
    cites: ['TURN-02', 'OOT-01'],
  },
  {
    id: 'out-of-turn-tile-called',
    topic: 'discard',
    overrides: ['discard-released'],
    when: { outClaim: 'group', outOfTurnDiscardExposure: 'claimable', started: 'yes' },
    effects: [{ slot: 'discard', kind: 'toRival', role: 'rival' }],
    why: 'The call is honoured, so the tile belongs to its group.',
    cites: ['TURN-04', 'OOT-03'],
  },
]

export const outOfTurnDeal: readonly LawDecision[] = [
  {
    id: 'out-of-turn-pays-table',
    topic: 'deal',
    overrides: ['rival-is-paid'],
    when: { outMatch: 'yes', rivalFate: 'wins' },
    sets: { dealState: 'over', rests: 'no' },
    effects: [{ slot: 'deal', kind: 'won' }, offenderPays(4)],
    why: 'One seat pays four times the value of the winning hand, and the others nothing.',
    cites: ['SETTLE-09', 'OOT-02'],
  },
  {
    id: 'out-of-turn-pays-table-jokerless',
    topic: 'deal',
    overrides: ['out-of-turn-pays-table'],
    when: { outMatch: 'yes', rivalFate: 'wins', noJokers: 'yes', payTheTableMultiplier: 'doubleIfJokerless' },
    sets: { dealState: 'over', rests: 'no' },
    effects: [{ slot: 'deal', kind: 'won' }, offenderPays(8)],
    why: 'At this table a jokerless win doubles what the one seat pays.',
    cites: ['SETTLE-09', 'HOUSE-01'],
  },
]

export const outOfTurnTurn: readonly LawDecision[] = [
  {
    id: 'back-to-seat-due',
    topic: 'turn',
    overrides: ['right-of-dead'],
    when: { incident: ['outOfTurn', 'skipped'], dealState: 'goesOn', fate: 'dead', turnAfterDeath: 'whoWasDue' },
    effects: [{ slot: 'next', kind: 'due', role: 'due' }],
    why: 'At this table a slip out of turn takes the turn from nobody.',
    cites: ['TRN-03', 'HOUSE-01'],
  },
  {
    id: 'right-of-last-action',
    topic: 'turn',
    overrides: ['turn-goes-on'],
    when: [
      { outClaim: ['none', 'group'], dealState: 'goesOn', fate: 'inPlay' },
      { skipThrew: 'yes', dealState: 'goesOn', fate: 'inPlay' },
    ],
    effects: [{ slot: 'next', kind: 'rightOf', role: 'actor' }],
    why: 'Nobody won on the discard, so play goes on at its right; a seat passed over does not get the turn back.',
    cites: ['TRN-03'],
  },
]
