/**
 * Play at a table: events in, a new table and rulings out. An unlawful act is entered for what it is and ruled on. What
 * a ruling still needs is asked before the next event, since later events build on what this one changed.
 */
import { append } from '../base/chain.ts'
import type { Problem } from '../base/problem.ts'
import type { Result } from '../base/result.ts'
import { failed, ok } from '../base/result.ts'
import type { Assignment } from '../decide/model.ts'
import { afterWinUndone, applyOutcome, withWinUndone, wonDead } from '../table/apply.ts'
import { shapeProblems } from '../table/event-shapes.ts'
import type { Declared } from '../table/events-play.ts'
import type { TableEvent } from '../table/events.ts'
import type { HandChecker } from '../table/hand-checker.ts'
import { incidentOf } from '../table/hear.ts'
import { claimedBefore, inTime } from '../table/incident-declared.ts'
import type { Heard, Incident } from '../table/incident.ts'
import { answersRuledOut, contradictions, isRuledOut } from '../table/incident.ts'
import { declaredDead } from '../table/incident-won.ts'
import { withKnown } from '../table/known.ts'
import { move } from '../table/moves.ts'
import { tableFrom } from '../table/reported.ts'
import type { Seat } from '../table/seats.ts'
import type { Pending, Table } from '../table/table.ts'
import { copyOf, freeze, freshTable, without } from '../table/table.ts'
import { withTilesMoved } from '../table/tile-flow.ts'
import { withToldValues } from '../table/told-values.ts'
import { adjudicate } from './adjudicate.ts'
import type { Court, Rules } from './court.ts'
import { rulingKey } from './ruling-key.ts'
import type { Ruling } from './ruling.ts'
import { bothInError, comesFirst, isTwoMahJonggs, notLookedAt, sameEither, toVerify } from './table-second-hand.ts'
import type { Story } from './story.ts'
import { answered, withAnswer } from './table-answers.ts'
import { storyOf } from './table-picture.ts'

/** A table after one event. With problems it is the table before, unchanged. */
export interface Played {
  readonly table: Table
  readonly rulings: readonly Ruling[]
  /** What each ruling is about, as a story for the court. */
  readonly stories: readonly Story[]
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

/** What the log keeps of an event. */
type Entry = TableEvent | undefined

/** The table with an event in its log; nothing is entered of a declaration that an event before it told as well. */
const entered = (table: Table, entry: Entry): Table =>
  freeze(entry === undefined ? table : { ...table, log: append(table.log, entry) })

const isSettled = (court: Court, ruling: Ruling): boolean => {
  if (ruling.outcome !== 'needs-facts') return true
  const decided = new Set(ruling.effects.map((effect) => effect.slot))
  return court.law.slots.every(({ slot }) => FIGURES.includes(slot) || decided.has(slot))
}

const waitFor = (table: Table, event: TableEvent, entry: Entry, open: Omit<Pending, 'event'>, ruling?: Ruling): Played => {
  const pending: Pending = { event, ...open }
  return {
    table: entered({ ...table, pending }, entry),
    rulings: [],
    stories: [],
    problems: [],
    open: { ...pending, ...(ruling === undefined ? {} : { ruling }) },
  }
}

/** The questions of a ruling, without answers that what was told before leaves no room for. */
const withRoomFor = (incident: Incident, ruling: Ruling): Ruling =>
  incident.ruledOut === undefined
    ? ruling
    : {
        ...ruling,
        needs: ruling.needs.map((need) => ({
          ...need,
          answers: need.answers.filter(({ value }) => !isRuledOut(incident, need.fact, value)),
        })),
      }

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
  entry: Entry,
  incident: Incident,
  known: Assignment,
): Result<Played> => {
  // Which of two mah jonggs comes first is told by the hands alone; what else is known belongs to the one ruled on then.
  const [answers, later] = isTwoMahJonggs(event, incident) ? [{}, known] : [known, {}]
  const clash = [
    ...contradictions(incident.held, answers),
    ...contradictions(incident.told, answers),
    ...answersRuledOut(incident, answers),
  ]
  if (clash.length > 0) return failed(...clash)
  const told = storyOf(court, table, incident, answers)
  if (told === undefined) return failed(noPicture(incident.incident))
  const tried = adjudicate(court, rules, told)
  if (!tried.ok) return tried
  const story = withFigures(told, incident, tried.value)
  const ruled = story === told ? tried : adjudicate(court, rules, story)
  if (!ruled.ok) return ruled
  const ruling = ruled.value
  if (!isSettled(court, ruling)) {
    const [first] = ruling.needs
    const keyOf = (value: string): string => {
      const other = adjudicate(court, rules, { ...story, facts: { ...story.facts, [first?.fact ?? '']: value } })
      return other.ok ? rulingKey(other.value) : `no ${value}`
    }
    const same = sameEither(incident, ruling, keyOf)
    if (first !== undefined && same !== undefined)
      return judge(court, rules, table, event, entry, incident, { ...answers, [first.fact]: same })
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
        withRoomFor(incident, ruling),
      ),
    )
  }
  if (isTwoMahJonggs(event, incident)) {
    const unseen = notLookedAt(incident, ruling)
    if (unseen !== undefined) return ok(waitFor(table, event, entry, { facts: later, ...unseen }))
    const first = comesFirst(table, event, ruling)
    if (first?.kind === 'look') return ok(waitFor(table, event, entry, { facts: later, ...first.look }))
    if (first?.kind === 'inTurn') return settleInTurn(court, rules, table, first.events, entry)
    if (first !== undefined) return heardAs(court, rules, table, first.event, entry, first.heard, later)
  }
  const wrong = bothInError(table, event, ruling)
  if (wrong.length > 0) return withBefore({ ruling, story }, settleInTurn(court, rules, inTime(table), wrong, entry))
  const judged = { ...ruling, cause: causeOf(court, incident, ruling) }
  const applied = applyOutcome(table, event, { ...incident, told: { ...incident.told, ...answers } }, judged)
  const moved = withTilesMoved(table, withToldValues(applied, incident.values), event, ruling.effects)
  if (!moved.ok) return moved
  const after = moved.value
  if (event.type === 'declared' && isInTime(ruling)) return declaredInTime(court, rules, after, event, entry, { ruling, story })
  const winner = wonDead(after, judged)
  if (winner === undefined) return ok({ table: entered(after, entry), rulings: [ruling], stories: [story], problems: [] })
  const undone = rejudged(court, rules, after, winner)
  return undone.ok
    ? ok({
        table: entered(undone.value.table, entry),
        rulings: [ruling, undone.value.ruling],
        stories: [story, undone.value.story],
        problems: [],
      })
    : undone
}

