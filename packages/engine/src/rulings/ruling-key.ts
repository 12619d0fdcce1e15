/** Rulings compared by what happens at the table: effects with their seats, payments, and who is next. */
import type { Ruling } from './ruling.ts'

/** Slot -> what a ruling says of it, as text. Two rulings differ in the slots whose texts differ. */
export const saysBySlot = ({ effects, payments, next }: Ruling): ReadonlyMap<string, string> => {
  const bySlot = new Map<string, string[]>()
  const add = (slot: string, says: string): void => void bySlot.set(slot, [...(bySlot.get(slot) ?? []), says])
  for (const { slot, kind, role, seats } of effects) add(slot, `${kind} ${role ?? ''} ${seats.join('')}`)
  for (const payment of payments) add('payment', JSON.stringify(payment))
  add('next', `${next.kind} ${next.seat ?? ''}`)
  return new Map([...bySlot].map(([slot, says]) => [slot, says.toSorted().join('; ')]))
}

/** Equal for rulings that come to the same, in whatever order they say it. */
export const rulingKey = (ruling: Ruling): string =>
  JSON.stringify([ruling.outcome, [...saysBySlot(ruling)].toSorted(([a], [b]) => (a < b ? -1 : 1))])
