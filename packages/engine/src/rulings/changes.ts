/** What would change a ruling: other answers to what was taken for granted, and other rules. */
import { createMemory } from '../base/memory.ts'
import type { Assignment, Decision } from '../decide/model.ts'
import type { Product } from '../decide/product.ts'
import { assume, decisionsOf, effectsKey, isImpossible, join, narrow, openLeaves, readLeaf } from '../decide/product.ts'
import { openVariables } from '../decide/remainder.ts'
import { optionsThatMatter, productOf } from '../decide/whole-case.ts'
import { holds, variablesOf } from '../decide/when.ts'
import { NOT_APPLICABLE } from '../decide/model.ts'
import { castOf, headlineOf, speechOf } from './body.ts'
import type { Court } from './court.ts'
import type { Hearing } from './hearing.ts'
import { openRulings, settledFacts, wholeOf } from './hearing.ts'
import type { Alternative, Assumption, Change } from './ruling.ts'

const MOST_ASSUMPTIONS = 6

const slotKeys = createMemory<Decision, ReadonlyMap<string, string>>()
const NO_KEYS: ReadonlyMap<string, string> = new Map()

/** What a decision says of each slot, as text. */
const slotKeysOf = ({ plan }: Court, id: string): ReadonlyMap<string, string> => {
  const decision = plan.decisions.get(id)
  if (decision === undefined) return NO_KEYS
  const { effects } = decision
  return slotKeys(
    decision,
    () => new Map(effects.map(({ slot }) => [slot, effectsKey(effects.filter((effect) => effect.slot === slot))])),
  )
}

/** Slots whose effects differ between two rulings, in reading order. A slot belongs to one topic, so to one decision. */
const changedSlots = ({ court }: Hearing, before: readonly string[], after: readonly string[]): readonly string[] => {
  const changed = new Set<string>()
  const compare = (one: string, other: string): void => {
    const keys = slotKeysOf(court, other)
    for (const [slot, key] of slotKeysOf(court, one)) if (keys.get(slot) !== key) changed.add(slot)
  }
  before.forEach((one, topic) => {
    const other = after[topic] ?? ''
    if (one === other) return
    compare(one, other)
    compare(other, one)
  })
  return changed.size === 0 ? [] : court.law.slots.flatMap(({ slot }) => (changed.has(slot) ? [slot] : []))
}

const headline = (hearing: Hearing, ids: readonly string[]): string | undefined => {
  const cast = castOf(hearing)
  return cast.ok ? headlineOf(speechOf(hearing, cast.value), decisionsOf(hearing.court.plan, ids)) : undefined
}

/** The first of several rulings that come to the same. */
const sameEffects = (hearing: Hearing, product: Product): readonly string[] | undefined => {
  const rulings = openLeaves(product).map((leaf) => product.leaves[leaf] ?? [])
  const keys = new Set(
    rulings.map((ids) => effectsKey(decisionsOf(hearing.court.plan, ids).flatMap((decision) => decision.effects))),
  )
  return keys.size === 1 ? rulings[0] : undefined
}

const changeTo = (
  hearing: Hearing,
  current: readonly string[],
  product: Product,
  value: string,
  says: string,
): Change | undefined => {
  if (isImpossible(product)) return undefined
  const ids = readLeaf(product) ?? sameEffects(hearing, product)
  if (ids === undefined) return { value, says, changes: ['needs more facts'] }
  const changes = changedSlots(hearing, current, ids)
  if (changes.length === 0) return undefined
  const said = headline(hearing, ids)
  return said === undefined ? { value, says, changes } : { value, says, changes, headline: said }
}

/**
 * The hearing with one assumption turned round. Where the other assumptions would make that impossible, those that hang
 * on the turned fact are left open instead.
 */
