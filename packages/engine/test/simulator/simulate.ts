/** Whole deals of four seats that play in order and err in every way, from a seed. */
import type { Court, Rules } from '../../src/rulings/court.ts'
import type { Ruling } from '../../src/rulings/ruling.ts'
import type { Story } from '../../src/rulings/story.ts'
import { play } from '../../src/rulings/table-play.ts'
import type { TableEvent } from '../../src/table/events.ts'
import type { HandChecker } from '../../src/table/hand-checker.ts'
import { lawfulMoves } from '../../src/table/lawful.ts'
import type { Seat } from '../../src/table/seats.ts'
import { SEATS } from '../../src/table/seats.ts'
import type { Pending, Table } from '../../src/table/table.ts'
import { freshTable, isLive, liveSeats } from '../../src/table/table.ts'
import type { DealPlan, Random } from './deal.ts'
import { chance, dealt, oneOf, shuffled } from './deal.ts'
import { ERRORS, errorOf } from './erring-player.ts'
import type { Hands } from './hands.ts'
import { eventOf, weighed } from './lawful-player.ts'
import { scripts } from './scripts.ts'
import type { Cast, Rig, Stage } from './stage.ts'
import type { Wish } from './wishes.ts'

/** The card that is played by, and hands of it. */
export interface PlayedCard {
  readonly checker: HandChecker
  readonly hands: Hands
}

/** One event that was entered. */
export interface Step {
  readonly before: Table
  readonly after: Table
  readonly event: TableEvent
  readonly rulings: readonly Ruling[]
  readonly stories: readonly Story[]
}

export interface Simulated {
  readonly table: Table
  readonly steps: number
  /** Events that were turned away, by code of the problem. */
  readonly refused: ReadonlyMap<string, number>
  /** It did not come to an end. */
  readonly hangs: boolean
  /** Questions that no answer was taken for. */
  readonly stuck: readonly string[]
}

/** More events than any deal can have: 152 tiles, each picked and thrown, with errors between. */
const MOST_STEPS = 1500

/** Turns of a deal without claims (TILE-07). */
const MOST_TURNS = 99

const planOf = (random: Random, hands: Hands): DealPlan => {
  const empty = chance(random, 0.08) ? [oneOf(random, SEATS) ?? 'd'] : []
  const seats = SEATS.filter((seat) => !empty.includes(seat))
  const ready = seats
    .filter(() => chance(random, 0.5))
    .map((seat) => ({ seat, whole: hands.whole(random), keep: 10 + Math.floor(random() * 4) }))
  return { east: oneOf(random, seats) ?? 'a', ready, passes: chance(random, 0.3), empty }
}

/** An answer to an open question: a hand is looked at, anything else is told somehow. */
const answerOf = (random: Random, court: Court, pending: Pending): TableEvent => {
  if (pending.verify !== undefined) return { type: 'verified', seat: pending.verify, right: chance(random, 0.3) }
  const [fact = ''] = pending.asks
  return { type: 'told', facts: { [fact]: oneOf(random, court.plan.facts.get(fact)?.values ?? []) ?? '' } }
}

/** Every answer to the first open question. */
const answersTo = (court: Court, pending: Pending): readonly TableEvent[] => {
  const { verify: seat } = pending
  if (seat !== undefined) return [true, false].map((right) => ({ type: 'verified', seat, right }))
  const [fact = ''] = pending.asks
  return (court.plan.facts.get(fact)?.values ?? []).map((value) => ({ type: 'told', facts: { [fact]: value } }))
}

/** Afterwards: disputed calls are settled, a value or a bet is ruled on, seldom a win proves to be none. */
const AFTER = ['settledCall', 'settledCall', 'announced', 'betRuled', 'foundWrong', 'complained'] as const

const nextEvent = (
  random: Random,
  court: Court,
  checker: HandChecker,
  table: Table,
  errs: number,
  plan: DealPlan,
): TableEvent | undefined => {
  if (table.pending !== undefined && !(table.pending.asks[0] === 'valid' && chance(random, 0.5)))
    return answerOf(random, court, table.pending)
  if (table.pending !== undefined)
    return errorOf(random, table, oneOf(random, SEATS) ?? 'a', chance(random, 0.7) ? 'reacted' : 'declared')
  if (table.deal.state === 'tableDecides') {
    const live = liveSeats(table)
    if (live.length < 2 || chance(random, 0.5)) return { type: 'tableDecided', deal: 'over' }
    const next = oneOf(random, live)
    return { type: 'tableDecided', deal: 'goesOn', ...(next === undefined ? {} : { next }) }
  }
  // Nobody counts the wall where tiles are not told: it is used up some time.
  if (table.tiles === undefined && table.turns > MOST_TURNS) return { type: 'wallGame' }
  // A wrong name or a joker seldom passes without a word.
  const tempting = table.discard?.misnamed === true || table.discard?.tile === 'J'
  const share = tempting && errs > 0 ? Math.max(errs, 0.5) : errs
  if (!chance(random, share)) {
    const moves = lawfulMoves(table, checker).filter(
      (move) => plan.passes || table.passing !== undefined || (move.does !== 'pass' && move.does !== 'stop'),
    )
    const move = weighed(random, moves.length > 0 ? moves : eastBegins(table))
    if (move !== undefined) return eventOf(random, table, move, errs > 0 ? 0.04 : 0)
  }
  return errorOf(random, table, oneOf(random, SEATS) ?? 'a', kindOfError(random, table))
}

