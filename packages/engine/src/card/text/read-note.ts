/** Notes as people write them, in many spellings, read into `Note`. */
import { shown } from '../../base/shown.ts'
import { nearest } from '../../base/suggest.ts'
import type { Kind } from '../../tiles/kinds.ts'
import { kindOf } from '../../tiles/kinds.ts'
import { MOST_GUESSES } from '../limits.ts'
import type { Budget } from './budget.ts'
import { takeGuess } from './budget.ts'
import type { Complaint } from './complaint.ts'
import { complain } from './complaint.ts'
import type { GroupName, Note, NumberSet, Parity } from './note.ts'
import { ANY_NUMBER, SIZE_NAMES, numbersOf } from './note.ts'
import type { Typed } from './scan.ts'
import type { NumberLetter, WindLetter } from './word.ts'

/** Other spellings of a word, each followed by the word. An empty word is left out. */
const SPELLINGS: readonly (readonly [string, string])[] = [
  ['numbers nos no nbr nbrs num nums digit digits', 'number'],
  ['consec consecutively', 'consecutive'],
  ['opp opposing', 'opposite'],
  ['pr prs', 'pair'],
  ['suits colors colours color colour', 'suit'],
  ['winds', 'wind'],
  ['dragons', 'dragon'],
  ['evens', 'even'],
  ['odds', 'odd'],
  ['matching match alike same', 'match'],
  ['unlike different differ', 'different'],
  ['these', 'this'],
  ['bunches', 'bunch'],
  ['one', '1'],
  ['two', '2'],
  ['three', '3'],
  ['four', '4'],
  ['five', '5'],
  ['six', '6'],
  ['is are may can be must the a an and of &', ''],
]

const PLAIN: ReadonlyMap<string, string> = new Map([
  ...SPELLINGS.flatMap(([others, word]) => others.split(' ').map((other) => [other, word] as const)),
  ...SIZE_NAMES.map((name) => [`${name}s`, name] as const),
])

const VOCABULARY: ReadonlySet<string> = new Set([
  ...PLAIN.keys(),
  ...SIZE_NAMES,
  ...'number consecutive suit wind dragon even odd match different this bunch any like only run in or to from up opposite'.split(
    ' ',
  ),
])

/** A word without the dots and colons behind it. */
const bare = (word: string): string => {
  let end = word.length
  while (end > 0 && '.:'.includes(word.charAt(end - 1))) end--
  return word.slice(0, end)
}

/** Words of one letter keep their case, as N is a wind and n a number. */
const plainWords = (text: string): readonly string[] =>
  text
    .split(/\s+/)
    .map(bare)
    .map((word) => (word.length === 1 ? word : word.toLowerCase()))
    .map((word) => PLAIN.get(word) ?? word)
    .filter((word) => word !== '')

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
const choices = (words: readonly string[]): readonly string[] | undefined => {
  const items = words.filter((_, at) => at % 2 === 0)
  return words.length % 2 === 1 && words.every((word, at) => at % 2 === 0 || word === 'or') ? items : undefined
}

const RELATIVE = /^([nm])([+-][1-8])?$/

const onlyValues = (values: readonly number[]): NumberSet => ({ values, relative: [], inRun: false })

