/** Printed digits that a note makes examples: like numbers, a run that slides, or any numbers (CARD-08, CARD-09). */
import type { Expression } from './recipe.ts'
import { choicesOf, without } from './recipe.ts'
import type { Workbench } from './workbench.ts'
import { onlyNote } from './workbench.ts'
import type { Note } from './note.ts'
import { numbersOf } from './note.ts'

type DigitsNote = Note & { readonly kind: 'digits' }

const listed = (digits: readonly number[]): string => digits.join(', ').replace(/, ([0-9])$/, ' and $1')

/** Why the printed digits are no example of what the note says, and what to do. */
const mismatch = (
  { how, parity, count, close }: DigitsNote,
  digits: readonly number[],
): readonly [string, string] | undefined => {
  const step = parity === undefined ? 1 : 2
  if (parity !== undefined && digits.some((digit) => (digit % 2 === 0) !== (parity === 'even')))
    return [`says ${parity}, and the line has ${listed(digits)}`, `Print ${parity} numbers as examples.`]
  if (how === 'like')
    return digits.length === 1
      ? undefined
      : [`wants one number, and the line has ${listed(digits)}`, 'Print the same digit in every group, or write n.']
  if (count !== undefined && count !== digits.length)
    return [
      `speaks of ${count} numbers, and the line has ${digits.length}: ${listed(digits)}`,
      'Print as many different digits as the note says.',
    ]
  const gap = digits.some((digit, at) => at > 0 && digit - (digits[at - 1] ?? 0) !== step)
  if (how === 'run' && gap && (count !== undefined || parity !== undefined || close === true))
    return [
      `wants numbers in a row, and the line has ${listed(digits)}`,
      'Print numbers in a row, or write “any run” for numbers that keep their distances.',
    ]
  return undefined
}

const literal = (digit: number): Expression => ({ offset: digit })

/** One number for all. */
const likeDigits = (bench: Workbench, choices: readonly number[]): ((digit: number) => Expression) => {
  const all = choicesOf(choices)
  const variable = bench.add({ low: 0, most: choices.length, choices: () => all, say: (value) => `number ${value}` })
  return () => ({ variable, offset: 0 })
}

/** All slide together and keep their distances; the variable is the lowest of them. */
const runOfDigits = (
  bench: Workbench,
  digits: readonly number[],
  choices: readonly number[],
): ((digit: number) => Expression) => {
  const low = digits[0] ?? 1
  const span = (digits.at(-1) ?? low) - low
  const most = choices.at(-1) ?? 0
  const starts = choices.filter((value) => value + span <= most)
  const all = choicesOf(starts)
  const variable = bench.add({ low: 0, most: starts.length, choices: () => all, say: (value) => `numbers from ${value}` })
  return (digit) => ({ variable, offset: digit - low })
}

/** Each digit is a number of its own. */
const freeDigits = (bench: Workbench, digits: readonly number[], choices: readonly number[]): ((digit: number) => Expression) => {
  const indices = new Map<number, number>()
  const all = choicesOf(choices)
  for (const [at, digit] of digits.entries()) {
    const before = [...indices.values()]
    const variable = bench.add({
      low: 0,
      most: Math.max(0, choices.length - at),
      choices: (values) => without(all, before, values),
      say: (value) => `${digit} = ${value}`,
    })
    indices.set(digit, variable)
  }
  return (digit) => ({ variable: indices.get(digit) ?? 0, offset: 0 })
}

/** How a printed digit becomes a number. `digits` are those that a note may free, in order, each once. */
export const arrangeDigits = (bench: Workbench, digits: readonly number[]): ((digit: number) => Expression) => {
  const placed = onlyNote(bench, 'digits')
  if (placed === undefined) return literal
  const { how, parity, range } = placed.note
  if (digits.length === 0) {
    bench.complain(
      'card/idle-note',
      placed,
      'speaks of printed numbers, and none of the line is open to it',
      'Take the note out; for n write “n is …”.',
    )
    return literal
  }
  if (how === 'only') return literal
  const wrong = mismatch(placed.note, digits)
  if (wrong !== undefined) {
    bench.complain('card/note-clash', placed, ...wrong)
    return literal
  }
  const choices = numbersOf(parity, range)
  if (how === 'like') return likeDigits(bench, choices)
  return how === 'run' ? runOfDigits(bench, digits, choices) : freeDigits(bench, digits, choices)
}
