/** Text from outside, made fit to be shown: nothing in it can steer a terminal, hide, or fill the screen. */

/** Characters that are not seen or that steer: controls, marks of direction, separators of lines. */
const UNSEEN = /[\p{Cc}\p{Cf}\p{Zl}\p{Zp}]/gu

const LONGEST_WORD = 60
/** A word with a slash may be the path of a file. */
const LONGEST_PATH = 200

const escaped = (character: string): string =>
  Array.from(
    { length: character.length },
    (_, at) => `\\u${character.charCodeAt(at).toString(16).toUpperCase().padStart(4, '0')}`,
  ).join('')

/** Unseen characters as escapes that can be seen, such as \u001B; those named in `but` stay as they are. */
export const visible = (text: string, but = ''): string =>
  text.replace(UNSEEN, (character) => (but.includes(character) ? character : escaped(character)))

const cut = (text: string, most: number): string => (text.length <= most ? text : `${text.slice(0, most - 3)}...`)

/** What somebody typed, in a message: unseen characters as escapes, and at most so many characters of it. */
export const shown = (text: string, most: number = LONGEST_WORD): string => cut(visible(text), most)

/** A whole message: unseen characters as escapes, and long words cut. */
export const shownWords = (text: string): string =>
  visible(text)
    .split(' ')
    .map((word) => cut(word, word.includes('/') ? LONGEST_PATH : LONGEST_WORD))
    .join(' ')
