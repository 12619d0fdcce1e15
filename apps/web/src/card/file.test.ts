/** The card as a file. */
import { expect, test } from 'vitest'
import { fileName, fileText } from './file.ts'
import { linesOf } from './lines.ts'

test('a file has the same lines, with air before each heading', () => {
  const text = 'card: Ours\n# Runs\n111a\n# Winds\nNEWS'
  expect(fileText(text)).toBe('card: Ours\n\n# Runs\n111a\n\n# Winds\nNEWS\n')
  expect(linesOf(fileText(text)).join('\n')).toBe(text)
})

test('it is called after the card', () => {
  expect(fileName('card: Club card, “gold”\nyear: 2026')).toBe('club-card-gold-2026.txt')
  expect(fileName('# Runs')).toBe('my-card.txt')
})
