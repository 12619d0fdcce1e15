/** Answers about walls, tiles that were seen, what was wrong from the start, and complaints. */
import * as P from '../parts.tsx'
import * as T from '../things.tsx'
import type { Pictures } from './shared.tsx'
import { FALLEN, PICKED, seats, SPILT, STANDING, THREW, WIN } from './shared.tsx'

export const WALLS_AND_REST: Pictures = {
  wallState: { unracked: PICKED, one: seats([0]), more: seats([0, 1]), win: WIN },
  wallFault: {
    end: (
      <>
        <T.Wall heights={[2, 2, 2, 2, 2]} x={10} y={58} />
        <P.Arrow from={[24, 4]} to={[24, 30]} />
        <P.Arrow from={[128, 4]} to={[128, 30]} c="blue" />
      </>
    ),
    wall: (
      <>
        <T.Wall heights={[2, 2, 2]} x={10} y={54} />
        <P.Arrow from={[96, 40]} to={[140, 40]} />
      </>
    ),
  },
  rebuilt: { yes: STANDING, no: FALLEN },
  fellHow: { threwIn: <T.Heap x={6} />, mixedIn: FALLEN, slip: <T.Loose x={62} y={28} turn={28} /> },
  seenTile: {
    wall: (
      <>
        <T.Wall heights={[2, 2, 2]} x={6} y={54} />
        <P.Tile t="7D" x={100} y={16} w={34} turn={12} />
      </>
    ),
    rack: SPILT,
    mixed: <T.Heap x={6} />,
  },
  setUpWhat: {
    seat: (
      <>
        <P.Tile t="E" x={12} y={12} w={40} />
        <T.Die x={86} y={46} turn={-10} />
        <T.Die x={124} y={36} turn={16} />
      </>
    ),
    deal: (
      <>
        <P.Tiles list={P.backs(4)} x={8} y={26} w={22} gap={0} />
        <P.Badge x={122} y={40} r={22} kind="ask" />
      </>
    ),
    set: (
      <>
        <P.Tiles list={['2B', '2B', '2B']} x={8} y={20} w={30} gap={2} />
        <T.Box x={106} y={18} w={36} h={46} />
      </>
    ),
    wall: (
      <>
        <T.Wall heights={[2, 2]} x={2} y={54} />
        <P.Arrow from={[62, 40]} to={[90, 40]} c="blue" />
        <T.Wall heights={[2, 2]} x={98} y={54} />
      </>
    ),
    rotation: (
      <>
        <T.Seats x={76} y={40} />
        <P.Line d="M92 73C124 66 126 18 96 10M107 3 96 10 104 21" c="blue" />
        <P.Line d="M60 7C28 14 26 62 56 70M45 77 56 70 48 59" c="blue" />
      </>
    ),
    three: (
      <>
        <T.Seats x={76} y={40} lit={[0, 1, 3]} out={[2]} />
      </>
    ),
  },
  playBegun: {
    no: (
      <>
        <P.Rack />
        <P.Tiles list={P.backs(7)} x={10} y={38} w={19} gap={0} />
      </>
    ),
    yes: THREW,
  },
  complaint: {
    hold: (
      <>
        <P.Bubble x={10} y={10} w={62} h={42} sign="!" />
        <T.Clock x={114} y={40} />
      </>
    ),
    remark: (
      <>
        <T.Pointer x={2} y={24} />
        <P.Bubble x={82} y={12} w={62} h={42} sign="!" />
      </>
    ),
    looking: (
      <>
        <P.Tiles list={P.backs(3)} x={8} y={21} w={26} gap={1} />
        <T.Eye x={122} y={40} />
      </>
    ),
    fake: (
      <>
        <P.Bubble x={16} y={10} w={66} h={44} sign="!" />
        <P.Badge x={112} y={40} r={20} kind="ask" />
      </>
    ),
    reading: (
      <>
        <T.Card x={20} y={8} />
        <P.Badge x={112} y={40} r={22} kind="ask" />
      </>
    ),
  },
}
