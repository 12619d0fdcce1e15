/** The one gate through which what people say of a table becomes a table that is consistent. */
import type { Problem } from '../base/problem.ts'
import type { Result } from '../base/result.ts'
import { failed, ok } from '../base/result.ts'
import { partProblems, REPORT_SHAPE } from './event-shapes.ts'
import type { ReportedDeath, ReportedTable } from './report.ts'
import { placesFrom } from './reported-tiles.ts'
import type { Seat } from './seats.ts'
import { SEATS } from './seats.ts'
import type { Death, Exposure, Table } from './table.ts'
import { freeze, freshTable, withSeat } from './table.ts'

const inconsistent = (at: string, message: string, hint: string): Problem => ({ code: 'table/inconsistent', at, message, hint })

const deathProblems = (dead: readonly ReportedDeath[]): readonly Problem[] => {
  const problems: Problem[] = []
  dead.forEach((death, index) => {
    const at = `dead.${index}`
    if (dead.findIndex((other) => other.seat === death.seat) < index)
      problems.push(inconsistent(at, `Seat ${death.seat} is told to be out twice.`, 'Name each hand once, where it went out.'))
    if (death.declarer === death.seat)
      problems.push(inconsistent(at, `Seat ${death.seat} cannot have reacted to itself.`, 'Name the seat that had declared.'))
    if (death.by === 'reaction' && death.declarer === undefined && !dead.slice(0, index).some((other) => other.by === 'error'))
      problems.push(
        inconsistent(
          at,
          `Seat ${death.seat} reacted, but nobody is told to have declared.`,
          'Name the declarer before it, or as declarer.',
        ),
      )
  })
  return problems
}

const problemsOf = (reported: ReportedTable): readonly Problem[] => {
  const dead = reported.dead ?? []
  const problems = [...deathProblems(dead)]
  const { turn, discard, empty = [] } = reported
  if (new Set([...empty, ...dead.map((death) => death.seat)]).size > 2)
    problems.push(inconsistent('dead', 'With three hands out the deal is over.', 'Rule on it as "Only one hand is left".'))
  for (const [at, seat] of [
    ...dead.map((death) => ['dead', death.seat] as const),
    ['turn', turn?.seat] as const,
    ['east', reported.east] as const,
  ])
    if (seat !== undefined && empty.includes(seat))
      problems.push(inconsistent(at, `Nobody sits at seat ${seat}.`, 'Name a seat that plays, or take it out of empty.'))
  if (turn !== undefined && turn.stage !== 'discarded' && dead.some((death) => death.seat === turn.seat))
    problems.push(
      inconsistent('turn', `Seat ${turn.seat} is out and cannot hold the turn.`, 'Name the live seat that is to act.'),
    )
  if (discard !== undefined && turn?.stage === 'discarded' && turn.seat !== discard.by)
    problems.push(
      inconsistent(
        'discard.by',
        `Seat ${turn.seat} discarded last, not seat ${discard.by}.`,
        'Make the turn and the discard agree.',
      ),
    )
  if (discard !== undefined && (turn?.stage === 'toDiscard' || turn?.stage === 'toExpose'))
    problems.push(inconsistent('discard', 'The last discard was already called.', 'Leave the discard out.'))
  if (discard !== undefined && reported.begun === false)
    problems.push(inconsistent('begun', 'There is a discard, so play has begun.', 'Leave begun out.'))
  if (Object.values(reported.exposures ?? {}).some((groups) => groups.length > 0) && reported.begun === false)
    problems.push(inconsistent('begun', 'There is an exposure, so play has begun.', 'Leave begun out.'))
  ;(reported.contests ?? []).forEach((contest, index) => {
    if (contest.caller === contest.seat)
      problems.push(
        inconsistent(
          `contests.${index}`,
          'A seat cannot dispute a call of its own hand with itself.',
          'Name the caller and the owner.',
        ),
      )
  })
  return problems
}

const deathOf = (death: ReportedDeath, latest: Seat | undefined): Death => {
  if (death.by === 'fault') return { cause: 'fault' }
  if (death.by === 'error') return { cause: 'declared' }
  const declarer = death.declarer ?? latest
  return declarer === undefined ? { cause: 'reaction' } : { cause: 'reaction', declarer }
}

/** Makes a table of what people say, or names what does not fit together. */
export const tableFrom = (reported: ReportedTable): Result<Table> => {
  const shape = partProblems(REPORT_SHAPE, reported as { readonly [key: string]: unknown }, '')
  if (shape.length > 0) return failed(...shape)
  const problems = problemsOf(reported)
  if (problems.length > 0) return failed(...problems)
  let table: Table = {
    ...freshTable(),
    begun: reported.begun ?? true,
    wall: reported.wall ?? 'standing',
    values: reported.values ?? {},
  }
  for (const one of SEATS) {
    const groups = reported.exposures?.[one] ?? []
    const exposures = groups.map((told, index): Exposure => ({
      id: `${one}${index + 1}`,
      jokers: told.jokers ?? told.tiles?.filter((word) => word === 'J').length ?? 0,
      turn: 0,
      standing: 'up',
      ...(told.tiles === undefined ? {} : { tiles: told.tiles }),
    }))
    table = withSeat(table, one, { exposures })
  }
  for (const seat of SEATS)
    if (reported.empty?.includes(seat) === true)
      table = { ...withSeat(table, seat, { death: { cause: 'empty' } }), deaths: [...table.deaths, seat] }
  let latest: Seat | undefined
  for (const death of reported.dead ?? []) {
    if (death.by === 'error') latest = death.seat
    table = { ...withSeat(table, death.seat, { death: deathOf(death, latest) }), deaths: [...table.deaths, death.seat] }
    if (death.by === 'error') table = { ...table, declarations: [...table.declarations, { seat: death.seat, right: false }] }
  }
  const { discard, east } = reported
  const places = reported.tiles === undefined ? undefined : placesFrom(reported, reported.tiles)
  if (places?.ok === false) return places
  const eastBegins = reported.begun === false && east !== undefined ? { seat: east, stage: 'toDiscard' as const } : undefined
  const turn =
    reported.turn ?? eastBegins ?? (discard === undefined ? undefined : { seat: discard.by, stage: 'discarded' as const })
  return ok(
    freeze({
      ...table,
      contests: (reported.contests ?? []).map((contest) => ({ ...contest, settled: false })),
      ...(east === undefined ? {} : { east }),
      ...(places === undefined ? {} : { tiles: places.value }),
      ...(turn === undefined ? {} : { turn: { seat: turn.seat, stage: turn.stage ?? 'toPick' } }),
      ...(discard === undefined ? {} : { discard: discardOf(discard) }),
    }),
  )
}

const discardOf = (told: NonNullable<ReportedTable['discard']>): NonNullable<Table['discard']> => ({
  by: told.by,
  misnamed: told.misnamed ?? (told.tile !== undefined && told.named !== undefined && told.tile !== told.named),
  lies: { at: 'table' },
  ...(told.tile === undefined ? {} : { tile: told.tile }),
  ...(told.named === undefined ? {} : { named: told.named }),
})
