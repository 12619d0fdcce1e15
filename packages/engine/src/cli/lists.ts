/** `mahjudge rules`, `options`, `situations` and `sources`: what the law knows, as a list or one entry in full. */
import type { Problem } from '../base/problem.ts'
import type { Result } from '../base/result.ts'
import { failed, ok } from '../base/result.ts'
import { shown } from '../base/shown.ts'
import { didYouMean } from '../base/suggest.ts'
import type { Court } from '../rulings/court.ts'
import type { Citation, Rule, RuleSet, Situation, Source } from '../rulings/law.ts'
import { item, paragraph, section, strong, wrap } from './layout.ts'
import { sayCitation, STANDING_WORDS } from './ruling-text.ts'

const unknownId = (what: string, id: string, known: readonly string[]): Problem => ({
  code: 'command/unknown-id',
  at: what,
  message: `There is no ${what} ${shown(id)}.`,
  hint: didYouMean(id, known),
})

/** Groups in the order in which they first appear. */
const grouped = <T>(list: readonly T[], key: (one: T) => string): ReadonlyMap<string, readonly T[]> => {
  const groups = new Map<string, T[]>()
  for (const one of list) groups.set(key(one), [...(groups.get(key(one)) ?? []), one])
  return groups
}

/** Every picture, numbered, by section. */
export const situationList = (court: Court): string =>
  [...grouped(court.law.situations, (one) => one.section)]
    .map(([title, list]) =>
      section(
        title,
        list.map((one) => item(`${String(court.law.situations.indexOf(one) + 1).padStart(2)}.`, `${one.name} (${one.id})`, 1)),
      ),
    )
    .join('')

const citations = (court: Court, list: readonly Citation[]): readonly string[] =>
  list.map((one) => item('-', `${sayCitation(court, one)} [${one.source}]`))

const situationText = (court: Court, one: Situation): string =>
  [
    wrap(strong(`${one.name} (${one.id})`)),
    paragraph(one.scope),
    section(
      'Asked',
      one.asks.map((fact) =>
        item(
          '-',
          `${court.law.factWords[fact]?.ask ?? fact} (${fact}: ${Object.keys(court.law.factWords[fact]?.answers ?? {}).join(', ')})`,
        ),
      ),
    ),
    section('Taken for granted', [
      ...Object.entries(one.takes).map(([fact, value]) =>
        item(
          '-',
          `${court.law.factWords[fact]?.assumed?.[value] ?? court.law.factWords[fact]?.says[value] ?? value} (${fact}: ${value})`,
        ),
      ),
      ...(one.also ?? []).map((line) => item('-', `${line.says} ${line.otherwise}`)),
    ]),
    section(
      'Parts',
      Object.entries(one.roles).map(([role, says]) => item('-', `${says} (${role})`)),
    ),
    section(
      'Good to know',
      one.ifs.map((line) => item('-', `${line.text} (${line.cites.join(', ')})`)),
    ),
    section(
      'What often follows',
      one.next.map((id) => item('-', court.situation(id) === undefined ? id : `${court.situation(id)?.name} (${id})`)),
    ),
  ].join('')

/** Decisions that cite a rule, for the decision as a whole or for one of its effects. */
const citing = (court: Court, rule: string): readonly string[] =>
  court.law.decisions
    .filter((one) => one.cites.includes(rule) || one.effects.some((effect) => effect.cites?.includes(rule) === true))
    .map((one) => one.id)

const ruleText = (court: Court, rule: Rule): string =>
  [
    wrap(strong(`${rule.id} ${rule.title}`)),
    paragraph(rule.text),
    section('Standing', [paragraph(`${rule.standing}: ${STANDING_WORDS[rule.standing]}. No instructor has reviewed it.`)]),
    section('Where it is written', citations(court, rule.sources)),
    section('Who says otherwise', rule.dissent === undefined ? [] : [paragraph(rule.dissent)]),
    section(
      'Options',
      (rule.options ?? []).map((id) => item('-', `${court.law.optionWords[id]?.title ?? id} (${id})`)),
    ),
    section(
      'Decisions that rest on it',
      citing(court, rule.id).map((id) => item('-', id)),
    ),
  ].join('')

const setsOf = (court: Court, option: string, value: string): readonly string[] =>
  court.law.ruleSets.filter((set) => set.options[option]?.value === value).map((set) => set.id)

