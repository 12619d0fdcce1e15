/**
 * Writes what the law rules today into the expectations of a case. Only values that differ are replaced, in place, so
 * comments and layout stay and the difference can be reviewed line by line.
 */
import type { Node } from 'yaml'
import { isCollection, isMap, isScalar, isSeq, parseDocument } from 'yaml'
import type { Problem } from '../base/problem.ts'
import type { Result } from '../base/result.ts'
import { failed, ok } from '../base/result.ts'
import type { CompiledCard } from '../card/match/compile.ts'
import type { Court } from '../rulings/court.ts'
import type { Reading, Ruling } from '../rulings/ruling.ts'
import type { Payment } from '../table/outcome.ts'
import { kindsOfSlot, logOf, ruleCase, rulesOf } from './case-check.ts'
import { replayEvents } from './case-events.ts'
import type { CaseContext, CaseFile } from './case-file.ts'
import { parseCase, placeProblems } from './case-file.ts'
import type { ToldStory } from './story-json.ts'
import { parseSeat } from './parts.ts'
import type { TableSummary } from './table-expectation.ts'

type Path = readonly (string | number)[]

interface Edit {
  readonly from: number
  readonly to: number
  readonly text: string
}

const plain = (text: string): string => (/^[A-Za-z][\w ./-]*$/.test(text) ? text : JSON.stringify(text))

/** A value in one line: `{ from: a, to: b }`, `[x, y]`. */
const inline = (value: unknown): string => {
  if (typeof value === 'string') return plain(value)
  if (Array.isArray(value)) return `[${value.map(inline).join(', ')}]`
  if (typeof value === 'object' && value !== null) {
    const pairs = Object.entries(value).map(([key, item]: [string, unknown]) => `${key}: ${inline(item)}`)
    return pairs.length === 0 ? '{}' : `{ ${pairs.join(', ')} }`
  }
  return String(value)
}

const dataOf = (node: unknown): unknown => {
  if (isScalar(node)) return node.value
  if (isSeq(node)) return node.items.map(dataOf)
  if (isMap(node)) return Object.fromEntries(node.items.map((pair) => [String(dataOf(pair.key)), dataOf(pair.value)]))
  return undefined
}

const same = (a: unknown, b: unknown): boolean => JSON.stringify(a) === JSON.stringify(b)

interface Sheet {
  readonly at: (path: Path) => Node | undefined
  readonly replace: (path: Path, value: unknown) => void
  readonly keys: (path: Path) => readonly string[]
}

const openSheet = (document: ReturnType<typeof parseDocument>, edits: Edit[]): Sheet => {
  const at = (path: Path): Node | undefined => document.getIn(path, true) as Node | undefined
  return {
    at,
    replace: (path, value) => {
      const node = at(path)
      if (node?.range === undefined || node.range === null || same(dataOf(node), value)) return
      const [from, to] = node.range
      // A block list ends after its last line break, which stays.
      const text = isCollection(node) && node.flow !== true ? `${inline(value)}\n` : inline(value)
      edits.push({ from, to, text })
    },
    keys: (path) => {
      const node = at(path)
      return isMap(node) ? node.items.map((pair) => String(dataOf(pair.key))) : []
    },
  }
}

/** Lists of one kind may be written without the list. */
const oneOrAll = (items: readonly string[]): unknown => (items.length === 1 ? items[0] : items)

const paymentsLike = (payments: readonly Payment[], before: unknown): unknown => {
  const rows: readonly unknown[] = Array.isArray(before) ? before : []
  const named = (key: string): boolean =>
    rows.length === 0 || rows.some((row) => typeof row === 'object' && row !== null && key in row)
  const saysNone = rows.some((row) => typeof row === 'object' && row !== null && 'amount' in row && row.amount === 'none')
  const made = payments.map(({ from, to, multiple, of, amount }) => ({
    from,
    to,
    multiple,
    ...(named('of') ? { of } : {}),
    ...(amount !== undefined && named('amount') ? { amount } : amount === undefined && saysNone ? { amount: 'none' } : {}),
  }))
  const key = (row: unknown): string => JSON.stringify(Object.entries(row as object).toSorted(([a], [b]) => (a < b ? -1 : 1)))
  return same(made.map(key).toSorted(), rows.map(key).toSorted()) ? before : made
}

const resetBody = (sheet: Sheet, path: Path, body: Pick<Reading, 'effects' | 'deal' | 'payments'>): void => {
  for (const slot of sheet.keys([...path, 'effects'])) {
    const kinds = kindsOfSlot(body.effects, slot)
    const before = dataOf(sheet.at([...path, 'effects', slot]))
    const asSet = (value: unknown): readonly string[] => (Array.isArray(value) ? value.map(String).toSorted() : [String(value)])
    if (!same(asSet(before), kinds.toSorted())) sheet.replace([...path, 'effects', slot], oneOrAll(kinds))
  }
  sheet.replace([...path, 'deal'], body.deal)
  const payments = [...path, 'payments']
  if (sheet.at(payments) !== undefined) sheet.replace(payments, paymentsLike(body.payments, dataOf(sheet.at(payments))))
}

