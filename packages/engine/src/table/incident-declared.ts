/** A declaration before the law: a win, a mah jongg in error, or one that has to be checked first. */
import type { Result } from '../base/result.ts'
import { ok } from '../base/result.ts'
import { problem, reactionProblems, rivalProblems } from './declaration-problems.ts'
import type { Reaction, Rival } from './event-parts.ts'
import type { Declared } from './events-play.ts'
import type { Heard } from './incident.ts'
import {
  checked,
  discardProblems,
  handValue,
  incident,
  jokerlessProblems,
  madeValue,
  mustLive,
  winValue,
  yesNo,
} from './incident.ts'
import { bothDeclared, claimant, lateCall, mahJonggFirst, twoMahJonggs } from './incident-claims.ts'
import { completionProblems, misnamedDeclaration } from './incident-misnamed.ts'
import { eastReady } from './incident-opening.ts'
import { keeper, secondClaim } from './second-claim.ts'
import type { Values } from './outcome.ts'
import type { Seat } from './seats.ts'
import { seatsAfter } from './seats.ts'
import type { Table } from './table.ts'
import { hasBegun, isLive, jokerlessByGroups } from './table.ts'
import { isPlainJoker, jokerProblems, onPlainJoker } from './thrown-joker.ts'
import { JOKER } from './tiles.ts'

const OWN: readonly string[] = ['none', 'pick', 'some']
const CLAIM: readonly string[] = ['none', 'tile', 'slope', 'group', 'more']
const TOUCHED = ['none', 'one', 'two', 'three'] as const

/** Reactions of live hands, in order of play from the declarer: the order in which they happened does not matter. */
const liveReactions = (table: Table, event: Declared): readonly Reaction[] => {
  const order = seatsAfter(event.seat)
  // A hand that is out already cannot go out again; showing it changes nothing.
  return (event.reactions ?? [])
    .filter((reaction) => isLive(table, reaction.seat))
    .toSorted((one, other) => order.indexOf(one.seat) - order.indexOf(other.seat))
}

/** What became of the walls, and who broke one. */
const walls = (table: Table, event: Declared): { walls: string; breaker?: string; seat?: Seat } => {
  const thrower = (event.reactions ?? []).find((reaction) => reaction.brokeWall === true)
  if (thrower !== undefined)
    // The law knows a wall broken by a live hand thrown in; one broken by a seat that is out is left to the table.
    return isLive(table, thrower.seat)
      ? { walls: 'broken', breaker: 'thrower', seat: thrower.seat }
      : { walls: 'broken', breaker: 'slip' }
  if (event.wall === 'brokenByDeclarer') return { walls: 'broken', breaker: 'declarer', seat: event.seat }
  if (event.wall === 'brokenBySlip') return { walls: 'broken', breaker: 'slip' }
  if (event.wall === 'mixedIn') return { walls: 'broken', breaker: 'mixed' }
  return { walls: event.wall === 'disturbed' || table.wall === 'disturbed' ? 'disturbed' : 'stand' }
}

/** The claimed tile alone has been put on the rack. */
const joinsGroup = ({ shown }: Declared): boolean => shown === 'tile' || shown === 'slope'

/** What is told of hands that were only attempted. */
const bothHands = ({ seat, value }: Declared, rival: Rival | undefined): Values => {
  const second = rival?.wants === 'win' ? handValue(rival.seat, rival.value).hands : undefined
  const hands = { ...handValue(seat, value).hands, ...second }
  return Object.keys(hands).length === 0 ? {} : { hands }
}

/** A declared hand that does not match the card. */
export const inError = (table: Table, event: Declared): Result<Heard> => {
  const touched = liveReactions(table, event).map((reaction) => reaction.seat)
  const wall = walls(table, event)
  const { rival } = event
  const onDiscard = event.on === 'discard'
  return incident(table, 'declaration', {
    actor: event.seat,
    told: {
      declaredOn: event.on,
      ...(onDiscard ? { shownClaim: event.shown, want: rival?.wants ?? 'none' } : { shownOwn: event.shown }),
      rivalRight: rival?.wants === 'win' ? yesNo(rival.right) : undefined,
      coDeclared: rival?.wants === 'win' ? yesNo(rival.coDeclared) : undefined,
      canShow: onDiscard && table.discard?.tile === JOKER && joinsGroup(event) ? 'no' : yesNo(event.canShow),
      inHand: yesNo(event.inHand),
      touched: TOUCHED[touched.length],
      mixed: touched.length === 0 ? undefined : yesNo(event.mixed),
      walls: wall.walls,
      breaker: wall.breaker,
      noticed: event.noticed,
      handKind: event.handKind,
      rivalKind: rival?.wants === 'win' && rival.right === false ? rival.handKind : undefined,
      handNamed: yesNo(event.handNamed),
    },
    held: { started: yesNo(hasBegun(table)) },
    who: {
      touched,
      breaker: [wall.seat],
      rival: [rival?.seat],
      discarder: [onDiscard ? table.discard?.by : undefined],
      // A declaration that fails is the latest one, whoever declared before.
      lastDeclarer: [event.seat],
    },
    open: onDiscard
      ? ['shownClaim', ...(rival?.wants === 'win' && rival.right === undefined ? ['rivalRight'] : [])]
      : ['shownOwn'],
    values: rival?.right === true ? { ...handValue(event.seat, event.value), ...madeValue(rival) } : bothHands(event, rival),
  })
}

