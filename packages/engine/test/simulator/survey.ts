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
import { rulingFaults, tilesFault, turnFault } from './checks.ts'
import { NEVER } from './never.ts'
import { audited, unsoundPayments } from './ledger.ts'
import type { Random } from './deal.ts'
import { oneOf } from './deal.ts'
import type { PlayedCard, Wishes } from './simulate.ts'
import { simulate } from './simulate.ts'
import type { Wishing } from './wishes.ts'
import { createWishing } from './wishes.ts'

/** What a run came to. */
export interface Survey {
  deals: number
  events: number
  rulings: number
  /** Steps that the ledger has looked at, by what was due. */
  readonly audited: Map<string, number>
  hangs: number
  readonly fired: Map<string, number>
  /** At tables that know their tiles. */
  readonly firedKnown: Map<string, number>
  readonly seen: Map<string, number>
  readonly refused: Map<string, number>
  readonly faults: string[]
}

export const emptySurvey = (): Survey => ({
  deals: 0,
  events: 0,
  rulings: 0,
  audited: new Map(),
  hangs: 0,
  fired: new Map(),
  firedKnown: new Map(),
  seen: new Map(),
  refused: new Map(),
  faults: [],
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

/** A court, a card, and what deals can be steered to. */
export interface Runner {
  readonly court: Court
  readonly card: PlayedCard
  readonly wishing: Wishing
}

export const createRunner = (court: Court, card: PlayedCard): Runner => ({ court, card, wishing: createWishing(court) })

/** The decision that has been made least so far, of a few drawn anyhow. */
const wanted = (random: Random, decisions: readonly string[], fired: ReadonlyMap<string, number>): string => {
  const drawn = Array.from({ length: 40 }, () => oneOf(random, decisions) ?? '')
  return drawn.reduce((least, one) => ((fired.get(one) ?? 0) < (fired.get(least) ?? 0) ? one : least))
}

/** Plays deals from one number to before another. */
export const runDeals = ({ court, card, wishing }: Runner, from: number, to: number, survey: Survey): Survey => {
  const standard = must(settleRules(court, 'nmjl'))
  const open = wishing.decisions.filter((id) => !Object.hasOwn(NEVER, id))
  const houses = Array.from({ length: HOUSES }, (_, house) => {
    const random = createRandom(house + 7)
    const set = court.plan.model.options.filter(() => random() < 0.5)
    return must(settleRules(court, 'nmjl', Object.fromEntries(set.map((option) => [option.id, pick(random, option.values)]))))
  })
  for (let deal = from; deal < to; deal++) {
    const random = createRandom(SEED * (deal + 1))
    const anyhow = deal % ANYHOW === 0 ? houses[Math.floor(deal / ANYHOW) % HOUSES] : undefined
    const first = anyhow === undefined ? wishing.wishFor(random, wanted(random, open, survey.fired)) : undefined
    const rules =
      anyhow ??
      (first === undefined || isStandard(standard, first.options) ? standard : must(settleRules(court, 'nmjl', first.options)))
    let asked = 0
    const wishes: Wishes = (stream, may) => {
      if (asked++ === 0) return first
      for (let attempt = 0; attempt < 6; attempt++) {
        const found = wishing.wishFor(stream, wanted(stream, open, survey.fired), rules.options)
        if (found !== undefined && may(found)) return found
      }
      return undefined
    }
    const { table, hangs, refused, stuck } = simulate(
      court,
      rules,
      card,
      random,
      (step) => {
        const { event, after } = step
        add(survey.seen, `${event.type} ${seatOf(event) ?? ''}`)
        survey.events++
        survey.rulings += step.rulings.length
        if (rules === standard) {
          const entry = audited(step, card.checker)
          if (entry !== undefined) add(survey.audited, entry.kind)
          if (entry?.fault !== undefined) survey.faults.push(`deal ${deal}, ${event.type}: ${entry.fault}`)
        }
        for (const ruling of step.rulings)
          for (const id of ruling.decisions) {
            add(survey.fired, id)
            if (after.tiles !== undefined) add(survey.firedKnown, id)
          }
        for (const fault of [
          tilesFault(step),
          turnFault(step),
          unsoundPayments(after, after.payments),
          ...rulingFaults(court, rules, step),
        ])
          if (fault !== undefined) survey.faults.push(`deal ${deal}, ${event.type}: ${fault}`)
      },
      wishes,
    )
    survey.deals++
    for (const [key, count] of refused) add(survey.refused, key, count)
    if (hangs) survey.hangs++
    for (const asks of stuck) survey.faults.push(`deal ${deal}: no answer is taken for ${asks}`)
    const again = replay(court, rules, eventsOf(table), card.checker)
    if (again.problem !== undefined)
      survey.faults.push(`deal ${deal}: the log stops at ${again.problem.at} ${again.problem.message}`)
    else if (JSON.stringify(again.table) !== JSON.stringify(table))
      survey.faults.push(`deal ${deal}: the log replays to another table`)
  }
  return survey
}

const isStandard = (standard: Rules, options: Assignment): boolean =>
  Object.entries(options).every(([id, value]) => standard.options[id] === value)
