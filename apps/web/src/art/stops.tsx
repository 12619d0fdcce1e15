/** What nobody does while the table is frozen. */
import type { ComponentChildren } from 'preact'
import * as P from './parts.tsx'
import * as T from './things.tsx'

const STOPS: readonly ComponentChildren[] = [
  <>
    <P.Rack x={0} y={60} w={140} />
    <P.Tiles list={P.backs(2)} x={10} y={20} w={30} gap={2} />
    <P.Tile t="7D" x={76} y={8} w={38} />
    <P.Arrow from={[128, 40]} to={[128, 14]} />
  </>,
  <T.Heap />,
  <>
    <T.Wall heights={[2, 2, 1, 1, 2]} y={46} />
    <T.Loose x={66} y={10} turn={28} />
  </>,
  <>
    <P.Tile t="3D" x={6} y={30} w={26} turn={-18} />
    <P.Tile t="N" x={36} y={38} w={26} turn={8} />
    <P.Tile t="6B" x={64} y={28} w={26} turn={-6} />
    <P.Tile t="5C" x={98} y={34} w={26} turn={22} />
    <P.Line d="M24 22C44 2 84 2 104 16M104 2 105 17 90 18" c="red" />
  </>,
]

/** What nobody does while the table is frozen. */
export const StopPicture = ({ at }: { readonly at: number }) => (
  <svg class="pic" viewBox="0 0 140 78" aria-hidden="true" focusable="false">
    {STOPS[at]}
  </svg>
)
