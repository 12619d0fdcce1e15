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
]
