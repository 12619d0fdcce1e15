/** Stories as plain data: what `mahjudge rule` reads, with seats and parts in the words of the table. */
import type { Problem } from '../base/problem.ts'
import type { Result } from '../base/result.ts'
import { failed, ok } from '../base/result.ts'
import { shown } from '../base/shown.ts'
import { didYouMean } from '../base/suggest.ts'
import type { Assignment } from '../decide/model.ts'
import type { Court } from '../rulings/court.ts'
import type { Evidence } from '../rulings/evidence.ts'
import type { Situation } from '../rulings/law.ts'
import type { Story } from '../rulings/story.ts'
import type { Values } from '../table/outcome.ts'
import type { Seat } from '../table/seats.ts'
import type { EvidenceJson } from './evidence-json.ts'
import { evidenceToJson, readEvidence } from './evidence-json.ts'
import { parseRole, parseSeat, roleWords, twice, unknownSeat } from './parts.ts'
import { readAssignment, readEntries, readFields, readFlag, readItems, readNumber, readString, readStrings } from './read-tree.ts'
import type { Item } from './tree.ts'
import { problemAt, treeOfData } from './tree.ts'

/** Role -> the word that was written for it. */
export type RoleWords = ReadonlyMap<string, string>

/** A story with the rules it asks for. */
export interface ToldStory {
  readonly story: Story
  /** Parts in the words of the story, for the messages about them. */
  readonly roleWords?: RoleWords
  /** The rule set it names. */
  readonly ruleSet?: string
  /** Options agreed before the game. */
  readonly options: Assignment
  /** Tiles told with it, for a card to look at. */
  readonly evidence?: Evidence
}

export const STORY_KEYS = ['situation', 'facts', 'who', 'unknown', 'values', 'rules', 'options', 'tiles'] as const

const readSeat = (item: Item, problems: Problem[]): Seat | undefined => {
  const text = readString(item, problems)
  if (text === undefined) return undefined
  const seat = parseSeat(text)
  if (seat === undefined) problems.push(unknownSeat(item.place, text))
  return seat
}

interface Parts {
  readonly who: NonNullable<Story['who']>
  readonly words: RoleWords
}

const readWho = (court: Court, situation: Situation | undefined, item: Item, problems: Problem[]): Parts => {
  const who: Record<string, readonly Seat[]> = {}
  const words = new Map<string, string>()
  for (const { key, place, value } of readEntries(item, problems)) {
    const role = parseRole(court, situation, key)
    const seats = readItems(value, problems).flatMap((one) => readSeat(one, problems) ?? [])
    if (role === undefined) {
      problems.push(
        problemAt(place, 'story/unknown-role', `${key} is no part in a story.`, didYouMean(key, roleWords(court, situation))),
      )
      continue
    }
    const before = words.get(role)
    if (before !== undefined) problems.push(twice(place, key, before))
    words.set(role, key)
    who[role] = seats
  }
  return { who, words }
}

/** Problems about parts, told in the words of the story: `who.declarer` rather than `who.actor`. */
export const inRoleWords = (problems: readonly Problem[], words: RoleWords): readonly Problem[] =>
  problems.map((problem) => {
    if (problem.at?.startsWith('who.') !== true) return problem
    const say = (text: string): string => text.replace(/\w+/g, (word) => words.get(word) ?? word)
    return { ...problem, at: `who.${say(problem.at.slice('who.'.length))}`, message: say(problem.message) }
  })

const readValues = (item: Item, problems: Problem[]): Values => {
  const fields = readFields(item, ['hands', 'lowest', 'winning', 'stake', 'jokerless'], problems)
  const figure = (key: 'lowest' | 'winning' | 'stake'): Values => {
    const found = fields.get(key)
    const value = found === undefined ? undefined : readNumber(found, problems)
    return value === undefined ? {} : { [key]: value }
  }
  const hands = fields.get('hands')
  const jokerless = fields.get('jokerless')
  const flag = jokerless === undefined ? undefined : readFlag(jokerless, problems)
  return {
    ...(hands === undefined ? {} : { hands: readHands(hands, problems) }),
    ...figure('lowest'),
    ...figure('winning'),
    ...figure('stake'),
    ...(flag === undefined ? {} : { jokerless: flag }),
  }
}

