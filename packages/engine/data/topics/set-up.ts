/** Topics of the incident setUp: something was wrong from the start, or the order of things is asked for. */
import type { LawDecision } from '../../src/rulings/law.ts'
import { uncalled } from './exposures.ts'
import { DEAD, NOTHING, NO_DUTY, NO_HAND, OVER } from './effects.ts'

const NO_FATE = { fate: 'none', cause: 'none', claim: 'none' } as const

/** A question about the order of things: no hand is concerned, something is done. */
const answered = (
  id: string,
  when: LawDecision['when'],
  todo: string,
  words: Pick<LawDecision, 'headline' | 'why' | 'cites' | 'overrides'>,
): LawDecision => ({
  id,
  topic: 'hand',
  when,
  sets: NO_FATE,
  effects: [NO_HAND, todo === 'none' ? NO_DUTY : { slot: 'duty', kind: todo }],
  ...words,
})

export const setUpHand: readonly LawDecision[] = [
  answered('start-put-right', { setUpWhat: 'seat', playBegun: 'no' }, 'startRight', {
    headline: 'It is put right, or started again with the right East.',
    why: 'Nothing has been played, so nothing is lost by doing it properly. No source speaks of it; this is our reading.',
    cites: ['SEAT-09', 'WALL-09', 'WALL-10'],
  }),
  answered('start-stands', { setUpWhat: 'seat', playBegun: 'yes' }, 'letStand', {
    headline: 'It stands for this deal. Afterwards the order is put right.',
    why: 'The deal is under way, and the slip favours nobody. No source speaks of it; this is our reading.',
    cites: ['SEAT-09', 'WALL-09', 'WALL-10'],
  }),
  answered('deal-put-right', { setUpWhat: 'deal', playBegun: 'no', fixable: 'yes' }, 'dealRight', {
    headline: 'The tile goes where it belongs, and the deal goes on.',
    why: 'A slip of the deal that is found before East’s first discard is mended at once.',
    cites: ['DEAL-05', 'DHN-04'],
  }),
  answered('deal-redealt', { setUpWhat: 'deal', playBegun: 'no', fixable: 'no' }, 'none', {
    headline: 'All tiles go in and are dealt again.',
    why: 'Nobody can tell which tile lies wrong, and before the first discard no hand dies for it.',
    cites: ['DEAL-05', 'DHN-04'],
  }),
  answered(
    'deal-redealt-always',
    { setUpWhat: 'deal', playBegun: 'no', fixable: 'yes', countBeforePlay: 'alwaysRedeal' },
    'none',
    {
      overrides: ['deal-put-right'],
      headline: 'At this table all tiles go in and are dealt again.',
      why: 'The table agreed to mend nothing once the deal has gone wrong.',
      cites: ['DHN-04', 'HOUSE-01'],
    },
  ),
  {
    id: 'wrong-deal-found-late',
    topic: 'hand',
    when: { setUpWhat: 'deal', playBegun: 'yes' },
    sets: { fate: 'dead', cause: 'other', claim: 'none' },
    effects: [DEAD, NO_DUTY],
    headline: '{Actor} has a dead hand. After East’s first discard a wrong count cannot be put right.',
    why: 'Whatever the count comes from, it is judged like any other wrong count once play has begun.',
    cites: ['COUNT-03', 'DHR-01'],
  },
  ...uncalled({
    id: 'wrong-deal',
    overrides: ['wrong-deal-found-late'],
    when: [{ setUpWhat: 'deal', playBegun: 'yes' }],
    claim: 'none',
  }),
  answered('set-incomplete', { setUpWhat: 'set' }, 'none', {
    headline: 'The deal is void. It is played again with a full set.',
    why: 'A hand may depend on tiles that are not there. No source speaks of it; this is our reading.',
    cites: ['TILE-09'],
  }),
  answered('next-wall-left', { setUpWhat: 'wall' }, 'wallToLeft', {
    headline: 'After East’s wall comes the one at East’s left.',
    why: 'Turns go to the right, and the walls are used up the other way round.',
    cites: ['WALL-04'],
  }),
  answered('next-wall-right', { setUpWhat: 'wall', wallDirection: 'right' }, 'wallToRight', {
    overrides: ['next-wall-left'],
    headline: 'At this table the wall at East’s right comes next.',
    why: 'Some groups serve the walls in the order of the turns; what matters is to keep to one way.',
    cites: ['WALL-04'],
  }),
  answered('seats-change-each-round', { setUpWhat: 'rotation' }, 'pivotEachRound', {
    headline: 'Seats change after each round of four deals. The first East trades with the right.',
    why: 'In this way everybody sits beside everybody within three rounds.',
    cites: ['SEAT-06', 'SEAT-05'],
  }),
  answered('seats-change-each-second-round', { setUpWhat: 'rotation', seatRotation: 'everySecondRound' }, 'pivotEachSecond', {
    overrides: ['seats-change-each-round'],
    headline: 'At this table the first East changes places after every second round.',
    why: 'One writer reports it so.',
    cites: ['SEAT-06'],
  }),
  answered('seats-stay', { setUpWhat: 'rotation', seatRotation: 'none' }, 'seatsStay', {
    overrides: ['seats-change-each-round'],
    headline: 'At this table the seats stay as they are.',
    why: 'The table agreed not to change seats.',
    cites: ['SEAT-06', 'HOUSE-01'],
  }),
  answered('three-take-one-each', { setUpWhat: 'three' }, 'threeOneEach', {
    headline: 'Twelve tiles each, then one each and one more for East. There is no Charleston.',
    why: 'Three ways of taking the last tiles are reported; they differ in which tiles East gets, not in how many.',
    cites: ['VAR-03'],
  }),
  answered('three-as-four', { setUpWhat: 'three', threePlayerDeal: 'asWithFour' }, 'threeAsFour', {
    overrides: ['three-take-one-each'],
    headline: 'The last tiles are taken as with four seats. There is no Charleston.',
    why: 'One of the three reported ways is the deal that everybody knows.',
    cites: ['VAR-03'],
  }),
  answered('three-by-older-book', { setUpWhat: 'three', threePlayerDeal: 'book2020' }, 'threeByBook', {
    overrides: ['three-take-one-each'],
    headline: 'East takes its last two tiles as in the 2020 book. There is no Charleston.',
    why: 'One of the three reported ways is that of the older rule book.',
    cites: ['VAR-03'],
  }),
]

