/** What brings an incident about at a table. */
import type { Assignment } from '../../src/decide/model.ts'
import type { Random } from './deal.ts'
import type { Hands } from './hands.ts'
import type { Cast, Rig, Stage } from './stage.ts'

export interface Script {
  /** Who is East, where it matters. */
  readonly east?: keyof Cast
  /** Only before the first discard. */
  readonly early?: (facts: Assignment) => boolean
  /** Tiles that must lie in certain hands, at a table that knows its tiles. */
  readonly rig?: (facts: Assignment, cast: Cast, hands: Hands, random: Random) => Rig
  /** Brings it about; false where it cannot be at this table. */
  readonly act: (stage: Stage, cast: Cast) => boolean
}

/** By incident. */
export type Scripts = { readonly [incident: string]: Script }
