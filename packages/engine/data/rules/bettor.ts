import type { Rule } from '../../src/rulings/law.ts'

export const bettorRules: readonly Rule[] = [
  {
    id: 'VAR-01',
    title: 'The fifth player’s bet',
    section: 'The bettor',
    text:
      'A bettor backs one hand before East’s first discard, may look at all hands and stays silent. If that hand ' +
      'wins, the bettor collects the same as it does from each payer; otherwise the bettor pays the winner what the ' +
      'backed hand pays. The bet may also be on a wall game: the bettor is then paid if nobody wins, and pays a winner ' +
      'as the other hands do. Where nobody wins, a bet on a hand neither pays nor collects.',
    standing: 'stated',
    sources: [
      { source: 'mc-114' },
      { source: 'mjme-2020', locator: 'p. 27', reportedBy: ['mc-114'] },
      { source: 'sloper-415' },
      { source: 'mahj-minds-az' },
    ],
    dissent: 'Other payouts are in use, as Mahj Minds AZ reports. What a bet on a wall game is paid is not written.',
  },
  {
    id: 'VAR-02',
    title: 'The bettor speaks',
    section: 'The bettor',
    text: 'When the bettor speaks, the bet is off, and the bettor neither pays nor collects.',
    standing: 'disputed',
    sources: [{ source: 'sloper-415' }, { source: 'mjme-paraphrase', locator: 'bettors 4 and 6' }, { source: 'maj-by-daron' }],
    dissent: 'Maj by Daron, citing the League, cancels the bet but still has the bettor pay the winner.',
    options: ['bettorSpeaks'],
  },
]
