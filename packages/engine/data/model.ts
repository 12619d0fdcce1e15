/** The tables of the law put together; what the evaluator and the diagram read. */
import type { Model } from '../src/decide/model.ts'
import type { LawDecision } from '../src/rulings/law.ts'
import { countDeal, countHand, countPieces, countTurn } from './topics/counts.ts'
import { deadCallDeal, deadCallHand, lastHandHand, settleCallDeal, settleCallHand } from './topics/dead-call.ts'
import { deal } from './topics/deal.ts'
import { dealWalls } from './topics/deal-walls.ts'
import { dealWins } from './topics/deal-wins.ts'
import { discard } from './topics/discard.ts'
import { exposureHand, exposurePieces } from './topics/exposures.ts'
import { handDeclaration } from './topics/hand-declaration.ts'
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
import { turn } from './topics/turn.ts'
import { value } from './topics/value.ts'
import {
  tilesSeenDeal,
  tilesSeenHand,
  tilesSeenTurn,
  wallFellDeal,
  wallFellHand,
  wallWrongDeal,
  wallWrongDiscard,
  wallWrongHand,
  wallWrongPieces,
  wallWrongTurn,
} from './topics/walls.ts'
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
  ...rival,
  ...rivalPieces,
  ...misnamingRival,
  ...outOfTurnRival,
  ...others,
  ...pieces,
  ...exposurePieces,
  ...swapTilePieces,
  ...swapReachPieces,
  ...swapWinPieces,
  ...outOfTurnPieces,
  ...countPieces,
  ...wallWrongPieces,
  ...discard,
  ...swapReachDiscard,
  ...outOfTurnDiscard,
  ...wallWrongDiscard,
  ...winDiscard,
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
  ...winDeal,
  ...endingDeal,
  ...betDeal,
  ...value,
  ...turn,
  ...swapTileTurn,
  ...outOfTurnTurn,
  ...countTurn,
  ...wallWrongTurn,
  ...tilesSeenTurn,
]

export const model: Model = { root: 'incident', facts, options, derived, topics, decisions, impossible }