/** The story with the figures of the hand that wins, where that is the second seat's. */
const withFigures = (story: Story, { values: told, rivalValues, who }: Incident, ruling: Ruling): Story => {
  const [rival] = who['rival'] ?? []
  if (rivalValues === undefined || rival === undefined || ruling.seats[rival].status !== 'won') return story
  const { winning, jokerless, ...values } = story.values ?? {}
  // What was told of the first hand is not the second's; what the table knows of the winner is.
  return {
    ...story,
    values: {
      ...values,
      ...(winning === undefined || told.winning !== undefined ? {} : { winning }),
      ...(jokerless === undefined || told.jokerless !== undefined ? {} : { jokerless }),
      ...rivalValues,
    },
  }
}

/** A late declaration that was in time after all: the tile goes to the declarer, whose hand is checked. */
const isInTime = (ruling: Ruling): boolean => ruling.effects.some(({ slot, kind }) => slot === 'discard' && kind === 'toDeclarer')

interface Before {
  readonly ruling: Ruling
  readonly story: Story
}

/** What was played, with the ruling before it that sent it there. */
const withBefore = ({ ruling, story }: Before, played: Result<Played>): Result<Played> =>
  played.ok
    ? ok({ ...played.value, rulings: [ruling, ...played.value.rulings], stories: [story, ...played.value.stories] })
    : played

/** The same declaration on the discard that can be had again. */
const declaredInTime = (
  court: Court,
  rules: Rules,
  table: Table,
  event: Declared,
  entry: Entry,
  before: Before,
): Result<Played> => {
  const { late: _, heldUp: __, ...again } = event
  return withBefore(before, settle(court, rules, table, again, entry))
}

/** What put the judged hand out, in the words of the law. */
const causeOf = (court: Court, incident: Incident, ruling: Ruling): string | undefined => {
  const causes = ruling.decisions.flatMap((id) => court.decision(id)?.sets?.['cause'] ?? [])
  // Where only a figure is still open no decision is named yet.
  return causes[0] ?? (incident.incident === 'declaration' ? 'declared' : undefined)
}

/** The win of a hand that had been dead is undone, and its declaration judged as a mah jongg in error. */
const rejudged = (
  court: Court,
  rules: Rules,
  table: Table,
  winner: Seat,
): Result<{ table: Table; ruling: Ruling; story: Story }> => {
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
  return ok({ table: afterWinUndone(after), ruling: ruled.value, story })
}

