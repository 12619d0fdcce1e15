/** `mahjudge two-stories A B`: two versions of what happened, and what the table has to establish. */
import type { Result } from '../base/result.ts'
import { failed, ok } from '../base/result.ts'
import type { CompiledCard } from '../card/match/compile.ts'
import { parseStory, placeProblems } from '../codec/case-file.ts'
import { consultTold } from '../codec/consult-told.ts'
import { rulingToJson } from '../codec/ruling-json.ts'
import type { Court, Rules } from '../rulings/court.ts'
import type { Story } from '../rulings/story.ts'
import type { Disputed, TwoStories } from '../rulings/two-stories.ts'
import { compareStories } from '../rulings/two-stories.ts'
import { situationOfFile } from './case-folder.ts'
import { EXIT, readInput, reportProblems, write } from './io.ts'
import { item, paragraph, section, strong } from './layout.ts'

export interface TwoStoriesSettings {
  readonly rules: Rules
  readonly card?: CompiledCard
  readonly json: boolean
}

const readStory = async (court: Court, path: string, card: CompiledCard | undefined): Promise<Result<Story>> => {
  const text = await readInput(path)
  if (!text.ok) return text
  const situation = situationOfFile(court, path)
  const file = parseStory(court, text.value, situation === undefined ? {} : { situation })
  if (!file.ok) return file
  if (file.value.events !== undefined)
    return failed({
      code: 'case/story-and-log',
      at: 'events',
      message: 'This file is a log of events, and two stories are compared by what is told of them.',
      hint: 'Tell both as stories, with a situation and facts.',
    })
  const consulted = consultTold(court, card, file.value.told)
  return consulted.ok ? ok(consulted.value.story) : failed(...placeProblems(file.value, consulted.problems))
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

/** Compares two stories and prints what matters. Exit status 3 where something has to be established. */
export const twoStories = async (
  court: Court,
  paths: readonly [string, string],
  { rules, card, json }: TwoStoriesSettings,
): Promise<number> => {
  const [one, other] = [await readStory(court, paths[0], card), await readStory(court, paths[1], card)]
  if (!one.ok) return reportProblems(one.problems, paths[0])
  if (!other.ok) return reportProblems(other.problems, paths[1])
  const found = compareStories(court, rules, one.value, other.value)
  if (!found.ok) return reportProblems(found.problems)
  const { first, second, ...rest } = found.value
  if (json) write(`${JSON.stringify({ ...rest, first: rulingToJson(first), second: rulingToJson(second) }, null, 2)}\n`)
  else write(text(court, found.value))
  return found.value.establish.length === 0 ? EXIT.ruled : EXIT.needsFacts
}
