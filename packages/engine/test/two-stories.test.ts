/** Two versions of one event: whether the difference matters, and what has to be established. */
import { describe, expect, it } from 'vitest'
import { adjudicate } from '../src/rulings/adjudicate.ts'
import type { Ruling } from '../src/rulings/ruling.ts'
import type { Story } from '../src/rulings/story.ts'
import type { TwoStories } from '../src/rulings/two-stories.ts'
import { compareStories } from '../src/rulings/two-stories.ts'
import { combinations, court, createRandom, must, nmjl, pick } from './support/law.ts'

const story = (facts: Story['facts'], who?: Story['who'], situation = 'mj-error'): Story => ({
  situation,
  facts,
  ...(who === undefined ? {} : { who }),
})
const compared = (one: Story, other: Story): TwoStories => must(compareStories(court, nmjl, one, other))
const names = (found: TwoStories): unknown => [found.differs.length > 0, found.establish.map(({ fact }) => fact)]

describe('two stories', () => {
  it('that differ in what decides name that one fact', () =>
    expect(
      names(
        compared(story({ declaredOn: 'discard', shownClaim: 'more' }), story({ declaredOn: 'discard', shownClaim: 'group' })),
      ),
    ).toEqual([true, ['shownClaim']]))

  it('that differ in nothing that matters need nothing', () => {
    const found = compared(
      story({ declaredOn: 'own', shownOwn: 'some', walls: 'disturbed' }),
      story({ declaredOn: 'own', shownOwn: 'some' }),
    )
    expect(names(found)).toEqual([false, []])
  })

  it('that differ in an answer and in what hangs on it ask only for the answer', () => {
    const found = compared(story({ declaredOn: 'own', shownOwn: 'some' }), story({ declaredOn: 'discard', shownClaim: 'none' }))
    expect(names(found)).toEqual([true, ['declaredOn']])
    expect(found.disputed.map(({ fact }) => fact)).toContain('shownClaim')
  })

  it('that name different seats have to establish the seat', () => {
    const facts = { declaredOn: 'discard', shownClaim: 'more' }
    const found = compared(story(facts, { actor: ['a'], discarder: ['b'] }), story(facts, { actor: ['c'], discarder: ['b'] }))
    expect(names(found)).toEqual([true, ['who.actor']])
    expect(found.establish[0]?.question).toBe('Which seat is the declarer?')
  })

  it('of different situations cannot be compared', () => {
    const found = compareStories(court, nmjl, story({}), story({}, undefined, 'misname'))
    expect(found.ok ? '' : found.problems[0]?.code).toBe('story/two-situations')
  })

  it('say which of the two cannot be ruled on', () => {
    const found = compareStories(court, nmjl, story({}), story({ shownClaim: 'nonsense' }))
    expect(found.ok ? '' : found.problems[0]?.at).toBe('second story, facts.shownClaim')
  })
})

const said = ({ outcome, effects, next }: Ruling): string =>
  JSON.stringify([outcome, effects.map(({ slot, kind, role }) => `${slot} ${kind} ${role ?? ''}`).toSorted(), next.kind])

const isOpen = ({ outcome }: Ruling): boolean => outcome === 'needs-facts'

/** Pairs of stories tried in each situation. */
const PAIRS = 25

describe('what has to be established', { timeout: 60_000 }, () => {
  const situations = ['mj-error', 'misname', 'dead-call', 'swap-when', 'out-of-turn', 'wall-wrong']
  it.each(situations)('in %s settles the ruling, whatever is true of the rest', (id) => {
    const random = createRandom(7)
    const situation = court.situation(id)
    const asks = situation?.asks ?? []
    const all = [...combinations(situation?.incident ?? '')]
    const told = (): Story => {
      const complete = pick(random, all)
      const own = Object.entries(complete).filter(([fact, value]) => asks.includes(fact) && value !== 'n/a')
      return story(Object.fromEntries(own), undefined, id)
    }
    let pairs = 0
    const broken: unknown[] = []
    for (let turn = 0; turn < PAIRS; turn++) {
      const [one, other] = [told(), told()]
      const found = compareStories(court, nmjl, one, other)
      if (!found.ok) continue
      pairs++
      expect(found.value.differs.length === 0).toBe(said(found.value.first) === said(found.value.second))
      // The established facts as the first story has them, all the rest as the second has it.
      const facts = { ...other.facts }
      for (const { fact } of found.value.establish) {
        const value = one.facts[fact]
        if (value !== undefined) facts[fact] = value
      }
      const mixed = adjudicate(court, nmjl, { ...other, facts })
      const decided = mixed.ok && ![mixed.value, found.value.first, found.value.second].some(isOpen)
      if (!decided || found.value.establish.length === 0) continue
      if (said(mixed.value) !== said(found.value.first)) broken.push([one.facts, other.facts, found.value.establish])
    }
    expect(broken).toEqual([])
    expect(pairs).toBeGreaterThan(5)
  })
})
