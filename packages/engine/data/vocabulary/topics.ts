/** Who decides what: each topic owns its slots, and later topics read what earlier ones set. */
import type { Topic } from '../../src/decide/model.ts'

export const topics: readonly Topic[] = [
  {
    id: 'hand',
    slots: ['hand', 'duty'],
    sets: {
      // What becomes of the hand of the seat whose act is judged.
      fate: ['lives', 'inPlay', 'dead', 'wins', 'none'],
      // What put it out.
      cause: ['none', 'declared', 'group', 'allC', 'other'],
      // What its claim on the discard came to.
      claim: ['none', 'open', 'group', 'released', 'held', 'won', 'gone'],
    },
  },
  { id: 'rivalPieces', slots: ['rivalTiles'] },
  { id: 'rival', slots: ['rivalHand'], sets: { rivalFate: ['none', 'dead', 'wins', 'takesGroup'] } },
  { id: 'others', slots: ['otherHands'], sets: { othersFate: ['none', 'dead1', 'dead2', 'dead3'] } },
  { id: 'pieces', slots: ['tiles', 'exposures', 'jokers'] },
  { id: 'discard', slots: ['discard'] },
  {
    id: 'deal',
    slots: ['deal', 'payment'],
    sets: {
      dealState: ['goesOn', 'over', 'tableDecides'],
      // Whether a payment rests on a hand that was only attempted.
      rests: ['no', 'onAttempt'],
    },
  },
  { id: 'value', slots: ['value'] },
  { id: 'turn', slots: ['next'] },
]
