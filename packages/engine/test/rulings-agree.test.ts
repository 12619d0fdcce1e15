/** No ruling says two things that cannot both be true: every path of questions, and every assumption changed once. */
import { describe, expect, it } from 'vitest'
import { adjudicate } from '../src/rulings/adjudicate.ts'
import type { Rules } from '../src/rulings/court.ts'
import { settleRules } from '../src/rulings/court.ts'
import type { Assignment } from '../src/decide/model.ts'
import type { Ruling } from '../src/rulings/ruling.ts'
import { court } from './support/law.ts'

const SITUATIONS = ['two-want', 'late-call', 'call-back', 'bad-call', 'discard-back', 'skipped', 'count-now']
const AGREED: readonly Assignment[] = [{}, { turnAfterDeath: 'whoWasDue' }, { outOfTurnDiscardExposure: 'claimable' }]

const rulingsOn = (rules: Rules, situation: string, facts: Assignment): readonly Ruling[] => {
  const ruling = adjudicate(court, rules, { situation, facts })
  if (!ruling.ok) return []
  const [question] = ruling.value.needs
  return question === undefined
    ? [ruling.value]
    : question.answers.flatMap(({ value }) => rulingsOn(rules, situation, { ...facts, [question.fact]: value }))
}

/** The rulings of every path, and those with one assumption changed. */
const reach = (rules: Rules, situation: string, facts: Assignment = {}, deeper = true): readonly Ruling[] => {
  const ruling = adjudicate(court, rules, { situation, facts })
  if (!ruling.ok) return []
  const [question] = ruling.value.needs
  if (question !== undefined)
    return question.answers.flatMap(({ value }) => reach(rules, situation, { ...facts, [question.fact]: value }, deeper))
  const changed = deeper
    ? ruling.value.assumed.flatMap(({ fact, otherwise }) =>
        otherwise.flatMap(({ value }) => rulingsOn(rules, situation, { ...facts, [fact]: value })),
      )
    : []
  return [ruling.value, ...changed]
}

const clashes = ({ headline, effects, deal, next }: Ruling): readonly string[] => {
  const discard = effects.find((effect) => effect.slot === 'discard')
  const isOver = deal !== 'tableDecides' && !deal.startsWith('goesOn')
  return [
    ...(headline.includes('lost the turn') && next.kind === 'due' ? [`lost the turn and has it: ${headline}`] : []),
    ...(isOver && /can still be called|open to calls|live one/.test(headline) ? [`over, yet open: ${headline}`] : []),
    ...(isOver && discard?.says.includes('may be called') === true ? [`over, yet the tile is open: ${headline}`] : []),
    ...(discard?.kind === 'open' && next.kind === 'rightOf' ? [`open, yet the next seat picks: ${headline}`] : []),
  ]
}

describe('a ruling', () => {
  it.each(SITUATIONS)('on %s contradicts itself nowhere', (situation) => {
    for (const agreed of AGREED) {
      const rules = settleRules(court, 'nmjl', agreed)
      if (!rules.ok) throw new Error('the options are unknown')
      const rulings = reach(rules.value, situation)
      expect(rulings.length).toBeGreaterThan(1)
      expect(rulings.flatMap(clashes)).toEqual([])
    }
  })

  it('on a word taken back does not open a discard in a deal that is over', () => {
    const rules = settleRules(court, 'nmjl', { spokenOnly: 'retractAlways' })
    if (!rules.ok) throw new Error('the options are unknown')
    const facts = { declaredOn: 'discard', shownClaim: 'none', touched: 'three' }
    expect(rulingsOn(rules.value, 'mj-error', facts).flatMap(clashes)).toEqual([])
  })
})