/** The kind of the next error: what is told of the opening belongs there, and on a wrong name people call. */
const kindOfError = (random: Random, table: Table): TableEvent['type'] => {
  if (!table.begun && chance(random, 0.7)) return oneOf(random, OPENING) ?? 'passed'
  if (table.discard?.misnamed === true && table.turn?.stage === 'discarded' && chance(random, 0.7))
    return oneOf(random, ON_A_NAME) ?? 'called'
  if (table.discard?.tile === 'J' && table.turn?.stage === 'discarded' && chance(random, 0.6))
    return oneOf(random, ON_A_JOKER) ?? 'called'
  if (table.turn?.stage === 'toDiscard' && chance(random, 0.3)) return 'adjusted'
  if (table.tiles === undefined && chance(random, 0.2)) return 'outOfTurn'
  // Where nobody tells the tiles a declared hand is looked at by people, and others react meanwhile.
  if (table.tiles === undefined && chance(random, 0.3)) return 'declared'
  const kind = oneOf(random, OFTEN)
  return kind !== undefined && chance(random, 0.4) ? kind : (oneOf(random, ERRORS) ?? 'picked')
}

const OPENING = ['passed', 'passWrong', 'passedBlind', 'stopped', 'bet', 'setUpWrong', 'wrongCount'] as const
const ON_A_NAME = ['called', 'called', 'declared', 'declared', 'nameCorrected'] as const
/** A joker that was thrown is what everybody would like to have. */
const ON_A_JOKER = ['called', 'exposed', 'declared', 'declared', 'won'] as const
/** Errors that come to most different rulings. */
const OFTEN = [
  'declared',
  'declared',
  'called',
  'exchangedJoker',
  'calledDead',
  'discarded',
  'picked',
  'wallBroken',
  'wrongWall',
] as const

/** Without a Charleston East simply discards. */
const eastBegins = (table: Table): ReturnType<typeof lawfulMoves> =>
  table.begun || table.east === undefined || table.deal.state !== 'underWay'
    ? []
    : [{ does: 'discard', seat: table.east, tiles: table.tiles?.hands[table.east] ?? [] }]

/** A table of which nobody tells the tiles. */
const untold = ({ east, empty }: DealPlan): TableEvent => ({
  type: 'start',
  table: { begun: false, east, ...(empty.length > 0 ? { empty } : {}) },
})

/** How much of a deal is in error. */
const SHARES = [0, 0.03, 0.1, 0.3, 0.6, 0.9] as const

/** Scripts in one deal at most. */
const MOST_WISHES = 8

/** Answers that a script gives before it gives up. */
const MOST_ANSWERS = 6

/** Parts for the four seats, the last of them for hands that are out. */
const castOf = (random: Random, table: Table): Cast => {
  const order = shuffled(random, SEATS)
  const live = order.filter((seat) => isLive(table, seat))
  const [actor = 'a', by = 'b', rival = 'c', other = 'd'] = [...live, ...order.filter((seat) => !live.includes(seat))]
  return { actor, by, rival, other }
}

/** A deal that is steered to what is wished for, and the tiles rigged for it. */
const riggedPlan = (random: Random, hands: Hands, wish: Wish, cast: Cast): { readonly plan: DealPlan; readonly rig: Rig } => {
  const script = scripts[wish.incident]
  const rig = script?.rig?.(wish.facts, cast, hands, random) ?? {}
  const { holds, sizes } = rig
  const east = script?.east === undefined ? (oneOf(random, SEATS) ?? 'a') : cast[script.east]
  const ready = SEATS.filter((seat) => holds?.[seat] === undefined && chance(random, 0.25))
  return {
    plan: {
      east,
      ready: ready.map((seat) => ({ seat, whole: hands.whole(random), keep: 10 })),
      passes: chance(random, 0.2),
      empty: [],
      ...(holds === undefined ? {} : { holds }),
      ...(sizes === undefined ? {} : { sizes }),
    },
    rig,
  }
}

