/** Seats go by their winds at the table; the engine calls them a to d in order of play. */
import type { Seat } from 'mahjudge'

export const SEATS: readonly Seat[] = ['a', 'b', 'c', 'd']

export const SEAT_NAMES: { readonly [seat in Seat]: string } = { a: 'East', b: 'South', c: 'West', d: 'North' }

const LETTERS: { readonly [letter: string]: Seat } = { e: 'a', s: 'b', w: 'c', n: 'd' }

/** The letter that stands for a seat in an address. */
export const seatLetter = (seat: Seat): string => SEAT_NAMES[seat].charAt(0).toLowerCase()

export const seatFromLetter = (letter: string): Seat | undefined => (Object.hasOwn(LETTERS, letter) ? LETTERS[letter] : undefined)

/** Sentences of the engine name seats as "(B, C)"; here they read "(South, West)". */
export const withWinds = (text: string): string =>
  text.replace(
    /\(([A-D](?:, [A-D])*)\)/g,
    (_, list: string) =>
      `(${list
        .split(', ')
        .map((letter) => SEAT_NAMES[letter.toLowerCase() as Seat])
        .join(', ')})`,
  )
