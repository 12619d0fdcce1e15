import type { Rule } from '../../src/rulings/law.ts'

export const wallRules: readonly Rule[] = [
  {
    id: 'WAL-01',
    title: 'A wall destroyed by throwing in',
    section: 'Walls',
    text:
      'When a hand is thrown in on an unchecked declaration that proves wrong, and a wall is broken or mixed by ' +
      'it, the deal ends. Each intact hand gets the card’s lowest value from the player who threw in. That the ' +
      'declarer neither pays nor collects is our reading, since no source speaks of it.',
    standing: 'stated',
    sources: [
      { source: 'mjme-2024', locator: 'p. 22 #5(d)', reportedBy: ['ml-197'] },
      { source: 'ml-197' },
      { source: 'ml-197', locator: 'table, row on Article 54' },
      { source: 'mjme-paraphrase', locator: 'in error 5(d)' },
      { source: 'fmm' },
      { source: 'amv-54' },
      { source: 'rulings-page-mje', locator: 'others dead too' },
    ],
    dissent:
      'The book, as reported, names the remaining players, Article 197 those with intact hands. The rulings page ' +
      'says only that play stops there.',
    options: ['wallDestroyed', 'errorPayments'],
  },
  {
    id: 'WAL-02',
    title: 'A wall disturbed but easily restored',
    section: 'Walls',
    text:
      'A disturbed wall that can be put back as it was is put back, and play goes on. That part is our reading, ' +
      'since no League text speaks of it. The disturbance still ends the right to take back a spoken mah jongg ' +
      'or to change it into a call, as AMJA says.',
    standing: 'derived',
    sources: [{ source: 'amja-mje' }, { source: 'amja-mj-errors', locator: '4.1.4' }],
  },
  {
    id: 'WAL-03',
    title: 'A wall tile turned over while picking',
    section: 'Walls',
    text: 'A wall tile turned face up while it is picked goes back face down in the same place, and no hand dies for it.',
    standing: 'stated',
    sources: [{ source: 'amja-play-errors', locator: '1' }],
  },
  {
    id: 'WAL-04',
    title: 'The wrong end of the wall',
    section: 'Walls',
    text:
      'A player who racks a tile from the wrong end has a dead hand, the tile stays with it, and the others go on at ' +
      'the right end. If more than one player did so, play stops and all tiles go in. When such a picker’s discard ' +
      'gives somebody a right mah jongg, that picker pays for everybody.',
    standing: 'reported',
    sources: [
      { source: 'mjme-paraphrase', locator: '15(a) to (c)' },
      { source: 'mc-tournament-rules' },
      { source: 'ml-tag' },
      { source: 'ml-303', locator: 'additional consequences' },
    ],
    options: ['wrongWall', 'payTheTableMultiplier'],
  },
  {
    id: 'WAL-05',
    title: 'The wrong wall',
    section: 'Walls',
    text:
      'A player who racks a tile from the wrong wall has a dead hand, and so has a player who pushed a wall out too ' +
      'early and led another to pick from it. A right mah jongg declared meanwhile stands, and the player who pushed ' +
      'out the wall pays for everybody.',
    standing: 'reported',
    sources: [
      { source: 'mjme-paraphrase', locator: '14(a) to (c)' },
      { source: 'mc-tournament-rules' },
      { source: 'ml-303', locator: 'additional consequences' },
    ],
    options: ['wrongWall', 'payTheTableMultiplier'],
  },
  {
    id: 'WAL-06',
    title: 'A wall mixed into the discards',
    section: 'Walls',
    text:
      'After a mah jongg in error, a wall that has been mixed into the discards ends the deal, whoever did it. ' +
      'The page names no payment, and payment is written only for a wall broken by throwing in. That nobody pays ' +
      'for mixing is our reading.',
    standing: 'stated',
    sources: [{ source: 'rulings-page-mje', locator: 'others dead too' }],
    options: ['wallDestroyed', 'wallLostByAccident'],
  },
  {
    id: 'WAL-07',
    title: 'The declarer broke the wall',
    section: 'Walls',
    text: 'A declarer in error who broke a wall pays for it like a player who threw in.',
    standing: 'derived',
    sources: [{ source: 'rulings-page-mje', locator: 'others dead too' }],
    options: ['wallDestroyed'],
  },
  {
    id: 'WAL-08',
    title: 'One seat with two parts at a wrong wall',
    section: 'Walls',
    text:
      'A player who pushed out a wrong wall and picked from it goes out once, and one who was out already does not go ' +
      'out again. When the player who would pay for everybody declares a right mah jongg, the table decides. The ' +
      'paraphrase of the book speaks of neither; it is our reading.',
    standing: 'derived',
    sources: [
      { source: 'mjme-paraphrase', locator: '14(a) to (c)' },
      { source: 'mjme-paraphrase', locator: '15(a) to (c)' },
    ],
    options: ['wrongWall'],
  },
]
