/** A joker among the discards serves nobody. Under a wrong name it can still be declared on by that name. */
import type { Problem } from '../base/problem.ts'
import type { Declared } from './events-play.ts'
import type { Discard, Table } from './table.ts'
import { JOKER } from './tiles.ts'

/** A joker that was thrown under a name that it may have: nobody can ever have it, and everybody could know (DISC-07). */
export const isPlainJoker = (discard: Discard | undefined): boolean =>
  discard?.tile === JOKER && (!discard.misnamed || discard.jokerNamedLegally === true)

/** That the joker cannot be what it is told to be. */
export const servesNobody = ({ discard }: Table, at: string, hint: string): Problem => ({
  code: 'table/joker-discard',
  at,
  message: `The tile that seat ${discard?.by} threw is a joker, and a joker that was thrown serves nobody.`,
  hint,
})

/** What cannot be of a declaration on a joker that was thrown: a right hand, or a second seat that could have it. */
export const jokerProblems = (table: Table, { valid, jokerless, rival, late }: Declared): readonly Problem[] => [
  ...(valid === true
    ? [servesNobody(table, 'valid', 'Say valid: false, or mend the tile of the discard.')]
    : valid === undefined && jokerless !== undefined
      ? [servesNobody(table, 'jokerless', 'Leave jokerless out: no hand is right with that tile.')]
      : []),
  ...(rival === undefined || late === 'bothDeclared'
    ? []
    : [servesNobody(table, 'rival', 'Leave the second seat out, and enter its declaration as the next event.')]),
]

/** A declaration on a joker needs no check. Once it has failed the joker is gone, and a second seat fails in the same way. */
export const onPlainJoker = (table: Table, event: Declared): { readonly table: Table; readonly event: Declared } => {
  const { discard, turn } = table
  if (event.on === 'own' || discard === undefined || !isPlainJoker(discard)) return { table, event }
  const failed =
    discard.lies.at === 'rack' || (discard.lies.at === 'gone' && discard.lies.late !== true && turn?.stage === 'toPick')
  return {
    table: failed ? { ...table, discard: { ...discard, lies: { at: 'table' } } } : table,
    event: { ...event, valid: event.valid ?? false },
  }
}
