/** The court over the law that is shipped, and the rules a command line asks for. */
import { existsSync } from 'node:fs'
import { compiled, law } from '../../data/index.ts'
import type { Problem } from '../base/problem.ts'
import type { Result } from '../base/result.ts'
import { failed, ok } from '../base/result.ts'
import { didYouMean } from '../base/suggest.ts'
import type { Assignment } from '../decide/model.ts'
import { parseRuleSet } from '../codec/rule-set-file.ts'
import { parseRole, parseSeat, roleWords } from '../codec/story-json.ts'
import type { Court, Rules } from '../rulings/court.ts'
import { openCourt, settleRules } from '../rulings/court.ts'
import type { Situation } from '../rulings/law.ts'
import type { Cast } from '../table/cast.ts'
import type { Values } from '../table/outcome.ts'
import type { Seat } from '../table/seats.ts'
import { readTextFile } from './io.ts'

/** Opens the court over the shipped law. */
export const openTheCourt = (): Result<Court> => openCourt(law, compiled)

export const STANDARD_RULES = 'nmjl'

/** Rules by id or file, with options agreed beside them. */
export const chooseRules = (court: Court, name: string, agreed: Assignment): Result<Rules> => {
  const looksLikeFile = /[./\\]/.test(name) || (court.ruleSet(name) === undefined && existsSync(name))
  if (!looksLikeFile) return settleRules(court, name, agreed)
  const text = readTextFile(name)
  if (!text.ok) return text
  const set = parseRuleSet(court, text.value)
  if (!set.ok)
    return failed(
      ...set.problems.map((problem) => ({ ...problem, at: `${name}${problem.at === undefined ? '' : `: ${problem.at}`}` })),
    )
  return settleRules(court, set.value.id, agreed, set.value)
}

const badPair = (text: string, flag: string, example: string): Problem => ({
  code: 'command/bad-pair',
  at: flag,
  message: `${text.slice(0, 60)} is no pair of a name and a value.`,
  hint: `Write it like ${flag} ${example}`,
})

/** `name=value` pairs, parted by commas. */
export const parsePairs = (
  texts: readonly string[],
  flag: string,
  example: string,
): Result<readonly (readonly [string, string])[]> => {
  const problems: Problem[] = []
  const pairs = texts
    .flatMap((text) => text.split(','))
    .map((text) => text.trim())
    .filter((text) => text !== '')
    .flatMap((text): readonly (readonly [string, string])[] => {
      const at = text.indexOf('=')
      if (at > 0 && at < text.length - 1) return [[text.slice(0, at).trim(), text.slice(at + 1).trim()]]
      problems.push(badPair(text, flag, example))
      return []
    })
  return problems.length > 0 ? failed(...problems) : ok(pairs)
}

/** `declarer=a,touched=c,d`: a seat without a name belongs to the part before it. */
export const parseWho = (court: Court, situation: Situation, texts: readonly string[]): Result<Cast> => {
  const problems: Problem[] = []
  const cast: Record<string, readonly Seat[]> = {}
  let role: string | undefined
  for (const text of texts
    .flatMap((one) => one.split(','))
    .map((one) => one.trim())
    .filter((one) => one !== '')) {
    const at = text.indexOf('=')
    const word = text.slice(at + 1)
    if (at > 0) {
      const name = text.slice(0, at)
      role = parseRole(court, situation, name)
      if (role === undefined)
        problems.push({
          code: 'story/unknown-role',
          at: '--who',
          message: `${name} is no part in a story.`,
          hint: didYouMean(name, roleWords(court, situation)),
        })
    } else if (role === undefined) problems.push(badPair(text, '--who', 'declarer=a,discarder=b'))
    const seat = parseSeat(word)
    if (seat === undefined)
      problems.push({
        code: 'story/unknown-seat',
        at: '--who',
        message: `There is no seat ${word.slice(0, 40)}.`,
        hint: 'The seats are a, b, c and d, in order of play.',
      })
    else if (role !== undefined) cast[role] = [...(cast[role] ?? []), seat]
  }
  return problems.length > 0 ? failed(...problems) : ok(cast)
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
    const number = Number(text)
    const isFigure = Number.isFinite(number) && number >= 0 && number <= 1_000_000
    if (name === 'jokerless') values = { ...values, jokerless: ['yes', 'true'].includes(text) }
    else if (seat === undefined && figure === undefined)
      problems.push({
        code: 'command/unknown-figure',
        at: '--value',
        message: `${name.slice(0, 60)} is no figure that a ruling uses.`,
        hint: didYouMean(name, ['hand.a', 'hand.b', 'hand.c', 'hand.d', ...FIGURES, 'jokerless']),
      })
    else if (!isFigure)
      problems.push({
        code: 'file/bad-number',
        at: '--value',
        message: `${name} is ${text.slice(0, 40)}, which is no figure.`,
        hint: 'Give a number from 0 to 1000000.',
      })
    else if (seat !== undefined) hands[seat] = number
    else if (figure !== undefined) values = { ...values, [figure]: number }
  }
  return problems.length > 0 ? failed(...problems) : ok({ ...values, ...(Object.keys(hands).length === 0 ? {} : { hands }) })
}
