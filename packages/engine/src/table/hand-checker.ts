/** What a table asks of a card. Without one, people say whether a hand is right. */
import type { GroupFault } from '../card/match/group-fault.ts'
import type { Exposure as Group, Kind, Rack } from '../tiles/kinds.ts'
import { kindOf, noTiles } from '../tiles/kinds.ts'
import type { Seat } from './seats.ts'
import type { Exposure, Table } from './table.ts'
import { JOKER, UNKNOWN } from './tiles.ts'

/** A hand that matches the card. */
export interface Made {
  /** Printed value of the best line, in the unit of the card. */
  readonly value: number
  /** No joker in it, and the line is not from Singles and Pairs: ordinary payments double (PAY-03, PAY-04). */
  readonly jokerless: boolean
}

export interface HandChecker {
  /** The best that 14 tiles make with their groups as they stand; nothing when they match no line. */
  readonly best: (rack: Rack) => Made | undefined
  /**
   * What is wrong with the groups on a rack, first to last: the last is on no line that may be exposed, it cannot stand
   * with those before it, or together they fit only concealed hands. Nothing when some hand still holds them all.
   */
  readonly faultOf: (groups: readonly Group[]) => GroupFault | undefined
  /** Lowest value printed on the card. */
  readonly lowest: number
}

/** A group of like tiles as the card knows it, jokers for any; nothing when the tiles are no such group. */
export const groupOf = (tiles: readonly string[]): Group | undefined => {
  const naturals = tiles.filter((tile) => tile !== JOKER)
  const [first] = naturals
  const kind: Kind | undefined = first === undefined ? undefined : kindOf(first)
  if (kind === undefined || naturals.some((tile) => tile !== first) || tiles.length < 3 || tiles.length > 6) return undefined
  return { kind, size: tiles.length, jokers: tiles.length - naturals.length }
}

/** Groups of a rack, those that went back left out; nothing when one of them is no group of like tiles, or unknown. */
export const groupsOf = (exposures: readonly Exposure[]): readonly Group[] | undefined => {
  const groups: Group[] = []
  for (const { tiles, standing } of exposures) {
    if (standing === 'returned') continue
    const group = tiles === undefined ? undefined : groupOf(tiles)
    if (group === undefined) return undefined
    groups.push(group)
  }
  return groups
}

/** A seat's tiles for the card, with one tile more or less; nothing while a tile of it is unknown or a group is none. */
export const rackOf = (
  table: Table,
  seat: Seat,
  { more, less }: { readonly more?: string | undefined; readonly less?: string | undefined } = {},
): Rack | undefined => {
  const hand = table.tiles?.hands[seat]
  const exposures = groupsOf(table.seats[seat].exposures)
  if (hand === undefined || exposures === undefined || more === UNKNOWN) return undefined
  const concealed = noTiles()
  for (const tile of more === undefined ? hand : [...hand, more]) {
    const kind = kindOf(tile)
    if (kind === undefined) return undefined
    concealed[kind] = (concealed[kind] ?? 0) + 1
  }
  const taken = less === undefined ? undefined : kindOf(less)
  if (taken !== undefined) concealed[taken] = (concealed[taken] ?? 0) - 1
  return { concealed, unknown: 0, exposures }
}

/** Whether a hand is known tile by tile. */
export const isKnown = (table: Table, seat: Seat): boolean =>
  table.tiles !== undefined &&
  !table.tiles.hands[seat].includes(UNKNOWN) &&
  table.seats[seat].exposures.every((exposure) => exposure.tiles?.includes(UNKNOWN) === false)
