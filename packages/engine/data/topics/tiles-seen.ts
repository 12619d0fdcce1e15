/** Tiles that came into view: of the wall, of a rack, or mixed into the discards. */
import type { LawDecision } from '../../src/rulings/law.ts'
import { DEAD, LIVES, NOTHING, NO_DUTY, NO_HAND, OVER, duty } from './effects.ts'

export const tilesSeenHand: readonly LawDecision[] = [
  {
    id: 'wall-tile-seen',
    topic: 'hand',
    when: { seenTile: 'wall' },
    sets: { fate: 'lives', cause: 'none', claim: 'none' },
    effects: [LIVES, duty('faceDown', 'actor')],
    headline: 'The tile goes back face down in its place, without penalty.',
    why: 'Whoever picks next gets that tile, seen or not, so it may not be moved.',
    cites: ['PICK-07', 'WAL-03'],
  },
  {
    id: 'rack-tiles-seen',
    topic: 'hand',
    when: { seenTile: 'rack' },
    sets: { fate: 'lives', cause: 'none', claim: 'none' },
    effects: [LIVES, duty('tilesToRack', 'actor')],
    headline: '{Actor} takes the tiles back to the rack; there is no penalty.',
    why: 'Tiles shown by accident cost no hand. The others keep what they saw.',
    cites: ['EXPO-16', 'CHERR-10'],
  },
  {
    id: 'spilled-tiles-known',
    topic: 'hand',
    when: { sure: 'yes' },
    sets: { fate: 'lives', cause: 'none', claim: 'none' },
    effects: [LIVES, duty('tilesToRack', 'actor')],
    headline: '{Actor} takes those tiles back out of the discards.',
    why: 'It is certain which tiles they are, so the rack can be put right.',
    cites: ['WALLERR-09', 'WALLERR-07'],
  },
  {
    id: 'spilled-tiles-unknown',
    topic: 'hand',
    when: { sure: 'no' },
    sets: { fate: 'none', cause: 'none', claim: 'none' },
    effects: [NO_HAND, NO_DUTY],
    headline: 'No League text was found for this. The table or the director decides.',
    why: 'Nobody can tell any more which tiles came from the rack.',
    cites: ['WALLERR-09', 'WALLERR-07'],
  },
  {
    id: 'spilled-tiles-event-dead',
    topic: 'hand',
    overrides: ['spilled-tiles-known'],
    when: { sure: 'yes', rackSpilled: 'eventPenalty' },
    sets: { fate: 'dead', cause: 'other', claim: 'none' },
    effects: [DEAD, duty('tilesToRack', 'actor')],
    headline: 'The tiles go back. At this event {actor} has a dead hand.',
    why: 'The event’s rules take a hand out of the deal when its tiles fall among the discards.',
    cites: ['WALLERR-07'],
  },
  {
    id: 'spilled-tiles-event-stop',
    topic: 'hand',
    overrides: ['spilled-tiles-unknown'],
    when: { sure: 'no', rackSpilled: 'eventPenalty' },
    sets: { fate: 'none', cause: 'none', claim: 'none' },
    effects: [NO_HAND, NO_DUTY],
    headline: 'At this event play stops. {Actor} loses ten points, each other live hand gets ten.',
    why: 'The event’s rules end the deal when the tiles cannot be told apart. A dead hand scores nothing at events.',
    cites: ['WALLERR-07', 'TOURN-04'],
  },
]

export const tilesSeenDeal: readonly LawDecision[] = [
  {
    id: 'spilled-tiles-table-decides',
    topic: 'deal',
    overrides: ['deal-goes-on'],
    when: { sure: 'no', rackSpilled: 'ownersWord' },
    sets: { dealState: 'tableDecides', rests: 'no' },
    effects: [{ slot: 'deal', kind: 'tableDecides' }, NOTHING],
    why: 'No rule says how to go on, so the seats agree on it.',
    cites: ['WALLERR-09', 'WALLERR-07'],
  },
  {
    id: 'spilled-tiles-points',
    topic: 'deal',
    overrides: ['deal-goes-on'],
    when: { sure: 'no', rackSpilled: 'eventPenalty' },
    sets: { dealState: 'over', rests: 'no' },
    effects: [OVER, { slot: 'payment', kind: 'eventPoints', role: 'actor' }],
    why: 'The event counts points instead of money.',
    cites: ['WALLERR-07'],
  },
]

export const tilesSeenTurn: readonly LawDecision[] = [
  {
    id: 'event-dead-hand-skipped',
    topic: 'turn',
    overrides: ['right-of-dead'],
    when: { sure: 'yes', fate: 'dead', handsLeft: 'enough', turnAfterDeath: ['rightIfActing', 'whoWasDue'] },
    effects: [{ slot: 'next', kind: 'turnUnderWay' }],
    why: 'A rack may fall at any moment, so the turn under way goes on and the dead seat is skipped.',
    cites: ['TRN-02'],
  },
]
