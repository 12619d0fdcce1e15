/** `mahjudge two-stories A B`: two versions of what happened, and what the table has to establish. */
import type { Result } from '../base/result.ts'
import { failed } from '../base/result.ts'
import type { CompiledCard } from '../card/match/compile.ts'
import type { Problem } from '../base/problem.ts'
import type { CaseFile } from '../codec/case-file.ts'
import { parseStory, placeProblems } from '../codec/case-file.ts'
import { consultTold } from '../codec/consult-told.ts'
import type { ToldStory } from '../codec/story-json.ts'
import type { Assignment } from '../decide/model.ts'
import { rulingToJson } from '../codec/ruling-json.ts'
import type { Court, Rules } from '../rulings/court.ts'
import type { Disputed, TwoStories } from '../rulings/two-stories.ts'
import { compareStories } from '../rulings/two-stories.ts'
import { situationOfFile } from './case-folder.ts'
import { EXIT, readInput, reportProblems, write } from './io.ts'
import { item, paragraph, section, strong } from './layout.ts'
import { placed } from './placed.ts'
import { chooseRules, STANDARD_RULES } from './the-court.ts'

export interface TwoStoriesSettings {
  /** Rule set named on the command line. */
  readonly rules?: string
  /** Options agreed on the command line. */
  readonly agreed: Assignment
  readonly card?: CompiledCard
  readonly json: boolean
}

const readStory = async (court: Court, path: string): Promise<Result<CaseFile>> => {
  const text = await readInput(path)
  if (!text.ok) return text
  const situation = situationOfFile(court, path)
  const file = parseStory(court, text.value, situation === undefined ? {} : { situation })
  if (!file.ok || file.value.events === undefined) return file
  return failed({
    code: 'case/story-and-log',
    at: 'events',
    message: 'This file is a log of events, and two stories are compared by what is told of them.',
    hint: 'Tell both as stories, with a situation and facts.',
  })
}

const otherRules = (at: string, first: string, second: string, flag: string): Problem => ({
  code: 'story/two-rule-sets',
  at,
  message: `Both stories are of one table, but the other is told under ${first}, and this one under ${second}.`,
  hint: `Tell both under the same rules, or say with ${flag} which holds.`,
})

/** Where the second story names other rules than the first, and the command line does not say which hold. */
const clashes = (one: ToldStory, other: ToldStory, { rules, agreed }: TwoStoriesSettings): readonly Problem[] => [
  ...(rules === undefined && one.ruleSet !== undefined && other.ruleSet !== undefined && one.ruleSet !== other.ruleSet
    ? [otherRules('rules', one.ruleSet, other.ruleSet, '--rules')]
    : []),
  ...Object.entries(other.options ?? {}).flatMap(([id, value]) => {
    const first = one.options?.[id]
    return first === undefined || first === value || agreed[id] !== undefined
      ? []
      : [otherRules(`options.${id}`, `${id}: ${first}`, `${id}: ${value}`, `--option ${id}=...`)]
  }),
]

/** The rules of the table that both stories are of: what either file says, and before it the command line. */
const rulesOf = (court: Court, files: readonly CaseFile[], { rules: named, agreed }: TwoStoriesSettings): Result<Rules> => {
  const told = files.map((file) => file.told)
  const name = named ?? told.find(({ ruleSet }) => ruleSet !== undefined)?.ruleSet ?? STANDARD_RULES
  const options = Object.assign({}, ...told.map((one) => one.options ?? {}), agreed) as Assignment
  return chooseRules(court, name, options, named === undefined ? 'rules' : '--rules')
}

const disputeText = ({ question, first, second }: Disputed): string =>
  item('-', `${question} One story says “${first ?? 'it does not arise'}”, the other “${second ?? 'it does not arise'}”.`)

const slotNames = (court: Court, slots: readonly string[]): string =>
  slots.map((slot) => court.law.slots.find((one) => one.slot === slot)?.name.toLowerCase() ?? slot).join(', ')

const verdict = (found: TwoStories): string => {
  if (found.differs.length === 0)
    return found.disputed.length === 0
      ? 'The two stories are the same.'
      : 'Both stories come to the same ruling. Nothing has to be established.'
  return found.establish.length === 1
    ? 'It matters. One thing has to be established, and then the rest no longer does.'
    : 'It matters. These have to be established together.'
}

const text = (court: Court, found: TwoStories): string =>
  [
    strong(`${verdict(found)}\n`),
    section('To establish', found.establish.map(disputeText)),
    found.differs.length === 0
      ? section('The ruling', [paragraph(found.first.headline)])
      : [
          section('If the first story is right', [paragraph(found.first.headline)]),
          section('If the second story is right', [paragraph(found.second.headline)]),
          section('What comes out differently', [paragraph(`${slotNames(court, found.differs)}.`)]),
        ].join(''),
    ...(['first', 'second'] as const).map((which) =>
      section(
        `Still to be told of the ${which} story`,
        found[which].needs.map(({ question }) => item('-', question)),
      ),
    ),
    section('Told differently', found.disputed.filter((one) => !found.establish.includes(one)).map(disputeText)),
  ].join('')

const twoStoriesToJson = ({ first, second, ...rest }: TwoStories): object => ({
  ...rest,
  first: rulingToJson(first),
  second: rulingToJson(second),
})

/** Compares two stories and prints what matters. Exit status 3 where something has to be established. */
export const twoStories = async (
  court: Court,
  paths: readonly [string, string],
  settings: TwoStoriesSettings,
): Promise<number> => {
  const { agreed, card, json } = settings
  const [one, other] = [await readStory(court, paths[0]), await readStory(court, paths[1])]
  if (!one.ok) return reportProblems(one.problems, paths[0])
  if (!other.ok) return reportProblems(other.problems, paths[1])
  const mine = rulesOf(court, [one.value], settings)
  if (!mine.ok) return reportProblems(placed(one.value, mine.problems, agreed), paths[0])
  const clash = clashes(one.value.told, other.value.told, settings)
  const rules = clash.length > 0 ? failed(...clash) : rulesOf(court, [one.value, other.value], settings)
  if (!rules.ok) return reportProblems(placed(other.value, rules.problems, agreed), paths[1])
  const first = consultTold(court, card, one.value.told, rules.value.options)
  if (!first.ok) return reportProblems(placeProblems(one.value, first.problems), paths[0])
  const second = consultTold(court, card, other.value.told, rules.value.options)
  if (!second.ok) return reportProblems(placeProblems(other.value, second.problems), paths[1])
  const found = compareStories(court, rules.value, first.value.story, second.value.story)
  if (!found.ok) return reportProblems(found.problems)
  if (json) write(`${JSON.stringify(twoStoriesToJson(found.value), null, 2)}\n`)
  else write(text(court, found.value))
  return found.value.establish.length === 0 ? EXIT.ruled : EXIT.needsFacts
}
