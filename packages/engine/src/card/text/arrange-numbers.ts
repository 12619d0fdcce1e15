/**
 * Numbers: printed digits mean themselves unless a note makes them examples (CARD-08); `n` and `m` are any two different
 * numbers. Notes on groups of a size win over both. What is tied to other numbers is settled after them.
 */
import { arrangeDigits } from './arrange-digits.ts'
import type { Expression } from './recipe.ts'
import { choicesOf, without } from './recipe.ts'
import type { Workbench, Placed } from './workbench.ts'
import { groupName, notesOf } from './workbench.ts'
import type { GroupName } from './note.ts'
import { ANY_NUMBER } from './note.ts'
import type { Anchors, Subject, Wanted } from './number-sets.ts'
import { ANY, checkTies, choicesIn, isTied, keptOf, wantedOf } from './number-sets.ts'
import type { NumberLetter } from './word.ts'

type Wishes = ReadonlyMap<Subject, Wanted>
type Settled = Map<Placed, Expression>

const LETTERS: readonly NumberLetter[] = ['n', 'm']

const isNumber = ({ sign }: Placed): boolean => sign.kind === 'digit' || sign.kind === 'number'

const usesLetter = ({ sign }: Placed, letter: NumberLetter): boolean => sign.kind === 'number' && sign.letter === letter

const uniqueExpressions = (expressions: readonly Expression[]): readonly Expression[] => [
  ...new Map(expressions.map((one) => [`${one.variable ?? ''}:${one.offset}`, one])).values(),
]

/** Different letters are different numbers, unless a note says what one of them may be and does not keep them apart. */
const mayCoincide = (wishes: Wishes, letter: NumberLetter): boolean => {
  const set = wishes.get(letter)?.set
  return set !== undefined && (isTied(set) || set.values.length === ANY.values.length)
}

const addLetter = (
  bench: Workbench,
  letter: NumberLetter,
  open: readonly Placed[],
  wishes: Wishes,
  anchors: Anchors,
  settled: Settled,
): void => {
  const mine = open.filter((piece) => usesLetter(piece, letter))
  const wish = wishes.get(letter)
  if (mine.length === 0) {
    if (wish !== undefined)
      bench.complain(
        'card/idle-note',
        wish.placed,
        `speaks of ${letter}, and no number of the line is ${letter}`,
        'Take the note out.',
      )
    return
  }
  if (wish !== undefined) checkTies(bench, wish, anchors)
  const offsets = mine.map(({ sign }) => (sign.kind === 'number' ? sign.offset : 0))
  const [lowest, highest] = [Math.min(...offsets), Math.max(...offsets)]
  const apart = mayCoincide(wishes, letter)
    ? []
    : [...anchors.letters].flatMap(([other, variable]) => (mayCoincide(wishes, other) ? [] : [variable]))
  const { most, choices } = choicesIn(wish?.set ?? ANY, anchors)
  const inRange = ANY_NUMBER.filter((value) => value + lowest >= 1 && value + highest <= 9)
  const within = choicesOf(inRange)
  const variable = bench.add({
    low: 0,
    most: Math.min(most, inRange.length),
    say: (value) => `${letter} = ${value}`,
    choices: (values) => without(choices(values) & within, apart, values),
  })
  anchors.letters.set(letter, variable)
  for (const piece of mine) if (piece.sign.kind === 'number') settled.set(piece, { variable, offset: piece.sign.offset })
}

/** Groups that a note on their size speaks of: a variable for each, or one for all when they must match. */
const addGroups = (
  bench: Workbench,
  name: GroupName,
  { set, alike, placed }: Wanted,
  anchors: Anchors,
  settled: Settled,
): void => {
  const mine = bench.pieces.filter((piece) => isNumber(piece) && groupName(piece) === name)
  if (mine.length === 0 || (mine.length === 1 && alike)) {
    bench.complain(
      'card/idle-note',
      placed,
      `speaks of ${alike ? `${name}s that match` : `a ${name}`}, and the line has ${mine.length === 0 ? 'none with a number' : 'only one'}`,
      'Take the note out.',
    )
    return
  }
  checkTies(bench, { set, alike, placed }, anchors)
  const { most, choices } = choicesIn(set, anchors)
  const add = (): number => bench.add({ low: 0, most, choices, say: (value) => `${name} = ${value}` })
  const shared = alike ? add() : undefined
  for (const piece of mine) settled.set(piece, { variable: shared ?? add(), offset: 0 })
}

