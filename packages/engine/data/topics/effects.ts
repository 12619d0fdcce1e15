/** Effects that many decisions share, and how a payment is written. */
import type { Effect } from '../../src/decide/model.ts'

export const DEAD: Effect = { slot: 'hand', kind: 'dead', role: 'actor' }
export const OTHERS_DEAD: Effect = { slot: 'hand', kind: 'dead', role: 'alsoOut' }
export const LIVES: Effect = { slot: 'hand', kind: 'lives', role: 'actor' }
export const WINS: Effect = { slot: 'hand', kind: 'wins', role: 'actor' }
export const NO_HAND: Effect = { slot: 'hand', kind: 'none' }

export const NO_DUTY: Effect = { slot: 'duty', kind: 'none', role: 'actor' }
/** What a seat has to do now. */
export const duty = (kind: string, role: string): Effect => ({ slot: 'duty', kind, role })

export const OVER: Effect = { slot: 'deal', kind: 'over' }
export const WON: Effect = { slot: 'deal', kind: 'won' }

export const NOTHING: Effect = { slot: 'payment', kind: 'none' }
/** `from` pays `to` so many times a value; both are roles. */
export const pays = (from: string, to: string, multiple: number, of: string): Effect => ({
  slot: 'payment',
  kind: 'pays',
  role: from,
  args: { from, to, multiple, of },
})
/** An ordinary payment to a winner; a jokerless win outside Singles and Pairs doubles it. */
export const paysWinner = (from: string, winner: string, multiple: number): Effect => ({
  slot: 'payment',
  kind: 'pays',
  role: from,
  args: { from, to: winner, multiple, of: 'winning hand', jokerless: 'doubles' },
})
