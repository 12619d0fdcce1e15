/** What a card and the tiles of a hand show, without a word of the law: which findings count for what is in its tables. */
import { bestMatch } from '../card/match/best.ts'
import type { CompiledCard } from '../card/match/compile.ts'
import type { GroupFault } from '../card/match/group-fault.ts'
import { groupJudge } from '../card/match/group-fault.ts'
import { exposable } from '../card/match/exposable.ts'
import { handSize } from '../card/match/hand.ts'
import { HAND_TILES } from '../card/limits.ts'
import { nearest } from '../card/match/nearest.ts'
import type { Around } from '../card/match/sight.ts'
import { sightOf } from '../card/match/sight.ts'
import type { Match, Validation } from '../card/match/validate.ts'
import { validate, validateNamed } from '../card/match/validate.ts'
import type { Winnable } from '../card/match/winnable.ts'
import { winnable } from '../card/match/winnable.ts'
import type { Counts, Exposure, Kind, Rack } from '../tiles/kinds.ts'
import { JOKER, noTiles } from '../tiles/kinds.ts'
import type { CardFindings } from './law.ts'

/** A hand as it is looked at, with the tiles that decide about it. */
export interface Inspected {
  readonly rack: Rack
  /** The discard that was claimed, as it was thrown. It may lie in the rack already or not. */
  readonly claimed?: Kind
  /** What it was called, where that was another tile. */
  readonly named?: Kind
  /** Discards, and the exposures of other seats. Nothing when nobody told them. */
  readonly seen?: Around
}

/** How one exposure stands to the card and to the others. */
export type ExposureFault = GroupFault | 'fit'

/** Findings with what they rest on. */
export interface Inspection {
  readonly findings: CardFindings
  /** The match that pays most, where the hand as declared has one, by the thrown tile first. */
  readonly best?: Match
  /** Printed value of that match, or of the hand that was being made when every nearest line has the same. */
  readonly value?: number
  /** Distance and lines of a hand that matches nothing. */
  readonly near?: { readonly distance: number; readonly lines: readonly number[] }
  /** By exposure, in their order: how it stands. */
  readonly exposures: readonly { readonly exposure: Exposure; readonly fault: ExposureFault }[]
  /** Lines open and shut to the exposures, with the reasons, where there are exposures. */
  readonly lines?: Winnable
  /** Tiles of the hand, the claimed one included; nothing when some are unknown. */
  readonly tiles?: number
}

const plus = (counts: Counts, kind: Kind, by: number): Counts => {
  const sum = counts.slice()
  sum[kind] = (sum[kind] ?? 0) + by
  return sum
}

/** The rack with the claimed tile in it. A rack of fourteen has it already. */
const completed = ({ rack, claimed }: Inspected): Rack =>
  claimed === undefined || handSize(rack) + rack.unknown >= HAND_TILES
    ? rack
    : { ...rack, concealed: plus(rack.concealed, claimed, 1) }

/** The rack without the claimed tile, as it was before the call. */
const before = ({ rack, claimed }: Inspected): Rack =>
  claimed !== undefined && handSize(rack) + rack.unknown >= HAND_TILES && (rack.concealed[claimed] ?? 0) > 0
    ? { ...rack, concealed: plus(rack.concealed, claimed, -1) }
    : rack

/** All groups together: the worst that is to be said of one of them. Only groups of concealed lines alone all come down. */
const together = (faults: readonly ExposureFault[]): ExposureFault => {
  if (faults.includes('group')) return 'group'
  if (faults.every((fault) => fault === 'allC')) return 'allC'
  return faults.every((fault) => fault === 'fit') ? 'fit' : 'clash'
}

const linesLeft = (compiled: CompiledCard, exposures: readonly Exposure[], seen: Around | undefined): Winnable =>
  winnable(compiled, sightOf(exposures, seen ?? { discards: noTiles(), exposures: [] }))

