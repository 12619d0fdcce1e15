/**
 * What the table knows of an event beats what is told of it. Tiles that are known say what a group holds and whether a
 * call can be finished; with a card they say whether a hand is right. What is told otherwise is a problem; what is left
 * out is put in, so that the log says what was known.
 */
import type { Problem } from '../base/problem.ts'
import type { Result } from '../base/result.ts'
import { failed, ok } from '../base/result.ts'
import type { Rival } from './event-parts.ts'
import type { CalledTile } from './events-calls.ts'
import type { CalledDead, Won } from './events-faults.ts'
import type { Declared } from './events-play.ts'
import type { TableEvent } from './events.ts'
import type { HandChecker, Made } from './hand-checker.ts'
import { groupsOf, isKnown, rackOf } from './hand-checker.ts'
import type { Seat } from './seats.ts'
import type { Exposure, Table } from './table.ts'
import { isPlainJoker } from './thrown-joker.ts'
import { tilesHeld } from './tile-count.ts'
import { JOKER } from './tiles.ts'

const told = (at: string, what: string): Problem => ({
  code: 'table/contradiction',
  at,
  message: `At this table ${what}.`,
  hint: `Leave ${at} out; the table holds it.`,
})

/** Puts in what is known, or says what is told otherwise. */
const settle = <E extends TableEvent>(
  event: E,
  known: { readonly [part: string]: string | number | boolean | undefined },
  says: { readonly [part: string]: string },
): Result<E> => {
  const problems = Object.entries(known).flatMap(([part, value]) => {
    const given = (event as unknown as { readonly [part: string]: unknown })[part]
    return value === undefined || given === undefined || given === value
      ? []
      : [told(part, says[part] ?? `${part} is ${String(value)}`)]
  })
  if (problems.length > 0) return failed(...problems)
  const parts = Object.entries(known).filter(([, value]) => value !== undefined)
  return ok({ ...event, ...Object.fromEntries(parts) })
}

/** The hand a seat declares: with the discard, or with what it holds. A pick that is still to go back does not count. */
const madeBy = (table: Table, checker: HandChecker, seat: Seat, tile: string | undefined): Made | undefined => {
  const { drawn } = table.tiles ?? {}
  const less = tile !== undefined && drawn?.seat === seat && table.turn?.stage === 'picked' ? drawn.tile : undefined
  const rack = rackOf(table, seat, { more: tile, less })
  return rack === undefined ? undefined : checker.best(rack)
}

/** Whether the tile that is claimed is with the seat already. */
const holdsClaim = (table: Table, seat: Seat): boolean => {
  const lies = table.discard?.lies
  return lies?.at === 'rack' && lies.seat === seat
}

const knownDeclaration = (table: Table, checker: HandChecker, event: Declared): Result<Declared> => {
  const { discard } = table
  const { seat, on, rival } = event
  // A joker that was thrown completes nothing, whatever name it got and wherever it lies.
  const joker = on === 'discard' && discard?.tile === JOKER
  const tileFor = (one: Seat): string | undefined => (on === 'own' || holdsClaim(table, one) ? undefined : discard?.tile)
  const sees = (one: Seat): boolean => isKnown(table, one) && (on === 'own' || discard?.tile !== undefined)
  const made = sees(seat) && !joker ? madeBy(table, checker, seat, tileFor(seat)) : undefined
  const misnamed = on === 'discard' && discard?.misnamed === true && !isPlainJoker(discard)
  const byName = misnamed && sees(seat) && discard.named !== undefined ? madeBy(table, checker, seat, nameOf(table)) : undefined
  const hand = made ?? byName
  const second = rival?.wants === 'win' && sees(rival.seat) ? rival : undefined
  const secondMade = second === undefined || joker ? undefined : madeBy(table, checker, second.seat, tileFor(second.seat))
  const secondByName = second !== undefined && misnamed ? madeBy(table, checker, second.seat, nameOf(table)) : undefined
  const base = !misnamed
    ? undefined
    : made !== undefined
      ? 'thrown'
      : byName !== undefined
        ? 'named'
        : declaredOn(event, secondMade !== undefined, secondByName !== undefined)
  const settled = settle(
    event,
    sees(seat)
      ? {
          valid: hand !== undefined,
          ...(hand === undefined ? {} : { value: hand.value, jokerless: hand.jokerless }),
          ...(base === undefined ? {} : { completedBy: base }),
        }
      : {},
    { valid: `the hand of seat ${seat} ${hand === undefined ? 'does not match' : 'matches'} the card` },
  )
  if (!settled.ok || second === undefined) return settled
  const other = secondMade ?? secondByName
  const right = other !== undefined
  if (second.right !== undefined && second.right !== right)
    return failed(told('rival.right', `the hand of seat ${second.seat} ${right ? 'matches' : 'does not match'} the card`))
  if (misnamed && made !== undefined && secondMade !== undefined && secondByName === undefined)
    return failed({
      code: 'table/contradiction',
      at: 'rival',
      message: `The tile that was thrown completes the hands of seats ${seat} and ${second.seat} both, and its name neither.`,
      hint: 'Enter nameCorrected first.',
    })
  const known: Rival = { ...second, right, ...(other === undefined ? {} : { value: other.value, jokerless: other.jokerless }) }
  return ok({ ...settled.value, rival: known })
}

