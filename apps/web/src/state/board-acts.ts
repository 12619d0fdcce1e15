/** What can be entered at the board now: of everything that has words, what the engine takes, and what is due. */
import type { Seat, Table } from 'mahjudge'
import { lawfulMoves } from 'mahjudge'
import type { Draft } from './board-drafts.ts'
import { groupDrafts, middle, RARE, usual } from './board-drafts.ts'
import type { Bench } from './board-play.ts'
import { isTaken } from './board-play.ts'

export interface Act extends Draft {
  /** What the rules of play expect of this seat now. */
  readonly due: boolean
}

/** Which act a lawful move is. */
const MOVES: { readonly [does: string]: string } = {
  pick: 'picked',
  rack: 'racked',
  discard: 'discarded',
  call: 'called',
  expose: 'exposed',
  declare: 'declared',
  withdraw: 'withdrew',
  pass: 'passed',
  stop: 'stopped',
  endDeal: 'wallGame',
}

/** Of each act what the engine takes: itself, and of its options those it takes. */
const taken = (bench: Bench, table: Table, drafts: readonly Draft[], due: ReadonlySet<string>): readonly Act[] =>
  drafts.flatMap((draft): readonly Act[] => {
    const { id, label, event, ask } = draft
    const make = (more: Partial<Act>): readonly Act[] => [{ id, label, event, due: due.has(id), ...more }]
    if (ask?.kind !== 'options') return isTaken(bench, table, event) ? make(ask === undefined ? {} : { ask }) : []
    const options = ask.options.filter((option) => isTaken(bench, table, option.event))
    const [only] = options
    if (only === undefined) return []
    return options.length === 1 ? make({ event: only.event }) : make({ event: only.event, ask: { ...ask, options } })
  })

/** Lawful ones first, each kind in its fixed order. */
const inOrder = (acts: readonly Act[]): readonly Act[] => [...acts.filter(({ due }) => due), ...acts.filter(({ due }) => !due)]

const dueActs = (table: Table, seat: Seat | undefined): ReadonlySet<string> =>
  new Set(
    lawfulMoves(table)
      .filter((move) => !('seat' in move) || move.seat === seat)
      // What a seat that picked out of turn would do next is not due.
      .filter(() => seat === undefined || table.turn?.insteadOf === undefined || table.turn.seat !== seat)
      .map(({ does }) => MOVES[does] ?? does),
  )

/** What a seat may have done, as far as the engine takes it now. */
export const usualActs = (bench: Bench, table: Table, seat: Seat): readonly Act[] =>
  inOrder(taken(bench, table, usual(table, seat), dueActs(table, seat)))

export interface ActGroup {
  readonly title: string
  readonly acts: readonly Act[]
}

/** What seldom happens; asked for when somebody looks for it. */
export const rareActs = (bench: Bench, table: Table, seat: Seat): readonly ActGroup[] =>
  RARE.map(({ title, drafts }) => ({ title, acts: taken(bench, table, drafts(table, seat), new Set()) })).filter(
    ({ acts }) => acts.length > 0,
  )

/** What may have happened in the middle. */
export const middleActs = (bench: Bench, table: Table): readonly Act[] =>
  taken(bench, table, middle(table), dueActs(table, undefined))

/** What may have happened to one group. */
export const groupActs = (bench: Bench, table: Table, seat: Seat, exposure: string): readonly Act[] =>
  taken(bench, table, groupDrafts(table, seat, exposure), new Set())
