/** The facts that can mean something in a situation. They do not change, and each ruling asks for them several times. */
import { createMemory } from '../base/memory.ts'
import type { Fact } from '../decide/model.ts'
import { variablesOf } from '../decide/when.ts'
import type { Court } from './court.ts'
import type { Situation } from './law.ts'

export interface SituationFacts {
  /** Asked, taken for granted, or opened by another answer. */
  readonly usable: ReadonlySet<string>
  /** The usable ones and all that their meaning hangs on, in the model's order. */
  readonly facts: readonly Fact[]
}

const kept = createMemory<Court, Map<string, SituationFacts>>()

const makeFacts = (court: Court, situation: Situation): SituationFacts => {
  const { facts, root } = court.plan.model
  const levels = court.compiled(situation.incident)?.levels ?? []
  const usable = new Set([
    ...situation.asks,
    ...Object.keys(situation.takes),
    ...levels.filter((level) => level.kind === 'fact').map((level) => level.id),
  ])
  const hangsOn = new Set([root, ...usable])
  // A gate comes before what hangs on it, so one pass from the end finds them all.
  for (const { id, appliesWhen } of facts.toReversed())
    if (hangsOn.has(id) && appliesWhen !== undefined) for (const gate of variablesOf(appliesWhen)) hangsOn.add(gate)
  return { usable, facts: facts.filter((fact) => hangsOn.has(fact.id)) }
}

/** What can be told in a situation, and what that hangs on. */
export const situationFacts = (court: Court, situation: Situation): SituationFacts => {
  const bySituation = kept(court, () => new Map())
  const known = bySituation.get(situation.id)
  if (known !== undefined) return known
  const made = makeFacts(court, situation)
  bySituation.set(situation.id, made)
  return made
}
