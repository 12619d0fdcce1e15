/**
 * What seats may lawfully do now, at a table that knows its tiles. A list of what is in order, not a gate: people do other
 * things too, and those are entered for what they are and ruled on. Whether a hand is right, and which groups may go up,
 * only a card can say; without one, groups go by their tiles alone and no declaration is listed.
 */
import type { PassName } from './events-opening.ts'
import type { HandChecker } from './hand-checker.ts'
import { groupOf, groupsOf, isKnown, rackOf } from './hand-checker.ts'
import { claimant } from './incident-claims.ts'
import { passingOf } from './incident-opening.ts'
import { BLIND_PASSES, PASS_SIZE } from './passing.ts'
import type { Seat } from './seats.ts'
import { SEATS } from './seats.ts'
import type { Table } from './table.ts'
import { dueSeat, liveSeats, standing } from './table.ts'
import { JOKER, UNKNOWN } from './tiles.ts'
import { tilesLeft } from './wall.ts'

/** Something a seat may do. Where there is a choice of tiles, the choices are listed. */
export type Move =
  | {
      readonly does: 'pass'
      readonly seat: Seat
      readonly pass: PassName
      /** Tiles that may be passed: all but jokers. */
      readonly from: readonly string[]
      readonly least: number
      readonly most: number
      /** How many of the incoming tiles may be forwarded unseen instead. */
      readonly blind: number
    }
  | { readonly does: 'stop'; readonly seat: Seat }
  | { readonly does: 'pick'; readonly seat: Seat }
  | { readonly does: 'rack'; readonly seat: Seat }
  | { readonly does: 'discard'; readonly seat: Seat; readonly tiles: readonly string[] }
  | { readonly does: 'call'; readonly seat: Seat }
  | { readonly does: 'withdraw'; readonly seat: Seat }
  | { readonly does: 'expose'; readonly seat: Seat; readonly groups: readonly (readonly string[])[] }
  | { readonly does: 'declare'; readonly seat: Seat; readonly on: 'own' | 'discard' }
  | {
      readonly does: 'exchange'
      readonly seat: Seat
      /** The rack that the joker stands on, and the group. */
      readonly from: Seat
      readonly exposure: string
      readonly tile: string
    }
  | { readonly does: 'endDeal' }

const handOf = (table: Table, seat: Seat): readonly string[] => table.tiles?.hands[seat] ?? []

const distinct = (tiles: readonly string[]): readonly string[] => [...new Set(tiles)]

/** Groups that a seat could show with a tile that is called, one for each number of jokers, as the card allows. */
const groupsWith = (
  table: Table,
  seat: Seat,
  tile: string,
  checker: HandChecker | undefined,
  held: readonly string[] = handOf(table, seat),
): readonly (readonly string[])[] => {
  if (tile === JOKER || tile === UNKNOWN) return []
  const naturals = held.filter((one) => one === tile).length
  const jokers = held.filter((one) => one === JOKER).length
  const before = groupsOf(table.seats[seat].exposures)
  if (before === undefined) return []
  const groups: (readonly string[])[] = []
  for (let own = 0; own <= naturals; own++)
    for (let filled = 0; filled <= jokers; filled++) {
      const tiles = [tile, ...held.filter((one) => one === tile).slice(0, own), ...Array<string>(filled).fill(JOKER)]
      const group = groupOf(tiles)
      if (group !== undefined && checker?.faultOf([...before, group]) === undefined) groups.push(tiles)
    }
  return groups
}

const isRight = (table: Table, checker: HandChecker | undefined, seat: Seat, more?: string): boolean => {
  if (checker === undefined || !isKnown(table, seat)) return false
  const { drawn } = table.tiles ?? {}
  const less = more !== undefined && table.turn?.stage === 'picked' && drawn?.seat === seat ? drawn.tile : undefined
  const rack = rackOf(table, seat, { more, less })
  return rack !== undefined && checker.best(rack) !== undefined
}

/** Before East's first discard: the pass under way, a stop, and East's hand as dealt. */
const opening = (table: Table): readonly Move[] => {
  const passing = passingOf(table)
  const { pass, ready } = passing
  const moves: Move[] = SEATS.filter((seat) => !ready.includes(seat)).map((seat) => ({
    does: 'pass',
    seat,
    pass,
    from: handOf(table, seat).filter((tile) => tile !== JOKER),
    least: pass === 'courtesy' ? 0 : PASS_SIZE,
    most: PASS_SIZE,
    // With nothing of its own from any seat, no tile would come in: here each passes one at least.
    blind: BLIND_PASSES.includes(pass) ? PASS_SIZE - 1 : 0,
  }))
  // Once the first Charleston is done any one seat may stop, before the next packet is on its way (CHAR-07).
  if (pass === 'secondLeft' && ready.length === 0) moves.push(...SEATS.map((seat): Move => ({ does: 'stop', seat })))
  return moves
}

