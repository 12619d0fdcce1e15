/** What other rules would say of a story, worked out when its ruling is on the screen. */
import type { Ruling } from 'mahjudge'

export interface Comparisons {
  /** The ruling with what options would change. */
  readonly own?: Ruling
  readonly league?: Ruling | undefined
  readonly amja?: Ruling | undefined
}

export const NOTHING_YET: Comparisons = {}
