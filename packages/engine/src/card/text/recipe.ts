/**
 * A way of a line, ready to be laid out: the variables that are open, and the groups in terms of them. A variable gets
 * its possible values from the variables before it, so ties and exclusions need nothing else.
 */
import type { Kind } from '../../tiles/kinds.ts'

/** Values of the variables so far, by their index. */
export type Values = readonly number[]

/** Choices as the bits of one number: the lowest bit is the `low` of the variable, the next one up is one more. */
export type Choices = number

export interface Variable {
  /** The value that the lowest bit of `choices` stands for. */
  readonly low: number
  /** What may be chosen once the variables before this one have a value. */
  readonly choices: (values: Values) => Choices
  /** At most so many choices. */
  readonly most: number
  /** The choice in words, such as `a = Bam`. */
  readonly say: (value: number) => string
}

/** The value of a variable, or nothing, plus a number. */
export interface Expression {
  readonly variable?: number
  readonly offset: number
}

/** What a group is made of, in terms of variables by their index. */
export type Tile =
  | { readonly kind: 'fixed'; readonly tile: Kind }
  /** The value of a variable is the tile: a wind, or a dragon. */
  | { readonly kind: 'chosen'; readonly variable: number }
  /** The dragon that goes with a suit. */
  | { readonly kind: 'matching'; readonly suit: number }
  | { readonly kind: 'number'; readonly suit: number; readonly number: Expression }

export interface Slot {
  readonly size: number
  readonly bunch: boolean
  readonly tile: Tile
}

export interface Recipe {
  readonly variables: readonly Variable[]
  readonly slots: readonly Slot[]
}

/** Numbers as choices. `low` is that of the variable; no number may be less, or more than 30 above it. */
export const choicesOf = (numbers: readonly number[], low: number = 0): Choices =>
  numbers.reduce((bits, number) => bits | (1 << (number - low)), 0)

/** Choices without the values of some variables. */
export const without = (choices: Choices, variables: readonly number[], values: Values, low: number = 0): Choices => {
  let left = choices
  for (const one of variables) left &= ~(1 << ((values[one] ?? low) - low))
  return left
}

export const valueOf = ({ variable, offset }: Expression, values: Values): number =>
  variable === undefined ? offset : (values[variable] ?? 0) + offset

/** An upper bound of the hands that a recipe makes, from the numbers of choices alone. */
export const handsOf = ({ variables }: Recipe): number => variables.reduce((product, { most }) => product * most, 1)

/** An upper bound of the choices that are tried on the way to those hands. */
export const triesOf = ({ variables }: Recipe): number => {
  let [sum, product] = [1, 1]
  for (const { most } of variables) sum += product *= most
  return sum
}
