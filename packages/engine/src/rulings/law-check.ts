/** Whether the words of a law fit together: every name leads somewhere, and everything that may be said has its words. */
import type { Problem } from '../base/problem.ts'
import { didYouMean } from '../base/suggest.ts'
import type { Effect } from '../decide/model.ts'
import type { Citation, Law, LawDecision, SlotWords } from './law.ts'
import { DERIVED_PARTS } from './words.ts'

/** Kinds that say that nothing happened: they need no rule. */
const NOTHING: readonly string[] = ['none', 'unchanged', 'untouched']

/** Who acts next, where it only follows from what is ruled of the deal: that it is over, goes on, or is left to the table. */
const FOLLOWS: readonly string[] = ['nobody', 'turnUnderWay', 'tableDecides']

const needsRule = ({ slot, kind }: Effect): boolean => !NOTHING.includes(kind) && !(slot === 'next' && FOLLOWS.includes(kind))

/** What a sentence about an effect may have in braces besides parts and the effect's own arguments. */
const OF_EFFECT: readonly string[] = ['role', 'times', 'of']

const HAND_OF = 'hand of '

/** A list in which ids are looked up, with how a missing one is reported. */
const lookUp =
  (code: string, what: string, known: readonly string[]): ((id: string, at: string) => readonly Problem[]) =>
  (id, at) =>
    known.includes(id) ? [] : [{ code, at, message: `There is no ${what} ${id}.`, hint: didYouMean(id, known) }]

const ids = (list: readonly { readonly id: string }[]): readonly string[] => list.map((one) => one.id)

/** Words in braces, as they are looked up: {Actor} is actor. */
const bracesOf = (text: string): readonly string[] =>
  [...text.matchAll(/\{(\w*)\}/g)].map(([, word = '']) => word.charAt(0).toLowerCase() + word.slice(1))

/** Every place where a source is cited. */
const citationsOf = (law: Law): readonly (readonly [string, Citation])[] => [
  ...law.rules.flatMap((rule) => rule.sources.map((one) => [`rule ${rule.id}`, one] as const)),
  ...Object.entries(law.optionWords).flatMap(([id, words]) =>
    Object.entries(words.values).flatMap(([value, { heldBy }]) => heldBy.map((one) => [`option ${id} ${value}`, one] as const)),
  ),
  ...law.ruleSets.flatMap((set) =>
    Object.entries(set.options).flatMap(([id, { cites }]) => cites.map((one) => [`rule set ${set.id} ${id}`, one] as const)),
  ),
]

const citationProblems = (law: Law): readonly Problem[] => {
  const source = lookUp('law/unknown-source', 'source', ids(law.sources))
  const rule = lookUp('law/unknown-rule', 'rule', ids(law.rules))
  const situation = lookUp('law/unknown-situation', 'situation', ids(law.situations))
  return [
    ...citationsOf(law).flatMap(([at, one]) => [one.source, ...(one.reportedBy ?? [])].flatMap((id) => source(id, at))),
    ...law.decisions.flatMap((one) =>
      [...one.cites, ...one.effects.flatMap((effect) => effect.cites ?? [])].flatMap((id) => rule(id, one.id)),
    ),
    ...law.situations.flatMap((one) => [
      ...one.ifs.flatMap((line) => line.cites.flatMap((id) => rule(id, `situation ${one.id}`))),
      ...[...one.next, ...[...one.ifs, ...(one.also ?? [])].flatMap((line) => line.situation ?? [])].flatMap((id) =>
        situation(id, `situation ${one.id}`),
      ),
    ]),
  ]
}

/** Effects that change something and rest on no rule. */
const uncited = (decision: LawDecision): readonly Problem[] =>
  decision.effects
    .filter((effect) => needsRule(effect) && (effect.cites ?? decision.cites).length === 0)
    .map(({ slot, kind }) => ({
      code: 'law/uncited',
      at: decision.id,
      message: `The effect ${kind} of ${slot} rests on no rule.`,
      hint: 'Cite the rule that it comes from.',
    }))

/** Parts that an effect speaks of. */
const partsOf = ({ role, args = {} }: Effect): readonly string[] => {
  const of = String(args['of'] ?? '')
  return [role, args['from'], args['to'], of.startsWith(HAND_OF) ? of.slice(HAND_OF.length) : undefined].flatMap((one) =>
    one === undefined ? [] : [String(one)],
  )
}

const templateOf = (slots: readonly SlotWords[], { slot, kind }: Effect): readonly string[] => {
  const words = slots.find((one) => one.slot === slot)
  const own = (kinds: { readonly [kind: string]: string } = {}): readonly string[] =>
    Object.hasOwn(kinds, kind) ? [kinds[kind] ?? ''] : []
  return own(words?.kinds).length === 0 ? [] : [...own(words?.kinds), ...own(words?.whenOver), ...own(words?.whenOut)]
}

const partProblems = (law: Law): readonly Problem[] => {
  const parts = [...ids(law.roles), ...Object.keys(DERIVED_PARTS)]
  const part = lookUp('law/unknown-role', 'part', parts)
  return law.decisions.flatMap((decision) => [
    ...[decision.why, decision.headline ?? ''].flatMap(bracesOf).flatMap((word) => part(word, decision.id)),
    ...decision.effects.flatMap((effect) => [
      ...partsOf(effect).flatMap((id) => part(id, decision.id)),
      ...templateOf(law.slots, effect)
        .flatMap(bracesOf)
        .filter((word) => !OF_EFFECT.includes(word) && !Object.hasOwn(effect.args ?? {}, word))
        .flatMap((word) => part(word, `${effect.slot} ${effect.kind}`)),
    ]),
  ])
}

