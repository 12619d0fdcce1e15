/** A told story held against a card. Apart from the reading of tiles, since a story without a card needs no matcher. */
import type { Problem } from '../base/problem.ts'
import type { Result } from '../base/result.ts'
import { failed, ok } from '../base/result.ts'
import type { CompiledCard } from '../card/match/compile.ts'
import type { Assignment } from '../decide/model.ts'
import type { Court } from '../rulings/court.ts'
import type { Consulted, Evidence } from '../rulings/evidence.ts'
import { consult } from '../rulings/evidence.ts'
import type { Story } from '../rulings/story.ts'

const needsCard: Problem = {
  code: 'card/none',
  at: 'tiles',
  message: 'The story tells tiles, and there is no card to hold them against.',
  hint: 'Name a card, as in --card mycard.txt, or take the tiles out and answer the questions.',
}

/** A told story with what the card says of its tiles. A story without tiles stays as it is. */
export const consultTold = (
  court: Court,
  card: CompiledCard | undefined,
  told: { readonly story: Story; readonly evidence?: Evidence },
  options: Assignment = {},
): Result<Consulted> => {
  if (told.evidence === undefined) return ok({ story: told.story, says: [], settled: {} })
  return card === undefined ? failed(needsCard) : consult(court, card, told.story, told.evidence, options)
}

/** What a card said, as data beside a ruling. */
export interface ConsultedJson {
  readonly says: readonly string[]
  /** Facts that the card settled. */
  readonly settled: { readonly [fact: string]: string }
  /** Id of the situation that is the right one. */
  readonly leadsTo?: string
}

export const consultedToJson = ({ says, settled, turn }: Consulted): ConsultedJson => ({
  says,
  settled,
  ...(turn === undefined ? {} : { leadsTo: turn.leadsTo }),
})
