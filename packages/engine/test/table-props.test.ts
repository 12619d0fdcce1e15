import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import type { Rules } from '../src/rulings/court.ts'
import { settleRules } from '../src/rulings/court.ts'
import { play, replay } from '../src/rulings/table-play.ts'
import type { TableEvent } from '../src/table/events.ts'
import type { Table } from '../src/table/table.ts'
import { dueSeat, eventsOf, freshTable, liveSeats } from '../src/table/table.ts'
import { SEATS } from '../src/table/seats.ts'
import { court, must } from './support/law.ts'
import { eventOf, START, steps } from './table-deals.ts'
import { anyEvent, someReactions } from './table-events.ts'

const settled = (options: Record<string, string>): Rules => must(settleRules(court, 'nmjl', options))

const STANDARD = settled({})
/** Tables that have brought out holes before: reactions without a dead declarer, and payers other than the last to go out. */
const TABLES: readonly Rules[] = [
  STANDARD,
  settled({ spokenOnly: 'retractAlways', mixedCauses: 'firstDeclarerPays', wallDestroyed: 'plusDeclarerDouble' }),
  settled({ oneThrownInContinues: 'stopNoPay', failedDeclarationTile: 'onlyCoDeclarers', twoErrorsPayment: 'singleOfSurvivor' }),
  settled({ thrownInRestore: 'ifCaughtAtOnceAndUnmixed', turnAfterDeath: 'whoWasDue', challengeStake: 'challengerDead' }),
  settled({
    failedDeclarationTile: 'backToExposureClaimant',
    conversionAfterExposure: 'anyTiles',
    badExchangeFound: 'exchangerDead',
    lastSurvivor: 'survivorWins',
  }),
]

const rules = fc.constantFrom(...TABLES)
const log = fc.array(anyEvent, { minLength: 4, maxLength: 16 })
/** Fewer than usual, since each run is a whole deal; more by hand with MAHJUDGE_RUNS. */
const RUNS = process.env['MAHJUDGE_RUNS'] === undefined ? { numRuns: 60 } : {}
const TIME = 120_000

/** What is wrong with a table, or nothing. */
const fault = (table: Table): string | undefined => {
  const { turn, deal, deaths, payments } = table
  const dead = SEATS.filter((seat) => table.seats[seat].death !== undefined)
  if (turn !== undefined && turn.stage !== 'discarded' && dead.includes(turn.seat)) return `dead seat ${turn.seat} holds the turn`
  const due = dueSeat(table)
  if (due !== undefined && dead.includes(due)) return `dead seat ${due} is to act`
  if (deal.state === 'underWay' && liveSeats(table).length < 2) return `the deal goes on with ${liveSeats(table).length} hands`
  if (deal.state !== 'underWay' && turn !== undefined) return 'a deal that is over has a turn'
  if (new Set(deaths).size !== deaths.length || deaths.toSorted().join('') !== dead.join(''))
    return `deaths ${deaths.join()} but dead ${dead.join()}`
  for (const { from, to, of, multiple, back } of payments) {
    if (from === to) return `${from} pays itself`
    // A win that proved to be none has been paid back, to dead hands as well.
    const undone = back === true || payments.some((one) => one.back === true && one.from === to && one.to === from)
    if (dead.includes(to) && !of.includes('stake') && !undone) return `dead seat ${to} is paid`
    if (table.seats[from].death?.cause === 'reaction' && of.startsWith('hand of') && multiple > 1)
      return `${from} only threw in and pays double`
  }
  const { discard } = table
  if (discard?.lies.at === 'rack' && discard.lies.seat === discard.by) return `${discard.by} has its own discard`
  return undefined
}

const fold = (
  under: Rules,
  events: readonly TableEvent[],
  see: (before: Table, after: Table, event: TableEvent) => void,
): Table => {
  let table = freshTable()
  for (const event of events) {
    const played = play(court, under, table, event)
    see(table, played.table, event)
    table = played.table
  }
  return table
}

