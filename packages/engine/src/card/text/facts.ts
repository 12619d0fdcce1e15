/** What a card says of itself: lines such as `year: 2026` before its first section. */
import { shown } from '../../base/shown.ts'
import { didYouMean } from '../../base/suggest.ts'
import type { Budget } from './budget.ts'
import { takeGuess } from './budget.ts'
import type { Complaint } from './complaint.ts'
import { complain } from './complaint.ts'

type FactForm = 'text' | 'year' | 'date' | 'yes or no'

const FORMS: ReadonlyMap<string, FactForm> = new Map([
  ['card', 'text'],
  ['publisher', 'text'],
  ['year', 'year'],
  ['edition', 'text'],
  ['errata', 'date'],
  ['from', 'date'],
  ['until', 'date'],
  ['jokers in pairs', 'yes or no'],
  ['note', 'text'],
])

/** Every fact that a card may tell, in the order in which they are listed. */
export const FACTS: readonly string[] = [...FORMS.keys()]

const NAME = /^[A-Za-z][A-Za-z ]*$/

export interface Fact {
  readonly name: string
  readonly value: string
  /** Where the value starts. */
  readonly column: number
}

/** A line `name: value`, or nothing when it is none. Names are in small letters, whatever was typed. */
export const factOf = (text: string): Fact | undefined => {
  const colon = text.indexOf(':')
  const name = text.slice(0, Math.max(0, colon)).trim()
  if (!NAME.test(name)) return undefined
  const value = text.slice(colon + 1).trim()
  return { name: name.toLowerCase().replace(/ +/g, ' '), value, column: text.trimEnd().length - value.length + 1 }
}

const DAYS = [31, 29, 31, 30, 31, 30, 31, 31, 30, 31, 30, 31]

/** Whether a text is a date such as 2026-04-01. */
export const isDate = (text: string): boolean => {
  const [, year, month, day] = /^([0-9]{4})-([0-9]{2})-([0-9]{2})$/.exec(text) ?? []
  if (year === undefined) return false
  const leap = Number(year) % 4 === 0 && (Number(year) % 100 !== 0 || Number(year) % 400 === 0)
  const days = month === '02' && !leap ? 28 : (DAYS[Number(month) - 1] ?? 0)
  return Number(day) >= 1 && Number(day) <= days
}

const FITS: Readonly<Record<FactForm, readonly [(value: string) => boolean, string]>> = {
  text: [(value) => value !== '', 'Write a few words behind the colon, or take the line out.'],
  year: [(value) => /^[0-9]{4}$/.test(value), 'Write four digits, such as 2026.'],
  date: [isDate, 'Write year, month and day, such as 2026-04-01.'],
  'yes or no': [(value) => /^(yes|no)$/i.test(value), 'Write yes or no behind the colon.'],
}

const unknownFact = (name: string, budget: Pick<Budget, 'guesses'>): Complaint => {
  // Nothing is near to no name at all: then all facts are listed.
  const typed = takeGuess(budget) ? name : ''
  return complain('card/unknown-fact', 1, `A card says nothing called “${shown(name)}”.`, didYouMean(typed, FACTS))
}

/** What is wrong with a fact, given those before it. */
export const checkFact = (
  { name, value, column }: Fact,
  before: ReadonlyMap<string, string>,
  budget: Pick<Budget, 'guesses'>,
): readonly Complaint[] => {
  const form = FORMS.get(name)
  if (form === undefined) return [unknownFact(name, budget)]
  if (before.has(name)) return [complain('card/fact-twice', 1, `“${name}” stands twice.`, 'Keep one of the two.')]
  const [fits, hint] = FITS[form]
  if (!fits(value))
    return [complain('card/bad-fact', column, `“${shown(value)}” is no ${form === 'text' ? 'text' : form}.`, hint)]
  const from = before.get('from')
  if (name === 'until' && from !== undefined && value < from)
    return [complain('card/bad-fact', column, 'The card ends before it begins.', `Write a date after ${from}.`)]
  return []
}

/** Smallest group in which a joker may stand (JOKER-01, CARD-28). */
export const jokerMinGroup = (facts: ReadonlyMap<string, string>): number =>
  facts.get('jokers in pairs')?.toLowerCase() === 'yes' ? 2 : 3
