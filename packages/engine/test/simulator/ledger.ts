/**
 * What a deal should cost under the standard rules, written down from the rules as people tell them and worked out from
 * what happened at the table. It shares no code and no table of the law with the settlement it checks. Sources: P:PAY
 * table of wins, MISNAME-06, TURN-03, C5 of the rules of play; E:THR-03 to THR-09, WAL-01, WAL-04, WAL-05, CHL-05,
 * CON-19, CON-26 of the rules of errors.
 */
import type { TableEvent } from '../../src/table/events.ts'
import type { HandChecker, Made } from '../../src/table/hand-checker.ts'
import { isKnown, rackOf } from '../../src/table/hand-checker.ts'
import type { Payment } from '../../src/table/outcome.ts'
import type { Seat } from '../../src/table/seats.ts'
import type { Table } from '../../src/table/table.ts'
import type { Step } from './simulate.ts'

const ALL: readonly Seat[] = ['a', 'b', 'c', 'd']

/** One seat owes another so many times a value: of the winning hand, of its own hand, the lowest of the card, or a stake. */
interface Owed {
  readonly from: Seat
  readonly to: Seat
  readonly times: number
  readonly of: 'win' | 'hand' | 'lowest' | 'stake'
}

/** What was checked, and what was wrong about it. */
export interface LedgerEntry {
  readonly kind: string
  readonly fault?: string
}

const playing = (table: Table): readonly Seat[] => ALL.filter((seat) => table.seats[seat].death?.cause !== 'empty')
const isLive = (table: Table, seat: Seat): boolean => table.seats[seat].death === undefined

/** Net amount of each seat, in the units of the multiples: what it gets less what it pays. */
const netOf = (payments: readonly Payment[]): { readonly [seat in Seat]: number } => {
  const net = { a: 0, b: 0, c: 0, d: 0 }
  for (const { from, to, multiple } of payments) {
    net[from] -= multiple
    net[to] += multiple
  }
  return net
}

/** A hand that a wrong call has put out at an event, if it keeps anything that it was paid in the deal. */
const keepsDespiteCall = ({ after, rulings }: Step): Seat | undefined => {
  const out = rulings.flatMap(({ effects }) => effects).filter(({ kind }) => kind === 'callerDead')
  return out
    .flatMap(({ seats }) => seats)
    .find((seat) => {
      const got = after.payments.filter(({ to, back }) => to === seat && back !== true)
      const returned = after.payments.filter(({ from, back }) => from === seat && back === true)
      const sum = (list: readonly Payment[]): number => list.reduce((total, { multiple }) => total + multiple, 0)
      return sum(got) !== sum(returned)
    })
}

/** What is wrong with the payments of a step whatever they are for, or nothing. A hand that goes out later keeps what it got. */
export const unsoundPayments = (step: Step): string | undefined => {
  const { before, after: table } = step
  const keeps = keepsDespiteCall(step)
  if (keeps !== undefined) return `${keeps} called a hand dead wrongly and keeps what it was paid`
  const seats = playing(table)
  const { payments } = table
  for (const { from, to, multiple, amount, of, back } of payments.slice(before.payments.length)) {
    if (from === to) return `${from} pays itself`
    if (!seats.includes(from) || !seats.includes(to)) return `${from} pays ${to}, and one of them is not there`
    if (!(multiple > 0) || (amount !== undefined && amount < 0)) return `${from} pays ${to} nothing, or less`
    const undone = back === true || payments.some((other) => other.back === true && other.from === to && other.to === from)
    if (table.seats[to].death !== undefined && !of.includes('stake') && !undone) return `${to} is dead and is paid`
  }
  return Object.values(netOf(payments)).reduce((sum, one) => sum + one, 0) === 0 ? undefined : 'money came or went'
}

/** The act that a step came to a ruling on: the one that waited for an answer, or the event itself. */
const actOf = ({ before, after, event }: Step): TableEvent =>
  before.pending?.event ?? (after.log !== undefined && after.log.length > (before.log?.length ?? 0) ? after.log.last : event)

/** A fact as it was told or known when the step was ruled on. */
const toldIn = ({ stories }: Step, fact: string): string | undefined =>
  stories.map((story) => story.facts[fact]).find((value) => value !== undefined)

