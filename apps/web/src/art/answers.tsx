/** Pictures of answers. Neutral: no answer looks better than another. Facts without a picture of their own share one. */
import type { ComponentChildren } from 'preact'
import * as P from './parts.tsx'

const Hidden = ({ count = 7, y = 38 }: { readonly count?: number; readonly y?: number }) => (
  <P.Tiles list={P.backs(count)} x={10} y={y} w={19} gap={0} />
)

const YES = <P.Badge x={76} y={40} r={26} kind="tick" />
const NO = <P.Badge x={76} y={40} r={26} kind="no" />

const YES_NO = { yes: YES, no: NO } as const

/** Nothing shown: hidden tiles and words. */
const WORDS = (
  <>
    <Hidden />
    <P.Rack />
    <P.Bubble x={80} y={2} w={60} h={30} sign="!" />
  </>
)

const up = (...list: readonly string[]): ComponentChildren => (
  <>
    <Hidden count={list.length > 3 ? 3 : 7} y={6} />
    <P.Rack />
    <P.Tiles list={list} x={76 - list.length * 14.75} y={26} w={28} gap={1.5} />
  </>
)

const GROUP = up('5D', '5D', '5D')
const MORE = up('5D', '5D', '5D', 'F', 'N')
const ONE_TILE = up('5D')
const WALL_PICK = (
  <>
    <P.Wall heights={[2, 2, 1]} x={10} y={52} />
    <P.Arrow from={[92, 26]} to={[134, 26]} c="blue" />
  </>
)
const DISCARD = (
  <>
    <P.Tile t="5D" x={14} y={14} w={38} />
    <P.Arrow from={[64, 40]} to={[104, 40]} c="blue" />
    <P.Rack x={99} y={64} w={52} />
    <P.Tiles list={P.backs(2)} x={108} y={38} w={19} gap={0} />
  </>
)
const WIN = (
  <>
    <P.Rack />
    <P.Tiles list={['2B', '2B', '3B', '3B', 'F']} x={4} y={26} w={27.6} gap={1.6} />
  </>
)
const NO_CLAIM = (
  <>
    <P.Tile t="5D" x={57} y={12} w={38} />
    <P.Line d="M22 40H38M114 40H130" />
  </>
)
const seats = (lit: readonly number[], out: readonly number[] = []): ComponentChildren => (
  <P.Seats x={76} y={40} lit={lit} out={out} />
)
const STANDING = <P.Wall heights={[2, 2, 2, 2, 2]} x={10} y={52} />
const FALLEN = (
  <>
    <P.Wall heights={[2, 1, 0, 1, 2]} x={10} y={56} />
    <P.Loose x={60} y={30} turn={34} />
    <P.Loose x={66} y={4} turn={-18} />
  </>
)
const JOKER_GROUP = (
  <>
    <P.Rack />
    <P.Tiles list={['6B', '6B', 'J']} x={28} y={22} w={31} gap={2} />
  </>
)
const SWAP = (
  <>
    <P.Tile t="J" x={8} y={13} w={38} />
    <P.Tile t="6B" x={106} y={13} w={38} />
    <P.Arrow from={[56, 30]} to={[96, 30]} c="green" />
    <P.Arrow from={[96, 54]} to={[56, 54]} />
  </>
)
const DEAD_RACK = (
  <>
    <P.Rack />
    <Hidden />
    <P.Line d="M12 70 140 10M12 10 140 70" c="red" />
  </>
)
const SAME = <P.Sign sign="=" x={62} y={16} scale={1.3} c="blue" />

