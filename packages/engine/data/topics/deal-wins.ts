/** Topic deal, somebody won: who pays the winner, and how often. */
import type { LawDecision } from '../../src/rulings/law.ts'
import { WON, paysWinner } from './effects.ts'

export const dealWins: readonly LawDecision[] = [
  {
    id: 'rival-is-paid',
    topic: 'deal',
    overrides: ['deal-goes-on', 'error-payments', 'no-money-for-errors', 'one-in-error-one-thrown-stops'],
    when: { rivalFate: 'wins' },
    sets: { dealState: 'over', rests: 'no' },
    effects: [WON, paysWinner('discarder', 'rival', 2), paysWinner('otherLosers', 'rival', 1)],
    headline: '{Discarder} pays double as the discarder. The other seats pay once.',
    why: 'It is a win on a discard: the seat that threw the tile pays double, whoever held it in between. A dead hand pays like any other.',
    cites: ['DSC-05', 'SETTLE-02', 'SETTLE-01'],
  },
  {
    id: 'rival-is-paid-by-dead-declarer',
    topic: 'deal',
    overrides: ['rival-is-paid'],
    when: { rivalFate: 'wins', fate: 'dead', discarderOnReclaimedTile: 'deadDeclarer' },
    sets: { dealState: 'over', rests: 'no' },
    effects: [WON, paysWinner('actor', 'rival', 2), paysWinner('otherLosers', 'rival', 1)],
    headline: '{Actor} pays double in the discarder’s place, the other seats pay once.',
    why: 'At this table the seat that gives up the tile counts as its discarder.',
    cites: ['DSC-05', 'HOUSE-01'],
  },
  {
    id: 'accepted-payments-stand',
    topic: 'deal',
    overrides: ['deal-goes-on'],
    when: { noticed: 'settled' },
    sets: { dealState: 'over', rests: 'no' },
    effects: [
      { slot: 'deal', kind: 'over' },
      { slot: 'payment', kind: 'asPaid' },
    ],
    headline: 'The deal is over and the payments stand.',
    why: 'No source provides for taking back a result that all seats accepted; we let it stand.',
    cites: ['INT-06'],
  },
  {
    id: 'accepted-payments-reversed',
    topic: 'deal',
    overrides: ['accepted-payments-stand'],
    when: { noticed: 'settled', lateCorrection: 'reverseIfAllAgree' },
    sets: { dealState: 'tableDecides', rests: 'no' },
    effects: [
      { slot: 'deal', kind: 'over' },
      { slot: 'payment', kind: 'reversedIfAllAgree' },
    ],
    headline: 'The deal is over. The payments are taken back if all seats agree.',
    why: 'The table agreed before the game that a late finding may still be put right by consent.',
    cites: ['INT-06', 'HOUSE-01'],
  },
]
