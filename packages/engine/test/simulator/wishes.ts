/** Facts and options under which a decision stands, found in the diagrams of the law: what a deal can be steered to. */
import type { Compiled } from '../../src/decide/compile.ts'
import type { NodeId } from '../../src/decide/diagram.ts'
import { isLeaf, leaf } from '../../src/decide/diagram.ts'
import type { Assignment } from '../../src/decide/model.ts'
import { NOT_APPLICABLE } from '../../src/decide/model.ts'
import { holds, variablesOf } from '../../src/decide/when.ts'
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
  /** The values at a node that can still lead there; none where nothing does. */
  readonly ways: (node: NodeId) => readonly number[]
}

/** Where in the law each decision stands. */
const targetsOf = (court: Court): ReadonlyMap<string, readonly Target[]> => {
  const targets = new Map<string, Target[]>()
  for (const incident of court.plan.facts.get(court.plan.model.root)?.values ?? []) {
    const compiled = court.compiled(incident)
    if (compiled === undefined) continue
    for (const { node: root, outcomes } of compiled.topics)
      outcomes.forEach((outcome, wanted) => {
        if (outcome.kind !== 'stands') return
        const found = targets.get(outcome.decision) ?? []
        targets.set(outcome.decision, found)
        found.push({ compiled, root, ways: waysTo(compiled, leaf(wanted)) })
      })
  }
  return targets
}

const waysTo = ({ diagram }: Compiled, wanted: NodeId): Target['ways'] => {
  const known = new Map<NodeId, readonly number[]>()
  const ways = (node: NodeId): readonly number[] => {
    const found = known.get(node)
    if (found !== undefined) return found
    const open: number[] = []
    for (let value = 0; value < (diagram.arities[diagram.levelOf(node)] ?? 0); value++) {
      const child = diagram.child(node, value)
      if (child === wanted || (!isLeaf(child) && ways(child).length > 0)) open.push(value)
    }
    known.set(node, open)
    return open
  }
  return ways
}

/** A way down a diagram to the decision, where one is open under the options that are fixed. */
const wayTo = (random: Random, { compiled, root, ways }: Target, fixed: Assignment | undefined): Assignment | undefined => {
  const { diagram, levels } = compiled
  const values: Record<string, string> = {}
  let node = root
  while (!isLeaf(node)) {
    const level = levels[diagram.levelOf(node)]
    if (level === undefined) return undefined
    const open = ways(node)
    const settled = level.kind === 'option' ? fixed?.[level.id] : undefined
    const at = settled === undefined ? oneOf(random, open) : level.values.indexOf(settled)
    const value = at === undefined ? undefined : level.values[at]
    if (at === undefined || value === undefined || !open.includes(at)) return undefined
    values[level.id] = value
    node = diagram.child(node, at)
  }
  return values
}

/** Facts that are seldom told otherwise: a deal in which nothing else has gone wrong, once it is under way. */
const CALM: Assignment = { deaths: 'none', walls: 'stand', touched: 'none', started: 'yes' }
const TRIES = 60

export interface Wishing {
  readonly decisions: readonly string[]
  /** Facts and options for a decision in one of these incidents; nothing when no way to it was found. With `fixed`, under those options. */
  readonly wishFor: (random: Random, decision: string, may: (incident: string) => boolean, fixed?: Assignment) => Wish | undefined
}

/** `canTell`: whether a table can be told these facts of an incident. */
export const createWishing = (court: Court, canTell: (incident: string, facts: Assignment) => boolean): Wishing => {
  const targets = targetsOf(court)
  const { plan } = court
  const { facts, root } = plan.model
  /** Facts of an incident, and those that their meaning hangs on, in order. */
  const factsOf = new Map(
    (plan.facts.get(root)?.values ?? []).map((incident) => {
      const hangsOn = new Set(court.compiled(incident)?.levels.map((level) => level.id))
      for (const { id, appliesWhen } of facts.toReversed())
        if (hangsOn.has(id) && appliesWhen !== undefined) for (const gate of variablesOf(appliesWhen)) hangsOn.add(gate)
      return [incident, facts.filter((fact) => fact.id !== root && hangsOn.has(fact.id))] as const
    }),
  )
  const completed = (random: Random, incident: string, way: Assignment): Assignment | undefined => {
    const values: Record<string, string> = { ...way, [root]: incident }
    const valueOf = (id: string): string => values[id] ?? NOT_APPLICABLE
    for (const fact of factsOf.get(incident) ?? []) {
      const applies = fact.appliesWhen === undefined || holds(fact.appliesWhen, valueOf)
      const given = way[fact.id]
      if (given !== undefined && applies === (given === NOT_APPLICABLE)) return undefined
      if (given !== undefined || !applies) continue
      const calm = CALM[fact.id]
      const likely = calm !== undefined && chance(random, 0.85) ? calm : oneOf(random, fact.values)
      values[fact.id] = likely ?? NOT_APPLICABLE
    }
    return plan.model.impossible.some((row) => holds(row.when, valueOf)) ? undefined : values
  }
  return {
    decisions: plan.model.decisions.map((decision) => decision.id),
    wishFor: (random, decision, may, fixed) => {
      const places = shuffled(
        random,
        (targets.get(decision) ?? []).filter(({ compiled }) => may(compiled.incident)),
      )
      if (places.length === 0) return undefined
      for (let attempt = 0; attempt < TRIES; attempt++) {
        const place = places[attempt % places.length]
        const way = place === undefined ? undefined : wayTo(random, place, fixed)
        const values = place === undefined || way === undefined ? undefined : completed(random, place.compiled.incident, way)
        if (place === undefined || values === undefined || !canTell(place.compiled.incident, values)) continue
        const isOption = (id: string): boolean => plan.options.has(id)
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
