/** Groups, one object for each shape there is, and whether a set of tiles can fill them. */
import type { Kind } from '../../tiles/kinds.ts'
import { JOKER, KINDS, copies, nameOf } from '../../tiles/kinds.ts'
import type { Group } from '../model.ts'

/** How many groups there can be. Their codes are the numbers below this one. */
export const GROUP_CODES: number = KINDS * 14

const codeOf = (kind: Kind, size: number, bunch: boolean): number => kind * 14 + size * 2 + (bunch ? 1 : 0)

/** A small number for each group there can be. */
export const groupCode = ({ kind, size, bunch }: Group): number => codeOf(kind, size, bunch)

const GROUPS: readonly Group[] = Array.from({ length: GROUP_CODES }, (_, code) =>
  Object.freeze({ kind: Math.floor(code / 14), size: Math.floor((code % 14) / 2), bunch: code % 2 === 1 }),
)

/** The group of a kind and size, shared by all variants. Size is 1 to 6. */
export const groupOf = (kind: Kind, size: number, bunch: boolean): Group => {
  const group = GROUPS[codeOf(kind, size, bunch)]
  if (group === undefined || size < 1) throw new Error(`no group of ${size} of kind ${kind}`)
  return group
}

const COPIES: readonly number[] = Array.from({ length: KINDS }, (_, kind) => copies(kind))

const beyond = (count: number, most: number): number => (count > most ? count - most : 0)

/** Groups that come and go, and whether one set of tiles can fill them all at once. */
export interface Demand {
  readonly add: (group: Group) => void
  /** Takes back what was added. */
  readonly remove: (group: Group) => void
  readonly isTooMuch: () => boolean
  /** In words, the first tile of which there are too few. */
  readonly shortage: () => string | undefined
}

/** Nothing asked for yet. Jokers stand in groups of so many and more (JOKER-01), never in bunches (CARD-21). */
export const demand = (jokerMinGroup: number): Demand => {
  const all = new Uint8Array(KINDS)
  const natural = new Uint8Array(KINDS)
  let jokers = 0
  /** Kinds of which there are too few without jokers. */
  let lacking = 0
  const change = ({ kind, size, bunch }: Group, sign: 1 | -1): void => {
    const most = COPIES[kind] ?? 0
    const before = all[kind] ?? 0
    const after = before + sign * size
    all[kind] = after
    jokers += beyond(after, most) - beyond(before, most)
    if (!bunch && size >= jokerMinGroup) return
    const naturals = natural[kind] ?? 0
    natural[kind] = naturals + sign * size
    lacking += Number(naturals + sign * size > most) - Number(naturals > most)
  }
  return {
    add: (group) => change(group, 1),
    remove: (group) => change(group, -1),
    isTooMuch: () => lacking > 0 || jokers > copies(JOKER),
    shortage: () => {
      const kind = natural.findIndex((needed, at) => needed > (COPIES[at] ?? 0))
      if (kind >= 0) return `${natural[kind]} of ${nameOf(kind)} without jokers, and a set has ${copies(kind)}`
      return jokers > copies(JOKER) ? `${jokers} jokers, and a set has ${copies(JOKER)}` : undefined
    },
  }
}
