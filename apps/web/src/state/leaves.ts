/** Every ruling that a situation can come to, by walking its questions. */
import type { Assignment, Court, Rules, Situation } from 'mahjudge'
import { adjudicate } from 'mahjudge'

export interface Leaf {
  readonly facts: Assignment
  readonly headline: string
  readonly outcome: string
}

/** One ruling at a time, so that a slow phone can draw in between. */
export function* leavesOf(court: Court, rules: Rules, situation: Situation, facts: Assignment = {}): Generator<Leaf, void> {
  const ruled = adjudicate(court, rules, { situation: situation.id, facts })
  if (!ruled.ok) return
  const { outcome, headline, needs } = ruled.value
  const question = outcome === 'needs-facts' ? needs[0] : undefined
  if (question === undefined) {
    yield { facts, headline, outcome }
    return
  }
  for (const { value } of question.answers) yield* leavesOf(court, rules, situation, { ...facts, [question.fact]: value })
}
