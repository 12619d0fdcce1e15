/** Facts about an open discard: who gets it, until when, what a caller is bound to, and slips of a single turn. */
import type { Fact } from '../../src/decide/model.ts'

export const callFacts: readonly Fact[] = [
  // Two seats want one discard
  { id: 'wants', values: ['groups', 'wins', 'mixed'], appliesWhen: { incident: 'twoClaims' } },
  { id: 'committed', values: ['no', 'yes'], appliesWhen: { wants: ['groups', 'wins'] } },
  // Of each hand by itself, since tables differ on which of the two is checked first.
  { id: 'firstRight', values: ['yes', 'no'], appliesWhen: { wants: ['wins', 'mixed'] } },
  { id: 'boundRight', values: ['yes', 'no'], appliesWhen: { wants: 'wins', committed: 'yes' } },

  // A call after the next seat acted
  { id: 'lastDiscard', values: ['no', 'yes'], appliesWhen: { incident: 'lateCall' } },
  { id: 'nextDid', values: ['picked', 'together', 'closed', 'declared'], appliesWhen: { lastDiscard: 'no' } },
  {
    id: 'lateWants',
    values: ['group', 'win'],
    appliesWhen: [{ lastDiscard: 'yes' }, { nextDid: ['picked', 'together', 'closed'] }],
  },
  { id: 'lateCaller', values: ['other', 'same'], appliesWhen: { nextDid: 'picked' } },
  { id: 'heldUp', values: ['no', 'yes', 'lapsed'], appliesWhen: { nextDid: 'closed' } },
  { id: 'tieRight', values: ['both', 'caller', 'picker', 'neither'], appliesWhen: { nextDid: 'declared' } },
  { id: 'tieName', values: ['right', 'wrong'], appliesWhen: { tieRight: ['both', 'caller'] } },
  { id: 'tieTile', values: ['thrown', 'named'], appliesWhen: { tieName: 'wrong' } },
  { id: 'tieDearer', values: ['caller', 'picker', 'same'], appliesWhen: { tieRight: 'both' } },

  // A call that is withdrawn, or cannot be finished
  { id: 'callStage', values: ['free', 'up', 'slope'], appliesWhen: { incident: 'callBack' } },
  { id: 'upWith', values: ['tile', 'shown'], appliesWhen: { callStage: 'up' } },

  // A call for a tile that cannot be had
  { id: 'badUp', values: ['no', 'yes'], appliesWhen: { incident: 'badCall' } },
  { id: 'badWhy', values: ['old', 'joker', 'shape'], appliesWhen: { badUp: 'yes' } },
  { id: 'setRight', values: ['yes', 'no'], appliesWhen: { badWhy: ['old', 'shape'] } },

  // A discard that its seat wants back
  { id: 'down', values: ['no', 'yes'], appliesWhen: { incident: 'discardBack' } },
  { id: 'partNamed', values: ['no', 'yes'], appliesWhen: { down: 'no' } },
  { id: 'backTile', values: ['natural', 'joker'], appliesWhen: { down: 'yes' } },
  { id: 'backFor', values: ['keep', 'swap'], appliesWhen: { backTile: 'natural' } },

  // A seat passed over
  { id: 'skipBy', values: ['call', 'dead'], appliesWhen: { skipWhy: 'rule' } },
  { id: 'skipThrew', values: ['no', 'yes'], appliesWhen: { skipWhy: 'slip' } },
  { id: 'skipRacked', values: ['no', 'yes'], appliesWhen: { skipThrew: 'no' } },

  // A slip that changes the count, caught in the act
  {
    id: 'slipWhat',
    values: ['noPick', 'noThrow', 'twoPicked', 'twoThrown', 'held'],
    appliesWhen: { incident: 'countSlip' },
  },
  { id: 'slipNext', values: ['picked', 'racked'], appliesWhen: { slipWhat: 'noThrow' } },
  { id: 'slipSecond', values: ['no', 'yes'], appliesWhen: { slipWhat: 'twoPicked' } },
]