export const setUpDeal: readonly LawDecision[] = [
  {
    id: 'start-goes-on',
    topic: 'deal',
    group: 'deal-goes-on',
    when: { incident: ['setUp', 'conduct'], fate: { not: 'dead' } },
    sets: { dealState: 'goesOn', rests: 'no' },
    effects: [{ slot: 'deal', kind: 'goesOn' }, NOTHING],
    why: 'Nobody has won, and no payment is written for it.',
    cites: ['SETTLE-04'],
  },
  {
    id: 'start-redealt',
    topic: 'deal',
    overrides: ['start-goes-on'],
    when: [
      { setUpWhat: 'deal', playBegun: 'no', fixable: 'no' },
      { setUpWhat: 'deal', playBegun: 'no', fixable: 'yes', countBeforePlay: 'alwaysRedeal' },
      { setUpWhat: 'set' },
    ],
    sets: { dealState: 'over', rests: 'no' },
    effects: [{ slot: 'deal', kind: 'redealSameEast' }, NOTHING],
    why: 'A deal that never was in order is dealt again, and nobody has won or lost anything.',
    cites: ['DEAL-05', 'TILE-09', 'CHERR-09'],
  },
  {
    id: 'between-two-deals',
    topic: 'deal',
    overrides: ['start-goes-on'],
    when: { setUpWhat: 'rotation' },
    sets: { dealState: 'over', rests: 'no' },
    effects: [OVER, NOTHING],
    why: 'Seats change only between two deals.',
    cites: ['SEAT-06'],
  },
]

export const setUpTurn: readonly LawDecision[] = [
  {
    id: 'goes-on-from-there',
    topic: 'turn',
    overrides: ['turn-goes-on'],
    when: { setUpWhat: ['seat', 'deal'], playBegun: 'no', dealState: 'goesOn' },
    effects: [{ slot: 'next', kind: 'fromThere' }],
    why: 'The deal goes on from the point at which it was put right.',
    cites: ['SEAT-09', 'DEAL-05'],
  },
  {
    id: 'next-deal-begins',
    topic: 'turn',
    overrides: ['nobody-next'],
    when: { setUpWhat: 'rotation' },
    effects: [{ slot: 'next', kind: 'nextDeal' }],
    why: 'Seats change between two deals.',
    cites: ['SEAT-06'],
  },
  {
    id: 'three-begin',
    topic: 'turn',
    overrides: ['turn-goes-on'],
    when: { setUpWhat: 'three' },
    effects: [{ slot: 'next', kind: 'eastBegins' }],
    why: 'With three seats the deal is followed at once by East’s first discard.',
    cites: ['VAR-03'],
  },
]
