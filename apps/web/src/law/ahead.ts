/**
 * What is asked before anything is told, and after the first answer: worked out while the app was built. It comes with
 * each excerpt, and the page of a first question carries its own (scripts/pages.mjs), under the standard rules. A slow
 * phone so asks and takes the first answer before it has the law, let alone ruled for the first time.
 */
import type { Court, Question } from 'mahjudge'
import type { Asked, ExcerptFile } from 'virtual:law-files'
import { openLaw } from './open.ts'

const askedBy = new WeakMap<Court, Asked>()

/** Keeps what came with the excerpt of this court. */
export const keepAhead = (court: Court, asked: Asked): void => {
  askedBy.set(court, asked)
}

/** The questions left, first the one to ask; `told` is empty or `fact=value`. Nothing where the court has to be asked. */
export const askedAhead = (court: Court, situation: string, told: string): readonly Question[] | undefined =>
  askedBy.get(court)?.[situation]?.[told]?.flatMap(([fact, ...values]) => {
    const words = court.law.factWords[fact]
    if (words === undefined) return []
    return [{ fact, question: words.ask, answers: values.map((value) => ({ value, label: words.answers[value] ?? value })) }]
  })

/** The id of the element that carries it. */
const CARRIER = 'ahead'

const courts = new WeakSet<Court>()
let written: { readonly court: Court | undefined } | undefined

const readPage = (): Court | undefined => {
  const text = typeof document === 'undefined' ? undefined : document.getElementById(CARRIER)?.textContent
  if (text === undefined) return undefined
  const { law, compiled, asked } = JSON.parse(text) as ExcerptFile
  const court = openLaw(law, compiled)
  keepAhead(court, asked)
  courts.add(court)
  return court
}

/** Whether this court has words and {@link askedAhead}, and can rule on nothing. */
export const isAhead = (court: Court): boolean => courts.has(court)

/** The court that this very page carries for a situation. */
export const courtAhead = (situation: string): Court | undefined => {
  written ??= { court: readPage() }
  return written.court?.situation(situation) === undefined ? undefined : written.court
}
