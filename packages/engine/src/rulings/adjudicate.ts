/** From a story to a ruling. */
import type { Result } from '../base/result.ts'
import { ok } from '../base/result.ts'
import type { Decision } from '../decide/model.ts'
import { decisionsOf, effectsKey, openLeaves, readLeaf } from '../decide/product.ts'
import { bodyOf, castOf, headlineOf, speechOf, standingOf } from './body.ts'
import { alternativesOf, assumptionsOf, underOptions, unsettledOptions } from './changes.ts'
import type { Court, Rules } from './court.ts'
import type { Hearing } from './hearing.ts'
import { openHearing, openRulings } from './hearing.ts'
import { branchesOf, decidedEffects, questionsOf, sharedDecisions } from './interview.ts'
import type { Reading, Ruling, RulingBody } from './ruling.ts'
import type { Story } from './story.ts'
import { references } from './words.ts'

/** Effects that leave the rest to the people at the table. */
const LEFT_TO_TABLE = 'tableDecides'

const frame = (
  hearing: Hearing,
): Pick<Ruling, 'situation' | 'ruleSet' | 'edition' | 'seatsNamed' | 'ifs' | 'also' | 'follows' | 'reviewedBy'> => ({
  situation: hearing.situation.id,
  ruleSet: hearing.rules.id,
  edition: hearing.court.law.edition,
  seatsNamed: Object.keys(hearing.story.who ?? {}).length > 0,
  ifs: hearing.situation.ifs.map((line) => ({
    says: line.text,
    citations: references(hearing.court, line.cites),
    ...(line.situation === undefined ? {} : { situation: line.situation }),
  })),
  also: (hearing.situation.also ?? []).map((line) => `${line.says} ${line.otherwise}`),
  follows: hearing.situation.next,
  reviewedBy: [],
})

/** What can be read already while facts are missing. */
const openHeadline = (hearing: Hearing): string => {
  const cast = castOf(hearing)
  const said = cast.ok ? headlineOf(speechOf(hearing, cast.value), sharedDecisions(hearing)) : ''
  return said === '' ? 'The ruling depends on what is still to be told.' : said
}

const undecided = (hearing: Hearing): Result<Ruling> => {
  const questions = questionsOf(hearing)
  const body = bodyOf(hearing, decidedEffects(hearing))
  if (!body.ok) return body
  const readings = questions.length === 0 ? branchesOf(hearing) : []
  return ok({
    ...frame(hearing),
    ...body.value,
    headline: openHeadline(hearing),
    outcome: 'needs-facts',
    decisions: [],
    needs: questions,
    assumed: [],
    alternatives: [],
    readings,
    standing: standingOf(body.value.effects),
  })
}

const readingOf = (hearing: Hearing, option: string, value: string, decisions: readonly Decision[]): Result<Reading> => {
  const body = bodyOf(hearing, decisions)
  if (!body.ok) return body
  const words = hearing.court.law.optionWords[option]?.values[value]
  return ok({
    when: { [option]: [value] },
    says: words?.says ?? value,
    headline: body.value.headline,
    payments: body.value.payments,
    figures: body.value.figures,
    deal: body.value.deal,
    effects: body.value.effects,
    heldBy: words?.heldBy ?? [],
  })
}

/** Whether two rulings differ in more than their reasons. */
const comesToOther = (one: readonly Decision[], other: readonly Decision[]): boolean => {
  if (one.every((decision, topic) => decision === other[topic])) return false
  const key = (decisions: readonly Decision[]): string => effectsKey(decisions.flatMap((decision) => decision.effects))
  return key(one) !== key(other)
}

/** Readings of a point on which sources are unsettled, where they lead to different rulings. */
const contestedReadings = (hearing: Hearing): Result<readonly Reading[]> => {
  const readings: Reading[] = []
  for (const { id, between } of unsettledOptions(hearing)) {
    const rulings = between.flatMap((value) => {
      const ids = readLeaf(underOptions(hearing, { [id]: value }))
      return ids === undefined ? [] : [{ value, decisions: decisionsOf(hearing.court.plan, ids) }]
    })
    if (!rulings.some((one) => comesToOther(one.decisions, rulings[0]?.decisions ?? []))) continue
    for (const { value, decisions } of rulings) {
      const reading = readingOf(hearing, id, value, decisions)
      if (!reading.ok) return reading
      readings.push(reading.value)
    }
  }
  return ok(readings)
}

const outcomeOf = (body: RulingBody, readings: readonly Reading[]): Ruling['outcome'] => {
  if (readings.length > 0) return 'contested'
  return body.effects.some((effect) => effect.kind === LEFT_TO_TABLE) ? 'table-decides' : 'decided'
}

const decided = (hearing: Hearing, ids: readonly string[]): Result<Ruling> => {
  const body = bodyOf(hearing, decisionsOf(hearing.court.plan, ids))
  if (!body.ok) return body
  const readings = contestedReadings(hearing)
  if (!readings.ok) return readings
  return ok({
    ...frame(hearing),
    ...body.value,
    outcome: outcomeOf(body.value, readings.value),
    decisions: ids,
    needs: [],
    assumed: assumptionsOf(hearing, ids),
    alternatives: alternativesOf(hearing, ids),
    readings: readings.value,
    standing: standingOf(body.value.effects),
  })
}

/**
 * Rules on a story under settled rules. Fails only when the story cannot be ruled on: an unknown word, a seat in two
 * parts, facts that contradict each other. Facts that are missing and matter come back as questions.
 */
export const adjudicate = (court: Court, rules: Rules, story: Story): Result<Ruling> => {
  const opened = openHearing(court, rules, story)
  if (!opened.ok) return opened
  const hearing = opened.value
  const byDecisions = openRulings(hearing, 'decisions')
  // Answers that are left may differ in their reasons only; the first reason then speaks for all.
  const settled = readLeaf(openRulings(hearing, 'effects')) !== undefined
  const ids = settled ? byDecisions.leaves[openLeaves(byDecisions)[0] ?? 0] : undefined
  return ids === undefined ? undecided(hearing) : decided(hearing, ids)
}
