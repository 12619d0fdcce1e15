/** What people type at a question: an answer, or a command. */
import type { Question } from '../rulings/ruling.ts'

export type Said = { readonly kind: 'value'; readonly value: string } | { readonly kind: CommandName | 'unclear' }

type CommandName = 'back' | 'quit' | 'explain' | 'unknown'

const COMMAND_WORDS: { readonly [word: string]: CommandName } = {
  b: 'back',
  back: 'back',
  q: 'quit',
  quit: 'quit',
  '?': 'explain',
  help: 'explain',
  u: 'unknown',
  unknown: 'unknown',
  // A fact that the seats do not agree on is not known to the table.
  s: 'unknown',
}

/** The command that a word is, in small letters; nothing when it is none. */
export const commandOf = (typed: string): CommandName | undefined =>
  Object.hasOwn(COMMAND_WORDS, typed) ? COMMAND_WORDS[typed] : undefined

/** Reads an answer: a number, a value, or the start of a label. */
export const readAnswer = (text: string, answers: Question['answers']): Said => {
  const typed = text.trim().toLowerCase()
  const exact = answers.find((answer) => answer.value.toLowerCase() === typed)
  if (exact !== undefined) return { kind: 'value', value: exact.value }
  const command = commandOf(typed)
  if (command !== undefined) return { kind: command }
  const byNumber = /^\d{1,2}$/.test(typed) ? answers[Number(typed) - 1] : undefined
  if (byNumber !== undefined) return { kind: 'value', value: byNumber.value }
  const starting = typed === '' ? [] : answers.filter((answer) => answer.label.toLowerCase().startsWith(typed))
  const [only] = starting
  return only !== undefined && starting.length === 1 ? { kind: 'value', value: only.value } : { kind: 'unclear' }
}
