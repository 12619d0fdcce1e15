/** The files of cases/bad: input that must be turned away, and how. */
import { spawnSync } from 'node:child_process'
import { readdirSync, readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { parse } from 'yaml'
import { compiled, law } from '../../data/index.ts'
import type { Problem } from '../../src/base/problem.ts'
import type { Result } from '../../src/base/result.ts'
import { failed, ok } from '../../src/base/result.ts'
import { readCardLines } from '../../src/card/text/read-card.ts'
import { ruleCase } from '../../src/codec/case-check.ts'
import { parseCase, parseStory, placeProblems } from '../../src/codec/case-file.ts'
import { logFromJson } from '../../src/codec/log-json.ts'
import { parseRuleSet } from '../../src/codec/rule-set-file.ts'
import { audit } from '../../src/decide/audit.ts'
import type { Model } from '../../src/decide/model.ts'
import { makePlan } from '../../src/decide/plan-check.ts'
import { adjudicate } from '../../src/rulings/adjudicate.ts'
import type { Court } from '../../src/rulings/court.ts'
import { settleRules } from '../../src/rulings/court.ts'
import { openCourt } from '../../src/rulings/open-court.ts'
import type { Story } from '../../src/rulings/story.ts'
import type { Law } from '../../src/rulings/law.ts'
import { checkWords } from '../../src/rulings/law-check.ts'
import { readRack } from '../../src/tiles/notation.ts'
import { must } from './law.ts'

export interface BadInput {
  /** A story or case as data. */
  readonly input?: unknown
  /** A story or case as raw text. */
  readonly text?: string
  /** Bytes of a file, in hexadecimal. */
  readonly hex?: string
  /** Text written so many times. */
  readonly repeat?: { readonly text: string; readonly times: number }
  /** A case, which must be complete, rather than a story. */
  readonly case?: boolean
  readonly ruleSet?: unknown
  /** The text of a card, or a text that makes it when written so many times. */
  readonly card?: string | { readonly text: string; readonly times: number }
  /** A rack as typed. */
  readonly rack?: string
  /** A story handed to the court by a program. */
  readonly story?: unknown
  /** A log that a program reads. */
  readonly log?: unknown
  /** Tables of a law. */
  readonly model?: Model
  readonly ceiling?: number
  /** Words of a law; what is not named is empty. */
  readonly words?: Partial<Law>
  /** What a check of whole rulings says of every one. */
  readonly check?: string
  /** The law that hears the input lacks this. */
  readonly lawWithout?: 'compiled' | 'situations'
  /** Arguments of the command line, and what is piped in. */
  readonly command?: readonly string[]
  readonly stdin?: string
  readonly expect: { readonly problem: string; readonly at?: string; readonly hint?: string }
}

const folder = fileURLToPath(new URL('../../../../cases/bad/', import.meta.url))
const bin = fileURLToPath(new URL('../../bin/mahjudge.js', import.meta.url))

export const badInputs: readonly { readonly name: string; readonly bad: BadInput }[] = readdirSync(folder)
  .toSorted()
  .map((name) => ({ name, bad: parse(readFileSync(folder + name, 'utf8')) as BadInput }))

const courtFor = ({ lawWithout }: BadInput): Court =>
  must(openCourt(lawWithout === 'situations' ? { ...law, situations: [] } : law, lawWithout === 'compiled' ? [] : compiled))

/** The bytes of a file or of standard input, where the bad input is a file. */
export const bytesOf = ({ input, text, hex, repeat }: BadInput): Buffer | undefined => {
  if (hex !== undefined) return Buffer.from(hex, 'hex')
  if (repeat !== undefined) return Buffer.from(repeat.text.repeat(repeat.times))
  if (text !== undefined) return Buffer.from(text)
  return input === undefined ? undefined : Buffer.from(JSON.stringify(input, null, 2))
}

const modelProblems = (model: Model, { ceiling = 10_000, check }: BadInput): readonly Problem[] => {
  const plan = makePlan(model)
  if (!plan.ok) return plan.problems
  return audit({
    plan: plan.value,
    ceiling,
    say: (variable, value) => `${variable} is ${value}`,
    ...(check === undefined ? {} : { check: { reads: new Set<string>(), holds: () => check } }),
  }).problems
}

const EMPTY_LAW: Law = {
  edition: '',
  model: { root: 'incident', facts: [], options: [], derived: [], topics: [], decisions: [], impossible: [] },
  decisions: [],
  factWords: {},
  optionWords: {},
  slots: [],
  roles: [],
  situations: [],
  rules: [],
  sources: [],
  ruleSets: [],
  cardAnswers: [],
  cardReach: 0,
  weighings: [],
  cardTurns: [],
}

const hear = (court: Court, text: string, bad: BadInput): Result<unknown> => {
  const file = bad.case === true ? parseCase(court, text) : parseStory(court, text)
  if (!file.ok) return file
  const ruling = ruleCase(court, file.value, file.value.told)
  return ruling.ok ? ok(ruling.value) : failed(...placeProblems(file.value, ruling.problems))
}

/** The problems that the library finds; nothing where only the command line can. */
export const problemsOf = (bad: BadInput): readonly Problem[] | undefined => {
  if (bad.model !== undefined) return modelProblems(bad.model, bad)
  if (bad.words !== undefined) return checkWords({ ...EMPTY_LAW, ...bad.words })
  if (bad.card !== undefined) {
    const text = typeof bad.card === 'string' ? bad.card : bad.card.text.repeat(bad.card.times)
    return readCardLines(text).problems
  }
  if (bad.rack !== undefined) {
    const rack = readRack(bad.rack)
    return rack.ok ? [] : rack.problems
  }
  const court = courtFor(bad)
  if (bad.story !== undefined) {
    const ruling = adjudicate(court, must(settleRules(court, 'nmjl')), bad.story as Story)
    return ruling.ok ? [] : ruling.problems
  }
  if (bad.log !== undefined) {
    const log = logFromJson(bad.log)
    return log.ok ? [] : log.problems
  }
  if (bad.ruleSet !== undefined) {
    const set = parseRuleSet(court, JSON.stringify(bad.ruleSet))
    return set.ok ? [] : set.problems
  }
  const bytes = bad.hex === undefined ? bytesOf(bad) : undefined
  if (bytes === undefined) return undefined
  const heard = hear(court, bytes.toString('utf8'), bad)
  return heard.ok ? [] : heard.problems
}

export interface Ran {
  readonly status: number | null
  readonly out: string
  readonly err: string
}

/** Runs the command line as people do. */
export const run = (args: readonly string[], stdin: string | Uint8Array = ''): Ran => {
  const { status, stdout, stderr } = spawnSync(process.execPath, [bin, ...args], {
    input: stdin,
    encoding: 'utf8',
    timeout: 20_000,
    maxBuffer: 16_000_000,
    cwd: fileURLToPath(new URL('../../../../', import.meta.url)),
    env: { ...process.env, NO_COLOR: '', COLUMNS: '', MAHJUDGE_DEBUG: '' },
  })
  return { status, out: stdout, err: stderr }
}