const withTaken = (hearing: Hearing, id: string, value: string): Hearing => {
  const taken = { ...hearing.taken, [id]: value }
  const turned = { ...hearing, taken }
  if (!isImpossible(openRulings(turned, 'decisions'))) return turned
  const hanging = hearing.court.plan.model.facts.filter(
    (fact) => fact.appliesWhen !== undefined && variablesOf(fact.appliesWhen).includes(id),
  )
  return {
    ...hearing,
    taken: Object.fromEntries(Object.entries(taken).filter(([other]) => !hanging.some((fact) => fact.id === other))),
  }
}

/** What the ruling takes for granted and would change if it were otherwise; six at most. */
export const assumptionsOf = (hearing: Hearing, current: readonly string[]): readonly Assumption[] => {
  const { court, taken } = hearing
  const facts = settledFacts(hearing)
  const found: Assumption[] = []
  for (const [id, value] of Object.entries(taken)) {
    if (found.length === MOST_ASSUMPTIONS) break
    const words = court.law.factWords[id]
    const fact = court.plan.facts.get(id)
    if (facts[id] !== value || words === undefined || fact === undefined) continue
    const otherwise = fact.values
      .filter((other) => other !== value)
      .flatMap((other) => {
        const changed = withTaken(hearing, id, other)
        const product = openRulings(changed, 'decisions')
        return changeTo(changed, current, product, other, words.assumed?.[other] ?? words.says[other] ?? other) ?? []
      })
    if (otherwise.length > 0)
      found.push({ fact: id, value, says: words.assumed?.[value] ?? words.says[value] ?? value, otherwise })
  }
  return found
}

const anyRules = createMemory<Hearing, Product>()

/** What can come of a hearing when every option is open: its facts are known, so this is small. */
const underAnyRules = (hearing: Hearing): Product =>
  anyRules(hearing, () => {
    const facts = { ...settledFacts(hearing), ...hearing.told }
    return assume(join(hearing.court.plan, hearing.compiled, facts), hearing.taken)
  })

/** The same facts with some options settled otherwise. */
export const underOptions = (hearing: Hearing, options: Assignment): Product => {
  const settled = { ...hearing.rules.options, ...options }
  const whole = wholeOf(hearing)
  const product = whole === undefined ? undefined : productOf(hearing.court.plan, whole, settled, 'decisions')
  return product ?? narrow(underAnyRules(hearing), settled)
}

/** What a ruling still turns on when every option is open. */
const openOptions = (hearing: Hearing): readonly string[] => {
  const { court, compiled, told, taken } = hearing
  const whole = wholeOf(hearing)
  if (whole !== undefined) return optionsThatMatter(court.plan, whole)
  return openVariables(assume(join(court.plan, compiled, { ...settledFacts(hearing), ...told }, 'effects'), taken))
}

/** Options that would change the ruling, each value with what it changes; some only together with another. */
export const alternativesOf = (hearing: Hearing, current: readonly string[]): readonly Alternative[] => {
  const { court } = hearing
  return openOptions(hearing).flatMap((id) => {
    const option = court.plan.options.get(id)
    const words = court.law.optionWords[id]
    if (option === undefined || words === undefined) return []
    const value = hearing.rules.options[id] ?? option.standard
    const otherwise = option.values
      .filter((other) => other !== value)
      .map((other): Change => {
        const says = words.values[other]?.says ?? other
        return (
          changeTo(hearing, current, underOptions(hearing, { [id]: other }), other, says) ?? { value: other, says, changes: [] }
        )
      })
    return [{ option: id, title: words.title, current: value, otherwise }]
  })
}

/** Options whose sources are unsettled here and that neither the rule set nor the table has settled. */
export const unsettledOptions = (hearing: Hearing): readonly { readonly id: string; readonly between: readonly string[] }[] => {
  const facts = settledFacts(hearing)
  return hearing.court.plan.model.options.flatMap(({ id, unsettled }) => {
    if (unsettled === undefined || hearing.rules.fixed.has(id)) return []
    if (unsettled.when !== undefined && !holds(unsettled.when, (fact) => facts[fact] ?? NOT_APPLICABLE)) return []
    return [{ id, between: unsettled.between }]
  })
}
