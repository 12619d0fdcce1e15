/** Pictures of answers. Neutral: no answer looks better than another. Facts without a picture of their own share one. */
import { CHARLESTON } from './answers/charleston.tsx'
import { CLAIMS } from './answers/claims.tsx'
import { EXPOSURES_AND_JOKERS } from './answers/exposures-and-jokers.tsx'
import { MAH_JONGG } from './answers/mah-jongg.tsx'
import { NAMES_AND_CALLS } from './answers/names-and-calls.tsx'
import { PAYMENTS } from './answers/payments.tsx'
import type { Pictures } from './answers/shared.tsx'
import { NO, YES } from './answers/shared.tsx'
import { TURNS } from './answers/turns.tsx'
import { WALLS_AND_REST } from './answers/walls-and-rest.tsx'

const PICTURES: Pictures = {
  ...MAH_JONGG,
  ...NAMES_AND_CALLS,
  ...CLAIMS,
  ...EXPOSURES_AND_JOKERS,
  ...TURNS,
  ...CHARLESTON,
  ...PAYMENTS,
  ...WALLS_AND_REST,
}

/** A picture for an answer, or nothing where none fits better than words. */
export const AnswerPicture = ({ fact, value }: { readonly fact: string; readonly value: string }) => {
  const drawn = PICTURES[fact]?.[value] ?? (value === 'yes' ? YES : value === 'no' ? NO : undefined)
  if (drawn === undefined) return null
  return (
    <svg class="pic" viewBox="0 0 152 80" aria-hidden="true" focusable="false">
      {drawn}
    </svg>
  )
}
