import type { CompiledCard } from '../../src/card/match/compile.ts'
import { compileCard } from '../../src/card/match/compile.ts'
import { readCard } from '../../src/card/text/read-card.ts'
import type { Rack } from '../../src/tiles/kinds.ts'
import { readRack } from '../../src/tiles/notation.ts'
import { must } from './law.ts'

/** A card of a few lines, in the language of cards, ready to answer. */
export const smallCard = (lines: readonly string[], facts: readonly string[] = []): CompiledCard =>
  compileCard(must(readCard(['card: Small', ...facts, '# Lines', ...lines].join('\n'))))

/** A rack as it is typed. */
export const rack = (text: string): Rack => must(readRack(text))