/** Hears an event; `entry` is what the log keeps, which for an answer is not the event it completes. */
const settle = (
  court: Court,
  rules: Rules,
  table: Table,
  event: TableEvent,
  entry: Entry,
  answers: Assignment = {},
): Result<Played> => {
  return heardAs(court, rules, table, event, entry, incidentOf(table, event), answers)
}

/** Settles an event as what it was heard as. */
const heardAs = (
  court: Court,
  rules: Rules,
  table: Table,
  event: TableEvent,
  entry: Entry,
  heard: Result<Heard>,
  answers: Assignment,
): Result<Played> => {
  if (!heard.ok) return heard
  if (heard.value.kind === 'check')
    return ok(
      waitFor(table, event, entry, { facts: answers, asks: ['valid'], question: heard.value.question, verify: heard.value.seat }),
    )
  if (heard.value.kind === 'nothing') {
    const moved = withTilesMoved(table, decidedBy(move(table, event), event), event)
    return moved.ok ? ok({ table: entered(moved.value, entry), rulings: [], stories: [], problems: [] }) : moved
  }
  return judge(court, rules, table, event, entry, heard.value.incident, answers)
}

/** Rules on declarations of one moment one after the other, as if each had been entered by itself. */
const settleInTurn = (
  court: Court,
  rules: Rules,
  table: Table,
  [event, ...after]: readonly TableEvent[],
  entry: Entry,
  answers: Assignment = {},
): Result<Played> => {
  if (event === undefined) return ok({ table: entered(table, entry), rulings: [], stories: [], problems: [] })
  const first = settle(court, rules, table, event, entry, answers)
  if (!first.ok || after.length === 0) return first
  const { open } = first.value
  const { pending } = first.value.table
  if (open !== undefined && pending !== undefined)
    return ok({
      ...first.value,
      table: freeze({ ...first.value.table, pending: { ...pending, after } }),
      open: { ...open, after },
    })
  // What ended the deal leaves nothing to rule on.
  if (first.value.table.deal.state !== 'underWay') return first
  const second = settleInTurn(court, rules, claimedBefore(first.value.table), after, undefined)
  if (!second.ok) return second
  return ok({
    ...second.value,
    rulings: [...first.value.rulings, ...second.value.rulings],
    stories: [...first.value.stories, ...second.value.stories],
  })
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
  if (table.log !== undefined)
    return failed({
      code: 'table/start-late',
      at: 'type',
      message: 'A table can only be set up before the first event.',
      hint: 'Make it the first event of the log.',
    })
  const made = tableFrom(event.table)
  if (made.ok) return ok({ table: entered(made.value, event), rulings: [], stories: [], problems: [] })
  return failed(...made.problems.map((problem) => ({ ...problem, at: `table.${problem.at ?? ''}` })))
}

/** A table that knows the lowest value on the card, where a card is there. */
const withLowest = (table: Table, checker: HandChecker | undefined): Table =>
  checker === undefined || table.values.lowest !== undefined
    ? table
    : { ...table, values: { ...table.values, lowest: checker.lowest } }

const next = (court: Court, rules: Rules, found: Table, event: TableEvent, checker: HandChecker | undefined): Result<Played> => {
  if (event.type === 'start') return start(found, event)
  const table = withLowest(found, checker)
  const { pending } = table
  if (pending === undefined) {
    const known = withKnown(table, event, checker)
    return known.ok ? settle(court, rules, table, known.value, known.value) : known
  }
  const answer = answered(table, pending, event)
  if (!answer.ok) return answer
  const completed = withAnswer(table, pending, answer.value)
  const known = withKnown(table, completed.event, checker)
  return known.ok
    ? settleInTurn(court, rules, without(table, 'pending'), [known.value, ...(pending.after ?? [])], event, completed.facts)
    : known
}

/**
 * Applies one event. `event` may come from outside: its shape is checked here. An event that cannot be applied leaves
 * the table as it was, with the problems that say why. With a `checker`, a table that knows its tiles checks declared
 * hands and groups against the card itself. Costs the same however long the deal has lasted.
 */
export const play = (court: Court, rules: Rules, table: Table, event: TableEvent, checker?: HandChecker): Played => {
  const shape = shapeProblems(event)
  const played: Result<Played> = shape.length > 0 ? failed(...shape) : next(court, rules, table, copyOf(event), checker)
  return played.ok ? played.value : { table, rulings: [], stories: [], problems: played.problems }
}

/** Replays a log from a fresh table as far as it goes. */
export const replay = (court: Court, rules: Rules, log: readonly TableEvent[], checker?: HandChecker): Replayed => {
  let table = freshTable()
  const rulings: Ruling[] = []
  for (const [index, event] of log.entries()) {
    const played = play(court, rules, table, event, checker)
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
