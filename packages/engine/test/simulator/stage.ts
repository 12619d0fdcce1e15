/** A table in the hands of a script: events go in, and play in order leads to where the script wants it. */
import type { Assignment } from '../../src/decide/model.ts'
import type { TableEvent } from '../../src/table/events.ts'
import type { Seat } from '../../src/table/seats.ts'
import { SEATS } from '../../src/table/seats.ts'
import type { Table } from '../../src/table/table.ts'
import { deathsFact, dueSeat, isLive, standing } from '../../src/table/table.ts'
import { tilesLeft, tilesOfWall } from '../../src/table/wall.ts'
import type { Random } from './deal.ts'
import { oneOf, shuffled } from './deal.ts'

/** Who plays which part in a script. */
export interface Cast {
  readonly actor: Seat
  /** Who throws the tile that it is about. */
  readonly by: Seat
  readonly rival: Seat
  readonly other: Seat
}

/** Tiles that a script needs in certain hands, and the tile it is about. */
export interface Rig {
  /** The tile that is thrown, or picked. */
  readonly tile?: string
  /** What it is called, where that is another. */
  readonly name?: string
  /** It is said to have got a wrong name, whatever it is called. */
  readonly misnamed?: true
  readonly holds?: { readonly [seat in Seat]?: readonly string[] }
  readonly sizes?: { readonly [seat in Seat]?: number }
}

/** One event as a script tells it: parts that are undefined are left out. */
export type Parts = { readonly type: TableEvent['type'] } & { readonly [part: string]: unknown }

export interface Stage {
  readonly random: Random
  /** All tiles of the table are known. */
  readonly known: boolean
  readonly rig: Rig
  readonly facts: Assignment
  readonly table: () => Table
  /** Enters an event and answers what it asks, by the facts. False when it was turned away. */
  readonly enter: (event: Parts) => boolean
}

export const yes = (value: string | undefined): boolean | undefined => (value === undefined ? undefined : value === 'yes')

/** A tile that the seat can do without; a joker only where nothing else is left. */
const spare = ({ table, rig, random }: Stage, seat: Seat): string | undefined => {
  const hand = [...(table().tiles?.hands[seat] ?? [])]
  for (const tile of rig.holds?.[seat] ?? []) {
    const at = hand.indexOf(tile)
    if (at >= 0) hand.splice(at, 1)
  }
  const naturals = hand.filter((tile) => tile !== 'J')
  return oneOf(random, naturals.length > 0 ? naturals : hand)
}

const MOST = 40

/** Plays in order, one act at a time, until something holds; false when it never does. */
const playUntil = (stage: Stage, holds: (table: Table) => boolean, most = MOST): boolean => {
  for (let step = 0; step < most; step++) {
    const table = stage.table()
    if (table.deal.state !== 'underWay' || table.pending !== undefined) return false
    if (holds(table)) return true
    const due = dueSeat(table)
    if (due === undefined || table.turn === undefined) return false
    const picks = table.turn.stage === 'toPick' || table.turn.stage === 'discarded'
    if (picks) {
      if (!stage.enter({ type: 'picked', seat: due, racked: true })) return false
    } else if (table.turn.stage === 'toExpose' || !throws(stage, due)) return false
  }
  return false
}

/** A seat throws a tile, one it can spare unless it is said which. */
export const throws = (stage: Stage, seat: Seat, tile?: string, named?: string, misnamed?: true): boolean => {
  const thrown = stage.known ? (tile ?? spare(stage, seat)) : tile
  return stage.enter({ type: 'discarded', seat, tile: thrown, named: named ?? (stage.known ? undefined : thrown), misnamed })
}

/** The facts speak of a time before East's first discard. */
export const isEarly = (facts: Assignment): boolean => facts['started'] === 'no'

/** East has not discarded and is not this seat, and all hands are live. */
export const beforePlay = ({ table, facts }: Stage, not?: Seat): boolean =>
  !table().begun && table().deaths.length === 0 && (facts['deaths'] ?? 'none') === 'none' && table().east !== not

/** East has discarded. */
export const begin = (stage: Stage): boolean => playUntil(stage, (table) => table.begun)

/** A seat has picked and is to discard. */
export const toTurn = (stage: Stage, seat: Seat): boolean =>
  begin(stage) && playUntil(stage, ({ turn }) => turn?.seat === seat && turn.stage === 'picked')

/** A seat throws a tile of the script, which lies open then. */
export const thrownBy = (
  stage: Stage,
  seat: Seat,
  { tile, name, misnamed }: Pick<Rig, 'tile' | 'name' | 'misnamed'> = stage.rig,
): boolean => toTurn(stage, seat) && throws(stage, seat, tile, name, misnamed)

