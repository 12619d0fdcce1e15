/** Notes on numbers, in plain words: what printed digits are examples of, and what letters and groups may be. */
import type { GroupName, Note, NumberSet, Parity } from './note.ts'
import { ANY_NUMBER, SIZE_NAMES, numbersOf } from './note.ts'
import type { NumberLetter } from './word.ts'

const DIGIT = /^[1-9]$/

/** `from 2 to 6`, `2 to 6`, `up to 6`, `from 4`. */
const rangeOf = (words: readonly string[]): readonly [number, number] | undefined => {
  const found = /^(?:(?:from )?([1-9]) to ([1-9])|up to ([1-9])|from ([1-9]))$/.exec(words.join(' '))
  if (found === null) return undefined
  const [, low, high, top, bottom] = found
  const range = [Number(low ?? bottom ?? 1), Number(high ?? top ?? 9)] as const
  return range[0] <= range[1] ? range : undefined
}

/** Items between `or`, all of them, or nothing. */
export const choices = (words: readonly string[]): readonly string[] | undefined => {
  const items = words.filter((_, at) => at % 2 === 0)
  return words.length % 2 === 1 && words.every((word, at) => at % 2 === 0 || word === 'or') ? items : undefined
}

const RELATIVE = /^([nm])([+-][1-8])?$/

const onlyValues = (values: readonly number[]): NumberSet => ({ values, relative: [], inRun: false })

/** `2 or 8 only` says no more than `2 or 8`. */
const withoutOnly = (words: readonly string[]): readonly string[] =>
  words.at(-1) === 'only' && DIGIT.test(words.at(-2) ?? '') ? words.slice(0, -1) : words

const setOf = (typed: readonly string[]): NumberSet | undefined => {
  const words = withoutOnly(typed)
  const [first, ...rest] = words[0] === 'any' ? words.slice(1) : words
  const tail = rest.join(' ')
  if ((first === 'even' || first === 'odd') && (tail === '' || tail === 'number')) return onlyValues(numbersOf(first))
  const text = words.join(' ')
  if (/^(any )?((this )?number )?(in|from) run$/.test(text) || text === 'any this number')
    return { values: [], relative: [], inRun: true }
  if (text === 'any number') return onlyValues(ANY_NUMBER)
  const range = rangeOf(words)
  if (range !== undefined) return onlyValues(numbersOf(undefined, range))
  const items = choices(words)
  if (items === undefined || !items.every((item) => DIGIT.test(item) || RELATIVE.test(item))) return undefined
  const relative = [...new Set(items.filter((item) => !DIGIT.test(item)))].map((item) => ({
    letter: item.charAt(0) as NumberLetter,
    offset: Number(item.slice(1)),
  }))
  const values = [...new Set(items.filter((item) => DIGIT.test(item)).map(Number))].toSorted((one, other) => one - other)
  return { values, relative, inRun: false }
}

export const isGroup = (word: string | undefined): word is GroupName =>
  word === 'bunch' || SIZE_NAMES.some((name) => name === word)

const isParity = (word: string | undefined): word is Parity => word === 'even' || word === 'odd'

/** Words that say that numbers are one number. */
export const isLike = (word: string | undefined): boolean => word === 'like' || word === 'same' || word === 'match'

/** What is said of printed digits, word by word. */
interface Said {
  any: boolean
  count?: number
  how?: 'like' | 'run'
  close: boolean
  parity?: Parity
  different: boolean
  named: boolean
}

/** Takes one word in; nothing if it has no place beside the words before. */
const takeIn = (said: Said, word: string): Said | undefined => {
  if (word === 'any') return said.any ? undefined : { ...said, any: true }
  if (word === 'number') return said.named ? undefined : { ...said, named: true }
  if (word === 'different') return said.different ? undefined : { ...said, different: true }
  if (DIGIT.test(word)) return said.count === undefined ? { ...said, count: Number(word) } : undefined
  if (isParity(word)) return said.parity === undefined ? { ...said, parity: word } : undefined
  if (isLike(word)) return said.how === undefined ? { ...said, how: 'like' } : undefined
  if (word === 'consecutive') return said.how === undefined ? { ...said, how: 'run', close: true } : undefined
  return word === 'run' && said.how === undefined ? { ...said, how: 'run' } : undefined
}

