import type { Rule } from '../../src/rulings/law.ts'

export const playWallRules: readonly Rule[] = [
  {
    id: 'WALL-07',
    title: 'Wall tiles knocked or seen while building',
    section: 'Wall slips',
    text: 'Wall tiles knocked or seen while the walls are built are put back face down in their place, and nothing more follows.',
    standing: 'derived',
    sources: [{ source: 'amja-play-errors', locator: '1' }],
  },
  {
    id: 'WALLERR-01',
    title: 'Wrong end, not racked',
    section: 'Wall slips',
    text: 'A tile picked from the wrong end and not racked goes back, and the right one is picked.',
    standing: 'derived',
    sources: [{ source: 'ml-rules-index' }],
    options: ['wrongWall'],
  },
  {
    id: 'WALLERR-02',
    title: 'Wrong end, racked',
    section: 'Wall slips',
    text: 'A hand that racked a tile from the wrong end of the wall can be called dead.',
    standing: 'stated',
    sources: [{ source: 'ml-rules-index' }, { source: 'ml-24' }, { source: 'mc-78' }],
    options: ['wrongWall'],
  },
  {
    id: 'WALLERR-03',
    title: 'The wrong wall was pushed out',
    section: 'Wall slips',
    text:
      'A wrong wall pushed out is pulled back if nobody has racked from it, and the right one is pushed out. Anyone ' +
      'who racked a tile from it, and the player who pushed it out, can be called dead.',
    standing: 'reported',
    sources: [
      { source: 'mjme-paraphrase', locator: '14(a) to (c)' },
      { source: 'ml-303', locator: 'additional consequences' },
      { source: 'mjme-2024', locator: 'p. 24 #19 to 21', reportedBy: ['ml-303'] },
      { source: 'mc-tournament-rules' },
    ],
    dissent:
      'Article 303 mentions special procedures of the League without giving them. MahjCon’s tournament makes those ' +
      'dead who picked from it.',
    options: ['wrongWall'],
  },
  {
    id: 'WALLERR-04',
    title: 'A wall was pushed out too early',
    section: 'Wall slips',
    text: 'Pushing a wall out too early does no harm as long as the wall before it is finished first.',
    standing: 'derived',
    sources: [{ source: 'ml-303', locator: 'additional consequences' }],
  },
  {
    id: 'WALLERR-05',
    title: 'Picked from a wall not yet pushed out',
    section: 'Wall slips',
    text: 'A pick from a wall not yet served, or from the stacks held back, is treated as one from the wrong wall.',
    standing: 'derived',
    sources: [{ source: 'mjme-paraphrase', locator: '14(a) to (c)' }],
    options: ['wrongWall'],
  },
  {
    id: 'WALLERR-06',
    title: 'A wall was knocked over',
    section: 'Wall slips',
    text:
      'A wall that was knocked over is put back as nearly as can be, and nobody is penalised for tiles seen. If that ' +
      'cannot be done, the table decides: finish with the rest reshuffled, or deal again.',
    standing: 'derived',
    sources: [{ source: 'amja-play-errors', locator: '1' }],
    options: ['wallLostByAccident'],
  },
  {
    id: 'WALLERR-07',
    title: 'A rack knocked into the discards',
    section: 'Wall slips',
    text:
      'When a rack is knocked into the discards, common tournament rules play on without that hand if its tiles can be ' +
      'restored. Otherwise play stops, with minus ten points for the owner and plus ten for each other player.',
    standing: 'stated',
    sources: [{ source: 'mc-163' }],
    options: ['rackSpilled'],
  },
  {
    id: 'WALLERR-09',
    title: 'Own tiles among the discards, at home',
    section: 'Wall slips',
    text:
      'At home a player whose rack was knocked into the discards takes back the tiles that are certainly that ' +
      'player’s own, by the player’s word. No League text was found; where it is unclear, the table decides.',
    standing: 'derived',
    sources: [{ source: 'mc-163' }],
    options: ['rackSpilled'],
  },
  {
    id: 'WALLERR-08',
    title: 'A wall destroyed by throwing in on a wrong mah jongg',
    section: 'Wall slips',
    text:
      'A wall destroyed by throwing in on a wrong mah jongg costs the player who threw in the card’s lowest ' +
      'value, once for each intact hand.',
    standing: 'stated',
    sources: [{ source: 'ml-197' }, { source: 'mjme-2024', locator: 'p. 22 #5(d)', reportedBy: ['ml-197'] }],
    options: ['wallDestroyed', 'errorPayments'],
  },
]
