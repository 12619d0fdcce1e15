/** The card a command line asks for: a file that somebody typed, or the practice card that is shipped. */
import { practiceCard } from '../../data/practice-card.ts'
import type { Problem } from '../base/problem.ts'
import { problemsAt } from '../base/problem.ts'
import type { Result } from '../base/result.ts'
import { failed, ok } from '../base/result.ts'
import type { CompiledCard } from '../card/match/compile.ts'
import { compileCard } from '../card/match/compile.ts'
import { readCard } from '../card/text/read-card.ts'
import { shown } from '../base/shown.ts'
import { readEvidence } from '../codec/evidence-json.ts'
import { treeOfData } from '../codec/tree.ts'
import type { Court } from '../rulings/court.ts'
import type { Evidence } from '../rulings/evidence.ts'
import type { Situation } from '../rulings/law.ts'
import type { Exposure, Rack } from '../tiles/kinds.ts'
import { readExposures, readRack } from '../tiles/notation.ts'
import { readTextFile } from './io.ts'

/** The word for the card that is shipped. */
export const PRACTICE = 'practice'

/** The text of a card: `practice`, or the path of a file. */
export const cardText = (name: string): Result<string> => (name === PRACTICE ? ok(practiceCard) : readTextFile(name))

/** Problems of a card at the option that named it, with line and column of the card behind. */
const atOption = (name: string, problems: readonly Problem[]): readonly Problem[] =>
  problems.map((problem) => ({
    ...problem,
    at: problem.at === undefined || problem.at === name ? `--card ${name}` : `--card ${name}: ${problem.at}`,
  }))

/** The card of a name, ready to be asked. */
export const openCard = (name: string): Result<CompiledCard> => {
  const text = cardText(name)
  if (!text.ok) return failed(...atOption(name, text.problems))
  const card = readCard(text.value)
  return card.ok ? ok(compileCard(card.value)) : failed(...atOption(name, card.problems))
}

/** The practice card, ready to be asked; kept, since a casebook asks often. */
export const openPracticeCard = (): CompiledCard | undefined => {
  practice ??= openCard(PRACTICE)
  return practice.ok ? practice.value : undefined
}
let practice: Result<CompiledCard> | undefined

/** A rack from an argument, its exposures after a bar or in an option of their own. */
export const rackFrom = (text: string, exposed: string | undefined, place = 'tiles'): Result<Rack> => {
  if (exposed === undefined) {
    const rack = readRack(text)
    return rack.ok ? rack : failed(...problemsAt(place, rack.problems))
  }
  const shown = exposuresFrom(exposed)
  if (!shown.ok) return shown
  const whole = readRack(`${text} | ${exposed}`)
  return whole.ok ? whole : failed(...problemsAt(`${place} and --exposed`, whole.problems))
}

/** Exposures from an argument, each one word. */
export const exposuresFrom = (text: string, place = '--exposed'): Result<readonly Exposure[]> => {
  const read = readExposures(text)
  return read.ok ? read : failed(...problemsAt(place, read.problems))
}

/** The tiles of `--tiles part=tiles`, read as `tiles:` of a story is. Nothing when none were given. */
export const parseTiles = (court: Court, situation: Situation, texts: readonly string[]): Result<Evidence | undefined> => {
  if (texts.length === 0) return ok(undefined)
  const hands: Record<string, string> = {}
  const rest: Record<string, string> = {}
  for (const text of texts) {
    const [, key = '', value = ''] = /^\s*([^=]*?)\s*=(.*)$/s.exec(text) ?? []
    if (key === '')
      return failed({
        code: 'command/bad-pair',
        at: '--tiles',
        message: `${text === '' ? 'An empty text' : shown(text)} is no pair of a name and tiles.`,
        hint: 'Write it like --tiles declarer="333B NNNN 444D FFFF".',
      })
    const into = ['claimed', 'named', 'others', 'discards'].includes(key) ? rest : hands
    if (Object.hasOwn(into, key))
      return failed({
        code: 'file/duplicate-key',
        at: '--tiles',
        message: `${shown(key)} is given twice.`,
        hint: 'Keep one of the two.',
      })
    into[key] = value
  }
  const tree = treeOfData({ hands, ...rest })
  if (!tree.ok) return tree
  const problems: Problem[] = []
  const evidence = readEvidence(court, situation, tree.value, problems)
  return problems.length > 0
    ? failed(...problems.map((problem) => ({ ...problem, at: `--tiles ${(problem.at ?? '').replace(/^hands\./, '')}` })))
    : ok(evidence)
}
