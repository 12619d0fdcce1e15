/** Short ways to write the log of a table, and to replay it under League rules. */
import { expect } from 'vitest'
import type { Replayed } from '../../src/rulings/table-play.ts'
import { replay } from '../../src/rulings/table-play.ts'
import type { TableEvent } from '../../src/table/events.ts'
import type { Seat } from '../../src/table/seats.ts'
import { court, nmjl } from './law.ts'

export const run = (...log: readonly TableEvent[]): Replayed => replay(court, nmjl, log)
/** What the log came to, once every event of it was entered. */
export const all = (...log: readonly TableEvent[]): Replayed => {
  const replayed = run(...log)
  expect(replayed.problem).toBeUndefined()
  return replayed
}
export const thrown = { type: 'discarded', seat: 'd', tile: '3B', named: '3B' } as const satisfies TableEvent
export const called = (seat: Seat, did?: 'spoken' | 'rack' | 'shown'): TableEvent => ({
  type: 'called',
  seat,
  ...(did === undefined ? {} : { did }),
})
export const declared = (seat: Seat, valid?: boolean, more: object = {}): TableEvent => ({
  type: 'declared',
  seat,
  on: 'discard',
  ...(valid === undefined ? {} : { valid }),
  ...more,
})
export const picked = (seat: Seat, racked?: boolean): TableEvent => ({
  type: 'picked',
  seat,
  ...(racked === undefined ? {} : { racked }),
})
export const situations = ({ rulings }: Replayed): readonly string[] => rulings.map((ruling) => ruling.situation)
