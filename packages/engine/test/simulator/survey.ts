/** Many deals of one run, checked as they go, and what they came to. */
import type { Assignment } from '../../src/decide/model.ts'
import type { Court, Rules } from '../../src/rulings/court.ts'
import { settleRules } from '../../src/rulings/court.ts'
import { replay } from '../../src/rulings/table-play.ts'
import type { TableEvent } from '../../src/table/events.ts'
import { EVENT_SHAPES } from '../../src/table/event-shapes.ts'
import type { Seat } from '../../src/table/seats.ts'
import { SEATS } from '../../src/table/seats.ts'
import { eventsOf } from '../../src/table/table.ts'
import { createRandom, must, pick } from '../support/law.ts'
import { dealFault, handsFault, rulingFaults, tilesFault, turnFault } from './checks.ts'
import { NEVER } from './never.ts'
import { audited, unsoundPayments } from './ledger.ts'
import type { Random } from './deal.ts'
import { oneOf } from './deal.ts'
import type { PlayedCard, Simulated, Step, Wishes } from './simulate.ts'
import { canTell } from './scripts.ts'
import { hasScript, simulate } from './simulate.ts'
import type { Wishing } from './wishes.ts'
import { createWishing } from './wishes.ts'

/** What a run came to. */
export interface Survey {
  deals: number
  events: number
  rulings: number
  /** Steps that the ledger has looked at, by what was due. */
  readonly audited: Map<string, number>
  readonly fired: Map<string, number>
  /** At tables that know their tiles. */
  readonly firedKnown: Map<string, number>
  readonly seen: Map<string, number>
  readonly refused: Map<string, number>
  readonly faults: string[]
  /** Deals with faults, as logs that can be replayed. */
  readonly faulty: FaultyDeal[]
}

export interface FaultyDeal {
  readonly deal: number
  readonly faults: readonly string[]
  /** Options that are not standard. */
  readonly options: Assignment
  readonly events: readonly TableEvent[]
}

export const emptySurvey = (): Survey => ({
  deals: 0,
  events: 0,
  rulings: 0,
  audited: new Map(),
  fired: new Map(),
  firedKnown: new Map(),
  seen: new Map(),
  refused: new Map(),
  faults: [],
  faulty: [],
})

const add = (counts: Map<string, number>, key: string, more = 1): void => void counts.set(key, (counts.get(key) ?? 0) + more)

const seatOf = (event: TableEvent): Seat | undefined => {
  if ('seats' in event) return event.seats[0]
  if (event.type === 'bet') return event.on === 'wallGame' ? undefined : event.on
  return 'seat' in event ? event.seat : undefined
}

/** Kinds of events that name no seat. */
const SEATLESS: readonly TableEvent['type'][] = [
  'start',
  'told',
  'nameCorrected',
  'wallGame',
  'tableDecided',
  'betRuled',
  'wallSet',
]

/** Kinds of events, with their seats, of which no deal had one. */
export const unseenEvents = ({ seen }: Survey): readonly string[] => {
  const kinds = Object.keys(EVENT_SHAPES) as TableEvent['type'][]
  const wanted = kinds.flatMap((kind) => (SEATLESS.includes(kind) ? [`${kind} `] : SEATS.map((seat) => `${kind} ${seat}`)))
  return wanted.filter((one) => !seen.has(one))
}

const SEED = 104_729

/** Rules with options set anyhow, for one deal in so many; in the others they are what the wish needs, and else standard. */
const ANYHOW = 4
const HOUSES = 8

/** A court, a card, what deals can be steered to, and the rules that some options make. */
export interface Runner {
  readonly court: Court
  readonly card: PlayedCard
  readonly wishing: Wishing
  readonly rulesWith: (options: Assignment) => Rules
}

const MOST_RULES = 500

/** Rules are settled once for the same options, so that what is kept for a rule set is found again. */
const createRules = (court: Court): Runner['rulesWith'] => {
  const kept = new Map<string, Rules>()
  return (options) => {
    const rules = must(settleRules(court, 'nmjl', options))
    const key = JSON.stringify(rules.options)
    const known = kept.get(key)
    if (known !== undefined) return known
    if (kept.size >= MOST_RULES) kept.clear()
    kept.set(key, rules)
    return rules
  }
}

export const createRunner = (court: Court, card: PlayedCard): Runner => ({
  court,
  card,
  wishing: createWishing(court, canTell),
  rulesWith: createRules(court),
})

