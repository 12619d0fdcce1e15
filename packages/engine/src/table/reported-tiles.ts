/** Tiles as people tell them of a table, made whole: 152 in all, what is not told unknown. */
import type { Problem } from '../base/problem.ts'
import type { Result } from '../base/result.ts'
import { failed, ok } from '../base/result.ts'
import { copies, kindOf } from '../tiles/kinds.ts'
import type { Hands, TilePlaces } from './places.ts'
import { withThrown } from './places.ts'
import type { ReportedTable, ReportedTiles } from './report.ts'
import type { Seat } from './seats.ts'
import { SEATS } from './seats.ts'
import { SET, UNKNOWN } from './tiles.ts'
import { wallOf } from './wall.ts'

const inconsistent = (at: string, message: string, hint: string): Problem => ({ code: 'table/inconsistent', at, message, hint })

const unknownTiles = (count: number): readonly string[] => Array.from({ length: Math.max(0, count) }, () => UNKNOWN)

/** Tiles that a seat should hold: 13, or 14 while it acts, East before the first discard included (COUNT-01). */
const rightCount = (reported: ReportedTable, seat: Seat): number => {
  if (reported.empty?.includes(seat) === true) return 0
  const stage = reported.turn?.seat === seat ? (reported.turn.stage ?? 'toPick') : 'discarded'
  const acts = stage === 'picked' || stage === 'toDiscard' || (reported.begun === false && reported.east === seat)
  return acts ? 14 : 13
}

/** The tiles of the groups that stand on a rack. */
const grouped = (reported: ReportedTable, seat: Seat): readonly string[] =>
  (reported.exposures?.[seat] ?? []).flatMap((group) => group.tiles ?? [])

const problemsOf = (reported: ReportedTable, all: readonly string[]): readonly Problem[] => {
  const problems: Problem[] = []
  for (const seat of SEATS)
    (reported.exposures?.[seat] ?? []).forEach((group, index) => {
      if (group.tiles === undefined)
        problems.push(
          inconsistent(
            `exposures.${seat}.${index}.tiles`,
            'The tiles of this group are not told.',
            'Say its tiles, or leave tiles of the table out.',
          ),
        )
    })
  const counts = new Map<string, number>()
  for (const word of all) counts.set(word, (counts.get(word) ?? 0) + 1)
  for (const [word, count] of counts) {
    const kind = kindOf(word)
    if (kind !== undefined && count > copies(kind))
      problems.push(inconsistent('tiles', `${word} is told ${count} times.`, `A set has ${copies(kind)} of it.`))
  }
  if (all.length !== SET)
    problems.push(inconsistent('tiles', `${all.length} tiles are told.`, `A set has ${SET}; leave out what nobody knows.`))
  return problems
}

/** Where the tiles are at a reported table, or what does not fit together. */
export const placesFrom = (reported: ReportedTable, told: ReportedTiles): Result<TilePlaces> => {
  const hands = Object.fromEntries(
    SEATS.map((seat) => [seat, told.hands?.[seat] ?? unknownTiles(rightCount(reported, seat) - grouped(reported, seat).length)]),
  ) as Hands
  const discards = told.discards ?? lastDiscard(reported)
  const outside = SEATS.flatMap((seat) => [...hands[seat], ...grouped(reported, seat)]).concat(discards.map((one) => one.tile))
  const wall = told.wall ?? unknownTiles(SET - outside.length)
  const problems = problemsOf(reported, [...outside, ...wall])
  if (problems.length > 0) return failed(...problems)
  const places: TilePlaces = { wall: wallOf(wall), hands }
  return ok(discards.reduce<TilePlaces>((made, { by, tile }) => ({ ...made, pool: withThrown(made.pool, by, tile) }), places))
}

/** The discard that lies there, where nobody told the others. */
const lastDiscard = ({ discard }: ReportedTable): readonly { readonly by: Seat; readonly tile: string }[] =>
  discard === undefined ? [] : [{ by: discard.by, tile: discard.tile ?? UNKNOWN }]
