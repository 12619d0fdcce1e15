/** A hand that belongs to a dispute: whose it is, what of the table matters, and what the card settles of the story. */
import type { Assignment, Court, Problem, Situation, Story } from 'mahjudge'
import type { CompiledCard, Consulted, Evidence } from 'mahjudge/card'
import { consult } from 'mahjudge/card'
import type { Told, Worth } from '../state/fragment.ts'
import { tell, withoutWorth } from '../state/fragment.ts'
import { worthOf } from '../state/worth.ts'
import type { ReadHand } from './check.ts'
import { readState } from './check.ts'
import type { HandState, Mode, TablePlace } from './hand-state.ts'

/** A seat's part in the dispute. */
export interface Part {
  readonly role: string
  /** "the declarer" */
  readonly name: string
}

export interface Dispute {
  readonly situation: Situation
  /** Those whose hand the card has something to say about; the first is looked at first. */
  readonly parts: readonly Part[]
  readonly mode: Mode
  /** What of the table the findings need. */
  readonly table: readonly TablePlace[]
}

/** Every finding that settles a fact of this situation, or turns it into another. */
const findingsFor = (court: Court, { id, asks, takes }: Situation) => [
  ...court.law.cardAnswers.filter(({ fact }) => asks.includes(fact) || Object.hasOwn(takes, fact)).flatMap(({ when }) => when),
  ...court.law.cardTurns.flatMap(({ situation, when }) => (situation === id ? [when] : [])),
]

export const disputeOf = (court: Court, situation: Situation): Dispute => {
  const found = findingsFor(court, situation)
  const roles = Object.entries(situation.roles).filter(([role]) => found.some((one) => one.role === role))
  const [first] = Object.entries(situation.roles)
  const parts = (roles.length > 0 ? roles : first === undefined ? [] : [first]).map(([role, name]) => ({ role, name }))
  const has = (...names: readonly string[]): boolean => found.some(({ finding }) => names.includes(finding))
  return {
    situation,
    parts,
    mode: has('exposures') && !has('hand', 'completedBy', 'group', 'marked') ? 'wins' : 'makes',
    table: [...(has('completedBy', 'group') ? (['claimed'] as const) : []), ...(has('completedBy') ? (['named'] as const) : [])],
  }
}

const evidenceOf = (dispute: Dispute, state: HandState): Evidence => {
  const hands = dispute.parts.flatMap(({ role }) => {
    const { rack } = readState(state, role)
    const isTold =
      rack !== undefined && (rack.exposures.length > 0 || rack.unknown > 0 || rack.concealed.some((many) => many > 0))
    return isTold ? [[role, rack] as const] : []
  })
  const { claimed, named, discards, others }: ReadHand = readState(state, dispute.parts[0]?.role ?? '')
  return {
    hands: Object.fromEntries(hands),
    others,
    ...(claimed === undefined || !dispute.table.includes('claimed') ? {} : { claimed }),
    ...(named === undefined || !dispute.table.includes('named') ? {} : { named }),
    discards,
  }
}

/** The story without what a card said of other tiles before. */
const storyOf = (situation: string, told: Told): Story => ({
  situation,
  facts: told.facts,
  ...(told.unknown.length > 0 ? { unknown: told.unknown } : {}),
  ...(Object.keys(told.who).length > 0 ? { who: told.who } : {}),
})

/** What the card has to say of the dispute. */
export interface Answer {
  readonly says: readonly string[]
  /** The story with what the card settles, where the two agree. */
  readonly told?: Told
  readonly settled: Consulted['settled']
  /** What the card says that the hands are worth. */
  readonly worth?: Worth
  readonly turn?: Consulted['turn']
  /** What was told of a fact, where the card and the tiles say otherwise. */
  readonly clash?: { readonly fact: string; readonly told: string; readonly found: string }
  readonly problems: readonly Problem[]
}

const without = (told: Told, fact: string): Told => ({
  ...told,
  facts: Object.fromEntries(Object.entries(told.facts).filter(([id]) => id !== fact)),
})

const withWorth = (told: Told, worth: Worth | undefined): Told => (worth === undefined ? withoutWorth(told) : { ...told, worth })

/** A court that has every text, to ask what a card means, and whether a story can be ruled on. */
export interface Bench {
  readonly court: Court
  /** Every option as the rules in force have it: what a finding settles may turn on them. */
  readonly options: Assignment
  readonly isRuled: (situation: string, told: Told) => boolean
}

export const answerOf = (
  { court, options, isRuled }: Bench,
  compiled: CompiledCard,
  dispute: Dispute,
  told: Told,
  state: HandState,
): Answer => {
  const evidence = evidenceOf(dispute, state)
  const ask = (so: Told) => consult(court, compiled, storyOf(dispute.situation.id, so), evidence, options)
  const consulted = ask(told)
  if (consulted.ok) {
    const { says, settled, turn, story } = consulted.value
    const worth = worthOf(story.values ?? {})
    // What means nothing yet with the rest that was told is left for the card to say again.
    let next = told
    const fitting: Record<string, string> = {}
    for (const [fact, value] of Object.entries(settled)) {
      const more = tell(next, fact, value)
      if (!isRuled(dispute.situation.id, more)) continue
      next = more
      fitting[fact] = value
    }
    return {
      says,
      settled: fitting,
      told: withWorth(next, worth),
      problems: [],
      ...(worth === undefined ? {} : { worth }),
      ...(turn === undefined ? {} : { turn }),
    }
  }
  const { problems } = consulted
  const fact = /^facts\.(.*)$/.exec(problems[0]?.at ?? '')?.[1]
  const again = fact === undefined ? undefined : ask(without(told, fact))
  const found = fact === undefined || again?.ok !== true ? undefined : again.value.settled[fact]
  if (fact === undefined || again?.ok !== true || found === undefined) return { says: [], settled: {}, problems }
  const worth = worthOf(again.value.story.values ?? {})
  return {
    says: again.value.says,
    settled: {},
    problems: [],
    ...(worth === undefined ? {} : { worth }),
    clash: { fact, told: told.facts[fact] ?? '', found },
  }
}

/** The story as the card has it: what was asked after the fact is asked again. */
export const toldByCard = ({ situation }: Dispute, told: Told, fact: string, found: string, worth?: Worth): Told => {
  const place = situation.asks.indexOf(fact)
  const later = place < 0 ? [] : situation.asks.slice(place + 1)
  const kept = Object.entries(told.facts).filter(([id]) => !later.includes(id))
  const rest = { ...told, facts: Object.fromEntries(kept), unknown: told.unknown.filter((id) => !later.includes(id)) }
  return withWorth(tell(rest, fact, found), worth)
}

/** The other picture that a finding leads to, with what the card settles there. */
export const toldElsewhere = (bench: Bench, compiled: CompiledCard, situation: Situation, told: Told, state: HandState): Told => {
  const rules = { ...(told.rules === undefined ? {} : { rules: told.rules }), options: told.options }
  const bare: Told = { facts: {}, unknown: [], who: {}, odd: [], ...rules }
  return answerOf(bench, compiled, disputeOf(bench.court, situation), bare, state).told ?? bare
}
