/** What carries each rule, conflict and error of the notes: decisions, lines of situations, options and cases. */
import type { Collection, Family } from '../../data/origins.ts'
import { collections, errorMatrix } from '../../data/origins.ts'
import { informs } from '../../data/informs.ts'
import { logOf, rulesOf, ruleCase } from '../codec/case-check.ts'
import type { CaseFile } from '../codec/case-file.ts'
import type { Court } from '../rulings/court.ts'
import type { Rule } from '../rulings/law.ts'
import type { Ruling } from '../rulings/ruling.ts'
import { replay } from '../rulings/table-play.ts'
import type { TableEvent } from '../table/events.ts'

/** A case with every ruling that it and its readings come to. */
export interface RuledCase {
  readonly name: string
  readonly covers: readonly string[]
  readonly rulings: readonly Ruling[]
}

/** Rules on a case and its readings; a log gives each ruling on its way. What cannot be ruled on gives nothing. */
export const ruledCase = (court: Court, name: string, file: CaseFile): RuledCase => ({
  name,
  covers: file.covers,
  rulings: [file, ...file.readings].flatMap(({ told }) => {
    const rules = rulesOf(court, told)
    const last = ruleCase(court, file, told)
    return [
      ...(file.events !== undefined && rules.ok
        ? replay(court, rules.value, logOf(file.events, told).events as readonly TableEvent[]).rulings
        : []),
      ...(last.ok ? [last.value] : []),
    ]
  }),
})

/** Where a rule of the notes lives. */
export interface MappedRule {
  /** Its id in the notes. */
  readonly id: string
  /** The rule of the book, if there is one. */
  readonly rule?: Rule
  readonly decisions: readonly string[]
  /** Situations that read it out instead of asking. */
  readonly readIn: readonly string[]
  /** What carries a rule that no decision and no situation rests on. */
  readonly informs?: string
  readonly cases: readonly string[]
}

export interface MappedConflict {
  readonly id: string
  /** Why it needs no option. */
  readonly settled?: string
  readonly options: readonly string[]
}

/** An option and the cases in which its value makes a difference. */
export interface MappedOption {
  readonly id: string
  readonly from: readonly string[]
  readonly values: readonly { readonly value: string; readonly cases: readonly string[] }[]
}

export interface RulesMap {
  readonly collections: readonly {
    readonly collection: Collection
    readonly rules: readonly MappedRule[]
    readonly conflicts: readonly MappedConflict[]
  }[]
  /** Rules of the book that are in no notes. */
  readonly others: readonly MappedRule[]
  readonly options: readonly MappedOption[]
  readonly errors: readonly { readonly id: string; readonly says: string; readonly cases: readonly string[] }[]
}

const padded = (number: number, digits: number): string => String(number).padStart(digits, '0')

/** Ids of a family in the notes, each with its id in the rule book. */
const idsOf = ({ prefix, rules, here = prefix }: Family): readonly (readonly [string, string])[] =>
  Array.from({ length: rules }, (_, at) => [`${prefix}-${padded(at + 1, 2)}`, `${here}-${padded(at + 1, 2)}`] as const)

const citedBy = (ruling: Ruling): readonly string[] =>
  [...ruling.effects, ...ruling.readings.flatMap((reading) => reading.effects)].flatMap((effect) =>
    effect.citations.map((one) => one.rule),
  )

/** Keys to the names that belong to them, each once and in order. */
const index = (pairs: readonly (readonly [string, string])[]): ReadonlyMap<string, readonly string[]> => {
  const found = new Map<string, Set<string>>()
  for (const [key, name] of pairs) found.set(key, (found.get(key) ?? new Set<string>()).add(name))
  return new Map([...found].map(([key, names]) => [key, [...names]]))
}

/** `option=value` for each value that makes a difference in a ruling, as settled or as one reading of a contested point. */
const valuesThatMatter = (ruling: Ruling): readonly string[] => [
  ...ruling.alternatives.map(({ option, current }) => `${option}=${current}`),
  ...ruling.readings.flatMap(({ when }) =>
    Object.entries(when).flatMap(([id, values]) => values.map((value) => `${id}=${value}`)),
  ),
]

