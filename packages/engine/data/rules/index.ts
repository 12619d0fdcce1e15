import type { Rule } from '../../src/rulings/law.ts'
import { challengeRules } from './challenges.ts'
import { claimedDiscardRules } from './claimed-discard.ts'
import { deadHandRules } from './dead-hands.ts'
import { declaredRules } from './declared.ts'
import { houseRules } from './house.ts'
import { intactRules } from './intact.ts'
import { deadHandJokerRules } from './jokers.ts'
import { errorPaymentRules } from './payments.ts'
import { callRules } from './play-calls.ts'
import { countRules } from './play-counts.ts'
import { playDeadHandRules } from './play-dead.ts'
import { discardRules } from './play-discards.ts'
import { exposureRules } from './play-exposures.ts'
import { jokerSwapRules } from './play-jokers.ts'
import { misnamedRules } from './play-misnamed.ts'
import { openDiscardRules } from './play-open-discard.ts'
import { otherPlayRules } from './play-other.ts'
import { pickingRules } from './play-picking.ts'
import { scoringRules } from './play-scoring.ts'
import { turnOrderRules } from './play-turns.ts'
import { playWallRules } from './play-walls.ts'
import { reasonRules } from './reasons.ts'
import { thrownInRules } from './thrown-in.ts'
import { turnRules } from './turn.ts'
import { wallRules } from './walls.ts'

/** Every rule, errors first and ordinary play after them. */
export const rules: readonly Rule[] = [
  ...houseRules,
  ...intactRules,
  ...declaredRules,
  ...claimedDiscardRules,
  ...turnRules,
  ...thrownInRules,
  ...wallRules,
  ...deadHandRules,
  ...errorPaymentRules,
  ...reasonRules,
  ...challengeRules,
  ...deadHandJokerRules,
  ...misnamedRules,
  ...callRules,
  ...openDiscardRules,
  ...discardRules,
  ...exposureRules,
  ...jokerSwapRules,
  ...playDeadHandRules,
  ...countRules,
  ...pickingRules,
  ...turnOrderRules,
  ...playWallRules,
  ...scoringRules,
  ...otherPlayRules,
]
