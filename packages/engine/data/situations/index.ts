import type { Situation } from '../../src/rulings/law.ts'
import { charlestonSituations } from './charleston.ts'
import { claimSituations } from './claims.ts'
import { conductSituations } from './conduct.ts'
import { deadCallSituations } from './dead-calls.ts'
import { errorSituations } from './errors.ts'
import { exposureSituations } from './exposures.ts'
import { misnamingSituations } from './misnaming.ts'
import { paySituations } from './payments.ts'
import { countSlipSituations, shownSituations, skippedSituations } from './slips.ts'
import { swapSituations } from './swaps.ts'
import { countSituations, turnSituations } from './turns.ts'
import { wallSituations } from './walls.ts'

/** Every picture of the first screen, in its order. */
export const situations: readonly Situation[] = [
  ...errorSituations,
  ...misnamingSituations,
  ...deadCallSituations,
  ...claimSituations,
  ...swapSituations,
  ...exposureSituations,
  ...shownSituations,
  ...turnSituations,
  ...skippedSituations,
  ...countSituations,
  ...countSlipSituations,
  ...charlestonSituations,
  ...paySituations,
  ...wallSituations,
  ...conductSituations,
]
