/** Holds rulings against what a case expects, and against the interview. */
import type { Problem } from '../base/problem.ts'
import type { Result } from '../base/result.ts'
import type { CompiledCard } from '../card/match/compile.ts'
import { adjudicate } from '../rulings/adjudicate.ts'
import type { Court, Rules } from '../rulings/court.ts'
import type { Reading, Ruling, RulingEffect } from '../rulings/ruling.ts'
import type { Payment } from '../table/outcome.ts'
import type { Seat } from '../table/seats.ts'
import { SEATS } from '../table/seats.ts'
import type { EventLog } from './case-events.ts'
import { replayEvents, rulingOfEvents } from './case-events.ts'
import type { CaseFile, CaseReading } from './case-file.ts'
import { placeProblems } from './case-file.ts'
import { replayInterview } from './case-replay.ts'
import { consultTold } from './consult-told.ts'
import type { Expectation, ExpectedBody, ExpectedPayment, ExpectedReading } from './expectation.ts'
import { rulesNamed } from './rule-set-json.ts'
import type { ToldStory } from './story-json.ts'
import type { TableExpectation, TableSummary } from './table-expectation.ts'

/** How a case came out. */
export interface CaseCheck {
  readonly passed: boolean
  /** Each sentence names what was expected and what the ruling says. */
  readonly differences: readonly string[]
  /** Facts that the interview had to ask, in order; nothing for a log of events. */
  readonly asked?: readonly string[]
}

const list = (items: readonly string[]): string => (items.length === 0 ? 'nothing' : items.join(', '))

const differ = (what: string, expected: string, actual: string): readonly string[] =>
  expected === actual ? [] : [`${what}: expected ${expected}, but the ruling says ${actual}`]

const sayPayment = ({ from, to, multiple, of, amount }: ExpectedPayment | Payment): string =>
  `${from} pays ${to} ${multiple} times ${of ?? 'something'}${amount === undefined ? '' : ` (${amount})`}`

const paysAlike = (expected: ExpectedPayment, actual: Payment): boolean =>
  expected.from === actual.from &&
  expected.to === actual.to &&
  expected.multiple === actual.multiple &&
  (expected.of === undefined || expected.of === actual.of) &&
  (expected.amount === undefined || (expected.amount === 'none' ? undefined : expected.amount) === actual.amount)

const comparePayments = (expected: readonly ExpectedPayment[], actual: readonly Payment[]): readonly string[] => {
  const left = [...actual]
  const missing = expected.filter((one) => {
    const at = left.findIndex((other) => paysAlike(one, other))
    if (at >= 0) left.splice(at, 1)
    return at < 0
  })
  return missing.length === 0 && left.length === 0
    ? []
    : differ('payments', list(expected.map(sayPayment)), list(actual.map(sayPayment)))
}

/** The kinds of a slot's effects, each once. */
export const kindsOfSlot = (effects: readonly RulingEffect[], slot: string): readonly string[] => [
  ...new Set(effects.filter((effect) => effect.slot === slot).map((effect) => effect.kind)),
]

type Body = Pick<Reading, 'effects' | 'deal' | 'payments'>

const compareBody = (expected: ExpectedBody, actual: Body): readonly string[] => [
  ...[...(expected.effects ?? [])].flatMap(([slot, kinds]) =>
    differ(slot, list(kinds.toSorted()), list(kindsOfSlot(actual.effects, slot).toSorted())),
  ),
  ...(expected.deal === undefined ? [] : differ('deal', expected.deal, actual.deal)),
  ...(expected.payments === undefined ? [] : comparePayments(expected.payments, actual.payments)),
]

const compareSeats = (
  what: 'seats' | 'exposures' | 'jokers',
  expected: ReadonlyMap<Seat, string> | undefined,
  ruling: Ruling,
): readonly string[] =>
  [...(expected ?? [])].flatMap(([seat, word]) =>
    differ(`${what} ${seat}`, word, what === 'seats' ? ruling.seats[seat].status : ruling.seats[seat][what]),
  )

const compareNext = (expected: Expectation['next'], actual: Ruling['next']): readonly string[] => [
  ...(expected?.kind === undefined ? [] : differ('next', expected.kind, actual.kind)),
  ...(expected?.seat === undefined ? [] : differ('next', expected.seat, actual.seat ?? actual.kind)),
]

const leadsHere = (expected: ExpectedReading, reading: Reading): boolean =>
  Object.entries(expected.when).every(([id, values]) => values.every((value) => reading.when[id]?.includes(value) === true))

const compareReadings = (expected: readonly ExpectedReading[], actual: readonly Reading[]): readonly string[] =>
  expected.flatMap((one) => {
    const name = `reading ${Object.entries(one.when)
      .map(([id, values]) => `${id} ${values.join(' or ')}`)
      .join(', ')}`
    const reading = actual.find((other) => leadsHere(one, other))
    if (reading === undefined) return [`${name}: the ruling has no such reading`]
    return compareBody(one, reading).map((difference) => `${name}, ${difference}`)
  })

