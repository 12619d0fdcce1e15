/**
 * The notes in parentheses that a line understands, as data; `read-note.ts` reads them and `formatNote` writes them. A
 * note says what the letters and the printed digits leave open, and wins over them (CARD-07, CARD-17).
 */
import type { Kind } from '../../tiles/kinds.ts'
import { GREEN, RED, SOAP, wordOf } from '../../tiles/kinds.ts'
import type { NumberLetter, WindLetter } from './word.ts'

/** Names of groups by size, from one tile to six. */
export const SIZE_NAMES = ['single', 'pair', 'pung', 'kong', 'quint', 'sextet'] as const

/** Groups that a note speaks of: those of a size outside bunches, or all tiles of bunches. */
export type GroupName = (typeof SIZE_NAMES)[number] | 'bunch'

/** The numbers that a group or a letter may be. */
export interface NumberSet {
  readonly values: readonly number[]
  /** Other letters, with what is added to them. */
  readonly relative: readonly { readonly letter: NumberLetter; readonly offset: number }[]
  /** Every number that the rest of the line uses. */
  readonly inRun: boolean
}

export type Parity = 'even' | 'odd'

export type Note =
  /** `any 1 or 2 suits`: how many suits there may be; empty when any number may. */
  | { readonly kind: 'suits'; readonly counts: readonly number[] }
  /** `different suits`: each group has a suit of its own. */
  | { readonly kind: 'unlike-suits' }
  /** What the printed digits are examples of. `only` makes them mean themselves. */
  | {
      readonly kind: 'digits'
      readonly how: 'only' | 'like' | 'run' | 'each'
      readonly parity?: Parity
      readonly count?: number
      /** `any consecutive numbers`: a run without gaps, however many. */
      readonly close?: true
      /** Lowest and highest number there may be. */
      readonly range?: readonly [number, number]
    }
  /** `pairs any number in run`, `n is 2 or 8`, `like kongs`. */
  | { readonly kind: 'numbers'; readonly subject: NumberLetter | GroupName; readonly set?: NumberSet; readonly alike: boolean }
  /** `kongs match pairs`: these groups have the same number. */
  | { readonly kind: 'tie'; readonly groups: readonly [GroupName, GroupName] }
  /** `this kong only`: its digits mean themselves. */
  | { readonly kind: 'keep'; readonly subject: GroupName }
  /** `any 2 winds`, `pair any wind`: with a subject, of that size. */
  | { readonly kind: 'winds'; readonly how: 'any' | 'opposite'; readonly count?: number; readonly subject?: GroupName }
  /** `w is N or S`; without a letter it speaks of the one wind of the line. */
  | {
      readonly kind: 'wind'
      readonly letter?: WindLetter
      readonly winds: readonly Kind[]
      readonly subject?: GroupName
    }
  | {
      readonly kind: 'dragons'
      readonly how: 'any' | 'matching' | 'opposite'
      readonly count?: number
      readonly subject?: GroupName
    }
  /** `D is R or G`. */
  | { readonly kind: 'dragon'; readonly dragons: readonly Kind[]; readonly subject?: GroupName }
  /** `zero is soap`, which is so without saying. */
  | { readonly kind: 'zero' }
  | { readonly kind: 'no-jokers' }
  /** `concealed`, `exposed`: what the value says as well. */
  | { readonly kind: 'mark'; readonly concealed: boolean }

export const ANY_NUMBER: readonly number[] = [1, 2, 3, 4, 5, 6, 7, 8, 9]

export const numbersOf = (parity: Parity | undefined, [low, high]: readonly [number, number] = [1, 9]): readonly number[] =>
  ANY_NUMBER.filter(
    (number) => number >= low && number <= high && (parity === undefined || (number % 2 === 0) === (parity === 'even')),
  )

const same = (one: readonly number[], other: readonly number[]): boolean => one.join() === other.join()

const formatSet = ({ values, relative, inRun }: NumberSet): string => {
  if (inRun) return 'any number in run'
  const [low = 1] = values
  const high = values.at(-1) ?? 9
  if (relative.length === 0) {
    if (same(values, ANY_NUMBER)) return 'any number'
    if (same(values, numbersOf('even'))) return 'even'
    if (same(values, numbersOf('odd'))) return 'odd'
    if (values.length > 2 && high - low === values.length - 1) return `${low} to ${high}`
  }
  const others = relative.map(({ letter, offset }) => `${letter}${offset > 0 ? '+' : ''}${offset === 0 ? '' : offset}`)
  return [...values.map(String), ...others].join(' or ')
}

const formatDigits = ({ how, parity, count, close, range }: Note & { readonly kind: 'digits' }): string => {
  if (how === 'only') return 'these numbers only'
  const noun = parity === undefined ? 'numbers' : `${parity} numbers`
  const limits = range === undefined ? '' : ` from ${range[0]} to ${range[1]}`
  const many = count === undefined ? '' : `${count} `
  if (how === 'run' && many === '' && parity === undefined && close === undefined) return `any run${limits}`
  if (how === 'like') return `any like ${noun}${limits}`
  return `any ${many}${how === 'run' ? 'consecutive ' : ''}${noun}${limits}`
}

const plural = (subject: GroupName): string => (subject === 'bunch' ? 'bunches' : `${subject}s`)

const formatNumbers = ({ subject, set, alike }: Note & { readonly kind: 'numbers' }): string => {
  if (subject === 'n' || subject === 'm') return `${subject} is ${set === undefined ? 'any number' : formatSet(set)}`
  const groups = plural(subject)
  if (set === undefined) return `${groups} must match`
  return `${alike ? 'like ' : ''}${groups} ${formatSet(set)}`
}

/** The groups that a note on winds or dragons speaks of, where it names some. */
const ofGroups = ({ subject }: { readonly subject?: GroupName }): string => (subject === undefined ? '' : `${plural(subject)} `)

/** `any 2 winds`; of one there may be in several groups, they are like. */
const howMany = ({ how, count }: { readonly how: string; readonly count?: number }): string => {
  if (how === 'any' && count === 1) return 'like '
  return count === undefined ? `${how} ` : `${how} ${count} `
}

/** A note in its one spelling, without parentheses. */
export const formatNote = (note: Note): string => {
  switch (note.kind) {
    case 'suits':
      return `any ${note.counts.join(' or ')}${note.counts.length === 0 ? '' : ' '}suit${same(note.counts, [1]) ? '' : 's'}`
    case 'digits':
      return formatDigits(note)
    case 'numbers':
      return formatNumbers(note)
    case 'unlike-suits':
      return 'different suits'
    case 'tie':
      return note.groups.map(plural).join(' match ')
    case 'keep':
      return `these ${plural(note.subject)} only`
    case 'winds':
      return `${ofGroups(note)}${howMany(note)}winds`
    case 'wind':
      return `${ofGroups(note)}${note.letter ?? 'wind'} is ${note.winds.map(wordOf).join(' or ')}`
    case 'dragons':
      return `${ofGroups(note)}${howMany(note)}dragons`
    case 'dragon':
      return `${ofGroups(note)}D is ${note.dragons.map(wordOf).join(' or ')}`
    case 'zero':
      return 'zero is soap'
    case 'no-jokers':
      return 'no jokers'
    case 'mark':
      return note.concealed ? 'concealed' : 'exposed'
  }
}

export const DRAGON_KINDS: readonly Kind[] = [RED, GREEN, SOAP]
