import { describe, expect, it } from 'vitest'
import { practiceCard } from '../data/practice-card.ts'
import type { CompiledCard } from '../src/card/match/compile.ts'
import { compileCard } from '../src/card/match/compile.ts'
import { exposable } from '../src/card/match/exposable.ts'
import { packExposures } from '../src/card/match/exposed.ts'
import type { Hand } from '../src/card/match/hand.ts'
import { handJokers, naturalsOf } from '../src/card/match/hand.ts'
import type { Card, Line } from '../src/card/model.ts'
import type { Nearness } from '../src/card/match/nearest.ts'
import { nearest } from '../src/card/match/nearest.ts'
import { packRack } from '../src/card/match/packed.ts'
import { alive, bestValue, distance } from '../src/card/match/quick.ts'
import { readCard } from '../src/card/text/read-card.ts'
import { validate } from '../src/card/match/validate.ts'
import { winnable } from '../src/card/match/winnable.ts'
import { JOKER, KINDS, copies } from '../src/tiles/kinds.ts'
import { must } from './support/law.ts'
import { plainAlive, plainCard, plainDistances, plainOpen, plainWins } from './support/plain-matcher.ts'
import { seeded } from './support/random.ts'
import { STRESS_CARDS } from './support/stress-cards.ts'
import { drawExposedHand, drawHand, drawTable } from './support/stress-hands.ts'

/** How many hands each question is asked about: more than 100,000 in all. */
const MANY = { wins: 15_000, distances: 3_500, exposed: 3_000, tables: 4_000 }
/** The practice card has so many variants that the plain matcher takes its time. */
const FEWER = { wins: 2_000, distances: 300, exposed: 500, tables: 300 }

const cards = [...STRESS_CARDS.map((card) => ({ card, many: MANY })), { card: must(readCard(practiceCard)), many: FEWER }].map(
  ({ card, many }) => ({ card, many, name: card.name, compiled: compileCard(card), plain: plainCard(card) }),
)

const rackOf = ({ concealed }: Hand): NonNullable<ReturnType<typeof packRack>> => {
  const rack = packRack(concealed)
  if (rack === undefined) throw new Error('a hand was drawn that no set has')
  return rack
}

const least = (distances: readonly (number | undefined)[]): number | undefined => {
  const known = distances.filter((one) => one !== undefined)
  return known.length === 0 ? undefined : Math.min(...known)
}

/** One more tile of each kind is tried; and the groups must hold what the hand has, no joker where none may stand. */
const checkWays = (card: Card, hand: Hand, { distance: far = 0, nearest: lines }: Nearness): void => {
  for (const { line, ways } of lines)
    for (const { variant, groups, helps, jokerHelps } of ways.slice(0, 3)) {
      const plain = plainCard({ ...card, lines: [{ ...lineOf(card, line), variants: [variant] }] })
      const nearer = Array.from({ length: KINDS + 1 }, (_, kind) => kind).filter((kind) => {
        const concealed = hand.concealed.slice()
        concealed[kind] = (concealed[kind] ?? 0) + 1
        const held = kind === JOKER ? handJokers(hand) : naturalsOf(hand, kind)
        return held < copies(kind) && (least(plainDistances(plain, { ...hand, concealed })) ?? far) < far
      })
      expect([...helps, ...(jokerHelps ? [JOKER] : [])]).toEqual(nearer)
      const missing = groups.reduce((sum, { group, naturals, jokers }) => sum + group.size - naturals - jokers, 0)
      expect(missing).toBe(far)
      expect(groups.filter(({ exposed }) => exposed)).toHaveLength(hand.exposures.length)
      for (const { group, jokers } of groups) expect(jokers > 0 && (group.bunch || group.size < card.jokerMinGroup)).toBe(false)
      expect(groups.map(({ group }) => group)).toEqual(variant.groups)
    }
}

const lineOf = (card: Card, index: number): Line => {
  const line = card.lines[index]
  if (line === undefined) throw new Error(`no line ${index}`)
  return line
}