const ownWin = (act: TableEvent): boolean =>
  ((act.type === 'declared' || act.type === 'won') && act.on === 'own') || act.type === 'wonBySwap'

/** By discard the seat that threw pays twice, the others once; by an own tile all pay twice. */
const ordinary = (table: Table, winner: Seat, thrower: Seat | undefined, others: readonly Seat[] = playing(table)): Owed[] =>
  others
    .filter((seat) => seat !== winner)
    .map((from) => ({ from, to: winner, times: thrower === undefined || from === thrower ? 2 : 1, of: 'win' }))

const forTheTable = (from: Seat | undefined, to: Seat): readonly Owed[] =>
  from === undefined ? [] : [{ from, to, times: 4, of: 'win' }]

/**
 * The seat that has to win where two right hands are declared on one discard: the nearer in turn, unless the farther had
 * put up tiles (P CLAIM-07, CLAIM-10). Nothing where it is not told that both are right.
 */
const firstOfTwo = (act: TableEvent, thrower: Seat | undefined): Seat | undefined => {
  if (act.type !== 'declared' || act.on === 'own' || act.late === 'bothDeclared' || thrower === undefined) return undefined
  const { rival, seat, valid, shown = 'none' } = act
  if (valid !== true || rival?.wants !== 'win' || rival.right !== true) return undefined
  const turnsFrom = (one: Seat): number => (ALL.indexOf(one) - ALL.indexOf(thrower) + 4) % 4
  return turnsFrom(seat) < turnsFrom(rival.seat) || shown !== 'none' ? seat : rival.seat
}

/** Who owes what for a win that this step has ended the deal with. */
const forWin = (step: Step, winner: Seat): { readonly kind: string; readonly owed: readonly Owed[] } => {
  const { before, after } = step
  const act = actOf(step)
  const { alsoWon } = after.deal
  const thrower = before.discard?.by ?? (act.type === 'won' ? act.from : undefined)
  if (alsoWon !== undefined && act.type === 'declared') {
    // The winners pay each other nothing; the one that declared on the discard is paid as on a discard.
    const [caller, picker] = act.seat === winner ? [winner, alsoWon] : [alsoWon, winner]
    const losers = playing(after).filter((seat) => seat !== caller && seat !== picker)
    // On the name of a misnamed tile its seat pays for all losers: twice for itself, once for each other.
    const onDiscard: readonly Owed[] =
      toldIn(step, 'tieTile') === 'named' && thrower !== undefined
        ? [{ from: thrower, to: caller, times: losers.length + 1, of: 'win' }]
        : ordinary(after, caller, thrower, losers)
    return { kind: 'tie', owed: [...onDiscard, ...ordinary(after, picker, undefined, losers)] }
  }
  if (act.type === 'declared' && act.late === 'bothDeclared' && winner !== act.seat)
    return { kind: 'tie with a wrong hand', owed: ordinary(after, winner, undefined) }
  if (act.type === 'wrongWall') {
    const fault = act.fault ?? toldIn(step, 'wallFault')
    const offender = fault === 'wall' ? (act.pusher ?? step.rulings.at(-1)?.payments[0]?.from) : act.seats[0]
    return { kind: 'wrong wall', owed: forTheTable(offender, winner) }
  }
  if (act.type === 'outOfTurn') return { kind: 'out of turn', owed: forTheTable(act.seat, winner) }
  if (ownWin(act)) return { kind: act.type === 'wonBySwap' ? 'exchange' : 'own tile', owed: ordinary(after, winner, undefined) }
  // In turn or not is asked before the name (P A1).
  if (before.discard?.outOfTurn === true) return { kind: 'out of turn', owed: forTheTable(thrower, winner) }
  if (before.discard?.misnamed === true) {
    const named = ['basis', 'rightHand', 'tieTile'].some((fact) => toldIn(step, fact) === 'named')
    return named
      ? { kind: 'misnamed', owed: forTheTable(thrower, winner) }
      : { kind: 'misnamed, won on the tile', owed: ordinary(after, winner, thrower) }
  }
  // A joker that was thrown serves nobody, so nobody can be owed anything for it (P DISC-07).
  if (before.discard?.tile === 'J') return { kind: 'won on a thrown joker', owed: [] }
  const kind = act.type === 'declared' && act.rival !== undefined ? 'discard that two wanted' : 'discard'
  return { kind, owed: ordinary(after, firstOfTwo(act, thrower) ?? winner, thrower) }
}

