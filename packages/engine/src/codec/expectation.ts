/** What a case expects of a ruling. What is not named is not checked. */
import type { Problem } from '../base/problem.ts'
import type { Court } from '../rulings/court.ts'
import type { Seat } from '../table/seats.ts'
import { parseSeat, unknownSeat } from './parts.ts'
import { readEntries, readFields, readHalves, readItems, readString, readStrings, readWord } from './read-tree.ts'
import type { Item } from './tree.ts'

const OUTCOMES = ['decided', 'needs-facts', 'contested', 'table-decides'] as const
export const STATUSES = ['live', 'dead', 'won'] as const

export interface ExpectedPayment {
  readonly from: Seat
  readonly to: Seat
  readonly multiple: number
  readonly of?: string
  /** A figure; `none` where there must be none; left out where a case does not say. */
  readonly amount?: number | 'none'
}

export interface ExpectedNext {
  readonly kind?: string
  readonly seat?: Seat
}

/** What the seats, the pieces and the money come to; for a whole ruling or for one of its readings. */
export interface ExpectedBody {
  /** Slot -> the kinds of its effects, all of them. */
  readonly effects?: ReadonlyMap<string, readonly string[]>
  readonly deal?: string
  readonly payments?: readonly ExpectedPayment[]
}

export interface ExpectedReading extends ExpectedBody {
  readonly when: { readonly [id: string]: readonly string[] }
}

export interface Expectation extends ExpectedBody {
  readonly outcome?: (typeof OUTCOMES)[number]
  readonly seats?: ReadonlyMap<Seat, string>
  readonly exposures?: ReadonlyMap<Seat, string>
  readonly jokers?: ReadonlyMap<Seat, string>
  readonly next?: ExpectedNext
  /** The first questions. */
  readonly needs?: readonly string[]
  readonly assumed?: readonly string[]
  readonly cites?: readonly string[]
  readonly readings?: readonly ExpectedReading[]
}

const BODY_KEYS = ['effects', 'deal', 'payments'] as const
const EXPECT_KEYS: readonly string[] = [
  'outcome',
  'seats',
  'exposures',
  'jokers',
  ...BODY_KEYS,
  'next',
  'needs',
  'assumed',
  'cites',
  'readings',
]

const kindsOf = (court: Court, slot: string): readonly string[] =>
  Object.keys(court.law.slots.find((one) => one.slot === slot)?.kinds ?? {})

const readBySeat = (item: Item, known: readonly string[], what: string, problems: Problem[]): ReadonlyMap<Seat, string> => {
  const found = new Map<Seat, string>()
  for (const { key, place, value } of readEntries(item, problems)) {
    const seat = parseSeat(key)
    const word = readWord(value, known, what, problems)
    if (seat === undefined) problems.push(unknownSeat(place, key))
    else if (word !== undefined) found.set(seat, word)
  }
  return found
}

const readEffects = (court: Court, item: Item, problems: Problem[]): ReadonlyMap<string, readonly string[]> => {
  const slots = court.law.slots.map((one) => one.slot)
  return new Map(
    [...readFields(item, slots, problems)].map(([slot, value]) => [
      slot,
      readItems(value, problems).flatMap((kind) => readWord(kind, kindsOf(court, slot), `kind of ${slot}`, problems) ?? []),
    ]),
  )
}

/** One payment; nothing, with problems, when it cannot be read. */
export const readPayment = (item: Item, problems: Problem[]): readonly ExpectedPayment[] => {
  const before = problems.length
  const fields = readFields(item, ['from', 'to', 'multiple', 'of', 'amount'], problems)
  const seat = (key: 'from' | 'to'): Seat | undefined => {
    const found = fields.get(key)
    const text = found === undefined ? undefined : readString(found, problems)
    const parsed = text === undefined ? undefined : parseSeat(text)
    if (parsed === undefined) problems.push(unknownSeat(found?.place ?? item.place, text ?? `for ${key}`))
    return parsed
  }
  const figure = (key: string): number | undefined => {
    const found = fields.get(key)
    return found === undefined ? undefined : readHalves(found, problems)
  }
  const from = seat('from')
  const to = seat('to')
  const of = fields.get('of')
  const said = fields.get('amount')
  const none = said?.kind === 'text' && said.text === 'none'
  const amount = none ? ('none' as const) : figure('amount')
  const multiple = figure('multiple') ?? 1
  const basis = of === undefined ? undefined : readString(of, problems)
  if (problems.length > before || from === undefined || to === undefined) return []
  return [{ from, to, multiple, ...(basis === undefined ? {} : { of: basis }), ...(amount === undefined ? {} : { amount }) }]
}