/** Answers that differ, with what they are about; the first few are enough to see. */
const disagreements = (): {
  readonly found: unknown[]
  readonly compare: (about: unknown, ours: unknown, theirs: unknown) => void
} => {
  const found: unknown[] = []
  const compare = (about: unknown, ours: unknown, theirs: unknown): void => {
    if (String(ours) !== String(theirs) && found.length < 3) found.push({ about, ours, theirs })
  }
  return { found, compare }
}

const rising = (numbers: readonly number[]): readonly number[] => numbers.toSorted((a, b) => a - b)

const linesOf = (compiled: CompiledCard, hand: Hand): readonly number[] =>
  rising(validate(compiled, hand).matches.map(({ line }) => line))

describe.each(cards)('$name', { timeout: 60_000 }, ({ card, many, compiled, plain }) => {
  it('is a card on which every variant can be made', () => {
    expect(compiled.never).toEqual([])
    expect(plain.variants.length).toBeGreaterThan(60)
  })

  it('validates concealed hands as the plain matcher does', () => {
    const random = seeded(card.lines.length + 1)
    const { found, compare } = disagreements()
    let wins = 0
    for (let index = 0; index < many.wins; index++) {
      const hand = drawHand(random, card)
      const lines = plainWins(plain, hand)
      if (lines.length > 0) wins++
      compare(hand, bestValue(compiled, rackOf(hand)), Math.max(0, ...lines.map((line) => lineOf(card, line).value)))
      compare(hand, linesOf(compiled, hand), lines)
    }
    expect(found).toEqual([])
    expect(wins).toBeGreaterThan(many.wins / 5)
  })

  it('finds how far concealed hands are from every line, and what brings them nearer', () => {
    const random = seeded(card.lines.length + 2)
    const { found, compare } = disagreements()
    for (let index = 0; index < many.distances; index++) {
      const hand = drawHand(random, card)
      const distances = plainDistances(plain, hand)
      const answer = nearest(compiled, hand)
      compare(hand, distance(compiled, rackOf(hand)), least(distances))
      compare(hand, answer.distances, distances)
      if (index % 20 === 0) checkWays(card, hand, answer)
    }
    expect(found).toEqual([])
  })

  it('validates and measures hands with exposures', () => {
    const random = seeded(card.lines.length + 3)
    const { found, compare } = disagreements()
    let wins = 0
    for (let index = 0; index < many.exposed; index++) {
      const hand = drawExposedHand(random, card)
      const distances = plainDistances(plain, hand)
      const lines = plainWins(plain, hand)
      const answer = nearest(compiled, hand)
      if (lines.length > 0) wins++
      compare(hand, answer.distances, distances)
      compare(hand, answer.distance, least(distances))
      compare(hand, linesOf(compiled, hand), lines)
      if (index % 20 === 0) checkWays(card, hand, answer)
    }
    expect(found).toEqual([])
    expect(wins).toBeGreaterThan(many.exposed / 10)
  })

  it('knows which lines are open to an opponent’s eyes', () => {
    const random = seeded(card.lines.length + 4)
    const { found, compare } = disagreements()
    let closed = 0
    for (let index = 0; index < many.tables; index++) {
      const { exposures, visible } = drawTable(random, card)
      const jokers = Math.floor(random() * 9)
      const table = { exposures, visible, jokers }
      const room = plainAlive(plain, exposures)
      compare(table, alive(compiled, packExposures(exposures, card.jokerMinGroup)), room)
      const [last, ...others] = exposures
      compare(table, last === undefined || exposable(compiled, last, others).standing === 'fits', room)
      const unseen = Uint8Array.from({ length: KINDS }, (_, kind) => copies(kind) - (visible[kind] ?? 0))
      const answer = winnable(compiled, table)
      compare(
        table,
        answer.open.map(({ line }) => line),
        plainOpen(plain, exposures, unseen, jokers),
      )
      compare(table, rising([...answer.open, ...answer.closed].map(({ line }) => line)), [...card.lines.keys()])
      compare(table, answer.winnable, answer.open.length > 0)
      compare(table, answer.closed.filter(({ why }) => why.length === 0).length, 0)
      if (!answer.winnable) closed++
    }
    expect(found).toEqual([])
    expect(closed).toBeGreaterThan(many.tables / 50)
  })
})
