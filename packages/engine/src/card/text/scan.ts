/**
 * One line of the card, cut into its parts: words of tiles, notes in parentheses, footnotes in quotes, alternatives
 * between `-or-`, and the value behind the last `=`. Nothing is understood yet; every part keeps its column.
 */
import { shown } from '../../base/shown.ts'
import { partedNotes, withoutPrint } from './as-printed.ts'
import { bareNote } from './bare-notes.ts'
import type { Complaint } from './complaint.ts'
import { complain } from './complaint.ts'

/** Something typed, and the column where it starts, from 1. */
export interface Typed {
  readonly text: string
  readonly column: number
}

/** What stands between two `-or-`. */
export interface ScannedWay {
  /** Words of tiles and ornaments, in order. */
  readonly words: readonly Typed[]
  readonly notes: readonly Typed[]
}

export interface Worth {
  readonly value: number
  readonly concealed: boolean
}

export interface ScannedLine {
  readonly ways: readonly ScannedWay[]
  readonly footnotes: readonly Typed[]
  readonly worth?: Worth
  readonly complaints: readonly Complaint[]
}

type Token = Typed & { readonly kind: 'word' | 'or' | 'note' | 'footnote' }

const CLOSERS: Readonly<Record<string, string>> = { '(': ')', '[': ']', '{': '}', '"': '"', '“': '”' }

