import type { Rule } from '../../src/rulings/law.ts'

export const callRules: readonly Rule[] = [
  {
    id: 'CLAIM-03',
    title: 'Mah jongg comes before an exposure',
    section: 'Calls',
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
    id: 'CLAIM-05',
    title: 'Two calls for exposures',
    section: 'Calls',
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
    id: 'CLAIM-09',
    title: 'The caller who comes second',
    section: 'Calls',
    text:
      'A player whose call gives way to a better one goes on as before. Tiles shown for it, even for a mah jongg, go ' +
      'back without penalty.',
    standing: 'derived',
    sources: [{ source: 'ml-264' }, { source: 'ml-92' }],
  },
  {
    id: 'CLAIM-10',
    title: 'When a caller is bound',
    section: 'Calls',
    text:
      'A caller is bound as soon as the tile is on the flat of the rack or any tile from the hand is shown. Until ' +
      'then the call can be taken back without penalty.',
    standing: 'stated',
    sources: [
      { source: 'mjme-2024', locator: 'p. 15', reportedBy: ['ml-146'] },
      { source: 'amja-exposure' },
      { source: 'jewish-journal-2010' },
      { source: 'mam-2015-01' },
      { source: 'mc-163' },
    ],
    dissent:
      'Elaine Sandberg, in 2010, let the tile go back when nothing else was up. Some events bind a caller who calls ' +
      'or touches the tile.',
    options: ['claimCommit'],
  },
  {
    id: 'CLAIM-11',
    title: 'Tile first or exposure first',
    section: 'Calls',
    text: 'The caller may take the tile first or show the group first. Putting the tile on the flat first is the clearest.',
    standing: 'stated',
    sources: [{ source: 'ml-289' }, { source: 'ml-16' }],
  },
  {
    id: 'CLAIM-12',
    title: 'The called tile goes on top',
    section: 'Calls',
    text:
      'A called tile goes on the flat of the rack, not among the hidden tiles. One that was put in the slope has to be ' +
      'used all the same, and costs nothing while a proper exposure follows. That it is moved up at once is our reading.',
    standing: 'stated',
    sources: [{ source: 'ml-197' }, { source: 'ml-289' }, { source: 'mjme-paraphrase' }, { source: 'mc-163' }],
    dissent: 'Common tournament rules make a hand dead for a called tile put in the slope.',
    options: ['claimedTileInSlope'],
  },
  {
    id: 'CLAIM-14',
    title: 'What a discard cannot be called for',
    section: 'Calls',
    text:
      'A discard cannot be called for a single, a pair, NEWS, a year, a run or any set of unlike tiles, except as ' +
      'the tile that completes mah jongg. A hand that shows tiles on such a call can be called dead.',
    standing: 'stated',
    sources: [{ source: 'ml-146' }, { source: 'mjme-2024', locator: 'p. 15', reportedBy: ['ml-146'] }],
  },
  {
    id: 'CLAIM-16',
    title: 'After an exposure',
    section: 'Calls',
    text: "After an exposure the caller discards, and play goes on from the caller's right. Players in between lose their turn.",
    standing: 'stated',
    sources: [{ source: 'ml-146' }, { source: 'amja-exposure' }],
  },
  {
    id: 'CLAIM-17',
    title: 'The last tile of a concealed hand',
    section: 'Calls',
    text: 'A discard that completes a hand marked C may be called, and the whole hand is then shown.',
    standing: 'stated',
    sources: [{ source: 'ml-146' }, { source: 'amja-exposure' }],
  },
  {
    id: 'CLAIM-18',
    title: 'Bound, and no proper exposure to make',
    section: 'Calls',
    text:
      'A caller who is bound but has no proper exposure to make has a hand that can be called dead. The tile stays ' +
      'with it; another player may take it for mah jongg, and nobody for an exposure.',
    standing: 'stated',
    sources: [
      { source: 'ml-303', locator: 'claimed discard, after a wrong exposure' },
      { source: 'amja-exposure-errors' },
      { source: 'amv-51' },
    ],
    dissent: 'An older edition of the wiki (its Article 51), on a failed mah jongg, lets no other player have the tile.',
    options: ['claimCommit'],
  },
  {
    id: 'CLAIM-19',
    title: 'The wrong tile taken from the discards',
    section: 'Calls',
    text:
      'A player with a right mah jongg who takes the wrong tile may put it right; no written rule speaks of it. For ' +
      'an exposure our reading is that it is put right until the caller discards, and that the hand can be called ' +
      'dead after that.',
    standing: 'stated',
    sources: [{ source: 'sloper-691' }],
    options: ['wrongTileLifted'],
  },
  {
    id: 'CLAIM-20',
    title: 'An older discard is called',
    section: 'Calls',
    text: 'A call for an older discard is void, and costs nothing as long as nothing was put up.',
    standing: 'stated',
    sources: [{ source: 'ml-264' }, { source: 'lvm' }],
    dissent: 'The Las Vegas Mahjong pages say that the penalty differs from table to table.',
  },
  {
    id: 'CLAIM-22',
    title: 'A call made only to look',
    section: 'Calls',
    text: 'A player who called just to see the tile may take that back until bound.',
    standing: 'stated',
    sources: [{ source: 'ml-146' }, { source: 'ml-264' }],
  },
  {
    id: 'CLAIM-23',
    title: 'Mah jongg changed into a call',
    section: 'Calls',
    text:
      'A mah jongg on a discard may become an ordinary call while only the tiles of that exposure are up and no ' +
      'other player has shown tiles, thrown in or disturbed a wall. The exposure then binds.',
    standing: 'stated',
    sources: [
      { source: 'ml-197' },
      { source: 'mjme-2024', locator: 'p. 21 #3', reportedBy: ['ml-197'] },
      { source: 'amja-mj-errors', locator: '4' },
      { source: 'rulings-page-mje', locator: 'declarer dead, the exception' },
    ],
    dissent:
      'The rulings page and Find My Mahj keep the change to a hand marked X. The card makes a wrong hand dead ' +
      'once any part of it is shown.',
    options: ['conversionAfterExposure'],
  },
  {
    id: 'CLAIM-25',
    title: 'Two players put up tiles at the same moment',
    section: 'Calls',
    text:
      'When two players put up tiles for one discard at the same moment, the order of turn decides, and the other ' +
      'takes the tiles back without penalty.',
    standing: 'derived',
    sources: [{ source: 'ml-264' }, { source: 'mjme-2024', locator: 'p. 15', reportedBy: ['ml-146'] }],
  },
  {
    id: 'CLAIM-26',
    title: 'Nobody can say who was bound first',
    section: 'Calls',
    text: 'When nobody can say who was bound first, the order of turn decides.',
    standing: 'derived',
    sources: [{ source: 'ml-264' }],
  },
  {
    id: 'CLAIM-27',
    title: 'A failed mah jongg had displaced an exposure',
    section: 'Calls',
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
