/**
 * One line of the card from its text: what it says, what is wrong with it, and its hands when nothing is. `scan` cuts it
 * up, `word` and `read-note` understand the parts, `arrange` finds what is left to choose, and `expand` makes every hand.
 */
import { shown } from '../../base/shown.ts'
import { arrange, tileCount } from './arrange.ts'
import type { Budget } from './budget.ts'
import type { Complaint } from './complaint.ts'
import { complain, isFull } from './complaint.ts'
import type { Gathered } from './gathered.ts'
import type { WayToLayOut } from './lay-out.ts'
import { TOO_MANY, layOut } from './lay-out.ts'
import { HAND_TILES, MOST_COMPLAINTS } from '../limits.ts'
import { formatNote } from './note.ts'
import { readNotes } from './read-note.ts'
import type { ScannedWay, Typed, Worth } from './scan.ts'
import { isOrnament, scanLine } from './scan.ts'
import { isTitle } from './as-printed.ts'
import type { KnownWords, Word } from './word.ts'
import { inOne, readWord } from './word.ts'
import { valueClashes, withoutJokers } from './value-notes.ts'
import type { PlacedNote } from './workbench.ts'

/** A line as it was read. */
export interface ReadHand {
  readonly ways: readonly Way[]
  readonly footnotes: readonly Typed[]
  readonly worth?: Worth
  /** Tiles of each alternative, as far as they could be read. */
  readonly tiles: readonly number[]
  readonly complaints: readonly Complaint[]
  /** It took guesses, or more than was left of the budget: the next time, it may be answered otherwise. */
  readonly scarce: boolean
  /** The hands, when nothing is wrong. */
  readonly gathered?: Gathered
}

/** One alternative. */
export interface Way {
  /** Words of tiles as far as they could be read, and ornaments. */
  readonly words: readonly (Word | Typed)[]
  /** The notes in their one spelling, without parentheses; those not understood as typed. */
  readonly notes: readonly string[]
  readonly tiles: number
}

/** A way on its way to its hands. */
interface Draft extends WayToLayOut {
  readonly way: Way
}

const COUNTED = [
  'no',
  'one',
  'two',
  'three',
  'four',
  'five',
  'six',
  'seven',
  'eight',
  'nine',
  'ten',
  'eleven',
  'twelve',
  'thirteen',
]

const wrongCount = (words: readonly Word[], count: number, column: number, last: boolean): Complaint => {
  const code = 'card/wrong-count'
  const end = last ? 'before the “=”' : 'before the “-or-”'
  if (count === 0) return complain(code, column, 'There are no tiles.', `A line needs ${HAND_TILES}: write them ${end}.`)
  const sizes = words.map((word) => tileCount([word]))
  const sum = sizes.length > 1 && sizes.length <= FAR_TOO_MANY ? sizes.join(' + ') : 'This'
  const off = Math.abs(HAND_TILES - count)
  const few = COUNTED[off] ?? String(off)
  const remedy = count < HAND_TILES ? `add ${few} more ${end}` : `take ${few} out`
  return complain(
    code,
    column,
    `${sum} makes ${count === 1 ? '1 tile' : `${count} tiles`}.`,
    `A line needs ${HAND_TILES}: ${remedy}.`,
  )
}

/** Reads words until as much is wrong as is told. */
const readWords = (typed: readonly Typed[], known: KnownWords, complaints: Complaint[]): readonly (Word | Typed)[] =>
  typed.map((one) => {
    if (isOrnament(one.text)) return one
    return isFull(complaints) ? { text: one.text, column: one.column, pieces: [] } : readWord(one, complaints, known)
  })

/** More tiles than this are no line with a slip. */
const FAR_TOO_MANY = 2 * HAND_TILES

/** What the ways of a line are read with. */
interface Reading {
  readonly complaints: Complaint[]
  readonly guesses: Pick<Budget, 'guesses'>
  readonly known: KnownWords
  readonly worth: Worth | undefined
  readonly jokerMinGroup: number
}

