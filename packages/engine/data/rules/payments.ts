import type { Rule } from '../../src/rulings/law.ts'

// The SETTLE rules are payments after an error, the SCORE rules (play-scoring.ts) those of ordinary play. Notes made before
// this data call both families PAY.

export const errorPaymentRules: readonly Rule[] = [
  {
    id: 'SETTLE-01',
    title: 'A dead hand pays like any other',
    section: 'Payments after an error',
    text:
      'A dead hand pays the winner the full amount for its place: once on another’s discard, twice on a self-pick, ' +
      'and that doubled for a jokerless hand outside Singles and Pairs. Having been dead adds nothing.',
    standing: 'stated',
    sources: [
      { source: 'card-2025', locator: 'in error 1', reportedBy: ['card-2025-transcription', 'lvm'] },
      { source: 'mjme-2024', locator: 'p. 22 #4(a)', reportedBy: ['fmm'] },
      { source: 'mjme-paraphrase', locator: 'in error, preamble' },
      { source: 'amja-payment' },
      { source: 'amja-dead-hand' },
      { source: 'fmm' },
      { source: 'ml-197', locator: 'League answer' },
      { source: 'amv-159' },
      { source: 'ml-24' },
    ],
  },
  {
    id: 'SETTLE-02',
    title: 'The shares of an ordinary win',
    section: 'Payments after an error',
    text:
      'On a discard the discarder pays twice the hand’s value and the others once; on a self-pick everybody pays ' +
      'twice. A jokerless hand doubles both, and a win finished by a joker swap is paid as a self-pick.',
    standing: 'stated',
    sources: [
      { source: 'mjme-2024', locator: 'p. 26', reportedBy: ['ml-97'] },
      { source: 'mjme-paraphrase', locator: 'scoring' },
      { source: 'amja-payment' },
      { source: 'fmm' },
      { source: 'sloper-316' },
    ],
  },
  {
    id: 'SETTLE-03',
    title: 'A wall game',
    section: 'Payments after an error',
    text: 'When the wall is used up and nobody has won, nobody pays, whatever went wrong in the deal.',
    standing: 'stated',
    sources: [
      { source: 'fmm' },
      { source: 'mjme-paraphrase' },
      { source: 'card-2025', reportedBy: ['card-2025-transcription', 'lvm'] },
      { source: 'mc-tournament-rules' },
      { source: 'tmt' },
    ],
    dissent: 'Tournaments give ten points to each live hand and none to a hand that was dead or in error.',
  },
  {
    id: 'SETTLE-04',
    title: 'No payment while play goes on',
    section: 'Payments after an error',
    text: 'A player who declared in error pays nothing at once when the others play on.',
    standing: 'stated',
    sources: [
      { source: 'card-2025', locator: 'in error 1', reportedBy: ['card-2025-transcription', 'lvm'] },
      { source: 'ml-197' },
    ],
  },
  {
    id: 'SETTLE-05',
    title: 'What the last intact hand receives',
    section: 'Payments after an error',
    text:
      'A hand left alone after a mah jongg in error is paid by exactly one player, twice the value of that ' +
      'player’s own attempted hand. Where several players declared in error, the sources differ on whose hand it ' +
      'is.',
    standing: 'stated',
    sources: [
      { source: 'ml-197', locator: 'commentary' },
      { source: 'mjme-2024', locator: 'p. 22 #5', reportedBy: ['ml-197', 'fmm'] },
      { source: 'card-2025', locator: 'in error 2', reportedBy: ['card-2025-transcription', 'lvm'] },
      { source: 'fmm' },
    ],
    dissent: 'The table of Article 197, in its row on Article 56, uses the survivor’s own hand instead.',
    options: ['twoErrorsPayment', 'errorPayments', 'unknownHandValue'],
  },
  {
    id: 'SETTLE-06',
    title: 'A wall destroyed after a mah jongg in error',
    section: 'Payments after an error',
    text:
      'Whoever destroyed a wall by throwing in on a wrong mah jongg pays each intact hand the card’s lowest ' +
      'value. That nobody else pays is our reading.',
    standing: 'stated',
    sources: [{ source: 'mjme-2024', locator: 'p. 22 #5(d)', reportedBy: ['ml-197'] }, { source: 'ml-197' }],
    options: ['wallDestroyed', 'errorPayments'],
  },
  {
    id: 'SETTLE-07',
    title: 'Three dead hands without a mah jongg in error',
    section: 'Payments after an error',
    text: 'When three hands died without a mah jongg in error, nobody pays and nobody collects.',
    standing: 'stated',
    sources: [
      { source: 'card-2025', locator: 'in error 3', reportedBy: ['card-2025-transcription', 'lvm'] },
      { source: 'ml-303', locator: 'one player left' },
      { source: 'mc-127' },
    ],
    options: ['lastSurvivor'],
  },
  {
    id: 'SETTLE-08',
    title: 'A contested call',
    section: 'Payments after an error',
    text:
      'The player who proves wrong about a contested call pays the other fifty cents, or fifty points, on top of ' +
      'anything a winner is owed.',
    standing: 'stated',
    sources: [
      { source: 'mjme-2024', locator: 'p. 21 #21', reportedBy: ['ml-160'] },
      { source: 'mjme-paraphrase', locator: '18' },
      { source: 'ml-24' },
      { source: 'ml-letter-9' },
    ],
    options: ['challengeStake'],
  },
  {
    id: 'SETTLE-09',
    title: 'One player pays for everybody',
    section: 'Payments after an error',
    text:
      'Four times the hand’s value comes from one player alone and nothing from the others when a right mah ' +
      'jongg rests on a tile misnamed, discarded out of turn or picked at the wrong end, or comes while a wall ' +
      'pushed out wrongly is in play. For the wrong end and the wrong wall we have it only by report.',
    standing: 'stated',
    sources: [
      { source: 'amja-payment' },
      { source: 'mjme-paraphrase', locator: 'reminders' },
      { source: 'fmm' },
      { source: 'ml-303', locator: 'additional consequences' },
      { source: 'card-2025', locator: 'misnamed tile', reportedBy: ['card-2025-transcription', 'lvm'] },
    ],
    dissent: 'No source says whether a jokerless hand doubles it.',
    options: ['payTheTableMultiplier'],
  },
  {
    id: 'SETTLE-10',
    title: 'What a failed hand is worth',
    section: 'Payments after an error',
    text:
      'Where a payment rests on a hand that failed, it is the printed value of the hand its owner names or ' +
      'shows, as the sources have it. They do not speak of doubling, nor of a hand that nobody can identify. ' +
      'That a self-pick or a lack of jokers doubles nothing, and that the lowest value on the card is used when ' +
      'the named hand does not fit the exposures, is our reading.',
    standing: 'derived',
    sources: [
      { source: 'ml-197', locator: 'commentary' },
      { source: 'mjme-2024', locator: 'p. 22 #5', reportedBy: ['ml-197'] },
    ],
    options: ['unknownHandValue'],
  },
  {
    id: 'SETTLE-11',
    title: 'The bettor’s part in a penalty',
    section: 'Payments after an error',
    text:
      'A bettor shares the penalties of the player backed. The exception is a chain of errors that leaves one hand, ' +
      'where the bettor is not charged. Speaking during play ends the bet.',
    standing: 'reported',
    sources: [{ source: 'mjme-paraphrase', locator: 'bettors 4 and 6' }, { source: 'sloper-595' }],
    options: ['bettorSpeaks'],
  },
]
