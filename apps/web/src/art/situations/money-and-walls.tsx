/** Pictures of situations: payments, walls and everything else. */
import * as P from '../parts.tsx'
import * as T from '../things.tsx'
import type { SituationPictures } from './type.ts'

export const MONEY_AND_WALLS: SituationPictures = {
  'pay-win': (
    <>
      <T.Coins x={38} count={3} />
      <T.Coins x={70} count={2} />
      <T.Coins x={102} count={5} />
    </>
  ),
  'pay-other': (
    <>
      <T.Coins x={30} count={4} />
      <T.Seats x={98} y={39} lit={[3]} out={[1]} />
    </>
  ),
  'pay-value': (
    <>
      <P.Bubble x={6} y={10} w={74} h={44}>
        <P.Sign sign="2" x={22} y={18} scale={0.76} />
        <P.Sign sign="5" x={44} y={18} scale={0.76} />
      </P.Bubble>
      <P.Badge x={80} y={14} kind="cross" />
      <T.Coins x={114} count={4} />
    </>
  ),
  'pay-bettor': (
    <>
      <T.Seats x={50} y={39} lit={[0, 1, 2, 3]} />
      <circle cx="108" cy="24" r="9" fill="#E2A53A" stroke="#1F1B16" stroke-width="2.2" />
      <T.Coins x={112} y={66} count={3} />
    </>
  ),
  'wall-wrong': (
    <>
      <T.Wall heights={[2, 2, 2, 2, 1]} y={50} />
      <P.Line d="M123 22C123 4 60-4 40 16M38 2 39 17 53 15" c="red" />
    </>
  ),
  'wall-fell': (
    <>
      <T.Wall heights={[2, 2, 1, 1, 2]} y={46} />
      <T.Loose x={66} y={10} turn={28} />
    </>
  ),
  'tiles-seen': (
    <>
      <P.Tiles list={P.backs(2)} x={6} y={20} w={27} />
      <P.Tile t="7D" x={70} y={24} w={27} turn={18} />
      <T.Eye x={118} y={24} />
    </>
  ),
  'set-up': (
    <>
      <T.Wall heights={[2, 2, 1]} x={4} y={52} />
      <T.Die x={104} y={26} turn={-12} />
      <T.Die x={118} y={58} turn={14} />
    </>
  ),
  conduct: (
    <>
      <T.Seats x={46} y={39} lit={[1]} />
      <P.Bubble x={88} y={8} w={48} h={36} sign="!" />
    </>
  ),
}
