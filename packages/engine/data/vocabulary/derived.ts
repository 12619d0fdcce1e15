/** Facts that follow from others: what an instructor would say in a word. */
import type { Derived } from '../../src/decide/model.ts'

export const derived: readonly Derived[] = [
  {
    id: 'shown',
    values: ['nothing', 'tile', 'group', 'more'],
    rows: [
      { when: [{ shownOwn: 'none' }, { shownClaim: 'none' }], is: 'nothing' },
      { when: { shownClaim: ['tile', 'slope'] }, is: 'tile' },
      { when: { shownClaim: 'group' }, is: 'group' },
    ],
    otherwise: 'more',
  },
  // Nobody else touched tiles and the walls are as they were: the four conditions for a change of mind.
  {
    id: 'allIntact',
    values: ['yes', 'no'],
    rows: [{ when: { touched: 'none', walls: 'stand' }, is: 'yes' }],
    otherwise: 'no',
  },
  // Whether the declaration can still be turned into an ordinary call for the same discard.
  {
    id: 'convertible',
    values: ['yes', 'no'],
    rows: [
      { when: { shownClaim: 'tile', canShow: 'yes', allIntact: 'yes', claimCommit: ['flatOrShown', 'touch'] }, is: 'yes' },
      { when: { shownClaim: 'slope', canShow: 'yes', allIntact: 'yes', claimedTileInSlope: 'committed' }, is: 'yes' },
      {
        when: {
          shownClaim: 'group',
          claimedTile: { not: 'joker' },
          allIntact: 'yes',
          conversionAfterExposure: ['singleGroupOnly', 'anyTiles'],
        },
        is: 'yes',
      },
      {
        when: {
          shownClaim: 'group',
          claimedTile: { not: 'joker' },
          allIntact: 'yes',
          handKind: 'exposed',
          conversionAfterExposure: 'exposableHandOnly',
        },
        is: 'yes',
      },
      {
        when: {
          shownClaim: 'more',
          claimedTile: { not: 'joker' },
          noticed: ['atOnce', 'later'],
          allIntact: 'yes',
          conversionAfterExposure: 'anyTiles',
        },
        is: 'yes',
      },
      {
        when: { shownClaim: 'none', claimedTile: { not: 'joker' }, inHand: 'yes', allIntact: 'yes', claimCommit: 'touch' },
        is: 'yes',
      },
    ],
    otherwise: 'no',
  },
  // Whether a faulty group went up now, or stood already when the hand was called.
  {
    id: 'faultMoment',
    values: ['now', 'earlier'],
    rows: [{ when: [{ faultWhen: 'earlier' }, { discardedSince: 'yes' }, { swapNoticed: 'after' }], is: 'earlier' }],
    otherwise: 'now',
  },
  // Hands that go out together with the one that is judged, all by the same fault.
  {
    id: 'moreOut',
    values: ['none', 'one', 'two', 'three'],
    rows: [
      { when: { fate: 'dead', howMany: 'two' }, is: 'one' },
      { when: { fate: 'dead', howMany: 'three' }, is: 'two' },
      { when: { fate: 'dead', howMany: 'four' }, is: 'three' },
      { when: { fate: 'dead', wallState: 'one', pusherIs: 'other' }, is: 'one' },
      { when: { fate: 'dead', wallPickers: 'two', pusherIs: ['picker', 'out'] }, is: 'one' },
      { when: { fate: 'dead', wallPickers: 'two', pusherIs: 'other' }, is: 'two' },
      { when: { fate: 'dead', wallPickers: 'three', pusherIs: ['picker', 'out'] }, is: 'two' },
      { when: { fate: 'dead', wallPickers: ['three', 'four'] }, is: 'three' },
    ],
    otherwise: 'none',
  },
  // Hands still in play once this incident is settled.
  {
    id: 'liveLeft',
    from: 4,
    less: {
      deaths: { error: 1, other: 1, errors2: 2, mixed2: 2, other2: 2 },
      fate: { dead: 1 },
      moreOut: { one: 1, two: 2, three: 3 },
      rivalFate: { dead: 1 },
      othersFate: { dead1: 1, dead2: 2, dead3: 3 },
    },
  },
  // Deaths of this deal that go back to a mah jongg declared in error, counted down from four.
  {
    id: 'errorsLeft',
    from: 4,
    less: {
      deaths: { error: 1, errors2: 2, mixed2: 1 },
      cause: { declared: 1 },
      rivalFate: { dead: 1 },
      othersFate: { dead1: 1, dead2: 2, dead3: 3 },
    },
  },
  {
    id: 'chain',
    values: ['none', 'one', 'several'],
    rows: [
      { when: { incident: 'lastHand', errorInDeal: 'no' }, is: 'none' },
      { when: { incident: 'lastHand', errorOuts: 'one' }, is: 'one' },
      { when: { incident: 'lastHand' }, is: 'several' },
      { when: { errorsLeft: '4' }, is: 'none' },
      { when: { errorsLeft: '3' }, is: 'one' },
    ],
    otherwise: 'several',
  },
  // How the last hand of this incident went out.
  {
    id: 'lastDeath',
    values: ['none', 'fault', 'reaction', 'rival'],
    rows: [
      { when: { lastOut: 'fault' }, is: 'fault' },
      { when: { lastOut: 'reaction' }, is: 'reaction' },
      { when: { errorInDeal: 'no' }, is: 'fault' },
      { when: { othersFate: ['dead1', 'dead2', 'dead3'] }, is: 'reaction' },
      { when: { rightHand: 'neither', misnamePriority: 'namedTileFirst', fate: 'dead' }, is: 'fault' },
      { when: { rivalFate: 'dead' }, is: 'rival' },
      { when: { fate: 'dead' }, is: 'fault' },
    ],
    otherwise: 'none',
  },
  // Two seats or more declared in error and the last hand went out in reaction to it.
  {
    id: 'twoDeclarers',
    values: ['yes', 'no'],
    rows: [
      { when: { declarers: 'several' }, is: 'yes' },
      { when: { lastDeath: 'reaction', rivalFate: 'dead' }, is: 'yes' },
      { when: { lastDeath: 'reaction', fate: 'dead', deaths: 'error' }, is: 'yes' },
    ],
    otherwise: 'no',
  },
  {
    id: 'handsLeft',
    values: ['none', 'one', 'enough'],
    rows: [
      { when: { incident: 'lastHand' }, is: 'one' },
      { when: { liveLeft: '0' }, is: 'none' },
      { when: { liveLeft: '1' }, is: 'one' },
    ],
    otherwise: 'enough',
  },
]
