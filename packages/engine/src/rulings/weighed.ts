/** Facts that the values of two hands tell, so that nobody is asked what the figures say already. */
import type { Assignment } from '../decide/model.ts'
import { NOT_APPLICABLE } from '../decide/model.ts'
import { holds } from '../decide/when.ts'
import { fillCast } from '../table/cast.ts'
import { worthOf } from '../table/outcome.ts'
import type { Court } from './court.ts'
import type { Weighing } from './law.ts'
import type { Story } from './story.ts'

const verdict = ({ first, second, same }: Weighing, one: number, other: number): string =>
  one === other ? same : one > other ? first : second

/** What the values of a story tell beside its facts, for facts that mean something with those that are settled. */
export const weighedFacts = (court: Court, { who = {}, values = {} }: Story, settled: Assignment): Assignment => {
  const open = court.law.weighings.filter(({ fact }) => {
    const gates = court.plan.facts.get(fact)?.appliesWhen
    const means = gates === undefined || holds(gates, (id) => settled[id] ?? NOT_APPLICABLE)
    return means && settled[fact] === undefined && court.plan.facts.has(fact)
  })
  if (open.length === 0 || values.hands === undefined) return {}
  const cast = fillCast(court.law.roles, who, settled)
  if (!cast.ok) return {}
  return Object.fromEntries(
    open.flatMap((weighing) => {
      const [one, other] = weighing.hands.map((part) => {
        const seat = cast.value[part]?.[0]
        return seat === undefined ? undefined : worthOf(seat, cast.value, values)
      })
      return one === undefined || other === undefined ? [] : [[weighing.fact, verdict(weighing, one, other)]]
    }),
  )
}
