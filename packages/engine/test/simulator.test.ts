/**
 * Whole deals of four seats that err in every way, steered so that every decision of the law is made. Each ruling is made
 * a second time by the plain evaluator, and what is paid is worked out a second time by a ledger of its own.
 * More deals by hand: npm run simulate -- --deals 10000
 */
import { describe, expect, it } from 'vitest'
import { NEVER } from './simulator/never.ts'
import { practice } from './simulator/practice.ts'
import { createRunner, emptySurvey, runDeals, unseenEvents } from './simulator/survey.ts'
import { court } from './support/law.ts'

/** As many as a busy processor plays in half a minute. */
const DEALS = 2_000

/** The least that each decision is made in so many deals with every tile known; 10,000 make each of them 20 times. */
const LEAST = 2

describe(`${DEALS} deals in which everybody errs`, () => {
  const survey = emptySurvey()
  const decisions = court.plan.model.decisions.map((decision) => decision.id)
  const made = (id: string): number => survey.fired.get(id) ?? 0
  const known = (id: string): number => survey.firedKnown.get(id) ?? 0

  it(
    'come to an end, are ruled on as the plain evaluator rules, paid as the ledger says, and replay to the same bytes',
    { timeout: 600_000 },
    () => {
      runDeals(createRunner(court, practice), 0, DEALS, survey)
      expect(survey.faults.slice(0, 10)).toEqual([])
      expect(survey.rulings).toBeGreaterThan(3 * DEALS)
    },
  )

  it('have every kind of event, from every seat', () => {
    expect(unseenEvents(survey)).toEqual([])
  })

  it('come to every decision but those that are listed with a reason', () => {
    expect(decisions.filter((id) => known(id) < LEAST && !Object.hasOwn(NEVER, id))).toEqual([])
    expect(Object.keys(NEVER).filter((id) => made(id) > 0 || !decisions.includes(id))).toEqual([])
  })
})
