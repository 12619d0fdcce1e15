/** Joker exchanges, walls, acts out of turn and endings before the law. */
import type { Problem } from '../base/problem.ts'
import type { Result } from '../base/result.ts'
import type { EventOf, Heard } from './incident.ts'
import { checked, claimValue, incident, jokerlessProblems, mustLive, NOTHING, refuse, winValue, yesNo } from './incident.ts'
import { exposureProblems } from './incident-dead.ts'
import type { Seat } from './seats.ts'
import type { Table } from './table.ts'
import { emptySeats, hasBegun, isLive, liveSeats, jokerlessByGroups, rightfulSeat, standing } from './table.ts'

type Exchange = EventOf<'exchangedJoker'>

/** Where the joker stands that a seat asks for. */
export const jokerWhere = (table: Table, event: Exchange): 'live' | 'stays' | 'back' | 'pool' => {
  if (event.from === 'discards') return 'pool'
  const owner = table.seats[event.from]
  const exposure = owner.exposures.find((one) => one.id === event.exposure)
  const groups = owner.exposures.length
  const noneUp = groups > 0 && standing(table, event.from).length === 0
  if (exposure?.standing === 'returned' || !owner.inReach || noneUp) return 'back'
  return isLive(table, event.from) ? 'live' : 'stays'
}

/** The moment of an exchange, from the turn: after the pick, after a finished claim, or too early. */
const moment = (table: Table, event: Exchange): 'picked' | 'claimed' | 'early' | undefined => {
  if (table.turn === undefined) return undefined
  if (table.turn.seat !== event.seat) return 'early'
  const { stage } = table.turn
  if (stage === 'picked') return 'picked'
  if (stage === 'toDiscard') return 'claimed'
  return 'early'
}

export const heardExchange = (table: Table, event: Exchange): Result<Heard> => {
  const problems = [
    ...mustLive(table, event.seat, 'seat'),
    ...(event.from === 'discards' ? [] : exposureProblems(table, event.from, event.exposure)),
  ]
  return checked(problems, () => {
    const where = jokerWhere(table, event)
    const owner: Seat = event.from === 'discards' ? event.seat : event.from
    if (where === 'back' || where === 'pool')
      return incident(table, 'swapReach', {
        actor: owner,
        told: { jokerWhere: where },
        who: { dead: table.deaths.filter((seat) => seat !== owner) },
      })
    if (event.wrongTile !== undefined && !isLive(table, owner))
      return refuse(
        'dead-seat',
        'from',
        `Seat ${owner} is out, so a wrong tile in its group costs nobody a hand.`,
        'Put the tile right, and leave the event out.',
      )
    if (event.wrongTile !== undefined)
      return incident(table, 'swapTile', {
        actor: owner,
        told: { swapNoticed: event.wrongTile, called: event.called },
        who: { giver: [event.seat] },
      })
    const held = moment(table, event)
    // A swap to finish a claim happens in the middle of it, where the table sees only that the claim is unfinished.
    if (event.when !== undefined && event.when !== 'finish' && held !== undefined && event.when !== held)
      return refuse(
        'contradiction',
        'when',
        `At this table the exchange came at another moment: ${held}.`,
        'Leave when out; the table holds it.',
      )
    const when = event.when ?? held
    if (event.when === undefined && (when === 'picked' || when === 'claimed' || when === undefined))
      return where === 'stays' ? incident(table, 'swapReach', { actor: owner, told: { jokerWhere: where } }) : NOTHING
    return incident(table, 'swap', {
      actor: event.seat,
      told: { swapMoment: when, swapUsed: when === 'early' ? yesNo(event.used) : undefined, called: event.called },
      open: ['swapMoment', 'swapUsed'],
    })
  })
}

export const heardWonBySwap = (table: Table, event: EventOf<'wonBySwap'>): Result<Heard> =>
  checked(mustLive(table, event.seat, 'seat'), () =>
    incident(table, 'swapWin', {
      actor: event.seat,
      told: { winStart: event.start, marked: event.start === 'group' || event.start === undefined ? event.marked : undefined },
      who: { discarder: [event.start === 'pick' ? undefined : table.discard?.by] },
      open: ['winStart', 'marked'],
      values: winValue(event.value),
    }),
  )

