import type { When } from '../decide/model.ts'

/** A part in the story that a seat plays. Roles that follow from the outcome (survivor, losers) are not listed. */
export interface Role {
  readonly id: string
  /** What it is called where the situation has no word of its own. */
  readonly says: string
  /** How many seats play it; the first row that holds counts, and none where no row does. */
  readonly counts: readonly { readonly when: When; readonly is: number }[]
  /** Roles that a seat cannot play at the same time. */
  readonly apart: readonly string[]
  /** Such roles under these facts only. */
  readonly apartWhen?: readonly { readonly when: When; readonly role: string }[]
  /** The role whose seats it is taken from when nobody is named; the first row that holds counts. */
  readonly among?: readonly { readonly when: When; readonly role: string }[]
  /** Where to look for a seat when nobody is named: `left` or `right` of the actor. Right when left out. */
  readonly from?: 'left' | 'right'
  /** Under these facts its seat acts before the seat of `role`, counted from the seat of `after`. */
  readonly before?: readonly { readonly when: When; readonly role: string; readonly after: string }[]
  /** The fact that the number of seats named for the role tells. */
  readonly tells?: { readonly fact: string; readonly byCount: readonly string[] }
}
