/** What a card found out about told tiles, above the ruling that rests on it. */
import type { Court } from '../rulings/court.ts'
import type { Consulted } from '../rulings/evidence.ts'
import { item, section } from './layout.ts'

/** The findings as a section of their own; nothing when there are none. */
export const consultedText = (court: Court, { says, turn }: Consulted): string => {
  const leads = turn === undefined ? undefined : (court.situation(turn.leadsTo)?.name ?? turn.leadsTo)
  return section('What the card says', [
    ...says.map((one) => item('-', one)),
    ...(turn === undefined || leads === undefined ? [] : [item('-', `${turn.says} See “${leads}” (${turn.leadsTo}).`)]),
  ]).replace(/^\n/, '')
}
