import type { Rule } from '../../src/rulings/law.ts'

export const winningRules: readonly Rule[] = [
  {
    id: 'MJ-01',
    title: 'Where the last tile may come from',
    section: 'Winning',
    text:
      'The tile that completes mah jongg is picked from the wall, called, or taken for a natural tile in a joker ' +
      'swap; or East has it from the deal or the Charleston.',
    standing: 'stated',
    sources: [{ source: 'ml-171' }, { source: 'ml-41' }, { source: 'amja-payment' }],
  },
  {
    id: 'MJ-02',
    title: 'How a win is shown',
    section: 'Winning',
    text:
      'The winner says mah jongg, lays all fourteen tiles on the flat in the groups of the card, and names the line ' +
      'and its value. Nobody touches the own tiles before all have checked it.',
    standing: 'stated',
    sources: [
      { source: 'mjme-2024', locator: 'p. 20 to 22', reportedBy: ['ml-197'] },
      { source: 'ml-197' },
      { source: 'amja-mje' },
    ],
  },
  {
    id: 'MJ-03',
    title: 'One line and no mixture',
    section: 'Winning',
    text: 'All fourteen tiles have to match one and the same line of the card.',
    standing: 'stated',
    sources: [{ source: 'ml-197' }, { source: 'amja-card' }],
  },
  {
    id: 'MJ-04',
    title: 'The exposures have to fit',
    section: 'Winning',
    text: 'The exposures have to be groups of that line, in the sizes in which they were made.',
    standing: 'stated',
    sources: [{ source: 'ml-303' }, { source: 'amja-card' }],
  },
  {
    id: 'MJ-05',
    title: 'The best reading',
    section: 'Winning',
    text: 'When several lines match, the one worth most counts. The winner announces it.',
    standing: 'stated',
    sources: [{ source: 'riichi-advanced' }],
  },
  {
    id: 'MJ-06',
    title: 'A late call for mah jongg against a pick',
    section: 'Winning',
    text:
      'When a mah jongg on the last discard and one on a fresh pick come together, both are honoured. Otherwise the ' +
      'first to be declared wins.',
    standing: 'reported',
    sources: [{ source: 'league-letter-2025-11-19', reportedBy: ['ml-264', 'ml-281'] }, { source: 'sloper-349' }],
    dissent: 'Sloper’s column 349, which is older, gives the win to the player who picked.',
    options: ['mjTie'],
  },
  {
    id: 'MJ-07',
    title: 'Nobody has to declare',
    section: 'Winning',
    text: 'A player whose hand is complete may keep silent and play on.',
    standing: 'derived',
    sources: [{ source: 'ml-197' }],
  },
  {
    id: 'MJ-08',
    title: 'The winning pick need not be racked',
    section: 'Winning',
    text: 'A tile picked from the wall wins without being racked.',
    standing: 'stated',
    sources: [{ source: 'amja-play' }, { source: 'amja-faq' }],
  },
  {
    id: 'MJ-09',
    title: 'The winning tile was called for an exposure',
    section: 'Winning',
    text: 'While the discard is open, a player who called it for an exposure gives it up to mah jongg.',
    standing: 'stated',
    sources: [{ source: 'ml-92' }, { source: 'ml-264' }, { source: 'bulletin-2026', reportedBy: ['mahj-minds-az'] }],
  },
  {
    id: 'MJ-10',
    title: 'A wrong declaration',
    section: 'Winning',
    text: 'A hand declared that does not match is a mah jongg in error.',
    standing: 'stated',
    sources: [{ source: 'ml-197' }, { source: 'amja-mje' }],
  },
]
