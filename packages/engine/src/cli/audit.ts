/** `mahjudge audit`: the proof that every case under every combination of options has exactly one ruling. */
import { performance } from 'node:perf_hooks'
import { formatProblem } from '../base/problem.ts'
import { audit } from '../decide/audit.ts'
import type { CompiledForAudit } from '../decide/compile.ts'
import { compileForAudit } from '../decide/compile.ts'
import { leavesOf } from '../decide/diagram.ts'
import type { Condition, Decision, Model } from '../decide/model.ts'
import type { Plan } from '../decide/plan.ts'
import { makePlan } from '../decide/plan-check.ts'
import { decisionsOf, effectsKey } from '../decide/product.ts'
import type { Court } from '../rulings/court.ts'
import { checkWords } from '../rulings/law-check.ts'
import { factsOfRoles, unsound } from '../table/sound.ts'
import { EXIT, write } from './io.ts'
import { plural } from '../base/say.ts'

/**
 * Most nodes that one incident may make while it is compiled: about ten times what the largest makes today, and few
 * enough to be built in a few seconds.
 */
const NODE_CEILING = 1_000_000

const sayFact =
  (court: Court) =>
  (variable: string, value: string): string =>
    court.law.factWords[variable]?.says[value] ??
    court.law.optionWords[variable]?.values[value]?.label ??
    `${variable} is ${value}`

const grouped = (count: bigint): string => count.toString().replace(/\B(?=(\d{3})+$)/g, ',')

/** Runs the audit and prints what it proved. Returns the exit status. */
export const auditLaw = (court: Court, options: { readonly lint: boolean }): number => {
  const start = performance.now()
  const { incidents, problems: inTables } = audit({
    plan: court.plan,
    ceiling: NODE_CEILING,
    say: sayFact(court),
    check: {
      reads: factsOfRoles(court.law.roles),
      holds: (incident, facts, ids) =>
        unsound(court.law.roles, { [court.plan.model.root]: incident, ...facts }, decisionsOf(court.plan, ids)),
    },
  })
  const problems = [...checkWords(court.law), ...inTables]
  const seconds = ((performance.now() - start) / 1000).toFixed(1)
  for (const one of incidents)
    write(
      `${one.incident}: ${grouped(one.combinations)} combinations of ${plural(one.facts, 'fact')}, ` +
        `${plural(one.standardRulings, 'ruling')} under the standard options, ${one.nodes} nodes (${one.nodesMade} made)\n`,
    )
  const total = incidents.reduce((sum, one) => sum + one.combinations, 0n)
  const withOptions = incidents.reduce((sum, one) => sum + one.withOptions, 0n)
  write(
    `\n${plural(incidents.length, 'incident')}, ${plural(court.plan.model.decisions.length, 'decision')}: ${grouped(total)} combinations of facts, ` +
      `${grouped(withOptions)} with every combination of options, in ${seconds} s\n`,
  )
  for (const problem of problems) write(`${problem.code} ${formatProblem(problem)}\n`)
  if (options.lint) printRedundant(court.plan)
  write(problems.length === 0 ? 'Each of them has exactly one ruling.\n' : `${plural(problems.length, 'problem')}.\n`)
  return problems.length === 0 ? EXIT.ruled : EXIT.failed
}

/** What each topic of an incident comes to, as one text: nodes are numbered alike whenever the functions are. */
const fingerprint = (plan: Plan, compiled: CompiledForAudit): string => {
  const { diagram } = compiled
  const seen = new Map<number, number>()
  const rows: string[] = []
  const walk = (node: number, say: (leaf: number) => string): string => {
    if (node < 0) return say(-1 - node)
    const known = seen.get(node)
    if (known !== undefined) return `#${known}`
    const level = diagram.levelOf(node)
    const children: string[] = []
    for (let value = 0; value < (diagram.arities[level] ?? 0); value++) children.push(walk(diagram.child(node, value), say))
    seen.set(node, rows.length)
    rows.push(`${compiled.levels[level]?.id}:${children.join(' ')}`)
    return `#${rows.length - 1}`
  }
  for (const topic of compiled.topics) {
    seen.clear()
    const say = (leaf: number): string => {
      const outcome = topic.outcomes[leaf]
      if (outcome?.kind === 'stands') return effectsKey(plan.decisions.get(outcome.decision)?.effects ?? [])
      return outcome?.kind ?? 'none'
    }
    // A decision that stands nowhere in the incident says nothing about it.
    if (leavesOf(diagram, topic.node).size > 0) rows.push(walk(topic.node, say))
  }
  return rows.join('\n')
}

/** What an incident came to before anything was left out. */
interface Before {
  readonly incident: string
  readonly text: string
  readonly applicable: ReadonlyMap<string, number>
  readonly size: number
}

const conditionsOf = (decision: Decision): readonly Condition[] =>
  Array.isArray(decision.when) ? decision.when : [decision.when as Condition]

/** The model with one test of one decision left out. */
const without = (model: Model, decision: Decision, alternative: number, variable: string): Model => {
  const when = conditionsOf(decision).map((condition, at) =>
    at === alternative ? Object.fromEntries(Object.entries(condition).filter(([id]) => id !== variable)) : condition,
  )
  return { ...model, decisions: model.decisions.map((one) => (one.id === decision.id ? { ...one, when } : one)) }
}

/** Incidents in which a decision can apply come first, small ones before large: most changes show in the first. */
const likelyFirst = (decision: Decision, before: readonly Before[]): readonly Before[] =>
  before.toSorted((a, b) => Number(b.applicable.has(decision.id)) - Number(a.applicable.has(decision.id)) || a.size - b.size)

/**
 * Prints tests that could be left out of a decision without changing any ruling. Advisory: such a test may help a
 * reader. Takes minutes, since the law is compiled anew for each test.
 */
const printRedundant = (plan: Plan): void => {
  const before = (plan.facts.get(plan.model.root)?.values ?? []).map((incident): Before => {
    const compiled = compileForAudit(plan, incident, NODE_CEILING)
    return { incident, text: fingerprint(plan, compiled), applicable: compiled.applicable, size: compiled.diagram.size() }
  })
  for (const decision of plan.model.decisions)
    conditionsOf(decision).forEach((condition, alternative) => {
      for (const variable of Object.keys(condition)) {
        const changed = makePlan(without(plan.model, decision, alternative, variable))
        if (!changed.ok) continue
        const same = likelyFirst(decision, before).every(
          ({ incident, text }) => fingerprint(changed.value, compileForAudit(changed.value, incident, NODE_CEILING)) === text,
        )
        if (same) write(`redundant: ${decision.id} does not need ${variable}\n`)
      }
    })
}
