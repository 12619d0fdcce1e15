/**
 * Tiles follow what people did and what was ruled, at a table that knows where they are. First the act itself: a tile
 * taken or thrown. Then what the table looks like after it: a group that is new, a discard that lies elsewhere now, a pick
 * that has to go back. So no ruling can lose a tile, whatever it says.
 */
import type { Problem } from '../base/problem.ts'
import type { Result } from '../base/result.ts'
import { failed, ok } from '../base/result.ts'
import type { TableEvent } from './events.ts'
import type { Drawn, Hands, TilePlaces } from './places.ts'
import { withoutThrown, withoutTile, withoutTiles, withThrown } from './places.ts'
import type { Seat } from './seats.ts'
import { SEATS } from './seats.ts'
import type { Exposure, Table } from './table.ts'
import { JOKER, UNKNOWN } from './tiles.ts'
import { putBack, takeFromWall } from './wall.ts'

/** Effects of the ruling on the event, as far as one was needed. */
export type Effects = readonly { readonly slot: string; readonly kind: string; readonly seats: readonly Seat[] }[]

const problem = (code: string, at: string, message: string, hint: string): Problem => ({
  code: `table/${code}`,
  at,
  message,
  hint,
})

export const notHeld = (seat: Seat, tile: string, at: string): Problem =>
  problem('no-tile', at, `Seat ${seat} holds no ${tile}.`, 'Name a tile of that hand, or mend the log before it.')

/** Hands of one shape: written out, since this is done with almost every event. */
const handsWith = (hands: Hands, seat: Seat, hand: readonly string[]): Hands => ({
  a: seat === 'a' ? hand : hands.a,
  b: seat === 'b' ? hand : hands.b,
  c: seat === 'c' ? hand : hands.c,
  d: seat === 'd' ? hand : hands.d,
})

const withHand = (tiles: TilePlaces, seat: Seat, hand: readonly string[]): TilePlaces => ({
  ...tiles,
  hands: handsWith(tiles.hands, seat, hand),
})

const give = (tiles: TilePlaces, seat: Seat, tile: string): TilePlaces => withHand(tiles, seat, [...tiles.hands[seat], tile])

const withPool = (tiles: TilePlaces, pool: TilePlaces['pool']): TilePlaces => {
  const { pool: _, ...rest } = tiles
  return pool === undefined ? rest : { ...rest, pool }
}

const withDrawn = (tiles: TilePlaces, drawn: Drawn | undefined): TilePlaces => {
  if (drawn === tiles.drawn) return tiles
  const { drawn: _, ...rest } = tiles
  return drawn === undefined ? rest : { ...rest, drawn }
}

/** A tile taken from the wall. */
const taken = (tiles: TilePlaces, event: Extract<TableEvent, { type: 'picked' }>): Result<TilePlaces> => {
  const { seat, tile: told } = event
  const found = takeFromWall(tiles.wall, event.from ?? 'front')
  if (found === undefined)
    return failed(problem('wall-empty', 'type', 'No tile is left in the wall.', 'Enter wallGame, or the win.'))
  if (told !== undefined && found.tile !== UNKNOWN && told !== found.tile)
    return failed(
      problem(
        'contradiction',
        'tile',
        `At this table the wall gives ${found.tile} here, not ${told}.`,
        'Leave the tile out; the table holds it.',
      ),
    )
  const tile = found.tile === UNKNOWN ? (told ?? UNKNOWN) : found.tile
  const hands = handsWith(tiles.hands, seat, [...tiles.hands[seat], tile])
  return ok({ ...tiles, wall: found.wall, hands, drawn: { seat, tile, at: found.at } })
}

/** A tile thrown on the table. */
const thrown = (tiles: TilePlaces, seat: Seat, told: string | undefined): Result<TilePlaces> => {
  const tile = told ?? UNKNOWN
  const hand = withoutTile(tiles.hands[seat], tile)
  if (hand === undefined)
    return told === undefined
      ? failed(
          problem(
            'which-tiles',
            'tile',
            `The tiles of seat ${seat} are known, so the table has to know which one it threw.`,
            'Say tile.',
          ),
        )
      : failed(notHeld(seat, tile, 'tile'))
  return ok({ wall: tiles.wall, hands: handsWith(tiles.hands, seat, hand), pool: withThrown(tiles.pool, seat, tile) })
}

