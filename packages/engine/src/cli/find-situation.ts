/** Finding a picture by what people type: its number, its id, or words of their own. */
import type { Result } from '../base/result.ts'
import { failed, ok } from '../base/result.ts'
import { shown } from '../base/shown.ts'
import { nearest } from '../base/suggest.ts'
import type { Court } from '../rulings/court.ts'
import type { Situation } from '../rulings/law.ts'

const LITTLE_WORDS = new Set([
  'the',
  'a',
  'an',
  'of',
  'to',
  'is',
  'was',
  'it',
  'i',
  'my',
  'her',
  'his',
  'and',
  'in',
  'on',
  'for',
  'that',
  'this',
  'with',
  'at',
  'she',
  'he',
  'they',
  'we',
  'you',
  'me',
  'but',
  'as',
  'had',
  'has',
  'have',
])

const wordsOf = (text: string): readonly string[] =>
  text
    .toLowerCase()
    // People spell it in many ways.
    .replace(/\bmah[\s-]?jong+s?\b|\bmahj?s?\b|\bmaj\b/g, 'mahjongg')
    .split(/[^a-z0-9]+/)
    .filter((word) => word !== '' && !LITTLE_WORDS.has(word))

/** How well a picture fits: exact words count most, near ones less; a whole phrase of its own counts extra. */
const score = (situation: Situation, query: string): number => {
  const asked = wordsOf(query)
  const own = new Set(wordsOf([situation.id, situation.section, situation.name, situation.scope, ...situation.words].join(' ')))
  const known = [...own]
  let points = 0
  for (const word of asked) {
    if (own.has(word)) points += 3
    else if (word.length >= 4 && known.some((one) => one.startsWith(word) || (one.length >= 4 && word.startsWith(one))))
      points += 2
    else if (
      word.length >= 5 &&
      nearest(
        word,
        known.filter((one) => Math.abs(one.length - word.length) <= 2),
      ) !== undefined
    )
      points += 1
  }
  const phrase = asked.join(' ')
  if (phrase !== '' && situation.words.some((one) => wordsOf(one).join(' ') === phrase)) points += 6
  return points
}

/** Pictures that fit, best first. */
const searchSituations = (court: Court, query: string): readonly { readonly situation: Situation; readonly points: number }[] =>
  court.law.situations
    .map((situation) => ({ situation, points: score(situation, query) }))
    .filter((one) => one.points > 0)
    .toSorted((a, b) => b.points - a.points)

/** The one picture that a word, number or phrase means; several when it is not clear. */
export const findSituation = (court: Court, text: string): Result<Situation | readonly Situation[]> => {
  const typed = text.trim().slice(0, 200)
  const byId = court.situation(typed.toLowerCase())
  if (byId !== undefined) return ok(byId)
  if (/^\d+$/.test(typed)) {
    const byNumber = court.law.situations[Number(typed) - 1]
    if (byNumber !== undefined) return ok(byNumber)
    return failed({
      code: 'story/unknown-situation',
      at: 'situation',
      message: `There is no situation ${shown(typed)}.`,
      hint: `Give a number from 1 to ${court.law.situations.length}. mahjudge situations lists them all.`,
    })
  }
  const [first, second, ...others] = searchSituations(court, typed)
  if (first === undefined) {
    const near = nearest(
      typed,
      court.law.situations.map((one) => one.id),
    )
    return failed({
      code: 'story/unknown-situation',
      at: 'situation',
      message: `Nothing was found for ${typed === '' ? 'an empty line' : shown(typed)}.`,
      hint: `${near === undefined ? 'Say it in other words.' : `Did you mean ${near}?`} mahjudge situations lists them all.`,
    })
  }
  if (second === undefined || first.points >= second.points + 2) return ok(first.situation)
  return ok(
    [first, second, ...others]
      .filter((one) => one.points >= first.points - 3)
      .map((one) => one.situation)
      .slice(0, 6),
  )
}
