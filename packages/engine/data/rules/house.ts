import type { Rule } from '../../src/rulings/law.ts'

export const houseRules: readonly Rule[] = [
  {
    id: 'HOUSE-01',
    title: 'A rule agreed before the game',
    section: 'Table rules',
    text: 'What the table agreed before the game began goes before the standard rule.',
    standing: 'stated',
    sources: [{ source: 'rulings-page-mje', locator: 'house rules' }],
  },
  {
    id: 'HOUSE-02',
    title: 'More tiles',
    section: 'Table rules',
    text: 'Some tables play with ten jokers, or with blanks that may be traded for a discard.',
    standing: 'stated',
    sources: [{ source: 'sloper-faq-14' }, { source: 'southern-sparrow' }],
  },
  {
    id: 'HOUSE-03',
    title: 'Other ways of passing',
    section: 'Table rules',
    text: 'Some tables mix tiles in the middle and draw again, instead of the Charleston or before it.',
    standing: 'stated',
    sources: [{ source: 'ml-156' }],
  },
  {
    id: 'HOUSE-04',
    title: 'Hot and cold walls',
    section: 'Table rules',
    text: 'Some tables let nobody call on the last wall except for mah jongg, or make the discarder pay for everybody there.',
    standing: 'stated',
    sources: [{ source: 'ml-156' }, { source: 'sloper-513' }],
  },
  {
    id: 'HOUSE-05',
    title: 'Picking ahead',
    section: 'Table rules',
    text: 'Some tables pick the next tile before it is their turn. They settle their own disputes.',
    standing: 'stated',
    sources: [{ source: 'mc-131' }, { source: 'mahjblog-2011' }],
  },
  {
    id: 'HOUSE-06',
    title: 'Forgiveness',
    section: 'Table rules',
    text:
      'Some tables forgive a wrong mah jongg before the next pick, give back hands thrown in too early, or hold the ' +
      'spoken word final.',
    standing: 'stated',
    sources: [{ source: 'rulings-page-mje', locator: 'house rules' }],
    options: ['errorForgiven', 'thrownInRestore', 'spokenOnly'],
  },
  {
    id: 'HOUSE-07',
    title: 'No calls for dead hands',
    section: 'Table rules',
    text: 'Some tables let nobody call a hand dead.',
    standing: 'stated',
    sources: [{ source: 'sloper-771' }],
    options: ['challengeStake'],
  },
]
