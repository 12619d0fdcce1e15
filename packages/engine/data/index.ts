/** The law of American mah jongg as Mahjudge reads it: an argument of the engine, which never imports it. */
import type { Law } from '../src/rulings/law.ts'
import { cardAnswers, cardReach, cardTurns } from './card-answers.ts'
import { decisions, model } from './model.ts'
import { ruleSets } from './rulesets/index.ts'
import { rules } from './rules/index.ts'
import { situations } from './situations/index.ts'
import { sources } from './sources.ts'
import { factWords } from './vocabulary/fact-words.ts'
import { factWordsCalls } from './vocabulary/fact-words-calls.ts'
import { factWordsOpening } from './vocabulary/fact-words-opening.ts'
import { factWordsPlay } from './vocabulary/fact-words-play.ts'
import { optionWords } from './vocabulary/option-words/index.ts'
import { roles } from './vocabulary/roles.ts'
import { slots } from './vocabulary/slots.ts'
import { weighings } from './weighings.ts'

export { compiled } from './compiled.ts'
export { practiceCard } from './practice-card.ts'

export const law: Law = {
  edition: '2026.11',
  model,
  decisions,
  factWords: { ...factWords, ...factWordsPlay, ...factWordsCalls, ...factWordsOpening },
  optionWords,
  slots,
  roles,
  situations,
  rules,
  sources,
  ruleSets,
  cardAnswers,
  cardReach,
  weighings,
  cardTurns,
}
