import { readdirSync, readFileSync } from 'node:fs'
import { basename, dirname, join, relative } from 'node:path'
import { fileURLToPath } from 'node:url'
import { Ajv2020 } from 'ajv/dist/2020.js'
import { describe, expect, it } from 'vitest'
import { formatProblem } from '../src/base/problem.ts'
import { didYouMean } from '../src/base/suggest.ts'
import { practiceCard } from '../data/practice-card.ts'
import * as card from '../src/card.ts'
import { compileCard, readCard } from '../src/card.ts'
import * as caseFile from '../src/case-file.ts'
import { checkCase, ruleCase } from '../src/codec/case-check.ts'
import type { CaseFile } from '../src/codec/case-file.ts'
import { parseCase, parseStory } from '../src/codec/case-file.ts'
import { resetCase } from '../src/codec/case-reset.ts'
import { parseRuleSet } from '../src/codec/rule-set-file.ts'
import { ruleSetFromJson } from '../src/codec/rule-set-json.ts'
import { rulingToJson } from '../src/codec/ruling-json.ts'
import { parseRole, parseSeat } from '../src/codec/parts.ts'
import { storyFromJson, storyToJson } from '../src/codec/story-json.ts'
import { dataOfTree } from '../src/codec/tree.ts'
import { readText } from '../src/codec/yaml-text.ts'
import * as library from '../src/index.ts'
import { adjudicate } from '../src/rulings/adjudicate.ts'
import type { Ruling } from '../src/rulings/ruling.ts'
import { court, must, nmjl } from './support/law.ts'

const schemaFile = (name: string): object =>
  JSON.parse(readFileSync(new URL(`../schema/${name}.json`, import.meta.url), 'utf8')) as object
const ajv = new Ajv2020({ strict: true, allowUnionTypes: true })
// Cases that tell tiles are held against the practice card.
const practice = compileCard(must(readCard(practiceCard)))
const isRuling = ajv.compile(schemaFile('ruling'))
const isStory = ajv.compile(schemaFile('story'))

const rule = (text: string): Ruling => {
  const file = must(parseStory(court, text))
  return must(ruleCase(court, file, file.told))
}

const CASE = `# kept
title: A wrong mah jongg
situation: mj-error
facts: { declaredOn: discard, shownClaim: more }
who: { declarer: A, discarder: Seat b }   # seats
expect:
  outcome: decided
  seats: { a: dead, b: live }   # who is out
  deal: goesOn
  payments: []
  assumed: [walls]
`

describe('what the package exports', () => {
  it('is this, so that adding a name is a decision', () => {
    expect(Object.keys(library).toSorted()).toEqual([
      'adjudicate',
      'compareStories',
      'courtOf',
      'endsDeal',
      'eventsOf',
      'excerpt',
      'formatProblem',
      'freshTable',
      'lawfulMoves',
      'logFromJson',
      'logToJson',
      'openCourt',
      'play',
      'replay',
      'replayLog',
      'ruleSetFromJson',
      'rulingToJson',
      'settleRules',
      'storyFromJson',
      'storyToJson',
    ])
    expect(Object.keys(caseFile).toSorted()).toEqual(['checkCase', 'parseCase', 'parseRuleSet', 'parseStory', 'resetCase'])
    expect(Object.keys(card).toSorted()).toEqual([
      'JOKER',
      'addTile',
      'alive',
      'bestValue',
      'compileCard',
      'consult',
      'consultTold',
      'distance',
      'exposable',
      'formatCard',
      'formatExposure',
      'formatRack',
      'formatTiles',
      'handChecker',
      'kindOf',
      'lineName',
      'nameOf',
      'nearest',
      'packExposures',
      'packRack',
      'readCard',
      'readCardLines',
      'readExposures',
      'readRack',
      'readTiles',
      'sayClosed',
      'sightOf',
      'takeTile',
      'validate',
      'validateNamed',
      'winnable',
      'wordOf',
    ])
  })
})

