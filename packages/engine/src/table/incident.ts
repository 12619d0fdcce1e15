/** What an event comes to before the law: nothing to rule on, a hand to check first, or an incident with its facts. */
import type { Problem } from '../base/problem.ts'
import type { Result } from '../base/result.ts'
import { failed, ok } from '../base/result.ts'
import type { Assignment } from '../decide/model.ts'
import type { Cast } from './cast.ts'
import type { TableEvent } from './events.ts'
import type { Values } from './outcome.ts'
import type { Seat } from './seats.ts'
import type { Table } from './table.ts'
import { declarersInError, deathsFact, emptySeats, isLive, jokerlessByGroups } from './table.ts'
import { JOKER } from './tiles.ts'

/** Fact -> values that it cannot have. */
export interface RuledOut {
  readonly [fact: string]: readonly string[]
}

export interface Incident {
  /** Value of the law's root fact. */
  readonly incident: string
  /** Facts that the event tells. */
  readonly told: Assignment
  /** Facts that the table holds; they count wherever they mean something, and beat what is told. */
  readonly held: Assignment
  readonly who: Cast
  /** Facts left open that a picture should ask. */
  readonly open: readonly string[]
  /** Facts that are asked where they matter, and not taken for granted. */
  readonly asked: readonly string[]
  /** Answers that would contradict what was told or what the table holds. */
  readonly ruledOut?: RuledOut
  readonly values: Values
  /** The figures of a win by the second seat, where the ruling may give it that. */
  readonly rivalValues?: Values
}

export type Heard =
  | { readonly kind: 'nothing' }
  | { readonly kind: 'check'; readonly seat: Seat; readonly question: string }
  | { readonly kind: 'incident'; readonly incident: Incident }

export const NOTHING: Result<Heard> = ok({ kind: 'nothing' })

export const yesNo = (flag: boolean | undefined): 'yes' | 'no' | undefined =>
  flag === undefined ? undefined : flag ? 'yes' : 'no'

/** The facts that have a value. */
const known = (facts: { readonly [fact: string]: string | undefined }): Assignment =>
  Object.fromEntries(Object.entries(facts).flatMap(([id, value]) => (value === undefined ? [] : [[id, value]])))

export const refuse = (code: string, at: string, message: string, hint: string): Result<never> =>
  failed({ code: `table/${code}`, at, message, hint })

/** A problem where nobody sits. */
export const mustSit = (table: Table, seat: Seat, at: string): readonly Problem[] =>
  emptySeats(table).includes(seat)
    ? [{ code: 'table/dead-seat', at, message: `Nobody sits on seat ${seat}.`, hint: 'Name a seat that somebody sits on.' }]
    : []

/** A problem unless the seat is live. */
export const mustLive = (table: Table, seat: Seat, at: string): readonly Problem[] => {
  if (isLive(table, seat)) return []
  const empty = mustSit(table, seat, at)
  if (empty.length > 0) return empty
  const message = `Seat ${seat} has a dead hand and takes no part in play.`
  return [{ code: 'table/dead-seat', at, message, hint: 'Name a live seat, or leave the event out.' }]
}

/** A hand that is told to be jokerless, though one of its groups has a joker. */
export const jokerlessProblems = (table: Table, seat: Seat, told: boolean | undefined, at = 'jokerless'): readonly Problem[] =>
  told === true && jokerlessByGroups(table, seat) === 'no'
    ? [
        {
          code: 'table/contradiction',
          at,
          message: `At this table a joker stands in a group of seat ${seat}.`,
          hint: `Leave ${at} out; the table holds it.`,
        },
      ]
    : []

/** Whether a seat was acting when its hand was called: it held the turn and had not discarded. */
const acting = (table: Table, seat: Seat): 'yes' | 'no' | undefined =>
  table.turn === undefined ? undefined : yesNo(table.turn.seat === seat && table.turn.stage !== 'discarded')

interface Told {
  readonly actor: Seat
  readonly told: { readonly [fact: string]: string | undefined }
  readonly held?: { readonly [fact: string]: string | undefined }
  readonly who?: { readonly [role: string]: readonly (Seat | undefined)[] }
  readonly open?: readonly string[]
  readonly asked?: readonly string[]
  readonly ruledOut?: RuledOut | undefined
  readonly values?: Values
  readonly rivalValues?: Values | undefined
}

/** Puts an incident together with what the table always supplies: who is dead, who declared first, whose turn it was. */
export const incident = (
  table: Table,
  name: string,
  { actor, told, held = {}, who = {}, open = [], asked = [], ruledOut, values = {}, rivalValues }: Told,
): Result<Heard> => {
  const [first] = declarersInError(table)
  // Nobody has called a hand dead unless it is said or asked, and where nobody can, it does not matter.
  const { called = 'no', ...toldOf } = told
  const asksCall = called === 'ask'
  const joker = table.discard?.tile === JOKER ? 'joker' : undefined
  const named: { [role: string]: readonly Seat[] } = {}
  const parts: { readonly [role: string]: readonly (Seat | undefined)[] } = {
    actor: [actor],
    dead: table.deaths.filter((seat) => seat !== actor),
    firstDeclarer: [first],
    ...who,
  }
  for (const [role, seats] of Object.entries(parts)) {
    const list = seats.filter((seat): seat is Seat => seat !== undefined)
    if (list.length > 0) named[role] = list
  }
  return ok({
    kind: 'incident',
    incident: {
      incident: name,
      told: known(toldOf),
      held: known({
        deaths: deathsFact(table, actor),
        acting: acting(table, actor),
        claimedTile: joker,
        heldTile: joker,
        called: asksCall ? undefined : called,
        ...held,
      }),
      who: named,
      open,
      asked: asksCall ? [...asked, 'called'] : asked,
      ...(ruledOut === undefined ? {} : { ruledOut }),
      values,
      ...(rivalValues === undefined ? {} : { rivalValues }),
    },
  })
}

