/** What hands are worth, as it was told: with an event, and before it. */
import type { Values } from './outcome.ts'
import type { Table } from './table.ts'

/** Values of the table and of the incident together. Each declaration tells by itself which hands are jokerless. */
export const mergeValues = (table: Values, own: Values): Values => {
  const { jokerlessHands: _, hands: before, ...kept } = table
  const { hands: told, ...rest } = own
  const hands = { ...before, ...told }
  return { ...kept, ...rest, ...(Object.keys(hands).length === 0 ? {} : { hands }) }
}

/**
 * A table that a ruling has left, with what was told of hands for it. While the deal goes on that is kept only of hands
 * that are out: the others change with every pick, and no hand was won with yet.
 */
export const withToldValues = (table: Table, told: Values): Table => {
  if (table.deal.state === 'over') return { ...table, values: mergeValues(table.values, told) }
  const { hands = {}, winning: _, jokerless: __, ...rest } = told
  const out = Object.fromEntries(Object.entries(hands).filter(([seat]) => table.deaths.some((dead) => dead === seat)))
  return { ...table, values: mergeValues(table.values, { ...rest, hands: out }) }
}
