/** Case files: a story, what the law must make of it, and where that is written. YAML or JSON. */
import type { Problem } from '../base/problem.ts'
import type { Result } from '../base/result.ts'
import { failed, ok } from '../base/result.ts'
import { shown } from '../base/shown.ts'
import { didYouMean } from '../base/suggest.ts'
import type { CompiledCard } from '../card/match/compile.ts'
import type { Assignment } from '../decide/model.ts'
import type { Court } from '../rulings/court.ts'
import type { Expectation } from './expectation.ts'
import { readExpectation } from './expectation.ts'
import { readAssignment, readFields, readItems, readString, readStrings } from './read-tree.ts'
import type { ToldStory } from './story-json.ts'
import { readLater, versionProblems } from './log-json.ts'
import { inRoleWords, readSituation, readStoryFields, STORY_KEYS } from './story-json.ts'
import type { TableExpectation } from './table-expectation.ts'
import { readTableExpectation } from './table-expectation.ts'
import type { Item } from './tree.ts'
import { dataOfTree, problemAt, withPlaces } from './tree.ts'
import { readText } from './yaml-text.ts'

/** The same story told or ruled otherwise, with its own expectation. */
export interface CaseReading {
  /** Who holds it, in words. */
  readonly holds: string
  readonly told: ToldStory
  readonly expect: Expectation
  /** What is expected of the table, in a case with events. */
  readonly expectTable?: TableExpectation
}

export interface CaseCitation {
  readonly source?: string
  readonly rule?: string
  readonly locator?: string
}

export interface CaseFile {
  readonly title: string
  readonly told: ToldStory
  /** The story in words. */
  readonly words?: string
  /** Ids of seed passages, scenarios and source cases that it covers. */
  readonly covers: readonly string[]
  /** A log at a table instead of told facts. */
  readonly events?: readonly unknown[]
  readonly expect?: Expectation
  /** What is expected of the table at the end of the events. */
  readonly expectTable?: TableExpectation
  readonly readings: readonly CaseReading[]
  readonly cite: readonly CaseCitation[]
  readonly note?: string
  /** What the file says, for the places of later problems. */
  readonly tree: Item
}

const CASE_KEYS = [
  'title',
  'told',
  'covers',
  ...STORY_KEYS,
  'version',
  'events',
  'later',
  'expect',
  'readings',
  'cite',
  'note',
] as const
const READING_KEYS = ['holds', 'facts', 'who', 'unknown', 'values', 'rules', 'options', 'tiles', 'expect'] as const

export interface CaseContext {
  /** The situation when the file names none: that of its folder. */
  readonly situation?: string
  /** The card for tiles that a case tells. */
  readonly card?: CompiledCard
}

const readCitation = (court: Court, item: Item, problems: Problem[]): CaseCitation => {
  if (item.kind !== 'map') {
    const rule = readString(item, problems)
    if (rule === undefined) return {}
    if (court.rule(rule) === undefined)
      problems.push({
        ...problemAt(item.place, 'case/unknown-rule', `There is no rule ${shown(rule)}.`),
        hint: didYouMean(
          rule,
          court.law.rules.map((one) => one.id),
        ),
      })
    return { rule }
  }
  const fields = readFields(item, ['source', 'locator'], problems)
  const sourceItem = fields.get('source')
  const locatorItem = fields.get('locator')
  const source = sourceItem === undefined ? '' : readString(sourceItem, problems)
  const locator = locatorItem === undefined ? undefined : readString(locatorItem, problems)
  if (source !== undefined && court.source(source) === undefined)
    problems.push({
      ...problemAt(
        (sourceItem ?? item).place,
        'case/unknown-source',
        source === '' ? 'No source is named.' : `There is no source ${shown(source)}.`,
      ),
      hint: didYouMean(
        source,
        court.law.sources.map((one) => one.id),
      ),
    })
  return { ...(source === undefined ? {} : { source }), ...(locator === undefined ? {} : { locator }) }
}

/** What a log tells by itself. */
const NOT_WITH_EVENTS = ['situation', 'facts', 'who', 'unknown', 'tiles'] as const

/** A file tells either a story or a log: of both, one would be passed over in silence. */
const refuseStory = (fields: ReadonlyMap<string, Item>, problems: Problem[]): void => {
  for (const key of NOT_WITH_EVENTS) {
    const item = fields.get(key)
    if (item !== undefined)
      problems.push(
        problemAt(
          item.place,
          'case/story-and-log',
          `${key} belongs to a story, and this is a log of events.`,
          `Take out ${key}, and tell it in the events; or take out events.`,
        ),
      )
  }
}

