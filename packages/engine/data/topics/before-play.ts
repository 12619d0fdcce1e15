/**
 * Before East's first discard what went wrong is put right, and no hand dies. A mah jongg that East declares is none of
 * these: that a wrong one costs its hand also then is a reading of our own (CHAR-16).
 */
import type { Effect, When } from '../../src/decide/model.ts'
import type { LawDecision } from '../../src/rulings/law.ts'
import { LIVES, NOTHING, NO_DUTY, NO_HAND, duty } from './effects.ts'

/** Faults that in play cost the hand once they are called. */
const faults = (...ids: readonly string[]): readonly string[] => ids.flatMap((id) => [id, ...notCalled(id)])
const notCalled = (id: string): readonly string[] => [`${id}-uncalled`, `${id}-disputed`]

const putRight = (
  id: string,
  when: When,
  todo: readonly Effect[],
  { headline, overrides }: { readonly headline: string; readonly overrides: readonly string[] },
): LawDecision => ({
  id,
  topic: 'hand',
  overrides,
  when,
  sets: { fate: 'lives', cause: 'none', claim: 'none' },
  effects: [LIVES, ...todo],
  headline,
  why: 'Play has not begun, so it is put right and no hand dies. What nobody can put right any more is dealt again.',
  cites: ['CHAR-14', 'CHERR-09'],
})

const BEFORE = { started: 'no' } as const
const TILE_BACK = duty('tileToPlace', 'actor')
const PULL_WALL = duty('pullWall', 'pusher')

export const beforePlayHand: readonly LawDecision[] = [
  putRight(
    'pick-before-play',
    [
      { outDid: ['unracked', 'racked'], ...BEFORE },
      { skipThrew: 'no', ...BEFORE },
      { wallState: 'unracked', ...BEFORE },
      { wallState: 'one', wallFault: 'end', ...BEFORE },
      { slipSecond: 'yes', ...BEFORE },
    ],
    [TILE_BACK],
    {
      headline: 'The tile goes back to its exact place. No hand is dead, and East makes the first discard.',
      overrides: [
        ...faults('out-of-turn-unracked', 'out-of-turn-racked', 'wrong-seat-picked', 'wrong-seat-racked'),
        'out-of-turn-unracked-forgiven',
        'wrong-seat-picked-forgiven',
        'wrong-wall-unracked',
        'wrong-wall-touched',
        'wrong-end-racked',
        ...notCalled('wrong-end'),
        'wrong-wall-left-as-it-is',
        'second-tile-racked',
        ...notCalled('one-tile-too-many'),
      ],
    },
  ),
  putRight('wrong-wall-before-play', { wallState: 'one', wallFault: 'wall', ...BEFORE }, [TILE_BACK, PULL_WALL], {
    headline: 'The tile goes back and the wall is put right. No hand is dead, and East makes the first discard.',
    overrides: ['wrong-wall-costs', ...notCalled('wrong-wall'), ...notCalled('wrong-wall-own'), 'wrong-wall-left-as-it-is'],
  }),
  putRight(
    'wrong-wall-several-before-play',
    { wallState: 'more', wallFault: 'wall', ...BEFORE },
    [TILE_BACK, duty('tileToPlace', 'alsoOut'), PULL_WALL],
    {
      headline: 'The tiles go back and the wall is put right. No hand is dead, and East makes the first discard.',
      overrides: [
        'wrong-wall-costs',
        ...notCalled('wrong-wall-several'),
        ...notCalled('wrong-wall-pickers'),
        'wrong-wall-left-as-it-is',
      ],
    },
  ),
  putRight(
    'discard-before-play',
    [
      { outDid: 'threw', ...BEFORE },
      { skipThrew: 'yes', ...BEFORE },
      { slipWhat: ['noPick', 'twoThrown', 'held'], ...BEFORE },
    ],
    [duty('tileBack', 'actor')],
    {
      headline: '{Actor} takes back what was thrown, and East makes the first discard.',
      overrides: [
        ...faults('out-of-turn-discard', 'out-of-turn-discard-called', 'wrong-seat-discarded'),
        'out-of-turn-call-honoured',
        'wrong-seat-discarded-turn-kept',
        'discarded-without-picking',
        'two-tiles-thrown',
        'threw-with-pick-in-hand',
        'threw-with-pick-in-hand-dead',
        ...notCalled('short-after-discard'),
      ],
    },
  ),
  putRight('forgotten-discard-before-play', { slipWhat: 'noThrow', ...BEFORE }, [duty('discardNow', 'actor')], {
    headline: 'East makes the first discard now. A tile picked meanwhile goes back, and no hand is dead.',
    overrides: ['discard-forgotten-in-time', 'discard-forgotten', ...notCalled('one-tile-too-many')],
  }),
  putRight('picked-group-before-play', { shownHow: 'pick', exposeFromPick: 'dead', ...BEFORE }, [duty('tilesToRack', 'actor')], {
    headline: 'The tiles go back to the rack. Before East’s first discard no hand is dead for it.',
    overrides: ['picked-group-goes-back', 'picked-group-costs-hand', ...notCalled('picked-group')],
  }),
  putRight('spilled-tiles-before-play', { sure: 'yes', rackSpilled: 'eventPenalty', ...BEFORE }, [duty('tilesToRack', 'actor')], {
    headline: '{Actor} takes those tiles back. Before East’s first discard no hand is dead for it.',
    overrides: ['spilled-tiles-known', 'spilled-tiles-event-dead'],
  }),
]