const DRAWN = 40
const MOST_ATTEMPTS = 6

/** The decision that has been made least so far where every tile is known, of a few drawn anyhow. */
const wanted = (random: Random, decisions: readonly string[], fired: ReadonlyMap<string, number>): string => {
  let least = ''
  let times = Infinity
  for (let draw = 0; draw < DRAWN; draw++) {
    const one = oneOf(random, decisions) ?? ''
    const made = fired.get(one) ?? 0
    if (made >= times) continue
    least = one
    times = made
  }
  return least
}

/** Looks at a step in every way, and counts what it came to. */
const look = ({ court, card }: Runner, rules: Rules, isStandard: boolean, survey: Survey, step: Step): readonly string[] => {
  const { event, after } = step
  add(survey.seen, `${event.type} ${seatOf(event) ?? ''}`)
  survey.events++
  survey.rulings += step.rulings.length
  for (const ruling of step.rulings)
    for (const id of ruling.decisions) {
      add(survey.fired, id)
      if (after.tiles !== undefined) add(survey.firedKnown, id)
    }
  const entry = isStandard ? audited(step, card.checker) : undefined
  if (entry !== undefined) add(survey.audited, entry.kind)
  return [
    entry?.fault,
    tilesFault(step),
    turnFault(step),
    handsFault(step),
    dealFault(step),
    unsoundPayments(step),
    ...rulingFaults(court, rules, step),
  ].flatMap((fault) => (fault === undefined ? [] : `${event.type}: ${fault}`))
}

/** What is wrong with a deal as a whole: it never ends, a question stays open, or its log does not give it again. */
const dealFaults = ({ court, card }: Runner, rules: Rules, { table, hangs, stuck }: Simulated): readonly string[] => {
  const again = replay(court, rules, eventsOf(table), card.checker)
  return [
    ...(hangs ? ['it comes to no end'] : []),
    ...stuck.map((asks) => `no answer is taken for ${asks}`),
    ...(again.problem === undefined ? [] : [`the log stops at ${again.problem.at} ${again.problem.message}`]),
    ...(JSON.stringify(again.table) === JSON.stringify(table) ? [] : ['the log replays to another table']),
  ]
}

/** Rules with options set anyhow, of which each house keeps to its own. */
const housesOf = ({ court, rulesWith }: Runner): readonly Rules[] =>
  Array.from({ length: HOUSES }, (_, house) => {
    const random = createRandom(house + 7)
    const set = court.plan.model.options.filter(() => random() < 0.5)
    return rulesWith(Object.fromEntries(set.map((option) => [option.id, pick(random, option.values)])))
  })

/** Plays deals from one number to before another. */
export const runDeals = (runner: Runner, from: number, to: number, survey: Survey): Survey => {
  const { court, card, wishing, rulesWith } = runner
  const standard = rulesWith({})
  const open = wishing.decisions.filter((id) => !Object.hasOwn(NEVER, id))
  const houses = housesOf(runner)
  const wishUnder =
    (fixed: Assignment | undefined): Wishes =>
    (stream, may) => {
      for (let attempt = 0; attempt < MOST_ATTEMPTS; attempt++) {
        const found = wishing.wishFor(stream, wanted(stream, open, survey.firedKnown), may, fixed)
        if (found !== undefined) return found
      }
      return undefined
    }
  for (let deal = from; deal < to; deal++) {
    const random = createRandom(SEED * (deal + 1))
    const anyhow = deal % ANYHOW === 0 ? houses[Math.floor(deal / ANYHOW) % HOUSES] : undefined
    // What the first wish needs makes the rules, and then they stay.
    const first = anyhow === undefined ? wishUnder(undefined)(random, hasScript) : undefined
    const rules = anyhow ?? rulesWith(first?.options ?? {})
    const faults: string[] = []
    const see = (step: Step): void => void faults.push(...look(runner, rules, rules === standard, survey, step))
    const played = simulate(court, rules, card, random, see, { first, more: wishUnder(rules.options) })
    faults.push(...dealFaults(runner, rules, played))
    survey.deals++
    for (const [key, count] of played.refused) add(survey.refused, key, count)
    if (faults.length === 0) continue
    survey.faults.push(...faults.map((fault) => `deal ${deal}, ${fault}`))
    const options = Object.entries(rules.options).filter(([id, value]) => standard.options[id] !== value)
    survey.faulty.push({ deal, faults, options: Object.fromEntries(options), events: eventsOf(played.table) })
  }
  return survey
}