const toCheck = (seat: Seat): Result<Heard> =>
  ok({ kind: 'check', seat, question: `Does the hand of seat ${seat} match the card?` })

/** A declared hand that matches the card: reactions to it cost nothing. */
const right = (table: Table, event: Declared): Result<Heard> =>
  incident(table, 'win', {
    actor: event.seat,
    told: { winFrom: event.on === 'own' ? 'self' : 'discard', jokerless: yesNo(event.jokerless) },
    held: { jokerless: jokerlessByGroups(table, event.seat) },
    who: { discarder: [event.on === 'discard' ? table.discard?.by : undefined] },
    values: winValue(event.value),
  })

/** The declaration of the second seat that comes first and is wrong, with that of the first one as the second claim. */
const secondInError = (event: Declared, second: Rival): Declared => {
  const { seat, valid, value, jokerless, handKind, shown: _, canShow: __, inHand: ___, handNamed: ____, ...rest } = event
  const { tiles: _____, jokers: ______, wall, ...both } = rest
  const { coDeclared, handKind: secondKind, value: secondValue } = second
  return {
    ...both,
    // A wall that the first seat broke was not broken by this one.
    ...(wall === undefined || wall === 'brokenByDeclarer' ? {} : { wall }),
    seat: second.seat,
    valid: false,
    ...(secondKind === undefined ? {} : { handKind: secondKind }),
    ...(secondValue === undefined ? {} : { value: secondValue }),
    rival: {
      seat,
      wants: 'win',
      ...(valid === undefined ? {} : { right: valid }),
      ...(coDeclared === undefined ? {} : { coDeclared }),
      ...(handKind === undefined ? {} : { handKind }),
      ...(value === undefined ? {} : { value }),
      ...(jokerless === undefined ? {} : { jokerless }),
    },
  }
}

/** A declaration that was made at the moment of another, by itself. */
const alone = (event: Declared): Declared => {
  const { rival: _, late: __, heldUp: ___, completedBy: ____, ...own } = event
  return { ...own, valid: false }
}

/** Of two wrong declarations at one moment the one of this seat: on the discard, or on a pick of its own. */
export const byItself = (event: Declared, seat: Seat): Declared => {
  const { rival } = event
  if (rival === undefined || seat === event.seat) return alone(event)
  if (event.late !== 'bothDeclared') return alone(secondInError(event, rival))
  const { handKind, value } = rival
  return {
    type: 'declared',
    seat,
    on: 'own',
    valid: false,
    ...(handKind === undefined ? {} : { handKind }),
    ...(value === undefined ? {} : { value }),
  }
}

/** Of two declarations the one of this seat, which is wrong, with the other as the second claim. */
export const wrongFirst = (event: Declared, seat: Seat): Declared =>
  event.rival === undefined || event.seat === seat ? event : secondInError(event, event.rival)

/** The seat that has called the tile for a group, or put it up, before another declared on it. */
const holderOf = (table: Table, declarer: Seat): Rival | undefined => {
  const seat = claimant(table)
  return seat === undefined || seat === declarer ? undefined : { seat, wants: 'group' }
}

/** A declaration on a tile that was thrown out of turn, to which nobody else reacted. */
const onOutOfTurn = (table: Table, event: Declared, lifted: 'wrong' | undefined): Result<Heard> =>
  incident(table, 'outOfTurn', {
    actor: table.discard?.by ?? event.seat,
    told: {
      outDid: 'threw',
      outClaim: 'win',
      outMatch: yesNo(event.valid),
      noJokers: event.valid === true ? yesNo(event.jokerless) : undefined,
      lifted,
    },
    held: { noJokers: jokerlessByGroups(table, event.seat) },
    who: { rival: [event.seat], due: [] },
    values: {
      ...(event.valid === true ? winValue(event.value) : {}),
      ...(event.valid !== true || lifted === 'wrong' ? handValue(event.seat, event.value) : {}),
    },
  })

/** A declaration on a discard after the next seat has acted is ruled on as a late call first. */
const declaredLate = (table: Table, event: Declared): boolean =>
  event.on === 'discard' && table.discard?.lies.at === 'gone' && table.discard.lies.late === true && event.late !== 'bothDeclared'

/** A seat that has touched the wall has chosen its pick; whether it can still have the discard is ruled on first (PICK-04). */
const pickedAlready = ({ discard, turn }: Table, { seat, on, late }: Declared): boolean =>
  on === 'discard' && late === undefined && turn?.stage === 'picked' && turn.seat === seat && discard?.lies.at === 'table'

