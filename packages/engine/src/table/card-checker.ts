/** What a table asks of a card, answered by one that is ready to be asked. */
import { bestMatch } from '../card/match/best.ts'
import type { CompiledCard } from '../card/match/compile.ts'
import { packExposures } from '../card/match/exposed.ts'
import { HAND_TILES } from '../card/limits.ts'
import { groupJudge } from '../card/match/group-fault.ts'
import { handSize } from '../card/match/hand.ts'
import { alive, bestValue } from '../card/match/quick.ts'
import { packRack } from '../card/match/packed.ts'
import { validate } from '../card/match/validate.ts'
import type { Rack } from '../tiles/kinds.ts'
import type { HandChecker, Made } from './hand-checker.ts'

/**
 * A card as the checker of a table: `play(court, rules, table, event, handChecker(compiled))`. A table that knows its
 * tiles then checks declared hands and exposed groups by itself. Values are in the unit of the card.
 */
export const handChecker = (compiled: CompiledCard): HandChecker => {
  const judge = groupJudge(compiled)
  return {
    best: (rack) => {
      const best = cannotMatch(compiled, rack) ? undefined : bestMatch(validate(compiled, rack))
      return best === undefined ? undefined : ({ value: best.match.value, jokerless: best.jokerless } satisfies Made)
    },
    faultOf: judge,
    lowest: compiled.lowestValue ?? 0,
  }
}

/** Turns away nearly every hand that wins nothing by one look. */
const cannotMatch = (compiled: CompiledCard, rack: Rack): boolean => {
  if (rack.unknown > 0 || handSize(rack) !== HAND_TILES) return true
  if (rack.exposures.length > 0) return !alive(compiled, packExposures(rack.exposures, compiled.card.jokerMinGroup))
  const packed = packRack(rack.concealed)
  return packed === undefined || bestValue(compiled, packed) === 0
}
