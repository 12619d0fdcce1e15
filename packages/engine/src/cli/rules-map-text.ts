/** The map of the rules as a page of docs/reference. */
import type { MappedConflict, MappedOption, MappedRule, RulesMap } from './rules-map.ts'

/** Names beyond this many are counted, not listed. */
const FEW = 3

const some = (names: readonly string[], none = ''): string => {
  if (names.length === 0) return none
  const rest = names.length - FEW
  return `${names.slice(0, FEW).join(', ')}${rest > 0 ? ` and ${rest} more` : ''}`
}

const withoutEnding = (name: string): string => name.replace(/\.(ya?ml|json)$/, '')

const caseNames = (names: readonly string[]): string => some(names.map(withoutEnding))

const table = (head: readonly string[], rows: readonly (readonly string[])[]): string => {
  const line = (cells: readonly string[]): string => `| ${cells.map((cell) => cell.replaceAll('|', '\\|')).join(' | ')} |`
  return [line(head), line(head.map(() => '---')), ...rows.map(line)].join('\n')
}

const decides = ({ decisions }: MappedRule): boolean => decisions.length > 0

const isReadOut = ({ decisions, readIn }: MappedRule): boolean => decisions.length === 0 && readIn.length > 0

const informsOnly = (one: MappedRule): boolean => !decides(one) && !isReadOut(one)

const carriedBy = (one: MappedRule): string =>
  !informsOnly(one)
    ? [some(one.decisions), one.readIn.length === 0 ? '' : `read out in ${some(one.readIn)}`]
        .filter((part) => part !== '')
        .join('; ')
    : (one.informs ?? 'nothing')

const ruleRows = (rules: readonly MappedRule[]): string =>
  table(
    ['id', 'rule of the book', 'standing', 'carried by', 'cases'],
    rules.map((one) => [
      one.id,
      one.rule === undefined ? 'missing' : `${one.rule.id === one.id ? '' : `${one.rule.id} `}${one.rule.title}`,
      one.rule?.standing ?? '',
      carriedBy(one),
      caseNames(one.cases),
    ]),
  )

const conflictRows = (conflicts: readonly MappedConflict[]): string =>
  table(
    ['conflict', 'options, or why there is none'],
    conflicts.map(({ id, options, settled }) => [id, options.length === 0 ? (settled ?? 'nothing') : options.join(', ')]),
  )

const optionRows = (options: readonly MappedOption[]): string =>
  table(
    ['option', 'from', 'value', 'cases in which it makes a difference'],
    options.flatMap(({ id, from, values }) =>
      values.map(({ value, cases }, at) => [at === 0 ? id : '', at === 0 ? from.join(', ') : '', value, caseNames(cases)]),
    ),
  )

const rulesOf = (map: RulesMap): readonly MappedRule[] => [...map.collections.flatMap(({ rules }) => rules), ...map.others]

const summary = (map: RulesMap): string => {
  const all = rulesOf(map)
  const many = (holds: (one: MappedRule) => boolean): number => all.filter(holds).length
  return [
    `${all.length} rules: ${many(decides)} decide something, ${many(isReadOut)} are read out beside a ruling, ${many(informsOnly)} only inform.`,
    `${many((one) => one.cases.length > 0)} are cited by the ruling of at least one case.`,
    `${map.options.length} options with ${map.options.flatMap(({ values }) => values).length} values.`,
  ].join(' ')
}

const idsOf = (rules: readonly MappedRule[]): string =>
  rules.length === 0 ? 'None.' : `${rules.map((one) => one.rule?.id ?? one.id).join(', ')}.`

const byCarrier = (rules: readonly MappedRule[]): string => {
  const groups = new Map<string, string[]>()
  for (const one of rules) groups.set(carriedBy(one), [...(groups.get(carriedBy(one)) ?? []), one.rule?.id ?? one.id])
  return [...groups].map(([carrier, ids]) => `- ${carrier}: ${ids.join(', ')}`).join('\n')
}

/** The whole page, in Markdown. */
export const rulesMapText = (map: RulesMap): string =>
  `${[
    '# Where each rule lives',
    'Written by `npm run rules-map`; a test fails when it is out of date.',
    'The law was written from two collections of notes with numbered rules. This page says for each of them which rule of the book it became, which decisions rest on it, and in which cases a ruling cites it. A rule on which no decision rests is read out beside rulings of a situation, or only informs; the column then says what else carries it.',
    summary(map),
    ...map.collections.flatMap(({ collection, rules, conflicts }) => [
      `## ${collection.id}: ${collection.name}`,
      ruleRows(rules),
      `### ${collection.id}: conflicts between sources`,
      conflictRows(conflicts),
    ]),
    '## Rules that came later',
    ruleRows(map.others),
    '## Rules that only inform',
    byCarrier(rulesOf(map).filter(informsOnly)),
    '## Rules that are read out beside a ruling',
    idsOf(rulesOf(map).filter(isReadOut)),
    '## Rules that decide, and that no case has needed yet',
    idsOf(rulesOf(map).filter((one) => decides(one) && one.cases.length === 0)),
    '## Options',
    optionRows(map.options),
    '## The table of errors',
    table(
      ['row', 'error or event', 'cases'],
      map.errors.map(({ id, says, cases }) => [id, says, caseNames(cases)]),
    ),
  ].join('\n\n')}\n`
