/** Two sides tell what happened differently: what each of them has told, and what is still to be asked of whom. */
import type { Court, Question, Result, Ruling, Situation } from 'mahjudge'
import type { Dispute, Side, Told } from './fragment.ts'
import type { InForce } from './rules.ts'
import { mend, nextQuestion, ruleOn } from './story.ts'

const SIDES: readonly Side[] = ['one', 'other']

/** A side that does not know either. No value of the law looks like this. */
export const UNKNOWN = '-'

/** What a side says next. */
export const saidBy = (told: Told, two: Dispute, side: Side, fact: string, value: string): Told => ({
  ...told,
  two: { ...two, [side]: { ...two[side], [fact]: value } },
})

export interface Bench {
  readonly court: Court
  readonly situation: Situation
  readonly inForce: InForce
}

/** What one side tells, together with what both do. What was told of both and no longer fits is left out. */
const storyBy = ({ court, situation, inForce }: Bench, told: Told, two: Dispute, side: Side): Told => {
  const { two: _two, ...rest } = told
  const said = Object.entries(two[side])
  const facts = Object.fromEntries(said.filter(([, value]) => value !== UNKNOWN))
  const unknown = said.flatMap(([fact, value]) => (value === UNKNOWN ? [fact] : []))
  const story: Told = { ...rest, facts: { ...told.facts, ...facts }, unknown: [...told.unknown, ...unknown] }
  return mend(court, inForce, situation, story, two.fact)
}

/** The fact on which the sides part, with every answer it can have here. */
const askedFirst = ({ court, situation }: Bench, fact: string): Question | undefined => {
  const words = court.law.factWords[fact]
  const values = situation.among?.[fact] ?? court.plan.facts.get(fact)?.values ?? []
  if (words === undefined || values.length === 0) return undefined
  const answers = values.flatMap((value) => {
    const label = words.answers[value]
    return label === undefined ? [] : [{ value, label }]
  })
  return { fact, question: words.ask, answers }
}

export interface Version {
  readonly told: Told
  readonly ruling: Ruling
}

/** Whose turn it is and what is asked, or both stories told to their end. */
export type Stand =
  | { readonly at: 'ask'; readonly side: Side; readonly question: Question; readonly isFirst: boolean }
  | { readonly at: 'end'; readonly one: Version; readonly other: Version }

const versionBy = (bench: Bench, told: Told, two: Dispute, side: Side): Result<Version> => {
  const story = storyBy(bench, told, two, side)
  const ruled = ruleOn(bench.court, bench.inForce, bench.situation.id, story)
  return ruled.ok ? { ok: true, value: { told: story, ruling: ruled.value } } : ruled
}

/** Nothing where the fact is none of this situation. */
export const standOf = (bench: Bench, told: Told, two: Dispute): Result<Stand> | undefined => {
  const first = askedFirst(bench, two.fact)
  if (first === undefined) return undefined
  const versions: Version[] = []
  for (const side of SIDES) {
    if (two[side][two.fact] === undefined) return { ok: true, value: { at: 'ask', side, question: first, isFirst: true } }
    const version = versionBy(bench, told, two, side)
    if (!version.ok) return version
    const question = nextQuestion(version.value.ruling)
    if (question !== undefined) return { ok: true, value: { at: 'ask', side, question, isFirst: false } }
    versions.push(version.value)
  }
  const [one, other] = versions
  return one === undefined || other === undefined ? undefined : { ok: true, value: { at: 'end', one, other } }
}
