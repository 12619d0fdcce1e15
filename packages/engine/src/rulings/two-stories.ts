/**
 * Two versions of what happened, under the same rules: whether the difference matters, and if so, the fewest facts that
 * the table has to establish, most often one.
 */
import { problemsAt } from '../base/problem.ts'
import type { Result } from '../base/result.ts'
import { failed, ok } from '../base/result.ts'
import { normalise } from '../decide/evaluate.ts'
import type { Assignment } from '../decide/model.ts'
import { NOT_APPLICABLE } from '../decide/model.ts'
import type { Seat } from '../table/seats.ts'
import { adjudicate } from './adjudicate.ts'
import type { Court, Rules } from './court.ts'
import { openHearing, settledFacts } from './hearing.ts'
import type { Ruling } from './ruling.ts'
import { rulingKey, saysBySlot } from './ruling-key.ts'
import type { Story } from './story.ts'

/** More facts told differently than this are not tried in every mixture: the stories are then two different events. */
const MOST_DISPUTED = 8

/** A part rather than a fact is in dispute: `who.discarder`. */
const WHO = 'who.'

/** A fact that the two stories tell differently. */
export interface Disputed {
  readonly fact: string
  readonly question: string
  /** What each story says, in the words of the answer; nothing where the fact means nothing in that story. */
  readonly first?: string
  readonly second?: string
}

export interface TwoStories {
  readonly first: Ruling
  readonly second: Ruling
  /** Slots of the law that come out differently. Empty when the difference does not matter. */
  readonly differs: readonly string[]
  /** Every fact told differently, in the order in which an instructor asks. */
  readonly disputed: readonly Disputed[]
  /** The fewest of them that decide, whatever is true of the rest. Empty when nothing has to be established. */
  readonly establish: readonly Disputed[]
}

const differing = (one: Ruling, other: Ruling): readonly string[] => {
  const [a, b] = [saysBySlot(one), saysBySlot(other)]
  return [...new Set([...a.keys(), ...b.keys()])].filter((slot) => a.get(slot) !== b.get(slot))
}

/** Every way to take each disputed fact from one story or the other, as bits. */
const mixtures = (count: number): readonly number[] => Array.from({ length: 2 ** count }, (_, bits) => bits)

const sizeOf = (bits: number): number => bits.toString(2).replaceAll('0', '').length

/** The fewest facts, as bits, whose values alone tell the ruling in every mixture that can be. Earlier facts first. */
const fewest = (count: number, rulings: ReadonlyMap<number, string>): number => {
  const decides = (chosen: number): boolean => {
    const known = new Map<number, string>()
    for (const [bits, key] of rulings) {
      const before = known.get(bits & chosen)
      if (before !== undefined && before !== key) return false
      known.set(bits & chosen, key)
    }
    return true
  }
  const bySize = mixtures(count).toSorted((a, b) => sizeOf(a) - sizeOf(b) || a - b)
  return bySize.find(decides) ?? 2 ** count - 1
}

const sayPart = (seats: readonly string[] = []): string | undefined =>
  seats.length === 0 ? undefined : seats.map((seat) => seat.toUpperCase()).join(', ')

/** Parts that the stories give to different seats, as far as both name them. */
const disputedParts = (court: Court, one: Story, other: Story): readonly Disputed[] =>
  court.law.roles.flatMap(({ id, says }) => {
    const [first, second] = [sayPart(one.who?.[id]), sayPart(other.who?.[id])]
    if (first === undefined || second === undefined || first === second) return []
    const part = court.situation(one.situation)?.roles[id] ?? says
    return [{ fact: `${WHO}${id}`, question: `Which seat is ${part}?`, first, second }]
  })

/** Facts that the stories settle differently, in the order of the law. */
const disputedFacts = (court: Court, first: Assignment, second: Assignment): readonly Disputed[] => {
  const answer = (fact: string, value: string | undefined): string | undefined =>
    value === undefined || value === NOT_APPLICABLE ? undefined : (court.law.factWords[fact]?.answers[value] ?? value)
  return court.plan.model.facts
    .filter(({ id }) => id !== court.plan.model.root && first[id] !== second[id])
    .map(({ id }) => {
      const [says, saysOther] = [answer(id, first[id]), answer(id, second[id])]
      return {
        fact: id,
        question: court.law.factWords[id]?.ask ?? id,
        ...(says === undefined ? {} : { first: says }),
        ...(saysOther === undefined ? {} : { second: saysOther }),
      }
    })
}

