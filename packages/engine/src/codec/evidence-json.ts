/** Tiles told with a story, as plain data: hands as racks in the notation of tiles, discards as tiles. */
import type { Problem } from '../base/problem.ts'
import type { Result } from '../base/result.ts'
import { failed, ok } from '../base/result.ts'
import { shown } from '../base/shown.ts'
import { didYouMean } from '../base/suggest.ts'
import type { Court } from '../rulings/court.ts'
import type { Evidence } from '../rulings/evidence.ts'
import type { Situation } from '../rulings/law.ts'
import { SEATS } from '../table/seats.ts'
import type { Kind } from '../tiles/kinds.ts'
import { TILE_WORDS, kindOf, wordOf } from '../tiles/kinds.ts'
import { formatExposure, formatRack, formatTiles, readExposures, readRack, readTiles } from '../tiles/notation.ts'
import { readEntries, readFields, readString } from './read-tree.ts'
import { parseRole, parseSeat, roleWords, twice } from './parts.ts'
import type { Item } from './tree.ts'
import { problemAt } from './tree.ts'

/** Problems of the notation of tiles, at the place in the file where the tiles stand. */
const within = (item: Item, problems: readonly Problem[]): readonly Problem[] =>
  problems.map(({ code, message, at, hint }) =>
    problemAt(item.place, code, at === undefined ? message : `${message} (${at} of the tiles)`, hint),
  )

const readPart = <T>(item: Item, reader: (text: string) => Result<T>, problems: Problem[]): T | undefined => {
  const text = readString(item, problems)
  if (text === undefined) return undefined
  const read = reader(text)
  if (read.ok) return read.value
  problems.push(...within(item, read.problems))
  return undefined
}

const readTile = (text: string): Result<Kind> => {
  const kind = kindOf(text.trim().toUpperCase())
  if (kind !== undefined) return ok(kind)
  return failed({
    code: 'tiles/unknown-tile',
    message: `${shown(text)} is not one tile.`,
    hint: `Write a single tile, such as 5D, N, R or 0. ${didYouMean(text, TILE_WORDS)}`,
  })
}

const readHands = (court: Court, situation: Situation | undefined, item: Item, problems: Problem[]): Evidence['hands'] => {
  const hands = new Map<string, { readonly key: string; readonly rack: Evidence['hands'][string] }>()
  for (const { key, place, value } of readEntries(item, problems)) {
    const part = parseSeat(key) ?? parseRole(court, situation, key)
    const rack = readPart(value, readRack, problems)
    if (part === undefined) {
      const known = [...SEATS, ...roleWords(court, situation)]
      problems.push(problemAt(place, 'story/unknown-role', `${shown(key)} is no seat and no part.`, didYouMean(key, known)))
      continue
    }
    const before = hands.get(part)
    if (before !== undefined) problems.push(twice(place, key, before.key))
    if (rack !== undefined) hands.set(part, { key, rack })
  }
  return Object.fromEntries([...hands].map(([part, { rack }]) => [part, rack]))
}

/** Reads `tiles:` of a story: hands by part or seat, the claimed discard, its wrong name, groups of other seats, the discards on the table. */
export const readEvidence = (court: Court, situation: Situation | undefined, item: Item, problems: Problem[]): Evidence => {
  const fields = readFields(item, ['hands', 'claimed', 'named', 'others', 'discards'], problems)
  const read = <T>(key: string, reader: (text: string) => Result<T>): T | undefined => {
    const part = fields.get(key)
    return part === undefined ? undefined : readPart(part, reader, problems)
  }
  const hands = fields.get('hands')
  const claimed = read('claimed', readTile)
  const named = read('named', readTile)
  const others = read('others', readExposures)
  const discards = read('discards', readTiles)
  return {
    hands: hands === undefined ? {} : readHands(court, situation, hands, problems),
    ...(claimed === undefined ? {} : { claimed }),
    ...(named === undefined ? {} : { named }),
    ...(others === undefined ? {} : { others }),
    ...(discards === undefined ? {} : { discards }),
  }
}

/** The JSON form of told tiles, as schema/story.json describes it. */
export interface EvidenceJson {
  readonly hands?: { readonly [roleOrSeat: string]: string }
  readonly claimed?: string
  readonly named?: string
  readonly others?: string
  readonly discards?: string
}

/** Writes told tiles as JSON data that {@link readEvidence} reads back. */
export const evidenceToJson = ({ hands, claimed, named, others, discards }: Evidence): EvidenceJson => ({
  ...(Object.keys(hands).length === 0
    ? {}
    : { hands: Object.fromEntries(Object.entries(hands).map(([part, rack]) => [part, formatRack(rack)])) }),
  ...(claimed === undefined ? {} : { claimed: wordOf(claimed) }),
  ...(named === undefined ? {} : { named: wordOf(named) }),
  ...(others === undefined ? {} : { others: others.map(formatExposure).join(' ') }),
  ...(discards === undefined ? {} : { discards: formatTiles(discards) }),
})
