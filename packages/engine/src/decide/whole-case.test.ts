import { describe, expect, it } from 'vitest'
import { combinations, court, createRandom, incidents, pick, plan } from '../../test/support/law.ts'
import { fixOptions } from './fix-options.ts'
import { assume, join, narrow, narrowTopics, openLeaves, readLeaf } from './product.ts'
import { openVariables } from './remainder.ts'
import { optionsThatMatter, productOf, wholeCase } from './whole-case.ts'

const CASES = 25

const compiledOf = (incident: string): NonNullable<ReturnType<typeof court.compiled>> => {
  const compiled = court.compiled(incident)
  if (compiled === undefined) throw new Error(`${incident} is not compiled`)
  return compiled
}

/** A few of the cases of an incident, anyhow, each with options anyhow. */
const casesOf = (incident: string): readonly (readonly [Record<string, string>, Record<string, string>])[] => {
  const random = createRandom(incident.length + 3)
  const all = [...combinations(incident)]
  return Array.from({ length: CASES }, () => {
    const known: Record<string, string> = { ...pick(random, all) }
    // Facts that do not apply are told so, as a hearing settles them.
    for (const level of compiledOf(incident).levels) if (level.kind === 'fact') known[level.id] ??= 'n/a'
    return [known, Object.fromEntries(plan.model.options.map(({ id, values }) => [id, pick(random, values)]))] as const
  })
}

describe.each(incidents)('a whole case of %s', (incident) => {
  const compiled = compiledOf(incident)

  it('comes to what the joined topics come to', () => {
    for (const [facts, options] of casesOf(incident)) {
      const whole = wholeCase(compiled, facts)
      if (whole === undefined) throw new Error(`a fact is open in ${JSON.stringify(facts)}`)
      for (const by of ['decisions', 'effects'] as const) {
        const product = productOf(plan, whole, options, by)
        const joined = readLeaf(narrow(join(plan, compiled, facts, by), options))
        expect(product === undefined ? undefined : readLeaf(product)).toEqual(joined)
      }
    }
  })

  it('turns on the options on which the joined topics turn', () => {
    for (const [facts] of casesOf(incident)) {
      const whole = wholeCase(compiled, facts)
      const joined = openVariables(assume(join(plan, compiled, facts, 'effects'), {}))
      expect(whole === undefined ? undefined : optionsThatMatter(plan, whole)).toEqual(joined)
    }
  })
})

describe('a case', () => {
  it('is not whole while a fact that can matter is open', () => {
    expect(wholeCase(compiledOf('declaration'), { declaredOn: 'own' })).toBeUndefined()
  })

  it('that cannot be comes to nothing', () => {
    const whole = wholeCase(compiledOf('settleCall'), { truth: 'alive', wonAfter: 'yes' })
    expect(whole?.canBe).toBe(false)
    const product = whole === undefined ? undefined : productOf(plan, whole, {}, 'decisions')
    expect(product === undefined ? undefined : openLeaves(product)).toEqual([])
  })

  it('has no one ruling while an option that matters is open', () => {
    const [facts = {}] = casesOf('declaration').find(([one]) => {
      const whole = wholeCase(compiledOf('declaration'), one)
      return whole !== undefined && optionsThatMatter(plan, whole).length > 0
    }) ?? [{}]
    const whole = wholeCase(compiledOf('declaration'), facts)
    expect(whole === undefined ? 'open' : productOf(plan, whole, {}, 'decisions')).toBeUndefined()
  })
})

describe('the diagrams of the law', () => {
  it('do not grow by what is asked of them', () => {
    const compiled = compiledOf('misnaming')
    const size = compiled.diagram.size()
    const options = Object.fromEntries(plan.model.options.map(({ id, values }) => [id, values.at(-1) ?? '']))
    join(plan, compiled, { deaths: 'none' })
    narrowTopics(compiled, { misClaim: 'win' }, {})
    fixOptions(compiled, options)
    expect(compiled.diagram.size()).toBe(size)
  })
})
