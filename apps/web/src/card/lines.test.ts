/** Two tabs that write one card: nothing that either wrote is lost. */
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { linesOf, mergeLines } from './lines.ts'

const line = fc.constantFrom('111a', '222a', '333b', '# Runs', 'card: Ours', '444c FF', 'NEWS')
const card = fc.array(line, { maxLength: 8 })

const beyond = (list: readonly string[], other: readonly string[]): readonly string[] => {
  const left = [...other]
  return list.filter((one) => {
    const at = left.indexOf(one)
    if (at >= 0) left.splice(at, 1)
    return at < 0
  })
}

describe('two tabs', () => {
  test('keep every line that either has added', () => {
    fc.assert(
      fc.property(card, card, card, (base, mine, theirs) => {
        const merged = mergeLines(base, mine, theirs)
        for (const one of [...beyond(mine, base), ...beyond(theirs, base)]) expect(merged).toContain(one)
      }),
      { seed: 20260501, numRuns: 2000 },
    )
  })

  test('that did not both write come to what the one wrote', () => {
    fc.assert(
      fc.property(card, card, (base, changed) => {
        expect(mergeLines(base, base, changed)).toEqual(changed)
        expect([...mergeLines(base, changed, base)].toSorted()).toEqual([...changed].toSorted())
      }),
      { seed: 20260502, numRuns: 2000 },
    )
  })

  test('that mend one line differently keep both', () => {
    expect(mergeLines(['# Runs', '111a 22'], ['# Runs', '111a 22b'], ['# Runs', '111a 22c'])).toEqual([
      '# Runs',
      '111a 22b',
      '111a 22c',
    ])
  })

  test('put a new line where it was typed', () => {
    expect(mergeLines(['a', 'b', 'c'], ['a', 'b', 'new', 'c'], ['x', 'a', 'b', 'c'])).toEqual(['x', 'a', 'b', 'new', 'c'])
  })

  test('may both take out a line', () => {
    expect(mergeLines(['a', 'b'], ['a'], ['a'])).toEqual(['a'])
  })
})

test('lines come from any system, and empty ones have no field', () => {
  expect(linesOf('\uFEFF# Runs\r\n\r\n111a  \r222b\n\n')).toEqual(['# Runs', '111a', '222b'])
})