const setOf = (words: readonly string[]): NumberSet | undefined => {
  const [first, ...rest] = words[0] === 'any' ? words.slice(1) : words
  const tail = rest.join(' ')
  if ((first === 'even' || first === 'odd') && (tail === '' || tail === 'number')) return onlyValues(numbersOf(first))
  const text = words.join(' ')
  if (/^(any )?(number )?in run$/.test(text)) return { values: [], relative: [], inRun: true }
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

const tilesOf = (words: readonly string[], pattern: RegExp): readonly Kind[] | undefined => {
  const items = choices(words)
  if (items === undefined || !items.every((item) => pattern.test(item))) return undefined
  return [...new Set(items.flatMap((item) => kindOf(item) ?? []))].toSorted((one, other) => one - other)
}

const isGroup = (word: string | undefined): word is GroupName => word === 'bunch' || SIZE_NAMES.some((name) => name === word)

const parityOf = (word: string | undefined): Parity | undefined => (word === 'even' || word === 'odd' ? word : undefined)

const suitsNote = (words: readonly string[]): Note | undefined => {
  if (words.at(-1) !== 'suit' || words.length < 2) return undefined
  // “3 suits” says as much as “any 3 suits”.
  const between = words.slice(words[0] === 'any' ? 1 : 0, -1)
  const items = between.length === 0 ? [] : choices(between)
  if (items === undefined || !items.every((item) => /^[123]$/.test(item))) return undefined
  return { kind: 'suits', counts: [...new Set(items.map(Number))].toSorted((one, other) => one - other) }
}

/** `any 3 consecutive numbers from 2 to 8`, `any like numbers`, `any 2 even numbers`, `this number only`. */
const digitsNote = (words: readonly string[]): Note | undefined => {
  if (words.join(' ') === 'this number only') return { kind: 'digits', how: 'only' }
  const counted = DIGIT.test(words[0] ?? '') && (words[1] === 'consecutive' || words[1] === 'run')
  if (words[0] !== 'any' && !counted) return undefined
  let at = counted ? 0 : 1
  const count = DIGIT.test(words[at] ?? '') ? Number(words[at++]) : undefined
  const first = words[at]
  const how =
    first === 'like' || (first === 'match' && count === undefined)
      ? 'like'
      : first === 'consecutive' || first === 'run'
        ? 'run'
        : 'each'
  if (how !== 'each') at++
  const parity = parityOf(words[at])
  if (parity !== undefined) at++
  const named = words[at] === 'number'
  if (named) at++
  const rest = words.slice(at)
  const range = rest.length === 0 ? undefined : rangeOf(rest)
  if (rest.length > 0 && range === undefined) return undefined
  if (how === 'like' && count !== undefined) return undefined
  if (how === 'each' && !named && parity === undefined) return undefined
  return {
    kind: 'digits',
    how,
    ...(parity === undefined ? {} : { parity }),
    ...(count === undefined ? {} : { count }),
    ...(range === undefined ? {} : { range }),
  }
}

/** `pair any number in run`, `n is 2 or 8`, `like kongs 2 or 8`, `pairs must match`, `this kong only`. */
const numbersNote = (words: readonly string[]): Note | undefined => {
  const alike = words[0] === 'like' || (words[0] === 'match' && isGroup(words[1]))
  const from = alike ? 1 : 0
  const subject = words[from]
  const rest = words.slice(from + 1)
  if (words[0] === 'this' && isGroup(words[1]) && words[2] === 'only' && words.length === 3)
    return { kind: 'keep', subject: words[1] }
  const letter = subject === 'n' || subject === 'm'
  if (!letter && !isGroup(subject)) return undefined
  if (rest.length === 0) return alike && !letter ? { kind: 'numbers', subject, alike: true } : undefined
  if (/^match( number)?$/.test(rest.join(' '))) return letter ? undefined : { kind: 'numbers', subject, alike: true }
  const set = setOf(rest)
  if (set === undefined || (letter && alike)) return undefined
  return { kind: 'numbers', subject, set, alike }
}

const countOf = (words: readonly string[]): { readonly count: number } | Record<string, never> =>
  words.length === 1 && /^[1-4]$/.test(words[0] ?? '') ? { count: Number(words[0]) } : {}

/** `any 2 winds`, `opposite winds`, `w is N or S`, `N or S`. */
const windsNote = (words: readonly string[]): Note | undefined => {
  const text = words.join(' ')
  if (/^any ([1-4] )?(different )?wind$/.test(text)) return { kind: 'winds', how: 'any', ...countOf(words.slice(1, 2)) }
  if (text === 'opposite wind') return { kind: 'winds', how: 'opposite' }
  const [first] = words
  const named = first === 'w' || first === 'v' || first === 'wind'
  const winds = tilesOf(named ? words.slice(1) : words, /^[NEWS]$/)
  if (winds === undefined) return undefined
  return { kind: 'wind', winds, ...(first === 'w' || first === 'v' ? { letter: first satisfies WindLetter } : {}) }
}

/** `any 2 dragons`, `matching dragon`, `opposite dragon`, `D is R or G`. */
const dragonsNote = (words: readonly string[]): Note | undefined => {
  const text = words.join(' ')
  if (/^(any )?([1-3] )?(different )?dragon$/.test(text) && words.length > 1)
    return { kind: 'dragons', how: 'any', ...countOf(words.filter((word) => /^[1-3]$/.test(word)).slice(0, 1)) }
  if (text === 'match dragon') return { kind: 'dragons', how: 'matching' }
  if (text === 'opposite dragon') return { kind: 'dragons', how: 'opposite' }
  const named = words[0] === 'D' || words[0] === 'dragon'
  const dragons = tilesOf(named ? words.slice(1) : words, /^[RG0]$/)
  return dragons === undefined ? undefined : { kind: 'dragon', dragons }
}

const EXAMPLES =
  'Write for example (any 2 suits), (any 3 consecutive numbers), (n is 2 or 8), (pairs any number in run) or (any dragon). Put what is only to be shown in quotes.'

/** The word of the vocabulary that a strange word was meant to be, when it begins alike. Each search is a guess. */
const meantBy = (typed: string, budget: Pick<Budget, 'guesses'>): string | undefined => {
  const word = typed.toLowerCase()
  if (word.length < 4 || word.length > 19 || VOCABULARY.has(word)) return undefined
  if (!takeGuess(budget)) return undefined
  return nearest(
    word,
    [...VOCABULARY].filter((known) => known.charAt(0) === word.charAt(0) && Math.abs(known.length - word.length) <= 2),
  )
}

/** Whether a note says two things. */
const saysTwo = (text: string): boolean => /\bsuits?\b/i.test(text) && /\b(nos?|numbers?|dragons?|winds?|run)\b/i.test(text)

/** The first slip of a note, as long as there is a guess left for it. */
const hintFor = (text: string, budget: Pick<Budget, 'guesses'>): string => {
  if (budget.guesses > 0)
    for (const typed of text.split(/\s+/)) {
      const word = bare(typed)
      const meant = meantBy(word, budget)
      if (meant !== undefined) return `Did you mean “${meant}” where it says “${shown(word)}”?`
    }
  return saysTwo(text) ? 'Put a comma between two notes, as in (any 3 suits, any 3 consecutive numbers).' : EXAMPLES
}

const unknownNote = ({ text, column }: Typed, budget: Pick<Budget, 'guesses'>): Complaint => {
  const hint = /^(bams?|craks?|cracks?|dots?)$/i.test(text)
    ? 'A line names no suit: write a, b or c right behind the numbers, as in 111a 222b.'
    : hintFor(text, budget)
  return complain('card/unknown-note', column, `The note “${shown(text)}” is not understood.`, hint)
}

const READERS: readonly ((words: readonly string[]) => Note | undefined)[] = [
  suitsNote,
  windsNote,
  dragonsNote,
  numbersNote,
  digitsNote,
]

/** The note of a text, or why there is none. Words with a slip take their guesses from the budget of the card. */
export const readNote = (typed: Typed, budget: Pick<Budget, 'guesses'> = { guesses: MOST_GUESSES }): Note | Complaint => {
  const words = plainWords(typed.text)
  for (const reader of READERS) {
    const note = reader(words)
    if (note !== undefined) return note
  }
  return unknownNote(typed, budget)
}

export const isNote = (read: Note | Complaint): read is Note => 'kind' in read