const sameNumber = ({ sign: one }: Placed, { sign: other }: Placed): boolean =>
  one.kind === 'digit'
    ? other.kind === 'digit' && one.digit === other.digit
    : one.kind === 'number' && other.kind === 'number' && one.letter === other.letter && one.offset === other.offset

/**
 * “kongs match pairs”: printed alike, and one number for both. Which numbers that may be has to be open by the line or by
 * another note: of printed digits alone nobody can say whether they are examples.
 */
const tieGroups = (bench: Workbench, wishes: Wishes, settled: Settled): void => {
  const numbersOf = (pieces: readonly Placed[]): readonly Expression[] =>
    uniqueExpressions(pieces.flatMap((piece) => settled.get(piece) ?? []))
  for (const placed of notesOf(bench, 'tie')) {
    const clash = (why: string, hint: string): void => bench.complain('card/note-clash', placed, why, hint)
    const groups = placed.note.groups.map((name) => bench.pieces.filter((piece) => isNumber(piece) && groupName(piece) === name))
    const all = groups.flat()
    const [first] = all
    if (first === undefined || groups.some((pieces) => pieces.length === 0)) {
      bench.complain('card/idle-note', placed, 'speaks of groups that the line does not have with a number', 'Take the note out.')
      continue
    }
    const [number, ...others] = numbersOf(all)
    // What a note says of one of the two holds for both.
    const [wished, ...more] = numbersOf(all.filter((piece) => wishes.has(groupName(piece))))
    const open = all.some((piece) => !wishes.has(groupName(piece)))
    if (!all.every((piece) => sameNumber(piece, first)))
      clash('does not go with these groups, which are not printed alike', 'Write the same number in each of them.')
    else if (wished !== undefined && more.length === 0 && open) for (const piece of all) settled.set(piece, wished)
    else if (number?.variable === undefined || others.length > 0)
      clash(
        'does not say which numbers they may be',
        'Write n in each of them, as in nnnna nna, or add a note such as (any like numbers).',
      )
  }
}

/** Lays out the numbers; returns the expression of a piece by its index. */
export const arrangeNumbers = (bench: Workbench): ((piece: number) => Expression) => {
  const wishes = wantedOf(bench)
  const kept = keptOf(bench, wishes)
  const open = bench.pieces.filter((piece) => isNumber(piece) && !wishes.has(groupName(piece)))
  const settled: Settled = new Map()
  const letters = new Map<NumberLetter, number>()
  const tied = LETTERS.filter((letter) => isTied(wishes.get(letter)?.set ?? ANY))

  for (const letter of LETTERS) if (!tied.includes(letter)) addLetter(bench, letter, open, wishes, { letters, run: [] }, settled)

  const examples: number[] = []
  for (const piece of open) if (piece.sign.kind === 'digit' && !kept.has(groupName(piece))) examples.push(piece.sign.digit)
  const digitAt = arrangeDigits(
    bench,
    ANY_NUMBER.filter((number) => examples.includes(number)),
  )
  for (const piece of open)
    if (piece.sign.kind === 'digit')
      settled.set(piece, kept.has(groupName(piece)) ? { offset: piece.sign.digit } : digitAt(piece.sign.digit))

  // Without notes nothing is tied to anything.
  const anchors: Anchors = { letters, run: wishes.size === 0 ? [] : uniqueExpressions([...settled.values()]) }
  // A letter tied to the other one comes after it.
  const ready = (letter: NumberLetter): boolean =>
    wishes.get(letter)?.set.relative.every((tie) => letters.has(tie.letter)) === true
  for (const letter of tied.toSorted((one, other) => Number(ready(other)) - Number(ready(one))))
    addLetter(bench, letter, open, wishes, anchors, settled)

  for (const [subject, wish] of wishes) if (subject !== 'n' && subject !== 'm') addGroups(bench, subject, wish, anchors, settled)

  tieGroups(bench, wishes, settled)

  return (at) => {
    const piece = bench.pieces[at]
    return (piece === undefined ? undefined : settled.get(piece)) ?? { offset: 1 }
  }
}
