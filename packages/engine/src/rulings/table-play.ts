/**
 * Play at a table: events in, a new table and rulings out. An unlawful act is entered for what it is and ruled on. What
 * a ruling still needs is asked before the next event, since later events build on what this one changed.
 */
import type { Problem } from '../base/problem.ts'
import type { Result } from '../base/result.ts'
import { failed, ok } from '../base/result.ts'
import type { Assignment } from '../decide/model.ts'
import { afterWinUndone, applyOutcome, withWinUndone, wonDead } from '../table/apply.ts'
import { shapeProblems } from '../table/event-shapes.ts'
import type { TableEvent } from '../table/events.ts'
import { incidentOf } from '../table/hear.ts'
import type { Incident } from '../table/incident.ts'
import { contradictions } from '../table/incident.ts'
import { declaredDead } from '../table/incident-declared.ts'
import { move } from '../table/moves.ts'
import { tableFrom } from '../table/reported.ts'
import type { Seat } from '../table/seats.ts'
import type { Pending, Table } from '../table/table.ts'
import { copyOf, freeze, freshTable, without } from '../table/table.ts'
import { adjudicate } from './adjudicate.ts'
import type { Court, Rules } from './court.ts'
import type { Ruling } from './ruling.ts'
import { answered, withAnswer } from './table-answers.ts'
import { mergeValues, storyOf } from './table-picture.ts'

/** A table after one event. With problems it is the table before, unchanged. */
export interface Played {
  readonly table: Table
  readonly rulings: readonly Ruling[]
  readonly problems: readonly Problem[]
  /** The question to answer before the next event, with what is decided already. */
  readonly open?: Pending & { readonly ruling?: Ruling }
}

/** How far a log could be replayed. */
export interface Replayed {
  /** The table after the events that could be applied. */
  readonly table: Table
  readonly rulings: readonly Ruling[]
  /** Events applied, counted from the first. */
  readonly applied: number
  /** What stopped it, with its place in the log; nothing when the whole log was applied. */
  readonly problem?: Problem
}

/** Slots that change nothing at the table and may stay open. */
const FIGURES: readonly string[] = ['value']

/** Facts that a look at the hand of the second seat answers. */
const SECOND_HAND: readonly string[] = ['rivalRight', 'rightHand']

const entered = (table: Table, event: TableEvent): Table => freeze({ ...table, log: [...table.log, event] })

const isSettled = (court: Court, ruling: Ruling): boolean => {
  if (ruling.outcome !== 'needs-facts') return true
  const decided = new Set(ruling.effects.map((effect) => effect.slot))
  return court.law.slots.every(({ slot }) => FIGURES.includes(slot) || decided.has(slot))
}

const waitFor = (table: Table, event: TableEvent, entry: TableEvent, open: Omit<Pending, 'event'>, ruling?: Ruling): Played => {
  const pending: Pending = { event, ...open }
  return {
    table: entered({ ...table, pending }, entry),
    rulings: [],
    problems: [],
    open: { ...pending, ...(ruling === undefined ? {} : { ruling }) },
  }
}

/** The second seat, where the question is whether its hand is right. */
const toVerify = (event: TableEvent, fact: string): Seat | undefined =>
  event.type === 'declared' && SECOND_HAND.includes(fact) && event.rival?.right === undefined ? event.rival?.seat : undefined

const noPicture = (incident: string): Problem => ({
  code: 'table/no-picture',
  at: 'type',
  message: `This law has no picture of ${incident}.`,
  hint: 'Settle it at the table, and enter what was decided as a new start.',
})

/** Rules on an incident and applies the ruling, or asks what it needs. */
const judge = (
  court: Court,
  rules: Rules,
  table: Table,
  event: TableEvent,
  entry: TableEvent,
  incident: Incident,
  answers: Assignment,
): Result<Played> => {
  const clash = [...contradictions(incident.held, answers), ...contradictions(incident.told, answers)]
  if (clash.length > 0) return failed(...clash)
  const story = storyOf(court, table, incident, answers)
  if (story === undefined) return failed(noPicture(incident.incident))
  const ruled = adjudicate(court, rules, story)
  if (!ruled.ok) return ruled
  const ruling = ruled.value
  if (!isSettled(court, ruling)) {
    const [first] = ruling.needs
    const verify = first === undefined ? undefined : toVerify(event, first.fact)
    return ok(
      waitFor(
        table,
        event,
        entry,
        {
          facts: answers,
          asks: ruling.needs.map((need) => need.fact),
          question: first?.question ?? 'What happened?',
          ...(verify === undefined ? {} : { verify }),
        },
        ruling,
      ),
    )
  }
  const valued = { ...table, values: mergeValues(table.values, incident.values) }
  const judged = { ...ruling, cause: causeOf(court, incident, ruling) }
  const after = applyOutcome(valued, event, { ...incident, told: { ...incident.told, ...answers } }, judged)
  const winner = wonDead(after, judged)
  if (winner === undefined) return ok({ table: entered(after, entry), rulings: [ruling], problems: [] })
  const undone = rejudged(court, rules, after, winner)
  return undone.ok
    ? ok({ table: entered(undone.value.table, entry), rulings: [ruling, undone.value.ruling], problems: [] })
    : undone
}

