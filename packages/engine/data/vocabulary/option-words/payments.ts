/** Payments, values and bets: each point on which sources differ, its readings, and who holds them. */
import type { OptionWords } from '../../../src/rulings/law.ts'

export const paymentsWords: { readonly [option: string]: OptionWords } = {
  errorPayments: {
    title: 'Money after an error',
    question: 'Does the table play the payments after a mah jongg in error?',
    from: ['CON-25'],
    values: {
      bookAmounts: {
        label: 'Yes, as in the book',
        says: 'The payments of the book are made: twice a hand’s value, or the lowest value on the card.',
        heldBy: [
          { source: 'mjme-2024', locator: 'p. 22 #5', reportedBy: ['ml-197'] },
          { source: 'ml-197' },
          { source: 'card-2025', locator: 'in error 2', reportedBy: ['card-2025-transcription', 'lvm'] },
        ],
        standing: 'stated',
      },
      none: {
        label: 'No payments for errors',
        says: 'Errors are ruled on, but nobody pays for them.',
        heldBy: [{ source: 'rulings-page-mje', locator: 'others dead too' }],
        standing: 'house',
      },
    },
    why: 'The book as cited and Article 197 give amounts; the rulings page leaves them to the table.',
  },
  unknownHandValue: {
    title: 'What an unclear hand is worth',
    question: 'A payment rests on a failed hand that nobody can identify. What is it worth?',
    from: ['CON-19'],
    values: {
      namedElseLowest: {
        label: 'The hand named, else the lowest',
        says: 'The hand its owner names counts if it fits the exposures, and otherwise the card’s lowest value.',
        heldBy: [],
        standing: 'derived',
      },
      lowestConsistent: {
        label: 'The lowest hand that fits',
        says: 'The lowest value among the hands of the card that fit the tiles shown counts.',
        heldBy: [],
        standing: 'derived',
      },
    },
    why: 'No source says; the owner knows best what was meant, and the exposures can be checked.',
  },
  payTheTableMultiplier: {
    title: 'Paying for everybody',
    question: 'One player pays for the table and the winning hand is jokerless. How much?',
    from: ['CON-18', 'C16'],
    values: {
      flat4: {
        label: 'Four times the value',
        says: 'Four times the printed value is paid, jokerless or not.',
        heldBy: [
          { source: 'amja-payment' },
          { source: 'amja-mj-errors', locator: '1.1.1' },
          { source: 'mjme-paraphrase', locator: 'reminders' },
          { source: 'fmm' },
        ],
        standing: 'stated',
      },
      doubleIfJokerless: {
        label: 'Eight times if jokerless',
        says: 'A jokerless hand outside Singles and Pairs is paid eight times, as the table together would have paid it.',
        heldBy: [],
        standing: 'derived',
      },
    },
    why: 'Every source says four times the value, and none mentions a jokerless hand.',
  },
  bettorSpeaks: {
    title: 'A bettor who speaks',
    question: 'The bettor spoke during play. What becomes of the bet?',
    from: ['C22'],
    values: {
      betOff: {
        label: 'The bet is off',
        says: 'The bettor neither pays nor collects in this deal.',
        heldBy: [{ source: 'sloper-415' }, { source: 'mjme-paraphrase', locator: 'bettors 4 and 6' }],
        standing: 'stated',
      },
      betStands: {
        label: 'It binds, for paying only',
        says: 'The bettor can no longer collect, but still pays the winner what is due.',
        heldBy: [{ source: 'maj-by-daron' }],
        standing: 'stated',
      },
    },
    why: 'Sloper and the paraphrase of the book cancel the bet, and neither speaks of a payment that remains.',
  },
  underclaim: {
    title: 'A value announced too low',
    question: 'The winner named too low a value. Until when can it be corrected?',
    from: ['C23'],
    values: {
      untilPaying: {
        label: 'Until somebody pays',
        says: 'The winner may correct the value until somebody begins to pay.',
        heldBy: [],
        standing: 'derived',
      },
      stands: {
        label: 'Not at all',
        says: 'A value that was announced too low stays low.',
        heldBy: [{ source: 'amja-payment' }],
        standing: 'stated',
      },
      untilMixed: {
        label: 'Until the tiles are mixed',
        says: 'The winner may correct the value while the hand still lies there, even after somebody has paid.',
        heldBy: [],
        standing: 'house',
      },
    },
    why: 'AMJA lets a low value stand, and a bulletin pays no jokerless hand that was not announced; no text names a moment.',
  },
}