describe('messages', () => {
  it('show unseen characters as escapes, and cut long words', () => {
    const said = formatProblem({ code: 'x/y', at: 'a\u001B', message: `no\n\u202E${'w'.repeat(100)} end`, hint: 'h\u0000' })
    expect(said).toBe(`a\\u001B: no\\u000A\\u202E${'w'.repeat(43)}... end\n  h\\u0000`)
  })

  it.each([
    ['e', ['a', 'b', 'c', 'd'], 'Known: a, b, c, d.'],
    ['', ['a', 'b'], 'Known: a, b.'],
    ['declardOn', ['declaredOn', 'want'], 'Did you mean declaredOn?'],
    ['declarationOn', ['declaredOn', 'want'], 'Known: declaredOn, want.'],
    ['onw', ['own', 'discard'], 'Did you mean own?'],
  ])('suggest for %s only what is near', (word, known, said) => expect(didYouMean(word, known)).toBe(said))
})

describe('readText', () => {
  it('speaks of several documents in words of its own', () => {
    const read = readText('a: 1\n---\nb: 2\n')
    expect(read.ok ? '' : read.problems[0]?.message).toBe(
      'This cannot be read as YAML or JSON: there is more than one document in it.',
    )
  })

  it('reads CRLF, a byte order mark and JSON like YAML', () => {
    expect(dataOfTree(must(readText('\uFEFFa: 1\r\nb: [x, "y"]\r\n')))).toEqual({ a: 1, b: ['x', 'y'] })
    expect(dataOfTree(must(readText('{\n\t"a": true,\n\t"b": {"c": "d"}\n}')))).toEqual({ a: true, b: { c: 'd' } })
  })

  it('reads yes and no as words', () => {
    expect(dataOfTree(must(readText('a: yes\nb: no')))).toEqual({ a: 'yes', b: 'no' })
  })

  it('keeps __proto__ as a plain name', () => {
    const data = dataOfTree(must(readText('__proto__: { polluted: x }')))
    expect(Object.keys(data as object)).toEqual(['__proto__'])
    expect(({} as { polluted?: string }).polluted).toBeUndefined()
  })
})

describe('words for seats and parts', () => {
  it.each(['a', 'A', 'Seat a', 'seat A'])('reads %s as seat a', (text) => expect(parseSeat(text)).toBe('a'))

  it.each(['e', '', 'ab', 'seat'])('reads %s as no seat', (text) => expect(parseSeat(text)).toBeUndefined())

  it.each([
    ['mj-error', 'declarer', 'actor'],
    ['mj-error', 'The Declarer', 'actor'],
    ['mj-error', 'actor', 'actor'],
    ['mj-second-claim', 'second seat', 'rival'],
    ['misname', 'caller', 'actor'],
    ['misname', 'misnamer', 'discarder'],
    ['dead-call', 'caller', 'caller'],
    ['mj-error', 'constructor', undefined],
  ])('in %s, %s is %s', (situation, word, role) => expect(parseRole(court, court.situation(situation), word)).toBe(role))
})

describe('parseCase', () => {
  it('collects every problem with its place', () => {
    const parsed = parseCase(court, 'titel: x\nsituation: mj-error\nwho: { declarer: e }\nexpect: { outcome: deicded }\n')
    expect(parsed.ok ? [] : parsed.problems.map(({ code, at }) => `${code} ${at}`)).toEqual([
      'file/unknown-key titel (line 1, column 1)',
      'story/unknown-seat who.declarer (line 3, column 18)',
      'file/unknown-word expect.outcome (line 4, column 20)',
    ])
  })

  it('takes the situation of the folder, unless the file names one', () => {
    const text = 'title: x\nexpect: {}\n'
    expect(must(parseCase(court, text, { situation: 'misname' })).told.story.situation).toBe('misname')
    expect(must(parseCase(court, `situation: mj-error\n${text}`, { situation: 'misname' })).told.story.situation).toBe('mj-error')
  })

  it('reads a reading as the case with some of it told otherwise', () => {
    const text = `${CASE}readings:\n  - { holds: x, facts: { shownClaim: group }, options: { conversionAfterExposure: never }, expect: {} }\n`
    const [reading] = must(parseCase(court, text)).readings
    expect(reading?.told.story.facts).toEqual({ declaredOn: 'discard', shownClaim: 'group' })
    expect(reading?.told.story.who).toEqual({ actor: ['a'], discarder: ['b'] })
    expect(reading?.told.options).toEqual({ conversionAfterExposure: 'never' })
  })
})

