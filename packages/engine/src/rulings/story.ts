import type { Problem } from '../base/problem.ts'
import type { Assignment } from '../decide/model.ts'
import type { Cast } from '../table/cast.ts'
import type { Setting } from '../table/outcome.ts'
import { SEATS } from '../table/seats.ts'

/** What people tell: a picture, answers, and as much of the rest as they know. */
export interface Story extends Setting {
  readonly situation: string
  /** Fact -> value, as told. What the situation takes for granted need not be told. */
  readonly facts: Assignment
  /** Role -> seats, as far as they are named. */
  readonly who?: Cast
  /** Asked facts that nobody at the table knows. */
  readonly unknown?: readonly string[]
  /** Facts that a table wants asked, where they matter, and not taken for granted. */
  readonly asked?: readonly string[]
  /** The deal was over before, where a table knows it: nothing that is ruled now lets it go on. */
  readonly over?: true
}

const isRecord = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

const shape = (at: string, message: string, hint: string): Problem => ({ code: 'story/shape', at, message, hint })

const noRecord = (at: string, hint: string): Problem => shape(at, `${at} is no record.`, hint)

const whoProblems = (who: unknown): readonly Problem[] => {
  if (who === undefined) return []
  if (!isRecord(who)) return [noRecord('who', 'Write { actor: ["a"] }.')]
  return Object.entries(who).flatMap(([role, seats]) =>
    Array.isArray(seats) && seats.every((seat) => (SEATS as readonly unknown[]).includes(seat))
      ? []
      : [shape(`who.${role}`, `${role} is no list of seats.`, `Seats are ${SEATS.join(', ')}; write ["a"].`)],
  )
}

/** What is told of values besides figures. */
const FLAGS: readonly string[] = ['jokerless', 'jokerlessHands']

const valueProblems = (values: unknown): readonly Problem[] => {
  if (values === undefined) return []
  if (!isRecord(values)) return [noRecord('values', 'Write { lowest: 25 }.')]
  const figures = Object.entries(values)
    .filter(([name]) => !FLAGS.includes(name))
    .flatMap(([name, value]) =>
      isRecord(value) ? Object.entries(value).map(([key, one]) => [`${name}.${key}`, one] as const) : [[name, value] as const],
    )
  return figures
    .filter(([, value]) => !(typeof value === 'number' && Number.isFinite(value) && value >= 0))
    .map(([name]) => shape(`values.${name}`, `${name} is no figure.`, 'Give a number, zero or more.'))
}

/** What is wrong with the shape of a story that did not come through the readers of this package. */
export const shapeProblems = (story: unknown): readonly Problem[] => {
  if (!isRecord(story)) return [shape('story', 'A story is a record.', 'Write { situation: "mj-error", facts: {} }.')]
  const problems: Problem[] = []
  if (typeof story['situation'] !== 'string')
    problems.push(shape('situation', 'The situation is missing.', 'Name one, such as mj-error.'))
  const { facts, unknown } = story
  if (!isRecord(facts)) problems.push(noRecord('facts', 'Write { declaredOn: "discard" }, or {}.'))
  else
    for (const [id, value] of Object.entries(facts))
      if (typeof value !== 'string')
        problems.push(shape(`facts.${id}`, `The answer to ${id} is no text.`, 'Give one of its values as text.'))
  if (unknown !== undefined && !(Array.isArray(unknown) && unknown.every((id) => typeof id === 'string')))
    problems.push(shape('unknown', 'unknown is no list of facts.', 'Write ["shownClaim"].'))
  return [...problems, ...whoProblems(story['who']), ...valueProblems(story['values'])]
}
