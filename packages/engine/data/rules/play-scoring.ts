import type { Rule } from '../../src/rulings/law.ts'

// SCORE rules are ordinary payments; the payments after an error are SETTLE rules (payments.ts).

export const scoringRules: readonly Rule[] = [
  {
    id: 'SCORE-01',
    title: 'A win on a discard',
    section: 'Payments',
    text: 'On a win from a discard, the discarder pays twice the hand’s value and the others once.',
    standing: 'stated',
    sources: [
      { source: 'amja-payment' },
      { source: 'sloper-316' },
      { source: 'ml-238' },
      { source: 'card-2025', reportedBy: ['card-2025-transcription', 'lvm'] },
    ],
  },
  {
    id: 'SCORE-02',
    title: 'A self-pick',
    section: 'Payments',
    text: 'On a self-pick, all three pay twice the hand’s value.',
    standing: 'stated',
    sources: [
      { source: 'amja-payment' },
      { source: 'sloper-316' },
      { source: 'ml-238' },
      { source: 'card-2025', reportedBy: ['card-2025-transcription', 'lvm'] },
    ],
  },
  {
    id: 'SCORE-03',
    title: 'A jokerless hand',
    section: 'Payments',
    text: 'For a jokerless hand every payment is doubled once more.',
    standing: 'stated',
    sources: [
      { source: 'amja-payment' },
      { source: 'sloper-316' },
      { source: 'ml-238' },
      { source: 'card-2025', reportedBy: ['card-2025-transcription', 'lvm'] },
    ],
  },
  {
    id: 'SCORE-04',
    title: 'Singles and Pairs',
    section: 'Payments',
    text: 'The doubling for a jokerless hand does not apply to Singles and Pairs.',
    standing: 'stated',
    sources: [
      { source: 'amja-payment' },
      { source: 'sloper-316' },
      { source: 'ml-238' },
      { source: 'card-2025', reportedBy: ['card-2025-transcription', 'lvm'] },
    ],
  },
  {
    id: 'SCORE-05',
    title: 'The winner announces the value',
    section: 'Payments',
    text: 'The winner announces the value of the hand, and the others need not remind the winner.',
    standing: 'stated',
    sources: [{ source: 'ml-rules-index' }],
  },
  {
    id: 'SCORE-06',
    title: 'The value was announced wrongly',
    section: 'Payments',
    text:
      'A value announced too low stays, and a jokerless hand not announced is paid without its doubling; one ' +
      'announced too high is put right.',
    standing: 'stated',
    sources: [{ source: 'amja-payment' }, { source: 'bulletin-2014', reportedBy: ['sloper-595'] }],
    options: ['underclaim'],
  },
  {
    id: 'SCORE-07',
    title: 'Dead hands pay as if live',
    section: 'Payments',
    text:
      'Dead hands pay as if they were live. A hand that was called dead after its discard had been taken for mah ' +
      'jongg pays as the discarder.',
    standing: 'stated',
    sources: [{ source: 'amja-payment' }, { source: 'amja-dead-hand' }, { source: 'ml-24' }],
  },
  {
    id: 'SCORE-08',
    title: 'East pays no extra',
    section: 'Payments',
    text: 'East neither pays nor receives more than the others.',
    standing: 'stated',
    sources: [{ source: 'amja-payment' }],
  },
  {
    id: 'SCORE-09',
    title: 'The stake of a contested call',
    section: 'Payments',
    text: 'The stake of a contested call is separate from what the winner is paid.',
    standing: 'stated',
    sources: [{ source: 'ml-160' }, { source: 'mjme-2024', locator: 'p. 21 #21', reportedBy: ['ml-160'] }],
    options: ['challengeStake'],
  },
  {
    id: 'SCORE-10',
    title: 'Paying for the table',
    section: 'Payments',
    text:
      'A player who pays for the table pays what the discarder and the two others would have paid together, four ' +
      'times the value.',
    standing: 'stated',
    sources: [{ source: 'amja-payment' }],
    dissent: 'No source says whether a jokerless hand doubles it.',
    options: ['payTheTableMultiplier'],
  },
  {
    id: 'SCORE-11',
    title: 'What the values count',
    section: 'Payments',
    text: 'The values on the card are cents; a table may count points or a multiple.',
    standing: 'stated',
    sources: [{ source: 'card-2025', reportedBy: ['card-2025-transcription', 'lvm'] }, { source: 'sloper-316' }],
  },
  {
    id: 'SCORE-12',
    title: 'The pie, a table rule',
    section: 'Payments',
    text: 'Some tables limit losses by a pie: a player who has lost it pays nothing more in that session.',
    standing: 'stated',
    sources: [{ source: 'ml-238' }],
  },
  {
    id: 'SCORE-13',
    title: 'Other doublings, table rules',
    section: 'Payments',
    text: 'Doubling by dice, or in the first and last game, exists only where the table has agreed to it.',
    standing: 'stated',
    sources: [{ source: 'mahjblog-2011' }],
  },
  {
    id: 'SCORE-14',
    title: 'Two winners at once',
    section: 'Payments',
    text:
      'When a mah jongg on a discard and one on a fresh pick are declared together, the League honours both. It ' +
      'names no amount.',
    standing: 'reported',
    sources: [{ source: 'league-letter-2025-11-19', reportedBy: ['ml-264', 'ml-281'] }],
    options: ['mjTie', 'tiePay'],
  },
  {
    id: 'SCORE-15',
    title: 'Until when a low value can be put right',
    section: 'Payments',
    text: 'A winner who announced too low a value may put it right until somebody begins to pay.',
    standing: 'derived',
    sources: [{ source: 'amja-payment' }, { source: 'bulletin-2014', reportedBy: ['sloper-595'] }],
    options: ['underclaim'],
  },
  {
    id: 'SCORE-16',
    title: 'Paying two winners',
    section: 'Payments',
    text:
      'Where two players win at once, the other two pay each of them as usual, the discarder as discarder. The ' +
      'winners do not pay each other.',
    standing: 'derived',
    sources: [{ source: 'league-letter-2025-11-19', reportedBy: ['ml-264', 'ml-281'] }],
    options: ['tiePay'],
  },
]