describe('a table', () => {
  it('stays sound whatever happens at it', { timeout: TIME }, () => {
    fc.assert(
      fc.property(rules, log, (under, events) => {
        fold(under, events, (_, after, event) =>
          expect(`${fault(after) ?? 'sound'} after ${event.type}`).toBe(`sound after ${event.type}`),
        )
      }),
      RUNS,
    )
  })

  it('stays sound through every chain of errors', { timeout: TIME }, () => {
    fc.assert(
      fc.property(rules, steps, (under, list) => {
        let table = play(court, under, freshTable(), START).table
        for (const step of list) {
          if (table.deal.state !== 'underWay' || table.pending !== undefined) break
          const event = eventOf(table, step)
          if (event === undefined) continue
          const played = play(court, under, table, event)
          table = played.table
          expect(`${fault(table) ?? 'sound'} after ${event.type}`).toBe(`sound after ${event.type}`)
        }
      }),
      RUNS,
    )
  })

  it('never forgets a death, a payment or the end of the deal', { timeout: TIME }, () => {
    fc.assert(
      fc.property(rules, log, (under, events) => {
        fold(under, events, (before, after, event) => {
          expect(after.deaths.slice(0, before.deaths.length)).toEqual(before.deaths)
          expect(after.payments.slice(0, before.payments.length)).toEqual(before.payments)
          // A hand that won after a disputed call, and proves to have been dead, has not won.
          const undone = event.type === 'settledCall' && after.payments.some((one) => one.back === true)
          expect(before.deal.state === 'over' && !undone ? after.deal : before.deal).toEqual(before.deal)
        })
      }),
      RUNS,
    )
  })

  it('is the same when its log is replayed', { timeout: TIME }, () => {
    fc.assert(
      fc.property(rules, log, (under, events) => {
        const table = fold(under, events, () => undefined)
        const again = replay(court, under, eventsOf(table))
        expect(again.problem).toBeUndefined()
        expect(again.table).toEqual(table)
      }),
      RUNS,
    )
  })

  it('stays as it was when an event cannot be entered', { timeout: TIME }, () => {
    fc.assert(
      fc.property(log, fc.anything(), (events, strange) => {
        const table = fold(STANDARD, events.slice(0, 4), () => undefined)
        const played = play(court, STANDARD, table, strange as TableEvent)
        expect(played.problems.length).toBeGreaterThan(0)
        expect(played.table).toBe(table)
      }),
      RUNS,
    )
  })

  it('names thing, place and remedy in every problem', { timeout: TIME }, () => {
    fc.assert(
      fc.property(log, (events) => {
        let table = freshTable()
        for (const event of events) {
          const played = play(court, STANDARD, table, event)
          for (const { message, at, hint } of played.problems) {
            expect(message).not.toBe('')
            expect(at ?? '').not.toBe('')
            expect(hint ?? '').not.toBe('')
          }
          table = played.table
        }
      }),
      RUNS,
    )
  })
})

describe('reactions to a declaration', () => {
  const declared = (reactions: readonly unknown[], valid?: boolean): TableEvent =>
    ({
      type: 'declared',
      seat: 'a',
      on: 'discard',
      shown: 'more',
      reactions,
      ...(valid === undefined ? {} : { valid }),
    }) as TableEvent
  const discard: TableEvent = { type: 'discarded', seat: 'd' }
  const others = someReactions.map((list) => list.filter((one) => one.seat !== 'a'))
  const withoutLog = (table: Table): unknown => ({ ...table, log: undefined })

  it('come to the same in any order', { timeout: TIME }, () => {
    fc.assert(
      fc.property(
        rules,
        others.chain((list) => fc.tuple(fc.constant(list), fc.shuffledSubarray(list, { minLength: list.length }))),
        (under, [one, other]) => {
          const first = replay(court, under, [discard, declared(one, false)])
          const second = replay(court, under, [discard, declared(other, false)])
          expect(withoutLog(second.table)).toEqual(withoutLog(first.table))
        },
      ),
      RUNS,
    )
  })

  it('come to the same told one at a time or together', { timeout: TIME }, () => {
    fc.assert(
      fc.property(rules, others, fc.boolean(), (under, list, right) => {
        const one = list.map((reaction) => ({ type: 'reacted', ...reaction }) as TableEvent)
        const jokerless: TableEvent = { type: 'told', facts: { jokerless: 'no' } }
        const told = right ? [jokerless] : []
        const together = replay(court, under, [discard, declared(list, right), ...told])
        const apart = replay(court, under, [discard, declared([]), ...one, { type: 'verified', seat: 'a', right }, ...told])
        expect(apart.problem?.message).toBe(together.problem?.message)
        // A log that stops has waited for the hand to be checked in one way and not in the other.
        const stopped = apart.problem !== undefined
        expect(stopped ? undefined : withoutLog(apart.table)).toEqual(stopped ? undefined : withoutLog(together.table))
      }),
      RUNS,
    )
  })
})
