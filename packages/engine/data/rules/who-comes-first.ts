import type { Rule } from '../../src/rulings/law.ts'

export const priorityRules: readonly Rule[] = [
  {
    id: 'CLAIM-03',
    title: 'Mah jongg comes before an exposure',
    section: 'Who comes first',
    text:
      'Mah jongg comes before a call for an exposure whatever the seats, even if the other player has put the tile ' +
      'up or shown tiles with it. That player gives the tile up.',
    standing: 'stated',
    sources: [
      { source: 'ml-92' },
      { source: 'ml-264' },
      { source: 'bulletin-2026', reportedBy: ['mahj-minds-az'] },
      { source: 'sloper-92' },
    ],
  },
  {
    id: 'CLAIM-04',
    title: 'Neither speed nor words',
    section: 'Who comes first',
    text: 'Between calls of the same kind it does not matter who spoke first or which word was used.',
    standing: 'stated',
    sources: [{ source: 'ml-264' }],
  },
  {
    id: 'CLAIM-05',
    title: 'Two calls for exposures',
    section: 'Who comes first',
    text: 'Of two calls for exposures, the player nearer in turn after the discarder has the tile.',
    standing: 'stated',
    sources: [
      { source: 'mjme-2024', locator: 'p. 15', reportedBy: ['ml-146'] },
      { source: 'ml-92' },
      { source: 'ml-264' },
      { source: 'amja-exposure' },
    ],
  },
  {
    id: 'CLAIM-06',
    title: 'The farther caller was bound first',
    section: 'Who comes first',
    text: 'A caller farther in turn who had put the tile on the flat or shown tiles before the nearer one spoke keeps the tile.',
    standing: 'stated',
    sources: [
      { source: 'bulletin-2007', reportedBy: ['sloper-720'] },
      { source: 'bulletin-2013', reportedBy: ['sloper-720'] },
      { source: 'card-2024', locator: '5', reportedBy: ['sloper-faq-16'] },
      { source: 'ml-264' },
      { source: 'bulletin-2026', reportedBy: ['mahj-minds-az'] },
    ],
    options: ['claimCommit'],
  },
  {
    id: 'CLAIM-07',
    title: 'Two mah jonggs on one discard',
    section: 'Who comes first',
    text:
      'Of two players who declare mah jongg on one discard, the nearer in turn is checked first. A farther one who ' +
      'was bound before the nearer spoke comes first, as with exposures.',
    standing: 'disputed',
    sources: [
      { source: 'card-2024', locator: '6', reportedBy: ['sloper-faq-16'] },
      { source: 'sloper-331' },
      { source: 'sloper-720' },
      { source: 'sloper-134' },
    ],
    dissent: 'Older texts, such as the book in Sloper’s column 134, go by the order of turn alone.',
    options: ['mjVsMj'],
  },
  {
    id: 'CLAIM-08',
    title: 'One winner to a discard',
    section: 'Who comes first',
    text: 'Two players never both win on the same discard.',
    standing: 'stated',
    sources: [{ source: 'ml-264' }, { source: 'sloper-134' }],
  },
  {
    id: 'CLAIM-09',
    title: 'The caller who comes second',
    section: 'Who comes first',
    text:
      'A player whose call gives way to a better one goes on as before. Tiles shown for it, even for a mah jongg, go ' +
      'back without penalty.',
    standing: 'derived',
    sources: [{ source: 'ml-264' }, { source: 'ml-92' }],
  },
  {
    id: 'CLAIM-25',
    title: 'Two players put up tiles at the same moment',
    section: 'Who comes first',
    text:
      'When two players put up tiles for one discard at the same moment, the order of turn decides, and the other ' +
      'takes the tiles back without penalty.',
    standing: 'derived',
    sources: [{ source: 'ml-264' }, { source: 'mjme-2024', locator: 'p. 15', reportedBy: ['ml-146'] }],
  },
  {
    id: 'CLAIM-26',
    title: 'Nobody can say who was bound first',
    section: 'Who comes first',
    text: 'When nobody can say who was bound first, the order of turn decides.',
    standing: 'derived',
    sources: [{ source: 'ml-264' }],
  },
  {
    id: 'CLAIM-27',
    title: 'A failed mah jongg had displaced an exposure',
    section: 'Who comes first',
    text:
      'When a mah jongg that displaced an exposure fails, the tile stays with the dead hand. The player whose ' +
      'exposure was displaced cannot have it back, and takes the other tiles down without penalty.',
    standing: 'derived',
    sources: [
      { source: 'ml-197', locator: 'table, row on Article 51' },
      { source: 'rulings-page-mje', locator: 'declarer dead' },
      { source: 'amja-faq' },
    ],
    options: ['failedDeclarationTile'],
  },
]
