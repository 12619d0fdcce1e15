/** The files of the law as a phone gets them: small on their way, and the same law when they have arrived. */
import type { Seat, Story } from 'mahjudge'
import { adjudicate, excerpt, openCourt, settleRules } from 'mahjudge'
import { compiled, law } from 'mahjudge/law'
import { describe, expect, test } from 'vitest'
import { cutLaw } from '../scripts/law-plugin.mjs'
import { openLaw } from '../src/law/open.ts'
import type { PackedFile } from '../src/law/unpack.ts'
import { unpack } from '../src/law/unpack.ts'
import { groupOptions } from '../src/screens/rules-groups.ts'

const SEATS: readonly Seat[] = ['a', 'b', 'c', 'd']
const opened = openCourt(law, compiled)
if (!opened.ok) throw new Error('The law does not open.')
const whole = opened.value
const { exports, files } = cutLaw()

/** Nothing told, and each answer to the first question; without seats, and with a seat for every part. */
const storiesOf = (id: string): readonly Story[] => {
  const { asks = [], roles = {} } = whole.situation(id) ?? {}
  const [first = ''] = asks
  const told = [{}, ...(whole.plan.facts.get(first)?.values ?? []).map((value) => ({ [first]: value }))]
  const who = Object.fromEntries(Object.keys(roles).map((role, at) => [role, [SEATS[at % SEATS.length] ?? 'a']]))
  return told.flatMap((facts) => [
    { situation: id, facts },
    { situation: id, facts, who },
  ])
}

describe.each(law.ruleSets.map(({ id }) => id))('under %s', (ruleSet) => {
  const bySet = (exports.excerpts as Record<string, Record<string, string>>)[ruleSet] ?? {}

  test.each([...new Set(Object.values(bySet))])('%s is whole again on the phone', (address) => {
    const incidents = Object.keys(bySet).filter((one) => bySet[one] === address)
    const part = excerpt(whole, incidents, ruleSet)
    if (!part.ok) throw new Error('There is no such excerpt.')
    const there = unpack(JSON.parse(files.get(address) ?? '{}') as PackedFile)
    for (const key of ['rules', 'sources'] as const) expect(there.law[key]).toEqual(part.value.law[key])
    // What decisions set beside their effects is for a followed table, and stays at home.
    expect(there.law.decisions).toEqual(part.value.law.decisions.map(({ sets: _sets, ...decision }) => decision))
    const court = openLaw(there.law, there.compiled)
    const known = openCourt(part.value.law, part.value.compiled)
    if (!known.ok) throw new Error('The excerpt does not open.')
    const [rules, same] = [settleRules(court, ruleSet), settleRules(known.value, ruleSet)]
    if (!rules.ok || !same.ok) throw new Error(`${ruleSet} does not settle.`)
    expect(rules.value).toEqual(same.value)
    for (const { id } of there.law.situations)
      for (const story of storiesOf(id))
        expect(adjudicate(court, rules.value, story)).toEqual(adjudicate(known.value, same.value, story))
  })
})

test('every point that tables decide stands in one group of the rules, and no group is empty', () => {
  const ids = law.model.options.map(({ id }) => id)
  const groups = groupOptions(ids)
  expect(groups.flatMap(({ options }) => options).toSorted()).toEqual([...ids].toSorted())
  expect(groups.filter(({ options }) => options.length === 0)).toEqual([])
  // Each under a name of the first screen.
  const sections = new Set(law.situations.map(({ section }) => section))
  expect(groups.filter(({ name }) => !sections.has(name))).toEqual([])
})
