import type { Rule } from '../../src/rulings/law.ts'

export const openDiscardRules: readonly Rule[] = [
  {
    id: 'WIN-01',
    title: 'When it opens',
    section: 'While a discard is open',
    text: 'A discard can be called from the moment it is down.',
    standing: 'stated',
    sources: [{ source: 'amja-exposure' }, { source: 'ml-264' }],
  },
  {
    id: 'WIN-02',
    title: 'When it closes',
    section: 'While a discard is open',
    text:
      'A discard can no longer be called once the next player has racked a pick, discarded, declared mah jongg on a ' +
      'pick or begun a joker swap, whichever comes first.',
    standing: 'stated',
    sources: [{ source: 'amja-exposure' }, { source: 'sloper-639' }, { source: 'sloper-458' }],
    dissent: 'Sloper’s older list has three of the four events.',
  },
  {
    id: 'WIN-03',
    title: 'What does not close it',
    section: 'While a discard is open',
    text: 'Reaching, picking without racking, tapping the tile and looking at it leave the discard open.',
    standing: 'stated',
    sources: [{ source: 'amja-exposure' }, { source: 'amja-faq' }],
  },
  {
    id: 'WIN-04',
    title: 'Called while the next player racks',
    section: 'While a discard is open',
    text:
      'When a discard is called at the very moment the next player racks, the caller has the tile. A call that ' +
      'clearly comes later is too late.',
    standing: 'stated',
    sources: [{ source: 'amv-tag' }, { source: 'sloper-639' }],
    dissent: 'Sloper’s column 639 asks only for reasonable speed on both sides.',
    options: ['callVsRackTie'],
  },
  {
    id: 'WIN-05',
    title: 'Hold, or wait',
    section: 'While a discard is open',
    text:
      'Asking to wait stops play for a moment. It gives no right to the tile and binds nobody, and no time limit is ' +
      'published.',
    standing: 'stated',
    sources: [{ source: 'ml-146' }, { source: 'ml-264' }, { source: 'sloper-656' }],
    options: ['holdSeconds'],
  },
  {
    id: 'WIN-06',
    title: 'The discard of the last wall tile',
    section: 'While a discard is open',
    text: 'The discard of the last wall tile, with no further pick, stays open until all players decline it.',
    standing: 'derived',
    sources: [{ source: 'amja-exposure' }],
    options: ['lastDiscardExposure'],
  },
  {
    id: 'WIN-07',
    title: 'Mah jongg has no longer time',
    section: 'While a discard is open',
    text: 'A discard is open to mah jongg for the same time as to an exposure.',
    standing: 'stated',
    sources: [{ source: 'amja-exposure' }],
  },
  {
    id: 'WIN-08',
    title: 'A fast next player',
    section: 'While a discard is open',
    text:
      'A next player who racks at once can cut short the time for a call, and no least time is written. Sloper asks ' +
      'for reasonable speed on both sides.',
    standing: 'stated',
    sources: [{ source: 'sloper-639' }],
  },
  {
    id: 'WIN-09',
    title: 'The next player wants the discard',
    section: 'While a discard is open',
    text: 'A next player who wants the discard has to call as well. Racking a wall tile gives the discard up.',
    standing: 'stated',
    sources: [{ source: 'amja-exposure' }, { source: 'ml-264' }],
    options: ['touchWallCommits'],
  },
  {
    id: 'WIN-10',
    title: 'A call is withdrawn in time',
    section: 'While a discard is open',
    text: 'When a call is withdrawn in time, the tile goes back and is open to the others again.',
    standing: 'stated',
    sources: [{ source: 'amja-exposure' }],
  },
  {
    id: 'WIN-11',
    title: 'Racked while a hold was pending',
    section: 'While a discard is open',
    text:
      'A next player who racks although somebody has just asked to wait does not close the discard. The pick goes ' +
      'back if it can be told apart.',
    standing: 'derived',
    sources: [{ source: 'ml-146' }, { source: 'sloper-656' }],
    options: ['holdSeconds'],
  },
]
