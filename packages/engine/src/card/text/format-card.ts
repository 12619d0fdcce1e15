import { LONGEST_CARD, LONGEST_LINE, MOST_HANDS, MOST_TEXT_LINES } from '../limits.ts'
import { readHand } from './read-hand.ts'
import { spellHand } from './spell.ts'
import type { Sorted } from './sort-lines.ts'
import { sortLine, textLines } from './sort-lines.ts'
import type { KnownWords } from './word.ts'

/** A hand in its one spelling; as typed where it cannot be read. */
const formatHand = (typed: string, known: KnownWords): string => {
  const read = readHand(typed, 3, undefined, known)
  return read.complaints.length === 0 ? spellHand(read) : typed.trim()
}

const formatSorted = (typed: string, sorted: Sorted, known: KnownWords): string => {
  switch (sorted.what) {
    case 'blank':
      return ''
    case 'remark':
      return `// ${typed.trim().replace(/^\/+/, '').trim()}`.trim()
    case 'fact':
      return `${sorted.fact.name}: ${sorted.fact.value}`.trim()
    case 'section':
      return `# ${sorted.title}`.trim()
    case 'erratum':
      return `erratum ${sorted.date}: ${formatHand(sorted.hand, known)}`.trim()
    case 'hand':
      return formatHand(typed, known)
  }
}

const formatLines = (texts: readonly string[]): readonly string[] => {
  let hands = 0
  const known: KnownWords = new Map()
  const before = new Map<string, string>()
  const formatOnce = (typed: string, sorted: Sorted): string => {
    const formatted = before.get(typed) ?? formatSorted(typed, sorted, known)
    before.set(typed, formatted)
    return formatted
  }
  return texts.map((typed) => {
    // As long as a line is too long, nobody knows what it is.
    if (typed.length > LONGEST_LINE) return typed
    const sorted = sortLine(typed)
    if ((sorted.what === 'hand' || sorted.what === 'erratum') && ++hands > MOST_HANDS) return typed.trim()
    const formatted = formatOnce(typed, sorted)
    return formatted.length <= LONGEST_LINE ? formatted : typed.trim()
  })
}

const fits = (text: string, lines: number): boolean => text.length <= LONGEST_CARD && lines <= MOST_TEXT_LINES

/**
 * The text of a card in its one spelling: notes in full, one space between words, an empty line before each section.
 * What cannot be read stays as it is, and so does a text that would then be too long to be read. Reading the result gives
 * the same card.
 */
export const formatCard = (text: string): string => {
  if (text.length > LONGEST_CARD) return text
  const texts = textLines(text)
  const formatted: string[] = []
  for (const line of formatLines(texts)) {
    const last = formatted.at(-1)
    if (line === '' && (last === undefined || last === '')) continue
    if (line.startsWith('#') && last !== undefined && last !== '') formatted.push('')
    formatted.push(line)
  }
  while (formatted.at(-1) === '') formatted.pop()
  const result = formatted.length === 0 ? '' : `${formatted.join('\n')}\n`
  // The text ends with the end of its last line, so there is one more, empty, line.
  return fits(text, texts.length) && !fits(result, formatted.length + 1) ? text : result
}