/** A reading tells only what is different: facts are added to those of the case, the rest replaces. */
const readReading = (court: Court, item: Item, base: ToldStory, withEvents: boolean, problems: Problem[]): CaseReading => {
  const fields = readFields(item, READING_KEYS, problems)
  const holds = fields.get('holds')
  const expect = fields.get('expect')
  const other = readStoryFields(court, fields, base.story.situation, problems)
  if (withEvents) refuseStory(fields, problems)
  if (expect === undefined)
    problems.push(
      problemAt(item.place, 'file/missing-key', 'This reading expects nothing.', 'Add expect: with what it comes to.'),
    )
  const ruleSet = other.ruleSet ?? base.ruleSet
  const evidence = other.evidence ?? base.evidence
  return {
    holds: holds === undefined ? '' : (readString(holds, problems) ?? ''),
    told: {
      story: { ...base.story, ...other.story, facts: mergeFacts(base.story.facts, fields.get('facts'), problems) },
      options: { ...base.options, ...other.options },
      ...(other.roleWords === undefined ? {} : { roleWords: other.roleWords }),
      ...(ruleSet === undefined ? {} : { ruleSet }),
      ...(evidence === undefined ? {} : { evidence }),
    },
    expect: expect === undefined || withEvents ? {} : readExpectation(court, expect, problems),
    ...(expect === undefined || !withEvents ? {} : { expectTable: readTableExpectation(court, expect, problems) }),
  }
}

const mergeFacts = (facts: Assignment, item: Item | undefined, problems: Problem[]): Assignment =>
  item === undefined || item.kind !== 'map' ? facts : { ...facts, ...readAssignment(item, problems) }

/** A log may name the version it is written in and what was left for later, as a saved one does; nothing else has these. */
const readSaved = (root: Item, fields: ReadonlyMap<string, Item>, problems: Problem[]): void => {
  const [version, later] = [fields.get('version'), fields.get('later')]
  const isLog = fields.has('events')
  const lacking = (key: string): Problem =>
    problemAt(root.place, 'file/missing-key', `${key} stands without events.`, `Add the events of the log, or take out ${key}.`)
  if (version !== undefined) problems.push(...(isLog ? versionProblems(root, version) : [lacking('version')]))
  if (later === undefined) return
  if (isLog) readLater(later, problems)
  else problems.push(lacking('later'))
}

/** Reads a story, which may be a whole case file: what it expects is then left aside. */
export const parseStory = (court: Court, text: string, context: CaseContext = {}): Result<CaseFile> => {
  const tree = readText(text)
  if (!tree.ok) return tree
  const problems: Problem[] = []
  const root = tree.value
  const fields = readFields(root, CASE_KEYS, problems)
  const withEvents = fields.has('events')
  const situation = withEvents ? '' : readSituation(court, fields, root, problems, context.situation)
  if (withEvents) refuseStory(fields, problems)
  readSaved(root, fields, problems)
  const told = readStoryFields(court, fields, situation, problems)
  const read = <T>(key: string, reader: (item: Item) => T): T | undefined => {
    const item = fields.get(key)
    return item === undefined ? undefined : reader(item)
  }
  const string = (item: Item): string | undefined => readString(item, problems)
  const words = read('told', string)
  const note = read('note', string)
  const events = read('events', (item) => readItems(item, problems).map(dataOfTree))
  const expect = withEvents ? undefined : read('expect', (item) => readExpectation(court, item, problems))
  const expectTable = withEvents ? read('expect', (item) => readTableExpectation(court, item, problems)) : undefined
  const file: CaseFile = {
    title: read('title', string) ?? '',
    told,
    covers: read('covers', (item) => readStrings(item, problems)) ?? [],
    readings:
      read('readings', (item) => readItems(item, problems).map((one) => readReading(court, one, told, withEvents, problems))) ??
      [],
    cite: read('cite', (item) => readItems(item, problems).map((one) => readCitation(court, one, problems))) ?? [],
    tree: root,
    ...(words === undefined ? {} : { words }),
    ...(note === undefined ? {} : { note }),
    ...(events === undefined ? {} : { events }),
    ...(expect === undefined ? {} : { expect }),
    ...(expectTable === undefined ? {} : { expectTable }),
  }
  return problems.length > 0 ? failed(...problems) : ok(file)
}

/** Reads a case file, which must have a title and say what it expects. */
export const parseCase = (court: Court, text: string, context: CaseContext = {}): Result<CaseFile> => {
  const parsed = parseStory(court, text, context)
  if (!parsed.ok) return parsed
  const { title, expect, expectTable, tree } = parsed.value
  const problems: Problem[] = []
  if (title === '')
    problems.push(problemAt(tree.place, 'file/missing-key', 'The case has no title.', 'Add title: with a short sentence.'))
  if (expect === undefined && expectTable === undefined)
    problems.push(
      problemAt(tree.place, 'file/missing-key', 'The case expects nothing.', 'Add expect: with what the ruling must come to.'),
    )
  return problems.length > 0 ? failed(...problems) : parsed
}

/** Problems that the court found in a story, with the line and column of the file. */
export const placeProblems = (file: CaseFile, problems: readonly Problem[]): readonly Problem[] =>
  withPlaces(file.tree, inRoleWords(problems, file.told.roleWords ?? new Map()))
