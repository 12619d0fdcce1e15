/** Topics of the incident count: a hand has too many or too few tiles. */
import type { LawDecision } from '../../src/rulings/law.ts'
import { uncalled } from './exposures.ts'
import { DEAD, NOTHING, NO_DUTY, NO_HAND, OTHERS_DEAD } from './effects.ts'

/** So many hands have a wrong count after East's first discard, and are called. */
const wrongCounts = (id: string, howMany: string, headline: string, cites: readonly string[]): LawDecision => ({
  id,
  topic: 'hand',
  when: { howMany },
  sets: { fate: 'dead', cause: 'other', claim: 'none' },
  effects: howMany === 'one' ? [DEAD, NO_DUTY] : [DEAD, OTHERS_DEAD, NO_DUTY],
  headline,
  why: 'After East’s first discard a hand with a wrong count cannot be put right any more.',
  cites,
})

export const countHand: readonly LawDecision[] = [
  {
    id: 'left-seat-short',
    topic: 'hand',
    when: { whichCount: 'north' },
    sets: { fate: 'lives', cause: 'none', claim: 'none' },
    effects: [
      { slot: 'hand', kind: 'lives', role: 'left' },
      { slot: 'duty', kind: 'takeNextTile', role: 'left' },
    ],
    headline: '{Left} takes the next tile of the wall, and play goes on.',
    why: 'The last tile of the deal was only forgotten, and it still lies where it was.',
    cites: ['DHN-04'],
  },
  {
    id: 'wrong-count-before-play',
    topic: 'hand',
    when: { whichCount: 'other' },
    sets: { fate: 'none', cause: 'none', claim: 'none' },
    effects: [NO_HAND, NO_DUTY],
    headline: 'All tiles go in and are dealt again; no hand is dead.',
    why: 'Before East’s first discard a wrong count costs nobody a hand, but nobody can tell any more who should hold what.',
    cites: ['DHN-04', 'COUNT-02', 'CHERR-09'],
  },
  {
    id: 'wrong-count-traced',
    topic: 'hand',
    overrides: ['wrong-count-before-play'],
    when: { whichCount: 'other', countBeforePlay: 'fixOrRedeal' },
    sets: { fate: 'none', cause: 'none', claim: 'none' },
    effects: [NO_HAND, { slot: 'duty', kind: 'traceCount' }],
    headline: 'The count is traced and put right. If that cannot be done, the tiles are dealt again.',
    why: 'At this table play has not begun before East’s first discard, so a slip may still be mended.',
    cites: ['COUNT-02', 'CHERR-09'],
  },
  {
    id: 'left-seat-short-redeal',
    topic: 'hand',
    overrides: ['left-seat-short'],
    when: { whichCount: 'north', countBeforePlay: 'alwaysRedeal' },
    sets: { fate: 'none', cause: 'none', claim: 'none' },
    effects: [NO_HAND, NO_DUTY],
    headline: 'At this table the tiles are dealt again, whoever is short.',
    why: 'The table agreed to make no exception for the last tile of the deal.',
    cites: ['DHN-04', 'HOUSE-01'],
  },
  wrongCounts('one-wrong-count', 'one', '{Actor} has a dead hand.', ['COUNT-03', 'DHR-01', 'COUNT-01']),
  wrongCounts('two-wrong-counts', 'two', 'Both hands with a wrong count are dead.', ['COUNT-04', 'DHN-01', 'DHR-01']),
  wrongCounts('three-wrong-counts', 'three', 'All three hands with a wrong count are dead.', ['COUNT-05', 'DHR-01']),
  wrongCounts('four-wrong-counts', 'four', 'All four hands are dead.', ['COUNT-05', 'DHR-01']),
  ...uncalled({ id: 'wrong-count', overrides: ['one-wrong-count'], when: [{ howMany: 'one' }], claim: 'none' }),
  ...uncalled({
    id: 'wrong-counts',
    overrides: ['two-wrong-counts', 'three-wrong-counts', 'four-wrong-counts'],
    when: [{ howMany: ['two', 'three', 'four'] }],
    claim: 'none',
    also: ['alsoOut'],
  }),
]

export const countPieces: readonly LawDecision[] = [
  {
    id: 'groups-of-all-at-fault-stand',
    topic: 'pieces',
    overrides: ['proper-groups-stand', 'groups-of-pickers-and-pusher-stand'],
    when: [
      { howMany: ['two', 'three', 'four'], fate: 'dead' },
      { wallState: 'more', pusherIs: ['picker', 'out'], fate: 'dead' },
      { wallPickers: 'two', wallFault: 'wall', fate: 'dead', deaths: ['errors2', 'mixed2', 'other2'] },
      { wallPickers: 'three', wallFault: 'wall', fate: 'dead', deaths: ['error', 'other'] },
      { wallPickers: 'four', wallFault: 'wall', fate: 'dead' },
    ],
    effects: [
      { slot: 'tiles', kind: 'none' },
      { slot: 'exposures', kind: 'stay', role: 'actor' },
      { slot: 'exposures', kind: 'stay', role: 'alsoOut' },
      { slot: 'jokers', kind: 'inReach', role: 'actor' },
      { slot: 'jokers', kind: 'inReach', role: 'alsoOut' },
    ],
    why: 'The fault of these hands lies in no group, so every proper group stands and its jokers stay in reach.',
    cites: ['JKR-01', 'DED-01'],
  },
]

export const countDeal: readonly LawDecision[] = [
  {
    id: 'count-redeal',
    topic: 'deal',
    overrides: ['deal-goes-on'],
    when: [{ whichCount: 'other' }, { whichCount: 'north', countBeforePlay: 'alwaysRedeal' }],
    sets: { dealState: 'over', rests: 'no' },
    effects: [{ slot: 'deal', kind: 'redealSameEast' }, NOTHING],
    why: 'Nothing has been played yet, so nobody has won or lost anything.',
    cites: ['DHN-04', 'CHERR-09'],
  },
  {
    id: 'count-traced',
    topic: 'deal',
    overrides: ['count-redeal'],
    when: { whichCount: 'other', countBeforePlay: 'fixOrRedeal' },
    sets: { dealState: 'tableDecides', rests: 'no' },
    effects: [{ slot: 'deal', kind: 'fixOrRedeal' }, NOTHING],
    why: 'Whether the count can be traced shows only at the table.',
    cites: ['COUNT-02', 'CHERR-09'],
  },
  {
    id: 'two-wrong-counts-redeal',
    topic: 'deal',
    overrides: ['deal-goes-on'],
    when: { howMany: 'two', fate: 'dead', handsLeft: 'enough', twoWrongCounts: 'redeal' },
    sets: { dealState: 'over', rests: 'no' },
    effects: [{ slot: 'deal', kind: 'redeal' }, NOTHING],
    headline: 'At this table two wrong counts end the deal. It is dealt again and nobody pays.',
    why: 'One damaged passage and a version of the game sold with its own rules stop play here.',
    cites: ['COUNT-04', 'DHN-01'],
  },
]

export const countTurn: readonly LawDecision[] = [
  {
    id: 'east-begins',
    topic: 'turn',
    overrides: ['turn-goes-on', 'skipped-seat-is-due', 'late-discard-finishes-turn', 'next-seat-has-begun'],
    when: {
      incident: ['count', 'deadCall', 'outOfTurn', 'wallWrong', 'skipped', 'countSlip'],
      started: 'no',
      dealState: 'goesOn',
    },
    effects: [{ slot: 'next', kind: 'eastBegins' }],
    why: 'The deal has not been opened yet, and East opens it.',
    cites: ['DHN-04', 'CHAR-14'],
  },
]
