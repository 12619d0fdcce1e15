/** What stands on the face of each tile, in the cut with a large index. Used for pictures, and for whoever draws hands. */
import { FIGURES } from './figures.ts'
import { INK } from './glyphs.ts'
import { HEAVY } from './sprite.tsx'

/** A figure or letter in the corner of a tile, from its path on a grid of 24 by 36. */
export const corner = (path: string, ink: string, at = 'translate(7 8)'): string =>
  `<path d="${path}" transform="${at}" stroke="${ink}" ${HEAVY}/>`

const figure = (sign: string, ink: string, at?: string): string => corner(FIGURES[sign] ?? '', ink, at)

const CANE = 'h9.2q.8 0 .6 1.2-1.4 3-1.4 6.6t1.4 6.6q.2 1.2-.6 1.2h-9.2q-.8 0-.6-1.2 1.4-3 1.4-6.6t-1.4-6.6q-.2-1.2.6-1.2z'
const CANES = ['M3.4.5', 'M3.4 18.4', 'M17.9.5', 'M17.9 18.4'].map((start) => start + CANE).join('')

/** By suit: Bam, Crak, Dot. */
const MARKS = {
  B: `<path transform="translate(27.5 41) scale(.98)" fill="${INK.B}" d="${CANES}"/>`,
  C: `<path transform="translate(27.5 40.5) scale(.98)" fill="none" stroke="${INK.C}" stroke-width="3.3" stroke-linejoin="round" d="M1 5.5H31M10 .5V10M22 .5V10M7 12.6H25V21H7ZM16 12.6V30M3 34V25.4H29V33.6M11.4 30.2H21"/>`,
  D: `<g transform="translate(26.5 40)"><circle cx="16" cy="17" r="12.4" fill="none" stroke="${INK.D}" stroke-width="6"/><circle cx="16" cy="17" r="4.6" fill="${INK.D}"/></g>`,
} as const

/** The strokes of a suited tile, such as `3B`. */
export const suitedFace = (code: string): string => {
  const suit = code.charAt(1) as keyof typeof MARKS
  return figure(code.charAt(0), INK[suit]) + MARKS[suit]
}

const CAP = `<g transform="translate(25.5 46.5) scale(.98)" stroke="${INK.black}" stroke-width="1.6" stroke-linejoin="round"><path d="M6 24C5 15 2.5 12.5 1.5 15 0 9 4.5 4.5 12.5 12L12 24Z" fill="${INK.C}"/><path d="M30 24C31 15 33.5 12.5 34.5 15 36 9 31.5 4.5 23.5 12L24 24Z" fill="${INK.B}"/><path d="M10.5 24C11 12 14 6 18 2.5 22 6 25 12 25.5 24Z" fill="#E2A53A"/><rect x="4.5" y="23" width="27" height="7.4" rx="2" fill="${INK.black}"/></g>`

export const JOKER_FACE = `<path d="M1.5 10.5A9 9 0 0 1 10.5 1.5H35V50H1.5Z" fill="${INK.black}"/>${figure('J', '#FCF6E6', 'translate(6.5 8)')}${CAP}`

const ARROW = 'M16 0 29 19H21V34H11V19H3Z'

/** A wind: the path of its letter, and an arrow turned to where it sits. */
export const windFace = (letter: string, turn: number): string =>
  `${corner(letter, INK.black)}<g transform="translate(27 41) scale(.96)"><path d="${ARROW}" transform="rotate(${turn} 16 17)" fill="${INK.black}"/></g>`

export const NORTH_FACE = windFace(FIGURES['N'] ?? '', 0)

const PETALS = [
  [38, 35.12],
  [52.15, 45.4],
  [46.75, 62.04],
  [29.25, 62.04],
  [23.85, 45.4],
].map(([x, y]) => `<circle cx="${x}" cy="${y}" r="10.56"/>`)

export const FLOWER_FACE = `${figure('F', INK.black, 'translate(7 8) scale(.8)')}<g fill="#C2305A" stroke="#5E0F28" stroke-width="2.16">${PETALS.join('')}<circle cx="38" cy="50" r="7.2" fill="#E9B23E"/></g>`