export const heardWallBroken = (table: Table, event: EventOf<'wallBroken'>): Result<Heard> => {
  const { seat, declarer, how, rebuilt } = event
  const wrong = declarer !== undefined && table.declarations.some((one) => one.seat === declarer && one.right === false)
  if (declarer !== undefined && (!wrong || (how !== undefined && how !== 'threwIn') || declarer === seat))
    return refuse(
      'no-declaration',
      'declarer',
      `No hand of this seat was thrown in on a wrong mah jongg of seat ${declarer}.`,
      'Name a seat whose declared hand was found wrong, with how: threwIn, or leave it out.',
    )
  return checked(declarer === undefined ? [] : mustLive(table, seat, 'seat'), () =>
    incident(table, 'wallFell', {
      actor: declarer ?? seat,
      told: {
        rebuilt: yesNo(rebuilt),
        fellHow: rebuilt === true ? undefined : how,
      },
      held: { started: yesNo(hasBegun(table)), declaredWrong: yesNo(wrong), breakerOut: yesNo(!isLive(table, seat)) },
      // Nobody plays the declarer where nobody has declared.
      who: { actor: [declarer], breaker: [seat], dead: table.deaths.filter((one) => one !== declarer) },
      open: ['rebuilt', 'fellHow'],
    }),
  )
}

type WrongWall = EventOf<'wrongWall'>

/** Which of the seats of the story pushed the wrong wall out. */
const pusherIs = (table: Table, { seats, pusher, declarer }: WrongWall): 'other' | 'picker' | 'out' | 'declarer' | undefined => {
  if (pusher === undefined) return undefined
  if (pusher === declarer) return 'declarer'
  if (!isLive(table, pusher)) return 'out'
  return seats.includes(pusher) ? 'picker' : 'other'
}

/**
 * Otherwise the law would give the part of the seat that pushed the wall out, and what it costs, to a seat that nobody
 * named. Where all hands that were left picked there, that seat is one of them or out already.
 */
const pusherProblems = (table: Table, { seats, pusher, fault, racked }: WrongWall): readonly Problem[] => {
  if (pusher !== undefined) return emptySeats(table).includes(pusher) ? mustLive(table, pusher, 'pusher') : []
  const allPicked = seats.length > 1 && liveSeats(table).every((seat) => seats.includes(seat))
  if (fault === 'end' || racked === false || (allPicked && fault === 'wall')) return []
  const message =
    fault === 'wall' ? 'The seat that pushed the wall out is not named.' : 'What was wrong with the place is not told.'
  const hint = 'Say fault: end, or name the seat that pushed the wall out as pusher; racked: false where the tile was not racked.'
  return [{ code: 'table/missing-part', at: 'pusher', message, hint }]
}

/** Before East's first discard no mah jongg comes of a pick at the wall: one that is declared then stands by itself. */
const tooEarly = (table: Table, { declarer }: WrongWall): readonly Problem[] =>
  declarer === undefined || hasBegun(table) !== false
    ? []
    : [
        {
          code: 'table/contradiction',
          at: 'declarer',
          message: 'At this table East has not made the first discard, so nobody has declared on a tile from a wrong place.',
          hint: 'Leave declarer out, and enter declared as an event of its own.',
        },
      ]

const PICKERS: readonly (string | undefined)[] = [undefined, undefined, 'two', 'three', 'four']

