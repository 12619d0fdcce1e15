/** What hangs on a question that nobody can answer: each answer, and what would follow from it. */
import type { Ruling, Table, TableEvent } from 'mahjudge'
import { play } from 'mahjudge'
import type { Bench } from './board-play.ts'
import { outcomeKey } from './words.ts'

/** An answer as it stands on a key. */
export interface Answer {
  readonly id: string
  readonly label: string
  readonly event: TableEvent
}

export interface Branch extends Answer {
  /** What would be ruled. */
  readonly ruling?: Ruling
  /** What would be asked next. */
  readonly asks?: string
}

/** Every answer that the engine takes, followed one step. */
export const branchesOf = ({ court, rules }: Bench, table: Table, answers: readonly Answer[]): readonly Branch[] =>
  answers.flatMap((answer): readonly Branch[] => {
    const { problems, rulings, open } = play(court, rules, table, answer.event)
    if (problems.length > 0) return []
    const ruling = rulings.at(-1)
    return [{ ...answer, ...(ruling === undefined ? {} : { ruling }), ...(open === undefined ? {} : { asks: open.question }) }]
  })

/** Whether it comes to the same ruling, whatever the answer is. */
export const isAllSame = (branches: readonly Branch[]): boolean => {
  const keys = branches.map(({ ruling }) => (ruling === undefined ? undefined : outcomeKey(ruling)))
  return keys.length > 1 && keys[0] !== undefined && keys.every((key) => key === keys[0])
}
