/** From a file of the law (scripts/law-plugin.mjs) to a court over it. */
import type { Court, Frozen } from 'mahjudge'
import { courtOf } from 'mahjudge'
import type { LawFile } from 'virtual:law-files'

/** In a file of the law a child is counted back from its parent, and 0 is the same as the one before. A leaf is as it is. */
const counted = (frozen: Frozen): Frozen => ({
  ...frozen,
  // Counted when somebody rules with it.
  get nodes() {
    return frozen.nodes.map((row, number) => {
      let before = 0
      return row.map((entry, at) => {
        if (at === 0) return entry
        if (entry !== 0) before = entry < 0 ? entry : number - entry
        return before
      })
    })
  },
})

/** The law was checked when the app was built. */
export const openLaw = (law: LawFile['law'], compiled: readonly Frozen[]): Court =>
  courtOf({ ...law, model: { ...law.model, decisions: law.decisions } }, compiled.map(counted))
