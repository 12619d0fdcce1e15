/** A recipe becomes variants: every assignment, each set of groups once. */
import type { Kind, Suit } from '../../tiles/kinds.ts'
import { dragonOf } from '../../tiles/kinds.ts'
import type { Group } from '../model.ts'
import type { Gathered } from './gathered.ts'
import { printOf, put } from './gathered.ts'
import { demand, groupOf } from './group.ts'
import type { Recipe, Tile, Values, Variable } from './recipe.ts'
import { valueOf } from './recipe.ts'

export interface Expanded {
  /** Assignments that make a hand, whether new or not. */
  readonly made: number
  /** Which tile runs out, of the first assignment that a set cannot make. */
  readonly shortage: string | undefined
  /** Choices that were tried: no more than the recipe said. */
  readonly tried: number
}

const tileOf = (tile: Tile, values: Values): Kind => {
  switch (tile.kind) {
    case 'fixed':
      return tile.tile
    case 'chosen':
      return values[tile.variable] ?? 0
    case 'matching':
      return dragonOf((values[tile.suit] ?? 0) as Suit)
    case 'number':
      return (values[tile.suit] ?? 0) * 9 + valueOf(tile.number, values) - 1
  }
}

/** How many variables must have a value before the tile is known. */
const knownAfter = (tile: Tile): number => {
  switch (tile.kind) {
    case 'fixed':
      return 0
    case 'chosen':
      return tile.variable + 1
    case 'matching':
      return tile.suit + 1
    case 'number':
      return 1 + Math.max(tile.suit, tile.number.variable ?? -1)
  }
}

/** What a variable says of its values, each said once. */
const sayings = ({ say, low }: Variable, first: boolean): ((value: number) => string) => {
  const said: string[] = []
  return (value) => (said[value - low] ??= `${first ? '' : ', '}${say(value)}`)
}

/**
 * Adds the hands of a recipe that a set of tiles can make, until there are more than `most`. Count the tries before: this
 * tries them all. A group is settled with the last variable that it depends on, and what a set cannot make is not
 * followed up.
 */
export const expand = ({ variables, slots }: Recipe, jokerMinGroup: number, gathered: Gathered, most: number): Expanded => {
  let made = 0
  let tried = 0
  let firstShort: string | undefined
  const values = variables.map(() => 0)
  const groups: Group[] = slots.map(({ size, bunch }) => groupOf(0, size, bunch))
  const says = variables.map((variable, at) => sayings(variable, at === 0))
  /** Indices of the slots that are settled with so many variables. */
  const settled: number[][] = Array.from({ length: variables.length + 1 }, () => [])
  slots.forEach(({ tile }, at) => settled[knownAfter(tile)]?.push(at))
  const { add, remove, isTooMuch, shortage } = demand(jokerMinGroup)

  /** With the first `known` variables settled; `print` and `reading` are those of the ones before the last of them. */
  const walk = (known: number, printSoFar: number, readingSoFar: string): void => {
    tried++
    const here = settled[known] ?? []
    let print = printSoFar
    for (const at of here) {
      const slot = slots[at]
      if (slot === undefined) continue
      const group = groupOf(tileOf(slot.tile, values), slot.size, slot.bunch)
      groups[at] = group
      print = (print + printOf(group)) | 0
      add(group)
    }
    if (isTooMuch()) firstShort ??= shortage()
    else {
      const said = says[known - 1]?.(values[known - 1] ?? 0) ?? ''
      const variable = variables[known]
      if (variable === undefined) {
        made++
        put(gathered, print, groups, readingSoFar, said)
      } else {
        const reading = readingSoFar + said
        for (let left = variable.choices(values); left !== 0 && gathered.variants.length <= most; left &= left - 1) {
          values[known] = variable.low + 31 - Math.clz32(left & -left)
          walk(known + 1, print, reading)
        }
      }
    }
    for (const at of here) remove(groups[at] ?? groupOf(0, 1, false))
  }
  walk(0, 0, '')
  return { made, shortage: firstShort, tried }
}
