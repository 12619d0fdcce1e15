import type { ComponentChildren } from 'preact'

/** Situation, then what is drawn for it. */
export interface SituationPictures {
  readonly [situation: string]: ComponentChildren
}
