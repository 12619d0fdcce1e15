/** Which tiles look like a slip when they are entered for a group, and what is said of them. */
import { describe, expect, test } from 'vitest'
import { oddShape } from './board-shape.ts'
import { HONOURS, JOKER, SUITS } from './board-words.ts'

const NATURAL = [...SUITS.map(({ letter }) => `7${letter}`), ...HONOURS].filter((tile) => tile !== JOKER)

test.each(NATURAL)('like tiles of %s, jokers for any, are a group', (tile) => {
  for (let size = 3; size <= 6; size++)
    for (let natural = 1; natural <= Math.min(4, size); natural++)
      expect(oddShape([...Array<string>(natural).fill(tile), ...Array<string>(size - natural).fill(JOKER)])).toBeUndefined()
})

describe('each is named with its remedy', () => {
  test.each([
    ['unlike tiles', ['1B', '2C', '2C'], /unlike: 1 Bam and 2 Crak\. Tap above/],
    ['one number in two suits', ['5B', '5D', 'J'], /unlike: 5 Bam and 5 Dot\./],
    ['the four winds', ['N', 'E', 'W', 'S'], /unlike: North, East, West and South\./],
    ['a pair', ['R', 'R'], /3 tiles or more\. Tap the others/],
    ['a single', ['F'], /3 tiles or more/],
    ['jokers alone', ['J', 'J', 'J'], /Jokers alone .* Tap the tile/],
    ['a fifth tile of a kind', ['9D', '9D', '9D', '9D', '9D'], /only 4 tiles of 9 Dot in the set\. Tap one/],
  ])('%s', (_, tiles, says) => {
    expect(oddShape(tiles)).toMatch(says)
  })

  test('six flowers are a group', () => {
    expect(oddShape(Array<string>(6).fill('F'))).toBeUndefined()
  })
})
