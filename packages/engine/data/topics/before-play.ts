/**
 * Before East's first discard what went wrong is put right, and no hand dies. A mah jongg that East declares is none of
 * these: what sources say of a wrong one is not limited to play.
 */
import type { Effect, When } from '../../src/decide/model.ts'
import type { LawDecision } from '../../src/rulings/law.ts'
import { LIVES, duty } from './effects.ts'

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
        ...notCalled('wrong-wall'),
        'wrong-wall-left-as-it-is',
        'second-tile-racked',
        ...notCalled('one-tile-too-many'),
      ],
    },
  ),
  putRight('wrong-wall-before-play', { wallState: 'one', wallFault: 'wall', ...BEFORE }, [TILE_BACK, PULL_WALL], {
    headline: 'The tile goes back and the wall is put right. No hand is dead, and East makes the first discard.',
    overrides: ['wrong-wall-racked', ...notCalled('wrong-wall'), 'wrong-wall-left-as-it-is'],
  }),
  putRight(
    'wrong-wall-several-before-play',
    { wallState: 'more', wallFault: 'wall', ...BEFORE },
    [TILE_BACK, duty('tileToPlace', 'alsoOut'), PULL_WALL],
    {
      headline: 'The tiles go back and the wall is put right. No hand is dead, and East makes the first discard.',
      overrides: ['wrong-wall-several', 'wrong-wall-last-two', ...notCalled('wrong-wall'), 'wrong-wall-left-as-it-is'],
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
