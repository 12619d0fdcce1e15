/** The parts that pictures are put together from: tiles, racks, arrows, signs. No words, no fonts. */
import { FIGURES } from './figures.ts'

export interface At {
  readonly x: number
  readonly y: number
}

export const Tile = ({ t, x, y, w = 28, turn = 0 }: At & { readonly t: string; readonly w?: number; readonly turn?: number }) => {
  const h = w * 1.375
  return (
    <use
      href={`#t-${t}`}
      x={x}
      y={y}
      width={w}
      height={h}
      {...(turn === 0 ? {} : { transform: `rotate(${turn} ${x + w / 2} ${y + h / 2})` })}
    />
  )
}

/** Tiles side by side. */
export const Tiles = ({
  list,
  x,
  y,
  w = 28,
  gap = 1,
}: At & { readonly list: readonly string[]; readonly w?: number; readonly gap?: number }) => (
  <>
    {list.map((t, at) => (
      <Tile key={at} t={t} x={x + at * (w + gap)} y={y} w={w} />
    ))}
  </>
)

export const backs = (count: number): readonly string[] => Array.from({ length: count }, () => 'back')

/** The rack itself, seen from its owner's side. */
export const Rack = ({ x = 0, y = 64, w = 152 }: { readonly x?: number; readonly y?: number; readonly w?: number }) => (
  <>
    <path d={`M${x + 4} ${y}H${x + w - 4}L${x + w} ${y + 12}H${x}Z`} fill="#0F5A45" stroke="#0B2C22" stroke-width="2" />
    <path d={`M${x + 6} ${y + 4}H${x + w - 6}`} stroke="#7FBFA6" stroke-width="1.6" />
  </>
)

export type Colour = 'red' | 'blue' | 'green' | 'ink'

/** A line of the picture's own hand. */
export const Line = ({ d, c = 'ink', dash = false }: { readonly d: string; readonly c?: Colour; readonly dash?: boolean }) => (
  <path
    d={d}
    fill="none"
    class={`p-${c}`}
    stroke-width="4.4"
    stroke-linecap="round"
    stroke-linejoin="round"
    {...(dash ? { 'stroke-dasharray': '7 8' } : {})}
  />
)

/** A straight arrow from one point to another. */
export const Arrow = ({
  from,
  to,
  c = 'red',
}: {
  readonly from: readonly [number, number]
  readonly to: readonly [number, number]
  readonly c?: Colour
}) => {
  const angle = Math.atan2(to[1] - from[1], to[0] - from[0])
  const tip = (turn: number): string =>
    `${(to[0] - 13 * Math.cos(angle + turn)).toFixed(1)} ${(to[1] - 13 * Math.sin(angle + turn)).toFixed(1)}`
  return <Line d={`M${from[0]} ${from[1]}L${to[0]} ${to[1]}M${tip(0.75)}L${to[0]} ${to[1]}L${tip(-0.75)}`} c={c} />
}

/** A speech bubble with drawn content. */
export const Bubble = ({
  x,
  y,
  w = 64,
  h = 40,
  sign,
  children,
}: At & { readonly w?: number; readonly h?: number; readonly sign?: string; readonly children?: preact.ComponentChildren }) => (
  <>
    <path
      d={`M${x + 8} ${y}H${x + w - 8}Q${x + w} ${y} ${x + w} ${y + 8}V${y + h - 8}Q${x + w} ${y + h} ${x + w - 8} ${y + h}H${x + 24}L${x + 8} ${y + h + 11}L${x + 12} ${y + h}H${x + 8}Q${x} ${y + h} ${x} ${y + h - 8}V${y + 8}Q${x} ${y} ${x + 8} ${y}Z`}
      fill="#FFF"
      stroke="#1F1B16"
      stroke-width="2.4"
      stroke-linejoin="round"
    />
    {sign === undefined ? null : <Sign sign={sign} x={x + w / 2 - 9} y={y + h / 2 - 14} scale={0.76} />}
    {children}
  </>
)

/** A figure or a mark. Without a colour it is red on white, as in a bubble; with one it stands on the picture's ground. */
export const Sign = ({
  sign,
  x,
  y,
  scale = 1,
  c,
}: At & { readonly sign: string; readonly scale?: number; readonly c?: Colour }) => (
  <path
    d={FIGURES[sign]}
    transform={`translate(${x} ${y}) scale(${scale})`}
    fill="none"
    {...(c === undefined ? { stroke: '#A3151F' } : { class: `p-${c}` })}
    stroke-width="6.6"
    stroke-linejoin="round"
  />
)

/** A round badge with a cross, a tick or a sign. */
export const Badge = ({ x, y, r = 12, kind }: At & { readonly r?: number; readonly kind: 'cross' | 'tick' | 'ask' | 'no' }) => {
  const fill = { cross: '#A3151F', no: '#1F1B16', tick: '#0E5A37', ask: '#173F8A' }[kind]
  const k = r / 12
  const mark = {
    cross: 'M-4.8-4.8 4.8 4.8M4.8-4.8-4.8 4.8',
    no: 'M-4.8-4.8 4.8 4.8M4.8-4.8-4.8 4.8',
    tick: 'M-5.4.4-1.4 4.6 5.6-4.4',
    ask: 'M-3.4-2.6C-3.4-7.2 3.6-7.2 3.6-2.4 3.6.4.2.2.2 3.2M.2 6.4V6.6',
  }[kind]
  return (
    <g transform={`translate(${x} ${y})`}>
      <circle r={r} fill={fill} stroke="#FCF6E6" stroke-width="2.4" />
      <path
        d={mark}
        transform={`scale(${k})`}
        fill="none"
        stroke="#FCF6E6"
        stroke-width="3.2"
        stroke-linecap="round"
        stroke-linejoin="round"
      />
    </g>
  )
}
