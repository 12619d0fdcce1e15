/**
 * The part of a law that a few incidents need under one rule set, as data: for a phone that shall rule before the rest
 * has arrived. It rules as the whole law does, and says nothing of what other options would change.
 */
import type { Result } from '../base/result.ts'
import { ok } from '../base/result.ts'
import type { Frozen } from '../decide/freeze.ts'
import { fixOptions } from '../decide/fix-options.ts'
import { freeze } from '../decide/freeze.ts'
import type { Assignment, Condition, Fact, Impossible, Model, Option, When } from '../decide/model.ts'
import { NOT_APPLICABLE } from '../decide/model.ts'
import { alternatives, passes, variablesOf } from '../decide/when.ts'
import type { Court, Rules } from './court.ts'
import { settleRules } from './court.ts'
import type { Citation, Law, LawDecision, Rule, Situation } from './law.ts'

export interface Excerpt {
  readonly law: Law
  readonly compiled: readonly Frozen[]
}

/** Options on which sources are unsettled and that these rules leave so: a ruling shows each of their readings. */
const leftOpen = (court: Court, rules: Rules): ReadonlySet<string> =>
  new Set(
    court.law.model.options.filter(({ id, unsettled }) => unsettled !== undefined && !rules.fixed.has(id)).map(({ id }) => id),
  )

/** What is left of a condition where unknown facts never apply; nothing where it can then never hold. */
const without = (when: When, known: ReadonlySet<string>): When | undefined => {
  const left = alternatives(when)
    .filter((condition) => Object.entries(condition).every(([id, test]) => known.has(id) || passes(test, NOT_APPLICABLE)))
    .map((condition): Condition => Object.fromEntries(Object.entries(condition).filter(([id]) => known.has(id))))
  return left.length === 0 ? undefined : left
}

/**
 * The facts that can be told in these incidents, with what is left of when. They come in the order in which one hangs on
 * another, so that a fact that hangs only on those of other incidents goes with them.
 */
const tellable = ({ root, facts, options }: Model, incidents: readonly string[]): ReadonlyMap<string, Fact> => {
  const known = new Set([root, ...options.map(({ id }) => id)])
  const found = new Map<string, Fact>()
  const isHere = ({ [root]: test }: Condition): boolean => test === undefined || incidents.some((one) => passes(test, one))
  for (const fact of facts) {
    const { appliesWhen } = fact
    const left = appliesWhen === undefined ? undefined : without(alternatives(appliesWhen).filter(isHere), known)
    if (appliesWhen !== undefined && left === undefined) continue
    known.add(fact.id)
    found.set(fact.id, left === undefined ? fact : { ...fact, appliesWhen: left })
  }
  return found
}

/** Facts that are told or taken for granted in the situations, or asked by the diagrams, with what they hang on. */
const factsOf = (court: Court, situations: readonly Situation[], compiled: readonly Frozen[]): readonly Fact[] => {
  const { model } = court.plan
  const found = tellable(
    model,
    compiled.map(({ incident }) => incident),
  )
  const wanted = new Set([
    model.root,
    ...situations.flatMap(({ asks, takes }) => [...asks, ...Object.keys(takes)]),
    ...compiled.flatMap(({ levels }) => levels.filter(({ kind }) => kind === 'fact').map(({ id }) => id)),
  ])
  for (const id of wanted) for (const gate of variablesOf(found.get(id)?.appliesWhen ?? {})) wanted.add(gate)
  return [...found.values()].filter(({ id }) => wanted.has(id))
}

const impossibleOf = (court: Court, known: ReadonlySet<string>): readonly Impossible[] =>
  court.plan.model.impossible.flatMap(({ when, why }) => {
    const left = without(when, known)
    return left === undefined ? [] : [{ when: left, why }]
  })

const optionsOf = (court: Court, open: ReadonlySet<string>, known: ReadonlySet<string>): readonly Option[] =>
  court.plan.model.options.map(({ id, values, standard, unsettled }) => {
    if (unsettled === undefined || !open.has(id)) return { id, values, standard }
    if (unsettled.when === undefined) return { id, values, standard, unsettled }
    const when = without(unsettled.when, known)
    return when === undefined ? { id, values, standard } : { id, values, standard, unsettled: { ...unsettled, when } }
  })

