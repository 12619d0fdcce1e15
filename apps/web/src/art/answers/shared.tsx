/** Pictures that several answers share, and how a set of them is written. */
import type { ComponentChildren } from 'preact'
import * as P from '../parts.tsx'
import * as T from '../things.tsx'

/** Fact, then value. */
export interface Pictures {
  readonly [fact: string]: { readonly [value: string]: ComponentChildren }
}

export const Hidden = ({ count = 7, y = 38 }: { readonly count?: number; readonly y?: number }) => (
  <P.Tiles list={P.backs(count)} x={10} y={y} w={19} gap={0} />
)

export const YES = <P.Badge x={76} y={40} r={26} kind="tick" />
export const NO = <P.Badge x={76} y={40} r={26} kind="no" />
export const ASK = <P.Badge x={76} y={40} r={26} kind="ask" />

/** Nothing shown: hidden tiles and words. */
export const WORDS = (
  <>
    <Hidden />
    <P.Rack />
    <P.Bubble x={80} y={2} w={60} h={30} sign="!" />
  </>
)

export const up = (...list: readonly string[]): ComponentChildren => (
  <>
    <Hidden count={list.length > 3 ? 3 : 7} y={6} />
    <P.Rack />
    <P.Tiles list={list} x={76 - list.length * 14.75} y={26} w={28} gap={1.5} />
  </>
)

export const seats = (lit: readonly number[], out: readonly number[] = []): ComponentChildren => (
  <T.Seats x={76} y={40} lit={lit} out={out} />
)

/** One tile, alone. */
export const tile = (t: string): ComponentChildren => <P.Tile t={t} x={56} y={12} w={40} />

export const GROUP = up('5D', '5D', '5D')
export const ONE_TILE = up('5D')

/** A called tile that went among the hidden ones. */
export const SLOPE = (
  <>
    <Hidden count={3} />
    <P.Tile t="5D" x={68} y={30} w={24} />
    <P.Tiles list={P.backs(2)} x={94} y={38} w={19} gap={0} />
    <P.Rack />
  </>
)

export const WALL_PICK = (
  <>
    <T.Wall heights={[2, 2, 1]} x={10} y={52} />
    <P.Arrow from={[92, 26]} to={[134, 26]} c="blue" />
  </>
)

/** A pick that is still in the hand. */
export const PICKED = (
  <>
    <T.Wall heights={[2, 2]} x={8} y={54} />
    <P.Arrow from={[66, 40]} to={[96, 40]} c="blue" />
    <P.Tile t="back" x={106} y={16} w={32} />
  </>
)

export const RACKED = (
  <>
    <P.Rack />
    <Hidden count={6} />
    <P.Tile t="back" x={126} y={32} w={22} />
    <P.Arrow from={[137, 2]} to={[137, 26]} c="blue" />
  </>
)

export const THREW = (
  <>
    <P.Rack x={0} y={64} w={60} />
    <P.Tiles list={P.backs(2)} x={10} y={38} w={19} gap={0} />
    <P.Arrow from={[62, 40]} to={[94, 40]} c="blue" />
    <P.Tile t="5D" x={104} y={14} w={36} />
  </>
)

export const DISCARD = (
  <>
    <P.Tile t="5D" x={14} y={14} w={38} />
    <P.Arrow from={[64, 40]} to={[104, 40]} c="blue" />
    <P.Rack x={99} y={64} w={52} />
    <P.Tiles list={P.backs(2)} x={108} y={38} w={19} gap={0} />
  </>
)

export const WIN = (
  <>
    <P.Rack />
    <P.Tiles list={['2B', '2B', '3B', '3B', 'F']} x={4} y={26} w={27.6} gap={1.6} />
  </>
)

export const NO_CLAIM = (
  <>
    <P.Tile t="5D" x={57} y={12} w={38} />
    <P.Line d="M22 40H38M114 40H130" />
  </>
)

export const STANDING = <T.Wall heights={[2, 2, 2, 2, 2]} x={10} y={52} />

export const FALLEN = (
  <>
    <T.Wall heights={[2, 1, 0, 1, 2]} x={10} y={56} />
    <T.Loose x={60} y={30} turn={34} />
    <T.Loose x={66} y={4} turn={-18} />
  </>
)

export const JOKER_GROUP = (
  <>
    <P.Rack />
    <P.Tiles list={['6B', '6B', 'J']} x={28} y={22} w={31} gap={2} />
  </>
)

export const NATURAL_GROUP = (
  <>
    <P.Rack />
    <P.Tiles list={['2B', '2B', '2B']} x={28} y={22} w={31} gap={2} />
  </>
)

export const SWAP = (
  <>
    <P.Tile t="J" x={8} y={13} w={38} />
    <P.Tile t="6B" x={106} y={13} w={38} />
    <P.Arrow from={[56, 30]} to={[96, 30]} c="green" />
    <P.Arrow from={[96, 54]} to={[56, 54]} />
  </>
)

export const DEAD_RACK = (
  <>
    <P.Rack />
    <Hidden />
    <P.Line d="M12 70 140 10M12 10 140 70" c="red" />
  </>
)

export const CONCEALED = <P.Tiles list={P.backs(5)} x={12} y={22} w={25} gap={1} />

/** Tiles of a rack that came up by themselves. */
export const SPILT = (
  <>
    <P.Rack x={0} y={64} w={76} />
    <P.Tiles list={P.backs(3)} x={8} y={38} w={19} gap={0} />
    <P.Tile t="7D" x={84} y={20} w={28} turn={14} />
    <P.Tile t="F" x={116} y={26} w={28} turn={-10} />
  </>
)
