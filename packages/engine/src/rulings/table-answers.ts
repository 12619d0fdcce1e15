/** Answers to the question that a table waits for: a checked hand, a fact, or a reaction that belongs to the declaration. */
import type { Result } from '../base/result.ts'
import { failed, ok } from '../base/result.ts'
import type { Assignment } from '../decide/model.ts'
import type { Declared, Reacted, Told, Verified } from '../table/events-play.ts'
import type { TableEvent } from '../table/events.ts'
import { hasCommitted, nearerFirst } from '../table/incident-claims.ts'
import type { Seat } from '../table/seats.ts'
import type { Pending, Table } from '../table/table.ts'

/** A second declaration on the same tile joins the one that waits to be checked. */
type Answer = Verified | Told | Reacted | Declared

/** The waiting event and the answers so far. */
export interface Completed {
  readonly event: TableEvent
  readonly facts: Assignment
}

const refuse = (code: string, at: string, message: string, hint: string): Result<never> =>
  failed({ code: `table/${code}`, at, message, hint })

/** Asked where a declared hand has to be checked first. */
const HAND = 'valid'

const remedy = (pending: Pending): string => {
  if (pending.asks[0] === HAND) return `Enter verified for seat ${pending.verify}, or a further reaction.`
  return pending.verify === undefined
    ? `Enter told with ${pending.asks.join(' or ')}.`
    : `Enter verified for seat ${pending.verify}.`
}

/** Told together with the one that waits: a declaration on the discard and one on a pick, made at the same moment (MJ-06). */
const isAtOnce = (first: Declared, both: Declared): boolean =>
  first.rival === undefined &&
  both.late === 'bothDeclared' &&
  (first.on === 'own' ? both.rival?.seat === first.seat : both.seat === first.seat)

/** A seat that has touched the wall has chosen its pick (PICK-04); what it says of the discard is a question of its own. */
const hasPicked = ({ turn }: Table, seat: Seat): boolean => turn?.stage === 'picked' && turn.seat === seat

/** Whether an event answers what the table waits for; every other event has to wait. */
export const answered = (table: Table, pending: Pending, event: TableEvent): Result<Answer> => {
  const declared = pending.event.type === 'declared' ? pending.event : undefined
  if (event.type === 'reacted')
    return declared === undefined
      ? refuse('no-declaration', 'type', 'No declaration waits to be checked.', remedy(pending))
      : ok(event)
  if (event.type === 'verified')
    return event.seat === pending.verify
      ? ok(event)
      : refuse('other-seat', 'seat', `It is not the hand of seat ${event.seat} that is checked now.`, remedy(pending))
  const joins = event.type === 'declared' && event.on === 'discard' && declared?.on === 'discard'
  if (event.type === 'declared' && declared !== undefined && pending.asks[0] === HAND && isAtOnce(declared, event))
    return ok(event)
  if (joins && hasPicked(table, event.seat))
    return refuse(
      'pending',
      'type',
      `A question is open: ${pending.question} Seat ${event.seat} has picked already, so its declaration is no second one on the discard.`,
      `${remedy(pending)} Where it declared on its pick at the same moment, enter declared for seat ${declared.seat} with late: bothDeclared and the other as rival.`,
    )
  if (joins && declared.rival === undefined && event.seat !== declared.seat) return ok(event)
  if (event.type !== 'told') return refuse('pending', 'type', `A question is open: ${pending.question}`, remedy(pending))
  // What else is told could not be checked before the hand is.
  if (pending.asks[0] === HAND) return refuse('pending', 'type', `A question is open: ${pending.question}`, remedy(pending))
  const known = Object.keys(event.facts).find(
    (fact) => Object.hasOwn(pending.facts, fact) && pending.facts[fact] !== event.facts[fact],
  )
  return known === undefined
    ? ok(event)
    : refuse('contradiction', `facts.${known}`, `${known} was told as ${pending.facts[known]} before.`, 'Keep to one answer.')
}

/** Two declarations on one tile: the nearer seat is checked first, unless the farther had committed before it spoke (CLAIM-07). */
const joined = (first: Declared, second: Declared, by: Table['discard']): Declared => {
  const nearer = by === undefined ? first.seat : nearerFirst(by.by, first.seat, second.seat)[0]
  const [checked, other] = nearer === first.seat || hasCommitted(first) ? [first, second] : [second, first]
  const reactions = [...(first.reactions ?? []), ...(second.reactions ?? [])].filter(
    ({ seat }) => seat !== first.seat && seat !== second.seat,
  )
  const { valid, handKind, value, jokerless } = other
  return {
    ...checked,
    ...(reactions.length > 0 ? { reactions } : {}),
    rival: {
      seat: other.seat,
      wants: 'win',
      coDeclared: true,
      ...(valid === undefined ? {} : { right: valid }),
      ...(handKind === undefined ? {} : { handKind }),
      ...(value === undefined ? {} : { value }),
      ...(jokerless === undefined ? {} : { jokerless }),
    },
  }
}

/** Two declarations made at the same moment, with what was told of either. */
const atOnce = (first: Declared, both: Declared): Declared => {
  const reactions = [...(first.reactions ?? []), ...(both.reactions ?? [])].filter(
    ({ seat }) => seat !== both.seat && seat !== both.rival?.seat,
  )
  const all = reactions.length > 0 ? { reactions } : {}
  if (first.on === 'discard') return { ...first, ...both, ...all }
  const { handKind, value, jokerless } = first
  return {
    ...both,
    ...all,
    ...(both.rival === undefined
      ? {}
      : {
          rival: {
            ...(handKind === undefined ? {} : { handKind }),
            ...(value === undefined ? {} : { value }),
            ...(jokerless === undefined ? {} : { jokerless }),
            ...both.rival,
          },
        }),
  }
}

/** The waiting event with an answer put in. */
export const withAnswer = ({ discard }: Table, pending: Pending, answer: Answer): Completed => {
  const { event, facts } = pending
  if (answer.type === 'told') return { event, facts: { ...facts, ...answer.facts } }
  if (event.type !== 'declared') return { event, facts }
  if (answer.type === 'declared' && answer.late === 'bothDeclared') return { event: atOnce(event, answer), facts }
  if (answer.type === 'declared') return { event: joined(event, answer, discard), facts }
  if (answer.type === 'reacted') {
    const { type: _, ...reaction } = answer
    return { event: { ...event, reactions: [...(event.reactions ?? []), reaction] }, facts }
  }
  if (event.rival !== undefined && answer.seat === event.rival.seat)
    return { event: { ...event, rival: { ...event.rival, right: answer.right } }, facts }
  return { event: { ...event, valid: answer.right }, facts }
}
