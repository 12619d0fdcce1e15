/** The law compiled ahead: one diagram file an incident. Written by `npm run law`; a test holds it equal to the tables. */
import type { Frozen } from '../src/decide/freeze.ts'
import declaration from './compiled/declaration.json' with { type: 'json' }
import misnaming from './compiled/misnaming.json' with { type: 'json' }
import deadCall from './compiled/dead-call.json' with { type: 'json' }
import settleCall from './compiled/settle-call.json' with { type: 'json' }
import lastHand from './compiled/last-hand.json' with { type: 'json' }
import exposure from './compiled/exposure.json' with { type: 'json' }
import swap from './compiled/swap.json' with { type: 'json' }
import swapTile from './compiled/swap-tile.json' with { type: 'json' }
import swapReach from './compiled/swap-reach.json' with { type: 'json' }
import swapWin from './compiled/swap-win.json' with { type: 'json' }
import outOfTurn from './compiled/out-of-turn.json' with { type: 'json' }
import count from './compiled/count.json' with { type: 'json' }
import wallWrong from './compiled/wall-wrong.json' with { type: 'json' }
import wallFell from './compiled/wall-fell.json' with { type: 'json' }
import tilesSeen from './compiled/tiles-seen.json' with { type: 'json' }
import win from './compiled/win.json' with { type: 'json' }
import ending from './compiled/ending.json' with { type: 'json' }
import bet from './compiled/bet.json' with { type: 'json' }
import twoClaims from './compiled/two-claims.json' with { type: 'json' }
import lateCall from './compiled/late-call.json' with { type: 'json' }
import callBack from './compiled/call-back.json' with { type: 'json' }
import badCall from './compiled/bad-call.json' with { type: 'json' }
import discardBack from './compiled/discard-back.json' with { type: 'json' }
import shownAlone from './compiled/shown-alone.json' with { type: 'json' }
import skipped from './compiled/skipped.json' with { type: 'json' }
import countSlip from './compiled/count-slip.json' with { type: 'json' }
import passWrong from './compiled/pass-wrong.json' with { type: 'json' }
import passStop from './compiled/pass-stop.json' with { type: 'json' }
import passBlind from './compiled/pass-blind.json' with { type: 'json' }
import eastReady from './compiled/east-ready.json' with { type: 'json' }
import announced from './compiled/announced.json' with { type: 'json' }
import setUp from './compiled/set-up.json' with { type: 'json' }
import conduct from './compiled/conduct.json' with { type: 'json' }

// JSON widens the kinds of levels to text; freeze() wrote them.
export const compiled: readonly Frozen[] = [
  declaration,
  misnaming,
  deadCall,
  settleCall,
  lastHand,
  exposure,
  swap,
  swapTile,
  swapReach,
  swapWin,
  outOfTurn,
  count,
  wallWrong,
  wallFell,
  tilesSeen,
  win,
  ending,
  bet,
  twoClaims,
  lateCall,
  callBack,
  badCall,
  discardBack,
  shownAlone,
  skipped,
  countSlip,
  passWrong,
  passStop,
  passBlind,
  eastReady,
  announced,
  setUp,
  conduct,
] as readonly unknown[] as readonly Frozen[]
