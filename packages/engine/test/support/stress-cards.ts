/**
 * Cards that are hard on a matcher, made up at random from a seed: single tiles and bunches, one tile in two groups, up to
 * eight flowers, quints and sextets, dragons that go with a suit, concealed lines. No line of them is meant to be played.
 */
import type { Card, Group, Line, Variant } from '../../src/card/model.ts'
import type { Kind, Suit } from '../../src/tiles/kinds.ts'
import { FLOWER, GREEN, NORTH, RED, SOAP, copies, dragonOf, suited } from '../../src/tiles/kinds.ts'
import type { Random } from './random.ts'
import { pick, seeded } from './random.ts'

interface StressOptions {
  readonly name: string
  readonly seed: number
  readonly lines: number
  readonly jokerMinGroup: number
  /** Sizes that the groups of a line may have; a size written twice is drawn twice as often. */
  readonly sizes: readonly number[]
  /** What a line must be like to be taken. */
  readonly keep?: (variant: Variant) => boolean
  readonly concealed: number
}

/** A tile before suits and numbers are settled. */
type Sign =
  | { readonly kind: 'number'; readonly suit: number; readonly offset: number }
  | { readonly kind: 'matching'; readonly suit: number }
  | { readonly kind: 'fixed'; readonly tile: Kind }

const ORDERS: readonly (readonly [Suit, Suit, Suit])[] = [
  [0, 1, 2],
  [0, 2, 1],
  [1, 0, 2],
  [1, 2, 0],
  [2, 0, 1],
  [2, 1, 0],
]

const drawSign = (random: Random, suits: number): Sign => {
  const roll = random()
  if (roll < 0.62) return { kind: 'number', suit: Math.floor(random() * suits), offset: Math.floor(random() * 3) }
  if (roll < 0.72) return { kind: 'matching', suit: Math.floor(random() * suits) }
  if (roll < 0.84) return { kind: 'fixed', tile: FLOWER }
  return { kind: 'fixed', tile: pick(random, [NORTH, NORTH + 1, NORTH + 2, NORTH + 3, RED, GREEN, SOAP]) }
}

const drawSizes = (random: Random, sizes: readonly number[]): readonly number[] => {
  for (;;) {
    const drawn: number[] = []
    let left = 14
    while (left > 0) {
      const size = pick(random, sizes)
      if (size > left) break
      drawn.push(size)
      left -= size
    }
    if (left === 0) return drawn
  }
}

const settle = (sign: Sign, order: readonly [Suit, Suit, Suit], start: number): Kind => {
  switch (sign.kind) {
    case 'number':
      return suited(order[sign.suit] ?? 0, start + sign.offset)
    case 'matching':
      return dragonOf(order[sign.suit] ?? 0)
    case 'fixed':
      return sign.tile
  }
}

const nameOfGroups = (groups: readonly Group[]): string =>
  groups
    .map(({ kind, size, bunch }) => `${kind}x${size}${bunch ? 'b' : ''}`)
    .toSorted()
    .join(' ')

/** Whether a set has the tiles: this counts each natural and each joker, one by one. */
const canBeMade = ({ groups }: Variant, jokerMinGroup: number): boolean => {
  const used = new Map<Kind, number>()
  const strictFirst = groups.toSorted((a, b) => Number(takes(a, jokerMinGroup)) - Number(takes(b, jokerMinGroup)))
  let jokers = 0
  for (const group of strictFirst)
    for (let tile = 0; tile < group.size; tile++) {
      const before = used.get(group.kind) ?? 0
      if (before < copies(group.kind)) used.set(group.kind, before + 1)
      else if (takes(group, jokerMinGroup)) jokers++
      else return false
    }
  return jokers <= 8
}

const takes = ({ bunch, size }: Group, jokerMinGroup: number): boolean => !bunch && size >= jokerMinGroup

const drawLine = (random: Random, options: StressOptions, number: number): Line | undefined => {
  const suits = 1 + Math.floor(random() * 3)
  // Some lines want one tile again in another group.
  const signs: Sign[] = []
  const shape = drawSizes(random, options.sizes).map((size) => {
    const sign = signs.length > 0 && random() < 0.2 ? pick(random, signs) : drawSign(random, suits)
    signs.push(sign)
    return { sign, size, bunch: size === 1 || (size <= 3 && random() < 0.1) }
  })
  const variants = new Map<string, Variant>()
  const starts = Array.from({ length: 7 }, (_, index) => index + 1).filter(() => random() < 0.6)
  for (const order of ORDERS.slice(0, suits === 1 ? 6 : 3 + Math.floor(random() * 4)))
    for (const start of starts) {
      const groups = shape.map(({ sign, size, bunch }): Group => ({ kind: settle(sign, order, start), size, bunch }))
      const variant: Variant = { groups, reading: `order ${order.join('')}, from ${start}` }
      if (!canBeMade(variant, options.jokerMinGroup) || options.keep?.(variant) === false) continue
      if (!variants.has(nameOfGroups(groups))) variants.set(nameOfGroups(groups), variant)
    }
  if (variants.size === 0) return undefined
  return {
    section: number % 2,
    number,
    at: number,
    text: `line ${number}`,
    value: 25 + 5 * Math.floor(random() * 8),
    concealed: random() < options.concealed,
    variants: [...variants.values()],
  }
}

/** A card of so many lines. */
const stressCard = (options: StressOptions): Card => {
  const random = seeded(options.seed)
  const lines: Line[] = []
  while (lines.length < options.lines) {
    const line = drawLine(random, options, lines.length + 1)
    if (line !== undefined) lines.push(line)
  }
  return {
    name: options.name,
    facts: new Map(),
    jokerMinGroup: options.jokerMinGroup,
    sections: [
      { title: 'One', singlesAndPairs: false },
      { title: 'Two', singlesAndPairs: true },
    ],
    lines,
  }
}

const strictTiles = ({ groups }: Variant): number =>
  groups.reduce((sum, { bunch, size }) => sum + (bunch || size < 3 ? size : 0), 0)

/** The cards that tests compare on. */
export const STRESS_CARDS: readonly Card[] = [
  stressCard({
    name: 'everything',
    seed: 11,
    lines: 14,
    jokerMinGroup: 3,
    sizes: [1, 1, 2, 2, 3, 3, 4, 4, 5, 6],
    concealed: 0.25,
  }),
  stressCard({
    name: 'some natural, some not, in every line',
    seed: 23,
    lines: 12,
    jokerMinGroup: 3,
    sizes: [1, 2, 2, 3, 4, 5],
    keep: (variant) => strictTiles(variant) > 0 && strictTiles(variant) < 14,
    concealed: 0.1,
  }),
  stressCard({
    name: 'jokers anywhere',
    seed: 37,
    lines: 12,
    jokerMinGroup: 3,
    sizes: [3, 4, 4, 5, 6],
    keep: (variant) => strictTiles(variant) === 0,
    concealed: 0.1,
  }),
  stressCard({
    name: 'jokers in pairs',
    seed: 41,
    lines: 9,
    jokerMinGroup: 2,
    sizes: [1, 2, 2, 2, 3, 4],
    concealed: 0.2,
  }),
]
