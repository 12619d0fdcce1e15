/** Topics of the incident lateCall where the caller and the seat that picked say mah jongg together. */
import type { Condition } from '../../src/decide/model.ts'
import type { LawDecision } from '../../src/rulings/law.ts'
import { NO_DUTY, NO_HAND, WINS, duty } from './effects.ts'

export const BOTH_WIN = { tieRight: 'both', mjTie: 'both' } as const
const CALLER_PREFERRED = { tieRight: 'both', mjTie: 'caller' } as const
const PICKER_PREFERRED = { tieRight: 'both', mjTie: 'picker' } as const
export const CALLER_WINS: readonly Condition[] = [{ tieRight: 'caller' }, CALLER_PREFERRED]
export const PICKER_WINS: readonly Condition[] = [{ tieRight: 'picker' }, PICKER_PREFERRED]

export const tieHand: readonly LawDecision[] = [
  {
    id: 'tie-both-win',
    topic: 'hand',
    when: BOTH_WIN,
    sets: { fate: 'wins', cause: 'none', claim: 'won' },
    effects: [WINS, NO_DUTY],
    headline: '{Actor} and {rival} both win.',
    why: 'A letter of the League counts a mah jongg on the discard and one on the pick, said together, as a tie.',
    cites: ['MJ-06'],
  },
  {
    id: 'tie-caller-alone-right',
    topic: 'hand',
    when: { tieRight: 'caller' },
    sets: { fate: 'wins', cause: 'none', claim: 'won' },
    effects: [WINS, NO_DUTY],
    headline: '{Actor} wins on the discard.',
    why: 'Both hands were checked, and this one alone is right.',
    cites: ['MJ-02', 'SCORE-01'],
  },
  {
    id: 'tie-caller-preferred',
    topic: 'hand',
    when: CALLER_PREFERRED,
    sets: { fate: 'wins', cause: 'none', claim: 'won' },
    effects: [WINS, NO_DUTY],
    headline: '{Actor} wins on the discard.',
    why: 'At this table a tie between a discard and a pick goes to the caller.',
    cites: ['MJ-06', 'HOUSE-01'],
  },
  {
    id: 'tie-picker-alone-right',
    topic: 'hand',
    when: { tieRight: 'picker' },
    sets: { fate: 'none', cause: 'none', claim: 'none' },
    effects: [NO_HAND, NO_DUTY],
    headline: '{Rival} wins on the pick.',
    why: 'Both hands were checked, and this one alone is right.',
    cites: ['MJ-02', 'SCORE-02'],
  },
  {
    id: 'tie-picker-preferred',
    topic: 'hand',
    when: PICKER_PREFERRED,
    sets: { fate: 'none', cause: 'none', claim: 'none' },
    effects: [NO_HAND, NO_DUTY],
    headline: '{Rival} wins on the pick.',
    why: 'Under the older reading a tie between a discard and a pick goes to the seat that picked.',
    cites: ['MJ-06', 'SCORE-02'],
  },
  {
    id: 'tie-neither-right',
    topic: 'hand',
    when: { tieRight: 'neither' },
    sets: { fate: 'none', cause: 'none', claim: 'none' },
    effects: [NO_HAND, duty('declarationInError', 'actor'), duty('declarationInError', 'rival')],
    headline: '{Actor} and {rival} both declared in error. Each is ruled on.',
    why: 'Neither hand was good when it was checked, so each is a mah jongg in error.',
    cites: ['MJ-06', 'MJE-07'],
  },
]

export const tieRival: readonly LawDecision[] = [
  {
    id: 'tie-picker-is-a-winner',
    topic: 'rival',
    overrides: ['no-rival'],
    when: [BOTH_WIN, ...PICKER_WINS],
    sets: { rivalFate: 'wins' },
    effects: [{ slot: 'rivalHand', kind: 'wins', role: 'rival' }],
    why: 'The hand was declared on a tile of its own and is right.',
    cites: ['MJ-06'],
  },
  {
    id: 'tie-picker-gives-way',
    topic: 'rival',
    overrides: ['no-rival'],
    when: CALLER_WINS,
    sets: { rivalFate: 'none' },
    effects: [{ slot: 'rivalHand', kind: 'givesWay', role: 'rival' }],
    why: 'The deal is won by the caller, and a hand that comes second costs nothing extra.',
    cites: ['MJ-06', 'CLAIM-09'],
  },
]

export const tieDiscard: readonly LawDecision[] = [
  {
    id: 'tie-discard',
    topic: 'discard',
    overrides: ['discard-wins', 'discard-with-winner'],
    when: BOTH_WIN,
    effects: [{ slot: 'discard', kind: 'toWinner', role: 'actor' }],
    why: 'The discard completes the hand of the caller; the picker wins with its own tile.',
    cites: ['MJ-06'],
  },
  {
    id: 'tie-discard-unused',
    topic: 'discard',
    overrides: ['discard-wins', 'no-discard'],
    when: PICKER_WINS,
    effects: [{ slot: 'discard', kind: 'gone' }],
    why: 'The win came with the pick, which closes the discard before it.',
    cites: ['MJ-06', 'WIN-02'],
  },
]
