/**
 * The card as this device keeps it: one text, written at every change, mistakes and all. Other tabs are heard, and a tab
 * that wrote at the same time loses nothing. Where a browser keeps nothing, the text lives as long as the app is open.
 */
import { useEffect, useReducer } from 'preact/hooks'
import { useLive } from '../state/live.ts'
import { linesOf, mergeLines } from './lines.ts'

export interface Kept {
  readonly text: string
  /** False where this browser keeps nothing, or has no room. */
  readonly isKept: boolean
}

const KEY = 'mahjudge.card'
const NOTHING: Kept = { text: '', isKept: true }

/** What is kept; `undefined` where this browser does not even let us look. */
const look = (): string | undefined => {
  try {
    return localStorage.getItem(KEY) ?? ''
  } catch {
    return undefined
  }
}

/** Some browsers take a text and forget it at once, so it is read back. */
const put = (text: string): boolean => {
  try {
    localStorage.setItem(KEY, text)
    return localStorage.getItem(KEY) === text
  } catch {
    return false
  }
}

const listeners = new Set<() => void>()
let current: Kept | undefined
/** What this tab last saw kept. When something else is kept, another tab has written. */
let seen = ''
let asked = false

/** Asks the browser not to clear it away when it needs room. */
const askToStay = (text: string): void => {
  if (asked || text === '') return
  asked = true
  navigator.storage?.persist?.().catch(() => undefined)
}

export const keptCard = (): Kept => {
  if (current === undefined) {
    const found = look()
    seen = found ?? ''
    current = { text: seen, isKept: found !== undefined }
  }
  return current
}

/** Keeps a text. Returns what is kept now: more than was given when another tab has written meanwhile. */
export const keepCard = (text: string): Kept => {
  keptCard()
  const there = look() ?? seen
  const merged = there === seen ? text : mergeLines(linesOf(seen), text.split('\n'), linesOf(there)).join('\n')
  const isKept = put(merged)
  if (isKept) {
    seen = merged
    askToStay(merged)
  }
  current = { text: merged, isKept }
  for (const listener of listeners) listener()
  return current
}

/** Takes over what another tab has kept. A tab whose own text could not be kept holds on to it. */
const refresh = (): void => {
  if (current?.isKept === false) return
  const found = look()
  if (found === undefined || found === seen) return
  seen = found
  current = { text: found, isKept: true }
  for (const listener of listeners) listener()
}

/** Calls `listener` whenever the card changes, here or in another tab; call the result to stop. */
export const onCard = (listener: () => void): (() => void) => {
  const elsewhere = ({ key }: StorageEvent): void => {
    if (key === KEY || key === null) refresh()
  }
  listeners.add(listener)
  addEventListener('storage', elsewhere)
  // A tab that slept was told nothing.
  addEventListener('pageshow', refresh)
  document.addEventListener('visibilitychange', refresh)
  return () => {
    listeners.delete(listener)
    removeEventListener('storage', elsewhere)
    removeEventListener('pageshow', refresh)
    document.removeEventListener('visibilitychange', refresh)
  }
}

/** The card of this device; nothing in pages written ahead. */
export const useKeptCard = (): Kept => {
  const live = useLive()
  const [, render] = useReducer((count: number) => count + 1, 0)
  useEffect(() => onCard(() => render(undefined)), [])
  return live ? keptCard() : NOTHING
}
