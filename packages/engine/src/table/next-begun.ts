/** Turns that were in order, whatever they looked like: of a seat after one that forgot to discard, or after a call. */
import type { Judged } from './judged.ts'
import { windowShut } from './moves.ts'
import type { Seat } from './seats.ts'
import { nextLive } from './seats.ts'
import type { Table } from './table.ts'
import { isLive } from './table.ts'

/** A pick of that seat that is not in the log: where tiles are followed none is left out, and the ruling is not made. */
const withPickLeftOut = (table: Table, seat: Seat): Table =>
  windowShut({ ...table, turns: table.turns + 1, turn: { seat, stage: 'picked' } }, true)

const discardInTurn = (table: Table, seat: Seat): Table => {
  const { discard } = table
  if (discard?.by !== seat || discard.outOfTurn !== true) return table
  const { outOfTurn: _, ...inTurn } = discard
  return { ...table, discard: inTurn }
}

/** A table on which this seat is in turn, with what it has picked and thrown. */
export const withTurnOf = (table: Table, seat: Seat): Table => {
  if (table.turn?.seat !== seat) return { ...table, turn: { seat, stage: 'toPick' } }
  const { insteadOf: _, racked: __, ...own } = table.turn
  return { ...discardInTurn(table, seat), turn: own }
}

/** A table on which the seat after the one concerned has begun its turn: what it took, and threw, was in turn. */
export const withNextBegun = (table: Table, judged: Judged): Table => {
  const [forgot] = judged.effects.find((effect) => effect.slot === 'next')?.seats ?? []
  const next = forgot === undefined ? undefined : nextLive(forgot, (seat) => isLive(table, seat))
  if (next === undefined) return table
  const { turn } = table
  if (turn === undefined || (turn.seat === forgot && turn.stage !== 'discarded')) return withPickLeftOut(table, next)
  if (turn.insteadOf === forgot) {
    const { insteadOf: _, racked: __, ...own } = turn
    return { ...table, turn: turn.seat === next ? own : { ...turn, insteadOf: next } }
  }
  return turn.seat === next ? discardInTurn(table, next) : table
}
