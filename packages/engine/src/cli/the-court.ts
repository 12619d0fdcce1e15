/** The court over the law that is shipped, and the rules a command line asks for. */
import { existsSync } from 'node:fs'
import { compiled, law } from '../../data/index.ts'
import type { Problem } from '../base/problem.ts'
import type { Result } from '../base/result.ts'
import { failed, ok } from '../base/result.ts'
import { shown } from '../base/shown.ts'
import { didYouMean } from '../base/suggest.ts'
import type { Assignment } from '../decide/model.ts'
import { parseRuleSet } from '../codec/rule-set-file.ts'
import { FIGURE_REMEDY, parseFigure, parseFlag } from '../codec/read-tree.ts'
import { rulesNamed } from '../codec/rule-set-json.ts'
import type { RoleWords } from '../codec/story-json.ts'
import { parseRole, parseSeat, roleWords, twice, unknownSeat } from '../codec/parts.ts'
import type { Court, Rules } from '../rulings/court.ts'
import { settleRules } from '../rulings/court.ts'
import { openCourt } from '../rulings/open-court.ts'
import type { Situation } from '../rulings/law.ts'
import type { Cast } from '../table/cast.ts'
import type { Values } from '../table/outcome.ts'
import type { Seat } from '../table/seats.ts'
import { readTextFile } from './io.ts'

/** Opens the court over the shipped law. */
export const openTheCourt = (): Result<Court> => openCourt(law, compiled)

export const STANDARD_RULES = 'nmjl'

/** Rules by id or file, with options agreed beside them. `at` is where they are named. */
export const chooseRules = (court: Court, name: string, agreed: Assignment, at = '--rules'): Result<Rules> => {
  const looksLikeFile = /[./\\]/.test(name) || (court.ruleSet(name) === undefined && existsSync(name))
  if (!looksLikeFile) return rulesNamed(court, name, agreed, at)
  const inFile = (problems: readonly Problem[]): Result<never> =>
    failed(
      ...problems.map((problem) => ({
        ...problem,
        at: problem.at === undefined || problem.at === name ? `${at} ${name}` : `${at} ${name}: ${problem.at}`,
      })),
    )
  const text = readTextFile(name)
  if (!text.ok) return inFile(text.problems)
  const set = parseRuleSet(court, text.value)
  if (!set.ok) return inFile(set.problems)
  return settleRules(court, set.value.id, agreed, set.value)
}

const badPair = (text: string, flag: string, example: string): Problem => ({
  code: 'command/bad-pair',
  at: flag,
  message: `${text === '' ? 'An empty text' : shown(text)} is no pair of a name and a value.`,
  hint: `Write it like ${flag} ${example}`,
})

const partsOf = (texts: readonly string[]): readonly string[] =>
  texts.flatMap((text) => text.split(',')).map((text) => text.trim())

/** `name=value` pairs, parted by commas. No name may be given twice. */
export const parsePairs = (
  texts: readonly string[],
  flag: string,
  example: string,
): Result<readonly (readonly [string, string])[]> => {
  const problems: Problem[] = []
  const names = new Set<string>()
  const pairs = partsOf(texts).flatMap((text): readonly (readonly [string, string])[] => {
    const at = text.indexOf('=')
    if (at <= 0 || at === text.length - 1) {
      problems.push(badPair(text, flag, example))
      return []
    }
    const name = text.slice(0, at).trim()
    if (names.has(name)) problems.push(twice({ path: flag }, name, name))
    names.add(name)
    return [[name, text.slice(at + 1).trim()]]
  })
  return problems.length > 0 ? failed(...problems) : ok(pairs)
}

export interface NamedSeats {
  readonly cast: Cast
  readonly words: RoleWords
}

/** `declarer=a,touched=c,d`: a seat without a name belongs to the part before it. */
export const parseWho = (court: Court, situation: Situation, texts: readonly string[]): Result<NamedSeats> => {
  const problems: Problem[] = []
  const words = new Map<string, string>()
  const cast: Record<string, readonly Seat[]> = {}
  let role: string | undefined
  for (const text of partsOf(texts)) {
    const at = text.indexOf('=')
    const word = text.slice(at + 1).trim()
    if (at === 0 || word === '') {
      problems.push(badPair(text, '--who', 'declarer=a,discarder=b'))
      continue
    }
    if (at > 0) {
      const name = text.slice(0, at).trim()
      role = parseRole(court, situation, name)
      if (role === undefined)
        problems.push({
          code: 'story/unknown-role',
          at: '--who',
          message: `${name} is no part in a story.`,
          hint: didYouMean(name, roleWords(court, situation)),
        })
      else {
        const before = words.get(role)
        if (before !== undefined) problems.push(twice({ path: '--who' }, name, before))
        words.set(role, name)
      }
    } else if (role === undefined) problems.push(badPair(text, '--who', 'declarer=a,discarder=b'))
    const seat = parseSeat(word)
    if (seat === undefined) problems.push(unknownSeat({ path: '--who' }, word))
    else if (role !== undefined) cast[role] = [...(cast[role] ?? []), seat]
  }
  return problems.length > 0 ? failed(...problems) : ok({ cast, words })
}

const FIGURES = ['lowest', 'winning', 'stake'] as const

/** `hand.a=25`, `lowest=25`, `winning=30`, `stake=50`, `jokerless=yes`. */
export const parseFigures = (texts: readonly string[]): Result<Values> => {
  const pairs = parsePairs(texts, '--value', 'hand.a=25')
  if (!pairs.ok) return pairs
  const problems: Problem[] = []
  const hands: Partial<Record<Seat, number>> = {}
  let values: Values = {}
  for (const [name, text] of pairs.value) {
    const seat = name.startsWith('hand.') ? parseSeat(name.slice('hand.'.length)) : undefined
    const figure = FIGURES.find((one) => one === name)
    const number = parseFigure(text)
    const flag = parseFlag(text)
    if (name === 'jokerless') {
      if (flag === undefined)
        problems.push({
          code: 'file/wrong-type',
          at: '--value',
          message: `jokerless is ${shown(text)}, and should be yes or no.`,
          hint: 'Write jokerless=yes or jokerless=no.',
        })
      else values = { ...values, jokerless: flag }
    } else if (seat === undefined && figure === undefined)
      problems.push({
        code: 'command/unknown-figure',
        at: '--value',
        message: `${shown(name)} is no figure that a ruling uses.`,
        hint: didYouMean(name, ['hand.a', 'hand.b', 'hand.c', 'hand.d', ...FIGURES, 'jokerless']),
      })
    else if (number === undefined)
      problems.push({
        code: 'file/bad-number',
        at: '--value',
        message: `${name} is ${shown(text)}, which is no figure.`,
        hint: FIGURE_REMEDY,
      })
    else if (seat !== undefined && hands[seat] !== undefined) problems.push(twice({ path: '--value' }, name, `hand.${seat}`))
    else if (seat !== undefined) hands[seat] = number
    else if (figure !== undefined) values = { ...values, [figure]: number }
  }
  return problems.length > 0 ? failed(...problems) : ok({ ...values, ...(Object.keys(hands).length === 0 ? {} : { hands }) })
}
