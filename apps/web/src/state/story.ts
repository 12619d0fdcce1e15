/** From what people told to a ruling, by the engine; and the small changes that screens make to a story. */
import type { Court, Problem, Question, Result, Ruling, Situation, Story } from 'mahjudge'
import { adjudicate } from 'mahjudge'
import { askedAhead, courtAhead, isAhead } from '../law/ahead.ts'
import { isStandard, rulesFor } from '../law/court.ts'
import type { Told } from './fragment.ts'
import { forget, formatFragment } from './fragment.ts'
import type { InForce } from './rules.ts'

export const storyOf = (situation: string, told: Told): Story => ({
  situation,
  facts: told.facts,
  ...(told.unknown.length > 0 ? { unknown: told.unknown } : {}),
  ...(Object.keys(told.who).length > 0 ? { who: told.who } : {}),
  ...(told.worth === undefined ? {} : { values: told.worth }),
})

const oddProblems = (told: Told): readonly Problem[] => [
  ...told.odd.map((piece) => ({
    code: 'link/unreadable',
    at: piece,
    message: 'This piece of the address cannot be read.',
    hint: 'The link may be cut off. Ask for it again.',
  })),
  ...(told.rules === undefined || told.rules === 'nmjl' || told.rules === 'amja'
    ? []
    : [
        {
          code: 'link/unknown-rules',
          at: told.rules,
          message: 'The link names a rule set that this edition does not have.',
          hint: 'Read the ruling under the rules of this device instead.',
        },
      ]),
]

/** Per court: what it said of a story. Screens ask for the same ruling several times over. */
const ruled = new WeakMap<Court, Map<string, Result<Ruling>>>()
const MOST_RULED = 200

/** The ruling on a story, or everything that is wrong with it. */
export const ruleOn = (court: Court, inForce: Pick<InForce, 'choice'>, situation: string, told: Told): Result<Ruling> => {
  const odd = oddProblems(told)
  if (odd.length > 0) return { ok: false, problems: odd }
  const rules = rulesFor(court, inForce.choice)
  if (!rules.ok) return rules
  const story = storyOf(situation, told)
  const kept = ruled.get(court) ?? new Map<string, Result<Ruling>>()
  ruled.set(court, kept)
  const key = JSON.stringify([rules.value.id, inForce.choice.agreed ?? {}, story])
  const known = kept.get(key)
  if (known !== undefined) return known
  if (kept.size >= MOST_RULED) kept.clear()
  const ruling = adjudicate(court, rules.value, story)
  kept.set(key, ruling)
  return ruling
}

/** Where a story stands: the next question, and how many may be left with it. No question: there is a ruling. */
export interface Stage {
  readonly next: Question | undefined
  readonly left: number
}

/** A question that still has answers to choose from. */
const firstOpen = (questions: readonly Question[]): Question | undefined => questions.find(({ answers }) => answers.length > 1)

/** A question that still has answers to choose from. */
export const nextQuestion = (ruling: Ruling): Question | undefined =>
  ruling.outcome === 'needs-facts' ? firstOpen(ruling.needs) : undefined

/** What is told, where it is at most one answer and nothing else. */
/** What a card said of hands asks nothing more. */
const firstAnswer = ({ facts, unknown, who, rules, options, odd }: Told): string | undefined => {
  const [first, ...others] = Object.entries(facts)
  const isPlain = others.length + unknown.length + odd.length === 0 && rules === undefined
  if (!isPlain || Object.keys(who).length + Object.keys(options).length > 0) return undefined
  return first === undefined ? '' : first.join('=')
}

/** A court that asks this much of a story before the law is here, if this page carries one. */
export const courtToAsk = (situation: string, told: Told, { choice }: Pick<InForce, 'choice'>): Court | undefined => {
  const court = isStandard(choice) && told.ask === undefined && told.two === undefined ? courtAhead(situation) : undefined
  const first = firstAnswer(told)
  return court === undefined || first === undefined || askedAhead(court, situation, first) === undefined ? undefined : court
}

/** The same as asking a ruling for it, and often at once. */
export const stageOf = (court: Court, inForce: InForce, situation: string, told: Told): Result<Stage> => {
  const first = firstAnswer(told)
  const ahead = first === undefined ? undefined : askedAhead(court, situation, first)
  if (ahead !== undefined) return { ok: true, value: { next: firstOpen(ahead), left: ahead.length } }
  const ruling = ruleOn(court, inForce, situation, told)
  return ruling.ok ? { ok: true, value: { next: nextQuestion(ruling.value), left: ruling.value.needs.length } } : ruling
}

const isRuled = (court: Court, inForce: InForce, situation: Situation, told: Told): boolean =>
  stageOf(court, inForce, situation.id, told).ok

/** Drops later answers, seats first, that no longer fit an answer that was changed; what fits is kept. */
export const mend = (court: Court, inForce: InForce, situation: Situation, told: Told, changed: string): Told => {
  // A court that cannot rule yet cannot say what does not fit.
  if (isAhead(court) || isRuled(court, inForce, situation, told)) return told
  const noSeats: Told = { ...told, who: {} }
  if (isRuled(court, inForce, situation, noSeats)) return noSeats
  const others = [...Object.keys(told.facts), ...told.unknown].filter((id) => id !== changed)
  const order = (id: string): number => situation.asks.indexOf(id)
  others.sort((a, b) => order(b) - order(a))
  for (const id of others) {
    const less = forget(told, id)
    if (isRuled(court, inForce, situation, less)) return less
  }
  let rest = noSeats
  for (const id of others) {
    rest = forget(rest, id)
    if (isRuled(court, inForce, situation, rest)) return rest
  }
  return rest
}

/** Where a story goes on: its next question, its ruling, or what two sides say of it. */
export const addressOf = (situation: string, told: Told, place: 'ask' | 'ruling' | 'two'): string =>
  `/${place}/${situation}${formatFragment(told)}`

/** The story as a link that rules alike on any device. */
export const sharedAddress = (situation: string, told: Told, inForce: InForce): string =>
  addressOf(situation, { ...told, rules: inForce.base, options: inForce.options }, 'ruling')

/** Questions a situation may ask at most, for the chips. */
export const MOST_QUESTIONS = 4
