import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { formatCard } from '../src/card/text/format-card.ts'
import { readCard } from '../src/card/text/read-card.ts'
import { readNote } from '../src/card/text/read-note.ts'
import { must } from './support/law.ts'

const guide = readFileSync(new URL('../../../docs/guide/card.md', import.meta.url), 'utf8')
const examples = [...guide.matchAll(/```card\n([\s\S]*?)```/g)].map(([, text = '']) => text)

describe('docs/guide/card.md', () => {
  it('has twenty examples', () => {
    expect(examples.length).toBeGreaterThanOrEqual(20)
  })

  it.each(examples)('%s', (text) => {
    const hands = must(readCard(text)).lines.reduce((sum, { variants }) => sum + variants.length, 0)
    expect(text).toContain(`// ${hands} hand`)
    expect(formatCard(text)).toBe(text)
  })

  it('lists only notes that are understood', () => {
    const [, table = ''] = guide.split('## All notes')
    const notes = [...table.matchAll(/^\|(.*?)\|/gm)].slice(2).flatMap(([, cell = '']) => [...cell.matchAll(/`([^`]+)`/g)])
    expect(notes.length).toBeGreaterThan(30)
    for (const [, text = ''] of notes) expect(readNote({ text, column: 1 })).toHaveProperty('kind')
  })
})