/**
 * What a wrong hand was declared on, of a tile and its name: what is told; else where the second seat, whose hand is
 * right, does not stand.
 */
const declaredOn = (
  { completedBy }: Declared,
  secondOnTile: boolean,
  secondOnName: boolean,
): NonNullable<Declared['completedBy']> => completedBy ?? (secondOnTile ? 'named' : secondOnName ? 'thrown' : 'neither')

/** The tile that a misnamed discard was called. */
const nameOf = ({ discard, lastName }: Table): string | undefined => (discard?.named === 'same' ? lastName : discard?.named)

const knownWin = (table: Table, checker: HandChecker, event: Won): Result<Won> => {
  const { seat, on } = event
  const thrown = table.discard?.tile === JOKER ? nameOf(table) : table.discard?.tile
  const tile = on === 'discard' && !holdsClaim(table, seat) ? thrown : undefined
  // Nobody can have won on it, whatever the hand: the law's own reason is told.
  if (on === 'discard' && isPlainJoker(table.discard)) return ok(event)
  if (!isKnown(table, seat) || (on === 'discard' && table.discard?.tile === undefined)) return ok(event)
  const made = madeBy(table, checker, seat, tile)
  if (made === undefined)
    return failed({
      code: 'table/contradiction',
      at: 'seat',
      message: `At this table the hand of seat ${seat} does not match the card.`,
      hint: 'Enter it as declared.',
    })
  return settle(event, { value: made.value, jokerless: made.jokerless }, {})
}

/** Whether a proper group can be shown with the discard: two tiles for it in the hand, like it or jokers. */
const canShowGroup = (table: Table, seat: Seat): boolean | undefined => {
  const tile = table.discard?.tile
  if (tile === undefined || !isKnown(table, seat)) return undefined
  const held = table.tiles?.hands[seat].filter((one) => one === tile || one === JOKER).length ?? 0
  const own = holdsClaim(table, seat) ? 1 : 0
  return tile !== JOKER && held - own >= 2
}

/** How many tiles a seat should hold: one more while it acts, from its pick or its claim to its discard (COUNT-01). */
export const rightCount = (table: Table, seat: Seat): 13 | 14 => {
  const { turn } = table
  if (turn?.seat !== seat || turn.stage === 'toPick' || turn.stage === 'discarded') return 13
  return turn.stage === 'toExpose' && !holdsClaim(table, seat) ? 13 : 14
}

const wrongCounts = (table: Table, seats: readonly Seat[]): readonly Problem[] =>
  seats.flatMap((seat, index) => {
    const held = tilesHeld(table, seat)
    if (held === undefined) return []
    const right = rightCount(table, seat)
    return held === right ? [told(`seats.${index}`, `seat ${seat} holds ${held} tiles, as it should`)] : []
  })

