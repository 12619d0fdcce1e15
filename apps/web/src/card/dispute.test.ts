/** Whatever a card finds in a dispute can be ruled on: by the whole law, and by the part of it that a phone has. */
import type { Court } from 'mahjudge'
import { adjudicate, excerpt, openCourt, settleRules } from 'mahjudge'
import { compileCard, readCard } from 'mahjudge/card'
import { compiled, law, practiceCard } from 'mahjudge/law'
import { handChecks } from 'virtual:hand-checks'
import { describe, expect, test } from 'vitest'
import { NOTHING_TOLD } from '../state/fragment.ts'
import type { Bench } from './dispute.ts'
import { answerOf, disputeOf, toldByCard } from './dispute.ts'
import type { HandState } from './hand-state.ts'

const must = <T>(result: { readonly ok: true; readonly value: T } | { readonly ok: false; readonly problems: unknown }): T => {
  if (!result.ok) throw new Error(JSON.stringify(result.problems))
  return result.value
}

const court = must(openCourt(law, compiled))
const card = compileCard(must(readCard(practiceCard)))
/** As the checker has it: every text and no diagram. */
const texts = must(openCourt(law, []))

const rules = must(settleRules(court, 'nmjl'))
const part = (id: string): Court => {
  const cut = must(excerpt(court, [court.situation(id)?.incident ?? ''], 'nmjl'))
  return must(openCourt(cut.law, cut.compiled))
}

const HANDS = {
  right: { concealed: '1111B 3333B 444B 666B', exposed: '' },
  jokers: { concealed: '1111B 3333B 444B 66BJ', exposed: '' },
  wrong: { concealed: '1111B 3333B 444B 66B 5C', exposed: '' },
  short: { concealed: '1111B 3333B 444B 66B', exposed: '' },
  concealedLine: { concealed: 'NEWS NNN SSS EE WW', exposed: '' },
  clash: { concealed: '', exposed: '1111B 1111C 222D' },
  group: { concealed: '', exposed: '777DJJJ 777C' },
  fits: { concealed: '', exposed: '444B' },
} as const

const TABLES = [
  { claimed: '', named: '', discards: '', others: '' },
  { claimed: '5C', named: '6B', discards: 'FFFF', others: '222D' },
  { claimed: '6B', named: '5C', discards: '', others: '' },
]

/** Nothing told, and each answer to the first question. */
const storiesOf = (id: string) => {
  const ruling = must(adjudicate(court, rules, { situation: id, facts: {} }))
  const [first] = ruling.needs
  return [{}, ...(first?.answers ?? []).map(({ value }) => ({ [first?.fact ?? '']: value }))]
}

describe.each(Object.keys(handChecks))('%s', (id) => {
  const situation = court.situation(id)
  if (situation === undefined) throw new Error(`no situation ${id}`)
  const dispute = disputeOf(texts, situation)
  const own = part(id)
  const bench: Bench = {
    court: texts,
    options: rules.options,
    isRuled: (other, told) => adjudicate(own, rules, { situation: other, facts: told.facts }).ok,
  }

  test('what is found is ruled on', () => {
    expect(dispute.parts.length).toBeGreaterThan(0)
    const refused: unknown[] = []
    for (const facts of storiesOf(id))
      for (const hand of Object.values(HANDS))
        for (const table of TABLES)
          for (const { role } of dispute.parts) {
            const told = { ...NOTHING_TOLD, facts }
            const state: HandState = { hands: { [role]: hand }, table }
            const answer = answerOf(bench, card, dispute, told, state)
            const next =
              answer.clash === undefined ? answer.told : toldByCard(dispute, told, answer.clash.fact, answer.clash.found)
            if (next === undefined) continue
            for (const judge of [court, own]) {
              const ruled = adjudicate(judge, rules, { situation: id, facts: next.facts })
              if (!ruled.ok) refused.push([facts, hand, table, role, next.facts, ruled.problems.map(({ message }) => message)])
            }
          }
    expect(refused).toEqual([])
  })

  test('nothing is said of groups that only lie around', () => {
    const [first] = dispute.parts
    const state: HandState = {
      hands: { [first?.role ?? '']: HANDS.fits },
      table: { claimed: '', named: '', discards: '', others: '222D FFFF' },
    }
    expect(answerOf(bench, card, dispute, NOTHING_TOLD, state).says.join(' ')).not.toMatch(/others/i)
  })
})

describe('what a table agreed', () => {
  const id = 'two-want'
  const situation = court.situation(id)
  if (situation === undefined) throw new Error(`no situation ${id}`)
  const dispute = disputeOf(texts, situation)
  /** Two wins are claimed, and the farther seat was bound before the nearer spoke. */
  const told = { ...NOTHING_TOLD, facts: { wants: 'wins', committed: 'yes' } }
  const state: HandState = { hands: { actor: HANDS.wrong }, table: { claimed: '', named: '', discards: '', others: '' } }

  test.each(['turnThenCommitted', 'pureTurn'])('leaves each hand its own answer: %s', (mjVsMj) => {
    const under = must(settleRules(court, 'nmjl', { mjVsMj }))
    const isRuled: Bench['isRuled'] = (other, { facts }) => adjudicate(court, under, { situation: other, facts }).ok
    const { settled } = answerOf({ court: texts, options: under.options, isRuled }, card, dispute, told, state)
    expect([settled['firstRight'], settled['boundRight']]).toEqual(['no', undefined])
  })
})
