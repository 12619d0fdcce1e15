/** Cases that tell a log of events at a table instead of facts: the one place where cases meet the table. */
import type { Problem } from '../base/problem.ts'
import type { Result } from '../base/result.ts'
import { failed, ok } from '../base/result.ts'
import type { Court, Rules } from '../rulings/court.ts'
import type { Ruling } from '../rulings/ruling.ts'
import { play } from '../rulings/table-play.ts'
import type { TableEvent } from '../table/events.ts'
import type { Values } from '../table/outcome.ts'
import type { Table } from '../table/table.ts'
import { freshTable } from '../table/table.ts'
import type { TableSummary } from './table-expectation.ts'
import { summaryOf } from './table-expectation.ts'

/** A log from outside, with figures that were told beside it. */
export interface EventLog {
  /** The shape of each event is checked as it is played. */
  readonly events: readonly unknown[]
  readonly values?: Values
}

interface Played {
  readonly table: Table
  readonly rulings: readonly Ruling[]
  readonly problems: readonly Problem[]
  /** The last ruling, or what is decided already where a question is open. */
  readonly last?: Ruling
}

/** A start makes a table anew, so figures told beside the log are put into it. */
const withValues = (event: unknown, values: Values): unknown =>
  typeof event === 'object' &&
  event !== null &&
  'type' in event &&
  event.type === 'start' &&
  'table' in event &&
  typeof event.table === 'object'
    ? { ...event, table: { values, ...event.table } }
    : event

const playLog = (court: Court, rules: Rules, { events, values = {} }: EventLog): Played => {
  let table: Table = { ...freshTable(), values }
  const rulings: Ruling[] = []
  let last: Ruling | undefined
  for (const [index, event] of events.entries()) {
    const played = play(court, rules, table, withValues(event, values) as TableEvent)
    if (played.problems.length > 0) {
      const problems = played.problems.map((problem) => ({
        ...problem,
        at: `events.${index}${problem.at === undefined ? '' : `.${problem.at}`}`,
      }))
      return { table, rulings, problems, ...(last === undefined ? {} : { last }) }
    }
    table = played.table
    rulings.push(...played.rulings)
    last = played.rulings.at(-1) ?? played.open?.ruling ?? last
  }
  return { table, rulings, problems: [], ...(last === undefined ? {} : { last }) }
}

/** Where a log of events leads, as far as it can be played. */
export const replayEvents = (court: Court, rules: Rules, log: EventLog): TableSummary => summaryOf(playLog(court, rules, log))

/** The last ruling that a log of events leads to, or what is decided where it stops at a question. */
export const rulingOfEvents = (court: Court, rules: Rules, log: EventLog): Result<Ruling> => {
  const { last, problems } = playLog(court, rules, log)
  if (problems.length > 0) return failed(...problems)
  if (last !== undefined) return ok(last)
  return failed({
    code: 'case/no-ruling',
    at: 'events',
    message: 'Nothing in this log calls for a ruling.',
    hint: 'End the log with the event that is disputed.',
  })
}