type Informer<T extends TableEvent['type']> = (
  table: Table,
  event: Extract<TableEvent, { readonly type: T }>,
  checker: HandChecker | undefined,
) => Result<TableEvent>

/** Whether it matters for a call that a proper group can be shown: the name was wrong, or the call is told to cost the hand. */
const asksGroup = ({ discard }: Table, { canShow, dead }: CalledTile): boolean =>
  discard?.misnamed === true || canShow !== undefined || dead !== undefined

/** Events of which a table with tiles knows something. */
const INFORMERS: { readonly [T in TableEvent['type']]?: Informer<T> } = {
  declared: (table, event, checker) => {
    const canShow = event.on === 'discard' && needsGroup(event) ? canShowGroup(table, event.seat) : undefined
    const shown = settle(event, { canShow }, {})
    const alone = !shown.ok || checker === undefined || event.late === 'bothDeclared'
    return alone ? shown : knownDeclaration(table, checker, shown.value)
  },
  won: (table, event, checker) => (checker === undefined ? ok(event) : knownWin(table, checker, event)),
  called: (table, event) => settle(event, { canShow: asksGroup(table, event) ? canShowGroup(table, event.seat) : undefined }, {}),
  withdrew: (table, event) => settle(event, { canShow: canShowGroup(table, event.seat) }, {}),
  exposed: (_, event) => settle(event, { jokers: event.tiles?.filter((tile) => tile === JOKER).length }, {}),
  wrongCount: (table, event) => {
    const problems = table.begun ? wrongCounts(table, event.seats) : []
    return problems.length > 0 ? failed(...problems) : ok(event)
  },
  calledDead: (table, event, checker) => ok(checker === undefined ? event : withFault(table, checker, event)),
  faultyExposure: (table, event, checker) => {
    const found = checker === undefined || event.fault !== undefined ? undefined : faultAt(table, checker, event.seat)
    return ok(found === undefined ? event : { exposure: found.exposure, ...event, fault: found.fault })
  },
}

/** The event with what the table knows of it, or what was told otherwise. */
export const withKnown = (table: Table, event: TableEvent, checker: HandChecker | undefined): Result<TableEvent> => {
  const informer = INFORMERS[event.type] as Informer<TableEvent['type']> | undefined
  return table.tiles === undefined || informer === undefined ? ok(event) : informer(table, event, checker)
}

const needsGroup = (event: Declared): boolean => event.shown === 'tile' || event.shown === 'slope'

/** Whether concealed hands alone hold each of the groups: only then do all of them come down (EXPO-12). */
const allConcealed = (up: readonly Exposure[], checker: HandChecker): boolean => {
  const groups = groupsOf(up)
  return groups !== undefined && checker.faultOf(groups) === 'allC'
}

/** What is wrong with the groups on a rack, and which one made it so. */
const faultAt = (
  table: Table,
  checker: HandChecker,
  seat: Seat,
): { readonly fault: 'group' | 'clash' | 'allC'; readonly exposure: string } | undefined => {
  const up = table.seats[seat].exposures.filter((exposure) => exposure.standing === 'up')
  if (up.some((exposure) => exposure.tiles === undefined)) return undefined
  for (const [index, { id }] of up.entries()) {
    const groups = groupsOf(up.slice(0, index + 1))
    const fault = groups === undefined ? 'group' : checker.faultOf(groups)
    if (fault === 'allC') return { fault: allConcealed(up, checker) ? 'allC' : 'clash', exposure: id }
    if (fault !== undefined) return { fault, exposure: id }
  }
  return undefined
}

/** A call that is accepted tells by itself what is wrong with the groups, where something is. */
const withFault = (table: Table, checker: HandChecker, event: CalledDead): CalledDead => {
  if (event.fault !== undefined || event.reply === 'disagrees') return event
  const found = faultAt(table, checker, event.seat)
  if (found === undefined) return { ...event, fault: 'other' }
  if (found.fault === 'allC') return { ...event, fault: 'allC' }
  return { ...event, fault: 'oneGroup', exposure: event.exposure ?? found.exposure }
}
