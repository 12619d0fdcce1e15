import type { Situation } from '../../src/rulings/law.ts'
import { deadCallSituations } from './dead-calls.ts'
import { errorSituations } from './errors.ts'
import { misnamingSituations } from './misnaming.ts'
import { playSituations } from './play.ts'

/** Every picture of the first screen, in its order. */
export const situations: readonly Situation[] = [
  ...errorSituations,
  ...misnamingSituations,
  ...deadCallSituations,
  ...playSituations,
]
