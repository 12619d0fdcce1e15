import type { Rule } from '../../src/rulings/law.ts'

export const endRules: readonly Rule[] = [
  {
    id: 'END-01',
    title: 'A wall game',
    section: 'The end of the deal',
    text: 'In a wall game, the wall used up and the last discard uncalled with no winner, nobody pays, and East passes on.',
    standing: 'stated',
    sources: [{ source: 'mjme-2024', locator: 'p. 15 to 16', reportedBy: ['ml-137', 'fmm'] }, { source: 'ml-137' }],
  },
  {
    id: 'END-02',
    title: 'The last tile of the wall',
    section: 'The end of the deal',
    text:
      'The player who picks the last tile of the wall discards as usual, and that discard can be called for mah ' +
      'jongg or for an exposure, whose caller discards in turn. No source forbids the exposure.',
    standing: 'derived',
    sources: [{ source: 'ml-137' }, { source: 'amja-exposure' }],
    options: ['lastDiscardExposure'],
  },
  {
    id: 'END-03',
    title: 'No hot and no cold wall',
    section: 'The end of the deal',
    text: 'The League knows no special rules for the last wall, hot or cold.',
    standing: 'stated',
    sources: [
      { source: 'sloper-513' },
      { source: 'mc-96' },
      { source: 'league-answer-2023', reportedBy: ['ml-156'] },
      { source: 'ml-156' },
    ],
  },
  {
    id: 'END-04',
    title: 'A wall game at a tournament',
    section: 'The end of the deal',
    text: 'At tournaments a wall game gives ten points to each live player.',
    standing: 'stated',
    sources: [{ source: 'mc-tournament-rules' }],
  },
  {
    id: 'END-05',
    title: 'Contested calls after a wall game',
    section: 'The end of the deal',
    text: 'Contested calls are still settled after a wall game.',
    standing: 'derived',
    sources: [{ source: 'ml-160' }],
  },
]