/** Puts the notes beside the law and its cases. */
export const mapRules = (court: Court, cases: readonly RuledCase[]): RulesMap => {
  const { law, plan } = court
  const decisions = index(
    law.decisions.flatMap(({ id, cites, effects }) =>
      [...cites, ...effects.flatMap((effect) => effect.cites ?? [])].map((rule) => [rule, id] as const),
    ),
  )
  const readIn = index(
    law.situations.flatMap(({ id, ifs }) => ifs.flatMap(({ cites }) => cites.map((rule) => [rule, id] as const))),
  )
  const exercised = index(cases.flatMap(({ name, rulings }) => rulings.flatMap(citedBy).map((rule) => [rule, name] as const)))
  const tested = index(cases.flatMap(({ name, rulings }) => rulings.flatMap(valuesThatMatter).map((key) => [key, name] as const)))
  const covered = index(cases.flatMap(({ name, covers }) => covers.map((id) => [id, name] as const)))
  const mapped = (id: string, here: string): MappedRule => {
    const rule = court.rule(here)
    const carrier = informs[here]
    return {
      id,
      ...(rule === undefined ? {} : { rule }),
      decisions: decisions.get(here) ?? [],
      readIn: readIn.get(here) ?? [],
      ...(carrier === undefined ? {} : { informs: carrier }),
      cases: exercised.get(here) ?? [],
    }
  }
  const inNotes = new Set(collections.flatMap(({ families }) => families.flatMap(idsOf)).map(([, here]) => here))
  return {
    collections: collections.map((collection) => ({
      collection,
      rules: collection.families.flatMap(idsOf).map(([id, here]) => mapped(id, here)),
      conflicts: Array.from({ length: collection.conflicts.count }, (_, at) => {
        const id = `${collection.conflicts.prefix}${padded(at + 1, collection.conflicts.digits)}`
        const settled = collection.conflicts.settled[id]
        return {
          id,
          ...(settled === undefined ? {} : { settled }),
          options: Object.entries(law.optionWords).flatMap(([option, { from }]) => (from.includes(id) ? [option] : [])),
        }
      }),
    })),
    others: law.rules.filter(({ id }) => !inNotes.has(id)).map(({ id }) => mapped(id, id)),
    options: plan.model.options.map(({ id, values }) => ({
      id,
      from: law.optionWords[id]?.from ?? [],
      values: values.map((value) => ({ value, cases: tested.get(`${id}=${value}`) ?? [] })),
    })),
    errors: errorMatrix.map((says, at) => {
      const id = `M${padded(at + 1, 2)}`
      return { id, says, cases: covered.get(id) ?? [] }
    }),
  }
}

/** What the map lacks, in sentences: nothing, when all of the notes is carried. */
export const gapsOf = ({ collections: mapped, others, options, errors }: RulesMap): readonly string[] => [
  ...[...mapped.flatMap(({ rules }) => rules), ...others].flatMap(({ id, rule, decisions, readIn, informs: carrier }) => {
    if (rule === undefined) return [`${id} is not in the rule book.`]
    const decides = decisions.length + readIn.length > 0
    if (!decides && carrier === undefined) return [`${rule.id} is cited by nothing, and nothing says what else carries it.`]
    return decides && carrier !== undefined ? [`${rule.id} is listed as one that only informs, but something rests on it.`] : []
  }),
  ...mapped
    .flatMap(({ conflicts }) => conflicts)
    .filter((one) => one.options.length === 0 && one.settled === undefined)
    .map(({ id }) => `No option comes from conflict ${id}.`),
  ...options.flatMap(({ id, values }) =>
    values.filter((one) => one.cases.length === 0).map(({ value }) => `No case shows what ${id} ${value} changes.`),
  ),
  ...errors.filter((one) => one.cases.length === 0).map(({ id, says }) => `No case covers ${id}: ${says}.`),
]
