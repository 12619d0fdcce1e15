/** One picture for each situation. */
import * as P from './parts.tsx'
import { CLAIMS_AND_JOKERS } from './situations/claims-and-jokers.tsx'
import { ERRORS_AND_NAMES } from './situations/errors-and-names.tsx'
import { MONEY_AND_WALLS } from './situations/money-and-walls.tsx'
import { TURNS_AND_PASSES } from './situations/turns-and-passes.tsx'
import type { SituationPictures } from './situations/type.ts'

const PICTURES: SituationPictures = { ...ERRORS_AND_NAMES, ...CLAIMS_AND_JOKERS, ...TURNS_AND_PASSES, ...MONEY_AND_WALLS }

export const SituationPicture = ({ id }: { readonly id: string }) => (
  <svg class="pic" viewBox="0 0 140 78" aria-hidden="true" focusable="false">
    {PICTURES[id] ?? <P.Tile t="blank" x={50} y={12} w={40} />}
  </svg>
)
