/** Calls before the law: two for one tile, too late, taken back, or of a tile that nobody may call. */
import type { Result } from '../base/result.ts'
import type { Rival } from './event-parts.ts'
import type { Declared } from './events-play.ts'
import type { EventOf, Heard } from './incident.ts'
import { checked, discardProblems, incident, madeValue, mustLive, ownDiscardProblems, refuse, yesNo } from './incident.ts'
import type { Values } from './outcome.ts'
import type { Seat } from './seats.ts'
import { seatsAfter } from './seats.ts'
import type { Table } from './table.ts'
import { dueSeat, isLive } from './table.ts'
import { JOKER } from './tiles.ts'
import { tilesLeft } from './wall.ts'

/** The seat that has a claim to the discard for a group: it called, or holds it and has not discarded since. */
export const claimant = (table: Table): Seat | undefined => {
  const { discard, turn } = table
  if (discard?.claimedBy !== undefined) return discard.claimedBy
  const { lies } = discard ?? {}
  const holds = lies?.at === 'rack' && lies.for === 'group' && turn?.seat === lies.seat && turn.stage !== 'discarded'
  return holds && isLive(table, lies.seat) ? lies.seat : undefined
}

/** Of two seats that want one discard, the one that would have its turn sooner comes first (CLAIM-05). */
export const nearerFirst = (by: Seat, one: Seat, other: Seat): readonly [Seat, Seat] =>
  seatsAfter(by).indexOf(one) < seatsAfter(by).indexOf(other) ? [one, other] : [other, one]

/** A second call for a tile that another seat has called for a group. */
export const secondCall = (table: Table, by: Seat, first: Seat, second: Seat): Result<Heard> => {
  const [nearer, farther] = nearerFirst(by, first, second)
  const committed = table.discard?.committed === true || table.discard?.lies.at === 'rack'
  return incident(table, 'twoClaims', {
    actor: nearer,
    told: { wants: 'groups', committed: yesNo(farther === first && committed) },
    who: { rival: [farther], discarder: [by] },
    open: ['committed'],
  })
}

/** Whether a declaration went further than a word, which binds its seat (CLAIM-10). */
export const hasCommitted = ({ shown }: Pick<Declared, 'shown'>): boolean => shown !== undefined && shown !== 'none'

/** A right hand on a tile that another seat has called or put up for a group. */
export const mahJonggFirst = (table: Table, event: Declared, holder: Seat): Result<Heard> =>
  incident(table, 'twoClaims', {
    actor: event.seat,
    told: { wants: 'mixed', firstRight: 'yes' },
    who: { rival: [holder], discarder: [table.discard?.by] },
    values: madeValue(event),
  })

/** Two seats that declared on one discard, each hand as far as it was looked at: the law says which of them comes first. */
export const twoMahJonggs = (table: Table, event: Declared, second: Rival): Result<Heard> => {
  const by = table.discard?.by
  const isNearer = by === undefined || nearerFirst(by, event.seat, second.seat)[0] === event.seat
  const hand = { ...event, right: event.valid }
  const [nearer, farther] = isNearer ? [hand, second] : [second, hand]
  const bound = !isNearer && hasCommitted(event)
  return incident(table, 'twoClaims', {
    actor: nearer.seat,
    told: {
      wants: 'wins',
      committed: yesNo(bound),
      firstRight: yesNo(nearer.right),
      boundRight: bound ? yesNo(farther.right) : undefined,
    },
    who: { rival: [farther.seat], discarder: [by] },
    // Figures go by the part: the law's second seat may be the one that declared first.
    values: madeValue(nearer),
    rivalValues: madeValue(farther),
  })
}

interface Late {
  readonly seat: Seat
  readonly wants: 'group' | 'win'
  /** What the next seat had done. */
  readonly next: 'picked' | 'together' | 'closed'
  readonly heldUp?: 'yes' | 'lapsed' | undefined
}

/** No tile is left to pick, so nobody will act before the calls for this discard are over. */
export const isLastDiscard = ({ tiles, turn }: Table): boolean =>
  tiles !== undefined && tilesLeft(tiles.wall) === 0 && turn?.stage === 'discarded'

/** A call after the next seat has acted, or of the last discard. */
export const lateCall = (table: Table, { seat, wants, next, heldUp }: Late): Result<Heard> => {
  const last = isLastDiscard(table)
  const picker = last ? undefined : table.turn?.stage === 'picked' ? table.turn.seat : dueSeat(table)
  const same = picker === seat
  return incident(table, 'lateCall', {
    actor: seat,
    told: {
      nextDid: last ? undefined : next,
      lateWants: wants,
      lateCaller: !last && next === 'picked' ? (same ? 'same' : 'other') : undefined,
      heldUp: !last && next === 'closed' ? (heldUp ?? (table.discard?.heldUp === true ? 'yes' : 'no')) : undefined,
    },
    held: { lastDiscard: table.tiles === undefined ? undefined : yesNo(last) },
    who: { rival: [same ? undefined : picker], discarder: [table.discard?.by] },
  })
}

type MadeHand = Pick<Rival, 'value' | 'jokerless'>

