/** Cards side by side: this year's, last year's, another publisher's. One of them is in use; the last deleted one can come back. */
import { useEffect, useReducer } from 'preact/hooks'
import { useLive } from '../state/live.ts'
import { cardIds, dropCard, FIRST, keepCard, keptCard, look, onCard, put, tellAll } from './kept.ts'
import { linesOf } from './lines.ts'
import { nameOfCard } from './name.ts'

export interface ShelfCard {
  readonly id: string
  readonly name: string
  readonly text: string
}

export interface Shelf {
  /** At least one, be it empty. */
  readonly cards: readonly ShelfCard[]
  readonly inUse: ShelfCard
  /** Deleted last, and still here. */
  readonly gone?: ShelfCard
}

const KEY = 'mahjudge.cards'

interface Marks {
  readonly inUse?: string
  readonly gone?: string
}

const read = (): Marks => {
  try {
    const kept: unknown = JSON.parse(look(KEY)?.text ?? '{}')
    if (typeof kept !== 'object' || kept === null) return {}
    const { inUse, gone } = kept as { readonly [key: string]: unknown }
    return { ...(typeof inUse === 'string' ? { inUse } : {}), ...(typeof gone === 'string' ? { gone } : {}) }
  } catch {
    return {}
  }
}

/** Which card this tab has in use. Another tab may have another one: nobody's lines go away while they type. */
let used: string | undefined
/** Where a browser keeps nothing. */
let inMemory: Marks = {}

const marks = (): Marks => {
  const kept = look(KEY)?.text === null || look(KEY) === undefined ? inMemory : read()
  used ??= kept.inUse
  return { ...kept, ...(used === undefined ? {} : { inUse: used }) }
}

const mark = (next: Marks): void => {
  used = next.inUse
  inMemory = next
  put(KEY, JSON.stringify(next))
  tellAll()
}

const freeId = (taken: readonly string[]): string => {
  let id = 1
  while (taken.includes(String(id))) id++
  return String(id)
}

const cardOf = (id: string): ShelfCard => {
  const { text } = keptCard(id)
  return { id, text, name: nameOfCard(text, id === FIRST ? 'My card' : `Card ${id}`) }
}

const idsNow = (): { readonly ids: readonly string[]; readonly gone?: string } => {
  const all = cardIds()
  const { gone } = marks()
  const ids = all.filter((id) => id !== gone)
  const isThere = gone !== undefined && all.includes(gone)
  return { ids: ids.length > 0 ? ids : [freeId(isThere ? [gone] : [])], ...(isThere ? { gone } : {}) }
}

const shelfNow = (): Shelf => {
  const { ids, gone } = idsNow()
  const { inUse } = marks()
  // From here on it is this tab's, whatever another one takes.
  used = ids.find((id) => id === inUse) ?? ids[0] ?? FIRST
  return { cards: ids.map(cardOf), inUse: cardOf(used), ...(gone === undefined ? {} : { gone: cardOf(gone) }) }
}

export const takeIntoUse = (id: string): void => mark({ ...marks(), inUse: id })

/** A new card, in use at once. */
export const addCard = (text = ''): void => {
  const { ids, gone } = idsNow()
  const id = freeId(gone === undefined ? ids : [...ids, gone])
  keepCard(id, text)
  takeIntoUse(id)
}

/** Takes a card away. It stays at hand until the next one is deleted, unless there was nothing in it. */
export const deleteCard = (id: string): void => {
  const { ids } = idsNow()
  const { gone } = marks()
  const place = ids.indexOf(id)
  const next = ids[place + 1] ?? ids[place - 1]
  const isBlank = linesOf(keptCard(id).text).length === 0
  if (isBlank) dropCard(id)
  else if (gone !== undefined && gone !== id) dropCard(gone)
  const stays = isBlank ? gone : id
  mark({ ...(next === undefined ? {} : { inUse: next }), ...(stays === undefined ? {} : { gone: stays }) })
}

/** The card that was deleted last is here again, and in use. */
export const bringBack = (): void => {
  const { gone } = marks()
  if (gone !== undefined) mark({ inUse: gone })
}

/** The card that was deleted last is gone for good. */
export const forgetDeleted = (): void => {
  const { gone, ...rest } = marks()
  if (gone !== undefined) dropCard(gone)
  mark(rest)
}

/** The cards of this device; one empty one in pages written ahead. */
export const useShelf = (): Shelf => {
  const live = useLive()
  const [, render] = useReducer((count: number) => count + 1, 0)
  useEffect(() => onCard(() => render(undefined)), [])
  const blank: ShelfCard = { id: FIRST, name: 'My card', text: '' }
  return live ? shelfNow() : { cards: [blank], inUse: blank }
}
