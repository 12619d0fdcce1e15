/** The practice card as simulated tables play by it. */
import { practiceCard } from '../../data/practice-card.ts'
import { compileCard } from '../../src/card/match/compile.ts'
import { readCard } from '../../src/card/text/read-card.ts'
import { handChecker } from '../../src/table/card-checker.ts'
import { must } from '../support/law.ts'
import { createHands } from './hands.ts'
import type { PlayedCard } from './simulate.ts'

const compiledCard = compileCard(must(readCard(practiceCard)))

export const practice: PlayedCard = { checker: handChecker(compiledCard), hands: createHands(compiledCard) }