const noWords = (at: string, what: string): Problem => ({
  code: 'law/no-words',
  at,
  message: `There are no words for ${what}.`,
  hint: 'Write them, or take it out.',
})

const missing = (names: readonly string[], words: { readonly [name: string]: unknown } | undefined): readonly string[] =>
  names.filter((name) => words === undefined || !Object.hasOwn(words, name))

const wordProblems = (law: Law): readonly Problem[] => [
  ...law.decisions.flatMap((decision) =>
    decision.effects
      .filter((effect) => templateOf(law.slots, effect).length === 0)
      .map(({ slot, kind }) => noWords(decision.id, `the effect ${kind} of ${slot}`)),
  ),
  ...law.model.facts.flatMap(({ id, values }) => {
    if (id === law.model.root) return []
    const words = law.factWords[id]
    const isTaken = law.situations.some((one) => Object.hasOwn(one.takes, id))
    return [
      ...missing(values, words?.answers),
      ...missing(values, words?.says),
      ...(isTaken ? missing(values, words?.assumed) : []),
    ]
      .filter((value, at, all) => all.indexOf(value) === at)
      .map((value) => noWords(id, `the answer ${value} to ${id}`))
  }),
  ...law.model.options.flatMap(({ id, values }) =>
    missing(values, law.optionWords[id]?.values).map((value) => noWords(id, `the value ${value} of ${id}`)),
  ),
]

const leftover = (at: string, what: string): Problem => ({
  code: 'law/unused-words',
  at,
  message: `There are words for ${what}, which nothing has.`,
  hint: 'Take them out, or mend the name.',
})

const surplus = (words: { readonly [name: string]: unknown }, known: readonly string[]): readonly string[] =>
  Object.keys(words).filter((name) => !known.includes(name))

const leftoverProblems = (law: Law): readonly Problem[] => {
  const { facts, options } = law.model
  const used = new Set(law.decisions.flatMap((one) => one.effects.map(({ slot, kind }) => `${slot} ${kind}`)))
  return [
    ...surplus(law.factWords, ids(facts)).map((id) => leftover(id, `the fact ${id}`)),
    ...surplus(law.optionWords, ids(options)).map((id) => leftover(id, `the option ${id}`)),
    ...facts.flatMap(({ id, values }) => {
      const { answers = {}, says = {}, assumed = {} } = law.factWords[id] ?? {}
      return [answers, says, assumed]
        .flatMap((words) => surplus(words, values))
        .map((value) => leftover(id, `the answer ${value} to ${id}`))
    }),
    ...options.flatMap(({ id, values }) =>
      surplus(law.optionWords[id]?.values ?? {}, values).map((value) => leftover(id, `the value ${value} of ${id}`)),
    ),
    ...law.slots.flatMap(({ slot, kinds, whenOver = {}, whenOut = {} }) =>
      [...Object.keys(kinds), ...Object.keys(whenOver), ...Object.keys(whenOut)]
        .filter((kind) => !used.has(`${slot} ${kind}`))
        .map((kind) => leftover(slot, `the effect ${kind} of ${slot}`)),
    ),
    ...law.rules.flatMap((rule) =>
      (rule.options ?? []).flatMap((id) => lookUp('law/unknown-variable', 'option', ids(options))(id, `rule ${rule.id}`)),
    ),
  ]
}

/** Names in the tables of what a card answers. */
const cardProblems = (law: Law): readonly Problem[] => {
  const fact = lookUp('law/unknown-variable', 'fact', ids(law.model.facts))
  const situation = lookUp('law/unknown-situation', 'situation', ids(law.situations))
  const role = lookUp('law/unknown-role', 'part', ids(law.roles))
  return [
    ...law.cardAnswers.flatMap((answer) => {
      const at = `card answer ${answer.fact} ${answer.value}`
      const values = law.model.facts.find(({ id }) => id === answer.fact)?.values
      return [
        ...(values === undefined ? fact(answer.fact, at) : lookUp('law/unknown-value', 'value', values)(answer.value, at)),
        ...answer.when.flatMap((found) => role(found.role, at)),
      ]
    }),
    ...law.cardTurns.flatMap((turn) => {
      const at = `card turn of ${turn.situation}`
      return [...[turn.situation, turn.leadsTo].flatMap((id) => situation(id, at)), ...role(turn.when.role, at)]
    }),
  ]
}

/** Names in the table of what the values of two hands tell. */
const weighingProblems = (law: Law): readonly Problem[] =>
  law.weighings.flatMap(({ fact, hands, first, second, same }) => {
    const at = `weighing ${fact}`
    const values = law.model.facts.find(({ id }) => id === fact)?.values
    const known =
      values === undefined
        ? lookUp('law/unknown-variable', 'fact', ids(law.model.facts))
        : lookUp('law/unknown-value', 'value', values)
    return [
      ...(values === undefined ? [fact] : [first, second, same]).flatMap((word) => known(word, at)),
      ...hands.flatMap((part) => lookUp('law/unknown-role', 'part', ids(law.roles))(part, at)),
    ]
  })

/** Everything wrong with the names and the words of a law. What it rules is proved elsewhere, by the audit of its tables. */
export const checkWords = (law: Law): readonly Problem[] => [
  ...citationProblems(law),
  ...law.decisions.flatMap(uncited),
  ...partProblems(law),
  ...wordProblems(law),
  ...leftoverProblems(law),
  ...cardProblems(law),
  ...weighingProblems(law),
]
