import type { Rule } from '../../src/rulings/law.ts'

export const fewerPlayerRules: readonly Rule[] = [
  {
    id: 'VAR-03',
    title: 'Three players',
    section: 'Fewer players',
    text:
      'Three players build four walls, pass no Charleston and deal to three only, fourteen to East and thirteen to ' +
      'the others. Turns pass over the empty seat; that a neighbour pushes out its wall is our reading.',
    standing: 'disputed',
    sources: [
      { source: 'bulletin-2024', reportedBy: ['ml-188'] },
      { source: 'bulletin-2014', reportedBy: ['sloper-595'] },
      { source: 'ml-188' },
      { source: 'sloper-faq-13a' },
    ],
    dissent: 'Three ways of taking the last tiles are reported.',
    options: ['threePlayerDeal'],
  },
  {
    id: 'VAR-04',
    title: 'Three players, table rules',
    section: 'Fewer players',
    text: 'Some tables pass to an imaginary fourth player, or mix three packets and share them out again.',
    standing: 'stated',
    sources: [{ source: 'ml-188' }, { source: 'sloper-faq-13a' }],
  },
  {
    id: 'VAR-05',
    title: 'Two players',
    section: 'Fewer players',
    text: 'Two players sit opposite each other, with four walls, fourteen and thirteen tiles and no Charleston.',
    standing: 'stated',
    sources: [{ source: 'ml-188' }, { source: 'sloper-faq-13a' }],
  },
  {
    id: 'VAR-06',
    title: 'Two players with two racks each',
    section: 'Fewer players',
    text:
      'In the game called Siamese each of two players has two racks and needs two mah jonggs. There is no Charleston; ' +
      'hidden tiles move freely between the racks, exposures stay with theirs.',
    standing: 'stated',
    sources: [{ source: 'mam-2014-02' }, { source: 'mahjongg-org' }],
  },
  {
    id: 'VAR-07',
    title: 'Payments of fewer players',
    section: 'Fewer players',
    text: 'With fewer players each pays what one of four would pay.',
    standing: 'derived',
    sources: [{ source: 'sloper-316' }, { source: 'amja-payment' }],
  },
  {
    id: 'VAR-08',
    title: 'Calls with three players',
    section: 'Fewer players',
    text: 'Three players follow the same order of calls, by turn.',
    standing: 'derived',
    sources: [{ source: 'ml-264' }],
  },
  {
    id: 'VAR-09',
    title: 'Wrong counts with three players',
    section: 'Fewer players',
    text: 'Wrong counts are ruled as with four; when one hand is left, nobody wins.',
    standing: 'derived',
    sources: [{ source: 'amja-play-errors' }, { source: 'ml-142' }],
    options: ['lastSurvivor'],
  },
]
