/** A seat that plays in order: picks one of the moves that are lawful now, and says all of it. */
import type { TableEvent } from '../../src/table/events.ts'
import type { Move } from '../../src/table/lawful.ts'
import type { Table } from '../../src/table/table.ts'
import { TILES } from '../../src/table/tiles.ts'
import type { Random } from './deal.ts'
import { oneOf, shuffled } from './deal.ts'

/** How much a seat likes a move: it seldom withdraws, and always takes a win. */
const WEIGHTS: { readonly [does in Move['does']]: number } = {
  pass: 3,
  stop: 0.2,
  pick: 4,
  rack: 4,
  discard: 4,
  call: 3,
  withdraw: 0.3,
  expose: 6,
  declare: 60,
  exchange: 3,
  endDeal: 1,
}

export const weighed = (random: Random, moves: readonly Move[]): Move | undefined => {
  const total = moves.reduce((sum, move) => sum + WEIGHTS[move.does], 0)
  let left = random() * total
  for (const move of moves) {
    left -= WEIGHTS[move.does]
    if (left <= 0) return move
  }
  return moves.at(-1)
}

/** A tile to throw: one the hand has least of, so that hands get somewhere; seldom a joker. */
const thrown = (random: Random, table: Table, move: Extract<Move, { does: 'discard' }>): string => {
  const counts = new Map<string, number>()
  for (const tile of table.tiles?.hands[move.seat] ?? []) counts.set(tile, (counts.get(tile) ?? 0) + 1)
  if (counts.has('J')) counts.set('J', 9)
  const count = (tile: string): number => counts.get(tile) ?? 0
  return shuffled(random, move.tiles).toSorted((a, b) => count(a) - count(b))[0] ?? 'F'
}

/** The event of a move, its choices made; `slips` is the share of discards that get a wrong name. */
export const eventOf = (random: Random, table: Table, move: Move, slips = 0): TableEvent => {
  const { seat } = move.does === 'endDeal' ? { seat: 'a' as const } : move
  switch (move.does) {
    case 'pass': {
      if (table.tiles === undefined) return { type: 'passed', seat }
      const blind = move.blind > 0 && random() < 0.2 ? 1 + Math.floor(random() * move.blind) : 0
      const count = Math.floor(move.least + random() * (move.most - move.least + 1)) - blind
      const tiles = shuffled(random, move.from).slice(0, Math.max(0, count))
      return { type: 'passed', seat, tiles, ...(blind > 0 ? { blind } : {}) }
    }
    case 'stop':
      return { type: 'stopped', seat }
    case 'pick':
      return { type: 'picked', seat, ...(random() < 0.6 ? { racked: true } : {}) }
    case 'rack':
      return { type: 'racked', seat }
    case 'discard': {
      if (table.tiles === undefined) return { type: 'discarded', seat }
      const tile = thrown(random, table, move)
      // Now and then a tile gets a wrong name.
      const named = random() < slips ? oneOf(random, TILES) : random() < 0.5 ? tile : undefined
      return { type: 'discarded', seat, tile, ...(named === undefined ? {} : { named }) }
    }
    case 'call':
      return { type: 'called', seat, ...(random() < 0.4 ? { did: 'rack' as const } : {}) }
    case 'withdraw':
      return { type: 'withdrew', seat }
    case 'expose':
      return { type: 'exposed', seat, tiles: oneOf(random, move.groups) ?? [] }
    case 'declare':
      // Some logs say at once that a hand was right.
      return { type: table.begun && random() < 0.2 ? 'won' : 'declared', seat, on: move.on }
    case 'exchange':
      return { type: 'exchangedJoker', seat, from: move.from, exposure: move.exposure, tile: move.tile }
    case 'endDeal':
      return { type: 'wallGame' }
  }
}