/** What put the judged hand out, in the words of the law. */
const causeOf = (court: Court, incident: Incident, ruling: Ruling): string | undefined => {
  const causes = ruling.decisions.flatMap((id) => court.decision(id)?.sets?.['cause'] ?? [])
  // Where only a figure is still open no decision is named yet.
  return causes[0] ?? (incident.incident === 'declaration' ? 'declared' : undefined)
}

/** The win of a hand that had been dead is undone, and its declaration judged as a mah jongg in error. */
const rejudged = (court: Court, rules: Rules, table: Table, winner: Seat): Result<{ table: Table; ruling: Ruling }> => {
  const { wonOn = 'own' } = table.deal
  const undone = withWinUndone(table, winner)
  const heard = declaredDead(undone, winner, wonOn)
  if (!heard.ok) return heard
  if (heard.value.kind !== 'incident') return failed(noPicture('declaration'))
  const { incident } = heard.value
  const story = storyOf(court, undone, incident, {})
  if (story === undefined) return failed(noPicture(incident.incident))
  const ruled = adjudicate(court, rules, story)
  if (!ruled.ok) return ruled
  const judged = { ...ruled.value, cause: causeOf(court, incident, ruled.value) }
  const event: TableEvent = { type: 'foundWrong', seat: winner }
  const after = applyOutcome(undone, event, incident, judged)
  return ok({ table: afterWinUndone(after), ruling: ruled.value })
}

/** Hears an event; `entry` is what the log keeps, which for an answer is not the event it completes. */
const settle = (
  court: Court,
  rules: Rules,
  table: Table,
  event: TableEvent,
  entry: TableEvent,
  answers: Assignment = {},
): Result<Played> => {
  const heard = incidentOf(table, event)
  if (!heard.ok) return heard
  if (heard.value.kind === 'check')
    return ok(
      waitFor(table, event, entry, { facts: answers, asks: ['valid'], question: heard.value.question, verify: heard.value.seat }),
    )
  if (heard.value.kind === 'nothing')
    return ok({ table: entered(decidedBy(move(table, event), event), entry), rulings: [], problems: [] })
  return judge(court, rules, table, event, entry, heard.value.incident, answers)
}

/** What the table decided where the law left it to them. */
const decidedBy = (table: Table, event: TableEvent): Table => {
  if (event.type !== 'tableDecided') return table
  if (event.deal === 'over') return { ...table, deal: { state: 'over', kind: 'over' } }
  const { next } = event
  const goesOn: Table = { ...table, wall: 'standing', deal: { state: 'underWay' } }
  return next === undefined ? without(goesOn, 'turn') : { ...goesOn, turn: { seat: next, stage: 'toPick' } }
}

const start = (table: Table, event: Extract<TableEvent, { type: 'start' }>): Result<Played> => {
  if (table.log.length > 0)
    return failed({
      code: 'table/start-late',
      at: 'type',
      message: 'A table can only be set up before the first event.',
      hint: 'Make it the first event of the log.',
    })
  const made = tableFrom(event.table)
  if (made.ok) return ok({ table: entered(made.value, event), rulings: [], problems: [] })
  return failed(...made.problems.map((problem) => ({ ...problem, at: `table.${problem.at ?? ''}` })))
}

const next = (court: Court, rules: Rules, table: Table, event: TableEvent): Result<Played> => {
  if (event.type === 'start') return start(table, event)
  const { pending } = table
  if (pending === undefined) return settle(court, rules, table, event, event)
  const answer = answered(pending, event)
  if (!answer.ok) return answer
  const completed = withAnswer(pending, answer.value)
  return settle(court, rules, without(table, 'pending'), completed.event, event, completed.facts)
}

/**
 * Applies one event. `event` may come from outside: its shape is checked here. An event that cannot be applied leaves
 * the table as it was, with the problems that say why.
 */
export const play = (court: Court, rules: Rules, table: Table, event: TableEvent): Played => {
  const shape = shapeProblems(event)
  const played: Result<Played> = shape.length > 0 ? failed(...shape) : next(court, rules, table, copyOf(event))
  return played.ok ? played.value : { table, rulings: [], problems: played.problems }
}

/** Replays a log from a fresh table as far as it goes. */
export const replay = (court: Court, rules: Rules, log: readonly TableEvent[]): Replayed => {
  let table = freshTable()
  const rulings: Ruling[] = []
  for (const [index, event] of log.entries()) {
    const played = play(court, rules, table, event)
    const [problem] = played.problems
    if (problem !== undefined) {
      const at = `events.${index}${problem.at === undefined ? '' : `.${problem.at}`}`
      return { table, rulings, applied: index, problem: { ...problem, at } }
    }
    table = played.table
    rulings.push(...played.rulings)
  }
  return { table, rulings, applied: log.length }
}