/** A discard lies open that this seat did not throw, and it is not its turn next. */
export const outsideTurn = (stage: Stage, seat: Seat): boolean =>
  begin(stage) &&
  playUntil(stage, (table) => table.turn?.stage === 'discarded' && table.turn.seat !== seat && dueSeat(table) !== seat)

/** The last tile of the wall has been picked, and its discard lies open. */
export const toLastDiscard = (stage: Stage, not: Seat): boolean =>
  begin(stage) &&
  playUntil(
    stage,
    ({ tiles, turn }) => tiles !== undefined && tilesLeft(tiles.wall) === 0 && turn?.stage === 'discarded' && turn.seat !== not,
    400,
  )

/** A seat calls the tile of the script and shows a group with it. */
export const exposes = (stage: Stage, seat: Seat, by: Seat, jokers = 0): boolean => {
  const { tile = '3B' } = stage.rig
  if (!thrownBy(stage, by, { tile })) return false
  const hand = stage.table().tiles?.hands[seat]
  const like = hand?.filter((one) => one === tile).length ?? 2
  const naturals = Math.min(like, jokers > 0 ? 1 : 2)
  const tiles = [tile, ...Array<string>(naturals).fill(tile), ...Array<string>(Math.max(0, 2 - naturals)).fill('J')]
  return stage.enter({ type: 'called', seat }) && stage.enter({ type: 'exposed', seat, tiles })
}

export const lastGroup = (table: Table, seat: Seat): string | undefined => standing(table, seat).at(-1)?.id

/** The wall is set so that this tile comes next. */
export const nextInWall = (stage: Stage, tile: string): boolean => {
  const { tiles } = stage.table()
  if (tiles === undefined) return true
  const wall = [...tilesOfWall(tiles.wall)]
  const at = wall.indexOf(tile)
  if (at < 0) return false
  wall.splice(at, 1)
  return stage.enter({ type: 'wallSet', tiles: [tile, ...wall] })
}

const dies = (stage: Stage, seat: Seat, how: 'error' | 'other'): boolean => {
  const caller = shuffled(stage.random, SEATS).find((one) => one !== seat && isLive(stage.table(), one))
  const entered =
    how === 'other'
      ? stage.enter({ type: 'threwIn', seat, caller })
      : stage.enter({
          type: 'declared',
          seat,
          on: 'own',
          shown: 'some',
          noticed: 'later',
          ...(stage.known ? {} : { valid: false }),
        })
  return entered && !isLive(stage.table(), seat)
}

const DEATHS: { readonly [deaths: string]: readonly ('error' | 'other')[] } = {
  none: [],
  error: ['error'],
  other: ['other'],
  errors2: ['error', 'error'],
  mixed2: ['error', 'other'],
  other2: ['other', 'other'],
}

/** What is still to happen so that hands are out as the facts say; nothing where too much has happened already. */
const stillToDie = (now: string, wanted: string): readonly ('error' | 'other')[] | undefined => {
  const left = [...(DEATHS[wanted] ?? [])]
  for (const how of DEATHS[now] ?? []) {
    const at = left.indexOf(how)
    if (at < 0) return undefined
    left.splice(at, 1)
  }
  return left
}

/** Other hands go out before, as the facts say. */
export const deathsBefore = (stage: Stage, from: readonly Seat[]): boolean => {
  const left = stillToDie(deathsFact(stage.table()), stage.facts['deaths'] ?? 'none')
  const live = from.filter((seat) => isLive(stage.table(), seat))
  if (left === undefined || left.length > live.length) return false
  const causes = shuffled(stage.random, left)
  return causes.length === 0 || (begin(stage) && causes.every((how, index) => dies(stage, live[index] ?? 'a', how)))
}

/** An error that costs a hand. */
export const diesInError = (stage: Stage, seat: Seat): boolean => begin(stage) && dies(stage, seat, 'error')

/** A hand that is thrown in and called. */
export const diesOtherwise = (stage: Stage, seat: Seat): boolean => begin(stage) && dies(stage, seat, 'other')

/** A seat wins on a discard: with its waiting tile where hands are known. */
export const winsOnDiscard = (stage: Stage, seat: Seat, by: Seat): boolean =>
  thrownBy(stage, by) &&
  stage.enter({
    type: stage.random() < 0.5 ? 'won' : 'declared',
    seat,
    on: 'discard',
    ...(stage.known ? {} : { value: 25, valid: true }),
  })