/** What is told of the hands of two that declared together. */
const bothValues = (hands: readonly (readonly [Seat, MadeHand])[]): Values => {
  const jokerlessHands = hands.flatMap(([seat, { jokerless }]) => (jokerless === true ? [seat] : []))
  return {
    hands: Object.fromEntries(hands.flatMap(([seat, { value }]) => (value === undefined ? [] : [[seat, value]]))),
    ...(jokerlessHands.length === 0 ? {} : { jokerlessHands }),
  }
}

/** Which tile completes a hand that was declared on a misnamed one: a joker that was thrown can only do so by its name. */
const tileOf = ({ discard }: Table, { completedBy }: EventOf<'declared'>): string | undefined =>
  discard?.tile === JOKER ? 'named' : completedBy

/** The next seat declared on its own pick at the moment at which the tile was declared on. */
export const bothDeclared = (table: Table, event: EventOf<'declared'>, right: boolean): Result<Heard> => {
  const { rival, seat } = event
  const other = rival?.right === true
  const misnamed = table.discard?.misnamed === true
  const tieRight = right ? (other ? 'both' : 'caller') : other ? 'picker' : 'neither'
  return incident(table, 'lateCall', {
    actor: seat,
    told: { nextDid: 'declared', tieRight, tieTile: right && misnamed ? tileOf(table, event) : undefined },
    held: { tieName: misnamed ? 'wrong' : 'right' },
    who: { rival: [rival?.seat], discarder: [table.discard?.by] },
    open: right && misnamed ? ['tieTile'] : [],
    // Where both win, each is paid by its own hand; where one does, by that hand, whichever of the two it is.
    values: {
      ...(right ? madeValue(event) : {}),
      ...bothValues([[seat, event], ...(rival === undefined ? [] : [[rival.seat, rival] as const])]),
    },
    rivalValues: other ? madeValue(rival) : undefined,
  })
}

/** A call of a tile that nobody may call, or for a purpose that is none. */
export const heardCalledWrongly = (table: Table, event: EventOf<'calledWrongly'>): Result<Heard> =>
  checked(mustLive(table, event.seat, 'seat'), () =>
    incident(table, 'badCall', {
      actor: event.seat,
      told: {
        badUp: yesNo(event.up),
        badWhy: event.up === false ? undefined : event.why,
        setRight: event.up === false || event.why === 'joker' ? undefined : yesNo(event.setRight),
        called: event.called,
      },
      who: { discarder: [table.discard?.by === event.seat ? undefined : table.discard?.by] },
      open: ['badUp', 'badWhy'],
    }),
  )

/** A call that is taken back, or that cannot be finished. */
export const heardWithdrew = (table: Table, event: EventOf<'withdrew'>): Result<Heard> => {
  const { discard } = table
  const { seat } = event
  if (claimant(table) !== seat)
    return refuse('no-call', 'seat', `Seat ${seat} has called nothing.`, 'Enter its call before, or calledWrongly.')
  const up = discard?.lies.at === 'rack' || discard?.committed === true
  if (event.stage === 'free' && up)
    return refuse(
      'contradiction',
      'stage',
      `At this table seat ${seat} has put tiles up.`,
      'Leave stage out; the table holds it.',
    )
  const stage = event.stage ?? (up ? 'up' : 'free')
  return checked(mustLive(table, seat, 'seat'), () =>
    incident(table, 'callBack', {
      actor: seat,
      told: {
        callStage: stage,
        upWith: stage === 'up' ? event.upWith : undefined,
        canShow: stage === 'free' ? undefined : yesNo(event.canShow),
        inHand: stage === 'free' ? yesNo(event.inHand) : undefined,
        called: event.called,
      },
      who: { discarder: [discard?.by] },
      open: ['callStage', 'canShow'],
    }),
  )
}

/** A pause that is asked for freezes the discard for a moment and claims nothing (WIN-05). */
export const heardPause = (table: Table, event: EventOf<'askedPause'>): Result<Heard> =>
  checked([...mustLive(table, event.seat, 'seat'), ...discardProblems(table, event.seat, 'group')], () => ({
    ok: true,
    value: { kind: 'nothing' },
  }))

/** A discard that its own seat wants back. */
export const heardWantedBack = (table: Table, event: EventOf<'wantedBack'>): Result<Heard> => {
  // A tile that is not down need not be entered as a discard: its seat is still in its turn.
  const acting = event.down === false && table.turn?.seat === event.seat && table.turn.stage !== 'discarded'
  const free = acting || table.discard === undefined
  return checked([...mustLive(table, event.seat, 'seat'), ...(free ? [] : ownDiscardProblems(table, event.seat))], () => {
    const joker = table.discard?.by === event.seat && table.discard.tile === 'J'
    const down = event.down
    return incident(table, 'discardBack', {
      actor: event.seat,
      told: {
        down: yesNo(down),
        partNamed: down === false ? yesNo(event.partNamed) : undefined,
        backTile: down === true && joker ? 'joker' : undefined,
        backFor: down === true && !joker && event.forSwap === true ? 'swap' : undefined,
      },
      open: ['down'],
    })
  })
}
