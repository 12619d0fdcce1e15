import type { Rule } from '../../src/rulings/law.ts'

export const countRules: readonly Rule[] = [
  {
    id: 'COUNT-01',
    title: 'The right number',
    section: 'Tile counts',
    text:
      'A hand has thirteen tiles between turns, exposures included, and fourteen from pick or call until the ' +
      'discard. East has fourteen before the first discard.',
    standing: 'stated',
    sources: [{ source: 'amja-play-errors' }, { source: 'mc-78' }],
  },
  {
    id: 'COUNT-02',
    title: 'Wrong before East’s first discard',
    section: 'Tile counts',
    text: 'No hand dies for a wrong count found before East’s first discard. It is put right or the tiles are dealt again.',
    standing: 'stated',
    sources: [{ source: 'ml-189' }, { source: 'winning-moves' }],
    dissent:
      'The book and bulletins, as reported, deal again and mend only the case of the player at East’s left who ' +
      'missed the last tile.',
    options: ['countBeforePlay'],
  },
  {
    id: 'COUNT-03',
    title: 'One hand wrong in play',
    section: 'Tile counts',
    text: 'In play, one hand with a wrong number of tiles can be called dead, and the other three play on.',
    standing: 'stated',
    sources: [
      { source: 'amja-play-errors', locator: '2' },
      { source: 'mjme-2024', locator: 'p. 19 #15(a)', reportedBy: ['mc-78'] },
      { source: 'mc-78' },
    ],
  },
  {
    id: 'COUNT-04',
    title: 'Two hands wrong in play',
    section: 'Tile counts',
    text: 'In play, two hands with wrong numbers of tiles can both be called dead, and the other two play on.',
    standing: 'stated',
    sources: [{ source: 'amja-play-errors', locator: '3' }, { source: 'amv-142' }],
    dissent: 'The Winning Moves card game plays the deal again.',
    options: ['twoWrongCounts'],
  },
  {
    id: 'COUNT-05',
    title: 'Three hands dead without a mah jongg in error',
    section: 'Tile counts',
    text:
      'When three hands are dead without a mah jongg in error, the survivor does not win and nobody pays. AMJA ' +
      'rebuilds the walls and starts again with the same East and a new Charleston.',
    standing: 'stated',
    sources: [
      { source: 'amja-play-errors', locator: '4' },
      { source: 'amv-142' },
      { source: 'mc-127' },
      { source: 'ml-303', locator: 'one player left' },
    ],
    options: ['lastSurvivor'],
  },
  {
    id: 'COUNT-06',
    title: 'Discarded without picking or calling',
    section: 'Tile counts',
    text: 'A hand that discarded without picking or calling is short and can be called dead.',
    standing: 'stated',
    sources: [{ source: 'amja-play-errors', locator: '5' }, { source: 'mc-78' }, { source: 'sloper-faq-19' }],
  },
  {
    id: 'COUNT-07',
    title: 'Forgot to discard',
    section: 'Tile counts',
    text:
      'A player who forgot to discard does so now if the next player has at most picked. Once the next player has ' +
      'racked or discarded, the hand has too many tiles.',
    standing: 'derived',
    sources: [{ source: 'amja-play-errors', locator: '2' }],
  },
  {
    id: 'COUNT-08',
    title: 'Picked two tiles',
    section: 'Tile counts',
    text:
      'Of two tiles picked in one turn, the second goes back to its exact place if it is not racked and is known. ' +
      'With both racked, the hand has too many tiles.',
    standing: 'derived',
    sources: [{ source: 'amja-play-errors', locator: '2' }],
  },
  {
    id: 'COUNT-09',
    title: 'Discarded two tiles',
    section: 'Tile counts',
    text: 'A hand that discarded two tiles is short, and only the later tile can be called.',
    standing: 'derived',
    sources: [{ source: 'amja-play-errors', locator: '2' }, { source: 'amja-play' }],
  },
  {
    id: 'COUNT-10',
    title: 'Asking for a count',
    section: 'Tile counts',
    text: 'Players may ask to see how many hidden tiles a hand has, not what they are.',
    standing: 'derived',
    sources: [{ source: 'amja-dead-hand' }],
  },
  {
    id: 'COUNT-11',
    title: 'Tiles kept off the rack',
    section: 'Tile counts',
    text:
      'Except while arranging a hand, its tiles belong on or in the rack. No penalty is named, but a rack that looks ' +
      'short invites a call.',
    standing: 'stated',
    sources: [{ source: 'ml-168' }, { source: 'mjme-2024', locator: 'p. 16 #1, p. 17 #7(a)', reportedBy: ['ml-168'] }],
  },
  {
    id: 'COUNT-12',
    title: 'A wrong number in a declared hand',
    section: 'Tile counts',
    text:
      'A wrong number of tiles in a declared hand is a mah jongg in error, not a matter of the count alone. The ' +
      'source tells of a hand one tile short; we take one too many alike.',
    standing: 'stated',
    sources: [{ source: 'ml-197', locator: 'player’s question and League answer' }],
  },
  {
    id: 'COUNT-13',
    title: 'A tile slid from one rack to another',
    section: 'Tile counts',
    text:
      'When a tile slid from one rack to another, both players agree which it was and nobody has acted, it goes ' +
      'back. Otherwise each of the two hands can be called dead.',
    standing: 'derived',
    sources: [{ source: 'amja-play-errors', locator: '2 and 3' }],
  },
  {
    id: 'COUNT-14',
    title: 'The discard of a short hand',
    section: 'Tile counts',
    text: 'A discard that was made in turn, though nothing had been picked or called, can be called as usual.',
    standing: 'derived',
    sources: [{ source: 'amja-play-errors', locator: '5' }],
  },
]
