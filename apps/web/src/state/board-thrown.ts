/** Hands that were thrown in although nobody had said mah jongg: in play until a seat calls them dead. */
import type { Seat, Table, TableEvent } from 'mahjudge'
import { lawfulMoves } from 'mahjudge'
import { dueSeat } from './board-drafts.ts'
import { SEATS } from './seats.ts'

export interface ThrownIn {
  readonly seat: Seat
  /** Seats that may call the hand dead, each with the entry that says so. */
  readonly calls: readonly { readonly caller: Seat; readonly event: TableEvent }[]
  /** Who is to act meanwhile, where the table knows it. */
  readonly due: Seat | undefined
  /** Whether that seat has its discard still before it. */
  readonly isToDiscard: boolean
}

const isLive = (table: Table, seat: Seat): boolean => table.seats[seat].death === undefined

/** Throwing in is how such a seat accepts the call, so only the caller is left to be told. */
const deadCall = (caller: Seat, seat: Seat): TableEvent => ({
  type: 'calledDead',
  caller,
  seat,
  reply: 'accepts',
  fault: 'other',
})

/** Nothing while a question is open, or once the deal is over. */
export const thrownIn = (table: Table): readonly ThrownIn[] => {
  if (table.deal.state !== 'underWay' || table.pending !== undefined) return []
  const due = dueSeat(table)
  const isToDiscard = lawfulMoves(table).some((move) => move.does === 'discard' && move.seat === due)
  return SEATS.filter((seat) => table.seats[seat].threwIn === true && isLive(table, seat)).map((seat) => ({
    seat,
    calls: SEATS.filter((caller) => caller !== seat && isLive(table, caller)).map((caller) => ({
      caller,
      event: deadCall(caller, seat),
    })),
    due,
    isToDiscard,
  }))
}