/** Who declared at the same moment claimed the tile before a dead hand came to keep it, whoever may have it after that. */
export const claimedBefore = (table: Table): Table =>
  table.discard?.lies.at === 'rack' && table.seats[table.discard.lies.seat].death?.cause === 'declared'
    ? { ...table, discard: { ...table.discard, lies: { ...table.discard.lies, for: 'win' } } }
    : table

/** Two that declare at the same moment are both in time, whether the pick was racked or not. */
export const inTime = (table: Table): Table =>
  table.discard?.lies.at === 'gone' && table.discard.lies.late === true
    ? { ...table, discard: { ...table.discard, lies: { at: 'table' } } }
    : table

/** The event with the seat that had the tile before, where the table knows it. */
const withHolder = (table: Table, event: Declared): Declared => {
  if (isPlainJoker(table.discard)) return event
  const rival = event.rival === undefined && event.on === 'discard' ? holderOf(table, event.seat) : undefined
  return rival === undefined || rival.seat === table.discard?.by ? event : { ...event, rival }
}

/** Which of two tiles completes a hand tells whether one does. */
const withCheck = (event: Declared): Declared =>
  event.valid === undefined && event.completedBy !== undefined ? { ...event, valid: event.completedBy !== 'neither' } : event

/** `lifted`: the winner took up a wrong tile by a slip. */
export const heardDeclaration = (found: Table, told: Declared, lifted?: 'wrong'): Result<Heard> => {
  const joker = told.on === 'discard' && isPlainJoker(found.discard)
  const { table, event } = onPlainJoker(found, withCheck(withHolder(found, told)))
  const dead = mustLive(table, event.seat, 'seat')
  if (dead.length === 0 && declaredLate(table, event))
    return lateCall(table, {
      seat: event.seat,
      wants: 'win',
      next: event.late === 'together' ? 'together' : 'closed',
      heldUp: event.heldUp,
    })
  if (dead.length === 0 && pickedAlready(table, event)) return lateCall(table, { seat: event.seat, wants: 'win', next: 'picked' })
  const shown = event.on === 'own' ? OWN : CLAIM
  return checked(
    [
      ...mustLive(table, event.seat, 'seat'),
      ...(event.on === 'discard'
        ? discardProblems(event.late === 'bothDeclared' ? inTime(table) : table, event.seat, 'win')
        : []),
      ...(event.shown === undefined || shown.includes(event.shown)
        ? []
        : [
            problem(
              'shown',
              'shown',
              `${event.shown} cannot be shown on ${event.on === 'own' ? 'an own tile' : 'a discard'}.`,
              `Known here: ${shown.join(', ')}.`,
            ),
          ]),
      ...reactionProblems(event),
      ...(joker ? jokerProblems(table, told) : []),
      ...completionProblems(table, event),
      ...rivalProblems(table, event),
      ...jokerlessProblems(table, event.seat, event.jokerless),
      ...(event.rival === undefined ? [] : jokerlessProblems(table, event.rival.seat, event.rival.jokerless, 'rival.jokerless')),
    ],
    () => {
      const by = table.discard?.by
      const alone = (event.reactions ?? []).length === 0 && event.wall === undefined
      // Hands thrown in on a wrong mah jongg are one question, whatever the tile was called or whenever it was thrown.
      const plain = event.on === 'own' || (!alone && event.valid === false)
      const outOfTurn = table.discard?.outOfTurn === true
      // Whether a tile was thrown in turn comes before its name: out of turn its seat pays for everybody either way.
      const misnamed =
        !plain &&
        !joker &&
        !outOfTurn &&
        table.discard?.misnamed === true &&
        event.rival?.wants !== 'group' &&
        // A second seat that declared on a pick of its own wants neither the tile nor its name.
        event.late !== 'bothDeclared'
      if (misnamed && event.valid !== undefined) return misnamedDeclaration(table, event, event.valid, lifted)
      const second = event.on === 'discard' && event.late !== 'bothDeclared' ? event.rival : undefined
      if (second?.wants === 'win' && !misnamed) return twoMahJonggs(table, event, second)
      if (event.valid === undefined) return toCheck(event.seat)
      // Once the seat that threw out of turn is out, its own fault is settled and a wrong declaration is like any other.
      const offenderOut = by !== undefined && !isLive(table, by) && event.valid === false
      if (!plain && !offenderOut && outOfTurn) return onOutOfTurn(table, event, lifted)
      if (event.late === 'bothDeclared') {
        // Both hands are checked, whichever of them turns out right (MJ-06).
        const { rival } = event
        return rival !== undefined && rival.right === undefined ? toCheck(rival.seat) : bothDeclared(table, event, event.valid)
      }
      if (!event.valid) return inError(table, event)
      if (event.on === 'own' && !table.begun && table.east === event.seat) return eastReady(table, event)
      if (event.on === 'own') return right(table, event)
      const kept = keeper(table)
      if (kept !== undefined) return secondClaim(table, event, kept)
      const holder = (event.rival ?? holderOf(table, event.seat))?.seat
      return holder === undefined ? right(table, event) : mahJonggFirst(table, event, holder)
    },
  )
}
