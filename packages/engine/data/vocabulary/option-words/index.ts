/** The points on which sources differ, with each reading and who holds it. */
import type { OptionWords } from '../../../src/rulings/law.ts'
import { declaredWords } from './declared.ts'
import { thrownInWords } from './thrown-in.ts'
import { deadHandsWords } from './dead-hands.ts'
import { misnamedWords } from './misnamed.ts'
import { callsWords } from './calls.ts'
import { slipsWords } from './slips.ts'
import { wallsAndStartWords } from './walls-and-start.ts'
import { paymentsWords } from './payments.ts'

export const optionWords: { readonly [option: string]: OptionWords } = {
  ...declaredWords,
  ...thrownInWords,
  ...deadHandsWords,
  ...misnamedWords,
  ...callsWords,
  ...slipsWords,
  ...wallsAndStartWords,
  ...paymentsWords,
}
