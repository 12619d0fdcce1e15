/** Answers about turns taken wrongly and hands with the wrong number of tiles. */
import * as P from '../parts.tsx'
import * as T from '../things.tsx'
import type { Pictures } from './shared.tsx'
import { DEAD_RACK, GROUP, Hidden, NO_CLAIM, PICKED, RACKED, seats, THREW, WIN, WORDS } from './shared.tsx'

export const TURNS: Pictures = {
  outDid: { unracked: PICKED, racked: RACKED, threw: THREW },
  outClaim: { none: NO_CLAIM, group: GROUP, win: WIN },
  skipWhy: {
    rule: (
      <>
        <T.Seats x={46} y={40} lit={[0, 2]} out={[1]} />
        <P.Bubble x={94} y={14} w={50} h={36} sign="!" />
      </>
    ),
    slip: (
      <>
        <T.Seats x={70} y={40} lit={[0, 2]} />
        <P.Line d="M84 73C126 69 126 13 88 11M100 3 88 11 97 21" c="red" />
      </>
    ),
  },
  skipBy: { call: WORDS, dead: DEAD_RACK },
  skipThrew: { no: NO_CLAIM, yes: THREW },
  skipRacked: { no: PICKED, yes: RACKED },
  slipWhat: {
    noPick: (
      <>
        <T.Wall heights={[2, 2]} x={2} y={54} />
        <P.Badge x={30} y={22} kind="cross" />
        <P.Arrow from={[64, 40]} to={[96, 40]} c="blue" />
        <P.Tile t="5D" x={106} y={14} w={36} />
      </>
    ),
    noThrow: (
      <>
        <P.Rack x={0} w={72} />
        <P.Tiles list={P.backs(3)} x={8} y={38} w={19} gap={0} />
        <P.Tile t="blank" x={100} y={14} w={36} />
        <T.Box x={94} y={8} w={48} h={62} />
      </>
    ),
    twoPicked: (
      <>
        <T.Wall heights={[2, 1]} x={2} y={54} />
        <P.Arrow from={[60, 40]} to={[86, 40]} c="blue" />
        <P.Tiles list={P.backs(2)} x={94} y={20} w={27} gap={1} />
      </>
    ),
    twoThrown: (
      <>
        <P.Rack x={0} w={50} />
        <P.Tiles list={P.backs(2)} x={6} y={38} w={19} gap={0} />
        <P.Arrow from={[54, 40]} to={[80, 40]} c="blue" />
        <P.Tile t="5D" x={86} y={20} w={28} turn={-8} />
        <P.Tile t="N" x={120} y={22} w={28} turn={10} />
      </>
    ),
    held: (
      <>
        <P.Rack x={0} w={66} />
        <P.Tiles list={P.backs(2)} x={12} y={38} w={19} gap={0} />
        <P.Tile t="back" x={22} y={0} w={24} />
        <P.Arrow from={[68, 40]} to={[98, 40]} c="blue" />
        <P.Tile t="5D" x={106} y={14} w={36} />
      </>
    ),
  },
  slipNext: { picked: PICKED, racked: RACKED },
  slipSecond: { no: PICKED, yes: RACKED },
  whichCount: { north: seats([3]), other: seats([0, 1, 2]) },
  howMany: {
    one: seats([0], [0]),
    two: seats([0, 1], [0, 1]),
    three: seats([0, 1, 2], [0, 1, 2]),
    four: seats([0, 1, 2, 3], [0, 1, 2, 3]),
  },
  started: {
    no: (
      <>
        <P.Rack />
        <Hidden />
      </>
    ),
    yes: THREW,
  },
}
