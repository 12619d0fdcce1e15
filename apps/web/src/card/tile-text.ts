/** Tiles tapped one after the other, as the text that somebody would have typed: `33B 5C NN | 444DJ`. */

/** What may be in a field of tiles: single tiles, or groups that each stay a word. */
export type Heap = 'tiles' | 'groups'

const suitOf = (word: string): string => /[1-9]([BCD])$/i.exec(word)?.[1]?.toUpperCase() ?? ''

/** Whether a word is of one tile only, jokers aside. */
const isLike = (word: string, tile: string): boolean =>
  tile.length === 2
    ? new RegExp(`^${tile.charAt(0)}+${tile.charAt(1)}J*$`, 'i').test(word)
    : new RegExp(`^${tile}+J*$`, 'i').test(word)

const GROUP = 6

/** The last word with one more tile in it, or nothing when the tile begins a word of its own. */
const joined = (word: string, tile: string, heap: Heap): string | undefined => {
  const [digit = '', suit = ''] = tile
  if (heap === 'tiles') {
    if (suit !== '' && /^[1-9]+[BCD]$/i.test(word) && suitOf(word) === suit) return word.slice(0, -1) + digit + word.slice(-1)
    return suit === '' && isLike(word, tile) && !(tile !== 'J' && /J$/i.test(word)) ? word + tile : undefined
  }
  const jokers = /J*$/i.exec(word)?.[0] ?? ''
  const like = word.slice(0, word.length - jokers.length)
  const size = (suitOf(like) === '' ? like.length : like.length - 1) + jokers.length
  if (size >= GROUP || like === '') return undefined
  if (tile === 'J') return `${word}J`
  if (!isLike(like, tile)) return undefined
  return (suit === '' ? like + tile : like.slice(0, -1) + digit + like.slice(-1)) + jokers
}

/** Adds a tapped tile, such as `3B` or `N`, to what is there. In a field of groups a like tile or a joker joins the last one. */
export const addTile = (text: string, tile: string, heap: Heap): string => {
  const typed = text.trimEnd()
  const last = /[^\s,]*$/.exec(typed)?.[0] ?? ''
  const more = last === '' ? undefined : joined(last, tile, heap)
  if (more !== undefined) return typed.slice(0, typed.length - last.length) + more
  return typed === '' ? tile : `${typed} ${tile}`
}

/** Takes the last tile back. */
export const dropTile = (text: string): string => {
  const typed = text.trimEnd()
  const suited = /([0-9]+)([BCD])$/i.exec(typed)
  if (suited === null) return typed.slice(0, -1).trimEnd()
  const [whole, digits = '', suit = ''] = suited
  const before = typed.slice(0, typed.length - whole.length)
  return digits.length > 1 ? before + digits.slice(0, -1) + suit : before.trimEnd()
}
