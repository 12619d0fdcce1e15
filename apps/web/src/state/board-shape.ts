/** Tiles entered for a group that are none by themselves: more likely a slip of the finger than what lies on the table. */
import { JOKER, tileName } from './board-words.ts'

/** A group has this many tiles at least, and the set this many of a kind. */
const FEWEST = 3
const OF_A_KIND = 4
const OF_FLOWERS = 8

const inSet = (tile: string): number => (tile === 'F' || tile === JOKER ? OF_FLOWERS : OF_A_KIND)

const several = (names: readonly string[]): string =>
  names.length < 2 ? names.join('') : `${names.slice(0, -1).join(', ')} and ${names.at(-1) ?? ''}`

/** What is odd about these tiles, and how to put the entry right; nothing where they are a group of like tiles. */
export const oddShape = (tiles: readonly string[]): string | undefined => {
  const kinds = [...new Set(tiles.filter((tile) => tile !== JOKER))]
  const count = (tile: string): number => tiles.filter((one) => one === tile).length
  const tooMany = [...kinds, JOKER].find((tile) => count(tile) > inSet(tile))
  if (tooMany !== undefined)
    return `There are only ${inSet(tooMany)} tiles of ${tileName(tooMany)} in the set. Tap one above to take it out.`
  if (kinds.length === 0) return 'Jokers alone do not say which group it is. Tap the tile that they stand for too.'
  if (kinds.length > 1)
    return `These tiles are unlike: ${several(kinds.map(tileName))}. Tap above what is not in the group to take it out.`
  return tiles.length < FEWEST ? `A group has ${FEWEST} tiles or more. Tap the others, jokers too.` : undefined
}
