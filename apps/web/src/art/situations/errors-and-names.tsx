/** Pictures of situations: wrong mah jongg, misnamed tiles and hands called dead. */
import * as P from '../parts.tsx'
import * as T from '../things.tsx'
import type { SituationPictures } from './type.ts'

export const ERRORS_AND_NAMES: SituationPictures = {
  'mj-error': (
    <>
      <P.Rack x={0} y={60} w={140} />
      <P.Tiles list={['2B', '2B', '2B', '3B']} x={6} y={18} w={31} />
      <P.Badge x={126} y={16} kind="cross" />
    </>
  ),
  'mj-second-claim': (
    <>
      <P.Bubble x={2} y={10} w={42} h={34} sign="!" />
      <P.Badge x={40} y={12} kind="cross" />
      <P.Tile t="5C" x={54} y={12} w={37} />
      <P.Arrow from={[138, 38]} to={[103, 38]} />
    </>
  ),
  'thrown-in': <T.Heap />,
  'three-dead': <T.Seats x={70} y={39} lit={[0]} out={[1, 2, 3]} />,
  misname: (
    <>
      <P.Tile t="3D" x={12} y={12} w={42} />
      <P.Bubble x={72} y={8} sign="8" />
    </>
  ),
  'misname-joker': (
    <>
      <P.Tile t="J" x={12} y={12} w={42} />
      <P.Bubble x={72} y={6} h={46}>
        <P.Tile t="F" x={91} y={11} w={26} />
      </P.Bubble>
    </>
  ),
  'dead-call': (
    <>
      <P.Rack x={64} y={60} w={76} />
      <P.Tiles list={P.backs(3)} x={70} y={30} w={21} />
      <T.Pointer x={0} y={12} />
    </>
  ),
  'dead-call-settle': (
    <>
      <P.Tiles list={P.backs(3)} x={4} y={22} w={24} />
      <P.Line d="M88 10V68" dash />
      <P.Badge x={114} y={26} r={14} kind="ask" />
      <T.Coins x={116} y={66} count={2} />
    </>
  ),
}
