/** What a case with a log of events expects of the table at its end. What is not named is not checked. */
import type { Problem } from '../base/problem.ts'
import type { Court } from '../rulings/court.ts'
import type { Payment, SeatStatus } from '../table/outcome.ts'
import type { Seat } from '../table/seats.ts'
import { SEATS } from '../table/seats.ts'
import type { Death, Exposure, Table } from '../table/table.ts'
import { dueSeat, jokersInReach } from '../table/table.ts'
import type { ExpectedPayment } from './expectation.ts'
import { readPayment, STATUSES } from './expectation.ts'
import { readEntries, readFields, readItems, readNumber, readString, readStrings, readWord } from './read-tree.ts'
import { parseSeat, unknownSeat } from './parts.ts'
import type { Item } from './tree.ts'

type BySeat<T> = { readonly [seat in Seat]?: T }

/** A table in the words of a case. */
export interface TableSummary {
  readonly seats: BySeat<SeatStatus>
  readonly causes: BySeat<Death['cause']>
  /** Each exposure of a seat: still up, or returned to the rack. */
  readonly exposures: BySeat<readonly Exposure['standing'][]>
  /** Jokers that live seats may exchange. */
  readonly jokers: BySeat<number>
  readonly deal: string
  /** A seat, or `nobody` once the deal is over. */
  readonly next: string
  readonly wall: Table['wall']
  readonly payments: readonly Payment[]
  /** How many rulings the log led to. */
  readonly rulings: number
  /** The fact that has to be answered next. */
  readonly open: string
  /** The code of the problem that stopped the log. */
  readonly problem: string
}

export type TableExpectation = Partial<Omit<TableSummary, 'payments'>> & { readonly payments?: readonly ExpectedPayment[] }

const TABLE_KEYS: readonly string[] = [
  'seats',
  'causes',
  'exposures',
  'jokers',
  'deal',
  'next',
  'wall',
  'payments',
  'rulings',
  'open',
  'problem',
]

const CAUSES = ['declared', 'reaction', 'fault'] as const
const STANDINGS = ['up', 'returned'] as const
const WALLS = ['standing', 'disturbed', 'broken'] as const

const bySeat = <T>(valueOf: (seat: Seat) => T | undefined): BySeat<T> =>
  Object.fromEntries(
    SEATS.flatMap((seat) => {
      const value = valueOf(seat)
      return value === undefined ? [] : [[seat, value] as const]
    }),
  )

const statusOf = (table: Table, seat: Seat): SeatStatus => {
  if (table.deal.winner === seat || table.deal.alsoWon === seat) return 'won'
  return table.seats[seat].death === undefined ? 'live' : 'dead'
}

/** Sums up where a log has led. */
export const summaryOf = ({
  table,
  rulings,
  problems,
}: {
  readonly table: Table
  readonly rulings: readonly unknown[]
  readonly problems: readonly Problem[]
}): TableSummary => ({
  seats: bySeat((seat) => statusOf(table, seat)),
  causes: bySeat((seat) => table.seats[seat].death?.cause),
  exposures: bySeat((seat) => table.seats[seat].exposures.map((exposure) => exposure.standing)),
  jokers: bySeat((seat) => jokersInReach(table, seat)),
  deal: table.deal.kind ?? (table.deal.state === 'underWay' ? 'goesOn' : table.deal.state),
  next: dueSeat(table) ?? (table.deal.state === 'over' ? 'nobody' : 'unknown'),
  wall: table.wall,
  payments: table.payments,
  rulings: rulings.length,
  open: table.pending?.asks[0] ?? 'nothing',
  problem: problems[0]?.code ?? 'none',
})

const readBySeat = <T>(item: Item, problems: Problem[], reader: (item: Item) => T | undefined): BySeat<T> => {
  const found = new Map<Seat, T>()
  for (const { key, place, value } of readEntries(item, problems)) {
    const seat = parseSeat(key)
    const read = reader(value)
    if (seat === undefined) problems.push(unknownSeat(place, key))
    else if (read !== undefined) found.set(seat, read)
  }
  return Object.fromEntries(found)
}

/** Reads the `expect` of a case with events. */
export const readTableExpectation = (court: Court, item: Item, problems: Problem[]): TableExpectation => {
  const fields = readFields(item, TABLE_KEYS, problems)
  const read = <K extends keyof TableExpectation>(
    key: K,
    reader: (item: Item) => TableExpectation[K] | undefined,
  ): Pick<TableExpectation, K> => {
    const found = fields.get(key)
    const value = found === undefined ? undefined : reader(found)
    return (value === undefined ? {} : { [key]: value }) as Pick<TableExpectation, K>
  }
  const deals = Object.keys(court.law.slots.find((slot) => slot.slot === 'deal')?.kinds ?? {})
  const text = (one: Item): string | undefined => readString(one, problems)
  return {
    ...read('seats', (one) => readBySeat(one, problems, (value) => readWord(value, STATUSES, 'state of a hand', problems))),
    ...read('causes', (one) => readBySeat(one, problems, (value) => readWord(value, CAUSES, 'cause', problems))),
    ...read('exposures', (one) =>
      readBySeat(one, problems, (value) =>
        readItems(value, problems).flatMap((each) => readWord(each, STANDINGS, 'state of an exposure', problems) ?? []),
      ),
    ),
    ...read('jokers', (one) => readBySeat(one, problems, (value) => readNumber(value, problems))),
    ...read('deal', (one) => readWord(one, deals, 'kind of deal', problems)),
    ...read('next', (one) => {
      const word = readStrings(one, problems)[0] ?? ''
      return parseSeat(word) ?? readWord(one, ['nobody', 'unknown'], 'seat', problems)
    }),
    ...read('wall', (one) => readWord(one, WALLS, 'state of the wall', problems)),
    ...read('payments', (one) => readItems(one, problems).flatMap((each) => readPayment(each, problems))),
    ...read('rulings', (one) => readNumber(one, problems)),
    ...read('open', text),
    ...read('problem', text),
  }
}
