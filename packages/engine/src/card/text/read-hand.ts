/**
 * One line of the card from its text: what it says, what is wrong with it, and its hands when nothing is. `scan` cuts it
 * up, `word` and `read-note` understand the parts, `arrange` finds what is left to choose, and `expand` makes every hand.
 */
import { shown } from '../../base/shown.ts'
import { arrange, tileCount } from './arrange.ts'
import type { Budget } from './budget.ts'
import type { Complaint } from './complaint.ts'
import { complain, isFull } from './complaint.ts'
import type { DrawnWord } from './draw.ts'
import { drawWords } from './draw.ts'
import { expand } from './expand.ts'
import type { Gathered } from './gathered.ts'
import { gather } from './gathered.ts'
import { HAND_TILES, MOST_COMPLAINTS } from '../limits.ts'
import { formatNote } from './note.ts'
import { isNote, readNote } from './read-note.ts'
import type { Recipe } from './recipe.ts'
import { handsOf, triesOf } from './recipe.ts'
import type { ScannedWay, Typed, Worth } from './scan.ts'
import { isOrnament, scanLine } from './scan.ts'
import { isTitle } from './as-printed.ts'
import type { Word } from './word.ts'
import { inOne, readWord } from './word.ts'
import type { PlacedNote } from './workbench.ts'

/** A line as it was read. */
export interface ReadHand {
  readonly ways: readonly Way[]
  readonly footnotes: readonly Typed[]
  readonly worth?: Worth
  /** One list of words for each alternative. */
  readonly drawing: readonly (readonly DrawnWord[])[]
  /** Tiles of each alternative, as far as they could be read. */
  readonly tiles: readonly number[]
  readonly complaints: readonly Complaint[]
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
interface Draft {
  readonly way: Way
  /** Where the way begins. */
  readonly column: number
  /** Missing when words could not be read, or nobody asks. */
  readonly recipe?: Recipe
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
const readWords = (typed: readonly Typed[], complaints: Complaint[]): readonly (Word | Typed)[] =>
  typed.map((one) => {
    if (isOrnament(one.text)) return one
    return isFull(complaints) ? { text: one.text, column: one.column, pieces: [] } : readWord(one, complaints)
  })

/** More tiles than this are no line with a slip. */
const FAR_TOO_MANY = 2 * HAND_TILES

const readWay = (
  { words: typed, notes: typedNotes }: ScannedWay,
  last: boolean,
  complaints: Complaint[],
  budget: Budget | undefined,
): Draft => {
  const before = complaints.length
  const words = readWords(typed, complaints)
  const read = words.filter((word): word is Word => 'pieces' in word)
  const readable = complaints.length === before && !isFull(complaints)
  const tiles = tileCount(read)
  const end = read.at(-1)
  if (readable && tiles !== HAND_TILES)
    complaints.push(
      wrongCount(read, tiles, end === undefined ? (typedNotes[0]?.column ?? 1) : end.column + end.text.length, last),
    )
  const placed: PlacedNote[] = []
  const notes = typedNotes.map(({ text, column }) => {
    if (isFull(complaints)) return text
    const note = readNote({ text, column }, budget ?? { guesses: 0 })
    if (!isNote(note)) {
      complaints.push(note)
      return text
    }
    placed.push({ note, column })
    return formatNote(note)
  })
  const way: Way = { words, notes, tiles }
  const column = words[0]?.column ?? 1
  if (!readable || tiles > FAR_TOO_MANY || isFull(complaints)) return { way, column }
  // Without notes there is nothing to contradict, and without a budget no hands are made.
  if (placed.length === 0 && budget === undefined) return { way, column }
  return { way, column, recipe: arrange(read, placed, complaints) }
}

/** `20,000`: in English, wherever it is read. */
const inThousands = (count: number): string => String(count).replace(/\B(?=([0-9]{3})+$)/g, ',')

const tooMany = (hands: number, left: number, column: number): Complaint =>
  complain(
    'card/too-many-hands',
    column,
    `This line stands for ${hands < 1e9 ? `up to ${inThousands(hands)}` : 'more than a billion'} hands, and the card has room for ${inThousands(left)} more.`,
    'Tie its numbers together: use the same n in several groups, or “must match”.',
  )

/** Adds the hands of each way, and says which ways have none, or none of their own. */
const layOut = (drafts: readonly Draft[], jokerMinGroup: number, budget: Budget, complaints: Complaint[]): Gathered => {
  const gathered = gather()
  for (const { recipe, column } of drafts) {
    if (recipe === undefined) continue
    const tries = triesOf(recipe)
    if (tries > budget.tries) {
      complaints.push(tooMany(handsOf(recipe), Math.min(budget.tries, budget.variants), column))
      continue
    }
    budget.tries -= tries
    const before = gathered.variants.length
    const { made, shortage } = expand(recipe, jokerMinGroup, gathered, budget.variants)
    if (gathered.variants.length > budget.variants) {
      complaints.push(tooMany(handsOf(recipe), budget.variants, column))
      return gathered
    }
    if (made === 0)
      complaints.push(
        shortage === undefined
          ? complain(
              'card/no-hand',
              column,
              'No choice of suits and numbers makes this line.',
              'Numbers go from 1 to 9: look at n+ and at the notes.',
            )
          : complain(
              'card/no-hand',
              column,
              `Nobody can make this: it takes ${shortage}.`,
              'Jokers may stand only in groups of like tiles, not in pairs and bunches. Change the groups.',
            ),
      )
    else if (gathered.variants.length === before)
      complaints.push(
        complain(
          'card/same-way',
          column,
          'This alternative makes no hand that the line does not make already.',
          'Take it out, or look at its suit letters.',
        ),
      )
  }
  budget.variants -= gathered.variants.length
  return gathered
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
 * budget the hands themselves are not made.
 */
export const readHand = (text: string, jokerMinGroup: number, budget: Budget | undefined): ReadHand => {
  const scanned = scanLine(text)
  const complaints: Complaint[] = []
  const drafts = scanned.ways.map((way, at) => readWay(way, at === scanned.ways.length - 1, complaints, budget))
  complaints.push(...scanned.complaints)
  const gathered = complaints.length === 0 && budget !== undefined ? layOut(drafts, jokerMinGroup, budget, complaints) : undefined
  const ways = drafts.map(({ way }) => way)
  const { footnotes, worth } = scanned
  return {
    ways,
    footnotes,
    ...(worth === undefined ? {} : { worth }),
    drawing: ways.map(({ words }) => drawWords(words)),
    tiles: ways.map(({ tiles }) => tiles),
    complaints: isTitle(text) ? [forgottenSign(text)] : toTell(complaints),
    ...(gathered === undefined || complaints.length > 0 ? {} : { gathered }),
  }
}
