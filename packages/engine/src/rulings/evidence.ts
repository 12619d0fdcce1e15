/** Tiles told with a story: what a card finds out about them answers facts, so that nobody has to be asked. */
import type { CompiledCard } from '../card/match/compile.ts'
import type { Problem } from '../base/problem.ts'
import type { Result } from '../base/result.ts'
import { failed, ok } from '../base/result.ts'
import type { Assignment } from '../decide/model.ts'
import { NOT_APPLICABLE } from '../decide/model.ts'
import { holds } from '../decide/when.ts'
import type { Counts, Exposure, Kind, Rack } from '../tiles/kinds.ts'
import { noTiles } from '../tiles/kinds.ts'
import { sayInspection } from './card-words.ts'
import type { Inspection } from './card-findings.ts'
import { inspect } from './card-findings.ts'
import type { Court } from './court.ts'
import { situationFacts } from './situation-facts.ts'
import type { CardTurn, Found, Situation } from './law.ts'
import type { Story } from './story.ts'

/** Tiles of a dispute, as far as they are told. */
export interface Evidence {
  /** Part in the story, or seat -> its tiles. */
  readonly hands: { readonly [roleOrSeat: string]: Rack }
  /** The discard that was claimed, as it was thrown, and what it was called if that was another tile. */
  readonly claimed?: Kind
  readonly named?: Kind
  /** Exposures of seats whose hands are not told. */
  readonly others?: readonly Exposure[]
  /** Discards that lie on the table. */
  readonly discards?: Counts
}

/** A story with what the card adds to it. */
export interface Consulted {
  /** The story with the facts and the figures that the card settles. */
  readonly story: Story
  /** What was found, in sentences, hand by hand. */
  readonly says: readonly string[]
  /** Facts that the card settled. */
  readonly settled: Assignment
  /** Another picture is the right one. */
  readonly turn?: CardTurn
}

/** The part that a hand belongs to: as it was told, or the part that its seat plays. */
const partOf = (story: Story, key: string): string =>
  Object.entries(story.who ?? {}).find(([, seats]) => (seats as readonly string[]).includes(key))?.[0] ?? key

const contradicted = (fact: string, told: string, found: string): Problem => ({
  code: 'card/contradiction',
  at: `facts.${fact}`,
  message: `The story says ${told} of ${fact}, and the card and the tiles say ${found}.`,
  hint: 'Leave the fact out, or check the tiles against the table.',
})

const wrongPicture = (situation: Situation, fact: string, found: string): Problem => ({
  code: 'card/contradiction',
  at: 'situation',
  message: `${situation.id} has no room for what the card finds: ${fact} is ${found}.`,
  hint: 'Choose the picture that fits, or check the tiles against the table.',
})

/** What the findings settle, in the order of the law; facts that mean nothing with the others are left alone. */
const settle = (
  court: Court,
  situation: Situation,
  story: Story,
  found: (row: Found) => boolean,
  options: Assignment,
): Result<Assignment> => {
  const { usable } = situationFacts(court, situation)
  const standard = Object.fromEntries(court.plan.model.options.map(({ id, standard: value }) => [id, value]))
  const values: Record<string, string> = {
    ...standard,
    ...options,
    ...situation.takes,
    ...story.facts,
    [court.plan.model.root]: situation.incident,
  }
  const valueOf = (id: string): string => values[id] ?? NOT_APPLICABLE
  const settled: Record<string, string> = {}
  const problems: Problem[] = []
  for (const { id, appliesWhen } of court.plan.model.facts) {
    // What is taken for granted opens nothing where it means nothing itself.
    if (appliesWhen !== undefined && !holds(appliesWhen, valueOf)) {
      if (story.facts[id] === undefined) delete values[id]
      continue
    }
    const answer = court.law.cardAnswers.find(
      (row) => row.fact === id && row.when.every(found) && (row.under === undefined || holds(row.under, valueOf)),
    )
    if (answer === undefined || !usable.has(id)) continue
    const told = story.facts[id]
    if (told !== undefined && told !== answer.value) problems.push(contradicted(id, told, answer.value))
    else if (situation.among?.[id]?.includes(answer.value) === false) problems.push(wrongPicture(situation, id, answer.value))
    else {
      settled[id] = answer.value
      values[id] = answer.value
    }
  }
  return problems.length > 0 ? failed(...problems) : ok(settled)
}

/**
 * The figures that a card adds: the lowest value on it, what each hand is worth that makes a line or nearly makes one, by
 * its part, since seats may be named later, and whether the one that wins is jokerless. Figures that were told stay.
 */
const valuesWith = (
  { law }: Court,
  compiled: CompiledCard,
  story: Story,
  inspected: ReadonlyMap<string, Inspection>,
): NonNullable<Story['values']> => {
  const hands = Object.fromEntries(
    [...inspected].flatMap(([part, { value, near }]) =>
      value === undefined || (near !== undefined && near.distance > law.cardReach) ? [] : [[part, value]],
    ),
  )
  // Only one hand can win, save in a tie, where each is paid for by itself.
  const matching = [...inspected.values()].filter(({ best }) => best !== undefined)
  const [winning] = matching.length > 1 ? [] : matching
  return {
    ...(compiled.lowestValue === undefined ? {} : { lowest: compiled.lowestValue }),
    ...(winning?.value === undefined ? {} : { winning: winning.value }),
    ...(winning?.findings.jokerless === 'yes' ? { jokerless: true } : {}),
    ...story.values,
    ...(Object.keys(hands).length === 0 ? {} : { hands: { ...hands, ...story.values?.hands } }),
  }
}

/** Looks at the tiles with a card, under the options of the rules. Fails when what is told contradicts what the card finds. */
export const consult = (
  court: Court,
  compiled: CompiledCard,
  story: Story,
  evidence: Evidence,
  options: Assignment = {},
): Result<Consulted> => {
  const situation = court.situation(story.situation)
  if (situation === undefined) return ok({ story, says: [], settled: {} })
  const racks = new Map(Object.entries(evidence.hands).map(([key, rack]) => [partOf(story, key), rack] as const))
  const inspected = new Map(
    [...racks].map(([part, rack]) => {
      const others = [
        ...(evidence.others ?? []),
        ...[...racks].filter(([other]) => other !== part).flatMap(([, one]) => one.exposures),
      ]
      const { claimed, named } = evidence
      const inspection = inspect(compiled, {
        rack,
        ...(claimed === undefined ? {} : { claimed }),
        ...(named === undefined ? {} : { named }),
        seen: { discards: evidence.discards ?? noTiles(), exposures: others },
      })
      return [part, inspection] as const
    }),
  )
  const found = ({ role, finding, found: value }: Found): boolean => inspected.get(role)?.findings[finding] === value
  const settled = settle(court, situation, story, found, options)
  if (!settled.ok) return settled
  const turn = court.law.cardTurns.find((row) => row.situation === situation.id && found(row.when))
  const values = valuesWith(court, compiled, story, inspected)
  const unknown = story.unknown?.filter((id) => settled.value[id] === undefined)
  return ok({
    story: {
      ...story,
      facts: { ...story.facts, ...settled.value },
      values,
      ...(unknown === undefined ? {} : { unknown }),
    },
    says: [...inspected].flatMap(([part, inspection]) =>
      sayInspection(
        compiled.card,
        situation.roles[part] ?? court.law.roles.find(({ id }) => id === part)?.says ?? `seat ${part}`,
        inspection,
        evidence.named,
      ),
    ),
    settled: settled.value,
    ...(turn === undefined ? {} : { turn }),
  })
}