/** Gives what a deal should come to next under its rules, one of some kinds of incidents, or nothing more. */
export type Wishes = (random: Random, may: (incident: string) => boolean) => Wish | undefined

/** What a deal is steered to: what it is rigged for, and what more is tried at its table. Without the first it goes as it may. */
interface Steering {
  readonly first: Wish | undefined
  readonly more: Wishes
}

const UNSTEERED: Steering = { first: undefined, more: () => undefined }

export const hasScript = (incident: string): boolean => scripts[incident] !== undefined

/** Whether a script can be played at a table that nothing was rigged at for it. */
const fitsIn = (table: Table, incident: string): boolean =>
  hasScript(incident) && (table.tiles === undefined || scripts[incident]?.rig === undefined)

/** Plays one deal; `see` gets every event that was entered. It is steered to what is wished for, then goes on as it may. */
export const simulate = (
  court: Court,
  rules: Rules,
  { checker, hands }: PlayedCard,
  random: Random,
  see: (step: Step) => void,
  { first, more }: Steering = UNSTEERED,
): Simulated => {
  const cast = castOf(random, freshTable())
  const rigged = first === undefined ? { plan: planOf(random, hands), rig: {} } : riggedPlan(random, hands, first, cast)
  const { plan } = rigged
  const known = chance(random, 0.85)
  const errs = first === undefined ? (oneOf(random, SHARES) ?? 0) : chance(random, 0.3) ? 0.25 : 0
  const refused = new Map<string, number>()
  const stuck: string[] = []
  let table = freshTable()
  let steps = 0
  const canBeAnswered = (asked: Table, pending: Pending): boolean =>
    answersTo(court, pending).some((answer) => play(court, rules, asked, answer, checker).problems.length === 0)
  const enter = (event: TableEvent): boolean => {
    const played = play(court, rules, table, event, checker)
    const [problem] = played.problems
    if (problem !== undefined) {
      const key = `${event.type}: ${problem.code}`
      refused.set(key, (refused.get(key) ?? 0) + 1)
      return false
    }
    steps++
    see({ before: table, after: played.table, event, rulings: played.rulings, stories: played.stories })
    table = played.table
    if (table.pending !== undefined && !canBeAnswered(table, table.pending)) stuck.push(table.pending.asks.join(' or '))
    return true
  }
  const byFacts = (wish: Wish, pending: Pending): TableEvent => {
    if (pending.verify !== undefined) return answerOf(random, court, pending)
    const [fact = ''] = pending.asks
    const told = wish.facts[fact]
    return told === undefined ? answerOf(random, court, pending) : { type: 'told', facts: { [fact]: told } }
  }
  const act = (wish: Wish, who: Cast, rig: Rig): void => {
    const stage: Stage = {
      random,
      known: table.tiles !== undefined,
      rig,
      facts: wish.facts,
      table: () => table,
      enter: (parts) => {
        const told = Object.fromEntries(Object.entries(parts).filter(([, value]) => value !== undefined))
        if (!enter(told as unknown as TableEvent)) return false
        for (let answer = 0; answer < MOST_ANSWERS && table.pending !== undefined; answer++) enter(byFacts(wish, table.pending))
        return table.pending === undefined
      },
    }
    scripts[wish.incident]?.act(stage, who)
  }
  enter(known ? dealt(random, plan) : untold(plan))
  if (first !== undefined) act(first, cast, rigged.rig)
  for (let wishes = 1; first !== undefined && wishes < MOST_WISHES; wishes++) {
    if (table.deal.state !== 'underWay' || table.pending !== undefined) break
    const wish = more(random, (incident) => fitsIn(table, incident))
    const late = wish !== undefined && table.begun && scripts[wish.incident]?.early?.(wish.facts) === true
    if (wish !== undefined && !late) act(wish, castOf(random, table), {})
  }
  let turns = 0
  while (turns < MOST_STEPS && table.deal.state !== 'over') {
    const event = nextEvent(random, court, checker, table, errs, plan)
    if (event !== undefined) enter(event)
    turns++
  }
  const hangs = table.deal.state !== 'over'
  for (let after = 0; after < 4; after++) {
    if (table.pending !== undefined) {
      enter(answerOf(random, court, table.pending))
      continue
    }
    const event = errorOf(random, table, oneOf<Seat>(random, SEATS) ?? 'a', oneOf(random, AFTER) ?? 'settledCall')
    if (event !== undefined) enter(event)
  }
  return { table, steps, refused, hangs, stuck }
}
