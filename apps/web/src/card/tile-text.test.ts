/** Tapped tiles are the text that somebody would have typed: the engine reads the same tiles from it. */
import fc from 'fast-check'
import { formatRack, readRack, readTiles, wordOf } from 'mahjudge/card'
import { expect, test } from 'vitest'
import { addTile, dropTile } from './tile-text.ts'

const tile = fc.integer({ min: 0, max: 35 }).map(wordOf)
const tap = (tiles: readonly string[], heap: 'tiles' | 'groups'): string =>
  tiles.reduce((text, one) => addTile(text, one, heap), '')

test('tapping says the same tiles', () => {
  fc.assert(
    fc.property(fc.uniqueArray(tile, { maxLength: 14 }), (tiles) => {
      const read = readTiles(tap(tiles, 'tiles'))
      const plain = readTiles(tiles.join(' '))
      expect(read).toEqual(plain)
    }),
    { seed: 20260503, numRuns: 2000 },
  )
})

test('taking back undoes the last tap', () => {
  fc.assert(
    fc.property(fc.array(tile, { maxLength: 14 }), tile, (tiles, last) => {
      const before = tap(tiles, 'tiles')
      expect(dropTile(addTile(before, last, 'tiles'))).toBe(before)
    }),
    { seed: 20260504, numRuns: 2000 },
  )
})

test('like tiles and jokers join the last group, and another tile begins a new one', () => {
  const exposed = tap(['4B', '4B', '4B', 'J', '6C', '6C', 'J', 'N', 'N', 'N'], 'groups')
  expect(exposed).toBe('444BJ 66CJ NNN')
  const rack = readRack(`| ${exposed}`)
  expect(rack.ok && formatRack(rack.value)).toBe('| 444BJ 66CJ NNN')
  expect(tap(['4B', 'J', '4B'], 'groups')).toBe('44BJ')
})

test('a seventh tile is no part of a group', () => {
  expect(tap(['F', 'F', 'F', 'F', 'F', 'F', 'F'], 'groups')).toBe('FFFFFF F')
})

test('tiles are added to what was typed by hand', () => {
  expect(addTile('123b ', '4B', 'tiles')).toBe('1234b')
  expect(addTile('11', '3C', 'tiles')).toBe('11 3C')
  expect(dropTile('30B 5D')).toBe('30B')
})
