/**
 * What people did at a table, lawful or not. An event says what was seen; the table and the law say what it means.
 * Every optional field may be left out when nobody knows: the law then takes its usual assumption, or asks.
 */
import type {
  Adjusted,
  AskedPause,
  CalledTile,
  CalledWrongly,
  Exposed,
  ShownAlone,
  Skipped,
  Slipped,
  WantedBack,
  Withdrew,
} from './events-calls.ts'
import type {
  CalledDead,
  ExchangedJoker,
  FaultyExposure,
  FoundWrong,
  OutOfTurn,
  SettledCall,
  TableDecided,
  ThrewIn,
  TilesSeen,
  WallBroken,
  WallGame,
  Won,
  WonBySwap,
  WrongCount,
  WrongWall,
} from './events-faults.ts'
import type {
  Announced,
  Bet,
  BetRuled,
  Complained,
  PassWrong,
  Passed,
  PassedBlind,
  SetUpWrong,
  Stopped,
  WallSet,
} from './events-opening.ts'
import type { Declared, Discarded, NameCorrected, Picked, Racked, Reacted, Start, Told, Verified } from './events-play.ts'

/** Everything that can be entered at a table. */
export type TableEvent =
  | Start
  | Picked
  | Racked
  | Discarded
  | CalledTile
  | Exposed
  | Declared
  | Reacted
  | Verified
  | Told
  | NameCorrected
  | CalledDead
  | SettledCall
  | FaultyExposure
  | ExchangedJoker
  | WonBySwap
  | WallBroken
  | WrongWall
  | OutOfTurn
  | WrongCount
  | TilesSeen
  | ThrewIn
  | Won
  | FoundWrong
  | WallGame
  | TableDecided
  | Withdrew
  | CalledWrongly
  | AskedPause
  | WantedBack
  | ShownAlone
  | Skipped
  | Slipped
  | Adjusted
  | Passed
  | PassWrong
  | PassedBlind
  | Stopped
  | SetUpWrong
  | Complained
  | Announced
  | Bet
  | BetRuled
  | WallSet
