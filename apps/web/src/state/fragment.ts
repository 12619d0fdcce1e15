/**
 * What people told, as the fragment of an address: `#declaredOn=discard&who.actor=s&rules=nmjl&o.spokenOnly=wordIsFinal`.
 * Nothing of it is ever sent. What cannot be read is kept apart and shown, never dropped in silence.
 */
import type { Assignment, Seat } from 'mahjudge'
import { seatFromLetter, seatLetter } from './seats.ts'

/** What a card said of hands that were held against it, in its own unit. */
export interface Worth {
  /** Part -> the value of its hand. */
  readonly hands: { readonly [role: string]: number }
  readonly winning?: number
  readonly lowest?: number
  readonly jokerless?: true
}

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
  readonly worth?: Worth
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
const FIGURE = /^\d{1,6}$/

const seatsOf = (value: string): readonly Seat[] | undefined => {
  const seats = value.split(',').map(seatFromLetter)
  return seats.every((seat) => seat !== undefined) ? seats : undefined
}

/** `v.lowest=25`, `v.winning=30`, `v.jokerless=yes`, `v.hand.actor=30`: what the card is worth here with one piece more. */
const withFigure = (worth: Worth | undefined, key: string, value: string): Worth | undefined => {
  const known = worth ?? { hands: {} }
  if (key === 'v.jokerless') return value === 'yes' ? { ...known, jokerless: true } : undefined
  if (!FIGURE.test(value)) return undefined
  if (key === 'v.lowest' || key === 'v.winning') return { ...known, [key.slice(2)]: Number(value) }
  const role = key.startsWith('v.hand.') ? key.slice('v.hand.'.length) : ''
  return WORD.test(role) ? { ...known, hands: { ...known.hands, [role]: Number(value) } } : undefined
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
  let worth: Worth | undefined
  const single: { rules?: string; ask?: string; two?: string } = {}
  const sides: Record<Side, Record<string, string>> = { one: {}, other: {} }
  for (const [key, value] of new URLSearchParams(text)) {
    const seats = key.startsWith('who.') ? seatsOf(value) : undefined
    const figured = key.startsWith('v.') ? withFigure(worth, key, value) : undefined
    if (figured !== undefined) worth = figured
    else if (key === 'unknown' && value.split(',').every((one) => WORD.test(one))) unknown.push(...value.split(','))
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
    ...(worth === undefined ? {} : { worth }),
    ...(rules === undefined ? {} : { rules }),
    ...(ask === undefined ? {} : { ask }),
    ...(two === undefined ? {} : { two: { fact: two, ...sides } }),
  }
}

const figuresOf = ({ lowest, winning, jokerless, hands }: Worth): readonly string[] => [
  ...(lowest === undefined ? [] : [`v.lowest=${lowest}`]),
  ...(winning === undefined ? [] : [`v.winning=${winning}`]),
  ...(jokerless === undefined ? [] : ['v.jokerless=yes']),
  ...Object.entries(hands).map(([role, value]) => `v.hand.${role}=${value}`),
]

/** Writes what was told; empty when nothing was. */
export const formatFragment = (told: Told): string => {
  const parts: string[] = Object.entries(told.facts).map(([id, value]) => `${id}=${value}`)
  if (told.unknown.length > 0) parts.push(`unknown=${told.unknown.join(',')}`)
  for (const [role, seats] of Object.entries(told.who)) parts.push(`who.${role}=${seats.map(seatLetter).join(',')}`)
  if (told.worth !== undefined) parts.push(...figuresOf(told.worth))
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
  Object.keys(told.facts).length + told.unknown.length + Object.keys(told.who).length + told.odd.length > 0 ||
  told.worth !== undefined

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

/** The same story without what a card said of its hands. */
export const withoutWorth = ({ worth: _worth, ...rest }: Told): Told => rest
