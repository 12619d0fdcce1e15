/** A story brought before the court: what is told, what is taken for granted, and what the law can still make of it. */
import { createMemory } from '../base/memory.ts'
import type { Problem } from '../base/problem.ts'
import type { Result } from '../base/result.ts'
import { failed, ok } from '../base/result.ts'
import { didYouMean } from '../base/suggest.ts'
import type { Compiled } from '../decide/compile.ts'
import { impossibility, normalise } from '../decide/evaluate.ts'
import type { Assignment } from '../decide/model.ts'
import { NOT_APPLICABLE } from '../decide/model.ts'
import { fixOptions } from '../decide/fix-options.ts'
import type { Narrowed, Product } from '../decide/product.ts'
import { isImpossible, joinNarrowed, narrowTopics } from '../decide/product.ts'
import type { WholeCase } from '../decide/whole-case.ts'
import { productOf, wholeCase } from '../decide/whole-case.ts'
import { holds, variablesOf } from '../decide/when.ts'
import { checkCast, factsFromCast } from '../table/cast.ts'
import { SEATS } from '../table/seats.ts'
import type { Court, Rules } from './court.ts'
import type { Situation } from './law.ts'
import { situationFacts } from './situation-facts.ts'
import type { Story } from './story.ts'
import { shapeProblems } from './story.ts'
import { weighedFacts } from './weighed.ts'

export interface Hearing {
  readonly court: Court
  readonly rules: Rules
  readonly situation: Situation
  readonly compiled: Compiled
  readonly story: Story
  /** Facts as told, those that named seats tell, and the kind of incident. */
  readonly told: Assignment
  /** What the situation takes for granted and the story does not tell. */
  readonly taken: Assignment
  /** Asked facts that nobody knows. */
  readonly aside: ReadonlySet<string>
}

const underRules = createMemory<Compiled, Map<string, Compiled>>()
const KEPT_RULE_SETS = 32
/** With more facts told, so little of the law is left that it need not be narrowed to the rules beforehand. */
const FEW_FACTS = 3

/** An incident with its options fixed, where that is kept or worth keeping; otherwise the incident as it is. */
const compiledUnder = (compiled: Compiled, options: Assignment, told: Assignment): Compiled => {
  const kept = underRules(compiled, () => new Map())
  const key = JSON.stringify(options)
  const known = kept.get(key)
  if (known !== undefined || Object.keys(told).length > FEW_FACTS) return known ?? compiled
  const made = fixOptions(compiled, options)
  const oldest = kept.keys().next()
  if (kept.size >= KEPT_RULE_SETS && oldest.done !== true) kept.delete(oldest.value)
  kept.set(key, made)
  return made
}

// A hearing's assignments are its own, so what is worked out for it can be kept by them.
const narrowedFor = createMemory<Assignment, Narrowed>()
const productsFor = { decisions: createMemory<Assignment, Product>(), effects: createMemory<Assignment, Product>() }

/** Facts as far as they are settled: told, taken where they apply, and `n/a` where they cannot apply. */
const settle = ({ court, situation, told, taken }: Hearing): Assignment => {
  const values: Record<string, string> = {}
  const valueOf = (id: string): string => values[id] ?? NOT_APPLICABLE
  for (const { id, appliesWhen: gates } of situationFacts(court, situation).facts) {
    const known = told[id]
    if (known !== undefined) {
      values[id] = known
      continue
    }
    if (gates !== undefined && !holds(gates, valueOf)) {
      if (variablesOf(gates).every((gate) => values[gate] !== undefined)) values[id] = NOT_APPLICABLE
      continue
    }
    const assumed = taken[id]
    if (assumed !== undefined) values[id] = assumed
  }
  return values
}

/** What is settled with some facts taken for granted, and the case that it makes where nothing is open. */
interface Settled {
  readonly facts: Assignment
  readonly whole: WholeCase | undefined
}

const settledWith = createMemory<Assignment, Settled>()

/** By what is taken for granted, which is an object of one hearing. */
const settledOf = (hearing: Hearing): Settled =>
  settledWith(hearing.taken, () => {
    const facts = settle(hearing)
    return { facts, whole: wholeCase(hearing.compiled, facts) }
  })

/** Facts of a hearing as far as they are settled, those included that its situation takes for granted. */
export const settledFacts = (hearing: Hearing): Assignment => settledOf(hearing).facts

/** The case of a hearing in which no fact is open. */
export const wholeOf = (hearing: Hearing): WholeCase | undefined => settledOf(hearing).whole

/** What can still come of a hearing under its own rules. */
export const openRulings = (hearing: Hearing, by: 'decisions' | 'effects'): Product => {
  const { court, compiled, told, taken, situation, rules } = hearing
  const whole = wholeOf(hearing)
  const settled = whole === undefined ? undefined : productOf(court.plan, whole, rules.options, by)
  if (settled !== undefined) return settled
  const narrowed = (): Narrowed =>
    narrowedFor(told, () =>
      narrowTopics(compiledUnder(compiled, rules.options, told), { ...rules.options, ...told }, situation.among),
    )
  return productsFor[by](taken, () => joinNarrowed(court.plan, narrowed(), taken, by))
}

