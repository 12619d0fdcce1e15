/**
 * What people told, as the fragment of an address: `#declaredOn=discard&who.actor=s&rules=nmjl&o.spokenOnly=wordIsFinal`.
 * Nothing of it is ever sent. What cannot be read is kept apart and shown, never dropped in silence.
 */
import type { Assignment, Seat } from 'mahjudge'
import { seatFromLetter, seatLetter } from './seats.ts'

export type Side = 'one' | 'other'

/** Two sides tell it differently: the fact on which they part, and what each of them says from there. */
export interface Dispute {
  readonly fact: string
  readonly one: Assignment
  readonly other: Assignment
}

const SIDE = /^(one|other)\./

export interface Told {
  readonly facts: Assignment
  /** Asked facts that nobody knows. */
  readonly unknown: readonly string[]
  readonly who: { readonly [role: string]: readonly Seat[] }
  /** The rule set a link was made under, and the options it carries. */
  readonly rules?: string
  readonly options: Assignment
  /** A question that is asked again. */
  readonly ask?: string
  readonly two?: Dispute
  /** Pieces of the address that mean nothing. */
  readonly odd: readonly string[]
}

export const NOTHING_TOLD: Told = { facts: {}, unknown: [], who: {}, options: {}, odd: [] }

const LONGEST = 2000
const WORD = /^[A-Za-z][A-Za-z0-9-]{0,40}$/
const VALUE = /^[A-Za-z0-9-]{1,40}$/

const seatsOf = (value: string): readonly Seat[] | undefined => {
  const seats = value.split(',').map(seatFromLetter)
  return seats.every((seat) => seat !== undefined) ? seats : undefined
}

/** Reads a fragment, with or without its `#`. */
export const parseFragment = (fragment: string): Told => {
  const text = fragment.replace(/^#/, '')
  if (text === '') return NOTHING_TOLD
  if (text.length > LONGEST) return { ...NOTHING_TOLD, odd: [`${text.slice(0, 40)}…`] }
  const facts: Record<string, string> = {}
  const options: Record<string, string> = {}
  const who: Record<string, readonly Seat[]> = {}
  const unknown: string[] = []
  const odd: string[] = []
  const single: { rules?: string; ask?: string; two?: string } = {}
  const sides: Record<Side, Record<string, string>> = { one: {}, other: {} }
  for (const [key, value] of new URLSearchParams(text)) {
    const seats = key.startsWith('who.') ? seatsOf(value) : undefined
    if (key === 'unknown' && value.split(',').every((one) => WORD.test(one))) unknown.push(...value.split(','))
    else if (seats !== undefined && WORD.test(key.slice(4))) who[key.slice(4)] = seats
    else if (key.startsWith('o.') && WORD.test(key.slice(2)) && VALUE.test(value)) options[key.slice(2)] = value
    else if (SIDE.test(key) && WORD.test(key.replace(SIDE, '')) && VALUE.test(value))
      sides[key.startsWith('one') ? 'one' : 'other'][key.replace(SIDE, '')] = value
    else if (['rules', 'ask', 'two'].includes(key) && VALUE.test(value)) single[key as keyof typeof single] = value
    else if (WORD.test(key) && VALUE.test(value)) facts[key] = value
    else odd.push(`${key}${value === '' ? '' : `=${value}`}`.slice(0, 60))
  }
  const { rules, ask, two } = single
  return {
    facts,
    unknown,
    who,
    options,
    odd,
    ...(rules === undefined ? {} : { rules }),
    ...(ask === undefined ? {} : { ask }),
    ...(two === undefined ? {} : { two: { fact: two, ...sides } }),
  }
}

/** Writes what was told; empty when nothing was. */
export const formatFragment = (told: Told): string => {
  const parts: string[] = Object.entries(told.facts).map(([id, value]) => `${id}=${value}`)
  if (told.unknown.length > 0) parts.push(`unknown=${told.unknown.join(',')}`)
  for (const [role, seats] of Object.entries(told.who)) parts.push(`who.${role}=${seats.map(seatLetter).join(',')}`)
  if (told.rules !== undefined) parts.push(`rules=${told.rules}`)
  for (const [option, value] of Object.entries(told.options)) parts.push(`o.${option}=${value}`)
  if (told.ask !== undefined) parts.push(`ask=${told.ask}`)
  if (told.two !== undefined) {
    parts.push(`two=${told.two.fact}`)
    for (const side of ['one', 'other'] as const)
      for (const [fact, value] of Object.entries(told.two[side])) parts.push(`${side}.${fact}=${value}`)
  }
  return parts.length === 0 ? '' : `#${parts.join('&')}`
}

export const isTold = (told: Told): boolean =>
  Object.keys(told.facts).length > 0 || told.unknown.length > 0 || Object.keys(told.who).length > 0 || told.odd.length > 0

const without = <T>(record: { readonly [id: string]: T }, id: string): { readonly [id: string]: T } =>
  Object.fromEntries(Object.entries(record).filter(([one]) => one !== id))

/** The same story with one fact told, or told otherwise; a question asked again is then answered. */
export const tell = (told: Told, fact: string, value: string): Told => {
  const { ask: _ask, two: _two, ...rest } = told
  return { ...rest, facts: { ...told.facts, [fact]: value }, unknown: told.unknown.filter((one) => one !== fact) }
}

/** The same story with one fact that nobody knows. */
export const leaveOpen = (told: Told, fact: string): Told => {
  const { ask: _ask, two: _two, ...rest } = told
  return { ...rest, facts: without(told.facts, fact), unknown: [...told.unknown.filter((one) => one !== fact), fact] }
}

/** The same story without one fact. */
export const forget = (told: Told, fact: string): Told => ({
  ...told,
  facts: without(told.facts, fact),
  unknown: told.unknown.filter((one) => one !== fact),
})

/** A dispute about this fact: what else was told holds for both sides, and each of them tells the rest. */
export const disputeOn = (told: Told, fact: string): Told => {
  const { ask: _ask, ...rest } = forget(told, fact)
  return { ...rest, two: { fact, one: {}, other: {} } }
}
