import type { Rule } from '../../src/rulings/law.ts'

export const otherPlayRules: readonly Rule[] = [
  {
    id: 'CHERR-09',
    title: 'What cannot be undone before the first discard',
    section: 'Charleston slips',
    text:
      "What cannot be put right before East's first discard ends the deal: all tiles go in, the walls are rebuilt, " +
      'and the same East starts again with a new Charleston.',
    standing: 'stated',
    sources: [{ source: 'ml-83' }, { source: 'ml-189' }],
    options: ['countBeforePlay'],
  },
  {
    id: 'CHERR-10',
    title: 'A tile dropped or shown in the Charleston',
    section: 'Charleston slips',
    text: 'A tile dropped or shown in the Charleston is picked up, and nothing more follows.',
    standing: 'derived',
    sources: [{ source: 'ml-83' }],
  },
  {
    id: 'MJ-06',
    title: 'A late call for mah jongg against a pick',
    section: 'Winning',
    text:
      'When a mah jongg on the last discard and one on a fresh pick come together, both are honoured. Otherwise the ' +
      'first to be declared wins.',
    standing: 'reported',
    sources: [{ source: 'league-letter-2025-11-19', reportedBy: ['ml-264', 'ml-281'] }, { source: 'sloper-349' }],
    dissent: "Sloper's column 349, which is older, gives the win to the player who picked.",
  },
  {
    id: 'MJ-09',
    title: 'The winning tile was called for an exposure',
    section: 'Winning',
    text: 'While the discard is open, a player who called it for an exposure gives it up to mah jongg.',
    standing: 'stated',
    sources: [{ source: 'ml-92' }, { source: 'ml-264' }, { source: 'bulletin-2026', reportedBy: ['mahj-minds-az'] }],
  },
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
  },
  {
    id: 'END-05',
    title: 'Contested calls after a wall game',
    section: 'The end of the deal',
    text: 'Contested calls are still settled after a wall game.',
    standing: 'derived',
    sources: [{ source: 'ml-160' }],
  },
  {
    id: 'VAR-01',
    title: "The fifth player's bet",
    section: 'The bettor',
    text:
      "A bettor backs one hand before East's first discard, may look at all hands and stays silent. If that hand " +
      'wins, the bettor collects the same as it does from each payer; otherwise the bettor pays the winner what the ' +
      'backed hand pays.',
    standing: 'stated',
    sources: [
      { source: 'mc-114' },
      { source: 'mjme-2020', locator: 'p. 27', reportedBy: ['mc-114'] },
      { source: 'sloper-415' },
      { source: 'mahj-minds-az' },
    ],
    dissent: 'Other payouts are in use, as Mahj Minds AZ reports.',
  },
  {
    id: 'VAR-02',
    title: 'The bettor speaks',
    section: 'The bettor',
    text: 'When the bettor speaks, the bet is off, and the bettor neither pays nor collects.',
    standing: 'disputed',
    sources: [{ source: 'sloper-415' }, { source: 'mjme-paraphrase', locator: 'bettors 4 and 6' }, { source: 'maj-by-daron' }],
    dissent: 'Maj by Daron, citing the League, cancels the bet but still has the bettor pay the winner.',
    options: ['bettorSpeaks'],
  },
  {
    id: 'CARD-32',
    title: 'When an exposure is legal',
    section: 'The card',
    text:
      'For an exposure to be legal, a line marked X has to contain a group of that tile in exactly that size. All ' +
      'exposures of the hand must be different groups of one and the same line, with one choice of suits and ' +
      'numbers.',
    standing: 'derived',
    sources: [{ source: 'ml-303', locator: 'incompatible exposures' }, { source: 'sloper-292' }, { source: 'amja-card' }],
  },
]
