/** A ruling as text for a terminal, in the order in which a table needs it. */
import type { Court } from '../rulings/court.ts'
import type { Citation, Standing } from '../rulings/law.ts'
import type { Change, Reading, RuleReference, Ruling, RulingEffect } from '../rulings/ruling.ts'
import { SEATS } from '../table/seats.ts'
import { capital } from '../base/say.ts'
import { item, paragraph, section, strong, wrap } from './layout.ts'

/** Kinds that say that nothing happened. */
const NOTHING: readonly string[] = ['none', 'unchanged', 'untouched']

const SEAT_SLOTS: readonly string[] = ['hand', 'duty', 'rivalHand', 'otherHands']
const PIECE_SLOTS: readonly string[] = ['tiles', 'exposures', 'jokers', 'rivalTiles', 'discard']
const TURN_SLOTS: readonly string[] = ['deal', 'next']
const MONEY_SLOTS: readonly string[] = ['payment', 'value']

const MOST_SOURCES = 2
const MOST_RULES = 10

/** What a brief ruling shows of a long list; `--full` shows the rest. */
const BRIEF_RULES = 4
const BRIEF_REASONS = 2

/** What a change says when the other answer opens further questions. */
const NEEDS_MORE = 'needs more facts'

export const STANDING_WORDS: { readonly [standing in Standing]: string } = {
  stated: 'stated in a source we have read',
  reported: 'reported by a source, from a text we have not read',
  disputed: 'disputed among sources',
  derived: 'our own conclusion from the rules',
}

/** An effect that is worth a line. That nobody pays is. */
export const isWorthSaying = ({ slot, kind }: RulingEffect): boolean => {
  if (slot === 'payment') return true
  // That the deal is over is said already.
  return !NOTHING.includes(kind) && !(slot === 'next' && kind === 'nobody')
}

const linesOf = (effects: readonly RulingEffect[], slots: readonly string[]): readonly string[] => {
  const said = effects.filter((effect) => slots.includes(effect.slot) && isWorthSaying(effect)).map((effect) => effect.says)
  return [...new Set(said)].map((says) => item('-', says))
}

const seatsLine = (ruling: Ruling): readonly string[] => {
  if (!ruling.seatsNamed) return []
  const { seat: next } = ruling.next
  const words = SEATS.map(
    (seat) => `${seat.toUpperCase()} ${ruling.seats[seat].status === 'won' ? 'has won' : `is ${ruling.seats[seat].status}`}`,
  )
  return [item('-', `Seats: ${words.join(', ')}.${next === undefined ? '' : ` Next to act: ${next.toUpperCase()}.`}`)]
}

/** A source with who reports it: "Book of 2024, p. 21, as reported by Mah Jongg in Error". */
export const sayCitation = (court: Court, { source, locator, reportedBy }: Citation): string => {
  const title = (id: string): string => court.source(id)?.title ?? id
  const place = locator === undefined ? '' : `, ${locator}`
  const reporters = reportedBy ?? []
  return `${title(source)}${place}${reporters.length === 0 ? '' : `, as reported by ${reporters.map(title).join('; ')}`}`
}

const ruleText = (court: Court, reference: RuleReference): string => {
  const shown = reference.sources.slice(0, MOST_SOURCES)
  const more = reference.sources.length - shown.length
  return [
    item('-', `${reference.rule} ${reference.title} (${reference.standing})`),
    ...shown.map((one) => wrap(sayCitation(court, one), { indent: 6, hang: 2 })),
    more > 0 ? wrap(`and ${more} more: mahjudge rules ${reference.rule}`, { indent: 6 }) : '',
  ].join('')
}

/** The rules that carry effects, each once, in the order in which they are first needed. */
const referencesOf = (effects: readonly RulingEffect[]): readonly RuleReference[] => {
  const found = new Map<string, RuleReference>()
  for (const effect of effects) for (const one of effect.citations) if (!found.has(one.rule)) found.set(one.rule, one)
  return [...found.values()]
}

const whereText = (court: Court, effects: readonly RulingEffect[]): readonly string[] => {
  const references = referencesOf(effects)
  const more = references.slice(MOST_RULES).map((one) => one.rule)
  return [
    ...references.slice(0, MOST_RULES).map((one) => ruleText(court, one)),
    ...(more.length === 0 ? [] : [item('-', `Also: ${more.join(', ')}.`)]),
  ]
}

const briefWhereText = (court: Court, effects: readonly RulingEffect[]): readonly string[] => {
  const references = referencesOf(effects)
  const more = references.slice(BRIEF_RULES).map((one) => one.rule)
  return [
    ...references
      .slice(0, BRIEF_RULES)
      .map(({ rule, standing, sources: [source] }) =>
        item('-', `${rule} (${standing})${source === undefined ? '' : `: ${sayCitation(court, source)}`}`),
      ),
    ...(more.length === 0
      ? []
      : [item('-', `Also ${more.join(', ')}. Read one with: mahjudge rules ${references[0]?.rule ?? ''}`)]),
  ]
}

/** What comes out otherwise, by the names of the slots. */
const sayChanges = (court: Court, { changes }: Change): string => {
  if (changes.includes(NEEDS_MORE)) return 'Then more has to be told.'
  const names = changes
    .map((slot) => court.law.slots.find((one) => one.slot === slot)?.name ?? slot)
    .map((name) => name.toLowerCase())
  return names.length === 0 ? '' : `This changes: ${names.join(', ')}.`
}

