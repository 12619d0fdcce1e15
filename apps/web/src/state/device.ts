/** What is kept on this device: the rule set in force, and the dispute in hand. Either may be impossible to keep. */
import type { Assignment } from 'mahjudge'
import { useEffect, useReducer } from 'preact/hooks'
import { useLive } from './live.ts'

export type BaseSet = 'nmjl' | 'amja'

export interface OwnRules {
  readonly set: BaseSet | 'own'
  /** The set that the table's own choices start from. */
  readonly base: BaseSet
  /** Option -> value, as agreed at this table. */
  readonly options: Assignment
  /** Option -> the day it was agreed. */
  readonly agreedOn: Assignment
}

const LEAGUE: OwnRules = { set: 'nmjl', base: 'nmjl', options: {}, agreedOn: {} }

export const isBase = (text: unknown): text is BaseSet => text === 'nmjl' || text === 'amja'

const RULES_KEY = 'mahjudge.rules'
const DISPUTE_KEY = 'mahjudge.dispute'

const words = (value: unknown): Assignment =>
  typeof value === 'object' && value !== null
    ? Object.fromEntries(Object.entries(value).filter((entry): entry is [string, string] => typeof entry[1] === 'string'))
    : {}

const read = (): OwnRules => {
  try {
    const kept: unknown = JSON.parse(localStorage.getItem(RULES_KEY) ?? 'null')
    if (typeof kept !== 'object' || kept === null) return LEAGUE
    const { set, base, options, agreedOn } = kept as { readonly [key: string]: unknown }
    const from = isBase(base) ? base : 'nmjl'
    return { set: set === 'own' || isBase(set) ? set : from, base: from, options: words(options), agreedOn: words(agreedOn) }
  } catch {
    return LEAGUE
  }
}

const listeners = new Set<() => void>()
let current: OwnRules | undefined
let keeps = true

/** Saves the rules; false where this browser keeps nothing. */
export const saveRules = (rules: OwnRules): boolean => {
  current = rules
  try {
    localStorage.setItem(RULES_KEY, JSON.stringify(rules))
  } catch {
    keeps = false
  }
  for (const listener of listeners) listener()
  return keeps
}

export const useOwnRules = (): OwnRules => {
  const live = useLive(() => read() !== LEAGUE)
  const [, render] = useReducer((count: number) => count + 1, 0)
  useEffect(() => {
    const listener = (): void => render(undefined)
    const elsewhere = (event: StorageEvent): void => {
      if (event.key !== RULES_KEY) return
      current = undefined
      listener()
    }
    listeners.add(listener)
    addEventListener('storage', elsewhere)
    return () => {
      listeners.delete(listener)
      removeEventListener('storage', elsewhere)
    }
  }, [])
  if (!live) return LEAGUE
  current ??= read()
  return current
}

/** A dispute that was interrupted. */
export interface InHand {
  readonly address: string
  readonly name: string
  readonly question: number
}

export const keepDispute = (dispute: InHand | undefined): void => {
  try {
    if (dispute === undefined) sessionStorage.removeItem(DISPUTE_KEY)
    else sessionStorage.setItem(DISPUTE_KEY, JSON.stringify(dispute))
  } catch {
    // A browser that keeps nothing still settles disputes.
  }
}

export const disputeInHand = (): InHand | undefined => {
  try {
    const kept: unknown = JSON.parse(sessionStorage.getItem(DISPUTE_KEY) ?? 'null')
    if (typeof kept !== 'object' || kept === null) return undefined
    const { address, name, question } = kept as { readonly [key: string]: unknown }
    return typeof address === 'string' && address.startsWith('/ask/') && typeof name === 'string' && typeof question === 'number'
      ? { address, name, question }
      : undefined
  } catch {
    return undefined
  }
}
