/** A court over a law that nobody has checked yet. */
import type { Result } from '../base/result.ts'
import { ok } from '../base/result.ts'
import type { Frozen } from '../decide/freeze.ts'
import { makePlan } from '../decide/plan-check.ts'
import type { Court } from './court.ts'
import { courtOf } from './court.ts'
import type { Law } from './law.ts'

/** Puts a law and its compiled incidents together. Fails when the law's own data is at fault. */
export const openCourt = (law: Law, frozen: readonly Frozen[]): Result<Court> => {
  const plan = makePlan(law.model)
  return plan.ok ? ok(courtOf(law, frozen, plan.value)) : plan
}