/** Before play, and with nobody's wrong mah jongg behind it: that is judged as a declaration whenever it comes. */
const NOBODY_DECLARED = { declaredWrong: 'no', ...BEFORE } as const

export const beforePlayWallHand: readonly LawDecision[] = [
  {
    id: 'thrown-in-before-play',
    topic: 'hand',
    overrides: ['wall-lost-without-declaration'],
    when: { ...NOBODY_DECLARED, breakerOut: 'no' },
    sets: { fate: 'lives', cause: 'none', claim: 'none' },
    effects: [{ slot: 'hand', kind: 'lives', role: 'breaker' }, NO_DUTY],
    headline: '{Breaker} threw in before East’s first discard. No hand is dead for it.',
    why: 'Play has not begun, so it is put right or dealt again, and no hand dies.',
    cites: ['CHAR-14', 'CHERR-09'],
  },
  {
    id: 'thrown-in-before-play-taken-up',
    topic: 'hand',
    overrides: ['thrown-in-before-play'],
    when: { ...NOBODY_DECLARED, breakerOut: 'no', wallLostByAccident: 'finish' },
    sets: { fate: 'lives', cause: 'none', claim: 'none' },
    effects: [{ slot: 'hand', kind: 'lives', role: 'breaker' }, duty('tilesToRack', 'breaker')],
    headline: '{Breaker} takes the hand up again. Before East’s first discard no hand is dead for it.',
    why: 'Play has not begun, so it is put right and no hand dies. At this table the deal does not end with the wall.',
    cites: ['CHAR-14', 'HOUSE-01'],
  },
  {
    id: 'spilled-tiles-unknown-before-play',
    topic: 'hand',
    overrides: ['spilled-tiles-unknown'],
    when: { sure: 'no', rackSpilled: 'ownersWord', ...BEFORE },
    sets: { fate: 'none', cause: 'none', claim: 'none' },
    effects: [NO_HAND, NO_DUTY],
    headline: 'All tiles go in and are dealt again; no hand is dead.',
    why: 'Nobody can tell any more who should hold what, and before the first discard no hand dies for it.',
    cites: ['CHERR-09', 'CHAR-14'],
  },
]

export const beforePlayDeal: readonly LawDecision[] = [
  {
    id: 'lost-before-play',
    topic: 'deal',
    overrides: ['deal-goes-on', 'wall-lost-by-mixing', 'wall-lost-by-accident', 'spilled-tiles-table-decides'],
    when: [
      { fellHow: 'mixedIn', ...BEFORE },
      { fellHow: 'slip', wallLostByAccident: 'tableDecides', ...BEFORE },
      { ...NOBODY_DECLARED, wallLostByAccident: 'tableDecides' },
      { sure: 'no', rackSpilled: 'ownersWord', ...BEFORE },
    ],
    sets: { dealState: 'over', rests: 'no' },
    effects: [{ slot: 'deal', kind: 'redealSameEast' }, NOTHING],
    headline: 'The tiles are dealt again with the same East. Nobody pays.',
    why: 'What nobody can put right before East’s first discard ends the deal, and all tiles go in.',
    cites: ['CHERR-09', 'CHAR-14'],
  },
]

export const beforePlayRival: readonly LawDecision[] = [
  {
    id: 'declared-before-a-pick',
    topic: 'rival',
    overrides: ['no-rival'],
    when: [{ outClaim: 'win', ...BEFORE }, { readySeat: 'other' }],
    sets: { rivalFate: 'none' },
    effects: [{ slot: 'rivalHand', kind: 'tooSoon', role: 'rival' }],
    why: 'With thirteen tiles no hand but East’s can be complete, and what was thrown too early can be had by nobody.',
    cites: ['CHAR-13', 'CHAR-14'],
  },
]
