/** What hands are worth, as it was told: with an event, and before it. */
import type { Values } from './outcome.ts'
import { SEATS } from './seats.ts'
import type { Table } from './table.ts'
import { isLive } from './table.ts'

/** Values of the table and of the incident together. Each declaration tells by itself which hands are jokerless. */
export const mergeValues = (table: Values, own: Values): Values => {
  const { jokerlessHands: _, ...kept } = table
  const hands = { ...table.hands, ...own.hands }
  return { ...kept, ...own, ...(Object.keys(hands).length === 0 ? {} : { hands }) }
}

/**
 * A table that a ruling has left, with what was told of hands for it. While the deal goes on that is kept only of hands
 * that are out: the others change with every pick, and no hand was won with yet.
 */
export const withToldValues = (table: Table, told: Values): Table => {
  if (table.deal.state === 'over') return { ...table, values: mergeValues(table.values, told) }
  const { hands = {}, winning: _, jokerless: __, ...rest } = told
  const out = SEATS.flatMap((seat) => (hands[seat] === undefined || isLive(table, seat) ? [] : [[seat, hands[seat]] as const]))
  return { ...table, values: mergeValues(table.values, out.length === 0 ? rest : { ...rest, hands: Object.fromEntries(out) }) }
}
