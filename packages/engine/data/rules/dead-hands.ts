import type { Rule } from '../../src/rulings/law.ts'

export const deadHandRules: readonly Rule[] = [
  {
    id: 'DHN-01',
    title: 'One or two dead hands',
    section: 'Dead hands without a declaration in error',
    text: 'With one or two hands dead, the live players go on. A dead hand takes no further part and still pays the winner.',
    standing: 'stated',
    sources: [
      { source: 'lvm' },
      { source: 'amja-play-errors', locator: '2 and 3' },
      { source: 'mc-127' },
      { source: 'amv-142' },
      { source: 'fmm' },
      { source: 'mjme-paraphrase', locator: '5' },
      { source: 'winning-moves' },
    ],
    dissent:
      'One line of the paraphrase of the book stops play at two wrong counts, in a passage that looks damaged. The ' +
      'Winning Moves card game plays the deal again.',
    options: ['twoWrongCounts'],
  },
  {
    id: 'DHN-02',
    title: 'Three dead hands, none by a mah jongg in error',
    section: 'Dead hands without a declaration in error',
    text:
      'When three hands are dead and none of them through a mah jongg in error, the deal ends. The last hand ' +
      'wins nothing and nobody pays. The same East then starts again with a new Charleston: AMJA’s rule for ' +
      'three wrong counts, which we take for any cause.',
    standing: 'stated',
    sources: [
      { source: 'card-2025', locator: 'in error 3', reportedBy: ['card-2025-transcription', 'lvm'] },
      { source: 'mjme-2024', locator: 'p. 22 #5(e)', reportedBy: ['mjme-paraphrase'] },
      { source: 'ml-303', locator: 'one player left' },
      { source: 'amv-142' },
      { source: 'mc-127' },
      { source: 'amja-play-errors', locator: '4' },
    ],
    dissent:
      'Sources differ on what follows: a new game without naming East (Article 303), a replay (MahjCon 127), a ' +
      'restart with the same East after three wrong counts (AMJA).',
    options: ['lastSurvivor'],
  },
  {
    id: 'DHN-03',
    title: 'Three dead hands of mixed causes',
    section: 'Dead hands without a declaration in error',
    text:
      'When three hands are dead and at least one of them through a mah jongg in error, the last hand is paid by ' +
      'the rules for a mah jongg in error. Article 303 excludes payment only where all died for other reasons, ' +
      'and the book, as reported, pays for one mixture: a wrong declaration, a thrown-in hand and one other. ' +
      'That every other mixture is treated alike is our reading.',
    standing: 'derived',
    sources: [
      { source: 'card-2025', locator: 'in error 3', reportedBy: ['card-2025-transcription', 'lvm'] },
      { source: 'mjme-2024', locator: 'p. 22 #5(b)', reportedBy: ['ml-197'] },
      { source: 'ml-303', locator: 'one player left' },
    ],
    options: ['mixedCauses'],
  },
  {
    id: 'DHN-04',
    title: 'A wrong count before East’s first discard',
    section: 'Dead hands without a declaration in error',
    text:
      'A wrong number of tiles found before East’s first discard kills no hand: all tiles go in and are dealt again, ' +
      'without payment. One exception is reported: the player at East’s left who did not take the last tile may take ' +
      'the next wall tile before East discards.',
    standing: 'reported',
    sources: [
      { source: 'mjme-paraphrase', locator: 'Charleston tips' },
      { source: 'mjme-paraphrase', locator: '3' },
      { source: 'fmm' },
      { source: 'mjme-2024', locator: 'p. 14, p. 17', reportedBy: ['fmm'] },
      { source: 'bulletin-1987', reportedBy: ['fmm'] },
      { source: 'bulletin-2002', reportedBy: ['fmm'] },
      { source: 'ml-189' },
    ],
    dissent: 'Article 189 would rather trace and mend the count, and deal again only where that fails.',
    options: ['countBeforePlay'],
  },
]
