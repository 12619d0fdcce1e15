import type { Rule } from '../../src/rulings/law.ts'

export const claimedDiscardRules: readonly Rule[] = [
  {
    id: 'DSC-01',
    title: 'Not for another player’s exposure',
    section: 'The called discard',
    text: 'A discard called for a mah jongg that failed remains with the dead hand, and nobody can have it for an exposure.',
    standing: 'stated',
    sources: [
      { source: 'mjme-2024', locator: 'p. 23 #6', reportedBy: ['ml-197'] },
      { source: 'mjme-paraphrase', locator: '9(f)' },
      { source: 'mjme-paraphrase', locator: 'in error 6' },
      { source: 'ml-197', locator: 'table, row on Article 51' },
      { source: 'rulings-page-mje', locator: 'declarer dead' },
      { source: 'amv-51' },
      { source: 'fmm' },
    ],
    options: ['failedDeclarationTile'],
  },
  {
    id: 'DSC-02',
    title: 'For another player’s mah jongg',
    section: 'The called discard',
    text:
      'A live player whose hand becomes a right mah jongg with that discard may have it. The dead hand gives the ' +
      'tile up, the new hand is checked, and the deal ends if it is right. The sources set no time; we take it as ' +
      'open until the next player racks or discards.',
    standing: 'stated',
    sources: [
      { source: 'mjme-2024', locator: 'p. 23 #6', reportedBy: ['ml-197'] },
      { source: 'mjme-paraphrase', locator: '9(g)' },
      { source: 'mjme-paraphrase', locator: 'in error 6' },
      { source: 'ml-197' },
      { source: 'rulings-page-mje', locator: 'declarer dead' },
      { source: 'ml-303', locator: 'claimed discard, after a wrong exposure' },
      { source: 'fmm' },
      { source: 'amv-51' },
    ],
    dissent:
      'An older edition of the wiki (its Article 51) lets no other player have the tile. The paraphrase of the book ' +
      'is narrow in one place, naming only a player who had declared as well, and broad in another.',
    options: ['failedDeclarationTile'],
  },
  {
    id: 'DSC-03',
    title: 'Two declared, and the first is wrong',
    section: 'The called discard',
    text:
      'When two players declare on one discard and the hand with the better claim fails, it is dead. The tile passes ' +
      'to the other player, who wins if that hand is right.',
    standing: 'stated',
    sources: [
      { source: 'mjme-paraphrase', locator: '9(g)' },
      { source: 'rulings-page-mje', locator: 'sources consulted' },
      { source: 'amja-faq' },
      { source: 'amja-mj-errors', locator: '3.3, of a misnamed tile' },
      { source: 'ml-197' },
    ],
    options: ['failedDeclarationTile'],
  },
  {
    id: 'DSC-04',
    title: 'After an exposure that made the hand dead',
    section: 'The called discard',
    text:
      'When a called discard went into a wrong exposure and the hand is dead for it, another player may still ' +
      'declare mah jongg with that tile, and the dead hand hands it over. Otherwise the tile stays where it is.',
    standing: 'stated',
    sources: [{ source: 'ml-303', locator: 'claimed discard' }, { source: 'mahjblog-2010-12' }],
  },
  {
    id: 'DSC-05',
    title: 'Who pays when a dead hand’s tile wins',
    section: 'The called discard',
    text:
      'When the tile of a failed mah jongg gives another player the win, the player who threw it pays as its ' +
      'discarder and the dead hand as an ordinary loser; a jokerless win doubles as usual. That a dead hand pays ' +
      'like any loser is written. Which of the two counts as the discarder is not, and that part is our reading.',
    standing: 'derived',
    sources: [
      { source: 'mjme-2024', locator: 'p. 26', reportedBy: ['ml-97'] },
      { source: 'mjme-2024', locator: 'p. 23 #6', reportedBy: ['ml-197'] },
    ],
    options: ['discarderOnReclaimedTile'],
  },
  {
    id: 'DSC-06',
    title: 'A tile from the wall or from a swap',
    section: 'The called discard',
    text:
      'When the declared hand rested on a tile from the wall or from a joker swap, the turn ends without a ' +
      'discard. The tile therefore stays in the dead hand, which the sources imply rather than say.',
    standing: 'stated',
    sources: [
      { source: 'ml-197' },
      { source: 'rulings-page-mje', locator: 'declarer dead' },
      { source: 'ml-24' },
      { source: 'ml-303' },
    ],
  },
  {
    id: 'DSC-07',
    title: 'Older words on a wrong exposure with a discard',
    section: 'The called discard',
    text:
      'A League answer still carries words that the 2020 book left out: a wrong exposure on a called discard was to ' +
      'be treated as severely as a mah jongg in error. Today such an exposure can be put right until the discard, ' +
      'and the rules on exposures decide the rest.',
    standing: 'reported',
    sources: [
      { source: 'league-answer', reportedBy: ['ml-197', 'ml-55'] },
      { source: 'mjme-2020', locator: 'what it left out', reportedBy: ['ml-197'] },
    ],
  },
  {
    id: 'DSC-08',
    title: 'Two declared on one discard, and both are wrong',
    section: 'The called discard',
    text:
      'When two players declare on one discard and both hands fail, both are dead, as after any wrong ' +
      'declaration. That the tile stays with the hand checked last, and that play goes on at that player’s ' +
      'right, is our reading.',
    standing: 'derived',
    sources: [{ source: 'ml-197' }, { source: 'ml-303' }, { source: 'amja-mj-errors', locator: '3.3.2, of a misnamed tile' }],
    options: ['failedDeclarationTile'],
  },
]
