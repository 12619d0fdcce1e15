import type { Rule } from '../../src/rulings/law.ts'

export const jokerRules: readonly Rule[] = [
  {
    id: 'JOKER-01',
    title: 'What a joker is good for',
    section: 'What jokers stand for',
    text:
      'A joker stands for any tile, flowers included, in a group of three or more identical tiles. Any number of them ' +
      'may, and in a hidden group all.',
    standing: 'stated',
    sources: [
      { source: 'amja-joker' },
      { source: 'ml-221' },
      { source: 'mjme-2024', locator: 'p. 23 #1 to 8', reportedBy: ['ml-221'] },
    ],
  },
  {
    id: 'JOKER-02',
    title: 'Where a joker cannot stand',
    section: 'What jokers stand for',
    text:
      'A joker never stands for a single tile or for part of a pair, NEWS, a year or any set of unlike tiles, so it ' +
      'has no place in Singles and Pairs.',
    standing: 'stated',
    sources: [
      { source: 'card-2025', reportedBy: ['card-2025-transcription', 'lvm'] },
      { source: 'ml-146' },
      { source: 'amja-joker' },
    ],
  },
  {
    id: 'JOKER-03',
    title: 'Neither passed nor called',
    section: 'What jokers stand for',
    text: 'A joker is not passed in the Charleston, and a discarded one is not called.',
    standing: 'stated',
    sources: [{ source: 'ml-221' }, { source: 'ml-259' }],
  },
  {
    id: 'JOKER-15',
    title: 'Jokerless counts the last fourteen',
    section: 'What jokers stand for',
    text: 'A hand is jokerless when its last fourteen tiles hold no joker. Jokers that it had before do not matter.',
    standing: 'stated',
    sources: [{ source: 'mjme-2024', locator: 'p. 23 #4', reportedBy: ['ml-221'] }, { source: 'ml-221' }],
  },
  {
    id: 'JOKER-34',
    title: 'Flowers for flowers',
    section: 'What jokers stand for',
    text: 'Any flower redeems a joker that stands for one.',
    standing: 'stated',
    sources: [{ source: 'ml-221' }, { source: 'sloper-134' }],
  },
]
