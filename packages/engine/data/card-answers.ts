/**
 * What a card and tiles answer by themselves. The engine finds (does the hand match, which tile completes it, do the
 * exposures fit a line); this table says which facts of the law each finding settles.
 */
import type { CardAnswer, CardFindings, CardTurn } from '../src/rulings/law.ts'

/** One row for each value that a finding about the hand of one part may have. */
const each = (
  fact: string,
  role: string,
  finding: keyof CardFindings,
  values: { readonly [found: string]: string },
): readonly CardAnswer[] => Object.entries(values).map(([found, value]) => ({ fact, value, when: [{ role, finding, found }] }))

const MATCHES = { right: 'yes', wrong: 'no' }

const together = (value: string, caller: string, picker: string): readonly CardAnswer[] => [
  {
    fact: 'tieRight',
    value,
    when: [
      { role: 'actor', finding: 'hand', found: caller },
      { role: 'rival', finding: 'hand', found: picker },
    ],
  },
]

export const cardAnswers: readonly CardAnswer[] = [
  // A declared hand, checked against the card (INT-02, MJ-03, CARD-36).
  ...each('outMatch', 'rival', 'hand', MATCHES),
  ...each('wallMatch', 'winner', 'hand', MATCHES),
  ...each('rivalRight', 'rival', 'hand', MATCHES),
  // Of two declarations on one discard each hand is checked by itself; which of them counts is ruled on (CLAIM-07, DSC-03).
  ...each('firstRight', 'actor', 'hand', MATCHES),
  ...each('boundRight', 'rival', 'hand', MATCHES),
  // A declaration on the discard and one on a pick, each hand checked by itself (MJ-06).
  ...together('both', 'right', 'right'),
  ...together('caller', 'right', 'wrong'),
  ...together('picker', 'wrong', 'right'),
  ...together('neither', 'wrong', 'wrong'),
  // On a misnamed discard the thrown tile counts first (MISNAME-08, MISNAME-09).
  ...each('basis', 'actor', 'completedBy', { thrown: 'thrown', named: 'named', neither: 'neither' }),
  ...each('tieTile', 'actor', 'completedBy', { thrown: 'thrown', named: 'named' }),
  // A group with the claimed tile, of a shape and size that some open line of the card holds (CARD-32, CLAIM-13).
  ...each('canShow', 'actor', 'group', { yes: 'yes', no: 'no' }),
  // What is on the rack (EXPO-04, EXPO-05, EXPO-12).
  ...each('groupFault', 'actor', 'exposures', { group: 'group', clash: 'clash', allC: 'allC' }),
  ...each('fault', 'actor', 'exposures', { group: 'oneGroup', clash: 'oneGroup', allC: 'allC', gone: 'other' }),
  // What visible tiles prove, and no more than they prove (CARD-34, DEAD-04, DEAD-11).
  ...each('truth', 'actor', 'exposures', { group: 'dead', clash: 'dead', allC: 'dead', gone: 'dead', fit: 'unshown' }),
  // Whether the matched line may be exposed (CARD-19, JOKER-36).
  ...each('marked', 'actor', 'marked', { x: 'x', c: 'c' }),
  // Jokerless counts double, but not in Singles and Pairs (SCORE-03, SCORE-04).
  ...each('jokerless', 'actor', 'jokerless', { yes: 'yes', no: 'no' }),
  ...['actor', 'rival', 'winner'].flatMap((role) => each('noJokers', role, 'jokerless', { yes: 'yes', no: 'no' })),
]

/**
 * A hand declared in error is seldom more than a few tiles wrong. One farther from every line may have been meant for any
 * of them, so that only its owner can say what it was to be worth (ours; THR-08 counts the hand that was being made).
 */
export const cardReach = 3

/** Findings that show that another picture is the right one. */
export const cardTurns: readonly CardTurn[] = [
  {
    when: { role: 'actor', finding: 'hand', found: 'right' },
    situation: 'mj-error',
    leadsTo: 'pay-win',
    says: 'The declared hand matches the card, so it is no mah jongg in error but a win.',
  },
  {
    when: { role: 'actor', finding: 'hand', found: 'wrong' },
    situation: 'pay-win',
    leadsTo: 'mj-error',
    says: 'The declared hand matches no line of the card, so it is a mah jongg in error.',
  },
  {
    when: { role: 'actor', finding: 'marked', found: 'none' },
    situation: 'swap-win',
    leadsTo: 'mj-error',
    says: 'The declared hand matches no line of the card, so it is a mah jongg in error.',
  },
  {
    when: { role: 'actor', finding: 'hand', found: 'wrong' },
    situation: 'east-complete',
    leadsTo: 'mj-error',
    says: 'The hand matches no line of the card, so East has not won.',
  },
  {
    when: { role: 'actor', finding: 'hand', found: 'wrong' },
    situation: 'pay-value',
    leadsTo: 'mj-error',
    says: 'The declared hand matches no line of the card, so it is a mah jongg in error.',
  },
  {
    when: { role: 'actor', finding: 'exposures', found: 'fit' },
    situation: 'exposure-wrong',
    leadsTo: 'dead-call',
    says: 'The exposures fit an open line of the card together, so nothing on the rack is wrong.',
  },
]
