import type { Rule } from '../../src/rulings/law.ts'

export const turnRules: readonly Rule[] = [
  {
    id: 'TRN-01',
    title: 'After the hand that was acting dies',
    section: 'Whose turn it is',
    text:
      'When a hand dies during its owner’s turn or call, that turn ends without a discard and the player on the ' +
      'right is next. Players passed over in this way lose their turn.',
    standing: 'stated',
    sources: [
      { source: 'ml-197' },
      { source: 'rulings-page-mje', locator: 'declarer dead' },
      { source: 'ml-303', locator: 'the game continues' },
      { source: 'ml-24' },
      { source: 'fmm' },
      { source: 'league-letter-2023', reportedBy: ['fmm'] },
      { source: 'league-phone-2024', reportedBy: ['fmm'] },
      { source: 'sloper-131' },
      { source: 'sloper-497' },
    ],
    dissent:
      'The pages name the dead hand’s right without asking who was acting. Find My Mahj records it as a ' +
      'clarification by the League, not as book text. AMJA says only that the remaining players go on.',
    options: ['turnAfterDeath'],
  },
  {
    id: 'TRN-02',
    title: 'Dead hands are passed over',
    section: 'Whose turn it is',
    text: 'The live players pick in the usual order, and a dead hand is passed over.',
    standing: 'derived',
    sources: [{ source: 'ml-303' }, { source: 'amja-play-errors' }],
  },
  {
    id: 'TRN-03',
    title: 'After a turn taken out of order',
    section: 'Whose turn it is',
    text:
      'When somebody picked and discarded out of turn and nobody won on it, play goes on at the right of the last ' +
      'action. A player passed over does not get the turn back.',
    standing: 'stated',
    sources: [{ source: 'fmm' }, { source: 'ml-303', locator: 'out of turn' }],
    dissent: 'Article 303 says only that the League’s procedure is followed.',
    options: ['turnAfterDeath'],
  },
]
