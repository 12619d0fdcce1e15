/** The turn after a seat that forgot to discard: the next seat was due when it acted, whatever it looked like then. */
import type { Judged } from './judged.ts'
import { windowShut } from './moves.ts'
import type { Seat } from './seats.ts'
import { nextLive } from './seats.ts'
import type { Table } from './table.ts'
import { isLive } from './table.ts'

/** A pick of that seat that is not in the log: where tiles are followed none is left out, and the ruling is not made. */
const withPickLeftOut = (table: Table, seat: Seat): Table =>
  windowShut({ ...table, turns: table.turns + 1, turn: { seat, stage: 'picked' } }, true)

/** A table on which the seat after the one concerned has begun its turn: what it took, and threw, was in turn. */
export const withNextBegun = (table: Table, judged: Judged): Table => {
  const [forgot] = judged.effects.find((effect) => effect.slot === 'next')?.seats ?? []
  const next = forgot === undefined ? undefined : nextLive(forgot, (seat) => isLive(table, seat))
  if (next === undefined) return table
  const { turn, discard } = table
  if (turn === undefined || (turn.seat === forgot && turn.stage !== 'discarded')) return withPickLeftOut(table, next)
  if (turn.insteadOf === forgot) {
    const { insteadOf: _, racked: __, ...own } = turn
    return { ...table, turn: turn.seat === next ? own : { ...turn, insteadOf: next } }
  }
  if (discard?.by !== next || discard.outOfTurn !== true || turn.seat !== next) return table
  const { outOfTurn: _, ...inTurn } = discard
  return { ...table, discard: inTurn }
}
