/** Seeded deals with every tile known, a few of them with hands that are nearly ready, so that deals end in all ways. */
import type { TableEvent } from '../../src/table/events.ts'
import type { ReportedTable } from '../../src/table/report.ts'
import type { Seat } from '../../src/table/seats.ts'
import { SEATS } from '../../src/table/seats.ts'
import { copies, JOKER, KINDS, wordOf } from '../../src/tiles/kinds.ts'

export type Random = () => number

/** The tiles of a set. */
export const SET: readonly string[] = Array.from({ length: KINDS + 1 }, (_, kind) =>
  Array<string>(copies(kind)).fill(wordOf(kind)),
).flat()

export const shuffled = <T>(random: Random, list: readonly T[]): readonly T[] => {
  const made = [...list]
  for (let at = made.length - 1; at > 0; at--) {
    const other = Math.floor(random() * (at + 1))
    ;[made[at], made[other]] = [made[other] as T, made[at] as T]
  }
  return made
}

export const oneOf = <T>(random: Random, list: readonly T[]): T | undefined => list[Math.floor(random() * list.length)]

export const chance = (random: Random, share: number): boolean => random() < share

/** The first tiles of a hand that makes something, jokers where the set has no more of a kind. */
const nearly = (left: Map<string, number>, whole: readonly string[], keep: number): readonly string[] => {
  const hand: string[] = []
  for (const kind of whole) {
    if (hand.length >= keep) break
    const word = (left.get(kind) ?? 0) > 0 ? kind : wordOf(JOKER)
    if ((left.get(word) ?? 0) === 0) continue
    left.set(word, (left.get(word) ?? 0) - 1)
    hand.push(word)
  }
  return hand
}

export interface DealPlan {
  readonly east: Seat
  /** Seats with hands that are nearly ready: the fourteen tiles they make, and how many of them they hold. */
  readonly ready: readonly { readonly seat: Seat; readonly whole: readonly string[]; readonly keep: number }[]
  /** The Charleston is played. */
  readonly passes: boolean
  readonly empty: readonly Seat[]
  /** Tiles that must lie in certain hands. */
  readonly holds?: { readonly [seat in Seat]?: readonly string[] }
  /** Hands that are dealt with a wrong number of tiles. */
  readonly sizes?: { readonly [seat in Seat]?: number }
}

/** The first event of a deal: hands, wall, East to begin. */
export const dealt = (random: Random, { east, ready, empty, holds = {}, sizes = {} }: DealPlan): TableEvent => {
  const left = new Map<string, number>()
  for (const word of SET) left.set(word, (left.get(word) ?? 0) + 1)
  const hands: { [seat in Seat]?: readonly string[] } = {}
  for (const seat of SEATS) hands[seat] = nearly(left, holds[seat] ?? [], 14)
  for (const { seat, whole, keep } of ready) if (hands[seat]?.length === 0) hands[seat] = nearly(left, whole, keep)
  const rest = shuffled(
    random,
    [...left].flatMap(([word, count]) => Array<string>(count).fill(word)),
  )
  let at = 0
  for (const seat of SEATS) {
    const size = empty.includes(seat) ? 0 : (sizes[seat] ?? 13) + (seat === east ? 1 : 0)
    const held = hands[seat] ?? []
    const more = Math.max(0, size - held.length)
    hands[seat] = [...held.slice(0, size), ...rest.slice(at, at + more)]
    at += more
  }
  const table: ReportedTable = {
    begun: false,
    east,
    ...(empty.length > 0 ? { empty } : {}),
    tiles: { hands, wall: rest.slice(at) },
  }
  return { type: 'start', table }
}
