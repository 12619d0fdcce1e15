/** Seeded hands of a card: drawn blindly, wins, wins with tiles swapped, and sets of exposures. */
import type { Card, Group } from '../src/card/model.ts'
import type { Counts, Exposure, Kind } from '../src/tiles/kinds.ts'
import { JOKER, KINDS, copies, noTiles } from '../src/tiles/kinds.ts'

const SET: readonly Kind[] = Array.from({ length: KINDS + 1 }, (_, kind) => kind).flatMap((kind) =>
  Array.from({ length: copies(kind) }, () => kind),
)

/** A repeatable stream of numbers in [0, 1), after Park and Miller. */
const stream = (seed: number): (() => number) => {
  let state = seed
  return () => (state = (state * 48_271) % 2_147_483_647) / 2_147_483_647
}

const pick = <T>(random: () => number, from: readonly T[]): T => {
  const one = from[Math.floor(random() * from.length)]
  if (one === undefined) throw new Error('nothing to pick from')
  return one
}

const countsOf = (tiles: readonly Kind[]): Counts => {
  const counts = noTiles()
  for (const tile of tiles) counts[tile] = (counts[tile] ?? 0) + 1
  return counts
}

const inOneSet = (tiles: readonly Kind[]): boolean => countsOf(tiles).every((count, kind) => count <= copies(kind))

const blind = (random: () => number): readonly Kind[] => {
  const left = [...SET]
  return Array.from({ length: 14 }, () => left.splice(Math.floor(random() * left.length), 1)[0] ?? JOKER)
}

const win = (random: () => number, groups: readonly (readonly Group[])[], jokerMinGroup: number): readonly Kind[] => {
  for (;;) {
    const tiles = pick(random, groups).flatMap(({ kind, size, bunch }) =>
      Array.from({ length: size }, () => (!bunch && size >= jokerMinGroup && random() < 0.15 ? JOKER : kind)),
    )
    if (inOneSet(tiles)) return tiles
  }
}

const swapped = (random: () => number, tiles: readonly Kind[], times: number): readonly Kind[] => {
  const hand = [...tiles]
  for (let time = 0; time < times;) {
    const at = Math.floor(random() * hand.length)
    const before = hand[at] ?? JOKER
    hand[at] = pick(random, SET)
    if (inOneSet(hand)) time++
    else hand[at] = before
  }
  return hand
}

export interface Hands {
  readonly random14: readonly Counts[]
  readonly win14: readonly Counts[]
  readonly near14: readonly Counts[]
  readonly rack13: readonly Counts[]
  readonly exposed: readonly (readonly Exposure[])[]
}

/** `count` of each. */
export const handsOf = (card: Card, count: number, seed: number): Hands => {
  const random = stream(seed)
  const groups = card.lines.flatMap(({ variants }) => variants.map((variant) => variant.groups))
  const many = <T>(draw: () => T): readonly T[] => Array.from({ length: count }, draw)
  const won = (): readonly Kind[] => win(random, groups, card.jokerMinGroup)
  const exposures = (): readonly Exposure[] => {
    const some = 1 + Math.floor(random() * 3)
    const half = random() < 0.5
    if (!half)
      return Array.from({ length: some }, () => ({
        kind: Math.floor(random() * KINDS),
        size: 3 + Math.floor(random() * 3),
        jokers: 0,
      }))
    const long = pick(random, groups).filter(({ size, bunch }) => size >= 3 && !bunch)
    return long.length === 0 ? exposures() : long.slice(0, some).map(({ kind, size }) => ({ kind, size, jokers: 0 }))
  }
  return {
    random14: many(() => countsOf(blind(random))),
    win14: many(() => countsOf(won())),
    near14: many(() => countsOf(swapped(random, won(), 1 + Math.floor(random() * 3)))),
    rack13: many(() => countsOf(swapped(random, won(), 2 + Math.floor(random() * 5)).slice(1))),
    exposed: many(exposures),
  }
}
