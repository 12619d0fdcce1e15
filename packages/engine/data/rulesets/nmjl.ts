import type { RuleSet } from '../../src/rulings/law.ts'

export const nmjl: RuleSet = {
  id: 'nmjl',
  name: 'League play at home',
  edition: '2026-11-29',
  note:
    'The newest wording of the National Mah Jongg League as other sources report it. We have not read the book, the card, ' +
    'the bulletins or the letters ourselves. Not official, and not reviewed by an instructor yet.',
  options: {},
}
