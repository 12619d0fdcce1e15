import type { Rule } from '../../src/rulings/law.ts'
import { bettorRules } from './bettor.ts'
import { buildingRules } from './building-walls.ts'
import { callRules } from './calls.ts'
import { cardLineRules } from './card-lines.ts'
import { cardRulingRules } from './card-rulings.ts'
import { cardWritingRules } from './card-writing.ts'
import { challengeRules } from './challenges.ts'
import { charlestonRules } from './charleston.ts'
import { charlestonSlipRules } from './charleston-slips.ts'
import { claimedDiscardRules } from './claimed-discard.ts'
import { deadHandRules } from './dead-hands.ts'
import { dealRules } from './deal.ts'
import { declaredRules } from './declared.ts'
import { fewerPlayerRules } from './fewer-players.ts'
import { houseRules } from './house.ts'
import { intactRules } from './intact.ts'
import { jokerRules } from './joker-groups.ts'
import { jokerSwapSlipRules } from './joker-swap-slips.ts'
import { jokerSwapRules } from './joker-swaps.ts'
import { deadHandJokerRules } from './jokers.ts'
import { errorPaymentRules } from './payments.ts'
import { countRules } from './play-counts.ts'
import { playDeadHandRules } from './play-dead.ts'
import { afterDeathRules } from './play-dead-after.ts'
import { discardRules } from './play-discards.ts'
import { exposureRules } from './play-exposures.ts'
import { misnamedRules } from './play-misnamed.ts'
import { openDiscardRules } from './play-open-discard.ts'
import { pickingRules } from './play-picking.ts'
import { scoringRules } from './play-scoring.ts'
import { turnOrderRules } from './play-turns.ts'
import { playWallRules } from './play-walls.ts'
import { reasonRules } from './reasons.ts'
import { seatRules } from './seats.ts'
import { endRules } from './the-end.ts'
import { thrownInRules } from './thrown-in.ts'
import { tileRules } from './tiles.ts'
import { tournamentRules } from './tournaments.ts'
import { turnRules } from './turn.ts'
import { wallRules } from './walls.ts'
import { priorityRules } from './who-comes-first.ts'
import { winningRules } from './winning.ts'

/** Every rule: errors first, ordinary play after them, then the card and tournaments. */
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
  ...tileRules,
  ...seatRules,
  ...buildingRules,
  ...dealRules,
  ...charlestonRules,
  ...charlestonSlipRules,
  ...countRules,
  ...pickingRules,
  ...turnOrderRules,
  ...playWallRules,
  ...discardRules,
  ...misnamedRules,
  ...openDiscardRules,
  ...callRules,
  ...priorityRules,
  ...exposureRules,
  ...jokerRules,
  ...jokerSwapRules,
  ...jokerSwapSlipRules,
  ...playDeadHandRules,
  ...afterDeathRules,
  ...winningRules,
  ...endRules,
  ...scoringRules,
  ...bettorRules,
  ...fewerPlayerRules,
  ...cardWritingRules,
  ...cardLineRules,
  ...cardRulingRules,
  ...tournamentRules,
]
