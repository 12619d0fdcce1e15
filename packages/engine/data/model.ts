/** The tables of the law put together; what the evaluator and the diagram read. */
import type { Model } from '../src/decide/model.ts'
import type { LawDecision } from '../src/rulings/law.ts'
import { beforePlayDeal, beforePlayHand, beforePlayRival, beforePlayWallHand } from './topics/before-play.ts'
import { callsDiscard, callsHand, callsPieces, callsTurn } from './topics/calls.ts'
import { charlestonDeal, charlestonHand, charlestonTurn } from './topics/charleston.ts'
import { conductDeal, conductHand, conductRival, conductTurn } from './topics/conduct.ts'
import { countDeal, countHand, countPieces, countTurn } from './topics/counts.ts'
import { deadCallDeal, deadCallHand, lastHandHand, settleCallDeal, settleCallHand } from './topics/dead-call.ts'
import { deal } from './topics/deal.ts'
import { dealWalls } from './topics/deal-walls.ts'
import { dealWins } from './topics/deal-wins.ts'
import { discard } from './topics/discard.ts'
import { exposureHand, exposurePieces } from './topics/exposures.ts'
import { discardBackDiscard, discardBackHand, discardBackTurn } from './topics/discard-back.ts'
import { handDeclaration } from './topics/hand-declaration.ts'
import { lateCallDeal, lateCallDiscard, lateCallHand, lateCallTurn } from './topics/late-call.ts'
import { misnamingDeal, misnamingHand, misnamingRival } from './topics/misnaming.ts'
import { others } from './topics/others.ts'
import {
  outOfTurnDeal,
  outOfTurnDiscard,
  outOfTurnHand,
  outOfTurnPieces,
  outOfTurnRival,
  outOfTurnTurn,
} from './topics/out-of-turn.ts'
import { betDeal, betHand, endingDeal, endingHand, winDeal, winDiscard, winHand } from './topics/payments.ts'
import { pieces } from './topics/pieces.ts'
import { rival, rivalPieces } from './topics/rival.ts'
import { setUpDeal, setUpHand, setUpTurn } from './topics/set-up.ts'
import { slipsDiscard, slipsHand, slipsPieces, slipsTurn } from './topics/slips.ts'
import {
  swapMomentHand,
  swapReachDiscard,
  swapReachHand,
  swapReachPieces,
  swapTileDeal,
  swapTileHand,
  swapTilePieces,
  swapTileTurn,
  swapWinDeal,
  swapWinHand,
  swapWinPieces,
} from './topics/swaps.ts'
import { tieDiscard, tieHand, tieRival } from './topics/tie.ts'
import { tieDeal } from './topics/tie-payments.ts'
import { turn } from './topics/turn.ts'
import { twoClaimsDeal, twoClaimsDiscard, twoClaimsHand, twoClaimsRival, twoClaimsTurn } from './topics/two-claims.ts'
import { value } from './topics/value.ts'
import { tilesSeenDeal, tilesSeenHand, tilesSeenTurn } from './topics/tiles-seen.ts'
import { wallFellDeal, wallFellHand } from './topics/wall-fell.ts'
import { wallWrongHand } from './topics/wall-wrong-hand.ts'
import { wallWrongDeal, wallWrongDiscard, wallWrongPieces, wallWrongTurn } from './topics/wall-wrong.ts'
import { derived } from './vocabulary/derived.ts'
import { facts } from './vocabulary/facts.ts'
import { impossible } from './vocabulary/impossible.ts'
import { options } from './vocabulary/options.ts'
import { topics } from './vocabulary/topics.ts'

export const decisions: readonly LawDecision[] = [
  ...handDeclaration,
  ...misnamingHand,
  ...deadCallHand,
  ...settleCallHand,
  ...lastHandHand,
  ...exposureHand,
  ...swapMomentHand,
  ...swapTileHand,
  ...swapReachHand,
  ...swapWinHand,
  ...outOfTurnHand,
  ...countHand,
  ...wallWrongHand,
  ...wallFellHand,
  ...tilesSeenHand,
  ...winHand,
  ...endingHand,
  ...betHand,
  ...twoClaimsHand,
  ...lateCallHand,
  ...tieHand,
  ...callsHand,
  ...discardBackHand,
  ...slipsHand,
  ...beforePlayHand,
  ...beforePlayWallHand,
  ...charlestonHand,
  ...setUpHand,
  ...conductHand,
  ...rival,
  ...rivalPieces,
  ...misnamingRival,
  ...beforePlayRival,
  ...outOfTurnRival,
  ...twoClaimsRival,
  ...tieRival,
  ...conductRival,
  ...others,
  ...pieces,
  ...exposurePieces,
  ...swapTilePieces,
  ...swapReachPieces,
  ...swapWinPieces,
  ...outOfTurnPieces,
  ...countPieces,
  ...wallWrongPieces,
  ...callsPieces,
  ...slipsPieces,
  ...discard,
  ...swapReachDiscard,
  ...outOfTurnDiscard,
  ...wallWrongDiscard,
  ...winDiscard,
  ...twoClaimsDiscard,
  ...lateCallDiscard,
  ...tieDiscard,
  ...callsDiscard,
  ...discardBackDiscard,
  ...slipsDiscard,
  ...deal,
  ...dealWalls,
  ...dealWins,
  ...misnamingDeal,
  ...deadCallDeal,
  ...settleCallDeal,
  ...swapTileDeal,
  ...swapWinDeal,
  ...outOfTurnDeal,
  ...countDeal,
  ...wallWrongDeal,
  ...wallFellDeal,
  ...tilesSeenDeal,
  ...beforePlayDeal,
  ...winDeal,
  ...endingDeal,
  ...betDeal,
  ...twoClaimsDeal,
  ...lateCallDeal,
  ...tieDeal,
  ...charlestonDeal,
  ...setUpDeal,
  ...conductDeal,
  ...value,
  ...turn,
  ...swapTileTurn,
  ...outOfTurnTurn,
  ...countTurn,
  ...wallWrongTurn,
  ...tilesSeenTurn,
  ...twoClaimsTurn,
  ...lateCallTurn,
  ...callsTurn,
  ...discardBackTurn,
  ...slipsTurn,
  ...charlestonTurn,
  ...setUpTurn,
  ...conductTurn,
]

export const model: Model = { root: 'incident', facts, options, derived, topics, decisions, impossible }
