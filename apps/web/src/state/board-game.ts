/**
 * The game at the table board. Its only state is what was entered, in order: each action keeps the first events of the
 * log and puts others after them, so an event, a correction, a new game and a game from a link are all one kind of thing,
 * and undo is one step back among them. Saved on this device at every step.
 */
import type { Assignment, TableEvent } from 'mahjudge'
import { useEffect, useReducer } from 'preact/hooks'
import type { BaseSet } from './device.ts'
import { isBase } from './device.ts'

/** Rules that came with a game from elsewhere. */
export interface GameRules {
  readonly base: BaseSet
  readonly options: Assignment
}

/** Entries whose question nobody could answer: left out of the log until somebody knows more. */
export interface Later {
  /** Where they stood. */
  readonly at: number
  readonly events: readonly TableEvent[]
}

export interface Action {
  readonly does: 'add' | 'fix' | 'cut' | 'new' | 'load' | 'rules' | 'later' | 'resume'
  /** How many events of the log before stay; all where it is left out. */
  readonly keep?: number
  readonly add: readonly TableEvent[]
  /** Rules from now on; those of the device with `null`, as before where it is left out. */
  readonly rules?: GameRules | null
  /** What is left for later from now on; as before where it is left out. */
  readonly later?: readonly Later[]
}

/** Everything entered, and how much of it counts: what lies beyond was undone. */
export interface History {
  readonly actions: readonly Action[]
  readonly at: number
}

export interface Game {
  readonly events: readonly TableEvent[]
  readonly rules?: GameRules
  /** Nothing where nothing is left for later. */
  readonly later?: readonly Later[]
}

const EMPTY: History = { actions: [], at: 0 }

const applied = (game: Game, { keep, add, rules, later = game.later ?? [] }: Action): Game => {
  const events = [...(keep === undefined ? game.events : game.events.slice(0, keep)), ...add]
  const next = rules === undefined ? game.rules : (rules ?? undefined)
  return { events, ...(next === undefined ? {} : { rules: next }), ...(later.length === 0 ? {} : { later }) }
}

export const gameOf = ({ actions, at }: History): Game => actions.slice(0, at).reduce(applied, { events: [] })

/** The start of the game before this one; what came before that is let go. */
const earliest = (actions: readonly Action[]): number =>
  Math.max(
    0,
    actions.findLastIndex(({ does }) => does === 'new' || does === 'load'),
  )

/** With one more action. What was undone is gone then, and of games before only the last can be had back. */
export const withAction = ({ actions, at }: History, action: Action): History => {
  const done = actions.slice(0, at)
  const kept = action.does === 'new' ? done.slice(earliest(done)) : done
  return { actions: [...kept, action], at: kept.length + 1 }
}

export const undone = ({ actions, at }: History): History => ({ actions, at: Math.max(0, at - 1) })
export const redone = ({ actions, at }: History): History => ({ actions, at: Math.min(actions.length, at + 1) })

/** The last entries, from one on, left for later. */
export const leftForLater = ({ events, later = [] }: Game, from: number): Action => ({
  does: 'later',
  keep: from,
  add: [],
  later: [...later, { at: from, events: events.slice(from) }],
})

/** What was left for later, back where it stood. */
export const takenUp = ({ events, later = [] }: Game, one: Later): Action => ({
  does: 'resume',
  keep: one.at,
  add: [...one.events, ...events.slice(one.at)],
  later: later.filter((other) => other !== one),
})

const KEY = 'mahjudge.table'
/** A game that this edition cannot read is put aside, never thrown away. */
const ASIDE = 'mahjudge.table.unread'
const VERSION = 1
const DOES: readonly unknown[] = ['add', 'fix', 'cut', 'new', 'load', 'rules', 'later', 'resume']

const isRecord = (value: unknown): value is { readonly [key: string]: unknown } =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

const isCount = (value: unknown): value is number => Number.isInteger(value) && (value as number) >= 0

const rulesFrom = (value: unknown): GameRules | null | undefined => {
  if (value === null) return null
  if (!isRecord(value) || !isBase(value['base']) || !isRecord(value['options'])) return undefined
  const { base, options } = value
  return Object.values(options).every((one) => typeof one === 'string') ? { base, options: options as Assignment } : undefined
}