/** `numbers shown`, `this number only`, `only this number`: printed digits mean themselves. “no” is short for number. */
const ONLY = /^(this )?number (only|shown)$|^only this number$|^shown$|^number substitutions?$/

/** Numbers in a row, wherever in the note that stands. */
const inRow = (text: string): string => text.replace(/\bin (row|sequence)\b/, 'consecutive')

/** `any 3 consecutive numbers from 2 to 8`, `any run of 3`, `like numbers`, `any 2 even numbers`, `this number only`. */
export const digitsNote = (typed: readonly string[]): Note | undefined => {
  const text = typed.join(' ')
  if (ONLY.test(text)) return { kind: 'digits', how: 'only' }
  const words = inRow(text).split(' ')
  // Limits come last: “from 2 to 8”, “2 to 8”, “up to 6”, “from 4”.
  const tail = [4, 3, 2].find((length) => words.length > length && rangeOf(words.slice(-length)) !== undefined) ?? 0
  const range = tail === 0 ? undefined : rangeOf(words.slice(-tail))
  let said: Said | undefined = { any: false, close: false, different: false, named: false }
  for (const word of words.slice(0, words.length - tail)) said = said === undefined ? undefined : takeIn(said, word)
  if (said === undefined) return undefined
  const { any, count, how, close, parity, different, named } = said
  if (how === 'like' && (count !== undefined || different || !(any || named || parity !== undefined))) return undefined
  if (how === 'run' && (different || !(any || named || count !== undefined || parity !== undefined))) return undefined
  if (how === undefined && !(any && (named || parity !== undefined))) return undefined
  return {
    kind: 'digits',
    how: how ?? 'each',
    ...(parity === undefined ? {} : { parity }),
    ...(count === undefined ? {} : { count }),
    ...(close && count === undefined && parity === undefined ? { close } : {}),
    ...(range === undefined ? {} : { range }),
  }
}

/** `these kongs only`, `pair shown`: its digits mean themselves. */
const keepNote = (words: readonly string[]): Note | undefined => {
  const [, subject] = /^(?:this )?(\w+) shown$/.exec(words.join(' ')) ?? /^this (\w+) only$/.exec(words.join(' ')) ?? []
  return isGroup(subject) ? { kind: 'keep', subject } : undefined
}

/** `kong matches pair`, `pairs same number as kongs`, `kong and pair must match`. */
const tieNote = (words: readonly string[]): Note | undefined => {
  const text = words.join(' ')
  const found = /^(\w+) (?:same|match) (?:number )?(\w+)$/.exec(text) ?? /^(\w+) (\w+) (?:same|match)(?: number)?$/.exec(text)
  const [, one, other] = found ?? []
  return isGroup(one) && isGroup(other) && one !== other ? { kind: 'tie', groups: [one, other] } : undefined
}

/** `pair any number in run`, `n is 2 or 8`, `like kongs 2 or 8`, `pairs must match`, `any even kongs`. */
const setNote = (typed: readonly string[]): Note | undefined => {
  // “any like kongs”, “any even kongs”, “any pair in run”: what stands before the groups may stand behind them.
  const words = typed[0] === 'any' && typed.length > 2 ? typed.slice(1) : typed
  const [before, after] = words
  const moved = isParity(before) && isGroup(after) ? [after, before, ...words.slice(2)] : words
  const alikeBefore = isLike(moved[0]) && (moved[0] === 'like' || isGroup(moved[1]))
  const [subject, ...behind] = alikeBefore ? moved.slice(1) : moved
  const letter = subject === 'n' || subject === 'm'
  if (!letter && !isGroup(subject)) return undefined
  if (words !== typed && !alikeBefore && moved === words && behind.join(' ') !== 'in run') return undefined
  // “kongs any like even number”: alike, and even.
  const alikeAt = behind.findIndex(isLike)
  const rest = behind.filter((_, at) => at !== alikeAt)
  const alike = alikeBefore || alikeAt >= 0
  if (alike && (letter || (alikeBefore && alikeAt >= 0))) return undefined
  if (alike && /^(any )?(number)?$/.test(rest.join(' '))) return { kind: 'numbers', subject, alike }
  const set = setOf(rest)
  return set === undefined ? undefined : { kind: 'numbers', subject, set, alike }
}

export const numbersNote = (words: readonly string[]): Note | undefined => keepNote(words) ?? tieNote(words) ?? setNote(words)