const act = (tiles: TilePlaces, event: TableEvent): Result<TilePlaces> => {
  if (event.type === 'picked') return taken(tiles, event)
  return event.type === 'discarded' ? thrown(tiles, event.seat, event.tile) : ok(tiles)
}

/** The place of a discard as far as tiles go: on the table, or with a seat. */
const holder = (table: Table): Seat | undefined => (table.discard?.lies.at === 'rack' ? table.discard.lies.seat : undefined)

/** Takes the last discard of a seat from the table, where it is about to lie on a rack; nothing where none lies there. */
const lifted = (tiles: TilePlaces, by: Seat): { readonly tiles: TilePlaces; readonly tile: string } | undefined => {
  const { pool, tile } = withoutThrown(tiles.pool, by)
  return tile === undefined ? undefined : { tiles: withPool(tiles, pool), tile }
}

/** The discard, where it now lies elsewhere than before: it passes through the hand of the seat that has it. */
const discardMoved = (before: Table, after: Table, tiles: TilePlaces, event: TableEvent): TilePlaces => {
  const { discard } = after
  if (discard === undefined || discard.lies === before.discard?.lies || discard.lies.at === 'gone') return tiles
  // A tile that was just thrown lies on the table by that, wherever the discard before it lies.
  if (event.type === 'discarded' && event.seat === discard.by && discard.lies.at === 'table') return tiles
  const was = before.discard?.by === discard.by ? holder(before) : undefined
  const is = holder(after)
  if (was === is) return tiles
  const known = discard.tile ?? UNKNOWN
  if (was === undefined) {
    if (is === undefined) return tiles
    const from = lifted(tiles, discard.by)
    return from === undefined ? tiles : give(from.tiles, is, from.tile)
  }
  const hand = withoutTile(tiles.hands[was], known)
  // A tile that stands in a group stays there, whatever is said of the discard.
  if (hand === undefined) return tiles
  const left = withHand(tiles, was, hand)
  return is === undefined ? withPool(left, withThrown(left.pool, discard.by, known)) : give(left, is, known)
}

/** Groups that were taken off a rack again, as when another seat got the tile: their tiles are in the hand. */
const groupsTakenDown = (before: Table, after: Table, tiles: TilePlaces): TilePlaces => {
  if (before.seats === after.seats) return tiles
  let next = tiles
  for (const seat of SEATS) {
    const now = after.seats[seat].exposures
    const gone = before.seats[seat].exposures.filter((one) => !now.some((other) => other.id === one.id))
    if (gone.length > 0) next = withHand(next, seat, [...next.hands[seat], ...gone.flatMap((one) => one.tiles ?? [])])
  }
  return next
}

/** Groups that went up or were changed, with the tiles that make them. */
const groupsPutUp = (before: Table, after: Table, tiles: TilePlaces): Result<TilePlaces> => {
  if (before.seats === after.seats) return ok(tiles)
  let next = tiles
  for (const seat of SEATS) {
    const old = before.seats[seat].exposures
    const now = after.seats[seat].exposures
    if (old === now) continue
    let hand = next.hands[seat]
    for (const group of now) {
      const was = old.find((one) => one.id === group.id)
      if (was !== undefined && was.tiles === group.tiles) continue
      if (group.tiles === undefined)
        return failed(
          problem(
            'which-tiles',
            'tiles',
            `This table knows where its tiles are, so it has to know which ones seat ${seat} put up.`,
            'Say tiles.',
          ),
        )
      const left = withoutTiles([...hand, ...(was?.tiles ?? [])], group.tiles)
      if ('missing' in left) return failed(notHeld(seat, left.missing, 'tiles'))
      hand = left.hand
    }
    next = withHand(next, seat, hand)
  }
  return ok(next)
}

/** The one group in which a joker gave way to a tile, or came back for it. */
const swapped = (before: Table, after: Table): { readonly was: Exposure; readonly is: Exposure } | undefined => {
  for (const seat of SEATS)
    for (const is of after.seats[seat].exposures) {
      const was = before.seats[seat].exposures.find((one) => one.id === is.id)
      if (was !== undefined && was.tiles !== is.tiles) return { was, is }
    }
  return undefined
}

