/** Pictures of situations: open discards, joker swaps and exposures. */
import * as P from '../parts.tsx'
import * as T from '../things.tsx'
import type { SituationPictures } from './type.ts'

const JOKER_SWAP = (
  <>
    <P.Tile t="J" x={6} y={11} w={39} />
    <P.Tile t="6B" x={96} y={11} w={39} />
  </>
)

export const CLAIMS_AND_JOKERS: SituationPictures = {
  'two-want': (
    <>
      <P.Tile t="5C" x={52} y={12} w={37} />
      <P.Arrow from={[4, 38]} to={[40, 38]} c="blue" />
      <P.Arrow from={[136, 38]} to={[101, 38]} />
    </>
  ),
  'late-call': (
    <>
      <P.Tile t="5D" x={4} y={14} w={36} />
      <T.Clock x={68} y={40} />
      <P.Bubble x={94} y={14} w={44} h={36} sign="!" />
    </>
  ),
  'call-back': (
    <>
      <P.Rack x={0} y={60} w={64} />
      <P.Tiles list={P.backs(2)} x={10} y={30} w={21} />
      <P.Tile t="5C" x={98} y={24} w={34} />
      <P.Line d="M32 26C44 5 84 5 104 18M105 4 105 20 89 21" c="red" />
    </>
  ),
  'bad-call': (
    <>
      <P.Bubble x={10} y={12} sign="!" />
      <P.Tile t="J" x={88} y={12} w={38} />
      <P.Badge x={126} y={16} kind="cross" />
    </>
  ),
  'discard-back': (
    <>
      <P.Rack x={0} y={60} w={60} />
      <P.Tiles list={P.backs(2)} x={8} y={30} w={21} />
      <P.Arrow from={[92, 44]} to={[62, 44]} />
      <P.Tile t="3D" x={98} y={14} w={36} />
    </>
  ),
  'swap-when': (
    <>
      {JOKER_SWAP}
      <T.Clock x={70} y={38} />
    </>
  ),
  'swap-wrong-tile': (
    <>
      <P.Tile t="J" x={4} y={11} w={37} />
      <P.Arrow from={[88, 38]} to={[52, 38]} c="green" />
      <P.Tile t="9B" x={98} y={13} w={35} />
      <P.Badge x={130} y={16} kind="cross" />
    </>
  ),
  'swap-which': (
    <>
      <P.Rack x={0} y={60} w={140} />
      <P.Tiles list={['6B', '6B', 'J']} x={16} y={16} w={32} gap={2} />
      <P.Sign sign="?" x={116} y={14} scale={1.05} c="blue" />
    </>
  ),
  'swap-win': (
    <>
      {JOKER_SWAP}
      <P.Arrow from={[54, 28]} to={[86, 28]} c="green" />
      <P.Arrow from={[86, 52]} to={[54, 52]} />
    </>
  ),
  'exposure-wrong': (
    <>
      <P.Rack x={0} y={60} w={140} />
      <P.Tiles list={['4D', '4D']} x={20} y={16} w={32} gap={0} />
      <P.Tile t="5D" x={90} y={16} w={33} />
      <T.Box x={87.5} y={11.5} w={38} h={52} />
    </>
  ),
  'exposure-no-call': (
    <>
      <P.Rack x={0} y={60} w={140} />
      <P.Tiles list={['6B', '6B', '6B']} x={6} y={22} w={28} />
      <P.Bubble x={96} y={6} w={42} h={32} />
      <P.Line d="M109 14 125 30M125 14 109 30" c="red" />
    </>
  ),
}
