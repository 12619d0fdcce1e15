/** Before the first discard: the Charleston, an East that is complete, and what was wrong with seats, deal, set or walls. */
import type { Result } from '../base/result.ts'
import type { Declared } from './events-play.ts'
import type { EventOf, Heard } from './incident.ts'
import { checked, incident, mustLive, NOTHING, refuse, winValue, yesNo } from './incident.ts'
import { BLIND_PASSES, incoming, isComplete, PASS_SIZE, PASSES, startOfPassing } from './passing.ts'
import type { Passing } from './passing.ts'
import { withoutTiles } from './places.ts'
import type { Seat } from './seats.ts'
import type { Table } from './table.ts'
import { hasBegun } from './table.ts'
import { notHeld } from './tile-flow.ts'
import { JOKER } from './tiles.ts'

/** The pass under way; before the first nothing has been entered. */
export const passingOf = (table: Table): Passing => table.passing ?? startOfPassing()

/** A Charleston is for four seats, before East's first discard. Sources: CHAR-14, VAR-03. */
const passable = (table: Table): Result<Heard> | undefined => {
  if (table.begun)
    return refuse('play-begun', 'type', 'East has made the first discard; passing is over.', 'Leave the event out.')
  if (table.deaths.length > 0)
    return refuse('no-passing', 'type', 'With an empty seat or a dead hand nothing is passed.', 'Leave the event out.')
  return undefined
}

const wrongPass = (
  table: Table,
  seat: Seat,
  told: { readonly [fact: string]: string | undefined },
  open: readonly string[] = [],
): Result<Heard> => incident(table, 'passWrong', { actor: seat, told, open })

/** A pass: in order, or for what it is. One that has to be made again leaves the tiles where they were. */
export const heardPassed = (table: Table, event: EventOf<'passed'>): Result<Heard> => {
  const stopped = passable(table)
  if (stopped !== undefined) return stopped
  const passing = passingOf(table)
  const { seat, tiles, blind = 0 } = event
  if (passing.ready.includes(seat))
    return refuse(
      'passed-twice',
      'seat',
      `Seat ${seat} has its tiles for this pass ready.`,
      'Enter the passes of the other seats.',
    )
  const count = tiles?.length ?? event.count ?? Math.max(0, PASS_SIZE - blind)
  const known = table.tiles
  if (known !== undefined && tiles === undefined)
    return refuse(
      'which-tiles',
      'tiles',
      'This table knows where its tiles are, so it has to know which ones were passed.',
      'Say tiles.',
    )
  const left = known === undefined || tiles === undefined ? undefined : withoutTiles(known.hands[seat], tiles)
  if (left !== undefined && 'missing' in left) return { ok: false, problems: [notHeld(seat, left.missing, 'tiles')] }
  if (tiles?.includes(JOKER) === true) return wrongPass(table, seat, { passFault: 'joker' })
  const courtesy = passing.pass === 'courtesy'
  const whole = courtesy ? count <= PASS_SIZE && blind === 0 : count + blind === PASS_SIZE
  if (!whole) return wrongPass(table, seat, { passFault: 'packet', packetsApart: yesNo(event.mixed !== true) })
  if (blind > 0 && !BLIND_PASSES.includes(passing.pass))
    return incident(table, 'passBlind', {
      actor: seat,
      told: { blindWhich: 'other', blindSeen: yesNo(event.looked === 'blind') },
    })
  const made = withPass(table, event).passing
  if (made !== undefined && isComplete(made) && known !== undefined && incoming(made) === undefined)
    return refuse(
      'all-blind',
      'blind',
      'All four forward everything, so no tile would come in anywhere.',
      'One seat has to pass a tile of its own.',
    )
  return event.looked === undefined ? NOTHING : wrongPass(table, seat, { passFault: 'looked', lookedAt: event.looked })
}