const readHands = (item: Item, problems: Problem[]): { readonly [seat: string]: number } => {
  const hands: Partial<Record<Seat, number>> = {}
  const keys = new Map<Seat, string>()
  for (const { key, place, value } of readEntries(item, problems)) {
    const seat = parseSeat(key)
    const before = seat === undefined ? undefined : keys.get(seat)
    if (before !== undefined) problems.push(twice(place, key, before))
    if (seat !== undefined) keys.set(seat, key)
    const figure = readNumber(value, problems)
    if (seat === undefined) problems.push(unknownSeat(place, key))
    else if (figure !== undefined) hands[seat] = figure
  }
  return hands
}

/** The situation that is named, or else the one of the folder; a story without one cannot be heard. */
export const readSituation = (
  court: Court,
  fields: ReadonlyMap<string, Item>,
  root: Item,
  problems: Problem[],
  fallback?: string,
): string => {
  const item = fields.get('situation')
  const known = court.law.situations.map((one) => one.id)
  const id = item === undefined ? fallback : (readString(item, problems) ?? '')
  if (id === undefined)
    problems.push(
      problemAt(root.place, 'file/missing-key', 'The situation is not named.', `Add situation: with one of ${known.join(', ')}.`),
    )
  else if (id !== '' && court.situation(id) === undefined)
    problems.push(
      problemAt((item ?? root).place, 'story/unknown-situation', `There is no situation ${shown(id)}.`, didYouMean(id, known)),
    )
  return id ?? ''
}

/** Reads the story among fields that have been told apart already, in a situation that has been read before. */
export const readStoryFields = (court: Court, fields: ReadonlyMap<string, Item>, id: string, problems: Problem[]): ToldStory => {
  const read = <T>(key: string, reader: (item: Item, problems: Problem[]) => T): T | undefined => {
    const item = fields.get(key)
    return item === undefined ? undefined : reader(item, problems)
  }
  const situation = court.situation(id)
  const parts = read('who', (item) => readWho(court, situation, item, problems))
  const unknown = read('unknown', readStrings)
  const facts = read('facts', readAssignment) ?? {}
  const both = unknown?.find((fact) => Object.hasOwn(facts, fact))
  const unknownPlace = fields.get('unknown')?.place
  if (both !== undefined && unknownPlace !== undefined)
    problems.push(
      problemAt(
        unknownPlace,
        'story/told-and-unknown',
        `${shown(both)} is told among the facts, and said to be unknown.`,
        'Keep one of the two.',
      ),
    )
  const values = read('values', readValues)
  const ruleSet = read('rules', readString)
  const evidence = read('tiles', (item) => readEvidence(court, situation, item, problems))
  return {
    story: {
      situation: id,
      facts,
      ...(parts === undefined ? {} : { who: parts.who }),
      ...(unknown === undefined ? {} : { unknown }),
      ...(values === undefined ? {} : { values }),
    },
    ...(parts === undefined ? {} : { roleWords: parts.words }),
    ...(ruleSet === undefined ? {} : { ruleSet }),
    options: read('options', readAssignment) ?? {},
    ...(evidence === undefined ? {} : { evidence }),
  }
}

/** Reads a story from plain JSON data. Facts and options are checked when the court hears the story. */
export const storyFromJson = (court: Court, data: unknown): Result<ToldStory> => {
  const tree = treeOfData(data)
  if (!tree.ok) return tree
  const problems: Problem[] = []
  const fields = readFields(tree.value, STORY_KEYS, problems)
  const told = readStoryFields(court, fields, readSituation(court, fields, tree.value, problems), problems)
  return problems.length > 0 ? failed(...problems) : ok(told)
}

/** The JSON form of a story, as schema/story.json describes it. */
export interface StoryJson {
  readonly situation: string
  readonly facts: { readonly [fact: string]: string }
  readonly who?: { readonly [role: string]: readonly Seat[] }
  readonly unknown?: readonly string[]
  readonly values?: Values
  readonly rules?: string
  readonly options?: { readonly [option: string]: string }
  readonly tiles?: EvidenceJson
}

/** Writes a story as JSON data that {@link storyFromJson} reads back. */
export const storyToJson = ({ story, ruleSet, options, evidence }: ToldStory): StoryJson => ({
  situation: story.situation,
  facts: story.facts,
  ...(story.who === undefined ? {} : { who: story.who }),
  ...(story.unknown === undefined ? {} : { unknown: story.unknown }),
  ...(story.values === undefined ? {} : { values: story.values }),
  ...(ruleSet === undefined ? {} : { rules: ruleSet }),
  ...(Object.keys(options).length === 0 ? {} : { options }),
  ...(evidence === undefined ? {} : { tiles: evidenceToJson(evidence) }),
})
