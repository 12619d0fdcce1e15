/** Facts about what comes before the first discard, about the value announced, and about conduct. */
import type { Fact } from '../../src/decide/model.ts'

export const openingFacts: readonly Fact[] = [
  // The Charleston
  { id: 'passFault', values: ['joker', 'packet', 'looked'], appliesWhen: { incident: 'passWrong' } },
  { id: 'packetsApart', values: ['yes', 'no'], appliesWhen: { passFault: 'packet' } },
  { id: 'lookedAt', values: ['own', 'blind'], appliesWhen: { passFault: 'looked' } },
  { id: 'stopWhen', values: ['early', 'inTime', 'late'], appliesWhen: { incident: 'passStop' } },
  { id: 'stopState', values: ['looked', 'fresh', 'passed'], appliesWhen: { stopWhen: 'inTime' } },
  { id: 'blindWhich', values: ['allowed', 'other'], appliesWhen: { incident: 'passBlind' } },
  { id: 'blindSeen', values: ['no', 'yes'], appliesWhen: { blindWhich: 'other' } },
  { id: 'readySeat', values: ['east', 'other'], appliesWhen: { incident: 'eastReady' } },
  { id: 'eastWhen', values: ['dealt', 'end', 'middle'], appliesWhen: { readySeat: 'east' } },
  { id: 'atBoundary', values: ['no', 'yes'], appliesWhen: { eastWhen: 'middle' } },

  // The value announced
  { id: 'announced', values: ['low', 'high'], appliesWhen: { incident: 'announced' } },
  { id: 'payBegun', values: ['no', 'yes'], appliesWhen: { announced: 'low' } },
  { id: 'tilesMixed', values: ['no', 'yes'], appliesWhen: { announced: 'low' } },

  // Wrong from the start
  { id: 'setUpWhat', values: ['seat', 'deal', 'set', 'wall', 'rotation', 'three'], appliesWhen: { incident: 'setUp' } },
  { id: 'playBegun', values: ['no', 'yes'], appliesWhen: { setUpWhat: ['seat', 'deal'] } },
  { id: 'fixable', values: ['yes', 'no'], appliesWhen: { setUpWhat: 'deal', playBegun: 'no' } },

  // Conduct
  { id: 'complaint', values: ['hold', 'remark', 'looking', 'fake', 'reading'], appliesWhen: { incident: 'conduct' } },
  { id: 'complaintLate', values: ['no', 'yes'], appliesWhen: { incident: 'conduct' } },
  {
    id: 'complaintSeat',
    values: ['live', 'dead'],
    appliesWhen: { complaint: ['hold', 'remark', 'fake'], complaintLate: 'no' },
  },
]
