/**
 * Who plays which part. A story may name every seat, some, or none; seats left unnamed are given out so that each part
 * is played and no seat plays two that exclude each other. Equal stories get equal seats.
 */
import type { Problem } from '../base/problem.ts'
import type { Result } from '../base/result.ts'
import { failed, ok } from '../base/result.ts'
import { didYouMean } from '../base/suggest.ts'
import type { Assignment } from '../decide/model.ts'
import { NOT_APPLICABLE } from '../decide/model.ts'
import { holds } from '../decide/when.ts'
import type { Role } from './roles.ts'
import type { Seat } from './seats.ts'
import { leftOf, SEATS, seatsAfter } from './seats.ts'

/** Role -> its seats. */
export type Cast = { readonly [role: string]: readonly Seat[] }

/** How many seats play a role under these facts. */
const countOf = ({ counts }: Role, facts: Assignment): number => {
  const valueOf = (id: string): string => facts[id] ?? NOT_APPLICABLE
  for (const { when, is } of counts) if (holds(when, valueOf)) return is
  return 0
}

/** Seats to try for a role, best first. */
const candidates = (role: Role, cast: Cast, facts: Assignment): readonly Seat[] => {
  const actor = cast['actor']?.[0]
  const source = role.among?.find((row) => holds(row.when, (id) => facts[id] ?? NOT_APPLICABLE))
  const among = source === undefined ? [] : (cast[source.role] ?? [])
  if (among.length > 0) return among
  if (actor === undefined) return SEATS
  const order = seatsAfter(actor)
  return [...(role.from === 'left' ? [leftOf(actor), ...order.toReversed()] : order), actor]
}

/** Roles that a seat cannot play besides this one under these facts. */
const apartOf = (role: Role, facts: Assignment): readonly string[] => [
  ...role.apart,
  ...(role.apartWhen ?? []).filter((row) => holds(row.when, (id) => facts[id] ?? NOT_APPLICABLE)).map((row) => row.role),
]

const excluded = (role: Role, roles: readonly Role[], cast: Cast, facts: Assignment): ReadonlySet<Seat> =>
  new Set([
    ...apartOf(role, facts).flatMap((other) => cast[other] ?? []),
    ...roles.filter((other) => apartOf(other, facts).includes(role.id)).flatMap((other) => cast[other.id] ?? []),
  ])

/** Two roles whose seats act one before the other, counted from a third. */
interface Order {
  readonly first: string
  readonly second: string
  readonly after: string
}

const ordersOf = (roles: readonly Role[], facts: Assignment): readonly Order[] => {
  const orders: Order[] = []
  for (const { id: first, before = [] } of roles)
    for (const { when, role: second, after } of before)
      if (holds(when, (id) => facts[id] ?? NOT_APPLICABLE)) orders.push({ first, second, after })
  return orders
}

/** Whether the named seats leave room for an order. A seat that nobody has named may be any. */
const allows = ({ first, second, after }: Order, cast: Cast): boolean => {
  const any = (role: string): readonly Seat[] => (cast[role]?.length === 1 ? cast[role] : SEATS)
  return any(after).some((from) => {
    const order = seatsAfter(from)
    return any(first).some((one) => order.includes(one) && any(second).some((two) => order.indexOf(one) < order.indexOf(two)))
  })
}

const orderProblems = (roles: readonly Role[], named: Cast, facts: Assignment): readonly Problem[] =>
  ordersOf(roles, facts)
    .filter((order) => !allows(order, named))
    .map(({ first, second, after }) => ({
      code: 'story/seat-order',
      at: `who.${first}`,
      message: `By these facts the ${first} acts before the ${second}, counted from the ${after}; with the seats named it does not.`,
      hint: 'Play goes from a to b, c, d. Trade the seats, or change the facts.',
    }))

/** Facts that the named seats tell by their number, where the story does not tell them itself. */
export const factsFromCast = (roles: readonly Role[], named: Cast, facts: Assignment): Assignment => {
  const told: Record<string, string> = {}
  for (const role of roles) {
    const seats = named[role.id]
    const value = seats === undefined ? undefined : role.tells?.byCount[seats.length]
    if (role.tells !== undefined && value !== undefined && facts[role.tells.fact] === undefined) told[role.tells.fact] = value
  }
  return told
}

/** A hand that is out now may have thrown the tile while it was live: its discards stand. Unnamed, it is given to a live seat. */
const mayMeet = (role: string, other: string): boolean => [role, other].toSorted().join(' ') === 'dead discarder'

/** Checks named seats against the facts: known roles, the right number, no seat in two parts that exclude each other. */
export const checkCast = (roles: readonly Role[], named: Cast, facts: Assignment): readonly Problem[] => {
  const problems: Problem[] = []
  const known = roles.map((role) => role.id)
  for (const [id, seats] of Object.entries(named)) {
    const wrong = (code: string, message: string, hint: string): void =>
      void problems.push({ code, at: `who.${id}`, message, hint })
    const role = roles.find((one) => one.id === id)
    if (role === undefined) {
      wrong('story/unknown-role', `${id} is no part in a story.`, didYouMean(id, known))
      continue
    }
    if (new Set(seats).size !== seats.length) wrong('story/seat-twice', `A seat is named twice as ${id}.`, 'Name each seat once.')
    const count = countOf(role, facts)
    if (seats.length > 0 && count > 0 && seats.length !== count)
      wrong(
        'story/seat-count',
        `The facts speak of ${count} as ${id}, but ${seats.length} ${seats.length === 1 ? 'is' : 'are'} named.`,
        'Change the facts or the seats.',
      )
    for (const other of apartOf(role, facts)) {
      const both = mayMeet(role.id, other) ? undefined : seats.find((seat) => named[other]?.includes(seat) === true)
      if (both !== undefined)
        wrong('story/seat-clash', `Seat ${both} cannot be both ${id} and ${other}.`, 'Give one of the two parts to another seat.')
    }
  }
  return problems.length > 0 ? problems : orderProblems(roles, named, facts)
}

/** Gives a seat to every part that the facts call for. */
export const fillCast = (roles: readonly Role[], named: Cast, facts: Assignment): Result<Cast> => {
  const problems = checkCast(roles, named, facts)
  if (problems.length > 0) return failed(...problems)
  const cast: Record<string, readonly Seat[]> = { ...named }
  const orders = ordersOf(roles, facts)
  for (const role of roles) {
    const count = countOf(role, facts)
    const given = cast[role.id] ?? []
    if (count === 0 || given.length >= count) continue
    // Seats that later roles have already been promised by name stay free for them.
    const taken = excluded(role, roles, cast, facts)
    // A seat that is named for a part taken from this one, such as a declarer among the dead, plays this one too.
    const promised = roles
      .filter((other) => other.among?.some((row) => row.role === role.id) === true)
      .flatMap((other) => named[other.id] ?? [])
    const order = [...new Set([...promised, ...candidates(role, cast, facts)])]
    const free = order.filter((seat) => !taken.has(seat) && !given.includes(seat))
    const inOrder = free.filter((seat) => orders.every((one) => allows(one, { ...cast, [role.id]: [seat] })))
    const best = inOrder.length > 0 ? inOrder : free
    cast[role.id] = [...given, ...best.slice(0, count - given.length)]
  }
  return ok(cast)
}