const readNext = (court: Court, item: Item, problems: Problem[]): ExpectedNext => {
  const kinds = kindsOf(court, 'next')
  if (item.kind !== 'map') {
    const text = readString(item, problems)
    const seat = text === undefined ? undefined : parseSeat(text)
    if (text === undefined) return {}
    if (seat !== undefined) return { seat }
    const kind = readWord(item, kinds, 'seat and no kind of next', problems)
    return kind === undefined ? {} : { kind }
  }
  const fields = readFields(item, ['kind', 'seat'], problems)
  const kindItem = fields.get('kind')
  const seatItem = fields.get('seat')
  const kind = kindItem === undefined ? undefined : readWord(kindItem, kinds, 'kind of next', problems)
  const text = seatItem === undefined ? undefined : readString(seatItem, problems)
  const seat = text === undefined ? undefined : parseSeat(text)
  if (text !== undefined && seat === undefined) problems.push(unknownSeat(seatItem?.place ?? item.place, text))
  return { ...(kind === undefined ? {} : { kind }), ...(seat === undefined ? {} : { seat }) }
}

const readBody = (court: Court, fields: ReadonlyMap<string, Item>, problems: Problem[]): ExpectedBody => {
  const effects = fields.get('effects')
  const dealItem = fields.get('deal')
  const payments = fields.get('payments')
  const deal = dealItem === undefined ? undefined : readWord(dealItem, kindsOf(court, 'deal'), 'kind of deal', problems)
  return {
    ...(effects === undefined ? {} : { effects: readEffects(court, effects, problems) }),
    ...(deal === undefined ? {} : { deal }),
    ...(payments === undefined ? {} : { payments: readItems(payments, problems).flatMap((one) => readPayment(one, problems)) }),
  }
}

const readReading = (court: Court, item: Item, problems: Problem[]): ExpectedReading => {
  const fields = readFields(item, ['when', ...BODY_KEYS], problems)
  const when = fields.get('when')
  return {
    when:
      when === undefined
        ? {}
        : Object.fromEntries(readEntries(when, problems).map(({ key, value }) => [key, readStrings(value, problems)])),
    ...readBody(court, fields, problems),
  }
}

/** Reads the `expect` of a case. */
export const readExpectation = (court: Court, item: Item, problems: Problem[]): Expectation => {
  const fields = readFields(item, EXPECT_KEYS, problems)
  const bySeat = (key: 'exposures' | 'jokers'): ReadonlyMap<Seat, string> | undefined => {
    const found = fields.get(key)
    return found === undefined ? undefined : readBySeat(found, kindsOf(court, key), `kind of ${key}`, problems)
  }
  const strings = (key: 'needs' | 'assumed' | 'cites'): { readonly [key: string]: readonly string[] } => {
    const found = fields.get(key)
    return found === undefined ? {} : { [key]: readStrings(found, problems) }
  }
  const outcomeItem = fields.get('outcome')
  const outcome = outcomeItem === undefined ? undefined : readWord(outcomeItem, OUTCOMES, 'outcome', problems)
  const seats = fields.get('seats')
  const next = fields.get('next')
  const readings = fields.get('readings')
  const exposures = bySeat('exposures')
  const jokers = bySeat('jokers')
  return {
    ...(outcome === undefined ? {} : { outcome }),
    ...(seats === undefined ? {} : { seats: readBySeat(seats, STATUSES, 'state of a hand', problems) }),
    ...(exposures === undefined ? {} : { exposures }),
    ...(jokers === undefined ? {} : { jokers }),
    ...readBody(court, fields, problems),
    ...(next === undefined ? {} : { next: readNext(court, next, problems) }),
    ...strings('needs'),
    ...strings('assumed'),
    ...strings('cites'),
    ...(readings === undefined
      ? {}
      : { readings: readItems(readings, problems).map((one) => readReading(court, one, problems)) }),
  }
}