const optionText = (court: Court, id: string): string => {
  const option = court.plan.options.get(id)
  const words = court.law.optionWords[id]
  if (option === undefined || words === undefined) return ''
  const unsettled = option.unsettled?.between ?? []
  const conditional = option.unsettled?.when !== undefined
  return [
    wrap(strong(`${words.title} (${id})`)),
    paragraph(words.question),
    ...option.values.map((value) => {
      const reading = words.values[value]
      const marks = [
        ...(value === option.standard ? ['standard'] : []),
        ...(unsettled.includes(value) ? [conditional ? 'unsettled in some cases' : 'unsettled'] : []),
        ...setsOf(court, id, value).map((set) => `rule set ${set}`),
      ]
      return section(`${value}${marks.length === 0 ? '' : ` (${marks.join(', ')})`}`, [
        paragraph(`${reading?.label ?? value}. ${reading?.says ?? ''}`),
        paragraph(
          `Standing: ${reading?.standing ?? 'derived'}. ${(reading?.heldBy ?? []).length === 0 ? 'No source that we know holds it.' : 'Held by:'}`,
        ),
        ...citations(court, reading?.heldBy ?? []),
      ])
    }),
    section('Why the standard is the standard', [paragraph(words.why)]),
  ].join('')
}

const sourceText = (court: Court, source: Source): string => {
  const read = { whole: 'We have read all of it', part: 'We have read a part of it', none: 'We know it only through others' }[
    source.read
  ]
  const cited = court.law.rules.filter((rule) =>
    rule.sources.some((one) => one.source === source.id || one.reportedBy?.includes(source.id) === true),
  )
  const reporters = new Set(
    court.law.rules.flatMap((rule) =>
      rule.sources.filter((one) => one.source === source.id).flatMap((one) => one.reportedBy ?? []),
    ),
  )
  const facts = [source.kind, source.publisher, source.edition, source.address].filter((one) => one !== undefined)
  return [
    wrap(strong(`${source.title} (${source.id})`)),
    paragraph(`${facts.join(', ')}.`),
    paragraph(`${read}${source.readOn === undefined ? '' : `, on ${source.readOn}`}.`),
    section(
      'Reported to us by',
      [...reporters].map((id) => item('-', `${court.source(id)?.title ?? id} [${id}]`)),
    ),
    section(
      'Rules that cite it',
      cited.map((rule) => item('-', `${rule.id} ${rule.title}`)),
    ),
  ].join('')
}

const ruleSetList = (sets: readonly RuleSet[]): string =>
  section(
    'Rule sets',
    sets.flatMap((set) => [item('-', `${set.id}: ${set.name}, ${set.edition}`), wrap(set.note, { indent: 4 })]),
  )

const ruleList = (court: Court): string =>
  [
    ...[...grouped(court.law.rules, (one) => one.section)].map(([title, list]) =>
      section(
        title,
        list.map((one) => item('-', `${one.id} ${one.title} (${one.standing})`)),
      ),
    ),
    ruleSetList(court.law.ruleSets),
  ].join('')

const optionList = (court: Court): string =>
  court.law.model.options
    .map(({ id, standard, values, unsettled }) =>
      item(
        '-',
        `${id}: ${court.law.optionWords[id]?.title ?? id} (${values.map((value) => (value === standard ? `${value}, the standard` : value)).join('; ')})${unsettled === undefined ? '' : ' - sources are unsettled'}`,
        0,
      ),
    )
    .join('')

export const LISTS = ['rules', 'options', 'situations', 'sources'] as const

/** A list, or one entry. */
export const listText = (court: Court, what: (typeof LISTS)[number], id: string | undefined): Result<string> => {
  const { law } = court
  const one = <T extends { readonly id: string }>(
    name: string,
    list: readonly T[],
    text: (found: T) => string,
  ): Result<string> => {
    const found = list.find((entry) => entry.id.toLowerCase() === id?.toLowerCase())
    return found === undefined
      ? failed(
          unknownId(
            name,
            id ?? '',
            list.map((entry) => entry.id),
          ),
        )
      : ok(text(found))
  }
  switch (what) {
    case 'rules':
      return id === undefined ? ok(ruleList(court)) : one('rule', law.rules, (rule) => ruleText(court, rule))
    case 'options':
      return id === undefined ? ok(optionList(court)) : one('option', law.model.options, (option) => optionText(court, option.id))
    case 'situations':
      return id === undefined
        ? ok(situationList(court))
        : one('situation', law.situations, (situation) => situationText(court, situation))
    case 'sources':
      return id === undefined
        ? ok(
            law.sources
              .map((source) =>
                item(
                  '-',
                  `${source.id}: ${source.title}, ${source.publisher}${source.read === 'none' ? ' (known through others)' : ''}`,
                  0,
                ),
              )
              .join(''),
          )
        : one('source', law.sources, (source) => sourceText(court, source))
    default:
      return what satisfies never
  }
}
