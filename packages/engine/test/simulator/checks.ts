/** What must hold after every event of a simulated deal, each as a fault in words or nothing. */
import type { Court, Rules } from '../../src/rulings/court.ts'
import { dueSeat, isLive, liveSeats } from '../../src/table/table.ts'
import { allTiles } from '../../src/table/tile-count.ts'
import { SET } from './deal.ts'
import { differsPlainly } from '../support/plain-ruling.ts'
import type { Step } from './simulate.ts'

const WHOLE_SET = SET.toSorted().join(' ')

/** All 152 tiles are somewhere, and no other. */
export const tilesFault = ({ after, before }: Step): string | undefined => {
  if (after.tiles === before.tiles) return undefined
  const tiles = allTiles(after)
  return tiles === undefined || tiles.toSorted().join(' ') === WHOLE_SET ? undefined : `${tiles.length} tiles`
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

/** Every ruling a second time, by the plain evaluator; where a figure is open, all the rest of it. */
export const rulingFaults = (court: Court, rules: Rules, { rulings, stories }: Step): readonly string[] =>
  rulings.flatMap((ruling, index) => {
    const story = stories[index]
    if (story === undefined) return ['a ruling without its story']
    const fault = differsPlainly(court, rules, story, ruling)
    return fault === undefined ? [] : [`${ruling.situation}: ${fault}`]
  })
