/** What notes say of letters and of groups of one size, put together, and the choices that follow. */
import type { Workbench, PlacedNote } from './workbench.ts'
import { groupName, notesOf } from './workbench.ts'
import type { GroupName, NumberSet } from './note.ts'
import { ANY_NUMBER } from './note.ts'
import { choicesOf, valueOf } from './recipe.ts'
import type { Choices, Expression, Values } from './recipe.ts'
import type { NumberLetter } from './word.ts'

export type Subject = NumberLetter | GroupName

/** The notes on one subject. */
export interface Wanted {
  readonly set: NumberSet
  /** All groups of the subject have the same number. */
  readonly alike: boolean
  readonly placed: PlacedNote
}

/** Numbers that other numbers may be tied to. */
export interface Anchors {
  /** Variables of the letters laid out so far. */
  readonly letters: Map<NumberLetter, number>
  /** What the line uses, apart from what is tied itself. */
  readonly run: readonly Expression[]
}

export const ANY: NumberSet = { values: ANY_NUMBER, relative: [], inRun: false }

export const wantedOf = (bench: Workbench): ReadonlyMap<Subject, Wanted> => {
  const wanted = new Map<Subject, Wanted>()
  for (const placed of notesOf(bench, 'numbers')) {
    const { subject, set, alike } = placed.note
    const before = wanted.get(subject)
    if (before !== undefined && before.set !== ANY && set !== undefined)
      bench.complain('card/note-clash', placed, 'stands beside another note on the same numbers', 'Keep one of the two.')
    wanted.set(subject, {
      set: set ?? before?.set ?? ANY,
      alike: alike || before?.alike === true,
      placed: before?.placed ?? placed,
    })
  }
  return wanted
}

/** Groups whose digits a note keeps as printed. */
export const keptOf = (bench: Workbench, wanted: ReadonlyMap<Subject, Wanted>): ReadonlySet<GroupName> => {
  const kept = new Set<GroupName>()
  for (const placed of notesOf(bench, 'keep')) {
    const { subject } = placed.note
    if (wanted.has(subject))
      bench.complain('card/note-clash', placed, 'stands beside a note that frees the same groups', 'Keep one of the two.')
    else if (!bench.pieces.some((piece) => piece.sign.kind === 'digit' && groupName(piece) === subject))
      bench.complain(
        'card/idle-note',
        placed,
        `speaks of a ${subject}, and the line has none with a printed number`,
        'Take the note out.',
      )
    kept.add(subject)
  }
  return kept
}

export const isTied = ({ relative, inRun }: NumberSet): boolean => inRun || relative.length > 0

/** Complains when a set is tied to what the line does not have. */
export const checkTies = (bench: Workbench, { set, placed }: Wanted, { letters, run }: Anchors): void => {
  const missing = set.relative.find(({ letter }) => !letters.has(letter))
  if (missing !== undefined)
    bench.complain(
      'card/note-clash',
      placed,
      `is tied to ${missing.letter}, which ${missing.letter === 'n' ? 'no' : 'no other'} number of the line settles`,
      'Tie it to a letter of the line that is not tied to it in turn.',
    )
  if (set.inRun && run.length === 0)
    bench.complain('card/note-clash', placed, 'speaks of a run, and no other group has a number', 'Write “any number” instead.')
}

/** The values of a set once the numbers it is tied to are known, and how many there may be. */
export const choicesIn = (
  { values: fixed, relative, inRun }: NumberSet,
  { letters, run }: Anchors,
): { readonly most: number; readonly choices: (values: Values) => Choices } => {
  const always = choicesOf(fixed)
  if (!inRun && relative.length === 0) return { most: fixed.length, choices: () => always }
  const ties = [
    ...relative.map(({ letter, offset }): Expression => ({ variable: letters.get(letter) ?? 0, offset })),
    ...(inRun ? run : []),
  ]
  return {
    most: Math.min(9, fixed.length + ties.length),
    choices: (values) => {
      let all = always
      for (const tie of ties) {
        const number = valueOf(tie, values)
        if (number >= 1 && number <= 9) all |= 1 << number
      }
      return all
    },
  }
}
