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

/** The card shows that another picture is the right one: a ruling on this one would contradict it. */
const otherPicture = ({ says, turn }: Consulted): Problem | undefined =>
  turn === undefined
    ? undefined
    : {
        code: 'card/other-picture',
        at: 'situation',
        message: `${says.join(' ')} ${turn.says}`,
        hint: `Rule on ${turn.leadsTo}, with the same tiles.`,
      }

/**
 * A told story with what the card says of its tiles. A story without tiles stays as it is. Fails when there is no card, when
 * what is told contradicts what the card finds, and when the card shows that the story is of another situation.
 */
export const consultTold = (
  court: Court,
  card: CompiledCard | undefined,
  told: { readonly story: Story; readonly evidence?: Evidence },
  options: Assignment = {},
): Result<Consulted> => {
  if (told.evidence === undefined) return ok({ story: told.story, says: [], settled: {} })
  if (card === undefined) return failed(needsCard)
  const consulted = consult(court, card, told.story, told.evidence, options)
  const other = consulted.ok ? otherPicture(consulted.value) : undefined
  return other === undefined ? consulted : failed(other)
}

/** What a card said, as data beside a ruling. */
export interface ConsultedJson {
  readonly says: readonly string[]
  /** Facts that the card settled. */
  readonly settled: { readonly [fact: string]: string }
}

export const consultedToJson = ({ says, settled }: Consulted): ConsultedJson => ({ says, settled })
