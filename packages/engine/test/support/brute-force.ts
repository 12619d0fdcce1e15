/** The hands of a line a second time, tried without the language of the card. */
import { readCard } from '../../src/card/text/read-card.ts'
import type { Card, Variant } from '../../src/card/model.ts'
import { TILE_WORDS } from '../../src/tiles/kinds.ts'
import { must } from './law.ts'

export const cardOf = (text: string): Card => must(readCard(text))

const groupText = ({ kind, size, bunch }: Variant['groups'][number]): string => `${size}x${TILE_WORDS[kind]}${bunch ? '~' : ''}`
const variantText = ({ groups }: Variant): string => groups.map(groupText).toSorted().join(' ')
export const handsOf = (text: string): readonly string[] => (cardOf(text).lines[0]?.variants ?? []).map(variantText).toSorted()

/** The groups of a hand for some suits and numbers, in any order, or nothing where these make none. */
export type Maker = (a: string, b: string, c: string, n: number, m: number) => readonly string[] | undefined

const DRAGON: Readonly<Record<string, string>> = { B: 'G', C: 'R', D: '0' }
export const dragon = (suit: string): string => DRAGON[suit] ?? ''
const NUMBERS = [1, 2, 3, 4, 5, 6, 7, 8, 9]
const SUITS = ['B', 'C', 'D']
export const WINDS = ['N', 'E', 'W', 'S']

/** Every hand that a maker gives, trying all suits, alike or not, and all numbers; what it turns down is left out. */
export const bruteForce = (make: Maker): readonly string[] => {
  const hands = new Set<string>()
  for (const a of SUITS)
    for (const b of SUITS)
      for (const c of SUITS)
        for (const n of NUMBERS)
          for (const m of NUMBERS) {
            const groups = make(a, b, c, n, m)
            if (groups?.every((group) => !/x(0|-.|1.)[BCD]/.test(group)) === true) hands.add(groups.toSorted().join(' '))
          }
  return [...hands].toSorted()
}

export const three = (a: string, b: string, c: string): boolean => new Set([a, b, c]).size === 3
