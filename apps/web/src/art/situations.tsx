/** One picture for each situation of the first screen. */
import type { ComponentChildren } from 'preact'
import * as P from './parts.tsx'

const WrongHand = () => (
  <>
    <P.Rack x={0} y={60} w={140} />
    <P.Tiles list={['2B', '2B', '2B', '3B']} x={6} y={18} w={31} />
    <P.Badge x={126} y={16} kind="cross" />
  </>
)

const JOKER_SWAP = (
  <>
    <P.Tile t="J" x={6} y={11} w={39} />
    <P.Tile t="6B" x={96} y={11} w={39} />
  </>
)

const PICTURES: { readonly [situation: string]: ComponentChildren } = {
  'mj-error': <WrongHand />,
  'mj-second-claim': (
    <>
      <P.Tile t="5C" x={52} y={12} w={37} />
      <P.Arrow from={[4, 38]} to={[40, 38]} c="blue" />
      <P.Arrow from={[136, 38]} to={[101, 38]} />
    </>
  ),
  'thrown-in': <P.Heap />,
  'three-dead': <P.Seats x={70} y={39} lit={[0]} out={[1, 2, 3]} />,
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
      <P.Pointer x={0} y={12} />
    </>
  ),
  'dead-call-settle': (
    <>
      <P.Tiles list={P.backs(3)} x={4} y={22} w={24} />
      <P.Line d="M88 10V68" dash />
      <P.Badge x={114} y={26} r={14} kind="ask" />
      <P.Coins x={116} y={66} count={2} />
    </>
  ),
  'exposure-wrong': (
    <>
      <P.Rack x={0} y={60} w={140} />
      <P.Tiles list={['4D', '4D']} x={20} y={16} w={32} gap={0} />
      <P.Tile t="5D" x={90} y={16} w={33} />
      <P.Box x={87.5} y={11.5} w={38} h={52} />
    </>
  ),
  'swap-when': (
    <>
      {JOKER_SWAP}
      <P.Clock x={70} y={38} />
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
  'out-of-turn': (
    <>
      <P.Seats x={70} y={39} lit={[0, 1, 2, 3]} />
      <P.Line d="M84 70C100 68 108 60 110 50" c="green" />
      <P.Line d="M113 32C110 2 56-6 32 22M31 8 31.5 23 45 21" c="red" />
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
  'wall-wrong': (
    <>
      <P.Wall heights={[2, 2, 2, 2, 1]} y={50} />
      <P.Line d="M123 22C123 4 60-4 40 16M38 2 39 17 53 15" c="red" />
    </>
  ),
  'wall-fell': (
    <>
      <P.Wall heights={[2, 2, 1, 1, 2]} y={46} />
      <P.Loose x={66} y={10} turn={28} />
    </>
  ),
  'tiles-seen': (
    <>
      <P.Tiles list={P.backs(2)} x={6} y={20} w={27} />
      <P.Tile t="7D" x={70} y={24} w={27} turn={18} />
      <path d="M100 24C108 12 128 12 136 24 128 36 108 36 100 24Z" fill="#FFF" stroke="#1F1B16" stroke-width="3.4" />
      <circle cx="118" cy="24" r="5" fill="#1F1B16" />
    </>
  ),
  'pay-win': (
    <>
      <P.Coins x={38} count={3} />
      <P.Coins x={70} count={2} />
      <P.Coins x={102} count={5} />
    </>
  ),
  'pay-other': (
    <>
      <P.Coins x={30} count={4} />
      <P.Seats x={98} y={39} lit={[3]} out={[1]} />
    </>
  ),
  'pay-bettor': (
    <>
      <P.Seats x={50} y={39} lit={[0, 1, 2, 3]} />
      <circle cx="108" cy="24" r="9" fill="#E2A53A" stroke="#1F1B16" stroke-width="2.2" />
      <P.Coins x={112} y={66} count={3} />
    </>
  ),
}

export const SituationPicture = ({ id }: { readonly id: string }) => (
  <svg class="pic" viewBox="0 0 140 78" aria-hidden="true" focusable="false">
    {PICTURES[id] ?? <P.Tile t="blank" x={50} y={12} w={40} />}
  </svg>
)

const STOPS: readonly ComponentChildren[] = [
  <>
    <P.Rack x={0} y={60} w={140} />
    <P.Tiles list={P.backs(2)} x={10} y={20} w={30} gap={2} />
    <P.Tile t="7D" x={76} y={8} w={38} />
    <P.Arrow from={[128, 40]} to={[128, 14]} />
  </>,
  <P.Heap />,
  <>
    <P.Wall heights={[2, 2, 1, 1, 2]} y={46} />
    <P.Loose x={66} y={10} turn={28} />
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