/** Whether a group with the claimed tile can go up: naturals and jokers for it, and an open line with room for it. */
const groupWith = (compiled: CompiledCard, { concealed, exposures }: Rack, claimed: Kind): boolean => {
  if (claimed === JOKER) return false
  const most = 1 + (concealed[claimed] ?? 0) + (concealed[JOKER] ?? 0)
  return [3, 4, 5, 6].some(
    (size) => size <= most && exposable(compiled, { kind: claimed, size, jokers: 0 }, exposures).standing === 'fits',
  )
}

const foldedIn = ({ concealed, exposures, unknown }: Rack): Rack => {
  const all = concealed.slice()
  for (const { kind, size, jokers } of exposures) {
    all[kind] = (all[kind] ?? 0) + size - jokers
    all[JOKER] = (all[JOKER] ?? 0) + jokers
  }
  return { concealed: all, exposures: [], unknown }
}

/** Whether the hand is one that may be exposed, or was a concealed one although groups lie open. */
const markOf = (compiled: CompiledCard, rack: Rack, validation: Validation): NonNullable<CardFindings['marked']> => {
  const isConcealed = ({ line }: Match): boolean => compiled.card.lines[line]?.concealed === true
  if (validation.matches.length > 0) return validation.matches.every(isConcealed) ? 'c' : 'x'
  const folded = validate(compiled, foldedIn(rack)).matches
  return folded.length > 0 && folded.every(isConcealed) ? 'c' : 'none'
}

const declared = (compiled: CompiledCard, inspected: Inspected): Omit<Inspection, 'exposures'> => {
  const rack = completed(inspected)
  // A hand with tiles that nobody has seen, or one told only in part, was not checked.
  if (rack.unknown > 0 || handSize(rack) < HAND_TILES - 1) return { findings: {} }
  const { claimed, named } = inspected
  const byThrown = validate(compiled, rack)
  const byName =
    claimed === undefined || named === undefined || named === claimed ? undefined : validateNamed(compiled, rack, claimed, named)
  const holds = byThrown.matches.length > 0 ? byThrown : byName !== undefined && byName.matches.length > 0 ? byName : undefined
  const best = holds === undefined ? undefined : bestMatch(holds)
  const findings: CardFindings = {
    hand: byThrown.matches.length > 0 ? 'right' : 'wrong',
    ...(byName === undefined ? {} : { completedBy: holds === undefined ? 'neither' : holds === byThrown ? 'thrown' : 'named' }),
    marked: markOf(compiled, rack, byThrown),
    ...(best === undefined ? {} : { jokerless: best.jokerless ? 'yes' : 'no' }),
  }
  if (best !== undefined) return { findings, best: best.match, value: best.match.value, tiles: handSize(rack) }
  const { distance, nearest: lines } = nearest(compiled, rack)
  const values = new Set(lines.map(({ line }) => compiled.card.lines[line]?.value))
  const [value] = values
  return {
    findings,
    tiles: handSize(rack),
    ...(values.size === 1 && value !== undefined ? { value } : {}),
    ...(distance === undefined ? {} : { near: { distance, lines: lines.map(({ line }) => line) } }),
  }
}

/** Looks at a hand with a card: everything that tiles alone can answer. */
export const inspect = (compiled: CompiledCard, inspected: Inspected): Inspection => {
  const { rack, claimed, seen } = inspected
  const shown = rack.exposures
  const judge = groupJudge(compiled)
  const exposures = shown.map((exposure, at) => ({ exposure, fault: judge(shown.slice(0, at + 1)) ?? ('fit' as const) }))
  const fault = together(exposures.map((one) => one.fault))
  const lines = shown.length === 0 ? undefined : linesLeft(compiled, shown, seen)
  const first = declared(compiled, inspected)
  const findings: CardFindings = {
    ...first.findings,
    ...(claimed === undefined || rack.unknown > 0
      ? {}
      : { group: groupWith(compiled, before(inspected), claimed) ? 'yes' : 'no' }),
    ...(lines === undefined ? {} : { exposures: fault === 'fit' && !lines.winnable ? 'gone' : fault }),
  }
  return { ...first, findings, exposures, ...(lines === undefined ? {} : { lines }) }
}
