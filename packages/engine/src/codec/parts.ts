/** Seats and parts in the words of people. */
import type { Problem } from '../base/problem.ts'
import { shown } from '../base/shown.ts'
import type { Court } from '../rulings/court.ts'
import type { Situation } from '../rulings/law.ts'
import type { Seat } from '../table/seats.ts'
import { isSeat } from '../table/seats.ts'
import type { Place } from './tree.ts'
import { problemAt } from './tree.ts'

/** `a`, `A`, `Seat A`. */
export const parseSeat = (text: string): Seat | undefined => {
  const letter = text
    .trim()
    .toLowerCase()
    .replace(/^seat\s+/, '')
  return isSeat(letter) ? letter : undefined
}

export const unknownSeat = (place: Place, text: string): Problem =>
  problemAt(place, 'story/unknown-seat', `There is no seat ${shown(text)}.`, 'The seats are a, b, c and d, in order of play.')

const plainWord = (text: string): string =>
  text
    .toLowerCase()
    .replace(/^the\s+/, '')
    .replace(/[\s_-]+/g, '')

/** The part that a word names: the situation's own word first, then the general id or word. */
export const parseRole = (court: Court, situation: Situation | undefined, word: string): string | undefined => {
  const plain = plainWord(word)
  const own = Object.entries(situation?.roles ?? {}).find(([, says]) => plainWord(says) === plain)?.[0]
  return own ?? court.law.roles.find((role) => plainWord(role.id) === plain || plainWord(role.says) === plain)?.id
}

/** Words for parts in a situation, without "the". */
export const roleWords = (court: Court, situation: Situation | undefined): readonly string[] => [
  ...Object.values(situation?.roles ?? {})
    .map((says) => says.replace(/^the /, ''))
    .filter((says) => !says.startsWith('each ')),
  ...court.law.roles.map((role) => role.id),
]

/** Two names that come to the same, such as a part and its own word, or seats a and A. */
export const twice = (place: Place, name: string, before: string): Problem =>
  problemAt(
    place,
    'file/duplicate-key',
    name === before ? `${name} stands here twice.` : `${name} means the same as ${before}, which stands here already.`,
    'Keep one of the two.',
  )