/** Fact, then value. */
const PICTURES: { readonly [fact: string]: { readonly [value: string]: ComponentChildren } } = {
  declaredOn: { own: WALL_PICK, discard: DISCARD },
  want: { none: NO_CLAIM, win: WIN, group: GROUP },
  shownOwn: { none: WORDS, pick: up('7D'), some: up('7D', '7D', 'F', 'N', '2B') },
  shownClaim: {
    none: WORDS,
    tile: ONE_TILE,
    slope: (
      <>
        <Hidden count={3} />
        <P.Tile t="5D" x={68} y={30} w={24} />
        <P.Tiles list={P.backs(2)} x={94} y={38} w={19} gap={0} />
        <P.Rack />
      </>
    ),
    group: GROUP,
    more: MORE,
  },
  touched: { none: seats([0, 1, 2, 3]), one: seats([0], [1]), two: seats([0], [1, 2]), three: seats([0], [1, 2, 3]) },
  mixed: {
    no: <P.Tiles list={['2B', '3B', 'F', 'N']} x={12} y={20} w={30} gap={3} />,
    yes: <P.Heap x={6} />,
  },
  walls: {
    stand: STANDING,
    disturbed: (
      <>
        <P.Wall heights={[2, 2, 1, 2, 2]} x={10} y={56} />
        <P.Loose x={62} y={10} turn={20} />
      </>
    ),
    broken: FALLEN,
  },
  breaker: {
    thrower: (
      <>
        <P.Seats x={40} y={40} lit={[1]} />
        <P.Arrow from={[82, 40]} to={[108, 40]} />
        <P.Loose x={114} y={32} turn={30} />
      </>
    ),
    declarer: (
      <>
        <P.Seats x={40} y={40} lit={[0]} />
        <P.Bubble x={76} y={4} w={44} h={30} sign="!" />
        <P.Loose x={106} y={52} turn={30} />
      </>
    ),
    slip: FALLEN,
  },
  noticed: { atOnce: seats([0]), later: seats([0, 1]), settled: <P.Coins x={76} y={64} count={5} /> },
  misClaim: {
    none: NO_CLAIM,
    group: GROUP,
    win: WIN,
    both: (
      <>
        <P.Tile t="3D" x={56} y={12} w={40} />
        <P.Arrow from={[8, 40]} to={[46, 40]} c="blue" />
        <P.Arrow from={[144, 40]} to={[106, 40]} />
      </>
    ),
  },
  commit: { spoken: WORDS, rack: ONE_TILE, shown: GROUP },
  basis: {
    named: <P.Bubble x={42} y={8} w={68} h={46} sign="8" />,
    thrown: <P.Tile t="3D" x={54} y={10} w={44} />,
    neither: NO,
  },
  rightHand: {
    thrown: <P.Tile t="3D" x={54} y={10} w={44} />,
    named: <P.Bubble x={42} y={8} w={68} h={46} sign="8" />,
    neither: NO,
  },
  inHand: { no: NO_CLAIM, yes: ONE_TILE },
  caller: {
    live: <P.Pointer x={44} y={22} />,
    dead: DEAD_RACK,
    owner: (
      <>
        <P.Rack />
        <Hidden />
        <P.Bubble x={80} y={2} w={60} h={30} sign="!" />
      </>
    ),
    onlooker: (
      <>
        <P.Seats x={52} y={40} lit={[0, 1, 2, 3]} />
        <circle cx="124" cy="40" r="10" fill="#FCF6E6" stroke="#1F1B16" stroke-width="2.2" />
      </>
    ),
  },
  reply: { accepts: YES, disagrees: <P.Badge x={76} y={40} r={26} kind="ask" /> },
  fault: {
    oneGroup: (
      <>
        <P.Rack />
        <P.Tiles list={['4D', '4D', '5D']} x={26} y={22} w={31} gap={2} />
        <P.Box x={90} y={16} w={36} h={52} />
      </>
    ),
    allC: (
      <>
        <P.Rack />
        <P.Tiles list={['2B', '2B']} x={8} y={24} w={29} gap={1} />
        <P.Tiles list={['4D', '4D']} x={84} y={24} w={29} gap={1} />
        <P.Box x={4} y={18} w={144} h={50} />
      </>
    ),
    other: (
      <>
        <P.Tiles list={P.backs(4)} x={10} y={24} w={22} gap={0} />
        <P.Badge x={122} y={40} r={22} kind="ask" />
      </>
    ),
  },
  faultWhen: { now: seats([0]), earlier: seats([2]) },
  truth: { dead: DEAD_RACK, alive: WIN, unshown: <P.Tiles list={P.backs(5)} x={12} y={22} w={25} gap={1} /> },
  wonAfter: YES_NO,
  errorInDeal: YES_NO,
  lastOut: { fault: DEAD_RACK, reaction: <P.Heap x={6} /> },
  groupFault: {
    group: (
      <>
        <P.Rack />
        <P.Tiles list={['4D', '4D', '5D']} x={26} y={22} w={31} gap={2} />
        <P.Box x={90} y={16} w={36} h={52} />
      </>
    ),
    clash: (
      <>
        <P.Rack />
        <P.Tiles list={['2B', '2B']} x={6} y={24} w={29} gap={1} />
        <P.Sign sign="!" x={66} y={22} scale={0.9} c="red" />
        <P.Tiles list={['4D', '4D']} x={88} y={24} w={29} gap={1} />
      </>
    ),
    allC: <P.Tiles list={P.backs(5)} x={12} y={22} w={25} gap={1} />,
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
        <P.Seats x={50} y={40} lit={[2]} />
        <P.Line d="M92 40H100" />
        <P.Clock x={122} y={40} />
      </>
    ),
  },
  swapUsed: { no: <P.Tile t="J" x={56} y={12} w={40} />, yes: JOKER_GROUP },
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
  marked: { x: GROUP, c: <P.Tiles list={P.backs(5)} x={12} y={22} w={25} gap={1} /> },
  outDid: {
    unracked: (
      <>
        <P.Wall heights={[2, 2]} x={8} y={54} />
        <P.Arrow from={[66, 40]} to={[96, 40]} c="blue" />
        <P.Tile t="back" x={106} y={16} w={32} />
      </>
    ),
    racked: (
      <>
        <P.Rack />
        <Hidden count={6} />
        <P.Tile t="back" x={126} y={32} w={22} />
        <P.Arrow from={[137, 2]} to={[137, 26]} c="blue" />
      </>
    ),
    threw: (
      <>
        <P.Rack x={0} y={64} w={60} />
        <P.Tiles list={P.backs(2)} x={10} y={38} w={19} gap={0} />
        <P.Arrow from={[62, 40]} to={[94, 40]} c="blue" />
        <P.Tile t="5D" x={104} y={14} w={36} />
      </>
    ),
  },
  outClaim: { none: NO_CLAIM, group: GROUP, win: WIN },
  whichCount: { north: seats([3]), other: seats([0, 1, 2]) },
  howMany: { one: seats([0], [0]), two: seats([0, 1], [0, 1]), three: seats([0, 1, 2], [0, 1, 2]) },
  wallState: {
    unracked: (
      <>
        <P.Wall heights={[2, 2]} x={8} y={54} />
        <P.Arrow from={[66, 40]} to={[96, 40]} c="blue" />
        <P.Tile t="back" x={106} y={16} w={32} />
      </>
    ),
    one: seats([0]),
    more: seats([0, 1]),
    win: WIN,
  },
  wallFault: {
    end: (
      <>
        <P.Wall heights={[2, 2, 2, 2, 2]} x={10} y={58} />
        <P.Arrow from={[24, 4]} to={[24, 30]} />
        <P.Arrow from={[128, 4]} to={[128, 30]} c="blue" />
      </>
    ),
    wall: (
      <>
        <P.Wall heights={[2, 2, 2]} x={10} y={54} />
        <P.Arrow from={[96, 40]} to={[140, 40]} />
      </>
    ),
  },
  rebuilt: { yes: STANDING, no: FALLEN },
  fellHow: { threwIn: <P.Heap x={6} />, mixedIn: FALLEN, slip: <P.Loose x={62} y={28} turn={28} /> },
  seenTile: {
    wall: (
      <>
        <P.Wall heights={[2, 2, 2]} x={6} y={54} />
        <P.Tile t="7D" x={100} y={16} w={34} turn={12} />
      </>
    ),
    rack: (
      <>
        <P.Rack x={0} y={64} w={76} />
        <P.Tiles list={P.backs(3)} x={8} y={38} w={19} gap={0} />
        <P.Tile t="7D" x={84} y={20} w={28} turn={14} />
        <P.Tile t="F" x={116} y={26} w={28} turn={-10} />
      </>
    ),
    mixed: <P.Heap x={6} />,
  },
  winFrom: { discard: DISCARD, self: WALL_PICK },
  jokerless: {
    no: (
      <>
        <P.Rack />
        <P.Tiles list={['2B', '2B', 'J']} x={28} y={22} w={31} gap={2} />
      </>
    ),
    yes: (
      <>
        <P.Rack />
        <P.Tiles list={['2B', '2B', '2B']} x={28} y={22} w={31} gap={2} />
      </>
    ),
  },
  dealEnd: {
    win: WIN,
    none: SAME,
    left: seats([0], [1, 2, 3]),
    blame: (
      <>
        <P.Pointer x={2} y={22} />
        <P.Coins x={116} y={64} count={4} />
      </>
    ),
  },
  betCase: {
    spoke: <P.Bubble x={42} y={8} w={68} h={46} sign="!" />,
    won: WIN,
    lost: <P.Coins x={76} y={64} count={3} />,
    error: DEAD_RACK,
    chain: seats([0], [1, 2, 3]),
  },
}

/** A picture for an answer, or nothing where none fits better than words. */
export const AnswerPicture = ({ fact, value }: { readonly fact: string; readonly value: string }) => {
  const drawn = PICTURES[fact]?.[value] ?? (value === 'yes' ? YES : value === 'no' ? NO : undefined)
  if (drawn === undefined) return null
  return (
    <svg class="pic" viewBox="0 0 152 80" aria-hidden="true" focusable="false">
      {drawn}
    </svg>
  )
}
