/** A hand that is being checked, and what lies around it, as typed or tapped. Kept until the window is closed. */
import { useState } from 'preact/hooks'
import type { Heap } from './tile-text.ts'

/** The practice card, or the number of a card of one's own; `mine` is the one in use. */
export type Which = string

/** What is asked of the hand: what its tiles make, or whether it can still win as seen from across the table. */
export type Mode = 'makes' | 'wins'

export type HandPlace = 'concealed' | 'exposed'
export type TablePlace = 'claimed' | 'named' | 'discards' | 'others'
export type Place = HandPlace | TablePlace

export type HandText = { readonly [place in HandPlace]: string }

export interface HandState {
  readonly card?: Which
  readonly mode?: Mode
  /** Part of the dispute, or `hand` -> its tiles. */
  readonly hands: { readonly [part: string]: HandText }
  readonly table: { readonly [place in TablePlace]: string }
}

/** The part of a hand that belongs to no dispute. */
export const ANY = 'hand'

export const NO_TILES: HandText = { concealed: '', exposed: '' }

const NOTHING: HandState = { hands: {}, table: { claimed: '', named: '', discards: '', others: '' } }

/** Whether a place holds groups that stay apart. */
export const heapOf = (place: Place): Heap => (place === 'exposed' || place === 'others' ? 'groups' : 'tiles')

const isTablePlace = (place: Place): place is TablePlace => place !== 'concealed' && place !== 'exposed'

export const textAt = (state: HandState, part: string, place: Place): string =>
  isTablePlace(place) ? state.table[place] : (state.hands[part] ?? NO_TILES)[place]

export const withText = (state: HandState, part: string, place: Place, text: string): HandState =>
  isTablePlace(place)
    ? { ...state, table: { ...state.table, [place]: text } }
    : { ...state, hands: { ...state.hands, [part]: { ...(state.hands[part] ?? NO_TILES), [place]: text } } }

const KEY = 'mahjudge.hand'

const isRecord = (value: unknown): value is { readonly [key: string]: unknown } => typeof value === 'object' && value !== null

const text = (from: unknown, key: string): string => {
  const found = isRecord(from) ? from[key] : undefined
  return typeof found === 'string' ? found.slice(0, 1000) : ''
}

const read = (): HandState => {
  try {
    const kept: unknown = JSON.parse(sessionStorage.getItem(KEY) ?? 'null')
    if (!isRecord(kept)) return NOTHING
    const { card, mode, hands, table } = kept
    return {
      ...(typeof card === 'string' && /^(mine|practice|[0-9]{1,4})$/.test(card) ? { card } : {}),
      ...(mode === 'makes' || mode === 'wins' ? { mode } : {}),
      hands: Object.fromEntries(
        Object.entries(isRecord(hands) ? hands : {}).map(([part, hand]) => [
          part,
          { concealed: text(hand, 'concealed'), exposed: text(hand, 'exposed') },
        ]),
      ),
      table: {
        claimed: text(table, 'claimed'),
        named: text(table, 'named'),
        discards: text(table, 'discards'),
        others: text(table, 'others'),
      },
    }
  } catch {
    return NOTHING
  }
}

export const useHandState = (): readonly [HandState, (next: HandState) => void] => {
  const [state, setState] = useState(read)
  return [
    state,
    (next) => {
      setState(next)
      try {
        sessionStorage.setItem(KEY, JSON.stringify(next))
      } catch {
        // A browser that keeps nothing still checks hands.
      }
    },
  ]
}
