/**
 * The fast path: with the rule set fixed, the diagram of an incident becomes linked records keyed by answers, and a
 * complete case is ruled by following one link for each fact that matters.
 */
import type { Compiled } from './compile.ts'
import { leafValue } from './diagram.ts'
import type { Assignment, Decision } from './model.ts'
import { NOT_APPLICABLE } from './model.ts'
import type { Plan } from './plan.ts'
import { decisionsOf, INVALID, join } from './product.ts'

type Step = { readonly fact: string; readonly to: ReadonlyMap<string, Step | readonly Decision[] | undefined> }

/** Rules on complete facts: the standing decisions, one a topic, or nothing when a fact is missing or the case cannot be. */
export type Ruler = (facts: Assignment) => readonly Decision[] | undefined

const isStep = (reached: Step | readonly Decision[] | undefined): reached is Step => reached !== undefined && 'fact' in reached

/** Prepares a ruler for one incident under one rule set. The arrays it returns are frozen and shared. */
export const createRuler = (plan: Plan, compiled: Compiled, options: Assignment): Ruler => {
  const product = join(plan, compiled, options)
  const made = new Map<number, Step | readonly Decision[] | undefined>()
  const build = (node: number): Step | readonly Decision[] | undefined => {
    if (made.has(node)) return made.get(node)
    let step: Step | readonly Decision[] | undefined
    if (node < 0)
      step = leafValue(node) === INVALID ? undefined : Object.freeze(decisionsOf(plan, product.leaves[leafValue(node)] ?? []))
    else {
      const level = product.levels[product.diagram.levelOf(node)]
      step = {
        fact: level?.id ?? '',
        to: new Map((level?.values ?? []).map((value, at) => [value, build(product.diagram.child(node, at))])),
      }
    }
    made.set(node, step)
    return step
  }
  const start = build(product.root)
  return (facts) => {
    let step = start
    while (isStep(step)) step = step.to.get(facts[step.fact] ?? NOT_APPLICABLE)
    return step
  }
}
