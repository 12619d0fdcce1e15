/**
 * Cards as this device keeps them: a text each, written at every change, mistakes and all. Other tabs are heard, and a tab
 * that wrote at the same time loses nothing. Where a browser keeps nothing, the texts live as long as the app is open.
 */
import { linesOf, mergeLines } from './lines.ts'

export interface Kept {
  readonly text: string
  /** False where this browser keeps nothing, or has no room. */
  readonly isKept: boolean
}

/** The card that was the only one before there could be several: its key is as it always was. */
export const FIRST = '1'

const KEY = 'mahjudge.card'
const keyOf = (id: string): string => (id === FIRST ? KEY : `${KEY}.${id}`)
const idOf = (key: string): string | undefined => (key === KEY ? FIRST : /^mahjudge\.card\.([1-9][0-9]{0,3})$/.exec(key)?.[1])

/** What is kept under a key, nothing when nothing is; `undefined` where this browser does not even let us look. */
export const look = (key: string): { readonly text: string | null } | undefined => {
  try {
    return { text: localStorage.getItem(key) }
  } catch {
    return undefined
  }
}

/** Some browsers take a text and forget it at once, so it is read back. */
export const put = (key: string, text: string): boolean => {
  try {
    localStorage.setItem(key, text)
    return localStorage.getItem(key) === text
  } catch {
    return false
  }
}

interface Held extends Kept {
  /** What this tab last saw kept. When something else is kept, another tab has written. */
  readonly seen: string
}

const held = new Map<string, Held>()
const listeners = new Set<() => void>()
let asked = false

/** Calls everybody who listens: a card, or which cards there are, has changed. */
export const tellAll = (): void => {
  for (const listener of listeners) listener()
}

/** Asks the browser not to clear it away when it needs room. */
const askToStay = (text: string): void => {
  if (asked || text === '') return
  asked = true
  navigator.storage?.persist?.().catch(() => undefined)
}

export const keptCard = (id: string): Kept => {
  const known = held.get(id)
  if (known !== undefined) return known
  const found = look(keyOf(id))
  const text = found?.text ?? ''
  const made: Held = { text, isKept: found !== undefined, seen: text }
  // A card that nobody has written is not one that there is.
  if (found === undefined || found.text !== null) held.set(id, made)
  return made
}

/** Keeps a text. Returns what is kept now: more than was given when another tab has written meanwhile. */
export const keepCard = (id: string, text: string): Kept => {
  const { seen } = held.get(id) ?? { seen: keptCard(id).text }
  const there = look(keyOf(id))?.text ?? seen
  const merged = there === seen ? text : mergeLines(linesOf(seen), text.split('\n'), linesOf(there)).join('\n')
  const isKept = put(keyOf(id), merged)
  if (isKept) askToStay(merged)
  const made: Held = { text: merged, isKept, seen: isKept ? merged : seen }
  held.set(id, made)
  tellAll()
  return made
}

/** Without a card, for good. */
export const dropCard = (id: string): void => {
  held.delete(id)
  try {
    localStorage.removeItem(keyOf(id))
  } catch {
    // What was never kept is gone already.
  }
}

/** Cards that this device keeps, and those that only this tab holds. */
export const cardIds = (): readonly string[] => {
  const ids = new Set(held.keys())
  try {
    for (let at = 0; at < localStorage.length; at++) {
      const id = idOf(localStorage.key(at) ?? '')
      if (id !== undefined) ids.add(id)
    }
  } catch {
    // Only this tab knows any.
  }
  return [...ids].toSorted((one, other) => Number(one) - Number(other))
}

/** Takes over what other tabs have kept. A tab whose own text could not be kept holds on to it. */
const refresh = (): void => {
  for (const [id, { isKept, seen }] of held) {
    if (!isKept) continue
    const found = look(keyOf(id))
    if (found === undefined) continue
    if (found.text === null) held.delete(id)
    else if (found.text !== seen) held.set(id, { text: found.text, isKept: true, seen: found.text })
  }
  tellAll()
}

/** Calls `listener` whenever a card changes, here or in another tab; call the result to stop. */
export const onCard = (listener: () => void): (() => void) => {
  const elsewhere = ({ key }: StorageEvent): void => {
    if (key === null || key === 'mahjudge.cards' || idOf(key) !== undefined) refresh()
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
