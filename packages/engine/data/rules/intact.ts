import type { Rule } from '../../src/rulings/law.ts'

export const intactRules: readonly Rule[] = [
  {
    id: 'INT-01',
    title: 'What an intact hand is',
    section: 'Intact hands and the check',
    text:
      'A hand is intact while the only tiles it has shown are exposures that it called properly before mah jongg was ' +
      'said. A hand that is dead for any other reason is no longer counted as intact either.',
    standing: 'stated',
    sources: [
      { source: 'ml-197', locator: 'League answer' },
      { source: 'ml-197', locator: 'table, last rows' },
      { source: 'league-answer', locator: 'mah jongg in error', reportedBy: ['ml-197', 'ml-55'] },
      { source: 'mjme-2024', locator: 'p. 22 #4', reportedBy: ['ml-197'] },
      { source: 'ml-55' },
      { source: 'amv-55' },
      { source: 'mjme-paraphrase', locator: 'in error 4(a), 5(b)' },
    ],
  },
  {
    id: 'INT-02',
    title: 'Check first, touch nothing',
    section: 'Intact hands and the check',
    text:
      'When mah jongg is said, all other players leave their tiles and the walls alone until the hand has been ' +
      'compared with the card. The declarer lays out all fourteen tiles on the flat of the rack for that check.',
    standing: 'stated',
    sources: [
      { source: 'card-2025', locator: 'headline of the rules panel', reportedBy: ['card-2025-transcription', 'lvm'] },
      { source: 'mjme-2024', locator: 'p. 21 #1', reportedBy: ['mjme-paraphrase'] },
      { source: 'mjme-paraphrase', locator: 'in error 1' },
      { source: 'ml-197' },
      { source: 'rulings-page-mje', locator: 'advice to the other players' },
      { source: 'amja-mje' },
      { source: 'sloper-156' },
      { source: 'chels' },
    ],
  },
  {
    id: 'INT-03',
    title: 'Shown or thrown in before the check',
    section: 'Intact hands and the check',
    text:
      'A player who shows tiles from the hand, some or all, or throws the hand in before a wrong declaration has ' +
      'been checked has a dead hand from then on. It cannot be put together again.',
    standing: 'stated',
    sources: [
      { source: 'card-2025', locator: 'in error 2', reportedBy: ['card-2025-transcription', 'lvm'] },
      { source: 'mjme-paraphrase', locator: 'in error 5(b), 5(c)' },
      { source: 'ml-197', locator: 'table, last rows' },
      { source: 'rulings-page-mje', locator: 'others dead too' },
      { source: 'mahjblog-2010-12' },
      { source: 'amja-mje' },
    ],
    dissent:
      'The rulings page records a house rule: some tables give every hand back when the slip is caught at once and ' +
      'no tiles are mixed. AMJA counts three separate triggers: showing tiles, throwing them in, and disturbing a ' +
      'wall.',
    options: ['thrownInRestore'],
  },
  {
    id: 'INT-04',
    title: 'The check is the ruling',
    section: 'Intact hands and the check',
    text:
      'When the tiles laid out make no hand on the card, the check by the table settles the matter, and nobody has ' +
      'to call the hand dead as well.',
    standing: 'stated',
    sources: [
      { source: 'amja-mje' },
      { source: 'ml-197' },
      { source: 'card-2025', locator: 'in error 1', reportedBy: ['card-2025-transcription', 'lvm'] },
    ],
    dissent:
      'Article 303 says in general that another player must name the fault and declare the hand dead. We read the ' +
      'check by the table as doing just that.',
  },
  {
    id: 'INT-06',
    title: 'A wrong hand found when all was over',
    section: 'Intact hands and the check',
    text:
      'A hand that every player accepted stands as a win once the tiles are mixed or paid for, since nothing can ' +
      'be checked any more. No source speaks of it; all of this is our reading.',
    standing: 'derived',
    sources: [{ source: 'ml-197' }, { source: 'amja-mje' }],
    options: ['lateCorrection'],
  },
]
