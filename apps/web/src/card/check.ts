/** From typed tiles to what the engine reads of them. */
import type { Counts, Exposure, Kind, Rack } from 'mahjudge/card'
import { readExposures, readRack, readTiles } from 'mahjudge/card'
import type { Problem } from 'mahjudge'
import type { HandState, Place, TablePlace } from './hand-state.ts'
import { NO_TILES } from './hand-state.ts'

/** What can be read, and what is wrong, place by place. */
export interface ReadHand {
  /** Nothing while something of the hand cannot be read. */
  readonly rack?: Rack
  readonly claimed?: Kind
  readonly named?: Kind
  readonly discards: Counts
  readonly others: readonly Exposure[]
  readonly problems: { readonly [place in Place]?: readonly Problem[] }
}

const NO_COUNTS: Counts = new Uint8Array(36)
const EMPTY: Rack = { concealed: NO_COUNTS, unknown: 0, exposures: [] }

const oneTile = (text: string): { readonly kind?: Kind; readonly problems: readonly Problem[] } => {
  const read = readTiles(text)
  if (!read.ok) return { problems: read.problems }
  const kinds = [...read.value].flatMap((many, kind) => Array.from({ length: many }, () => kind))
  const [kind] = kinds
  if (kinds.length > 1)
    return { problems: [{ code: 'tiles/one', message: 'This is more than one tile.', hint: 'Leave the one that was thrown.' }] }
  return { problems: [], ...(kind === undefined ? {} : { kind }) }
}

/** The rack of a hand. What is wrong is told at the place where it was typed. */
const readHands = (
  concealed: string,
  exposed: string,
): { readonly rack?: Rack; readonly concealed: readonly Problem[]; readonly exposed: readonly Problem[] } => {
  const left = readRack(concealed.replaceAll('|', ' '))
  const right = readExposures(exposed.replaceAll('|', ' '))
  if (!left.ok || !right.ok) return { concealed: left.ok ? [] : left.problems, exposed: right.ok ? [] : right.problems }
  const whole = readRack(exposed.trim() === '' ? concealed : `${concealed}|${exposed}`)
  return whole.ok ? { rack: whole.value, concealed: [], exposed: [] } : { concealed: whole.problems, exposed: [] }
}

export const readState = (state: HandState, part: string): ReadHand => {
  const { concealed, exposed } = state.hands[part] ?? NO_TILES
  const hand = readHands(concealed, exposed)
  const single = (place: TablePlace): ReturnType<typeof oneTile> => oneTile(state.table[place])
  const claimed = single('claimed')
  const named = single('named')
  const discards = readTiles(state.table.discards)
  const others = readExposures(state.table.others)
  return {
    ...(hand.rack === undefined ? {} : { rack: hand.rack }),
    ...(claimed.kind === undefined ? {} : { claimed: claimed.kind }),
    ...(named.kind === undefined ? {} : { named: named.kind }),
    discards: discards.ok ? discards.value : NO_COUNTS,
    others: others.ok ? others.value : [],
    problems: {
      concealed: hand.concealed,
      exposed: hand.exposed,
      claimed: claimed.problems,
      named: named.problems,
      discards: discards.ok ? [] : discards.problems,
      others: others.ok ? [] : others.problems,
    },
  }
}

export const rackOf = (read: ReadHand): Rack => read.rack ?? EMPTY

/** Tiles of a rack, those that nobody has seen too. */
export const sizeOf = ({ concealed, unknown, exposures }: Rack): number =>
  concealed.reduce((sum, many) => sum + many, 0) + unknown + exposures.reduce((sum, { size }) => sum + size, 0)

/** The kinds of some tiles, like ones together. */
export const kindsIn = (counts: Counts): readonly (readonly Kind[])[] =>
  [...counts].flatMap((many, kind) => (many > 0 ? [Array.from({ length: many }, () => kind)] : []))
