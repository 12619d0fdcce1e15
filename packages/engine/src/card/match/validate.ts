import type { Kind } from '../../tiles/kinds.ts'
import { KINDS } from '../../tiles/kinds.ts'
import type { FilledGroup } from './assign.ts'
import { assign } from './assign.ts'
import type { CompiledCard } from './compile.ts'
import type { Hand } from './hand.ts'
import { handJokers, handSize, isPossible, openTo } from './hand.ts'
import type { Variant } from '../model.ts'
import { HAND_TILES } from '../limits.ts'
import { packRack } from './packed.ts'
import { allMade } from './presence.ts'

/** One way in which a hand makes a line. */
export interface Way {
  /** Its `reading` says how the line was read; empty when nothing was to choose. */
  readonly variant: Variant
  readonly groups: readonly FilledGroup[]
}

/** A line that a hand makes. */
export interface Match {
  /** Index into `Card.lines`. */
  readonly line: number
  /** In the units of the card. */
  readonly value: number
  /** The line stands in a section of singles and pairs, where jokerless wins nothing more (PAY-04). */
  readonly singlesAndPairs: boolean
  /** At least one; several when the tiles can be read in several ways. */
  readonly ways: readonly Way[]
}

/** What a hand wins. */
export interface Validation {
  /** Tiles of the hand. Only fourteen win. */
  readonly tiles: number
  /** Whether the hand has no joker at all: as it lies, whatever it had before (JOKER-15). */
  readonly jokerless: boolean
  /** Every line that the hand makes, most valuable first (CARD-37). Empty when it wins nothing. */
  readonly matches: readonly Match[]
}

/**
 * Whether the concealed tiles make what the exposures have left of a variant. Asked of every variant that is open, so it
 * builds nothing; `naturals` is how many of the concealed tiles are no jokers.
 */
const makes = (compiled: CompiledCard, at: number, { concealed, exposures }: Hand, naturals: number): boolean => {
  const { variants } = compiled.tables
  const { jokerMinGroup } = compiled.card
  let placed = 0
  for (let index = variants.starts[at] ?? 0; index < (variants.starts[at + 1] ?? 0); index++) {
    const kind = variants.kinds[index] ?? 0
    const held = concealed[kind] ?? 0
    let wanted = variants.wanted[index] ?? 0
    let strict = variants.strict[index] ?? 0
    for (const group of exposures) {
      if (group.kind !== kind) continue
      wanted -= group.size
      if (group.size < jokerMinGroup) strict -= group.size
    }
    if (held < strict || held > wanted) return false
    placed += held
  }
  return placed === naturals
}

/** Positions of the variants that the hand makes: by the table without exposures, else by trying those that are left. */
const madeBy = (compiled: CompiledCard, hand: Hand): readonly number[] => {
  if (handSize(hand) !== HAND_TILES || !isPossible(hand)) return []
  if (hand.exposures.length === 0) {
    const rack = packRack(hand.concealed)
    return rack === undefined ? [] : allMade(compiled.tables.presence, rack)
  }
  let naturals = 0
  for (let kind = 0; kind < KINDS; kind++) naturals += hand.concealed[kind] ?? 0
  return openTo(compiled, hand.exposures).filter((at) => makes(compiled, at, hand, naturals))
}

/**
 * Which lines a hand makes, with its tiles laid into their groups (CARD-36). Exposures count as they lie: same tile, same
 * size, one group each; a concealed line takes none. Show a winner's tiles as `concealed` unless they were exposed before.
 */
export const validate = (compiled: CompiledCard, hand: Hand): Validation => {
  const { card, tables } = compiled
  const ways = new Map<number, Way[]>()
  for (const at of madeBy(compiled, hand)) {
    const variant = tables.variants.list[at]
    const line = tables.variants.line[at]
    if (variant === undefined || line === undefined) continue
    const of = ways.get(line)
    const way: Way = { variant, groups: assign(variant, hand, card.jokerMinGroup) }
    if (of === undefined) ways.set(line, [way])
    else of.push(way)
  }
  const matches = [...ways].flatMap(([index, of]): readonly Match[] => {
    const line = card.lines[index]
    if (line === undefined) return []
    return [
      {
        line: index,
        value: line.value,
        singlesAndPairs: card.sections[line.section]?.singlesAndPairs ?? false,
        ways: of,
      },
    ]
  })
  return { tiles: handSize(hand), jokerless: handJokers(hand) === 0, matches }
}

/**
 * What the hand would win with one tile called by another name: a misnamed discard taken for mah jongg, say. Nothing when
 * the hand does not have the actual tile concealed.
 */
export const validateNamed = (compiled: CompiledCard, hand: Hand, actual: Kind, named: Kind): Validation | undefined => {
  if ((hand.concealed[actual] ?? 0) === 0) return undefined
  const concealed = hand.concealed.slice()
  concealed[actual] = (concealed[actual] ?? 0) - 1
  concealed[named] = (concealed[named] ?? 0) + 1
  return validate(compiled, { concealed, exposures: hand.exposures })
}
