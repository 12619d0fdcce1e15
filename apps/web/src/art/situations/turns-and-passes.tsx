/** Pictures of situations: turns, counts and the Charleston. */
import * as P from '../parts.tsx'
import * as T from '../things.tsx'
import type { SituationPictures } from './type.ts'

export const TURNS_AND_PASSES: SituationPictures = {
  'out-of-turn': (
    <>
      <T.Seats x={70} y={39} lit={[0, 1, 2, 3]} />
      <P.Line d="M84 70C100 68 108 60 110 50" c="green" />
      <P.Line d="M113 32C110 2 56-6 32 22M31 8 31.5 23 45 21" c="red" />
    </>
  ),
  skipped: (
    <>
      <T.Seats x={62} y={39} lit={[0, 2]} />
      <P.Line d="M76 72C118 68 118 13 80 11M91 3 79 11 88 21" c="red" />
    </>
  ),
  count: (
    <>
      <P.Tiles list={P.backs(4)} x={6} y={20} w={22} />
      <circle cx="112" cy="36" r="26" fill="#FFF" stroke="#A3151F" stroke-width="3.6" />
      <P.Sign sign="1" x={92} y={25} scale={0.6} />
      <P.Sign sign="5" x={105} y={25} scale={0.6} />
      <P.Sign sign="?" x={119} y={25} scale={0.6} />
    </>
  ),
  'count-now': (
    <>
      <P.Rack x={0} y={60} w={82} />
      <P.Tiles list={P.backs(2)} x={8} y={32} w={20} gap={0} />
      <P.Tiles list={P.backs(2)} x={48} y={20} w={20} gap={0} />
      <T.Clock x={114} y={38} />
    </>
  ),
  'pass-wrong': (
    <>
      <P.Tiles list={P.backs(3)} x={12} y={20} w={26} />
      <P.Arrow from={[98, 38]} to={[132, 38]} />
    </>
  ),
  'pass-stop': (
    <>
      <P.Tiles list={P.backs(3)} x={8} y={20} w={26} />
      <T.Halt x={114} y={38} />
    </>
  ),
  'pass-blind': (
    <>
      <P.Tiles list={P.backs(3)} x={8} y={20} w={26} />
      <T.Eye x={114} y={38} shut />
    </>
  ),
  'east-complete': (
    <>
      <P.Tile t="E" x={4} y={12} w={38} />
      <P.Rack x={50} y={60} w={90} />
      <P.Tiles list={['2B', '2B', 'F']} x={54} y={24} w={26} />
      <P.Badge x={126} y={14} kind="tick" />
    </>
  ),
}
