/** Things on and around the table for pictures: walls, coins, seats, a clock, dice, the card. No words, no fonts. */
import type { At } from './parts.tsx'
import { Line, Tile } from './parts.tsx'

/** A clock that says that it was not the time. */
export const Clock = ({ x, y }: At) => (
  <g transform={`translate(${x} ${y})`} stroke="#1F1B16" stroke-linecap="round" stroke-linejoin="round">
    <circle r="20" fill="#FFF" stroke-width="3.4" />
    <path d="M0-12V0L9 5" fill="none" stroke-width="4.4" />
  </g>
)

/** One stack of a wall, two tiles high or one. */
const Stack = ({ x, y }: At) => (
  <>
    <rect x={x} y={y} width="25" height="17" rx="3" fill="#D9962B" stroke="#3A2A12" stroke-width="2" />
    <rect x={x} y={y} width="25" height="6" rx="3" fill="#FCF6E6" stroke="#3A2A12" stroke-width="2" />
  </>
)

/** A wall by the heights of its stacks. */
export const Wall = ({
  heights,
  x = 6,
  y = 58,
}: {
  readonly heights: readonly number[]
  readonly x?: number
  readonly y?: number
}) => (
  <>
    {heights.flatMap((height, at) =>
      Array.from({ length: height }, (_, level) => <Stack key={`${at} ${level}`} x={x + at * 26} y={y - level * 18} />),
    )}
  </>
)

/** A wall tile lying askew. */
export const Loose = ({ x, y, turn }: At & { readonly turn: number }) => (
  <g transform={`rotate(${turn} ${x + 12} ${y + 8})`}>
    <Stack x={x} y={y} />
  </g>
)

export const Coins = ({ x, y = 66, count }: { readonly x: number; readonly y?: number; readonly count: number }) => (
  <>
    {Array.from({ length: count }, (_, at) => (
      <g key={at} transform={`translate(${x} ${y - at * 8})`}>
        <ellipse rx="15" ry="6.5" fill="#E2A53A" stroke="#3A2A12" stroke-width="2.2" />
        <ellipse rx="4" ry="1.8" fill="#3A2A12" />
      </g>
    ))}
  </>
)

const PLACES = [
  [0, 30],
  [30, 0],
  [0, -30],
  [-30, 0],
] as const

/** A table from above: seats that are marked are filled, seats that are out are crossed. */
export const Seats = ({
  x,
  y,
  lit = [],
  out = [],
}: At & { readonly lit?: readonly number[]; readonly out?: readonly number[] }) => (
  <g transform={`translate(${x} ${y})`}>
    <rect x="-24" y="-24" width="48" height="48" rx="6" class="p-felt" />
    {PLACES.map(([sx, sy], at) => (
      <g key={at} transform={`translate(${sx} ${sy})`}>
        <circle r="8" fill={lit.includes(at) ? '#E2A53A' : '#FCF6E6'} stroke="#1F1B16" stroke-width="2.2" />
        {out.includes(at) ? <path d="M-4-4 4 4M4-4-4 4" stroke="#A3151F" stroke-width="3.2" stroke-linecap="round" /> : null}
      </g>
    ))}
  </g>
)

/** The pointing hand, 60 wide. */
export const Pointer = ({ x, y }: At) => (
  <g transform={`translate(${x} ${y}) scale(.64)`} fill="#FCF6E6" stroke="#1F1B16" stroke-width="2.4" stroke-linejoin="round">
    <rect x="43" y="10.5" width="48" height="10.5" rx="5.2" />
    <rect x="43" y="20" width="22" height="9" rx="4.5" />
    <rect x="42" y="28" width="20" height="8.5" rx="4.2" />
    <rect x="39" y="35.5" width="17" height="8" rx="4" />
    <path d="M18 12 33 8C38 1.500 49 1 54 5.500 56 8 54 10.500 50 11L46 21V40L40 44 18 39Z" />
    <rect x="2" y="7" width="16" height="36" rx="2" fill="#1F1B16" />
  </g>
)

/** Tiles lying about. */
export const Heap = ({ x = 0 }: { readonly x?: number }) => (
  <g transform={`translate(${x} 0)`}>
    <Tile t="4C" x={8} y={28} w={27} turn={-28} />
    <Tile t="N" x={40} y={8} w={27} turn={14} />
    <Tile t="F" x={70} y={34} w={27} turn={62} />
    <Tile t="7D" x={98} y={8} w={27} turn={-16} />
    <Tile t="back" x={104} y={42} w={25} turn={100} />
    <Tile t="9B" x={38} y={44} w={25} turn={-74} />
  </g>
)

/** A dashed box round what is in doubt. */
export const Box = ({ x, y, w, h }: At & { readonly w: number; readonly h: number }) => (
  <path d={`M${x} ${y}h${w}v${h}h${-w}z`} fill="none" class="p-red" stroke-width="3.4" stroke-dasharray="7 5" />
)

/** An eye; with a stroke through it, eyes that did not look. */
export const Eye = ({ x, y, shut = false }: At & { readonly shut?: boolean }) => (
  <g transform={`translate(${x} ${y})`}>
    <path d="M-19 0C-11-13 11-13 19 0 11 13-11 13-19 0Z" fill="#FFF" stroke="#1F1B16" stroke-width="3.4" />
    <circle r="5.4" fill="#1F1B16" />
    {shut ? <Line d="M-17 15 17-15" c="red" /> : null}
  </g>
)

/** The sign at a road that says halt. */
export const Halt = ({ x, y }: At) => (
  <g transform={`translate(${x} ${y})`}>
    <path
      d="M-9.500-23H9.500L23-9.500V9.500L9.500 23H-9.500L-23 9.500V-9.500Z"
      fill="#A3151F"
      stroke="#1F1B16"
      stroke-width="2.4"
    />
    <path d="M-12 0H12" stroke="#FCF6E6" stroke-width="7" />
  </g>
)

const PIPS = [
  [-7, -7],
  [7, -7],
  [0, 0],
  [-7, 7],
  [7, 7],
] as const

/** A die that shows five. */
export const Die = ({ x, y, turn = 0 }: At & { readonly turn?: number }) => (
  <g transform={`translate(${x} ${y}) rotate(${turn})`}>
    <rect x="-14" y="-14" width="28" height="28" rx="6" fill="#FFF" stroke="#1F1B16" stroke-width="2.4" />
    {PIPS.map(([px, py], at) => (
      <circle key={at} cx={px} cy={py} r="2.6" fill="#1F1B16" />
    ))}
  </g>
)

/** The card with the hands of the year, too small to be read. */
export const Card = ({ x, y }: At) => (
  <g transform={`translate(${x} ${y})`}>
    <path d="M0 0H56V64H0ZM28 0V64" fill="#FFF" stroke="#1F1B16" stroke-width="2.4" stroke-linejoin="round" />
    <path d="M6 12H22M6 22H22M6 32H18M34 12H50M34 42H50M34 52H46" stroke="#173F8A" stroke-width="3.4" />
    <path d="M6 44H22M6 54H16M34 22H50M34 32H44" stroke="#A3151F" stroke-width="3.4" />
  </g>
)