const isOpen = ({ first, second }: Disputed): boolean => first !== undefined && second !== undefined

/** One story with the disputed things, by bits, as the other has them. */
const mixed = (
  court: Court,
  stories: readonly [Story, Story],
  settled: readonly [Assignment, Assignment],
  asked: readonly Disputed[],
  bits: number,
): Story => {
  const [one, other] = stories
  const told: Record<string, string> = { ...other.facts, ...one.facts }
  const who: Record<string, readonly Seat[]> = { ...other.who, ...one.who }
  for (const [at, { fact }] of asked.entries()) {
    const side = (bits >> at) & 1 ? 1 : 0
    const part = fact.startsWith(WHO) ? fact.slice(WHO.length) : undefined
    const value = settled[side][fact]
    if (part !== undefined) who[part] = stories[side].who?.[part] ?? []
    else if (value !== undefined) told[fact] = value
  }
  const situation = court.situation(one.situation)
  const means = normalise(court.plan, { ...situation?.takes, ...told, [court.plan.model.root]: situation?.incident ?? '' })
  return {
    ...one,
    facts: Object.fromEntries(Object.entries(told).filter(([fact]) => means[fact] !== NOT_APPLICABLE)),
    ...(Object.keys(who).length === 0 ? {} : { who }),
  }
}

/** What the table has to establish: of all that is disputed, the fewest things that settle the ruling. */
const toEstablish = (
  court: Court,
  rules: Rules,
  stories: readonly [Story, Story],
  settled: readonly [Assignment, Assignment],
  disputed: readonly Disputed[],
): readonly Disputed[] => {
  // What only one story gives a meaning to follows from another answer, and is no question of its own.
  const asked = disputed.filter(isOpen)
  if (asked.length === 0) return disputed
  if (asked.length > MOST_DISPUTED) return asked
  const rulings = new Map<number, string>()
  for (const bits of mixtures(asked.length)) {
    const ruling = adjudicate(court, rules, mixed(court, stories, settled, asked, bits))
    if (ruling.ok) rulings.set(bits, rulingKey(ruling.value))
  }
  const chosen = fewest(asked.length, rulings)
  return asked.filter((_, at) => (chosen >> at) & 1)
}

/** The ruling on a story, and the facts it rests on: told, or taken for granted. */
const ruleOn = (court: Court, rules: Rules, story: Story): Result<{ readonly ruling: Ruling; readonly settled: Assignment }> => {
  const hearing = openHearing(court, rules, story)
  if (!hearing.ok) return hearing
  const ruling = adjudicate(court, rules, story)
  return ruling.ok ? ok({ ruling: ruling.value, settled: settledFacts(hearing.value) }) : ruling
}

/**
 * Compares two stories of one situation under settled rules. Fails when one of them cannot be ruled on, or when they are
 * told of different situations: what happened at all is then the fact to establish.
 */
export const compareStories = (court: Court, rules: Rules, one: Story, other: Story): Result<TwoStories> => {
  if (one.situation !== other.situation)
    return failed({
      code: 'story/two-situations',
      at: 'situation',
      message: `One story is ${one.situation} and the other ${other.situation}: what happened at all has to be established first.`,
      hint: 'Settle which picture fits, or rule on each story by itself.',
    })
  const [first, second] = [ruleOn(court, rules, one), ruleOn(court, rules, other)]
  if (!first.ok) return failed(...problemsAt('first story', first.problems))
  if (!second.ok) return failed(...problemsAt('second story', second.problems))
  const settled = [first.value.settled, second.value.settled] as const
  const disputed = [...disputedParts(court, one, other), ...disputedFacts(court, ...settled)]
  const differs = differing(first.value.ruling, second.value.ruling)
  const establish = differs.length === 0 ? [] : toEstablish(court, rules, [one, other], settled, disputed)
  return ok({ first: first.value.ruling, second: second.value.ruling, differs, disputed, establish })
}