const wasError = (table: Table, seat: Seat): boolean => {
  const { death } = table.seats[seat]
  if (death?.cause === 'declared') return true
  return death?.cause === 'reaction' && death.declarer !== undefined && table.seats[death.declarer].death?.cause === 'declared'
}

/** Who owes what when hands went out and nobody has won; nothing where the order of the last deaths is open. */
const forDeaths = (step: Step): { readonly kind: string; readonly owed: readonly Owed[] } | undefined => {
  const { before, after } = step
  const act = actOf(step)
  const dead = ALL.filter((seat) => isLive(before, seat) && !isLive(after, seat))
  const live = ALL.filter((seat) => isLive(after, seat))
  const broke = act.type === 'declared' ? act.reactions?.find((one) => one.brokeWall === true)?.seat : undefined
  const breaker = broke ?? (act.type === 'declared' && act.wall === 'brokenByDeclarer' ? act.seat : undefined)
  if (breaker !== undefined && toldIn(step, 'walls') === 'broken' && isLive(before, breaker))
    return { kind: 'wall broken', owed: live.map((to) => ({ from: breaker, to, times: 1, of: 'lowest' })) }
  // A wall lost by nobody's throwing in is left to the table or stops the deal: the rules of errors name no payment.
  if (toldIn(step, 'walls') === 'broken') return undefined
  const [survivor] = live
  if (live.length !== 1 || survivor === undefined) return { kind: live.length === 0 ? 'no hand left' : 'hands out', owed: [] }
  if (!ALL.some((seat) => wasError(after, seat))) return { kind: 'one hand left, no error', owed: [] }
  // A hand that showed or threw in never pays: the latest declarer in error does. Otherwise the last one out pays.
  const answers = (seat: Seat): Seat | undefined => {
    const { death } = after.seats[seat]
    return death?.cause === 'reaction' ? death.declarer : seat
  }
  const last = after.deaths.filter((seat) => dead.includes(seat)).at(-1)
  if (dead.length > 1 && act.type !== 'declared') return undefined
  const from = last === undefined ? undefined : answers(last)
  if (from === undefined) return undefined
  const rival = act.type === 'declared' ? act.rival?.seat : undefined
  // Both declared before anybody reacted: which of them is the latest declarer, the table does not say.
  if (rival !== undefined && dead.includes(rival) && dead.some((seat) => after.seats[seat].death?.cause === 'reaction'))
    return undefined
  return { kind: 'one hand left', owed: [{ from, to: survivor, times: 2, of: 'hand' }] }
}

const owedFor = (step: Step): { readonly kind: string; readonly owed: readonly Owed[] } | undefined => {
  const { before, after } = step
  const act = actOf(step)
  const { winner } = after.deal
  if (act.type === 'settledCall') {
    const { caller, seat } = act
    const right = toldIn(step, 'truth') === 'dead'
    const stake: Owed = { from: right ? seat : caller, to: right ? caller : seat, times: 1, of: 'stake' }
    // A win of a hand that had been dead is undone by it, which is looked at elsewhere.
    return before.deal.winner === winner ? { kind: 'stake', owed: [stake] } : undefined
  }
  if (act.type === 'foundWrong') return { kind: 'found wrong afterwards', owed: [] }
  if (winner !== undefined && before.deal.winner === undefined) return forWin(step, winner)
  if (act.type === 'wallBroken') {
    // A hand thrown in on a wrong mah jongg: the wall is lost unless somebody says that it was put back.
    const pays = act.declarer !== undefined && toldIn(step, 'rebuilt') !== 'yes'
    const intact = ALL.filter((seat) => isLive(before, seat) && seat !== act.seat && seat !== act.declarer)
    return {
      kind: 'wall came down',
      owed: pays ? intact.map((to) => ({ from: act.seat, to, times: 1, of: 'lowest' })) : [],
    }
  }
  if (after.deaths.length > before.deaths.length) return forDeaths(step)
  return { kind: 'nothing due', owed: [] }
}

