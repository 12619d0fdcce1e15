/** Facts and options under which a decision stands, found in the diagrams of the law: what a deal can be steered to. */
import type { Compiled } from '../../src/decide/compile.ts'
import type { NodeId } from '../../src/decide/diagram.ts'
import { isLeaf, leafValue } from '../../src/decide/diagram.ts'
import { impossibility } from '../../src/decide/evaluate.ts'
import type { Assignment } from '../../src/decide/model.ts'
import { NOT_APPLICABLE } from '../../src/decide/model.ts'
import { holds } from '../../src/decide/when.ts'
import type { Court } from '../../src/rulings/court.ts'
import type { Random } from './deal.ts'
import { chance, oneOf, shuffled } from './deal.ts'

/** A decision that should be made, and what would lead to it. */
export interface Wish {
  readonly decision: string
  readonly incident: string
  readonly facts: Assignment
  /** Options that the decision turns on. */
  readonly options: Assignment
}

interface Target {
  readonly compiled: Compiled
  readonly root: NodeId
  readonly reaches: (node: NodeId) => boolean
}

/** Where in the law each decision stands. */
const targetsOf = (court: Court): ReadonlyMap<string, readonly Target[]> => {
  const targets = new Map<string, Target[]>()
  for (const incident of court.plan.facts.get(court.plan.model.root)?.values ?? []) {
    const compiled = court.compiled(incident)
    if (compiled === undefined) continue
    for (const { node: root, outcomes } of compiled.topics)
      outcomes.forEach((outcome, leaf) => {
        if (outcome.kind !== 'stands') return
        const known = new Map<NodeId, boolean>()
        const reaches = (node: NodeId): boolean => {
          if (isLeaf(node)) return leafValue(node) === leaf
          const found = known.get(node)
          if (found !== undefined) return found
          const arity = compiled.diagram.arities[compiled.diagram.levelOf(node)] ?? 0
          let any = false
          for (let value = 0; value < arity && !any; value++) any = reaches(compiled.diagram.child(node, value))
          known.set(node, any)
          return any
        }
        targets.set(outcome.decision, [...(targets.get(outcome.decision) ?? []), { compiled, root, reaches }])
      })
  }
  return targets
}

/** A way down a diagram to the decision, where one is open under the options that are fixed. */
const wayTo = (random: Random, { compiled, root, reaches }: Target, fixed: Assignment | undefined): Assignment | undefined => {
  const { diagram, levels } = compiled
  const values: Record<string, string> = {}
  let node = root
  while (!isLeaf(node)) {
    const level = levels[diagram.levelOf(node)]
    if (level === undefined || !reaches(node)) return undefined
    const { id } = level
    const open = level.values.flatMap((value, at) =>
      reaches(diagram.child(node, at)) && (level.kind === 'fact' || fixed === undefined || fixed[id] === value)
        ? [[value, at] as const]
        : [],
    )
    const [value, at] = oneOf(random, open) ?? []
    if (value === undefined || at === undefined) return undefined
    values[id] = value
    node = diagram.child(node, at)
  }
  return reaches(node) ? values : undefined
}

/** Facts that are seldom told otherwise: a deal in which nothing else has gone wrong. */
const CALM: Assignment = { deaths: 'none', walls: 'stand', touched: 'none' }
const TRIES = 60

export interface Wishing {
  readonly decisions: readonly string[]
  /** Facts and options for a decision; nothing when no way to it was found. With `fixed`, under those options. */
  readonly wishFor: (random: Random, decision: string, fixed?: Assignment) => Wish | undefined
}

export const createWishing = (court: Court): Wishing => {
  const targets = targetsOf(court)
  const { plan } = court
  const { facts, root } = plan.model
  const completed = (random: Random, incident: string, way: Assignment): Assignment | undefined => {
    const values: Record<string, string> = { ...way, [root]: incident }
    const valueOf = (id: string): string => values[id] ?? NOT_APPLICABLE
    for (const fact of facts) {
      if (fact.id === root) continue
      const applies = fact.appliesWhen === undefined || holds(fact.appliesWhen, valueOf)
      const given = way[fact.id]
      if (given !== undefined && applies === (given === NOT_APPLICABLE)) return undefined
      if (given !== undefined) continue
      const calm = CALM[fact.id]
      const likely = calm !== undefined && chance(random, 0.85) ? calm : oneOf(random, fact.values)
      values[fact.id] = applies ? (likely ?? NOT_APPLICABLE) : NOT_APPLICABLE
    }
    return impossibility(plan, values) === undefined ? values : undefined
  }
  return {
    decisions: plan.model.decisions.map((decision) => decision.id),
    wishFor: (random, decision, fixed) => {
      const places = shuffled(random, targets.get(decision) ?? [])
      for (let attempt = 0; attempt < TRIES; attempt++) {
        const place = places[attempt % Math.max(1, places.length)]
        const way = place === undefined ? undefined : wayTo(random, place, fixed)
        const values = place === undefined || way === undefined ? undefined : completed(random, place.compiled.incident, way)
        if (place === undefined || values === undefined) continue
        const isOption = (id: string): boolean => plan.model.options.some((option) => option.id === id)
        const told = Object.entries(values).filter(([id, value]) => id !== root && value !== NOT_APPLICABLE)
        return {
          decision,
          incident: place.compiled.incident,
          facts: Object.fromEntries(told.filter(([id]) => !isOption(id))),
          options: Object.fromEntries(told.filter(([id]) => isOption(id))),
        }
      }
      return undefined
    },
  }
}
