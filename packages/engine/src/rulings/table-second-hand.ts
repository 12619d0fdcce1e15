/** The hand of a second seat that declared as well: who has to look at it, and whether it comes first. */
import type { Declared } from '../table/events-play.ts'
import type { TableEvent } from '../table/events.ts'
import { nearerInError } from '../table/incident-declared.ts'
import type { Seat } from '../table/seats.ts'
import type { Pending } from '../table/table.ts'
import type { Court } from './court.ts'
import type { Ruling } from './ruling.ts'

/** Facts that a look at the hand of the second seat answers. */
const SECOND_HAND: readonly string[] = ['rivalRight', 'rightHand', 'firstRight']

/** The second seat, where the question is whether its hand is right. */
export const toVerify = (event: TableEvent, fact: string): Seat | undefined =>
  event.type === 'declared' && SECOND_HAND.includes(fact) && event.rival?.right === undefined ? event.rival?.seat : undefined

/** The second seat's hand, where the ruling takes it for right and nobody has looked at it: no hand wins unseen. */
export const notLookedAt = (court: Court, event: Declared, { assumed }: Ruling): Omit<Pending, 'event' | 'facts'> | undefined => {
  const fact = assumed.map((one) => one.fact).find((one) => toVerify(event, one) !== undefined)
  const verify = fact === undefined ? undefined : toVerify(event, fact)
  return fact === undefined || verify === undefined
    ? undefined
    : { asks: [fact], question: court.law.factWords[fact]?.ask ?? 'What happened?', verify }
}

/** The nearer declaration, where the law checks it first and it is wrong: it is ruled on, with the right hand as second. */
export const foundWrongFirst = (event: Declared, { effects }: Ruling): Declared | undefined => {
  const { rival } = event
  const isFirst = effects.some(
    ({ kind, seats }) => kind === 'declarationInError' && rival !== undefined && seats.includes(rival.seat),
  )
  return isFirst && rival?.right === false ? nearerInError(event, rival) : undefined
}