/** Jokers on standing groups that a seat can take for a tile it holds (JOKER-04). */
const exchanges = (table: Table, seat: Seat): readonly Move[] =>
  SEATS.flatMap((from) =>
    !table.seats[from].inReach
      ? []
      : standing(table, from).flatMap(({ id, tiles, jokers }): readonly Move[] => {
          const tile = tiles?.find((one) => one !== JOKER)
          const asks =
            jokers > 0 && tile !== undefined && handOf(table, seat).includes(tile) && groupOf(tiles ?? []) !== undefined
          return asks ? [{ does: 'exchange', seat, from, exposure: id, tile }] : []
        }),
  )

/** Claims to a discard that lies open, by any live seat but the one that threw it. */
const claims = (table: Table, checker: HandChecker | undefined): readonly Move[] => {
  const { discard, turn } = table
  const tile = discard?.tile
  if (discard === undefined || tile === undefined || discard.misnamed || discard.outOfTurn === true || tile === JOKER) return []
  const holder = claimant(table)
  if (discard.lies.at !== 'table' && holder === undefined) return []
  // A seat that has touched the wall has chosen its pick (PICK-04).
  const picker = turn?.stage === 'picked' ? turn.seat : undefined
  return liveSeats(table)
    .filter((seat) => seat !== discard.by && seat !== picker && seat !== holder)
    .flatMap((seat): readonly Move[] => [
      // A tile that somebody has put up can only be had for mah jongg.
      ...(discard.lies.at === 'table' && discard.committed !== true && groupsWith(table, seat, tile, checker).length > 0
        ? [{ does: 'call', seat } as const]
        : []),
      ...(isRight(table, checker, seat, tile) ? [{ does: 'declare', seat, on: 'discard' } as const] : []),
    ])
}

/** The seat whose turn it is. */
const turnMoves = (table: Table, checker: HandChecker | undefined): readonly Move[] => {
  const { turn, discard } = table
  const due = dueSeat(table)
  if (turn === undefined || due === undefined) return []
  if (turn.stage === 'toPick' || turn.stage === 'discarded') {
    if (table.tiles === undefined || tilesLeft(table.tiles.wall) > 0) return [{ does: 'pick', seat: due }]
    return [{ does: 'endDeal' }]
  }
  const own: Move[] = []
  if (turn.stage === 'toExpose') {
    const tile = discard?.tile ?? UNKNOWN
    // The called tile may have come over already, when two seats wanted it.
    const hand = handOf(table, due)
    const held = discard?.lies.at === 'rack' ? hand.toSpliced(hand.lastIndexOf(tile), 1) : hand
    own.push({ does: 'expose', seat: due, groups: groupsWith(table, due, tile, checker, held) })
    if (discard?.committed !== true && discard?.lies.at === 'table') own.push({ does: 'withdraw', seat: due })
    return own
  }
  if (turn.stage === 'picked' && discard?.lies.at === 'table') own.push({ does: 'rack', seat: due })
  // A seat that has put up every tile it holds has none left to throw; it has won, or its hand is wrong.
  const tiles = distinct(handOf(table, due))
  if (tiles.length > 0 || table.tiles === undefined) own.push({ does: 'discard', seat: due, tiles })
  own.push(...exchanges(table, due))
  // A hand that the claimed tile completed is won on the discard (EXPO-21), unless an exchange came after it (JOKER-14).
  const claimed = turn.stage === 'toDiscard' && turn.exchanged !== true && table.begun
  const onJoker = claimed && discard?.tile === JOKER
  if (!onJoker && isRight(table, checker, due)) own.push({ does: 'declare', seat: due, on: claimed ? 'discard' : 'own' })
  return own
}

/** Everything that seats may lawfully do now; nothing while a question is open or once the deal is over. */
export const lawfulMoves = (table: Table, checker?: HandChecker): readonly Move[] => {
  if (table.deal.state !== 'underWay' || table.pending !== undefined) return []
  const passes = !table.begun && table.east !== undefined && table.deaths.length === 0
  const before = passes && (table.passing !== undefined || table.discard === undefined) ? opening(table) : []
  const courtesy = table.passing?.pass === 'courtesy'
  const east = table.east !== undefined && isRight(table, checker, table.east) ? table.east : undefined
  if (before.length > 0 && !courtesy) {
    const fresh = table.passing === undefined
    return fresh && east !== undefined ? [...before, { does: 'declare', seat: east, on: 'own' }] : before
  }
  return [...before, ...turnMoves(table, checker), ...claims(table, checker)]
}
