/** Answers about a wrong mah jongg and hands that were thrown in. */
import * as P from '../parts.tsx'
import * as T from '../things.tsx'
import type { Pictures } from './shared.tsx'
import {
  CONCEALED,
  DEAD_RACK,
  DISCARD,
  FALLEN,
  GROUP,
  NO_CLAIM,
  ONE_TILE,
  seats,
  SLOPE,
  STANDING,
  tile,
  up,
  WALL_PICK,
  WIN,
  WORDS,
} from './shared.tsx'

const KIND = { exposed: GROUP, concealed: CONCEALED } as const

/** Hands that are out, by a wrong mah jongg where a word is spoken. */
const dead = (out: readonly number[], spoken = 0) => (
  <>
    <T.Seats x={50} y={40} lit={[0]} out={out} />
    {Array.from({ length: spoken }, (_, at) => (
      <P.Bubble key={at} x={98} y={4 + at * 36} w={40} h={26} sign="!" />
    ))}
  </>
)

export const MAH_JONGG: Pictures = {
  declaredOn: { own: WALL_PICK, discard: DISCARD },
  want: { none: NO_CLAIM, win: WIN, group: GROUP },
  shownOwn: { none: WORDS, pick: up('7D'), some: up('7D', '7D', 'F', 'N', '2B') },
  shownClaim: { none: WORDS, tile: ONE_TILE, slope: SLOPE, group: GROUP, more: up('5D', '5D', '5D', 'F', 'N') },
  touched: { none: seats([0, 1, 2, 3]), one: seats([0], [1]), two: seats([0], [1, 2]), three: seats([0], [1, 2, 3]) },
  mixed: { no: <P.Tiles list={['2B', '3B', 'F', 'N']} x={12} y={20} w={30} gap={3} />, yes: <T.Heap x={6} /> },
  walls: {
    stand: STANDING,
    disturbed: (
      <>
        <T.Wall heights={[2, 2, 1, 2, 2]} x={10} y={56} />
        <T.Loose x={62} y={10} turn={20} />
      </>
    ),
    broken: FALLEN,
  },
  breaker: {
    thrower: (
      <>
        <T.Seats x={40} y={40} lit={[1]} />
        <P.Arrow from={[82, 40]} to={[108, 40]} />
        <T.Loose x={114} y={32} turn={30} />
      </>
    ),
    declarer: (
      <>
        <T.Seats x={40} y={40} lit={[0]} />
        <P.Bubble x={76} y={4} w={44} h={30} sign="!" />
        <T.Loose x={106} y={52} turn={30} />
      </>
    ),
    mixed: <T.Heap x={6} />,
    slip: FALLEN,
  },
  noticed: { atOnce: seats([0]), later: seats([0, 1]), settled: <T.Coins x={76} y={64} count={5} /> },
  inHand: { no: NO_CLAIM, yes: ONE_TILE },
  handKind: KIND,
  rivalKind: KIND,
  deaths: {
    none: seats([0, 1, 2, 3]),
    error: dead([1], 1),
    other: dead([1]),
    errors2: dead([1, 2], 2),
    mixed2: dead([1, 2], 1),
    other2: dead([1, 2]),
  },
  errorOuts: { one: dead([1, 2, 3], 1), several: dead([1, 2, 3], 2) },
  declarers: { one: dead([1], 1), several: dead([1, 2], 2) },
  lastOut: { fault: DEAD_RACK, reaction: <T.Heap x={6} /> },
  lifted: {
    right: tile('5D'),
    wrong: (
      <>
        <P.Tile t="5D" x={22} y={16} w={34} />
        <P.Tile t="8D" x={94} y={16} w={34} />
        <T.Box x={90} y={11} w={42} h={58} />
      </>
    ),
  },
}