const resetNext = (sheet: Sheet, path: Path, { kind, seat }: Ruling['next']): void => {
  const node = sheet.at(path)
  if (isMap(node)) {
    sheet.replace([...path, 'kind'], kind)
    if (seat !== undefined) sheet.replace([...path, 'seat'], seat)
  } else {
    const before = dataOf(node)
    const wasSeat = typeof before === 'string' && parseSeat(before) !== undefined
    sheet.replace(path, wasSeat && seat !== undefined ? seat : kind)
  }
}

const resetMembers = (sheet: Sheet, path: Path, actual: readonly string[]): void => {
  const before = dataOf(sheet.at(path))
  if (Array.isArray(before))
    sheet.replace(
      path,
      before.filter((id) => actual.includes(String(id))),
    )
}

const resetExpectation = (sheet: Sheet, path: Path, ruling: Ruling): void => {
  sheet.replace([...path, 'outcome'], ruling.outcome)
  for (const what of ['seats', 'exposures', 'jokers'] as const)
    for (const key of sheet.keys([...path, what])) {
      const seat = parseSeat(key)
      if (seat !== undefined)
        sheet.replace([...path, what, key], what === 'seats' ? ruling.seats[seat].status : ruling.seats[seat][what])
    }
  resetBody(sheet, path, ruling)
  resetNext(sheet, [...path, 'next'], ruling.next)
  const needs = dataOf(sheet.at([...path, 'needs']))
  if (needs !== undefined) {
    const count = Array.isArray(needs) ? Math.max(1, needs.length) : 1
    sheet.replace([...path, 'needs'], ruling.needs.map((need) => need.fact).slice(0, count))
  }
  resetMembers(
    sheet,
    [...path, 'assumed'],
    ruling.assumed.map((one) => one.fact),
  )
  resetMembers(
    sheet,
    [...path, 'cites'],
    ruling.effects.flatMap((effect) => effect.citations.map((one) => one.rule)),
  )
  const readings = dataOf(sheet.at([...path, 'readings']))
  if (Array.isArray(readings))
    readings.forEach((one: unknown, index) => {
      const when = Object.entries((one as { when?: Record<string, unknown> }).when ?? {})
      const reading = ruling.readings.find((other) =>
        when.every(([id, value]) => [value].flat().every((word) => other.when[id]?.includes(String(word)))),
      )
      if (reading !== undefined) resetBody(sheet, [...path, 'readings', index], reading)
    })
}

const resetTable = (sheet: Sheet, path: Path, actual: TableSummary): void => {
  for (const what of ['seats', 'causes', 'exposures', 'jokers'] as const)
    for (const key of sheet.keys([...path, what])) {
      const seat = parseSeat(key)
      if (seat !== undefined) sheet.replace([...path, what, key], actual[what][seat] ?? 'none')
    }
  for (const what of ['deal', 'next', 'wall', 'rulings', 'open', 'problem'] as const) sheet.replace([...path, what], actual[what])
  const payments = [...path, 'payments']
  if (sheet.at(payments) !== undefined) sheet.replace(payments, paymentsLike(actual.payments, dataOf(sheet.at(payments))))
}

const resetOne = (
  court: Court,
  file: CaseFile,
  told: ToldStory,
  { sheet, path, card }: { readonly sheet: Sheet; readonly path: Path; readonly card: CompiledCard | undefined },
): readonly Problem[] => {
  const rules = rulesOf(court, told)
  if (!rules.ok) return rules.problems
  if (file.events !== undefined) {
    resetTable(sheet, path, replayEvents(court, rules.value, logOf(file.events, told)))
    return []
  }
  const ruling = ruleCase(court, file, told, card)
  if (!ruling.ok) return ruling.problems
  resetExpectation(sheet, path, ruling.value)
  return []
}

/** The text of a case with its expectations brought up to date; the same text when nothing differs. */
export const resetCase = (court: Court, text: string, context: CaseContext = {}): Result<string> => {
  const parsed = parseCase(court, text, context)
  if (!parsed.ok) return parsed
  const file = parsed.value
  const edits: Edit[] = []
  const sheet = openSheet(parseDocument(text), edits)
  const single = isMap(sheet.at(['readings']))
  const problems = [file.told, ...file.readings.map((reading) => reading.told)].flatMap((told, index) =>
    resetOne(court, file, told, {
      sheet,
      path: index === 0 ? ['expect'] : single ? ['readings', 'expect'] : ['readings', index - 1, 'expect'],
      card: context.card,
    }),
  )
  if (problems.length > 0) return failed(...placeProblems(file, problems))
  let made = text
  for (const { from, to, text: replacement } of edits.toSorted((a, b) => b.from - a.from))
    made = made.slice(0, from) + replacement + made.slice(to)
  const again = parseCase(court, made, context)
  return again.ok ? ok(made) : again
}