/**
 * A decision as a diagram's leaf needs it: what follows, why, who says so, and what it sets, which a followed table asks
 * for. When it holds is in the diagram.
 */
const bare = ({ id, topic, effects, sets, cites, why, headline }: LawDecision): LawDecision => ({
  id,
  topic,
  when: {},
  effects,
  ...(sets === undefined ? {} : { sets }),
  cites,
  why,
  ...(headline === undefined ? {} : { headline }),
})

const sourcesOf = (citations: readonly Citation[]): ReadonlySet<string> =>
  new Set(citations.flatMap(({ source, reportedBy }) => [source, ...(reportedBy ?? [])]))

/** A rule as a citation shows it. */
const titled = ({ id, title, section, standing, sources }: Rule): Rule => ({ id, title, section, text: '', standing, sources })

const keep = <T>(record: { readonly [id: string]: T }, wanted: (id: string) => boolean): { readonly [id: string]: T } =>
  Object.fromEntries(Object.entries(record).filter(([id]) => wanted(id)))

const lawFor = (court: Court, situations: readonly Situation[], compiled: readonly Frozen[], open: ReadonlySet<string>): Law => {
  const { law } = court
  const standing = new Set(compiled.flatMap(({ topics }) => topics.flatMap((topic) => topic.decisions)))
  const decisions = law.decisions.filter(({ id }) => standing.has(id)).map(bare)
  const effects = decisions.flatMap((decision) => decision.effects)
  const cited = new Set([
    ...decisions.flatMap(({ cites }) => cites),
    ...effects.flatMap((effect) => effect.cites ?? []),
    ...situations.flatMap(({ ifs }) => ifs.flatMap((line) => line.cites)),
  ])
  const rules = law.rules.filter(({ id }) => cited.has(id)).map(titled)
  const optionWords = keep(law.optionWords, (id) => open.has(id))
  const sources = sourcesOf([
    ...rules.flatMap((rule) => rule.sources),
    ...Object.values(optionWords).flatMap(({ values }) => Object.values(values).flatMap(({ heldBy }) => heldBy)),
  ])
  const facts = factsOf(court, situations, compiled)
  const known = new Set([...facts, ...law.model.options].map(({ id }) => id))
  return {
    ...law,
    model: {
      root: law.model.root,
      facts,
      options: optionsOf(court, open, known),
      derived: [],
      topics: law.model.topics,
      decisions,
      impossible: impossibleOf(court, known),
    },
    decisions,
    factWords: keep(law.factWords, (id) => known.has(id)),
    optionWords,
    slots: law.slots.map(({ slot, name, kinds, whenOver, whenOut }) => {
      const isUsed = (kind: string): boolean => effects.some((effect) => effect.slot === slot && effect.kind === kind)
      return {
        slot,
        name,
        kinds: keep(kinds, isUsed),
        ...(whenOver === undefined ? {} : { whenOver: keep(whenOver, isUsed) }),
        ...(whenOut === undefined ? {} : { whenOut: keep(whenOut, isUsed) }),
      }
    }),
    situations,
    rules,
    sources: law.sources.filter(({ id }) => sources.has(id)),
    ruleSets: law.ruleSets.map((set) => ({
      ...set,
      options: Object.fromEntries(Object.entries(set.options).map(([id, { value }]) => [id, { value, cites: [] }])),
    })),
    // A card is opened beside the whole law.
    cardAnswers: [],
    cardReach: 0,
    cardTurns: [],
  }
}

/**
 * What a court needs to rule on these incidents under this rule set and what the table agreed beside it: words,
 * citations and diagrams, and no rule texts. Fails when the rule set, or an option or its value, is unknown.
 */
export const excerpt = (
  court: Court,
  incidents: readonly string[],
  ruleSet: string,
  agreed: Assignment = {},
): Result<Excerpt> => {
  const rules = settleRules(court, ruleSet, agreed)
  if (!rules.ok) return rules
  const open = leftOpen(court, rules.value)
  const under = keep(rules.value.options, (id) => !open.has(id))
  const compiled = incidents
    .map((incident) => court.compiled(incident))
    .flatMap((one) => (one === undefined ? [] : [freeze(fixOptions(one, under))]))
  const situations = court.law.situations.filter(({ incident }) => incidents.includes(incident))
  return ok({ law: lawFor(court, situations, compiled, open), compiled })
}