/** A joker exchange moves two tiles, between a hand and a group of whatever rack. */
const jokerMoved = (before: Table, after: Table, tiles: TilePlaces, seat: Seat): Result<TilePlaces> => {
  const pair = swapped(before, after)
  if (pair === undefined) return ok(tiles)
  const { was, is } = pair
  const count = (list: readonly string[], tile: string): number => list.filter((one) => one === tile).length
  const came = (is.tiles ?? []).find((tile) => count(is.tiles ?? [], tile) > count(was.tiles ?? [], tile)) ?? JOKER
  const went = (was.tiles ?? []).find((tile) => count(was.tiles ?? [], tile) > count(is.tiles ?? [], tile)) ?? JOKER
  const hand = withoutTile(tiles.hands[seat], came)
  return hand === undefined ? failed(notHeld(seat, came, 'tile')) : ok(withHand(tiles, seat, [...hand, went]))
}

/** Kinds of duties by which a tile that was picked goes back to its place. */
const BACK: readonly string[] = ['tileToPlace', 'pickRight']

/** Events by which another seat may get the discard before the next one has racked. */
const CLAIMS: readonly TableEvent['type'][] = ['called', 'exposed', 'declared', 'won']

/** Whether the last pick has to go back: it was ruled so, or another seat got the discard while the pick was not racked. */
const goesBack = (before: Table, after: Table, drawn: Drawn, event: TableEvent, effects: Effects): boolean => {
  const duty = (kinds: readonly string[], mine: boolean): boolean =>
    effects.some(({ slot, kind, seats }) => slot === 'duty' && kinds.includes(kind) && seats.includes(drawn.seat) === mine)
  // A seat that forgot to throw does so now, and the pick of the next one goes back (COUNT-07).
  if (duty(BACK, true) || duty(['discardNow'], false)) return true
  if (!CLAIMS.includes(event.type)) return false
  const { turn } = before
  const open = before.discard?.lies.at === 'table'
  if (!open || turn?.stage !== 'picked' || turn.seat !== drawn.seat) return false
  return after.deal.state === 'over'
    ? after.deal.winner !== drawn.seat && after.deal.alsoWon !== drawn.seat && holder(after) !== undefined
    : after.turn?.seat !== drawn.seat
}

/** Events that move their tiles themselves. */
const MOVED_ALREADY: readonly TableEvent['type'][] = ['passed', 'stopped', 'wallSet']

/** The table after an event with its tiles where they are now, or why the event cannot have happened. */
export const withTilesMoved = (before: Table, after: Table, event: TableEvent, effects: Effects = []): Result<Table> => {
  const { tiles } = after
  if (tiles === undefined || before.tiles === undefined || MOVED_ALREADY.includes(event.type)) return ok(after)
  const acted = act(tiles, event)
  if (!acted.ok) return acted
  // Thrown before East's first discard, it never was a discard.
  if (effects.some(({ slot, kind }) => slot === 'duty' && kind === 'tileBack')) return ok({ ...after, tiles: before.tiles })
  if (event.type === 'picked' && effects.length === 0) return ok({ ...after, tiles: acted.value })
  let now = acted.value
  const drawn = now.drawn
  if (drawn !== undefined && goesBack(before, after, drawn, event, effects)) {
    const hand = withoutTile(now.hands[drawn.seat], drawn.tile)
    if (hand !== undefined) now = withDrawn({ ...withHand(now, drawn.seat, hand), wall: putBack(now.wall, drawn.at) }, undefined)
  }
  const due = effects.find(({ slot, kind }) => slot === 'duty' && kind === 'takeNextTile')?.seats[0]
  if (due !== undefined) {
    const next = taken(now, { type: 'picked', seat: due })
    if (!next.ok) return next
    now = withDrawn(next.value, undefined)
  }
  const undone = effects.find(({ slot, kind }) => slot === 'duty' && kind === 'backToHand')?.seats[0]
  // A tile that was not down yet had not left the hand.
  const lies = before.discard?.by === undone ? before.discard?.lies.at : undefined
  const back = undone === undefined || lies !== 'table' ? undefined : lifted(now, undone)
  if (undone !== undefined && back !== undefined) return ok({ ...after, tiles: give(back.tiles, undone, back.tile) })
  now = discardMoved(before, after, groupsTakenDown(before, after, now), event)
  const moved = event.type === 'exchangedJoker' ? jokerMoved(before, after, now, event.seat) : groupsPutUp(before, after, now)
  return moved.ok ? ok({ ...after, tiles: moved.value }) : moved
}
