/**
 * The interview: which question to ask next, what is decided already, and what remains when nobody knows. It gathers
 * facts; it decides nothing. Questions come in the situation's order, and only if an answer can change the ruling.
 */
import type { Decision } from '../decide/model.ts'
import { NOT_APPLICABLE } from '../decide/model.ts'
import type { Product } from '../decide/product.ts'
import { decisionsOf, effectsKey, narrow, openLeaves } from '../decide/product.ts'
import { neededFacts, openValues } from '../decide/remainder.ts'
import { bodyOf } from './body.ts'
import type { Hearing } from './hearing.ts'
import { openRulings } from './hearing.ts'
import type { Question, Reading } from './ruling.ts'

const MOST_BRANCHES = 3
const MOST_VALUES_SAID = 3

/** Said of a branch that still holds several rulings whose headlines differ. */
const OPEN_BRANCH = 'What follows still depends on the rest.'

/** The situation's own questions come first, before what a table wants asked. */
const placeOf = (asks: readonly string[], fact: string): number => (asks.includes(fact) ? asks.indexOf(fact) : asks.length)

/** The questions that can still change the ruling, first the one to ask. */
export const questionsOf = (hearing: Hearing): readonly Question[] => {
  const product = openRulings(hearing, 'effects')
  const needed = neededFacts(hearing.court.plan, product, hearing.aside)
  const { asks } = hearing.situation
  return needed
    .toSorted((a, b) => placeOf(asks, a) - placeOf(asks, b))
    .map((fact) => {
      const words = hearing.court.law.factWords[fact]
      return {
        fact,
        question: words?.ask ?? fact,
        answers: openValues(product, fact)
          .filter((value) => words?.answers[value] !== undefined)
          .map((value) => ({ value, label: words?.answers[value] ?? value })),
      }
    })
}

/** What every ruling that is still open agrees on, topic by topic, as decisions that may speak for it. */
export const decidedEffects = (hearing: Hearing): readonly Decision[] => {
  const product = openRulings(hearing, 'decisions')
  return agreed(hearing, product, openLeaves(product))
}

/** The decisions that every ruling still open shares, so that their headlines may be read already. */
export const sharedDecisions = (hearing: Hearing): readonly Decision[] => {
  const product = openRulings(hearing, 'decisions')
  const [first = [], ...rest] = openLeaves(product).map((leaf) => product.leaves[leaf] ?? [])
  return decisionsOf(
    hearing.court.plan,
    first.filter((id, topic) => rest.every((other) => other[topic] === id)),
  )
}

const agreed = (hearing: Hearing, product: Product, leaves: readonly number[]): readonly Decision[] => {
  const rulings = leaves.map((leaf) => decisionsOf(hearing.court.plan, product.leaves[leaf] ?? []))
  const [first = [], ...rest] = rulings
  return first.filter((decision, topic) =>
    rest.every((other) => effectsKey(other[topic]?.effects ?? []) === effectsKey(decision.effects)),
  )
}

/** Values of one unknown fact that lead to each leaf. */
const leadingValues = (product: Product, fact: string): ReadonlyMap<number, readonly string[]> => {
  const found = new Map<number, string[]>()
  for (const value of openValues(product, fact)) {
    const under = narrow(product, { [fact]: value })
    for (const leaf of openLeaves(under)) found.set(leaf, [...(found.get(leaf) ?? []), value])
  }
  return found
}

/** What a ruling says of one slot, or of all of them. */
const effectKey = (hearing: Hearing, product: Product, leaf: number, slot?: string): string =>
  effectsKey(
    decisionsOf(hearing.court.plan, product.leaves[leaf] ?? []).flatMap((decision) =>
      decision.effects.filter((effect) => slot === undefined || effect.slot === slot),
    ),
  )

const groupBy = (leaves: readonly number[], keyOf: (leaf: number) => string): readonly (readonly number[])[] => {
  const groups = new Map<string, number[]>()
  for (const leaf of leaves) {
    const key = keyOf(leaf)
    groups.set(key, [...(groups.get(key) ?? []), leaf])
  }
  return [...groups.values()]
}

/**
 * One group a ruling where there are few; otherwise one for each outcome of the first slot, in reading order, that tells
 * a few groups apart, so that a branch still says something definite.
 */
const branchGroups = (hearing: Hearing, product: Product, leaves: readonly number[]): readonly (readonly number[])[] => {
  const exact = groupBy(leaves, (leaf) => effectKey(hearing, product, leaf))
  if (exact.length <= MOST_BRANCHES) return exact
  const bySlot = hearing.court.law.slots.map(({ slot }) => groupBy(leaves, (leaf) => effectKey(hearing, product, leaf, slot)))
  const few = bySlot.find((groups) => groups.length > 1 && groups.length <= MOST_BRANCHES)
  const groups = few ?? bySlot.find((some) => some.length > 1) ?? exact
  return [...groups.slice(0, MOST_BRANCHES - 1), groups.slice(MOST_BRANCHES - 1).flat()].filter((group) => group.length > 0)
}

/** At most three branches over what nobody knows: one a ruling, or one a fate of the hand where there are more. */
export const branchesOf = (hearing: Hearing): readonly Reading[] => {
  const product = openRulings(hearing, 'decisions')
  const leaves = openLeaves(product)
  const groups = branchGroups(hearing, product, leaves)
  const { factWords } = hearing.court.law
  return groups.flatMap((group) => {
    const when: Record<string, readonly string[]> = {}
    for (const fact of hearing.aside) {
      const leading = leadingValues(product, fact)
      const values = [...new Set(group.flatMap((leaf) => leading.get(leaf) ?? []))].filter((value) => value !== NOT_APPLICABLE)
      if (values.length > 0) when[fact] = values
    }
    const body = bodyOf(hearing, agreed(hearing, product, group))
    if (!body.ok) return []
    const clauses = Object.entries(when).flatMap(([fact, values]) => {
      const said = values.flatMap((value) => factWords[fact]?.says[value] ?? [])
      return said.length === 0 ? [] : said.join(', or ')
    })
    const long = Object.values(when).some((values) => values.length > MOST_VALUES_SAID)
    const { headline, payments, figures, deal, effects } = body.value
    return [
      {
        when,
        says: long || clauses.length === 0 ? 'Otherwise' : `If ${clauses.join(', and ')}`,
        headline: headline === '' ? OPEN_BRANCH : headline,
        payments,
        figures,
        deal,
        effects,
        heldBy: [],
      },
    ]
  })
}
