import type { Rule } from '../../src/rulings/law.ts'

export const callRules: readonly Rule[] = [
  {
    id: 'CLAIM-01',
    title: 'Who may call, and what for',
    section: 'Calls',
    text:
      'Every live player but the discarder may call the open natural discard: to complete a pung, kong, quint or ' +
      'sextet for a hand marked X, or to complete mah jongg with any hand.',
    standing: 'stated',
    sources: [
      { source: 'mjme-2024', locator: 'p. 15', reportedBy: ['ml-146'] },
      { source: 'ml-146' },
      { source: 'amja-exposure' },
    ],
  },
  {
    id: 'CLAIM-02',
    title: 'A call is spoken',
    section: 'Calls',
    text: 'A call has to be said aloud; which word is used makes no difference.',
    standing: 'stated',
    sources: [
      { source: 'card-2016', reportedBy: ['sloper-faq-16'] },
      { source: 'ml-146' },
      { source: 'mjme-2024', locator: 'p. 15', reportedBy: ['ml-146'] },
    ],
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
    id: 'CLAIM-13',
    title: 'The tiles have to be in the hand',
    section: 'Calls',
    text:
      'A caller must already hold what the group still needs, jokers counted. A joker that would first have to be ' +
      'swapped for does not count.',
    standing: 'stated',
    sources: [{ source: 'ml-rules-index' }, { source: 'sloper-131' }],
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
    id: 'CLAIM-15',
    title: 'One natural tile will do',
    section: 'Calls',
    text: 'The called tile may be the only natural one of the group; jokers may make up the rest.',
    standing: 'stated',
    sources: [{ source: 'ml-146' }, { source: 'sloper-595' }],
  },
  {
    id: 'CLAIM-16',
    title: 'After an exposure',
    section: 'Calls',
    text: 'After an exposure the caller discards, and play goes on from the caller’s right. Players in between lose their turn.',
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
    text: 'A player with a right mah jongg who takes the wrong tile may put it right; no written rule speaks of it.',
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
    id: 'CLAIM-28',
    title: 'An older discard put up in an exposure',
    section: 'Calls',
    text:
      'A caller who put up an older discard, or one of the own, puts it back until the next own discard. After that ' +
      'the hand can be called dead.',
    standing: 'derived',
    sources: [{ source: 'sloper-691' }, { source: 'ml-264' }],
  },
  {
    id: 'CLAIM-21',
    title: 'Called before the tile is down',
    section: 'Calls',
    text: 'A call that comes before the tile is down has to wait for it, and costs nothing.',
    standing: 'derived',
    sources: [{ source: 'sloper-faq-19' }, { source: 'amja-exposure' }],
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
    id: 'CLAIM-24',
    title: 'A dead hand does not call',
    section: 'Calls',
    text: 'The owner of a dead hand cannot call a discard.',
    standing: 'stated',
    sources: [{ source: 'ml-303' }, { source: 'amja-dead-hand' }],
  },
]
