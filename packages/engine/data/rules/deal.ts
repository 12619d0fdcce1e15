import type { Rule } from '../../src/rulings/law.ts'

export const dealRules: readonly Rule[] = [
  {
    id: 'DEAL-01',
    title: 'Everybody takes their own',
    section: 'The deal',
    text: 'Every player takes the own tiles; East deals in name only.',
    standing: 'stated',
    sources: [{ source: 'ml-272' }, { source: 'mjme-2024', locator: 'p. 10 to 11', reportedBy: ['ml-272'] }],
    dissent: 'Some groups want East to deal to all.',
  },
  {
    id: 'DEAL-02',
    title: 'Four at a time',
    section: 'The deal',
    text: 'East takes two stacks, and so do the others in order of play, three times round: twelve tiles each.',
    standing: 'stated',
    sources: [{ source: 'ml-272' }, { source: 'amja-play' }, { source: 'sloper-faq-19' }],
  },
  {
    id: 'DEAL-03',
    title: 'The last tiles',
    section: 'The deal',
    text:
      'Then East takes the first and the third of the upper tiles, and the others one each in order: fourteen for ' +
      'East, thirteen for the rest. Which single tile is whose by its place is our reading.',
    standing: 'stated',
    sources: [{ source: 'ml-272' }, { source: 'amja-play' }],
  },
  {
    id: 'DEAL-04',
    title: 'Looking while the tiles are dealt',
    section: 'The deal',
    text: 'Looking at tiles already taken while the deal goes on has no penalty.',
    standing: 'stated',
    sources: [{ source: 'winning-moves' }],
  },
  {
    id: 'DEAL-05',
    title: 'A slip in the deal',
    section: 'The deal',
    text:
      'A slip in the deal is put right at once: a tile taken from its proper place, one too many given back. Where ' +
      'that cannot be done cleanly, the same East deals again.',
    standing: 'derived',
    sources: [{ source: 'ml-189' }, { source: 'ml-83' }, { source: 'winning-moves' }],
    options: ['countBeforePlay'],
  },
]