/** What was left for later, as far as it is that. */
export const laterFrom = (value: unknown): readonly Later[] | undefined =>
  Array.isArray(value)
    ? value.filter((one): one is Later => isRecord(one) && isCount(one['at']) && Array.isArray(one['events']))
    : undefined

/** The events themselves are checked by the engine, one by one, when they are played. */
const actionFrom = (value: unknown): Action | undefined => {
  if (!isRecord(value) || !DOES.includes(value['does']) || !Array.isArray(value['add'])) return undefined
  const { does, keep, add, rules } = value
  const read = rulesFrom(rules)
  const later = laterFrom(value['later'])
  return {
    does: does as Action['does'],
    add: add as readonly TableEvent[],
    ...(isCount(keep) ? { keep } : {}),
    ...(read === undefined ? {} : { rules: read }),
    ...(later === undefined ? {} : { later }),
  }
}

/** What was saved; nothing where nothing was, or where it cannot be read. */
export const historyFrom = (text: string | null): History | undefined => {
  if (text === null) return undefined
  try {
    const data: unknown = JSON.parse(text)
    if (!isRecord(data) || data['version'] !== VERSION || !Array.isArray(data['actions'])) return undefined
    const actions = data['actions'].map(actionFrom)
    if (actions.some((action) => action === undefined)) return undefined
    const { at } = data
    return { actions: actions as readonly Action[], at: isCount(at) && at <= actions.length ? at : actions.length }
  } catch {
    return undefined
  }
}

export const historyToText = ({ actions, at }: History): string => JSON.stringify({ version: VERSION, at, actions })

const listeners = new Set<() => void>()
let current: History | undefined
let keeps = true
let isAside = false

const tell = (): void => {
  for (const listener of listeners) listener()
}

const readDevice = (): History => {
  try {
    const text = localStorage.getItem(KEY)
    const found = historyFrom(text)
    if (found === undefined && text !== null) {
      localStorage.setItem(ASIDE, text)
      isAside = true
    }
    return found ?? EMPTY
  } catch {
    keeps = false
    return EMPTY
  }
}

const save = (history: History): void => {
  current = history
  try {
    localStorage.setItem(KEY, historyToText(history))
    keeps = true
  } catch {
    keeps = false
  }
  tell()
}

export interface BoardGame extends Game {
  readonly history: History
  /** This browser keeps the game. */
  readonly isKept: boolean
  /** A saved game could not be read and was put aside. */
  readonly isAside: boolean
  readonly enter: (action: Action) => void
  readonly undo: () => void
  readonly redo: () => void
}

/** What has just been done or undone; it is made from the latest state, whichever screen asks. */
const now = (): History => (current ??= readDevice())

/** Takes over what another tab has entered. A tab that slept was told nothing, and looks when it wakes. */
const refresh = (): void => {
  if (current === undefined || !keeps) return
  let text: string | null
  try {
    text = localStorage.getItem(KEY)
  } catch {
    return
  }
  if (text === historyToText(current)) return
  // Another edition may have written what this one cannot read; then this tab keeps what it has.
  const found = text === null ? EMPTY : historyFrom(text)
  if (found === undefined) return
  current = found
  tell()
}

/** The game of this device, in every tab of it. */
export const useBoardGame = (): BoardGame => {
  const [, render] = useReducer((count: number) => count + 1, 0)
  useEffect(() => {
    const listener = (): void => render(undefined)
    const elsewhere = ({ key }: StorageEvent): void => {
      if (key === KEY || key === null) refresh()
    }
    listeners.add(listener)
    addEventListener('storage', elsewhere)
    addEventListener('pageshow', refresh)
    document.addEventListener('visibilitychange', refresh)
    return () => {
      listeners.delete(listener)
      removeEventListener('storage', elsewhere)
      removeEventListener('pageshow', refresh)
      document.removeEventListener('visibilitychange', refresh)
    }
  }, [])
  const history = now()
  return {
    ...gameOf(history),
    history,
    isKept: keeps,
    isAside,
    enter: (action) => save(withAction(now(), action)),
    undo: () => save(undone(now())),
    redo: () => save(redone(now())),
  }
}

/** Whether nothing was entered yet, nor left for later. */
export const isEmptyGame = ({ events, later }: BoardGame): boolean => events.length === 0 && (later ?? []).length === 0