const compareMembers = (what: string, expected: readonly string[] | undefined, actual: readonly string[]): readonly string[] =>
  (expected ?? []).filter((id) => !actual.includes(id)).map((id) => `${what}: expected ${id} among ${list(actual)}`)

/** Every way in which a ruling is not what was expected. */
const compareRuling = (expected: Expectation, ruling: Ruling): readonly string[] => [
  ...(expected.outcome === undefined ? [] : differ('outcome', expected.outcome, ruling.outcome)),
  ...compareSeats('seats', expected.seats, ruling),
  ...compareSeats('exposures', expected.exposures, ruling),
  ...compareSeats('jokers', expected.jokers, ruling),
  ...compareBody(expected, ruling),
  ...compareNext(expected.next, ruling.next),
  ...(expected.needs === undefined
    ? []
    : differ(
        'needs',
        list(expected.needs),
        list(ruling.needs.map((need) => need.fact).slice(0, Math.max(1, expected.needs.length))),
      )),
  ...compareMembers(
    'assumed',
    expected.assumed,
    ruling.assumed.map((one) => one.fact),
  ),
  ...compareMembers('cites', expected.cites, [
    ...new Set(
      [...ruling.effects, ...ruling.readings.flatMap((reading) => reading.effects)].flatMap((effect) =>
        effect.citations.map((one) => one.rule),
      ),
    ),
  ]),
  ...compareReadings(expected.readings ?? [], ruling.readings),
]

const compareTable = (expected: TableExpectation, actual: TableSummary): readonly string[] => [
  ...(['seats', 'causes', 'exposures', 'jokers'] as const).flatMap((what) =>
    SEATS.flatMap((seat) => {
      const value = expected[what]?.[seat]
      return value === undefined ? [] : differ(`${what} ${seat}`, String(value), String(actual[what][seat] ?? 'nothing'))
    }),
  ),
  ...(['deal', 'next', 'wall', 'rulings', 'open'] as const).flatMap((what) => {
    const value = expected[what]
    return value === undefined ? [] : differ(what, String(value), String(actual[what]))
  }),
  ...differ('problem', expected.problem ?? 'none', actual.problem),
  ...(expected.payments === undefined ? [] : comparePayments(expected.payments, actual.payments)),
]

const sayProblem = ({ at, message }: Problem): string => (at === undefined ? message : `${at}: ${message}`)

/** The rules a told story asks for. */
export const rulesOf = (court: Court, told: ToldStory): Result<Rules> =>
  rulesNamed(court, told.ruleSet ?? court.law.ruleSets[0]?.id ?? '', told.options, 'rules')

/** A log with the figures told beside it. */
export const logOf = (events: readonly unknown[], { story }: ToldStory): EventLog => ({
  events,
  ...(story.values === undefined ? {} : { values: story.values }),
})

/** Rules on a case or one of its readings, by its facts or by its log of events. */
export const ruleCase = (court: Court, file: CaseFile, told: ToldStory, card?: CompiledCard): Result<Ruling> => {
  const rules = rulesOf(court, told)
  if (!rules.ok) return rules
  if (file.events !== undefined) return rulingOfEvents(court, rules.value, logOf(file.events, told))
  const consulted = consultTold(court, card, told, rules.value.options)
  return consulted.ok ? adjudicate(court, rules.value, consulted.value.story) : consulted
}

const checkOne = (
  court: Court,
  file: CaseFile,
  { told, expect, expectTable }: Omit<CaseReading, 'holds'>,
  card: CompiledCard | undefined,
): readonly string[] => {
  const rules = rulesOf(court, told)
  if (!rules.ok) return placeProblems(file, rules.problems).map(sayProblem)
  if (file.events !== undefined)
    return compareTable(expectTable ?? {}, replayEvents(court, rules.value, logOf(file.events, told)))
  const ruling = ruleCase(court, file, told, card)
  return ruling.ok ? compareRuling(expect, ruling.value) : placeProblems(file, ruling.problems).map(sayProblem)
}

/** What the case itself expects, in the form of a reading. */
const own = ({ told, expect, expectTable }: CaseFile): Omit<CaseReading, 'holds'> => ({
  told,
  expect: expect ?? {},
  ...(expectTable === undefined ? {} : { expectTable }),
})

/**
 * Checks a case: its expectation, the expectation of each reading, and that the interview, started with nothing told,
 * asks its way to the same ruling.
 */
export const checkCase = (court: Court, file: CaseFile, card?: CompiledCard): CaseCheck => {
  const differences = [
    ...checkOne(court, file, own(file), card),
    ...file.readings.flatMap((reading) =>
      checkOne(court, file, reading, card).map(
        (difference) => `${reading.holds === '' ? 'reading' : reading.holds}: ${difference}`,
      ),
    ),
  ]
  if (file.events !== undefined) return { passed: differences.length === 0, differences }
  const rules = rulesOf(court, file.told)
  if (!rules.ok) return { passed: false, differences }
  const consulted = consultTold(court, card, file.told, rules.value.options)
  if (!consulted.ok) return { passed: false, differences }
  const replay = replayInterview(court, rules.value, consulted.value.story)
  const all = [...differences, ...replay.differences]
  return { passed: all.length === 0, differences: all, asked: replay.asked }
}
