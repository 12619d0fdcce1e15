/** A story ruled a second time, by the plain evaluator alone. */
import { evaluate, impossibility, normalise } from '../../src/decide/evaluate.ts'
import type { Assignment, Decision } from '../../src/decide/model.ts'
import type { Court, Rules } from '../../src/rulings/court.ts'
import { toldFacts } from '../../src/rulings/hearing.ts'
import type { Situation } from '../../src/rulings/law.ts'
import type { Ruling } from '../../src/rulings/ruling.ts'
import type { Story } from '../../src/rulings/story.ts'

/** Cases that the facts leave open, at most. */
const MOST_CASES = 256

/** Every complete case that a story may be, facts that nobody told answered in every way; nothing that cannot be. */
const casesOf = (court: Court, situation: Situation, told: Assignment): readonly Assignment[] => {
  const { plan } = court
  let cases: readonly Assignment[] = [told]
  for (const fact of plan.model.facts) {
    cases = cases.flatMap((one) => {
      const known = normalise(plan, one)[fact.id]
      const { [fact.id]: values = fact.values } = situation.among ?? {}
      return known === undefined ? values.map((value) => ({ ...one, [fact.id]: value })) : [one]
    })
    if (cases.length > MOST_CASES) return cases
  }
  return cases.filter((one) => impossibility(plan, normalise(plan, one)) === undefined)
}

const ruledPlainly = (court: Court, complete: Assignment): readonly Decision[] | string => {
  const decisions: Decision[] = []
  for (const [topic, outcome] of evaluate(court.plan, complete).byTopic) {
    if (outcome.kind === 'stands') decisions.push(outcome.decision)
    else return `${topic}: ${outcome.kind}`
  }
  return decisions
}

const keysOf = (effects: readonly { readonly slot: string; readonly kind: string }[]): readonly string[] =>
  effects.map(({ slot, kind }) => `${slot} ${kind}`)

/**
 * How the plain evaluator differs from a ruling, or nothing. Where every fact is told both must make the same decisions;
 * where one is not, such as a figure, what the ruling says must follow whatever it turns out to be.
 */
export const differsPlainly = (court: Court, rules: Rules, story: Story, ruling: Ruling): string | undefined => {
  const situation = court.situation(story.situation)
  if (situation === undefined) return `no situation ${story.situation}`
  const told = { ...toldFacts(court, situation, story), [court.plan.model.root]: situation.incident }
  const cases = casesOf(court, situation, { ...rules.options, ...situation.takes, ...told }).filter((one) => {
    // What is told means something, so whatever it depends on is so.
    const values = normalise(court.plan, one)
    return Object.entries(told).every(([fact, value]) => values[fact] === value)
  })
  if (cases.length === 0) return 'this cannot be'
  const decisive = cases.length === 1 && ruling.decisions.length > 0
  for (const complete of cases) {
    const decisions = ruledPlainly(court, complete)
    if (typeof decisions === 'string') return decisions
    const ids = decisions.map((decision) => decision.id)
    if (decisive && ids.toSorted().join() !== ruling.decisions.toSorted().join()) return `the evaluator rules ${ids.join(', ')}`
    const plain = new Set(keysOf(decisions.flatMap((decision) => decision.effects)))
    const odd = keysOf(ruling.effects).find((key) => !plain.has(key))
    if (odd !== undefined) return `the evaluator does not come to ${odd}`
  }
  return undefined
}
