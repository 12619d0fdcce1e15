/** What a ruling does to exposures, jokers and the discard. */
import type { TableEvent } from './events.ts'
import type { Incident } from './incident.ts'
import { claimant } from './incident-claims.ts'
import { offending } from './incident-dead.ts'
import type { Judged } from './judged.ts'
import { has } from './judged.ts'
import { windowShut } from './moves.ts'
import type { Seat } from './seats.ts'
import type { Discard, Exposure, FailedClaim, Table } from './table.ts'
import { isLive, standing, withSeat } from './table.ts'
import { JOKER } from './tiles.ts'

const returned = (exposures: readonly Exposure[], gone: (exposure: Exposure) => boolean): readonly Exposure[] =>
  exposures.map((exposure) => (gone(exposure) ? { ...exposure, standing: 'returned' } : exposure))

const namedExposure = (event: TableEvent): string | undefined =>
  event.type === 'calledDead' || event.type === 'faultyExposure' || event.type === 'exchangedJoker' ? event.exposure : undefined

/** The one group that was shown with a declaration, as far as it was told. */
const shownGroup = (event: TableEvent): Pick<Exposure, 'jokers' | 'tiles'> => {
  if (event.type !== 'declared') return { jokers: 0 }
  const { tiles, jokers = tiles?.filter((tile) => tile === JOKER).length ?? 0 } = event
  return tiles === undefined ? { jokers } : { jokers, tiles }
}

/** Exposures and jokers as the ruling leaves them. */
export const withPieces = (before: Table, table: Table, event: TableEvent, judged: Judged): Table => {
  let next = table
  for (const { slot, kind, seats } of judged.effects)
    for (const seat of seats) {
      const { exposures } = next.seats[seat]
      if ((slot === 'exposures' && kind === 'allReturn') || (slot === 'rivalTiles' && kind === 'allBack'))
        next = withSeat(next, seat, { exposures: returned(exposures, () => true) })
      if (slot === 'tiles' && kind === 'groupBack') {
        const group = offending(before, seat, namedExposure(event))
        next = withSeat(next, seat, { exposures: returned(exposures, (exposure) => exposure.id === group?.id) })
      }
      if (slot === 'tiles' && kind === 'lastGroupBack') {
        const last = standing(before, seat).at(-1)
        next = withSeat(next, seat, { exposures: returned(exposures, (exposure) => exposure.id === last?.id) })
      }
      // A group shown with a declaration or on a misnamed tile now stands; one still to be shown comes with its own event.
      if (slot === 'tiles' && (kind === 'stay' || kind === 'stayExtrasBack') && has(judged, 'duty', 'keepGroup')) {
        const group: Exposure = {
          id: `${seat}${exposures.length + 1}`,
          ...shownGroup(event),
          turn: next.turns + 1,
          standing: 'up',
        }
        next = { ...withSeat(next, seat, { exposures: [...exposures, group] }), turns: next.turns + 1 }
      }
      const hidden = (slot === 'jokers' && kind === 'outOfReach') || (slot === 'rivalTiles' && kind === 'allBack')
      if (hidden && event.type !== 'exchangedJoker') next = withSeat(next, seat, { inReach: false })
    }
  return next
}

const PLACES: { readonly [kind: string]: 'win' | 'coDeclarer' | 'nobody' | 'group' | 'winner' } = {
  keptForWin: 'win',
  keptForCoDeclarer: 'coDeclarer',
  keptForNobody: 'nobody',
  inGroup: 'group',
  toRival: 'group',
  toWinner: 'winner',
}

/** The declaration that a tile is kept for, where it stays with the hand that declared. */
const failedClaim = (incident: Incident, seat: Seat): { readonly failed?: FailedClaim } => {
  const { actor: [actor] = [], touched = [] } = incident.who
  return incident.incident === 'declaration' && seat === actor
    ? { failed: { declarer: seat, facts: incident.told, touched } }
    : {}
}

/** Whether a ruling that opens a discard to calls is about this one, and not about a tile of another seat. */
export const concerns = (judged: Judged, discard: Pick<Discard, 'by'>): boolean => {
  const [seat] = judged.effects.find((effect) => effect.slot === 'next' && effect.kind === 'openToCalls')?.seats ?? []
  return seat === undefined || seat === discard.by
}

