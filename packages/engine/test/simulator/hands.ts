/** Hands of a card for scripts: one that waits for a tile, two that wait for the same, a group that may be exposed. */
import type { CompiledCard } from '../../src/card/match/compile.ts'
import type { Variant } from '../../src/card/model.ts'
import { copies, kindOf, wordOf } from '../../src/tiles/kinds.ts'
import type { Random } from './deal.ts'
import { oneOf, shuffled } from './deal.ts'

/** Thirteen tiles, and the one that completes them. */
export interface Waiting {
  readonly hand: readonly string[]
  readonly tile: string
}

export interface Hands {
  /** Fourteen tiles that win, those first for which no joker will do. */
  readonly whole: (random: Random) => readonly string[]
  /** A hand that waits for a natural tile. Jokerless and not of Singles and Pairs, or with a joker, or either. */
  readonly waiting: (random: Random, jokers?: 'yes' | 'no', tile?: string) => Waiting | undefined
  /** A tile of which three make a group that some open hand has. */
  readonly exposable: (random: Random) => string
}

const TRIES = 400

const tilesOf = ({ groups }: Variant): readonly string[] =>
  groups.flatMap(({ kind, size }) => Array<string>(size).fill(wordOf(kind)))

const exists = (tiles: readonly string[]): boolean =>
  tiles.every((tile) => tiles.filter((one) => one === tile).length <= copies(kindOf(tile) ?? 0))

export const createHands = ({ card, tables: { variants } }: CompiledCard): Hands => {
  const sound = variants.list.map((_, at) => at)
  const isPairs = (at: number): boolean =>
    card.sections[card.lines[variants.line[at] ?? 0]?.section ?? 0]?.singlesAndPairs === true
  return {
    whole: (random) => {
      const { groups = [] } = oneOf(random, variants.list) ?? {}
      const order = shuffled(random, groups).toSorted((a, b) => Math.min(a.size, 3) - Math.min(b.size, 3))
      return order.flatMap(({ kind, size }) => Array<string>(size).fill(wordOf(kind)))
    },
    waiting: (random, jokers, wanted) => {
      for (let attempt = 0; attempt < TRIES; attempt++) {
        const at = oneOf(random, sound) ?? 0
        const variant = variants.list[at]
        if (variant === undefined || (jokers !== undefined && isPairs(at))) continue
        const all = [...tilesOf(variant)]
        if (!exists(all)) continue
        const tile = wanted ?? oneOf(random, all) ?? ''
        const place = all.indexOf(tile)
        if (place < 0) continue
        all.splice(place, 1)
        if (jokers === 'yes') {
          const group = variant.groups.find(({ kind, size, bunch }) => !bunch && size >= 3 && wordOf(kind) !== tile)
          const joker = group === undefined ? -1 : all.indexOf(wordOf(group.kind))
          if (joker < 0) continue
          all[joker] = 'J'
        }
        return { hand: all, tile }
      }
      return undefined
    },
    exposable: (random) => {
      for (let attempt = 0; attempt < TRIES; attempt++) {
        const at = oneOf(random, sound) ?? 0
        if (card.lines[variants.line[at] ?? 0]?.concealed === true) continue
        const group = variants.list[at]?.groups.find(({ size, bunch }) => size === 3 && !bunch)
        if (group !== undefined) return wordOf(group.kind)
      }
      return '3B'
    },
  }
}
