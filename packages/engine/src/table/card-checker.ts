/** What a table asks of a card, answered by one that is ready to be asked. */
import type { CompiledCard } from '../card/match/compile.ts'
import { packExposures } from '../card/match/exposed.ts'
import { HAND_TILES } from '../card/limits.ts'
import { handSize } from '../card/match/hand.ts'
import { alive, bestValue } from '../card/match/quick.ts'
import { packRack } from '../card/match/packed.ts'
import type { Match } from '../card/match/validate.ts'
import { validate } from '../card/match/validate.ts'
import { isExposable } from '../card/match/variants.ts'
import type { Exposure, Rack } from '../tiles/kinds.ts'
import type { HandChecker, Made } from './hand-checker.ts'

const ROOM_FOR_SIZES = 16

const nameOf = ({ kind, size }: Pick<Exposure, 'kind' | 'size'>): number => kind * ROOM_FOR_SIZES + size

/** Groups of three or more that concealed lines have. */
const concealedGroups = ({ card, tables: { variants } }: CompiledCard): ReadonlySet<number> => {
  const names = new Set<number>()
  variants.list.forEach(({ groups }, at) => {
    if (card.lines[variants.line[at] ?? -1]?.concealed !== true) return
    for (const group of groups) if (isExposable(group)) names.add(nameOf(group))
  })
  return names
}

/**
 * A card as the checker of a table: `play(court, rules, table, event, handChecker(compiled))`. A table that knows its
 * tiles then checks declared hands and exposed groups by itself. Values are in the unit of the card.
 */
export const handChecker = (compiled: CompiledCard): HandChecker => {
  const { jokerMinGroup } = compiled.card
  const onConcealed = concealedGroups(compiled)
  const fits = (groups: readonly Exposure[]): boolean => alive(compiled, packExposures(groups, jokerMinGroup))
  const faultOfOne = (group: Exposure): 'group' | 'allC' | undefined =>
    fits([group]) ? undefined : onConcealed.has(nameOf(group)) ? 'allC' : 'group'
  return {
    best: (rack) => {
      if (cannotMatch(compiled, rack)) return undefined
      const { jokerless, matches } = validate(compiled, rack)
      const doubles = ({ singlesAndPairs }: Match): boolean => jokerless && !singlesAndPairs
      const worth = (match: Match): number => match.value * (doubles(match) ? 2 : 1)
      const [best] = matches.toSorted((a, b) => worth(b) - worth(a))
      return best === undefined ? undefined : ({ value: best.value, jokerless: doubles(best) } satisfies Made)
    },
    faultOf: (groups) => {
      const last = groups.at(-1)
      if (last === undefined || fits(groups)) return undefined
      const own = faultOfOne(last)
      // Only where concealed lines alone hold each of the groups do all of them come down (EXPO-12).
      if (own === 'allC') return groups.every((group) => faultOfOne(group) === 'allC') ? 'allC' : 'clash'
      return own ?? 'clash'
    },
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
