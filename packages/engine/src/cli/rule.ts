/** `mahjudge rule FILE`: a story from a file, ruled at once. */
import type { Problem } from '../base/problem.ts'
import { failed, ok } from '../base/result.ts'
import type { Result } from '../base/result.ts'
import { rulingOfEvents } from '../codec/case-events.ts'
import { logOf } from '../codec/case-check.ts'
import { parseStory } from '../codec/case-file.ts'
import { consultedToJson, consultTold } from '../codec/consult-told.ts'
import { rulingToJson } from '../codec/ruling-json.ts'
import type { Assignment } from '../decide/model.ts'
import type { CompiledCard } from '../card/match/compile.ts'
import { adjudicate } from '../rulings/adjudicate.ts'
import type { Court } from '../rulings/court.ts'
import type { Consulted } from '../rulings/evidence.ts'
import type { Ruling } from '../rulings/ruling.ts'
import { consultedText } from './consulted-text.ts'
import { EXIT, readInput, reportProblems, write } from './io.ts'
import { placed } from './placed.ts'
import { rulingText } from './ruling-text.ts'
import { situationOfFile } from './case-folder.ts'
import { chooseRules, STANDARD_RULES } from './the-court.ts'

export interface RuleSettings {
  readonly rules?: string
  readonly agreed: Assignment
  /** The card to hold told tiles against. */
  readonly card?: CompiledCard
  readonly json: boolean
  readonly full: boolean
}

/** A ruling with what the card said of the tiles. */
interface Ruled {
  readonly ruling: Ruling
  readonly card?: Consulted
}

const ruleOn = (court: Court, text: string, path: string, { rules: named, agreed, card }: RuleSettings): Result<Ruled> => {
  const situation = situationOfFile(court, path)
  const file = parseStory(court, text, situation === undefined ? {} : { situation })
  if (!file.ok) return file
  const { told, events } = file.value
  const place = named === undefined ? 'rules' : '--rules'
  const rules = chooseRules(court, named ?? told.ruleSet ?? STANDARD_RULES, { ...told.options, ...agreed }, place)
  if (!rules.ok) return failed(...placed(file.value, rules.problems, agreed))
  const fail = (problems: readonly Problem[]): Result<never> => failed(...placed(file.value, problems, agreed))
  if (events !== undefined) {
    const ruling = rulingOfEvents(court, rules.value, logOf(events, told))
    return ruling.ok ? ok({ ruling: ruling.value }) : fail(ruling.problems)
  }
  const consulted = consultTold(court, card, told, rules.value.options)
  if (!consulted.ok) return fail(consulted.problems)
  const ruling = adjudicate(court, rules.value, consulted.value.story)
  if (!ruling.ok) return fail(ruling.problems)
  return ok({ ruling: ruling.value, ...(told.evidence === undefined ? {} : { card: consulted.value }) })
}

/** Rules on a file and prints it. Returns the exit status. */
export const ruleFile = async (court: Court, path: string, settings: RuleSettings): Promise<number> => {
  const name = path === '-' ? 'standard input' : path
  const text = await readInput(path)
  if (!text.ok) return reportProblems(text.problems, text.problems[0]?.at === undefined ? name : undefined)
  const ruled = ruleOn(court, text.value, path, settings)
  if (!ruled.ok) return reportProblems(ruled.problems, name)
  const { ruling, card } = ruled.value
  if (settings.json)
    write(
      `${JSON.stringify({ ...rulingToJson(ruling), ...(card === undefined ? {} : { card: consultedToJson(card) }) }, null, 2)}\n`,
    )
  else write(`${card === undefined ? '' : consultedText(card)}${rulingText(court, ruling, settings)}`)
  return ruling.outcome === 'needs-facts' ? EXIT.needsFacts : EXIT.ruled
}