describe('checkCase', () => {
  it('passes a case that holds and counts the questions, less what tapped seats tell', () => {
    expect(checkCase(court, must(parseCase(court, CASE)))).toEqual({
      passed: true,
      differences: [],
      asked: ['shownClaim'],
    })
  })

  it.each([
    ['outcome: decided', 'outcome: contested', 'outcome: expected contested, but the ruling says decided'],
    ['a: dead', 'a: live', 'seats a: expected live, but the ruling says dead'],
    ['deal: goesOn', 'deal: over', 'deal: expected over, but the ruling says goesOn'],
    [
      'payments: []',
      'payments: [{ from: a, to: b, multiple: 2 }]',
      'payments: expected a pays b 2 times something, but the ruling says nothing',
    ],
    ['assumed: [walls]', 'needs: [canShow]', 'needs: expected canShow, but the ruling says nothing'],
    ['assumed: [walls]', 'cites: [MISNAME-01]', 'cites: expected MISNAME-01 among'],
    ['assumed: [walls]', 'effects: { hand: lives }', 'hand: expected lives, but the ruling says dead'],
    ['assumed: [walls]', 'next: b', 'next: expected b, but the ruling says'],
    ['assumed: [walls]', 'jokers: { a: outOfReach }', 'jokers a: expected outOfReach, but the ruling says inReach'],
  ])('says what differs when %s is %s', (from, to, difference) => {
    const next = rule(CASE).next.seat
    const text = CASE.replace(from, to.replace('next: b', `next: ${next === 'd' ? 'c' : 'd'}`))
    const { passed, differences } = checkCase(court, must(parseCase(court, text)))
    expect(passed).toBe(false)
    expect(differences.join('\n')).toContain(difference.replace('expected b', `expected ${next === 'd' ? 'c' : 'd'}`))
  })

  it('names the fact that the case does not tell and the interview asks', () => {
    const text = 'title: x\nsituation: mj-error\nfacts: { declaredOn: discard, shownClaim: tile }\nexpect: { outcome: decided }\n'
    expect(checkCase(court, must(parseCase(court, text))).differences).toEqual([
      'outcome: expected decided, but the ruling says needs-facts',
    ])
  })

  it('changes what the situation takes for granted as a further question', () => {
    const text =
      'title: x\nsituation: mj-error\nfacts: { declaredOn: discard, shownClaim: more, handKind: concealed }\nexpect: {}\n'
    const { asked, differences } = checkCase(court, must(parseCase(court, text)))
    expect(differences).toEqual([])
    expect(asked).toEqual(['declaredOn', 'shownClaim', 'handKind'])
  })
})

describe('resetCase', () => {
  it('leaves a case that holds as it is', () => expect(must(resetCase(court, CASE))).toBe(CASE))

  it('writes what the law rules and keeps comments and layout', () => {
    const wrong = CASE.replace('decided', 'contested')
      .replace('a: dead', 'a: live')
      .replace('goesOn', 'over')
      .replace('[]', '[{ from: a, to: b, multiple: 2 }]')
    expect(wrong).not.toBe(CASE)
    expect(must(resetCase(court, wrong))).toBe(CASE)
  })

  it('keeps to none where a payment has no figure', () => {
    const text = readFileSync(new URL('../../../cases/table/value-of-a-hand-that-played-on.yaml', import.meta.url), 'utf8')
    const wrong = text.replace('d: live', 'd: dead')
    expect(wrong).not.toBe(text)
    expect(must(resetCase(court, wrong))).toBe(text)
  })
})