/** The value of a hand, as figures of a story. */
export const handValue = (seat: Seat, value: number | undefined): Values =>
  value === undefined ? {} : { hands: { [seat]: value } }

/** The figures of a win. The table's own jokerless flag does not count: the win itself tells it. */
export const winValue = (value: number | undefined): Values => (value === undefined ? {} : { winning: value })

/** The figure of a declared hand, which wins with it, or is out with it; both where nobody has looked at it yet. */
export const claimValue = (seat: Seat | undefined, right: boolean | undefined, value: number | undefined): Values => ({
  ...(right === false ? {} : winValue(value)),
  ...(right === true || seat === undefined ? {} : handValue(seat, value)),
})

/** All figures of a right hand, where what is paid may double for it. */
export const madeValue = ({ value, jokerless }: { readonly value?: number; readonly jokerless?: boolean }): Values => ({
  ...winValue(value),
  ...(jokerless === undefined ? {} : { jokerless }),
})

/** A tile claimed for a group can still be had for mah jongg, until the seat that has it discards (CLAIM-03). */
const beforeDiscard = ({ turn }: Table, holder: Seat, kept: string): boolean =>
  kept === 'group' && turn?.seat === holder && turn.stage !== 'discarded'

/** Whether the last discard is one that this seat threw, and still lies on the table. */
export const ownDiscardProblems = ({ discard }: Table, seat: Seat): readonly Problem[] =>
  discard?.by === seat && discard.lies.at === 'table'
    ? []
    : [
        {
          code: 'table/other-discard',
          at: 'seat',
          message: `The last discard is not one of seat ${seat} that lies on the table.`,
          hint: 'Enter the discard of that seat first, or name the seat that threw.',
        },
      ]

/** Whether a live seat may still have the discard. */
export const discardProblems = (table: Table, seat: Seat, wants: 'win' | 'group'): readonly Problem[] => {
  const { discard } = table
  const problem = (code: string, message: string, hint: string): readonly Problem[] => [
    { code: `table/${code}`, at: 'on', message, hint },
  ]
  if (discard === undefined)
    return problem(
      'no-discard',
      'No discard is known at this table.',
      'Enter the discard first, or name it where the log starts.',
    )
  if (discard.by === seat) return problem('own-discard', `Seat ${seat} threw that tile itself.`, 'Name the seat that called it.')
  const { lies } = discard
  if (lies.at === 'gone')
    return problem(
      'discard-gone',
      'The last discard can no longer be called.',
      'Leave the call out: a call after the next seat racked or discarded does not count.',
    )
  if (
    lies.at === 'rack' &&
    (lies.for !== 'win' || wants === 'group') &&
    !(wants === 'win' && beforeDiscard(table, lies.seat, lies.for))
  )
    return problem(
      'discard-taken',
      `The last discard is with seat ${lies.seat}.`,
      'Leave the call out: that tile cannot be had for this.',
    )
  return []
}

/** Facts that the table holds otherwise than they are told. */
export const contradictions = (held: Assignment, told: Assignment): readonly Problem[] =>
  Object.entries(told).flatMap(([fact, value]) =>
    !Object.hasOwn(held, fact) || held[fact] === undefined || held[fact] === value
      ? []
      : [
          {
            code: 'table/contradiction',
            at: fact,
            message: `${fact} is told as ${value}, but at this table it is ${held[fact]}.`,
            hint: 'Leave it out; the table holds it.',
          },
        ],
  )

/** Whether what was told before leaves no room for an answer. */
export const isRuledOut = ({ ruledOut = {} }: Incident, fact: string, value: string): boolean =>
  Object.hasOwn(ruledOut, fact) && ruledOut[fact]?.includes(value) === true

/** A problem for each answer that what was told before leaves no room for. */
export const answersRuledOut = (found: Incident, answers: Assignment): readonly Problem[] =>
  Object.entries(answers).flatMap(([fact, value]) =>
    isRuledOut(found, fact, value)
      ? [
          {
            code: 'table/contradiction',
            at: `facts.${fact}`,
            message: `${fact} cannot be ${value} after what was told before.`,
            hint: 'Give another answer, or change what was told before.',
          },
        ]
      : [],
  )

/** An event that is all right by itself, or all its problems. */
export const checked = (problems: readonly Problem[], next: () => Result<Heard>): Result<Heard> =>
  problems.length > 0 ? failed(...problems) : next()

export type EventOf<T extends TableEvent['type']> = Extract<TableEvent, { readonly type: T }>
