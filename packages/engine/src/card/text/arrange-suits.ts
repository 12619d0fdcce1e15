/** Suit letters: different letters are different suits (CARD-05), unless a note counts the suits (CARD-07). */
import { SUITS, SUIT_NAMES } from '../../tiles/kinds.ts'
import type { Workbench } from './workbench.ts'
import { notesOf, onlyNote } from './workbench.ts'
import { without } from './recipe.ts'
import type { Choices, Values } from './recipe.ts'
import type { SuitLetter } from './word.ts'

export interface SuitVariables {
  /** Index of the variable of a letter. Every letter that gives a suit to numbers or dragons has one. */
  readonly indexOf: (letter: SuitLetter) => number
  /** Indices of the letters that numbers use. */
  readonly ofNumbers: readonly number[]
  readonly usedByNumbers: (letter: SuitLetter) => boolean
}

/** Whether a note lets the dragons be any, so that their letters name no suit. */
export const dragonsAreFree = (bench: Workbench): boolean =>
  notesOf(bench, 'dragon').length > 0 || notesOf(bench, 'dragons').some(({ note }) => note.how === 'any')

/** Every suit. */
const ALL: Choices = 0b111

/** How many different suits some variables have. */
const differentSuits = (variables: readonly number[], values: Values): number => {
  let seen = 0
  for (const one of variables) seen |= 1 << (values[one] ?? 0)
  return (seen & 1) + ((seen >> 1) & 1) + ((seen >> 2) & 1)
}

/** The last letter: what brings the suits to a number that there may be. */
const lastSuit = (before: readonly number[], counts: readonly number[], values: Values): Choices => {
  const many = differentSuits(before, values)
  const fresh = without(ALL, before, values)
  return (counts.includes(many) ? ALL & ~fresh : 0) | (counts.includes(many + 1) ? fresh : 0)
}

const LETTERS: readonly SuitLetter[] = ['a', 'b', 'c']

const lettersOf = (bench: Workbench, dragons: boolean): readonly SuitLetter[] => {
  const used: SuitLetter[] = []
  for (const { sign } of bench.pieces)
    if (sign.kind === 'digit' || sign.kind === 'number') used.push(sign.suit)
    else if (dragons && sign.kind === 'dragon' && sign.suit !== undefined) used.push(sign.suit)
  return LETTERS.filter((letter) => used.includes(letter))
}

const counted = (bench: Workbench, letters: number): readonly number[] | undefined => {
  const placed = onlyNote(bench, 'suits')
  if (placed === undefined) return undefined
  const counts = placed.note.counts.length === 0 ? SUITS.map((suit) => suit + 1).slice(0, letters) : placed.note.counts
  const most = counts.at(-1) ?? 0
  if (letters === 0) bench.complain('card/idle-note', placed, 'speaks of suits, and the line has none', 'Take the note out.')
  else if (most > letters)
    bench.complain(
      'card/note-clash',
      placed,
      `asks for ${most} suits, and the line has ${letters === 1 ? 'one suit letter' : 'two suit letters'}`,
      `Give groups that may be of another suit a letter of their own, up to ${'abc'.charAt(most - 1)}.`,
    )
  return counts
}

/** “different suits”: no two groups share a letter. The tiles of a bunch belong together. */
const checkUnlike = (bench: Workbench): void => {
  const [placed] = notesOf(bench, 'unlike-suits')
  if (placed === undefined) return
  const groups: string[] = []
  const bunched = new Set<string>()
  for (const { sign, bunch } of bench.pieces) {
    if (sign.kind !== 'digit' && sign.kind !== 'number') continue
    if (bunch) bunched.add(sign.suit)
    else groups.push(sign.suit)
  }
  const all = [...groups, ...bunched]
  if (all.length < 2)
    bench.complain(
      'card/idle-note',
      placed,
      'speaks of suits, and the line has one group of numbers or none',
      'Take the note out.',
    )
  else if (new Set(all).size < all.length)
    bench.complain(
      'card/note-clash',
      placed,
      'does not say which groups differ, and some of the line have the same letter',
      'The same letter is the same suit, and different letters are different suits: give each group its letter and take the note out.',
    )
}

export const arrangeSuits = (bench: Workbench): SuitVariables => {
  const letters = lettersOf(bench, !dragonsAreFree(bench))
  const counts = counted(bench, letters.length)
  checkUnlike(bench)
  const indices: number[] = []
  for (const [at, letter] of letters.entries()) {
    const before = indices.slice()
    const last = at === letters.length - 1
    const index = bench.add({
      low: 0,
      most: counts === undefined ? SUITS.length - at : SUITS.length,
      say: (suit) => `${letter} = ${SUIT_NAMES[suit]}`,
      choices: (values) => {
        if (counts === undefined) return without(ALL, before, values)
        return last ? lastSuit(before, counts, values) : ALL
      },
    })
    indices.push(index)
  }
  const indexOf = (letter: SuitLetter): number => indices[letters.indexOf(letter)] ?? 0
  const used = lettersOf(bench, false)
  return {
    indexOf,
    ofNumbers: used.map(indexOf),
    usedByNumbers: (letter) => used.includes(letter),
  }
}