/** The hand of a winner as the card has it, where all of it is known. */
const handOf = (step: Step, winner: Seat, checker: HandChecker): Made | undefined => {
  const { before, after } = step
  const act = actOf(step)
  const own = winner === after.deal.winner ? ownWin(act) : true
  if (act.type === 'wonBySwap' || before.tiles === undefined || !isKnown(before, winner)) return undefined
  const { lies } = before.discard ?? {}
  const holds = lies?.at === 'rack' && lies.seat === winner
  const misnamedFor = toldIn(step, 'basis') === 'named' || toldIn(step, 'rightHand') === 'named'
  const tile = misnamedFor ? before.discard?.named : before.discard?.tile
  const drawn = before.turn?.stage === 'picked' && before.tiles.drawn?.seat === winner ? before.tiles.drawn.tile : undefined
  const rack = rackOf(before, winner, own || holds ? {} : { more: tile, less: drawn })
  return rack === undefined ? undefined : checker.best(rack)
}

const keyOf = ({ from, to }: { readonly from: Seat; readonly to: Seat }): string => `${from} ${to}`

/** Why a payment is not what is owed, or nothing. */
const unequal = (step: Step, owed: Owed, paid: Payment, checker: HandChecker): string | undefined => {
  const { from, to, multiple, of, amount } = paid
  const says = `${from} pays ${to} ${multiple} times ${of}, ${amount ?? 'no figure'}`
  if (owed.of === 'stake') return of.includes('stake') && amount === 50 ? undefined : says
  if (owed.of === 'lowest') return of === 'lowest on card' && multiple === owed.times ? undefined : says
  if (owed.of === 'hand')
    return multiple === owed.times && (of === `hand of ${from}` || of.startsWith('lowest')) ? undefined : says
  const act = actOf(step)
  // Who pays for the table pays no more for a jokerless hand.
  const flat = owed.times === 4 || (toldIn(step, 'tieTile') === 'named' && act.type === 'declared' && act.seat === to)
  if (act.type === 'declared' && act.late === 'bothDeclared') {
    // Hands of two that declared together are told: each winner gets by its own, doubled where it is jokerless (P PAY-02, PAY-03).
    const told = act.seat === to ? act : act.rival
    const due = told?.value === undefined ? undefined : owed.times * told.value * (told.jokerless === true && !flat ? 2 : 1)
    return amount === due ? undefined : `${says}; owed ${due ?? 'no figure'}`
  }
  // What a hand is worth that was declared at a wrong wall or on a tile thrown out of turn is told there, if at all.
  if (act.type === 'wrongWall' || (act.type === 'outOfTurn' && act.claim !== undefined)) {
    const value = act.type === 'wrongWall' ? act.value : act.claim?.value
    const due = value === undefined ? undefined : owed.times * value
    return amount === due ? undefined : `${says}; owed ${due ?? 'no figure'}`
  }
  const made = handOf(step, to, checker)
  if (made === undefined) return multiple === owed.times || (!flat && multiple === 2 * owed.times) ? undefined : says
  const due = owed.times * made.value * (made.jokerless && !flat ? 2 : 1)
  return amount === due ? undefined : `${says}; owed ${due}`
}

/** Checks what a step of a deal under the standard rules has cost. */
export const audited = (step: Step, checker: HandChecker): LedgerEntry | undefined => {
  const { before, after, rulings } = step
  if (rulings.length === 0) return undefined
  const found = owedFor(step)
  if (found === undefined) return { kind: 'left open' }
  const { kind, owed } = found
  const paid = after.payments.slice(before.payments.length)
  const say = (list: readonly { readonly from: Seat; readonly to: Seat }[]): string => list.map(keyOf).toSorted().join(', ')
  if (say(paid) !== say(owed)) return { kind, fault: `${kind}: paid ${say(paid) || 'nothing'}, owed ${say(owed) || 'nothing'}` }
  for (const payment of paid) {
    const due = owed.filter((one) => keyOf(one) === keyOf(payment))
    const faults = due.map((one) => unequal(step, one, payment, checker))
    if (faults.every((fault) => fault !== undefined)) return { kind, fault: `${kind}: ${faults[0]}` }
  }
  return { kind }
}