describe('stories as data', () => {
  it('reads back what it writes, and the schema allows it', () => {
    const data = {
      situation: 'mj-error',
      facts: { declaredOn: 'discard', shownClaim: 'more' },
      who: { actor: ['a'], discarder: ['b'] },
      unknown: [],
      values: { hands: { a: 25 }, lowest: 20, jokerless: true },
      rules: 'amja',
      options: { spokenOnly: 'retractAlways' },
    }
    const told = must(storyFromJson(court, data))
    expect(storyToJson(told)).toEqual(data)
    expect(isStory(storyToJson(told))).toBe(true)
    expect(isStory({ ...data, fatcs: {} })).toBe(false)
  })

  it.each([[null], [7], ['text'], [[]], [{}], [{ situation: 'mj-error', facts: null }], [() => 1]])(
    'turns %j away without throwing',
    (data) => {
      expect(storyFromJson(court, data).ok).toBe(false)
    },
  )

  it('turns away data that holds itself', () => {
    const loop: Record<string, unknown> = { situation: 'mj-error' }
    loop['facts'] = loop
    expect(storyFromJson(court, loop).ok).toBe(false)
  })
})

describe('rule sets', () => {
  it('reads the same from text and from data', () => {
    const data = { id: 'ours', name: 'Our Tuesday table', extends: 'amja', options: { challengeStake: '25' } }
    expect(must(parseRuleSet(court, JSON.stringify(data)))).toEqual(must(ruleSetFromJson(court, data)))
    expect(
      must(parseRuleSet(court, 'id: ours\nname: Our Tuesday table\nextends: amja\noptions: { challengeStake: 25 }')),
    ).toEqual(must(ruleSetFromJson(court, data)))
  })
})

describe('rulings as data', () => {
  const cases = fileURLToPath(new URL('../../../cases/', import.meta.url))
  const files = readdirSync(cases, { recursive: true, encoding: 'utf8' })
    .filter((name) => name.endsWith('.yaml') && !name.startsWith('bad'))
    .toSorted()

  it('has one entry for each seat that an effect concerns', () => {
    const { effects } = rulingToJson(rule('situation: thrown-in\nfacts: { touched: two }\nwho: { touched: [c, d] }'))
    expect(effects.filter((effect) => effect.slot === 'otherHands').map((effect) => effect.seat)).toEqual(['c', 'd'])
    expect(effects.some((effect) => !('seat' in effect))).toBe(true)
  })

  it.each(court.law.situations.map((one) => one.id))('says who acts next in %s, or that it is open', (situation) => {
    const { next } = rulingToJson(must(adjudicate(court, nmjl, { situation, facts: {} })))
    expect(next.says).not.toBe('')
    expect(next.kind === 'nobody').toBe(next.says.startsWith('Nobody'))
  })

  it.each(files)('%s is as schema/ruling.json says', (name) => {
    const parsed = parseStory(court, readFileSync(join(cases, name), 'utf8'), { situation: basename(dirname(name)) })
    if (!parsed.ok) throw new Error(`${relative('.', name)}: ${parsed.problems[0]?.message}`)
    const file: CaseFile = parsed.value
    const wrong = [file.told, ...file.readings.map((reading) => reading.told)].flatMap((told) => {
      const ruling = ruleCase(court, file, told, practice)
      // A log may end in a problem on purpose; then there is no ruling to write.
      if (!ruling.ok && file.expectTable?.problem !== undefined) return []
      const json: unknown = JSON.parse(JSON.stringify(rulingToJson(must(ruling))))
      return isRuling(json) ? [] : [ajv.errorsText(isRuling.errors)]
    })
    expect(wrong).toEqual([])
  })

  it('the schema refuses what is not a ruling', () => {
    const json = rulingToJson(must(adjudicate(court, nmjl, { situation: 'mj-error', facts: {} })))
    expect(isRuling(json)).toBe(true)
    expect(isRuling({ ...json, extra: 1 })).toBe(false)
    expect(isRuling({ ...json, outcome: 'maybe' })).toBe(false)
  })
})
