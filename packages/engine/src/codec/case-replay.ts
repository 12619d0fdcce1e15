/**
 * A case through the interview: nothing is told at first, each question is answered from the case, and every answer
 * that the situation takes for granted and the case tells otherwise is changed afterwards, as people do it on a screen.
 */
import type { Assignment } from '../decide/model.ts'
import { adjudicate } from '../rulings/adjudicate.ts'
import type { Court, Rules } from '../rulings/court.ts'
import { openHearing, toldFacts } from '../rulings/hearing.ts'
import { questionsOf } from '../rulings/interview.ts'
import type { Question } from '../rulings/ruling.ts'
import { rulingKey } from '../rulings/ruling-key.ts'
import type { Story } from '../rulings/story.ts'

export interface Replay {
  /** Facts asked or changed, in order. */
  readonly asked: readonly string[]
  readonly differences: readonly string[]
}

const MOST_STEPS = 64

interface State {
  readonly facts: Record<string, string>
  readonly unknown: string[]
  readonly asked: string[]
}

/** Changes every assumption that the case tells otherwise; says whether there was one. */
const changeAssumptions = (state: State, told: Assignment, takes: Assignment): boolean => {
  const changed = Object.entries(told).filter(
    ([id, value]) => state.facts[id] === undefined && takes[id] !== undefined && takes[id] !== value,
  )
  for (const [id, value] of changed) {
    state.facts[id] = value
    state.asked.push(id)
  }
  return changed.length > 0
}

/** Replays a story through the questions and compares the end with the ruling on the story told at once. */
export const replayInterview = (court: Court, rules: Rules, story: Story): Replay => {
  const direct = adjudicate(court, rules, story)
  if (!direct.ok) return { asked: [], differences: [] }
  const situation = court.situation(story.situation)
  if (situation === undefined) return { asked: [], differences: [] }
  const heard = openHearing(court, rules, story)
  if (!heard.ok) return { asked: [], differences: [] }
  // With what the seats and the values of the case tell beside its facts.
  const { [court.plan.model.root]: _, ...told } = heard.value.told
  const takes = situation.takes
  // The table stands above the first question: the seat that acted and the seat that threw the tile are tapped there.
  const tapped = Object.fromEntries(Object.entries(story.who ?? {}).filter(([role]) => role === 'actor' || role === 'discarder'))
  const state: State = { facts: { ...toldFacts(court, situation, { ...story, facts: {}, who: tapped }) }, unknown: [], asked: [] }
  const fail = (why: string): Replay => ({ asked: state.asked, differences: [`interview: ${why}`] })
  const answer = ({ fact, answers }: Question): string | undefined => {
    const value = told[fact]
    if (value === undefined) {
      // The question may rest on an assumption that the case tells otherwise: people mend that first.
      if (changeAssumptions(state, told, takes)) return undefined
      if (story.unknown?.includes(fact) !== true) return `it asks ${fact}, which the case does not tell`
      state.unknown.push(fact)
    } else if (answers.some((one) => one.value === value)) state.facts[fact] = value
    else return changeAssumptions(state, told, takes) ? undefined : `it offers no answer ${value} to ${fact}`
    state.asked.push(fact)
    return undefined
  }
  for (let step = 0; step < MOST_STEPS; step++) {
    const hearing = openHearing(court, rules, { situation: story.situation, facts: state.facts, unknown: state.unknown })
    if (!hearing.ok) return fail(hearing.problems.map((problem) => problem.message).join(' '))
    const [question] = questionsOf(hearing.value)
    const open = question !== undefined && told[question.fact] === undefined && story.unknown?.includes(question.fact) !== true
    // A case may stop short of a ruling on purpose; then the first question it leaves open ends the interview.
    if (question !== undefined && !(open && direct.value.outcome === 'needs-facts')) {
      const why = answer(question)
      if (why !== undefined) return fail(why)
      continue
    }
    if (changeAssumptions(state, told, takes)) continue
    const named = adjudicate(court, rules, { ...story, facts: state.facts, unknown: state.unknown })
    if (!named.ok) return fail(named.problems.map((problem) => problem.message).join(' '))
    const same = open || rulingKey(named.value) === rulingKey(direct.value)
    return same ? { asked: state.asked, differences: [] } : fail(`it ends in another ruling: ${named.value.headline}`)
  }
  return fail(`it does not end within ${MOST_STEPS} questions`)
}
