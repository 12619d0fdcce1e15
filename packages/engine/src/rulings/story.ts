import type { Assignment } from '../decide/model.ts'
import type { Cast } from '../table/cast.ts'
import type { Values } from '../table/outcome.ts'
import type { Seat } from '../table/seats.ts'

/** What people tell: a picture, answers, and as much of the rest as they know. */
export interface Story {
  readonly situation: string
  /** Fact -> value, as told. What the situation takes for granted need not be told. */
  readonly facts: Assignment
  /** Role -> seats, as far as they are named. */
  readonly who?: Cast
  /** Asked facts that nobody at the table knows. */
  readonly unknown?: readonly string[]
  readonly values?: Values
  /** The seat that is to act, where a table knows it: a turn under way then has a seat. */
  readonly turn?: Seat
}
