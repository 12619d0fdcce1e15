/** Answers about who pays, and how much. */
import type { ComponentChildren } from 'preact'
import * as P from '../parts.tsx'
import * as T from '../things.tsx'
import { MAH_JONGG } from './mah-jongg.tsx'
import type { Pictures } from './shared.tsx'
import { DEAD_RACK, DISCARD, NATURAL_GROUP, seats, WALL_PICK, WIN } from './shared.tsx'

const JOKERLESS: Pictures[string] = {
  no: (
    <>
      <P.Rack />
      <P.Tiles list={['2B', '2B', 'J']} x={28} y={22} w={31} gap={2} />
    </>
  ),
  yes: NATURAL_GROUP,
}

/** The value that was said, beside the one that is right. */
const said = (sign: string, arrow: ComponentChildren, coins: number): ComponentChildren => (
  <>
    <P.Bubble x={6} y={12} w={58} h={42} sign={sign} />
    {arrow}
    <T.Coins x={126} y={66} count={coins} />
  </>
)

const NOBODY: ComponentChildren = <P.Sign sign="=" x={62} y={16} scale={1.3} c="blue" />

export const PAYMENTS: Pictures = {
  winFrom: { discard: DISCARD, self: WALL_PICK },
  jokerless: JOKERLESS,
  noJokers: JOKERLESS,
  dealEnd: {
    win: WIN,
    none: NOBODY,
    left: seats([0], [1, 2, 3]),
    blame: (
      <>
        <T.Pointer x={2} y={22} />
        <T.Coins x={116} y={64} count={4} />
      </>
    ),
  },
  announced: {
    low: said('2', <P.Arrow from={[88, 62]} to={[88, 18]} c="blue" />, 6),
    high: said('9', <P.Arrow from={[88, 18]} to={[88, 62]} />, 2),
  },
  ...(MAH_JONGG['mixed'] === undefined ? {} : { tilesMixed: MAH_JONGG['mixed'] }),
  betCase: {
    spoke: <P.Bubble x={42} y={8} w={68} h={46} sign="!" />,
    won: WIN,
    lost: <T.Coins x={76} y={64} count={3} />,
    wallGame: NOBODY,
    error: DEAD_RACK,
    chain: seats([0], [1, 2, 3]),
  },
}
