/** The board asks the engine for everything: what happened to the table, what is ruled, and what can be entered now. */
import type { Court, Played, Problem, Rules, Table, TableEvent } from 'mahjudge'
import { courtOf, freshTable, play } from 'mahjudge'
import { rulesFor, STANDARD_RULES } from '../law/court.ts'
import type { Choice } from '../law/court.ts'
import { excerpt } from '../law/cut.ts'

/** A court that rules on whatever may happen at a table, and the rules it goes by. */
export interface Bench {
  readonly court: Court
  readonly rules: Rules
}

const benches = new WeakMap<Court, Map<string, Bench | readonly Problem[]>>()

/**
 * Cut from the whole law under these rules, so that an event is ruled on at once: the whole law would also work out what
 * every option would change.
 */
const cutBench = (whole: Court, choice: Choice): Bench | readonly Problem[] => {
  const incidents = [...new Set(whole.law.situations.map(({ incident }) => incident))]
  const part = excerpt(whole, incidents, choice.ruleSet ?? STANDARD_RULES, choice.agreed ?? {})
  if (!part.ok) return part.problems
  const court = courtOf(part.value.law, part.value.compiled)
  const rules = rulesFor(court, choice)
  return rules.ok ? { court, rules: rules.value } : rules.problems
}

export const benchFor = (whole: Court, choice: Choice): Bench | readonly Problem[] => {
  const kept = benches.get(whole) ?? new Map<string, Bench | readonly Problem[]>()
  benches.set(whole, kept)
  const key = JSON.stringify([choice.ruleSet ?? STANDARD_RULES, choice.agreed ?? {}])
  const made = kept.get(key) ?? cutBench(whole, choice)
  kept.set(key, made)
  return made
}

export const isBench = (found: Bench | readonly Problem[]): found is Bench => 'court' in found

/** One event that was applied: the table before it, and what came of it. */
export interface Step {
  readonly event: TableEvent
  readonly before: Table
  readonly played: Played
}

/** How far the log of a game could be followed. */
export interface Run {
  readonly table: Table
  readonly steps: readonly Step[]
  /** What stopped it at the event after the last step. */
  readonly problem?: Problem
}

let last: { readonly bench: Bench; readonly run: Run } | undefined

/** Follows a log. Steps that were followed before are not followed again, so an event costs the same at any time. */
export const follow = (bench: Bench, events: readonly TableEvent[]): Run => {
  const known = last?.bench === bench ? last.run.steps : []
  const steps: Step[] = []
  let table = freshTable()
  let problem: Problem | undefined
  for (const [at, event] of events.entries()) {
    const old = known[at]?.event === event && steps.length === at ? known[at] : undefined
    // Once one step is another, so is everything after it.
    const step = old?.before === table ? old : { event, before: table, played: play(bench.court, bench.rules, table, event) }
    if (step.played.problems.length > 0) {
      problem = step.played.problems[0]
      break
    }
    steps.push(step)
    table = step.played.table
  }
  const run: Run = { table, steps, ...(problem === undefined ? {} : { problem }) }
  last = { bench, run }
  return run
}

/** Whether the engine takes this event now. It takes much that is not lawful, and rules on it. */
export const isTaken = ({ court, rules }: Bench, table: Table, event: TableEvent): boolean =>
  play(court, rules, table, event).problems.length === 0
