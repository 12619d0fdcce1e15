/** What can be tapped on the table: a seat, the middle, a group that is up. */
import type { Seat } from 'mahjudge'

export type Spot =
  | { readonly at: 'seat'; readonly seat: Seat }
  | { readonly at: 'middle' }
  | { readonly at: 'group'; readonly seat: Seat; readonly exposure: string }

export const isSpot = (one: Spot | undefined, other: Spot): boolean => JSON.stringify(one) === JSON.stringify(other)

/** The name by which the page knows it. */
const spotName = (spot: Spot): string => {
  if (spot.at === 'middle') return 'middle'
  return `${spot.at} ${spot.at === 'seat' ? spot.seat : spot.exposure}`
}

/** Puts the focus on what can be tapped there. */
export const focusSpot = (spot: Spot, options?: FocusOptions): void =>
  document.querySelector<HTMLElement>(`[data-spot="${spotName(spot)}"]`)?.focus(options)
