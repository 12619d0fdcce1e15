import type { Rule } from '../../src/rulings/law.ts'

export const tileRules: readonly Rule[] = [
  {
    id: 'TILE-01',
    title: 'The set',
    section: 'Tiles and racks',
    text: 'A set in play has 152 tiles: 108 of the three suits, 16 winds, 12 dragons, 8 flowers and 8 jokers.',
    standing: 'stated',
    sources: [{ source: 'mjme-2024', locator: 'p. 5', reportedBy: ['mc-119'] }, { source: 'mc-119' }, { source: 'amja-play' }],
  },
  {
    id: 'TILE-02',
    title: 'Tiles too many',
    section: 'Tiles and racks',
    text:
      'Further jokers and blanks that come with a set are left out. Tables that play ten jokers or blanks do so by a ' +
      'rule of their own, with walls of twenty stacks.',
    standing: 'stated',
    sources: [{ source: 'southern-sparrow' }, { source: 'sloper-faq-14' }],
  },
  {
    id: 'TILE-03',
    title: 'All flowers are alike',
    section: 'Tiles and racks',
    text: 'A flower is a flower whatever is drawn on it. There are eight, so that even six of them can be natural.',
    standing: 'stated',
    sources: [{ source: 'mc-119' }, { source: 'sloper-faq-16' }],
  },
  {
    id: 'TILE-04',
    title: 'Natural tiles',
    section: 'Tiles and racks',
    text: 'Every tile but the joker is a natural tile, flowers among them.',
    standing: 'stated',
    sources: [{ source: 'amja-glossary' }, { source: 'ml-221' }, { source: 'amv-101' }],
    dissent: 'An older page of American Mah Jongg Ventures leaves flowers out.',
  },
  {
    id: 'TILE-05',
    title: 'The white dragon is the zero',
    section: 'Tiles and racks',
    text: 'The white dragon, or soap, belongs to Dots as a dragon, and is a zero without a suit where the card prints one.',
    standing: 'stated',
    sources: [{ source: 'mc-119' }, { source: 'amja-card' }],
  },
  {
    id: 'TILE-06',
    title: 'Dragons and suits',
    section: 'Tiles and racks',
    text: 'The red dragon goes with Craks, the green with Bams and the white with Dots, where the card pairs a dragon with a suit.',
    standing: 'stated',
    sources: [{ source: 'mc-119' }, { source: 'amja-card' }],
  },
  {
    id: 'TILE-07',
    title: 'Numbers that follow',
    section: 'Tiles and racks',
    text:
      'A wall has 38 tiles, 53 are dealt and 99 are left to pick. A wall game in which nothing was called has a ' +
      'hundred discards.',
    standing: 'derived',
    sources: [{ source: 'mc-119' }, { source: 'ml-272' }],
  },
  {
    id: 'TILE-08',
    title: 'Dice and racks',
    section: 'Tiles and racks',
    text: 'Two dice and four racks are used. A rack has a flat top for exposures and a slope for hidden tiles.',
    standing: 'stated',
    sources: [{ source: 'mc-119' }, { source: 'amja-play' }],
  },
  {
    id: 'TILE-09',
    title: 'The set was not complete',
    section: 'Tiles and racks',
    text:
      'No source speaks of a set found incomplete or wrong in play. Our reading: the deal is void and played again ' +
      'with a complete one.',
    standing: 'derived',
    sources: [{ source: 'mc-119' }],
  },
]
