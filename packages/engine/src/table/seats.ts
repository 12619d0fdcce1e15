/** The four seats in order of play: play goes from each seat to the one on its right. */
export const SEATS = ['a', 'b', 'c', 'd'] as const

export type Seat = (typeof SEATS)[number]

export const isSeat = (text: string): text is Seat => (SEATS as readonly string[]).includes(text)

/** The seat on the right, which acts next. */
export const rightOf = (seat: Seat): Seat => SEATS[(SEATS.indexOf(seat) + 1) % SEATS.length] ?? 'a'

/** The seat on the left, which acted before. */
export const leftOf = (seat: Seat): Seat => SEATS[(SEATS.indexOf(seat) + SEATS.length - 1) % SEATS.length] ?? 'a'

/** The seats in order of play, starting on the right of one. */
export const seatsAfter = (seat: Seat): readonly Seat[] => {
  const order: Seat[] = []
  for (let next = rightOf(seat); next !== seat; next = rightOf(next)) order.push(next)
  return order
}

/** The next seat that is live, or nothing when none other is. */
export const nextLive = (seat: Seat, isLive: (seat: Seat) => boolean): Seat | undefined => seatsAfter(seat).find(isLive)