const assumptionText = (court: Court, ruling: Ruling): readonly string[] => [
  ...ruling.assumed.flatMap((one, at) => [
    item(`${at + 1}.`, one.says),
    ...one.otherwise.map((change) => item('-', `Otherwise: ${change.says} ${sayChanges(court, change)}`, 5)),
  ]),
  ...ruling.also.map((says) => item('-', says)),
]

const briefAssumptionText = (ruling: Ruling): readonly string[] => ruling.assumed.map((one, at) => item(`${at + 1}.`, one.says))

const briefOptionText = (ruling: Ruling): readonly string[] => {
  const names = ruling.alternatives
    .filter((one) => one.otherwise.some((change) => change.changes.length > 0))
    .map((one) => one.option)
  return names.length === 0 ? [] : [item('-', `${names.join(', ')}. Read one with: mahjudge options ${names[0] ?? ''}`)]
}

const optionText = (court: Court, ruling: Ruling): readonly string[] =>
  ruling.alternatives.flatMap(({ option, title, otherwise }) => {
    const changing = otherwise.filter((change) => change.changes.length > 0)
    if (changing.length === 0) return []
    return [
      item('-', `${title} (option ${option})`),
      ...changing.map((change) => item('-', `${change.value}: ${change.says} ${sayChanges(court, change)}`, 4)),
    ]
  })

const ifText = (ruling: Ruling): readonly string[] =>
  ruling.ifs.map(({ says, citations }) =>
    item('-', `${says}${citations.length === 0 ? '' : ` (${citations.map((one) => one.rule).join(', ')})`}`),
  )

const readingText = (court: Court, reading: Reading): string => {
  const holders = reading.heldBy.map((one) => sayCitation(court, one))
  return [
    item('-', capital(reading.says.endsWith('.') ? reading.says : `${reading.says}:`)),
    wrap(reading.headline, { indent: 4 }),
    ...linesOf(reading.effects, reading.headline === '' ? [...SEAT_SLOTS, ...TURN_SLOTS, ...MONEY_SLOTS] : MONEY_SLOTS).map(
      (line) => `  ${line}`,
    ),
    ...reading.figures.map((says) => item('-', says, 4)),
    holders.length === 0 ? '' : wrap(`Held by: ${holders.join('; ')}.`, { indent: 4, hang: 2 }),
  ].join('')
}

const readingsText = (court: Court, ruling: Ruling): string => {
  if (ruling.readings.length === 0) return ''
  const title =
    ruling.outcome === 'contested' ? 'Sources differ; your table or director chooses' : 'It depends on what nobody knows'
  return section(
    title,
    ruling.readings.map((reading) => readingText(court, reading)),
  )
}

const needsText = (ruling: Ruling): string =>
  section(
    'Still to be told',
    ruling.needs.map((need) =>
      item(
        '-',
        `${need.question} (${need.fact}: ${need.answers.map((answer) => `${answer.value} = ${answer.label}`).join('; ')})`,
      ),
    ),
  )

const closing = (court: Court, ruling: Ruling): string => {
  const set = court.ruleSet(ruling.ruleSet)
  const rules = `Rules: ${set === undefined ? ruling.ruleSet : `${set.name} (${set.id})`}. Edition ${ruling.edition}.`
  return section('How sure this is', [
    paragraph(
      `Weakest point: ${STANDING_WORDS[ruling.standing]}. ${rules} No instructor has reviewed this ruling. What your group, event or director has decided comes first.`,
    ),
  ])
}

/** A ruling as text: what a table needs, or with `full` everything that is known about it. */
export const rulingText = (court: Court, ruling: Ruling, { full }: { readonly full: boolean }): string => {
  const situation = court.situation(ruling.situation)
  const open = ruling.outcome === 'needs-facts'
  const said = new Set(['', ...ruling.effects.map((effect) => effect.says)])
  const reasons = [...new Set(ruling.effects.filter(isWorthSaying).map((effect) => effect.because))].filter(
    (text) => !said.has(text),
  )
  return [
    situation === undefined ? '' : wrap(`${situation.section}: ${situation.name}`),
    section(open ? 'So far' : 'Ruling', [paragraph(ruling.headline)]),
    open ? needsText(ruling) : '',
    readingsText(court, ruling),
    section('What each seat does now', [...linesOf(ruling.effects, SEAT_SLOTS), ...(open ? [] : seatsLine(ruling))]),
    section('Tiles, jokers and the discard', linesOf(ruling.effects, PIECE_SLOTS)),
    section('The turn', linesOf(ruling.effects, TURN_SLOTS)),
    section('Money', [...linesOf(ruling.effects, MONEY_SLOTS), ...ruling.figures.map((says) => item('-', says))]),
    section('Why', (full ? reasons : reasons.slice(0, BRIEF_REASONS)).map(paragraph)),
    section('Where it is written', full ? whereText(court, ruling.effects) : briefWhereText(court, ruling.effects)),
    section('Taken for granted', full ? assumptionText(court, ruling) : briefAssumptionText(ruling)),
    section('Rules that would change it', full ? optionText(court, ruling) : briefOptionText(ruling)),
    section('Good to know', ifText(ruling)),
    closing(court, ruling),
    full ? '' : wrap('Everything about this ruling: the same command with --full.'),
  ].join('')
}

/** One line for each slot that a decided effect fills, as it is decided during the questions. */
export const decidedText = (court: Court, effects: readonly RulingEffect[]): string =>
  effects
    .filter(isWorthSaying)
    .map((effect) =>
      item('-', `${strong(court.law.slots.find((one) => one.slot === effect.slot)?.name ?? effect.slot)}: ${effect.says}`, 2),
    )
    .join('')
