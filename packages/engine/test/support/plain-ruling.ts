/** A story ruled a second time, by the plain evaluator alone. */
import { evaluate, impossibility } from '../../src/decide/evaluate.ts'
import type { Assignment, Decision } from '../../src/decide/model.ts'
import { NOT_APPLICABLE } from '../../src/decide/model.ts'
import { holds } from '../../src/decide/when.ts'
import type { Court, Rules } from '../../src/rulings/court.ts'
import { toldFacts } from '../../src/rulings/hearing.ts'
import type { Situation } from '../../src/rulings/law.ts'
import type { Ruling } from '../../src/rulings/ruling.ts'
import type { Story } from '../../src/rulings/story.ts'

/** Cases that the facts leave open, at most. */
const MOST_CASES = 256

/**
 * Every complete case that a story may be: facts that nobody told answered in every way, those that mean nothing `n/a`.
 * What is told means something, so a case in which it does not is not this story.
 */
const casesOf = (court: Court, situation: Situation, told: Assignment, given: Assignment): readonly Assignment[] => {
  const { plan } = court
  let cases: readonly Record<string, string>[] = [{ ...given, ...told }]
  for (const { id, values, appliesWhen } of plan.model.facts) {
    const open: Record<string, string>[] = []
    for (const one of cases) {
      if (appliesWhen !== undefined && !holds(appliesWhen, (gate) => one[gate] ?? NOT_APPLICABLE)) {
        if (told[id] !== undefined) continue
        if (one[id] !== undefined) one[id] = NOT_APPLICABLE
        open.push(one)
      } else if (one[id] !== undefined) open.push(one)
      else for (const value of situation.among?.[id] ?? values) open.push({ ...one, [id]: value })
    }
    cases = open
    if (cases.length > MOST_CASES) throw new Error(`${situation.id} leaves more than ${MOST_CASES} cases open`)
  }
  return cases.filter((one) => impossibility(plan, one) === undefined)
}

/** What the evaluator makes of one case: its decisions by name, and what they do, as `slot kind`. */
interface PlainRuling {
  readonly ids: string
  readonly effects: ReadonlySet<string>
}

const keyOf = ({ slot, kind }: { readonly slot: string; readonly kind: string }): string => `${slot} ${kind}`

const ruledPlainly = (court: Court, complete: Assignment): PlainRuling | string => {
  const decisions: Decision[] = []
  for (const [topic, outcome] of evaluate(court.plan, complete).byTopic) {
    if (outcome.kind === 'stands') decisions.push(outcome.decision)
    else return `${topic}: ${outcome.kind}`
  }
  return {
    ids: namesOf(decisions.map((decision) => decision.id)),
    effects: new Set(decisions.flatMap((decision) => decision.effects.map(keyOf))),
  }
}

const namesOf = (ids: readonly string[]): string => ids.toSorted().join(', ')

const MOST_KEPT = 5_000
const kept = new WeakMap<Rules, Map<string, readonly (PlainRuling | string)[]>>()

/**
 * Every case of a story as the evaluator rules on it. Neither the law nor a rule set changes, so that the same facts under
 * the same rules come to the same: what was evaluated once is kept, since many incidents of many deals tell the same.
 */
const plainRulings = (court: Court, rules: Rules, situation: Situation, told: Assignment): readonly (PlainRuling | string)[] => {
  const known = kept.get(rules) ?? new Map<string, readonly (PlainRuling | string)[]>()
  kept.set(rules, known)
  const key = JSON.stringify([situation.id, Object.entries(told).toSorted(([a], [b]) => (a < b ? -1 : 1))])
  const found = known.get(key)
  if (found !== undefined) return found
  const cases = casesOf(court, situation, told, { ...rules.options, ...situation.takes })
  const made = cases.map((complete) => ruledPlainly(court, complete))
  if (known.size >= MOST_KEPT) known.clear()
  known.set(key, made)
  return made
}

/**
 * How the plain evaluator differs from a ruling, or nothing. Where every fact is told both must make the same decisions;
 * where one is not, such as a figure, what the ruling says must follow whatever it turns out to be.
 */
export const differsPlainly = (court: Court, rules: Rules, story: Story, ruling: Ruling): string | undefined => {
  const situation = court.situation(story.situation)
  if (situation === undefined) return `no situation ${story.situation}`
  const told = { ...toldFacts(court, situation, story), [court.plan.model.root]: situation.incident }
  const cases = plainRulings(court, rules, situation, told)
  if (cases.length === 0) return 'this cannot be'
  const decisive = cases.length === 1 && ruling.decisions.length > 0
  for (const plain of cases) {
    if (typeof plain === 'string') return plain
    if (decisive && plain.ids !== namesOf(ruling.decisions)) return `the evaluator rules ${plain.ids}`
    const odd = ruling.effects.map(keyOf).find((key) => !plain.effects.has(key))
    if (odd !== undefined) return `the evaluator does not come to ${odd}`
  }
  return undefined
}
