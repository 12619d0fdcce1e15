/** A line that was read, written again. */
import type { ReadHand, Way } from './read-hand.ts'

const spellWords = ({ words }: Way): string => words.map(({ text }) => text).join(' ')

/** The words, one space between them, without notes and value. */
export const spellTiles = ({ ways }: ReadHand): string => ways.map(spellWords).join(' -or- ')

const spellWay = (way: Way): string => {
  const { notes } = way
  return [spellWords(way), ...(notes.length > 0 ? [`(${notes.join(', ')})`] : [])].filter((part) => part !== '').join(' ')
}

const quoted = (text: string): string => (text.includes('"') ? `“${text}”` : `"${text}"`)

/** The whole line in its one spelling. */
export const spellHand = ({ ways, footnotes, worth }: ReadHand): string =>
  [
    ways.map(spellWay).join(' -or- '),
    ...footnotes.map(({ text }) => quoted(text)),
    ...(worth === undefined ? [] : [`= ${worth.value}${worth.concealed ? 'c' : 'x'}`]),
  ].join(' ')
