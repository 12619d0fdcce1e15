/** Answers about exposures, and about exchanges of jokers. */
import * as P from '../parts.tsx'
import * as T from '../things.tsx'
import type { Pictures } from './shared.tsx'
import { CONCEALED, GROUP, JOKER_GROUP, SPILT, SWAP, tile, WALL_PICK } from './shared.tsx'

export const EXPOSURES_AND_JOKERS: Pictures = {
  shownHow: {
    pick: (
      <>
        <T.Wall heights={[2, 1]} x={0} y={54} />
        <P.Rack x={62} w={90} />
        <P.Tiles list={['5D', '5D', '5D']} x={68} y={28} w={25} gap={1} />
      </>
    ),
    slip: SPILT,
  },
  swapMoment: {
    picked: WALL_PICK,
    claimed: GROUP,
    finish: (
      <>
        <P.Rack />
        <P.Tiles list={['6B', '6B']} x={18} y={24} w={29} gap={2} />
        <P.Tile t="J" x={104} y={8} w={29} />
        <P.Arrow from={[126, 56]} to={[88, 56]} c="green" />
      </>
    ),
    early: (
      <>
        <T.Seats x={50} y={40} lit={[2]} />
        <P.Line d="M92 40H100" />
        <T.Clock x={122} y={40} />
      </>
    ),
  },
  swapUsed: { no: tile('J'), yes: JOKER_GROUP },
  swapNoticed: {
    before: (
      <>
        <P.Tile t="9B" x={20} y={14} w={36} />
        <P.Badge x={98} y={40} r={22} kind="ask" />
      </>
    ),
    after: (
      <>
        <P.Tile t="9B" x={20} y={14} w={36} />
        <P.Arrow from={[64, 40]} to={[92, 40]} c="blue" />
        <P.Tile t="N" x={102} y={14} w={36} />
      </>
    ),
  },
  jokerWhere: {
    live: JOKER_GROUP,
    stays: (
      <>
        {JOKER_GROUP}
        <P.Badge x={136} y={16} kind="cross" />
      </>
    ),
    back: (
      <>
        <P.Rack />
        <P.Tiles list={P.backs(6)} x={18} y={38} w={19} gap={0} />
        <P.Tile t="J" x={56} y={0} w={24} />
        <P.Arrow from={[100, 8]} to={[100, 32]} />
      </>
    ),
    pool: (
      <>
        <P.Tile t="4C" x={14} y={24} w={28} turn={-20} />
        <P.Tile t="J" x={58} y={16} w={34} />
        <P.Tile t="N" x={108} y={26} w={28} turn={16} />
      </>
    ),
  },
  winStart: { pick: WALL_PICK, group: GROUP, needed: SWAP },
  marked: { x: GROUP, c: CONCEALED },
}
