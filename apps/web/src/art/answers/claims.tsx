/** Answers about a discard that is open: who wants it, until when, and what a call binds to. */
import type { ComponentChildren } from 'preact'
import * as P from '../parts.tsx'
import * as T from '../things.tsx'
import type { Pictures } from './shared.tsx'
import { GROUP, NO, ONE_TILE, PICKED, RACKED, seats, SLOPE, SWAP, tile, up, WIN, WORDS, YES } from './shared.tsx'

/** A group that one of two seats puts up. */
const half = (x: number): ComponentChildren => (
  <>
    <P.Rack x={x} w={72} />
    <P.Tiles list={['5D', '5D', '5D']} x={x + 4} y={33} w={21} gap={0.6} />
  </>
)

const both = (kind: 'tick' | 'no'): ComponentChildren => (
  <>
    <P.Badge x={42} y={40} r={24} kind={kind} />
    <P.Badge x={110} y={40} r={24} kind={kind} />
  </>
)

const right = (t: string): ComponentChildren => (
  <>
    <P.Tile t={t} x={24} y={12} w={40} />
    <P.Badge x={104} y={40} r={24} kind="tick" />
  </>
)

const SPOKEN_TWICE = (
  <>
    <P.Bubble x={6} y={10} w={62} h={42} sign="!" />
    <P.Bubble x={84} y={10} w={62} h={42} sign="!" />
  </>
)

export const CLAIMS: Pictures = {
  wants: {
    groups: (
      <>
        {half(0)}
        {half(80)}
      </>
    ),
    wins: SPOKEN_TWICE,
    mixed: (
      <>
        {half(0)}
        <P.Bubble x={84} y={14} w={62} h={42} sign="!" />
      </>
    ),
  },
  committed: { no: WORDS, yes: ONE_TILE },
  nextDid: {
    picked: PICKED,
    together: (
      <>
        <P.Rack x={0} w={80} />
        <P.Tiles list={P.backs(2)} x={8} y={38} w={19} gap={0} />
        <P.Tile t="back" x={54} y={32} w={22} />
        <P.Arrow from={[65, 2]} to={[65, 26]} c="blue" />
        <P.Bubble x={94} y={14} w={54} h={36} sign="!" />
      </>
    ),
    closed: RACKED,
    declared: SPOKEN_TWICE,
  },
  lateWants: { group: GROUP, win: WIN },
  lateCaller: { other: seats([3]), same: PICKED },
  heldUp: {
    no: NO,
    yes: (
      <>
        <P.Bubble x={10} y={10} w={62} h={42} sign="!" />
        <T.Clock x={114} y={40} />
      </>
    ),
    lapsed: (
      <>
        <T.Clock x={76} y={40} />
        <P.Badge x={96} y={22} kind="cross" />
      </>
    ),
  },
  tieRight: { both: both('tick'), caller: right('5D'), picker: right('back'), neither: both('no') },
  callStage: { free: WORDS, up: ONE_TILE, slope: SLOPE },
  upWith: { tile: ONE_TILE, shown: GROUP },
  badUp: { no: WORDS, yes: GROUP },
  badWhy: {
    old: (
      <>
        <P.Tile t="4C" x={10} y={24} w={30} turn={-10} />
        <P.Tile t="N" x={50} y={26} w={30} turn={6} />
        <P.Tile t="5D" x={106} y={18} w={34} />
        <T.Box x={4} y={16} w={84} h={60} />
      </>
    ),
    joker: tile('J'),
    shape: up('4D', '5D'),
  },
  down: {
    no: (
      <>
        <P.Tile t="5D" x={60} y={4} w={32} />
        <P.Line d="M26 72H126" />
      </>
    ),
    yes: (
      <>
        <P.Tile t="5D" x={24} y={26} w={32} />
        <P.Line d="M6 73H74" />
        <P.Bubble x={88} y={12} w={56} h={40} sign="5" />
      </>
    ),
  },
  partNamed: {
    no: NO,
    yes: <P.Bubble x={42} y={10} w={68} h={46} sign="5" />,
  },
  backTile: { natural: tile('5D'), joker: tile('J') },
  backFor: {
    keep: (
      <>
        <P.Tile t="4C" x={14} y={26} w={30} turn={-10} />
        <P.Tile t="N" x={56} y={28} w={30} turn={6} />
        <P.Tile t="5D" x={104} y={14} w={36} />
      </>
    ),
    swap: SWAP,
  },
  setRight: { yes: YES, no: NO },
}