const readWay = (
  { words: typed, notes: typedNotes }: ScannedWay,
  last: boolean,
  { complaints, guesses, known, worth, jokerMinGroup }: Reading,
): Draft => {
  const before = complaints.length
  const words = readWords(typed, known, complaints)
  const read = words.filter((word): word is Word => 'pieces' in word)
  const readable = complaints.length === before && !isFull(complaints)
  const tiles = tileCount(read)
  const end = read.at(-1)
  if (readable && tiles !== HAND_TILES)
    complaints.push(
      wrongCount(read, tiles, end === undefined ? (typedNotes[0]?.column ?? 1) : end.column + end.text.length, last),
    )
  const placed: PlacedNote[] = []
  const notes = typedNotes.flatMap(({ text, column }): readonly string[] => {
    if (isFull(complaints)) return [text]
    const found = readNotes({ text, column }, guesses)
    if ('code' in found) {
      complaints.push(found)
      return [text]
    }
    placed.push(...found.map((note) => ({ note, column })))
    return found.map(formatNote)
  })
  const way: Way = { words, notes, tiles }
  const column = words[0]?.column ?? 1
  if (!readable || tiles > FAR_TOO_MANY || isFull(complaints)) return { way, column }
  // Without notes there is nothing to contradict, and many a line is refused before anybody asks for its hands.
  if (placed.length === 0) return { way, column, recipe: () => arrange(read, placed, complaints) }
  const arranged = arrange(read, placed, complaints)
  complaints.push(...valueClashes(placed, worth, arranged))
  const recipe = placed.some(({ note }) => note.kind === 'no-jokers') ? withoutJokers(arranged, jokerMinGroup) : arranged
  return { way, column, recipe: () => recipe }
}

const forgottenSign = (text: string): Complaint =>
  complain(
    'card/heading',
    text.length - text.trimStart().length + 1,
    'This line has no tiles.',
    `If it is a heading, begin it with “#”: “# ${shown(text.trim())}”.`,
  )

/** In the order of the line, and nothing twice in the same words. */
const toTell = (complaints: readonly Complaint[]): readonly Complaint[] => {
  const sorted = complaints.toSorted((one, other) => one.column - other.column)
  const first = sorted.filter(
    ({ message, hint }, at) => sorted.findIndex((other) => other.message === message && other.hint === hint) === at,
  )
  return inOne(first).slice(0, MOST_COMPLAINTS)
}

/**
 * Reads a line that is a hand. Never fails: complaints say what is wrong, and the rest is there to be drawn. Without a
 * budget the hands themselves are not made. `known` are the words of lines before.
 */
export const readHand = (
  text: string,
  jokerMinGroup: number,
  budget: Budget | undefined,
  known: KnownWords = new Map(),
): ReadHand => {
  const scanned = scanLine(text)
  const complaints: Complaint[] = []
  const guesses = budget ?? { guesses: 0 }
  const left = guesses.guesses
  const last = scanned.ways.length - 1
  const reading = { complaints, guesses, known, worth: scanned.worth, jokerMinGroup }
  const drafts = scanned.ways.map((way, at) => readWay(way, at === last, reading))
  complaints.push(...scanned.complaints)
  const gathered = complaints.length === 0 && budget !== undefined ? layOut(drafts, jokerMinGroup, budget, complaints) : undefined
  const ways = drafts.map(({ way }) => way)
  const { footnotes, worth } = scanned
  return {
    ways,
    footnotes,
    ...(worth === undefined ? {} : { worth }),
    tiles: ways.map(({ tiles }) => tiles),
    complaints: isTitle(text) ? [forgottenSign(text)] : toTell(complaints),
    scarce: guesses.guesses < left || complaints.some(({ code }) => code === TOO_MANY),
    ...(gathered === undefined || complaints.length > 0 ? {} : { gathered }),
  }
}