/** The table with tiles set aside for the pass, not yet handed on. */
export const withPass = (table: Table, event: EventOf<'passed'>): Table => {
  const passing = passingOf(table)
  const { seat, tiles = [], blind } = event
  const next: Passing = {
    ...passing,
    ready: [...passing.ready, seat],
    aside: { ...passing.aside, [seat]: tiles },
    ...(blind === undefined || blind === 0 ? {} : { blind: { ...passing.blind, [seat]: blind } }),
  }
  return { ...table, passing: next }
}

export const heardStopped = (table: Table, event: EventOf<'stopped'>): Result<Heard> => {
  const stopped = passable(table)
  if (stopped !== undefined) return stopped
  const held = table.passing === undefined ? undefined : stopMoment(table.passing)
  if (held !== undefined && event.when !== undefined && event.when !== held)
    return refuse(
      'contradiction',
      'when',
      `At this table the stop came at another moment: ${held}.`,
      'Leave when out; the table holds it.',
    )
  const when = event.when ?? held
  return incident(table, 'passStop', {
    actor: event.seat,
    told: { stopWhen: when, stopState: when === 'inTime' ? (event.state ?? 'fresh') : undefined },
    open: ['stopWhen'],
  })
}

/** When a stop comes at this point of the passing. */
const stopMoment = ({ pass }: Passing): 'early' | 'inTime' | 'late' => {
  const at = PASSES.indexOf(pass)
  const second = PASSES.indexOf('secondLeft')
  return at < second ? 'early' : at === second ? 'inTime' : 'late'
}

export const heardPassWrong = (table: Table, event: EventOf<'passWrong'>): Result<Heard> =>
  passable(table) ??
  wrongPass(
    table,
    event.seat,
    {
      passFault: event.fault,
      packetsApart: event.fault === 'packet' ? yesNo(event.apart) : undefined,
      lookedAt: event.fault === 'looked' ? event.looked : undefined,
    },
    ['passFault', 'packetsApart', 'lookedAt'],
  )

export const heardPassedBlind = (table: Table, event: EventOf<'passedBlind'>): Result<Heard> =>
  passable(table) ??
  incident(table, 'passBlind', {
    actor: event.seat,
    told: { blindWhich: event.which, blindSeen: event.which === 'other' ? yesNo(event.seen) : undefined },
    open: ['blindWhich'],
  })

/** East declares before the first discard, with a hand that is right: when was it complete? */
export const eastReady = (table: Table, event: Declared): Result<Heard> => {
  const { passing } = table
  const fresh = passing === undefined || (passing.pass === 'right' && passing.ready.length === 0)
  const when = fresh ? 'dealt' : passing.pass === 'courtesy' || passing.stoppedBy !== undefined ? 'end' : 'middle'
  const boundary = passing?.pass === 'secondLeft' && passing.ready.length === 0
  return incident(table, 'eastReady', {
    actor: event.seat,
    told: { readySeat: 'east', eastWhen: when, atBoundary: when === 'middle' ? yesNo(boundary) : undefined },
    values: { ...winValue(event.value), ...(event.jokerless === undefined ? {} : { jokerless: event.jokerless }) },
  })
}

/** Another seat declares before the first discard: with thirteen tiles its hand cannot be complete. */
export const otherReady = (table: Table, seat: Seat): Result<Heard> =>
  incident(table, 'eastReady', { actor: table.east ?? seat, told: { readySeat: 'other' }, who: { rival: [seat] } })

export const heardSetUpWrong = (table: Table, event: EventOf<'setUpWrong'>): Result<Heard> =>
  checked(mustLive(table, event.seat, 'seat'), () =>
    incident(table, 'setUp', {
      actor: event.seat,
      told: { setUpWhat: event.what, called: event.called },
      held: { playBegun: yesNo(hasBegun(table)), fixable: yesNo(event.fixable) },
      open: ['setUpWhat', 'playBegun'],
    }),
  )
