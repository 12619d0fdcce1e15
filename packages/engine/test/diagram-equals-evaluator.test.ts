import { describe, expect, it } from 'vitest'
import { compiled } from '../data/index.ts'
import type { Assignment } from '../src/decide/model.ts'
import { join, narrow, readLeaf } from '../src/decide/product.ts'
import type { Product } from '../src/decide/product.ts'
import { createRuler } from '../src/decide/ruler.ts'
import { thaw } from '../src/decide/thaw.ts'
import { combinations, createRandom, incidents, pick, plainly, plan, standard } from './support/law.ts'

const RANDOM_OPTION_SETS = 20_000
const SEED = 20_261_130

const compiledOf = (incident: string) => {
  const frozen = compiled.find((one) => one.incident === incident)
  if (frozen === undefined) throw new Error(`${incident} is not compiled`)
  return thaw(frozen)
}

describe('the shipped diagram says what the plain evaluator says', () => {
  it.each(incidents)(
    '%s: every combination of facts under the standard options',
    (incident) => {
      const rule = createRuler(plan, compiledOf(incident), standard)
      const wrong: unknown[] = []
      let cases = 0
      for (const facts of combinations(incident)) {
        cases++
        const fast = rule(facts)?.map((decision) => decision.id)
        const plain = plainly({ ...standard, ...facts })
        if (fast?.join() !== plain.join()) wrong.push({ facts, fast, plain })
      }
      expect(wrong).toEqual([])
      expect(cases).toBeGreaterThan(0)
    },
    60_000,
  )

  it(`${RANDOM_OPTION_SETS} random option sets, each with random facts`, () => {
    const random = createRandom(SEED)
    const pools = incidents.map((incident) => ({ all: join(plan, compiledOf(incident), {}, 'decisions'), incident }))
    const facts = new Map<string, readonly Assignment[]>(incidents.map((incident) => [incident, [...combinations(incident)]]))
    const wrong: unknown[] = []
    for (let round = 0; round < RANDOM_OPTION_SETS; round++) {
      const { all, incident } = pick(random, pools)
      const options = Object.fromEntries(plan.model.options.map((option) => [option.id, pick(random, option.values)]))
      const complete = { ...options, ...pick(random, facts.get(incident) ?? []) }
      const plain = plainly(complete)
      const fast = walk(all, complete)
      if (fast?.join() !== plain.join()) wrong.push({ complete, fast, plain })
    }
    expect(wrong.slice(0, 3)).toEqual([])
  })
})

/** Follows one complete case down a product; absent facts do not apply. */
const walk = (product: Product, complete: Assignment): readonly string[] | undefined => {
  let node = product.root
  while (node >= 0) {
    const level = product.levels[product.diagram.levelOf(node)]
    node = product.diagram.child(node, level?.values.indexOf(complete[level.id] ?? 'n/a') ?? 0)
  }
  return readLeaf({ ...product, root: node })
}

describe('narrowing', () => {
  it('knows a fact told and a fact followed as the same', () => {
    const product = join(plan, compiledOf('settleCall'), standard)
    expect(readLeaf(narrow(product, { truth: 'alive', wonAfter: 'n/a' }))).toEqual(walk(product, { truth: 'alive' }))
  })
})
