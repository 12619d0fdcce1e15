/**
 * How many hands make a line, counted from two sides. The matcher's side walks: from one hand of each variant to every hand
 * that differs by one tile and that the matcher takes for a win, and so on until no new one turns up. The other side
 * writes down every way to put naturals and jokers in the groups of each variant, and asks the matcher nothing.
 */
import { describe, expect, it } from 'vitest'
import { practiceCard } from '../data/practice-card.ts'
import { compileCard } from '../src/card/match/compile.ts'
import type { Card, Line, Variant } from '../src/card/model.ts'
import type { PackedRack } from '../src/card/match/packed.ts'
import { NO_TILES, addTile, packRack, takeTile } from '../src/card/match/packed.ts'
import { bestValue } from '../src/card/match/quick.ts'
import { readCard } from '../src/card/text/read-card.ts'
import type { Kind } from '../src/tiles/kinds.ts'
import { JOKER, KINDS, copies } from '../src/tiles/kinds.ts'
import { must } from './support/law.ts'
import { STRESS_CARDS } from './support/stress-cards.ts'

/** Hands of a variant as tiles, each once, in one order of kinds. */
const handsOf = ({ groups }: Variant, jokerMinGroup: number, to: Set<string>): void => {
  const counts = Array.from({ length: KINDS + 1 }, () => 0)
  const fill = (at: number): void => {
    const group = groups[at]
    if (group === undefined) {
      to.add(counts.join(''))
      return
    }
    const { kind, size, bunch } = group
    const before = counts[kind] ?? 0
    const jokersBefore = counts[JOKER] ?? 0
    for (let jokers = 0; jokers <= (bunch || size < jokerMinGroup ? 0 : size); jokers++) {
      const naturals = before + size - jokers
      counts[kind] = naturals
      counts[JOKER] = jokersBefore + jokers
      if (naturals <= copies(kind) && jokersBefore + jokers <= copies(JOKER)) fill(at + 1)
    }
    counts[kind] = before
    counts[JOKER] = jokersBefore
  }
  fill(0)
}

/** One hand of the variant: naturals as far as there are any. */
const firstHand = ({ groups }: Variant): PackedRack => {
  let rack = NO_TILES
  for (const { kind, size } of groups)
    for (let tile = 0; tile < size; tile++) rack = addTile(rack, kind) ?? addTile(rack, JOKER) ?? rack
  return rack
}

/** The rack of a hand as `handsOf` writes it. */
const rackOf = (hand: string): PackedRack => packRack(Uint8Array.from(hand, Number)) ?? NO_TILES

const ALL: readonly Kind[] = Array.from({ length: KINDS + 1 }, (_, kind) => kind)

const walk = (card: Card, line: Line): number => {
  const compiled = compileCard({ ...card, lines: [{ ...line, value: 1 }] })
  const seen = new Set<string>()
  const waiting: PackedRack[] = []
  const meet = (rack: PackedRack): void => {
    if (bestValue(compiled, rack) === 0) return
    const key = `${rack.bam} ${rack.crak} ${rack.dot} ${rack.honor}`
    if (seen.has(key)) return
    seen.add(key)
    waiting.push(rack)
  }
  line.variants.map(firstHand).forEach(meet)
  for (let rack = waiting.pop(); rack !== undefined; rack = waiting.pop())
    for (const out of ALL) {
      const fewer = takeTile(rack, out)
      if (fewer === undefined) continue
      for (const into of ALL) {
        const next = addTile(fewer, into)
        if (next !== undefined && into !== out) meet(next)
      }
    }
  return seen.size
}

const counted = (card: Card, line: Line): number => {
  const hands = new Set<string>()
  for (const variant of line.variants) handsOf(variant, card.jokerMinGroup, hands)
  return hands.size
}

/** Variants of a line that are walked: a line is the same in every suit, and a walk asks about some 300 hands for each it finds. */
const MOST_VARIANTS = 6

const cards = [must(readCard(practiceCard)), ...STRESS_CARDS].map((card) => ({ name: card.name, card }))

describe.each(cards)('$name', { timeout: 60_000 }, ({ card }) => {
  it('has as many hands a line when walked as when written down', () => {
    const some = card.lines.map((line) => ({ ...line, variants: line.variants.slice(0, MOST_VARIANTS) }))
    const walked = some.map((line) => walk(card, line))
    expect(walked).toEqual(some.map((line) => counted(card, line)))
    expect(Math.min(...walked)).toBeGreaterThan(0)
  })

  it('takes every hand that can be written down for a win', () => {
    const lost: string[] = []
    for (const line of card.lines) {
      const compiled = compileCard({ ...card, lines: [line] })
      const hands = new Set<string>()
      for (const variant of line.variants) handsOf(variant, card.jokerMinGroup, hands)
      for (const hand of hands) if (bestValue(compiled, rackOf(hand)) !== line.value) lost.push(hand)
    }
    expect(lost).toEqual([])
  })
})
