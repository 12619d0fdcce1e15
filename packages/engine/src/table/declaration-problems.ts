/** What cannot be so of a declaration: of those who reacted to it, and of a second seat at the tile. */
import type { Problem } from '../base/problem.ts'
import type { Declared } from './events-play.ts'
import { mustLive } from './incident.ts'
import { nearerFirst } from './incident-claims.ts'
import type { Seat } from './seats.ts'
import type { Table } from './table.ts'
import { dueSeat } from './table.ts'

/** A problem of a declaration or a win, at a part of its event. */
export const problem = (code: string, at: string, message: string, hint: string): Problem => ({
  code: `table/${code}`,
  at,
  message,
  hint,
})

export const reactionProblems = (event: Declared): readonly Problem[] => {
  const reactions = event.reactions ?? []
  const problems: Problem[] = []
  reactions.forEach((reaction, index) => {
    const at = `reactions.${index}`
    if (reaction.seat === event.seat)
      problems.push(
        problem(
          'own-reaction',
          at,
          `Seat ${reaction.seat} cannot react to its own mah jongg.`,
          'What it showed belongs in shown.',
        ),
      )
    if (reaction.seat === event.rival?.seat)
      problems.push(
        problem(
          'rival-reaction',
          at,
          `Seat ${reaction.seat} is the second seat; what it shows is its own claim.`,
          'Leave this reaction out.',
        ),
      )
    if (reactions.findIndex((other) => other.seat === reaction.seat) < index)
      problems.push(problem('reaction-twice', at, `Seat ${reaction.seat} is told to have reacted twice.`, 'Name each seat once.'))
  })
  if (
    reactions.filter((reaction) => reaction.brokeWall === true).length +
      (event.wall === undefined || event.wall === 'disturbed' ? 0 : 1) >
    1
  )
    problems.push(
      problem(
        'wall-twice',
        'reactions',
        'The wall is told to have been broken twice.',
        'Name only the seat that broke it first.',
      ),
    )
  return problems
}

/** Whether a seat can have picked while another declared on the discard: it was due, and comes before that other. */
const mayPick = (table: Table, declarer: Seat, picker: Seat): boolean => {
  const due = table.turn?.stage === 'picked' ? table.turn.seat : dueSeat(table)
  if (due !== undefined && due !== picker) return false
  const by = table.discard?.by
  return by === undefined || nearerFirst(by, picker, declarer)[0] === picker
}

export const rivalProblems = (table: Table, event: Declared): readonly Problem[] => {
  const { rival } = event
  if (event.late === 'bothDeclared' && rival?.wants !== 'win')
    return [
      problem(
        'missing-part',
        'rival',
        'The seat that declared on its own pick is not named.',
        'Name it as rival that wants: win, and say right.',
      ),
    ]
  if (rival === undefined) return []
  if (event.on === 'own')
    return [
      problem(
        'rival-own',
        'rival',
        'Nobody else can want a tile from the wall.',
        'Leave the second seat out, or say on: discard.',
      ),
    ]
  if (rival.seat === event.seat || rival.seat === table.discard?.by)
    return [
      problem('rival-seat', 'rival.seat', `Seat ${rival.seat} cannot be the second seat at this tile.`, 'Name another seat.'),
    ]
  if (event.late === 'bothDeclared' && !mayPick(table, event.seat, rival.seat))
    return [
      problem(
        'rival-no-pick',
        'rival.seat',
        `Seat ${rival.seat} was not to pick, so it cannot have declared on its own pick.`,
        'Name the seat that picked. Where both declared on the discard, leave late out.',
      ),
    ]
  if (table.discard?.outOfTurn === true)
    return [
      problem(
        'rival-out-of-turn',
        'rival',
        'The tile was thrown out of turn, so each claim to it is a question of its own.',
        'Leave the second seat out, and enter its declaration as the next event.',
      ),
    ]
  return mustLive(table, rival.seat, 'rival.seat')
}
