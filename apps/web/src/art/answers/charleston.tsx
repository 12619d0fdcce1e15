/** Answers about the Charleston: passes, stopping it, blind passes, and a hand that is complete too early. */
import type { ComponentChildren } from 'preact'
import * as P from '../parts.tsx'
import * as T from '../things.tsx'
import type { Pictures } from './shared.tsx'

/** Three tiles on their way. */
const packet = (list: readonly string[], x = 8): ComponentChildren => <P.Tiles list={list} x={x} y={21} w={26} gap={1} />

const SEEN = ['5D', 'N', '3B'] as const
const ON = <P.Arrow from={[98, 40]} to={[142, 40]} />

const eye = (shut: boolean): ComponentChildren => <T.Eye x={122} y={40} shut={shut} />

const LOOKED = (
  <>
    {packet(SEEN)}
    {eye(false)}
  </>
)

const UNSEEN = (
  <>
    {packet(P.backs(3))}
    {eye(true)}
  </>
)

const passedOn = (shut: boolean): ComponentChildren => (
  <>
    <P.Tiles list={P.backs(3)} x={2} y={24} w={23} gap={1} />
    <P.Arrow from={[78, 40]} to={[104, 40]} />
    <T.Eye x={130} y={40} shut={shut} />
  </>
)

const EAST = <P.Tile t="E" x={8} y={12} w={40} />

export const CHARLESTON: Pictures = {
  passFault: {
    joker: (
      <>
        {packet(['back', 'back', 'J'])}
        {ON}
      </>
    ),
    packet: (
      <>
        <P.Tiles list={P.backs(4)} x={36} y={26} w={20} gap={0} />
        <P.Arrow from={[30, 40]} to={[6, 40]} c="blue" />
        <P.Arrow from={[122, 40]} to={[146, 40]} />
      </>
    ),
    looked: LOOKED,
  },
  packetsApart: {
    yes: (
      <>
        <P.Tiles list={P.backs(3)} x={2} y={24} w={22} gap={0} />
        <P.Tiles list={P.backs(3)} x={84} y={24} w={22} gap={0} />
      </>
    ),
    no: (
      <>
        <P.Tile t="back" x={20} y={20} w={24} turn={-24} />
        <P.Tile t="back" x={44} y={30} w={24} turn={16} />
        <P.Tile t="back" x={66} y={14} w={24} turn={-8} />
        <P.Tile t="back" x={84} y={30} w={24} turn={34} />
        <P.Tile t="back" x={112} y={22} w={24} turn={-18} />
      </>
    ),
  },
  lookedAt: {
    own: (
      <>
        <P.Arrow from={[4, 40]} to={[30, 40]} c="blue" />
        <P.Tiles list={SEEN} x={36} y={25} w={22} gap={0} />
        <T.Eye x={128} y={40} />
      </>
    ),
    blind: passedOn(false),
  },
  stopWhen: {
    early: (
      <>
        <P.Arrow from={[146, 40]} to={[116, 40]} />
        <P.Tiles list={P.backs(2)} x={62} y={24} w={23} gap={0} />
        <T.Halt x={30} y={40} />
      </>
    ),
    inTime: (
      <>
        <T.Halt x={26} y={40} />
        <P.Tiles list={P.backs(2)} x={54} y={24} w={23} gap={0} />
        <T.Eye x={128} y={40} shut />
      </>
    ),
    late: (
      <>
        <P.Tiles list={SEEN.slice(0, 2)} x={2} y={24} w={23} gap={0} />
        <T.Eye x={74} y={40} />
        <T.Halt x={126} y={40} />
      </>
    ),
  },
  stopState: { looked: LOOKED, fresh: UNSEEN, passed: passedOn(true) },
  blindWhich: {
    allowed: (
      <>
        <P.Arrow from={[34, 40]} to={[8, 40]} c="green" />
        <P.Tiles list={P.backs(3)} x={43} y={24} w={22} gap={0} />
        <P.Arrow from={[118, 40]} to={[144, 40]} c="green" />
      </>
    ),
    other: (
      <>
        <P.Tiles list={P.backs(3)} x={8} y={24} w={22} gap={0} />
        <P.Arrow from={[96, 70]} to={[96, 12]} />
        <P.Badge x={130} y={40} r={16} kind="ask" />
      </>
    ),
  },
  blindSeen: { no: UNSEEN, yes: LOOKED },
  eastWhen: {
    dealt: (
      <>
        {EAST}
        <P.Badge x={106} y={40} r={24} kind="tick" />
      </>
    ),
    end: (
      <>
        {EAST}
        <P.Tiles list={P.backs(3)} x={60} y={24} w={20} gap={0} />
        <P.Badge x={136} y={40} r={14} kind="tick" />
      </>
    ),
    middle: (
      <>
        {EAST}
        <P.Tiles list={P.backs(2)} x={58} y={24} w={20} gap={0} />
        <P.Arrow from={[104, 40]} to={[146, 40]} />
      </>
    ),
  },
}