const WORD = /[^\s(["“{=]+/y

/** The word that begins at a place. */
const wordAt = (text: string, at: number): string => {
  WORD.lastIndex = at
  return WORD.exec(text)?.[0] ?? text.charAt(at)
}

const OR = /^-?or-?$/i

/** Signs between the numbers of a sum: on the card they are print, not tiles (CARD-18). */
const ORNAMENT = /^[+\-−–xX×*=÷]$/

/** Whether a word is print between tiles. A letter with a meaning is one only when it stands alone. */
export const isOrnament = (word: string): boolean => ORNAMENT.test(word)

/** A sign of a sum that was typed without spaces; behind n and m it counts up or down. */
const GLUED = /(?<=[abcNEWSRGDF0])(?=[+\-−–×÷*][1-9nmNEWSRGDF])|(?<=[abcNEWSRGDF0][+\-−–×÷*])(?=[1-9nmNEWSRGDF])/

const SIGN = /[+\-−–×÷*]/

/** A word, or the words that signs between them make of it. */
const parted = (word: string, column: number): readonly Token[] => {
  // Few words have a sign, and to look around each letter takes its time.
  if (!SIGN.test(word)) return [{ kind: 'word', text: word, column }]
  let at = column
  return word.split(GLUED).map((text) => {
    const token: Token = { kind: 'word', text, column: at }
    at += text.length
    return token
  })
}

/** What a bracket or a quote holds, cut at commas and semicolons when it is a bracket. */
const inside = (text: string, start: number, end: number): readonly Token[] => {
  if (!/[([{]/.test(text.charAt(start))) return [{ kind: 'footnote', text: text.slice(start + 1, end).trim(), column: start + 1 }]
  return partedNotes(text.slice(start + 1, end)).map(({ text: note, at }) => ({
    kind: 'note',
    text: note,
    column: start + 2 + at,
  }))
}

const tokensOf = (text: string, complaints: Complaint[]): readonly Token[] => {
  const tokens: Token[] = []
  let at = 0
  while (at < text.length) {
    const character = text.charAt(at)
    const closer = CLOSERS[character]
    if (closer !== undefined) {
      const found = text.indexOf(closer, at + 1)
      if (found === -1)
        complaints.push(
          complain(
            'card/open-bracket',
            at + 1,
            `Nothing closes this ${character}.`,
            `Put ${closer} where the note ends, before the “=”.`,
          ),
        )
      const end = found === -1 ? text.length : found
      tokens.push(...inside(text, at, end))
      at = end + 1
    } else if (/\s/.test(character)) at++
    else if (text.startsWith('//', at)) {
      // A remark behind a line is kept as the card's own would be.
      tokens.push({ kind: 'footnote', text: text.slice(at + 2).trim(), column: at + 1 })
      at = text.length
    } else {
      const word = wordAt(text, at)
      if (OR.test(word)) tokens.push({ kind: 'or', text: word, column: at + 1 })
      else tokens.push(...parted(word, at + 1))
      at += word.length
    }
  }
  return tokens
}

/** How the value of a line is typed: `25x`, `X 25`, `25 cents, exposed.` */
const WORTH =
  /^(?:(x|c|exposed|concealed)\.?\s*)?([0-9]{1,4})(?:\s*(?:¢|(?:cents?|points?|pts?)\b\.?))?(?:\s*(x|c|exposed|concealed))?\.?$/i

const noValue = (column: number): Complaint =>
  complain(
    'card/no-value',
    column,
    'The line does not say what it is worth.',
    'End it with “= 25x” for a line that may be exposed, or “= 25c” for a concealed one.',
  )

const isWord = ({ kind }: Token): boolean => kind === 'word'

/** As a card prints it: `X 25` at the end, without a sign. A small c right behind a number is a suit. */
const PRINTED = /^(?:[xXcC] ?[0-9]{1,4}|[1-9][0-9]{0,3}(?:[xXC]| [xXcC]))$/

/** Figures at the end that only a value has, although nothing says whether the line is X or C. */
const BARE = /^(?!55)[1-9][05]$/

/** Where a value without “=” begins, or nothing. */
const printedFrom = (tokens: readonly Token[]): number | undefined => {
  const lastAt = tokens.findLastIndex(isWord)
  const last = tokens[lastAt]
  if (last === undefined) return undefined
  if (PRINTED.test(last.text)) return lastAt
  const firstAt = tokens.findLastIndex((token, at) => at < lastAt && isWord(token))
  const first = tokens[firstAt]
  return first !== undefined && PRINTED.test(`${first.text} ${last.text}`) ? firstAt : undefined
}

const bareFrom = (tokens: readonly Token[]): number | undefined => {
  const lastAt = tokens.findLastIndex(isWord)
  return BARE.test(tokens[lastAt]?.text ?? '') ? lastAt : undefined
}

/** The value behind the last “=”, or why there is none. `from` is the first token that belongs to it. */
const worthOf = (
  tokens: readonly Token[],
  end: number,
): { readonly from: number; readonly worth?: Worth; readonly complaint?: Complaint } => {
  const signAt = tokens.findLastIndex(({ kind, text }) => kind === 'word' && text === '=')
  const printed = printedFrom(tokens) ?? (signAt < 0 ? bareFrom(tokens) : undefined)
  // “= x 25” has both; the sign is then part of the value.
  const from = printed !== undefined && printed - signAt > 1 ? printed : signAt
  const sign = tokens[from]
  if (sign === undefined) return { from: tokens.length, complaint: noValue(end) }
  const tail = tokens.slice(from === signAt ? from + 1 : from).filter(({ kind }) => kind === 'word' || kind === 'or')
  const typed = tail.map(({ text }) => text).join(' ')
  if (typed === '') return { from, complaint: noValue(sign.column) }
  const [, before, digits, after] = WORTH.exec(typed) ?? []
  const mark = (before ?? after)?.charAt(0).toLowerCase()
  const column = tail[0]?.column ?? sign.column
  if (digits === undefined) {
    // Tiles behind a sign of a sum: the value is missing altogether.
    if (!/^\$?[0-9][0-9.,]*[¢$xc/\s]*$/i.test(typed) && (tail.length > 1 || /[A-Zabn]/.test(typed)))
      return { from: tokens.length, complaint: noValue(end) }
    return { from, complaint: badValue(column, `“${shown(typed)}” is no value.`) }
  }
  if (mark === undefined) return { from, complaint: badValue(column, `${digits} does not say whether the line is X or C.`) }
  if (before !== undefined && after !== undefined) return { from, complaint: badValue(column, 'X or C stands twice.') }
  if (Number(digits) === 0) return { from, complaint: badValue(column, 'A line is worth more than nothing.') }
  return { from, worth: { value: Number(digits), concealed: mark === 'c' } }
}

const badValue = (column: number, message: string): Complaint =>
  complain('card/bad-value', column, message, 'Write a whole number and x for exposed or c for concealed, such as “= 25x”.')

/** The parts with notes that lack their parentheses made notes, each way its own. `text` is the line as typed. */
const withBareNotes = (text: string, tokens: readonly Token[]): readonly Token[] => {
  const signed = tokens.some(({ kind, text: word }) => kind === 'word' && word === '=')
  const found = bareNote(tokens, printedFrom(tokens) ?? (signed ? undefined : bareFrom(tokens)) ?? tokens.length)
  if (found === undefined) return tokens
  const [from, to] = found
  const [first, last] = [tokens[from], tokens[to - 1]]
  if (first === undefined || last === undefined) return tokens
  const start = first.column - 1
  const notes = partedNotes(text.slice(start, last.column - 1 + last.text.length)).map(({ text: note, at }): Token => ({
    kind: 'note',
    text: note,
    column: start + 1 + at,
  }))
  return [...tokens.slice(0, from), ...notes, ...withBareNotes(text, tokens.slice(to))]
}

/** A suit letter that was typed with a space before it belongs to the numbers there. */
const addWord = (words: Typed[], { text, column }: Typed): void => {
  const last = words.at(-1)
  if (last !== undefined && /^[abc]$/.test(text) && /^[0-9nmD.+-]*[1-9nmD]$/.test(last.text))
    words.splice(-1, 1, { text: last.text + text, column: last.column })
  else words.push({ text, column })
}

/** The parts of a line. Never fails: what is wrong stands in `complaints`, and the rest is still cut up. */
export const scanLine = (text: string): ScannedLine => {
  const complaints: Complaint[] = []
  const tokens = withBareNotes(text, tokensOf(withoutPrint(text), complaints))
  const { from, worth, complaint } = worthOf(tokens, text.trimEnd().length + 1)
  if (complaint !== undefined) complaints.push(complaint)
  let way: { readonly words: Typed[]; readonly notes: Typed[] } = { words: [], notes: [] }
  const ways = [way]
  const footnotes: Typed[] = []
  tokens.forEach((token, at) => {
    if (token.kind === 'footnote') {
      if (token.text !== '') footnotes.push(token)
    } else if (token.kind === 'note') way.notes.push(token)
    else if (at >= from) return
    else if (token.kind === 'word') addWord(way.words, token)
    else {
      way = { words: [], notes: [] }
      ways.push(way)
    }
  })
  return { ways, footnotes, ...(worth === undefined ? {} : { worth }), complaints }
}