export const heardWrongWall = (table: Table, event: WrongWall): Result<Heard> => {
  const { declarer, pusher } = event
  // A seat that declared speaks for those that picked where it is one of them.
  const actor = event.seats.find((seat) => seat === declarer) ?? event.seats[0]
  const alsoOut = event.seats.filter((seat) => seat !== actor)
  if (actor === undefined) return refuse('missing-part', 'seats', 'Nobody is named.', 'Name the seat that picked.')
  if (new Set(event.seats).size !== event.seats.length)
    return refuse('seat-count', 'seats', 'A seat is named twice as one that picked.', 'Name each seat once.')
  const problems = [
    ...event.seats.flatMap((seat) => mustLive(table, seat, 'seats')),
    ...(declarer === undefined ? [] : mustLive(table, declarer, 'declarer')),
    ...(declarer === undefined ? [] : jokerlessProblems(table, declarer, event.jokerless)),
    ...pusherProblems(table, event),
    ...tooEarly(table, event),
  ]
  return checked(problems, () => {
    const racked = event.racked === undefined ? undefined : 'one'
    const fault = event.fault ?? (pusher === undefined ? undefined : 'wall')
    const wallState = declarer !== undefined ? 'win' : event.racked === false ? 'unracked' : alsoOut.length > 0 ? 'more' : racked
    return incident(table, 'wallWrong', {
      actor,
      told: {
        wallState,
        wallMatch: declarer === undefined ? undefined : yesNo(event.right),
        noJokers: declarer !== undefined && event.right === true ? yesNo(event.jokerless) : undefined,
        called: event.called,
      },
      held: {
        started: yesNo(hasBegun(table)),
        wallFault: fault,
        wallPickers: PICKERS[event.seats.length],
        pusherIs: pusherIs(table, event),
        winnerPicked: declarer === undefined ? undefined : yesNo(event.seats.includes(declarer)),
        noJokers: jokerlessByGroups(table, declarer),
      },
      who: { alsoOut: wallState === 'more' ? alsoOut : [], pusher: [fault === 'end' ? undefined : pusher], winner: [declarer] },
      open: ['wallState', 'wallFault'],
      // No hand wins that nobody has looked at.
      asked: declarer !== undefined && event.right === undefined ? ['wallMatch'] : [],
      // Otherwise the law would give a part, and what it costs, to a seat that nobody named.
      ruledOut: {
        wallState: [
          ...(alsoOut.length > 0 ? ['one'] : fault === 'wall' ? ['more'] : []),
          ...(declarer === undefined ? ['win'] : []),
        ],
      },
      values: claimValue(declarer, event.right, event.value),
    })
  })
}

/** An act out of turn; the seat may be out by now when somebody calls the tile it threw. */
export const outOfTurn = (table: Table, event: EventOf<'outOfTurn'>): Result<Heard> => {
  const { claim } = event
  const did = event.did ?? (claim === undefined ? undefined : 'threw')
  const due = rightfulSeat(table)
  return incident(table, 'outOfTurn', {
    actor: event.seat,
    told: {
      outDid: did,
      outClaim: did === 'threw' ? (claim?.wants ?? 'none') : undefined,
      called: event.called,
    },
    // Before East's first discard it does not matter whether a hand is right.
    held: {
      started: yesNo(hasBegun(table)),
      outMatch: yesNo(claim?.right),
      noJokers: jokerlessByGroups(table, claim?.seat) ?? yesNo(claim?.jokerless),
    },
    who: { rival: [claim?.seat], due: [due === event.seat ? undefined : due] },
    open: ['outDid', 'outClaim', 'outMatch'],
    values: claimValue(claim?.seat, claim?.right, claim?.value),
  })
}

/** A table that follows its tiles has to know which one moved. */
const sayTheAct = (table: Table): readonly Problem[] =>
  table.tiles === undefined
    ? []
    : [
        {
          code: 'table/say-the-act',
          at: 'type',
          message: 'This table follows its tiles, so an act out of turn is entered as what it was.',
          hint: 'Enter picked or discarded, with the seat and the tile.',
        },
      ]

/** An act out of turn that is told as such. */
export const toldOutOfTurn = (table: Table, event: EventOf<'outOfTurn'>): Result<Heard> =>
  checked(sayTheAct(table), () => heardOutOfTurn(table, event))

export const heardOutOfTurn = (table: Table, event: EventOf<'outOfTurn'>): Result<Heard> =>
  checked(
    [
      ...mustLive(table, event.seat, 'seat'),
      ...(event.claim === undefined ? [] : mustLive(table, event.claim.seat, 'claim.seat')),
      ...(event.claim === undefined ? [] : jokerlessProblems(table, event.claim.seat, event.claim.jokerless, 'claim.jokerless')),
    ],
    () => outOfTurn(table, event),
  )

export const heardTilesSeen = (table: Table, event: EventOf<'tilesSeen'>): Result<Heard> =>
  checked(mustLive(table, event.seat, 'seat'), () =>
    incident(table, 'tilesSeen', {
      actor: event.seat,
      told: { seenTile: event.tiles, sure: event.tiles === 'wall' || event.tiles === 'rack' ? undefined : yesNo(event.sure) },
      held: { started: yesNo(hasBegun(table)) },
      open: ['seenTile', 'sure'],
    }),
  )

export const heardWallGame = (table: Table): Result<Heard> =>
  incident(table, 'ending', { actor: table.turn?.seat ?? 'a', told: { dealEnd: 'none' } })
