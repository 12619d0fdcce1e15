/** Notes as people write them, in many spellings, read into `Note`. What can mean two things is not understood. */
import { MOST_GUESSES } from '../limits.ts'
import type { Budget } from './budget.ts'
import type { Complaint } from './complaint.ts'
import { unknownNote } from './note-hints.ts'
import { plainWords } from './note-words.ts'
import type { Note } from './note.ts'
import { choices, digitsNote, isGroup, isLike, numbersNote } from './read-number-note.ts'
import { dragonsNote, windsNote, zeroNote } from './read-tile-note.ts'
import type { Typed } from './scan.ts'

/** `any 2 suits`, `1 or 2 suits only`, `same suit`, `different suits`. */
const suitsNote = (words: readonly string[]): Note | undefined => {
  const text = words.join(' ')
  if (/^(like|same) suit$/.test(text)) return { kind: 'suits', counts: [1] }
  if (/^(each )?(in )?different suit$/.test(text)) return { kind: 'unlike-suits' }
  const plain = words.filter((word) => word !== 'only')
  if (plain.at(-1) !== 'suit' || plain.length < 2 || words.length - plain.length > 1) return undefined
  // “3 suits” says as much as “any 3 suits”, or as “any 3 different suits”.
  const between = plain.slice(plain[0] === 'any' ? 1 : 0, plain.at(-2) === 'different' ? -2 : -1)
  const items = between.length === 0 ? [] : choices(between)
  if (items === undefined || !items.every((item) => /^[123]$/.test(item))) return undefined
  if (items.length === 0 && plain.length > 2) return undefined
  return { kind: 'suits', counts: [...new Set(items.map(Number))].toSorted((one, other) => one - other) }
}

const jokersNote = (words: readonly string[]): Note | undefined =>
  // “no” is the word that is else short for number.
  /^((number|without) joker( allowed)?|jokerless)$/.test(words.join(' ')) ? { kind: 'no-jokers' } : undefined

const markNote = (words: readonly string[]): Note | undefined => {
  const [, mark] = /^(concealed|exposed)( hand)?( only)?$/.exec(words.join(' ')) ?? []
  return mark === undefined ? undefined : { kind: 'mark', concealed: mark === 'concealed' }
}

const READERS: readonly ((words: readonly string[]) => Note | undefined)[] = [
  suitsNote,
  zeroNote,
  windsNote,
  dragonsNote,
  numbersNote,
  digitsNote,
  jokersNote,
  markNote,
]

const noteOf = (words: readonly string[]): Note | undefined => {
  for (const reader of READERS) {
    const note = reader(words)
    if (note !== undefined) return note
  }
  return undefined
}

/** Words that a note inside another one begins with; a digit does where it counts suits or consecutive numbers. */
const FIRST = new Set('any like same this opposite match even odd only n m w v D concealed exposed different'.split(' '))

const mayBegin = (words: readonly string[], at: number): boolean => {
  const word = words[at]
  if (word === undefined) return false
  const counts = /^[1-4]$/.test(word) && /^(suit|or|consecutive|run|different|dragon)$/.test(words[at + 1] ?? '')
  return FIRST.has(word) || isGroup(word) || counts
}

const LONGEST_NOTE = 9
const MOST_WORDS = 24

/** Between two notes these say nothing. `in` does so before suits: “any like numbers in 2 suits”. */
const isJoint = (words: readonly string[], at: number, before: Note): boolean => {
  const word = words[at]
  if (word === undefined) return false
  return /^[-–+*·•]$/.test(word) || (word === 'in' && before.kind === 'digits' && words.slice(at + 1).includes('suit'))
}

/** “kongs 2 or 8 match pairs” ties kongs and pairs: there it is not cut. */
const isTied = (words: readonly string[], at: number, before: Note): boolean =>
  (isLike(words[at - 1]) && isGroup(words[at])) ||
  (before.kind === 'numbers' && isLike(words[at]) && (isGroup(words[at + 1]) || isGroup(words[at + 2])))

type Parting = readonly Note[] | 'none' | 'many'

/** One way to part, unless there is another that says something else. */
const either = (found: Parting, next: readonly Note[]): Parting =>
  typeof found === 'string' || JSON.stringify(found) === JSON.stringify(next) ? (found === 'many' ? found : next) : 'many'

/** Notes without a comma between them, where they can be parted in one way only. */
const parted = (words: readonly string[]): readonly Note[] | undefined => {
  if (words.length > MOST_WORDS) return undefined
  /** The ways in which the rest can be parted: none, one, or that there are more. */
  const known = new Map<number, Parting>()
  const from = (at: number): Parting => {
    const before = known.get(at)
    if (before !== undefined) return before
    let found: Parting = 'none'
    for (let end = at + 2; end <= Math.min(words.length, at + LONGEST_NOTE) && found !== 'many'; end++) {
      const note =
        end === words.length || mayBegin(words, end) || /^[-–+*·•]$|^in$/.test(words[end] ?? '')
          ? noteOf(words.slice(at, end))
          : undefined
      if (note === undefined || isTied(words, end, note)) continue
      const next = end < words.length && isJoint(words, end, note) ? end + 1 : end
      const rest = end === words.length ? [] : mayBegin(words, next) ? from(next) : 'none'
      if (rest === 'none') continue
      found = rest === 'many' ? 'many' : either(found, [note, ...rest])
    }
    known.set(at, found)
    return found
  }
  const all = mayBegin(words, 0) ? from(0) : 'none'
  return typeof all === 'string' ? undefined : all
}

/** The notes of a text, most often one, or why there are none. */
export const readNotes = (typed: Typed, budget: Pick<Budget, 'guesses'>): readonly Note[] | Complaint => {
  const words = plainWords(typed.text)
  const note = noteOf(words)
  return note === undefined ? (parted(words) ?? unknownNote(typed, budget)) : [note]
}

/** The note of a text, or why there is none. */
export const readNote = (typed: Typed, budget: Pick<Budget, 'guesses'> = { guesses: MOST_GUESSES }): Note | Complaint =>
  noteOf(plainWords(typed.text)) ?? unknownNote(typed, budget)

export const isNote = (read: Note | Complaint): read is Note => 'kind' in read
