/**
 * What must hold of every ruling once it is read for four seats, whoever sits where: nobody pays an own hand, every
 * payment has a payer and a payee, a dead hand collects nothing, no dead seat acts next, and a deal goes on only with
 * two hands or more in play.
 */
import type { Assignment, Decision } from '../decide/model.ts'
import { variablesOf } from '../decide/when.ts'
import { fillCast } from './cast.ts'
import { readOutcome } from './outcome.ts'
import type { Role } from './roles.ts'
import { SEATS } from './seats.ts'

/** The facts that decide how many seats play each role. */
export const factsOfRoles = (roles: readonly Role[]): ReadonlySet<string> =>
  new Set(
    roles.flatMap((role) =>
      [...role.counts, ...(role.among ?? []), ...(role.apartWhen ?? []), ...(role.before ?? [])].flatMap((row) =>
        variablesOf(row.when),
      ),
    ),
  )

/** What is unsound about a ruling at the seats that the roles fall to, or nothing. */
export const unsound = (roles: readonly Role[], facts: Assignment, decisions: readonly Decision[]): string | undefined => {
  const cast = fillCast(roles, {}, facts)
  if (!cast.ok) return cast.problems[0]?.message
  const outcome = readOutcome(decisions, cast.value)
  const live = SEATS.filter((seat) => outcome.seats[seat].status === 'live')
  const [unfilled] = outcome.unfilled
  if (unfilled !== undefined) return `Nobody plays ${unfilled}`
  for (const { from, to } of outcome.payments) {
    if (from === to) return `A seat pays itself`
    if (outcome.seats[to].status === 'dead' && !isContest(decisions)) return `A dead hand is paid`
  }
  const { next } = outcome
  if (next.seat !== undefined && outcome.seats[next.seat].status === 'dead') return `A dead seat acts next (${next.kind})`
  if (outcome.deal.startsWith('goesOn') && live.length < 2) return `The deal goes on with ${live.length} hands in play`
  return undefined
}

/** A contested call is settled between its two seats, dead hand or not. */
const isContest = (decisions: readonly Decision[]): boolean =>
  decisions.some((decision) => decision.effects.some((effect) => String(effect.args?.['of'] ?? '').includes('stake')))
