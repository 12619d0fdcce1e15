/** What must hold after every event of a simulated deal, each as a fault in words or nothing. */
import type { Court, Rules } from '../../src/rulings/court.ts'
import { endsDeal } from '../../src/table/deal-kinds.ts'
import { dueSeat, isLive, liveSeats } from '../../src/table/table.ts'
import { SEATS } from '../../src/table/seats.ts'
import { SET } from './deal.ts'
import { differsPlainly } from '../support/plain-ruling.ts'
import type { Step } from './simulate.ts'

/** Each kind of tile has a place; the last is for what is no tile, of which there are none. */
const KIND_NAMES = [...new Set(SET)]
const PLACES = new Map(KIND_NAMES.map((tile, place) => [tile, place]))
const UNKNOWN = KIND_NAMES.length
const WHOLE_SET = [...KIND_NAMES.map((tile) => SET.filter((one) => one === tile).length), 0]

/** Counts of the set under way, one array for all of them: this is asked after nearly every event. */
const found = WHOLE_SET.map(() => 0)

const count = (tile: string): void => {
  const place = PLACES.get(tile) ?? UNKNOWN
  found[place] = (found[place] ?? 0) + 1
}

/** All 152 tiles are somewhere, and no other. */
export const tilesFault = ({ after, before }: Step): string | undefined => {
  const { tiles, seats, passing } = after
  if (tiles === before.tiles || tiles === undefined) return undefined
  found.fill(0)
  const { wall } = tiles
  for (let at = wall.from; at < wall.to; at++) if (!wall.holes.includes(at)) count(wall.tiles[at] ?? '')
  for (let thrown = tiles.pool; thrown !== undefined; thrown = thrown.before) count(thrown.last.tile)
  for (const seat of SEATS) {
    for (const tile of tiles.hands[seat]) count(tile)
    for (const group of seats[seat].exposures) for (const tile of group.tiles ?? []) count(tile)
    for (const tile of passing?.aside[seat] ?? []) count(tile)
  }
  const odd = WHOLE_SET.findIndex((copies, place) => copies !== found[place])
  return odd < 0 ? undefined : `${found[odd]} of the tiles of which there are ${WHOLE_SET[odd]}`
}

/** At most one seat is to act, and it is live. */
export const turnFault = ({ after, before, event }: Step): string | undefined => {
  const due = dueSeat(after)
  if (due !== undefined && !isLive(after, due)) return `${due} is to act and is dead`
  if (after.deal.state !== 'underWay' && after.turn !== undefined) return 'a deal that is over has a turn'
  if (after.deal.state === 'underWay' && liveSeats(after).length < 2) return 'a deal goes on with one hand'
  const acts = event.type === 'picked' || event.type === 'discarded' || event.type === 'called' || event.type === 'exposed'
  return acts && !isLive(before, event.seat) ? `${event.seat} acts and is dead` : undefined
}

/** A ruling lists a hand that was out as dead, and one that had won as won unless it takes the win away. */
export const handsFault = ({ before, after, rulings }: Step): string | undefined => {
  const { winner } = before.deal
  for (const { situation, seats } of rulings) {
    const out = before.deaths.find((seat) => seats[seat].status !== 'dead')
    if (out !== undefined) return `${situation} lists ${out}, which was out, as ${seats[out].status}`
    if (winner !== undefined && after.deal.winner === winner && seats[winner].status === 'live')
      return `${situation} lists ${winner}, which has won, as live`
  }
  return undefined
}

/** No ruling on what is entered after a deal lets that deal go on. What waits for a second ruling says so. */
export const dealFault = ({ rulings, stories }: Step): string | undefined => {
  for (const [index, { situation, deal, next }] of rulings.entries()) {
    if (stories[index]?.over !== true) continue
    if (deal !== 'asRuled' && !endsDeal(deal)) return `the deal is over, and ${situation} says ${deal}`
    if (next.seat !== undefined) return `the deal is over, and by ${situation} ${next.seat} acts next`
  }
  return undefined
}

/** Every ruling a second time, by the plain evaluator; where a figure is open, all the rest of it. */
export const rulingFaults = (court: Court, rules: Rules, { rulings, stories }: Step): readonly string[] =>
  rulings.flatMap((ruling, index) => {
    const story = stories[index]
    if (story === undefined) return ['a ruling without its story']
    const fault = differsPlainly(court, rules, story, ruling)
    return fault === undefined ? [] : [`${ruling.situation}: ${fault}`]
  })