/** The discard stands in a group that this seat has put up in its turn: a word taken back leaves it there. */
const isInOwnGroup = ({ discard, turn }: Table, seat: Seat | undefined): boolean =>
  discard?.lies.at === 'rack' &&
  discard.lies.for === 'group' &&
  discard.lies.seat === seat &&
  turn?.seat === seat &&
  turn?.stage === 'toDiscard'

/** The discard stands in a group of another seat than this one: a ruling on somebody else does not open it again. */
export const isInGroupOf = ({ discard, turn }: Table, actor: Seat | undefined): boolean =>
  discard?.lies.at === 'rack' &&
  discard.lies.for === 'group' &&
  discard.lies.seat !== actor &&
  !(turn?.seat === discard.lies.seat && turn.stage === 'toExpose')

/** The claim of a hand that has gone out is none: the tile lies there for the others. */
const withoutDeadClaim = (table: Table): Table => {
  const { discard } = table
  if (discard?.claimedBy === undefined || isLive(table, discard.claimedBy)) return table
  const { claimedBy: _, committed: __, ...unclaimed } = discard
  return { ...table, discard: unclaimed }
}

/** The discard where the ruling puts it. */
export const withDiscardPlace = (found: Table, incident: Incident, judged: Judged): Table => {
  const table = withoutDeadClaim(found)
  const effect = judged.effects.find((one) => one.slot === 'discard')
  if (table.discard === undefined || effect === undefined) return table
  const { claimedBy: _, committed: __, failed: ___, ...discard } = table.discard
  // The declaration was in time, and the hand is checked next: the tile can be had again.
  if (effect.kind === 'toDeclarer') return { ...table, discard: { ...discard, lies: { at: 'table' } } }
  if (effect.kind === 'winOnly') return table
  if (effect.kind === 'none') return table
  const [actor] = incident.who['actor'] ?? []
  if (isInGroupOf(table, actor) && (effect.kind === 'open' || claimant(table) === undefined)) return table
  const place = PLACES[effect.kind]
  const [seat] = effect.seats
  // A hand that goes out after its own discard holds the tile it claimed before; the new discard stays open.
  if (place !== undefined && seat === discard.by) return table
  // A tile that nobody can have any more stays where it is: in the pool, or with a hand that is out.
  if (place !== undefined && discard.lies.at === 'gone' && discard.lies.late !== true) return table
  if (place !== undefined && seat !== undefined)
    return {
      ...table,
      discard: { ...discard, lies: { at: 'rack', seat, for: place }, ...(place === 'win' ? failedClaim(incident, seat) : {}) },
    }
  if (effect.kind === 'open') {
    const kept = incident.incident === 'declaration' && isInOwnGroup(table, actor)
    if (kept || !concerns(judged, discard)) return table
    // A tile that is open again after a wrong name has got its right name.
    const open: Discard = { ...discard, lies: { at: 'table' }, ...(incident.incident === 'misnaming' ? { misnamed: false } : {}) }
    return { ...table, discard: open }
  }
  return windowShut({ ...table, discard })
}

/**
 * A group that went up with a tile which another seat gets after all is taken down, without penalty (CLAIM-03, CLAIM-27);
 * so is one that went up with a tile nobody may call.
 */
export const withGroupDown = (before: Table, table: Table, judged: Judged): Table => {
  const holder = claimant(before)
  const { lies } = table.discard ?? {}
  const lost = holder !== undefined && lies?.at === 'rack' && lies.seat !== holder ? holder : undefined
  const undone = judged.effects.find((effect) => effect.slot === 'duty' && effect.kind === 'takeDown')?.seats[0]
  const seat = lost ?? undone
  const group = seat === undefined ? undefined : table.seats[seat].exposures.at(-1)
  if (seat === undefined || group === undefined || group.turn === 0 || group.turn !== before.turns) return table
  return withSeat(table, seat, { exposures: table.seats[seat].exposures.filter((exposure) => exposure !== group) })
}
