import { readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { describe, expect, it } from 'vitest'
import { listCases, situationOfCase } from '../src/cli/case-folder.ts'
import { listText } from '../src/cli/lists.ts'
import { gapsOf, mapRules, ruledCase } from '../src/cli/rules-map.ts'
import { rulesMapText } from '../src/cli/rules-map-text.ts'
import { parseCase } from '../src/codec/case-file.ts'
import { court, must } from './support/law.ts'

const path = (name: string): string => fileURLToPath(new URL(`../../../${name}`, import.meta.url))

const map = mapRules(
  court,
  listCases(path('cases')).map((one) =>
    ruledCase(court, one.name, must(parseCase(court, readFileSync(one.path, 'utf8'), { situation: situationOfCase(one.path) }))),
  ),
)

describe('the map of the rules', () => {
  it('leaves nothing of the notes, no value of an option and no row of the table of errors without a place', () => {
    expect(gapsOf(map)).toEqual([])
  })

  it('is the page in docs/reference: npm run rules-map writes it', () => {
    expect(readFileSync(path('docs/reference/rules-map.md'), 'utf8')).toBe(rulesMapText(map))
  })

  it('says so where something has no place', () => {
    const bare = mapRules({ ...court, law: { ...court.law, decisions: [], situations: [] } }, [])
    const gaps = gapsOf(bare)
    expect(gaps).toContain('MJE-07 is cited by nothing, and nothing says what else carries it.')
    expect(gaps).toContain('No case shows what turnAfterDeath whoWasDue changes.')
    expect(gaps).toContain('No case covers M10: Out-of-turn discard, right mah jongg on it.')
  })
})

describe('the rule book', () => {
  it('shows every rule with its standing and where it is written', () => {
    for (const rule of court.law.rules) {
      const text = must(listText(court, 'rules', rule.id))
      expect(text).toContain(rule.title)
      expect(text).toContain(`${rule.standing}: `)
      expect(rule.sources).not.toEqual([])
    }
  })

  it('cites an option for every rule that is disputed, or says who disagrees', () => {
    expect(
      court.law.rules
        .filter((one) => one.standing === 'disputed' && one.options === undefined && one.dissent === undefined)
        .map((one) => one.id),
    ).toEqual([])
  })
})
