/**
 * The public form of a log: a version, the rules it was played under, and the events in order. An online game writes one
 * and reads it back; replayed, it gives the same table to the last byte. schema/log.json and docs/reference/log.md say it
 * in full.
 */
import type { Problem } from '../base/problem.ts'
import type { Result } from '../base/result.ts'
import { failed, ok } from '../base/result.ts'
import type { Assignment } from '../decide/model.ts'
import type { Court } from '../rulings/court.ts'
import type { Replayed } from '../rulings/table-play.ts'
import { replay } from '../rulings/table-play.ts'
import { shapeProblems } from '../table/event-shapes.ts'
import type { TableEvent } from '../table/events.ts'
import type { HandChecker } from '../table/hand-checker.ts'
import { readAssignment, readFields, readItems, readString } from './read-tree.ts'
import { rulesNamed } from './rule-set-json.ts'
import type { Item } from './tree.ts'
import { childPath, dataOfTree, problemAt, treeOfData, withPlaces } from './tree.ts'

/** The version that is written. A reader takes this one and refuses others: it cannot know what they mean. */
export const LOG_VERSION = 1

/** Events whose question nobody could answer yet. They are no part of what is replayed. */
export interface LeftForLater {
  /** How many events of the log stand before them. */
  readonly at: number
  readonly events: readonly TableEvent[]
}

/** A log with the rules it asks for. */
export interface ToldLog {
  /** Id of a rule set; the standard one when left out. */
  readonly ruleSet?: string
  /** Options that this table agreed on. */
  readonly options: Assignment
  readonly events: readonly TableEvent[]
  /** Nothing where nothing was left. */
  readonly later?: readonly LeftForLater[]
}

/** The JSON form of a log, as schema/log.json describes it. */
export interface LogJson {
  readonly version: typeof LOG_VERSION
  readonly rules?: string
  readonly options?: { readonly [option: string]: string }
  readonly events: readonly TableEvent[]
  readonly later?: readonly LeftForLater[]
}

const LOG_KEYS = ['version', 'rules', 'options', 'events', 'later'] as const

/** What is wrong with the version that a log names, or names not. */
export const versionProblems = (root: Item, version: Item | undefined): readonly Problem[] => {
  if (version === undefined)
    return [problemAt(root.place, 'file/missing-key', 'The log has no version.', `Add version: ${LOG_VERSION}.`)]
  return version.kind === 'text' && version.value === LOG_VERSION
    ? []
    : [
        problemAt(
          version.place,
          'file/unknown-version',
          'This version of a log cannot be read here.',
          `Write version: ${LOG_VERSION}, or read it with a newer Mahjudge.`,
        ),
      ]
}

/** Every event of a list in its shape, or everything wrong with their shapes, each where it stands. */
const readEvents = (item: Item, problems: Problem[]): readonly TableEvent[] =>
  readItems(item, problems).flatMap((one, index) => {
    const data = dataOfTree(one)
    const found = shapeProblems(data)
    const at = childPath(item.place.path, String(index))
    problems.push(...found.map((problem) => ({ ...problem, at: problem.at === undefined ? at : childPath(at, problem.at) })))
    return found.length > 0 ? [] : [data as TableEvent]
  })

const LATER_KEYS = ['at', 'events'] as const

/** What was left for later, or everything wrong with it. */
export const readLater = (item: Item, problems: Problem[]): readonly LeftForLater[] =>
  readItems(item, problems).flatMap((one) => {
    const fields = readFields(one, LATER_KEYS, problems)
    const [place, list] = [fields.get('at'), fields.get('events')]
    if (place === undefined || list === undefined) {
      problems.push(
        problemAt(
          one.place,
          'file/missing-key',
          'What was left for later needs at and events.',
          'Add at: with how many events stand before, and events: with what happened.',
        ),
      )
      return []
    }
    const at = place.kind === 'text' && typeof place.value === 'number' ? place.value : -1
    if (!Number.isInteger(at) || at < 0)
      problems.push(problemAt(place.place, 'file/wrong-type', 'at is no count of events.', 'Write a whole number, 0 or more.'))
    return [{ at, events: readEvents(list, problems) }]
  })

/** Reads a log from a tree: from JSON data, or from text that knows its lines. */
const readLog = (root: Item): Result<ToldLog> => {
  const problems: Problem[] = []
  const fields = readFields(root, LOG_KEYS, problems)
  const version = versionProblems(root, fields.get('version'))
  // What another version means by its parts is anybody's guess.
  if (version.length > 0) return failed(...problems, ...version)
  const rules = fields.get('rules')
  const options = fields.get('options')
  const list = fields.get('events')
  if (list === undefined)
    problems.push(
      problemAt(root.place, 'file/missing-key', 'The log has no events.', 'Add events: with what happened, in order.'),
    )
  const events = list === undefined ? [] : readEvents(list, problems)
  const ruleSet = rules === undefined ? undefined : readString(rules, problems)
  const agreed = options === undefined ? {} : readAssignment(options, problems)
  const left = fields.get('later')
  const later = left === undefined ? [] : readLater(left, problems)
  if (problems.length > 0) return failed(...withPlaces(root, problems))
  return ok({
    ...(ruleSet === undefined ? {} : { ruleSet }),
    options: agreed,
    events,
    ...(later.length === 0 ? {} : { later }),
  })
}

/** Reads a log from plain JSON data. Every problem says where: `events.3.seat`. */
export const logFromJson = (data: unknown): Result<ToldLog> => {
  const tree = treeOfData(data)
  return tree.ok ? readLog(tree.value) : tree
}

/** Writes a log as JSON data that {@link logFromJson} reads back. */
export const logToJson = ({ ruleSet, options, events, later = [] }: ToldLog): LogJson => ({
  version: LOG_VERSION,
  ...(ruleSet === undefined ? {} : { rules: ruleSet }),
  ...(Object.keys(options).length === 0 ? {} : { options }),
  events,
  ...(later.length === 0 ? {} : { later }),
})

/**
 * Replays a log under the rules it names: the table, how many events were applied, and what stopped it. Fails only where
 * the rules cannot be settled.
 */
export const replayLog = (court: Court, log: ToldLog, checker?: HandChecker): Result<Replayed> => {
  const rules = rulesNamed(court, log.ruleSet ?? court.law.ruleSets[0]?.id ?? '', log.options, 'rules')
  return rules.ok ? ok(replay(court, rules.value, log.events, checker)) : rules
}
