/** A hand that goes out when the deal is over already and scores nothing: what it was paid goes back. */
import type { Judged } from './judged.ts'
import type { Payment } from './outcome.ts'
import type { Seat } from './seats.ts'
import type { Deal, Table } from './table.ts'

/** Payments to a seat that nobody has returned yet. */
const kept = ({ payments }: Table, seat: Seat): readonly Payment[] => {
  const returned = payments.filter((payment) => payment.back === true && payment.from === seat)
  return payments.filter(({ from, to, of, back }) => {
    if (to !== seat || back === true) return false
    const at = returned.findIndex((one) => one.to === from && one.of === of)
    if (at >= 0) returned.splice(at, 1)
    return at < 0
  })
}

/** A deal that this seat has not won; where two had won, the other still has. */
const withoutWin = (deal: Deal, seat: Seat): Deal => {
  const { winner, alsoWon, wonOn, ...rest } = deal
  if (winner !== seat && alsoWon !== seat) return deal
  const other = winner === seat ? alsoWon : winner
  if (other === undefined) return { state: rest.state, kind: 'over' }
  return { ...rest, winner: other, ...(wonOn === undefined ? {} : { wonOn: winner === seat ? 'own' : wonOn }) }
}

/** The table once a hand that the ruling leaves without a score has returned what it got. */
export const withNothingScored = (table: Table, judged: Judged): Table => {
  const seats = judged.effects.filter(({ slot, kind }) => slot === 'payment' && kind === 'callerDead').flatMap((one) => one.seats)
  let next = table
  for (const seat of seats) {
    const back = kept(next, seat).map((payment): Payment => ({ ...payment, from: seat, to: payment.from, back: true }))
    next = { ...next, deal: withoutWin(next.deal, seat), payments: [...next.payments, ...back] }
  }
  return next
}