const tellProblems = (court: Court, situation: Situation, facts: Assignment): readonly Problem[] => {
  const problems: Problem[] = []
  const { usable } = situationFacts(court, situation)
  for (const [id, value] of Object.entries(facts)) {
    const fact = court.plan.facts.get(id)
    if (fact === undefined || !usable.has(id)) {
      problems.push({
        code: 'story/unknown-fact',
        at: `facts.${id}`,
        message: fact === undefined ? `${id} is no fact.` : `${id} has nothing to do with ${situation.id}.`,
        hint: didYouMean(id, [...usable]),
      })
      continue
    }
    const values = situation.among?.[id] ?? fact.values
    if (!values.includes(value))
      problems.push({
        code: 'story/unknown-value',
        at: `facts.${id}`,
        message: fact.values.includes(value) ? `${id} cannot be ${value} in ${situation.id}.` : `${id} has no value ${value}.`,
        hint: didYouMean(value, values),
      })
  }
  return problems
}

const contradiction = (hearing: Hearing): Problem => {
  const facts = settledFacts(hearing)
  const why = impossibility(hearing.court.plan, facts)
  if (why !== undefined) return { code: 'story/impossible', at: 'facts', message: why, hint: 'Change one of the facts.' }
  const normal = normalise(hearing.court.plan, facts)
  const odd = Object.keys(hearing.told).find((id) => normal[id] !== hearing.told[id])
  const gates = odd === undefined ? undefined : hearing.court.plan.facts.get(odd)?.appliesWhen
  return odd === undefined || gates === undefined
    ? { code: 'story/impossible', at: 'facts', message: 'These facts contradict each other.', hint: 'Change one of them.' }
    : {
        code: 'story/not-applicable',
        at: `facts.${odd}`,
        message: `${odd} means nothing with the other facts told.`,
        hint: `It depends on ${variablesOf(gates).join(' and ')}. Leave it out, or change that.`,
      }
}

/** Figures of hands belong to a seat or to a part. */
const handProblems = (court: Court, { values }: Story): readonly Problem[] => {
  const known = [...SEATS, ...court.law.roles.map(({ id }) => id)]
  return Object.keys(values?.hands ?? {})
    .filter((key) => !known.includes(key))
    .map((key) => ({
      code: 'story/unknown-role',
      at: `values.hands.${key}`,
      message: `${key} is no seat and no part in a story.`,
      hint: didYouMean(key, known),
    }))
}

/** Facts as told, and those that the named seats tell in this situation. */
export const toldFacts = (court: Court, situation: Situation, story: Story): Assignment => {
  const { usable } = situationFacts(court, situation)
  const fromSeats = Object.entries(factsFromCast(court.law.roles, story.who ?? {}, story.facts)).filter(([id]) => usable.has(id))
  return { ...Object.fromEntries(fromSeats), ...story.facts }
}

/** A hearing with what the values of its hands tell. */
const withWeighed = (hearing: Hearing): Hearing => {
  const { court, story, situation, told, taken, aside } = hearing
  const { usable } = situationFacts(court, situation)
  const weighed = Object.entries(weighedFacts(court, story, settledFacts(hearing))).filter(
    ([id]) => usable.has(id) && !aside.has(id),
  )
  // What is worked out for a hearing is kept by its assignments, so another hearing needs its own.
  return weighed.length === 0 ? hearing : { ...hearing, told: { ...told, ...Object.fromEntries(weighed) }, taken: { ...taken } }
}

/** Opens a hearing, or says everything that is wrong with the story. */
export const openHearing = (court: Court, rules: Rules, story: Story): Result<Hearing> => {
  const odd = shapeProblems(story)
  if (odd.length > 0) return failed(...odd)
  const situation = court.situation(story.situation)
  if (situation === undefined)
    return failed({
      code: 'story/unknown-situation',
      at: 'situation',
      message: `There is no situation ${story.situation}.`,
      hint: didYouMean(
        story.situation,
        court.law.situations.map((one) => one.id),
      ),
    })
  const compiled = court.compiled(situation.incident)
  if (compiled === undefined)
    return failed({
      code: 'law/not-compiled',
      at: situation.id,
      message: `The law for ${situation.id} is not built.`,
      hint: 'Build the law first.',
    })
  const foreign = Object.entries(compiled.under ?? {}).find(([id, value]) => rules.options[id] !== value)
  if (foreign !== undefined)
    return failed({
      code: 'law/not-compiled',
      at: situation.id,
      message: `The law for ${situation.id} was built for ${foreign[0]} ${foreign[1]}, and these rules have ${foreign[0]} ${rules.options[foreign[0]]}.`,
      hint: 'Open a court with the whole law.',
    })
  const root = court.plan.model.root
  const named = story.who ?? {}
  const facts = toldFacts(court, situation, story)
  const problems = [...tellProblems(court, situation, facts), ...handProblems(court, story)]
  for (const id of story.unknown ?? [])
    if (!situationFacts(court, situation).usable.has(id))
      problems.push({
        code: 'story/unknown-fact',
        at: `unknown.${id}`,
        message: `${id} is not asked in ${situation.id}.`,
        hint: didYouMean(id, situation.asks),
      })
  if (problems.length > 0) return failed(...problems)
  const aside = new Set(story.unknown ?? [])
  const told = { [root]: situation.incident, ...facts }
  const asked = new Set([...aside, ...(story.asked ?? [])])
  const taken = Object.fromEntries(Object.entries(situation.takes).filter(([id]) => told[id] === undefined && !asked.has(id)))
  const asTold: Hearing = { court, rules, situation, compiled, story, told, taken, aside }
  const castProblems = checkCast(court.law.roles, named, settledFacts(asTold))
  if (castProblems.length > 0) return failed(...castProblems)
  const hearing = withWeighed(asTold)
  if (isImpossible(openRulings(hearing, 'effects'))) return failed(contradiction(hearing))
  return ok(hearing)
}
