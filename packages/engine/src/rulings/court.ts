/** A law made ready to rule: its plan, its compiled incidents, and quick ways to its words. */
import type { Problem } from '../base/problem.ts'
import type { Result } from '../base/result.ts'
import { failed, ok } from '../base/result.ts'
import { didYouMean } from '../base/suggest.ts'
import type { Compiled } from '../decide/compile.ts'
import type { Frozen } from '../decide/freeze.ts'
import { thaw } from '../decide/thaw.ts'
import type { Assignment } from '../decide/model.ts'
import type { Plan } from '../decide/plan.ts'
import { buildPlan } from '../decide/plan.ts'
import type { Role } from '../table/roles.ts'
import type { Law, LawDecision, Rule, RuleSet, Situation, SlotWords, Source } from './law.ts'

export interface Court {
  readonly law: Law
  readonly plan: Plan
  readonly compiled: (incident: string) => Compiled | undefined
  readonly situation: (id: string) => Situation | undefined
  readonly decision: (id: string) => LawDecision | undefined
  readonly rule: (id: string) => Rule | undefined
  readonly source: (id: string) => Source | undefined
  readonly ruleSet: (id: string) => RuleSet | undefined
  readonly role: (id: string) => Role | undefined
  /** The words of an effect slot, and its place in the order in which a ruling is read. */
  readonly slot: (id: string) => (SlotWords & { readonly place: number }) | undefined
}

/**
 * Puts a law and its compiled incidents together, without looking at the law: for parts of one that was checked when it
 * was built. `openCourt` checks it first.
 */
export const courtOf = (law: Law, frozen: readonly Frozen[], plan: Plan = buildPlan(law.model)): Court => {
  const byIncident = new Map(frozen.map((one) => [one.incident, one]))
  const thawed = new Map<string, Compiled>()
  const by = <T extends { readonly id: string }>(list: readonly T[]): ((id: string) => T | undefined) => {
    const map = new Map(list.map((one) => [one.id, one]))
    return (id) => map.get(id)
  }
  return {
    law,
    plan,
    compiled: (incident) => {
      const known = thawed.get(incident)
      if (known !== undefined) return known
      const data = byIncident.get(incident)
      if (data === undefined) return undefined
      const made = thaw(data)
      thawed.set(incident, made)
      return made
    },
    situation: by(law.situations),
    decision: by(law.decisions),
    rule: by(law.rules),
    source: by(law.sources),
    ruleSet: by(law.ruleSets),
    role: by(law.roles),
    slot: by(law.slots.map((slot, place) => ({ ...slot, id: slot.slot, place }))),
  }
}

/** A rule set as this ruling applies it: every option settled, and who settled it. */
export interface Rules {
  readonly id: string
  readonly options: Assignment
  /** Options that the set, its ancestors or the table fixed; a contested point among them is contested no more. */
  readonly fixed: ReadonlySet<string>
}

/** Resolves a rule set, and options the table agreed on, to a value for every option. */
export const settleRules = (court: Court, id: string, agreed: Assignment = {}, own?: RuleSet): Result<Rules> => {
  const problems: Problem[] = []
  const options: Record<string, string> = Object.fromEntries(
    court.plan.model.options.map((option) => [option.id, option.standard]),
  )
  const fixed = new Set<string>()
  const known = court.law.ruleSets.map((set) => set.id)
  const chain: RuleSet[] = []
  let next: string | undefined = id
  const seen = new Set<string>()
  while (next !== undefined) {
    const set: RuleSet | undefined = own?.id === next ? own : court.ruleSet(next)
    if (set === undefined) {
      problems.push({
        code: 'rule-set/unknown',
        at: next,
        message: `There is no rule set ${next}.`,
        hint: didYouMean(next, known),
      })
      break
    }
    if (seen.has(next)) {
      problems.push({
        code: 'rule-set/circle',
        at: next,
        message: `Rule set ${next} extends itself in a circle.`,
        hint: 'Take one extends away.',
      })
      break
    }
    seen.add(next)
    chain.unshift(set)
    next = set.extends
  }
  const settle = (option: string, value: string, at: string): void => {
    const known = court.plan.options.get(option)
    if (known === undefined)
      problems.push({
        code: 'rule-set/unknown-option',
        at,
        message: `${option} is no option.`,
        hint: didYouMean(option, [...court.plan.options.keys()]),
      })
    else if (!known.values.includes(value))
      problems.push({
        code: 'rule-set/unknown-value',
        at,
        message: `${option} has no value ${value}.`,
        hint: didYouMean(value, known.values),
      })
    else {
      options[option] = value
      fixed.add(option)
    }
  }
  for (const set of chain)
    for (const [option, { value }] of Object.entries(set.options)) settle(option, value, `rule set ${set.id}, ${option}`)
  for (const [option, value] of Object.entries(agreed)) settle(option, value, `options.${option}`)
  return problems.length > 0 ? failed(...problems) : ok({ id, options, fixed })
}
