/** The parts that seats play in a story, in the order in which unnamed ones are given to seats. */
import type { When } from '../../src/decide/model.ts'
import type { Role } from '../../src/table/roles.ts'

/** Every hand that was left has racked from the wrong place. */
const ALL_PICKED: When = [
  { wallPickers: 'two', deaths: ['errors2', 'mixed2', 'other2'] },
  { wallPickers: 'three', deaths: ['error', 'other'] },
  { wallPickers: 'four' },
]

export const roles: readonly Role[] = [
  {
    id: 'actor',
    says: 'the seat',
    counts: [{ when: {}, is: 1 }],
    apart: [],
    // Between equal claims the one judged first is the nearer one.
    before: [{ when: { wants: ['groups', 'wins'] }, role: 'rival', after: 'discarder' }],
  },
  {
    id: 'dead',
    says: 'the hand dead before',
    counts: [
      { when: { deaths: ['error', 'other'] }, is: 1 },
      { when: { deaths: ['errors2', 'mixed2', 'other2'] }, is: 2 },
      { when: { incident: 'lastHand' }, is: 2 },
    ],
    apart: ['actor'],
  },
  {
    id: 'rival',
    says: 'the second seat',
    counts: [
      { when: { want: ['win', 'group'] }, is: 1 },
      { when: { rightHand: ['thrown', 'named', 'both', 'neither'] }, is: 1 },
      { when: { outClaim: ['group', 'win'] }, is: 1 },
      { when: { incident: 'twoClaims' }, is: 1 },
      { when: { lateCaller: 'other' }, is: 1 },
      { when: { nextDid: ['together', 'closed', 'declared'] }, is: 1 },
      { when: { complaint: 'fake', complaintLate: 'no' }, is: 1 },
      { when: { readySeat: 'other' }, is: 1 },
    ],
    apart: ['actor', 'dead'],
    // The seat that picked comes after the discarder, and a caller in between would have been next itself.
    before: [
      { when: { incident: 'lateCall', lastDiscard: 'no', lateCaller: ['other', 'n/a'] }, role: 'actor', after: 'discarder' },
    ],
  },
  {
    id: 'touched',
    says: 'each seat that showed or threw in',
    counts: [
      { when: { touched: 'one' }, is: 1 },
      { when: { touched: 'two' }, is: 2 },
      { when: { touched: 'three' }, is: 3 },
    ],
    apart: ['actor', 'dead', 'rival'],
    from: 'right',
    tells: { fact: 'touched', byCount: ['none', 'one', 'two', 'three'] },
  },
  {
    id: 'breaker',
    says: 'the seat that broke the wall',
    counts: [
      { when: { breaker: ['thrower', 'declarer'] }, is: 1 },
      { when: { fellHow: ['threwIn', 'mixedIn'] }, is: 1 },
    ],
    apart: [],
    // A seat throws in on the mah jongg of another; by other ways the declarer may break a wall as well, or a hand that is out.
    apartWhen: [
      { when: [{ breaker: 'thrower' }, { declaredWrong: 'yes' }], role: 'actor' },
      { when: [{ breaker: ['thrower', 'declarer'] }, { declaredWrong: 'yes' }], role: 'dead' },
    ],
    among: [
      { when: { breaker: 'declarer' }, role: 'actor' },
      { when: {}, role: 'touched' },
    ],
  },
  {
    id: 'alsoOut',
    says: 'each other hand that goes out with it',
    counts: [
      { when: { howMany: 'two' }, is: 1 },
      { when: { howMany: 'three' }, is: 2 },
      { when: { howMany: 'four' }, is: 3 },
      { when: { wallPickers: 'two' }, is: 1 },
      { when: { wallPickers: 'three' }, is: 2 },
      { when: { wallPickers: 'four' }, is: 3 },
    ],
    apart: ['actor', 'dead'],
  },
  {
    id: 'pusher',
    says: 'the seat that pushed the wall out',
    counts: [
      // Where all hands that were left picked there, the seat is one of them or out already: nobody more goes out.
      { when: ALL_PICKED, is: 0 },
      { when: { wallFault: 'wall' }, is: 1 },
    ],
    apart: [],
    apartWhen: [
      { when: { pusherIs: ['other', 'out'] }, role: 'actor' },
      { when: { pusherIs: ['other', 'out'] }, role: 'alsoOut' },
      { when: { pusherIs: ['other', 'picker', 'declarer'] }, role: 'dead' },
      // One of several that picked there won, and another of them had pushed the wall out.
      { when: { pusherIs: 'picker', winnerPicked: 'yes' }, role: 'actor' },
    ],
    among: [
      { when: { pusherIs: 'picker', winnerPicked: ['no', 'n/a'] }, role: 'actor' },
      { when: { pusherIs: 'out' }, role: 'dead' },
    ],
  },
  {
    id: 'giver',
    says: 'the seat that gave the tile',
    counts: [{ when: { incident: 'swapTile' }, is: 1 }],
    apart: ['actor', 'dead'],
  },
  {
    id: 'winner',
    says: 'the winner',
    counts: [
      { when: { wallMatch: 'yes' }, is: 1 },
      { when: { dealEnd: ['win', 'blame'] }, is: 1 },
    ],
    apart: ['dead', 'alsoOut'],
    apartWhen: [
      { when: [{ winnerPicked: 'no' }, { incident: 'ending' }], role: 'actor' },
      { when: { pusherIs: ['other', 'picker', 'out'] }, role: 'pusher' },
    ],
    among: [
      { when: { winnerPicked: 'yes' }, role: 'actor' },
      { when: { pusherIs: 'declarer' }, role: 'pusher' },
    ],
  },
  {
    id: 'due',
    says: 'the seat whose turn it was',
    counts: [{ when: { incident: ['outOfTurn', 'skipped'] }, is: 1 }],
    apart: ['actor', 'dead'],
    from: 'left',
  },
  // North's seat, at East's left, is judged itself: the story is about its missing tile.
  {
    id: 'left',
    says: 'the seat at East’s left',
    counts: [{ when: { whichCount: 'north' }, is: 1 }],
    apart: [],
    among: [{ when: {}, role: 'actor' }],
  },
  {
    id: 'backed',
    says: 'the seat that was bet on',
    counts: [{ when: { incident: 'bet', betOn: { not: 'wallGame' } }, is: 1 }],
    apart: [],
    among: [{ when: {}, role: 'actor' }],
  },
  // The bettor sits out and so has no seat.
  { id: 'bettor', says: 'the bettor', counts: [], apart: [] },
  {
    id: 'discarder',
    says: 'the discarder',
    counts: [
      { when: { declaredOn: 'discard' }, is: 1 },
      { when: { incident: ['misnaming', 'win', 'twoClaims', 'lateCall', 'callBack'] }, is: 1 },
      { when: { badWhy: 'shape' }, is: 1 },
      { when: { complaint: 'fake', complaintLate: 'no' }, is: 1 },
      { when: { faultWhen: 'now' }, is: 1 },
      { when: { discardedSince: 'no' }, is: 1 },
    ],
    apart: ['actor', 'dead', 'rival'],
    from: 'left',
    tells: { fact: 'declaredOn', byCount: ['own', 'discard'] },
  },
  // Where the caller and the seat that picked both win, the fourth seat pays them both.
  {
    id: 'bystander',
    says: 'the fourth seat',
    counts: [{ when: { nextDid: 'declared' }, is: 1 }],
    apart: ['actor', 'rival', 'discarder'],
  },
  {
    id: 'caller',
    says: 'the caller',
    counts: [
      { when: { caller: 'live' }, is: 1 },
      { when: { incident: 'settleCall' }, is: 1 },
    ],
    apart: ['actor', 'dead'],
  },
  { id: 'survivor', says: 'the hand left', counts: [{ when: { incident: 'lastHand' }, is: 1 }], apart: ['actor', 'dead'] },
  {
    id: 'lastDeclarer',
    says: 'the latest declarer in error',
    counts: [{ when: { lastOut: 'reaction' }, is: 1 }],
    apart: [],
    // The last hand went out in reaction to that declaration, and its owner is not the one left.
    apartWhen: [
      { when: { lastOut: 'reaction' }, role: 'actor' },
      { when: { lastOut: 'reaction' }, role: 'survivor' },
    ],
    among: [{ when: {}, role: 'dead' }],
  },
  {
    id: 'firstDeclarer',
    says: 'the first declarer in error',
    counts: [
      { when: { errorInDeal: 'yes' }, is: 1 },
      { when: { deaths: 'mixed2' }, is: 1 },
    ],
    apart: [],
    apartWhen: [
      { when: { errorInDeal: 'yes' }, role: 'survivor' },
      { when: { lastOut: 'reaction' }, role: 'actor' },
    ],
    among: [{ when: {}, role: 'dead' }],
  },
]
