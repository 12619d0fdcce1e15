/** Answers about misnamed tiles and hands that were called dead. */
import * as P from '../parts.tsx'
import * as T from '../things.tsx'
import type { Pictures } from './shared.tsx'
import { ASK, DEAD_RACK, GROUP, Hidden, NO, NO_CLAIM, ONE_TILE, seats, WIN, WORDS, YES } from './shared.tsx'

const NAMED = <P.Bubble x={42} y={8} w={68} h={46} sign="8" />
const THROWN = <P.Tile t="3D" x={54} y={10} w={44} />

const BOTH = (
  <>
    <P.Tile t="3D" x={14} y={12} w={42} />
    <P.Bubble x={76} y={6} h={46} sign="8" />
  </>
)

const named = (sign: string | undefined) => (
  <>
    <P.Tile t="J" x={14} y={12} w={42} />
    <P.Bubble x={76} y={6} h={46} {...(sign === undefined ? {} : { sign })}>
      {sign === undefined ? <P.Tile t="J" x={95} y={11} w={26} /> : null}
    </P.Bubble>
  </>
)

const ONE_WRONG = (
  <>
    <P.Rack />
    <P.Tiles list={['4D', '4D', '5D']} x={26} y={22} w={31} gap={2} />
    <T.Box x={90} y={16} w={36} h={52} />
  </>
)

export const NAMES_AND_CALLS: Pictures = {
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
  basis: { named: NAMED, thrown: THROWN, neither: NO },
  rightHand: { thrown: THROWN, named: NAMED, both: BOTH, neither: NO },
  jokerName: { legal: named(undefined), other: named('8') },
  caller: {
    live: <T.Pointer x={44} y={22} />,
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
        <T.Seats x={52} y={40} lit={[0, 1, 2, 3]} />
        <circle cx="124" cy="40" r="10" fill="#FCF6E6" stroke="#1F1B16" stroke-width="2.2" />
      </>
    ),
  },
  called: {
    accepted: (
      <>
        <T.Pointer x={14} y={22} />
        <P.Badge x={112} y={40} r={22} kind="tick" />
      </>
    ),
    no: NO,
    disputed: (
      <>
        <T.Pointer x={14} y={22} />
        <P.Badge x={112} y={40} r={22} kind="ask" />
      </>
    ),
  },
  reply: { accepts: YES, disagrees: ASK },
  fault: {
    oneGroup: ONE_WRONG,
    allC: (
      <>
        <P.Rack />
        <P.Tiles list={['2B', '2B']} x={8} y={24} w={29} gap={1} />
        <P.Tiles list={['4D', '4D']} x={84} y={24} w={29} gap={1} />
        <T.Box x={4} y={18} w={144} h={50} />
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
  wonAfter: { yes: YES, no: NO },
  errorInDeal: { yes: YES, no: NO },
  groupFault: {
    group: ONE_WRONG,
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
}
