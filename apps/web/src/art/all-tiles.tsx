/** Every tile as a symbol, for screens on which any may be shown; each writes them once. */
import { INK } from './glyphs.ts'
import { Symbols, tileSymbol } from './sprite.tsx'
import { corner, FLOWER_FACE, JOKER_FACE, NORTH_FACE, suitedFace, windFace } from './tile-faces.ts'

const DIGITS = ['1', '2', '3', '4', '5', '6', '7', '8', '9'] as const

/** Letters that pictures have no use for, on a grid of 24 by 36. */
const LETTERS = {
  E: 'M21.4 3.8H5.4V32.2H21.4M5.4 18H18.4',
  S: 'M20.6 10.4C19.2 6.2 16.2 3.8 12.2 3.8 7.6 3.8 4.4 6.4 4.4 10.5 4.4 15.2 8 16.6 12.2 17.9 16.6 19.3 20.4 20.8 20.4 25.5 20.4 29.6 17 32.2 12.3 32.2 7.9 32.2 4.8 29.9 3.2 25.8',
  W: 'M1.6.4 7.6 32 14 9 20.4 32 26.4.4',
  R: 'M5.4 36V3.8H12.4C17.2 3.8 20 6.8 20 11.4 20 16 17.2 19 12.4 19H5.4M12.8 19 20.6 36',
  G: 'M20.6 10.6C19 6.2 16.1 3.8 12.6 3.8 7.2 3.8 4.2 9.6 4.2 18 4.2 26.4 7.2 32.2 12.4 32.2 17.6 32.2 20.4 28.6 20.4 22V20.2H12',
} as const

/** Facing left, and solid; the green one faces right, and is banded. */
const dragon = (ink: string): string =>
  `<path d="M8.5 33.5C20 36.5 30.5 33 30 25.5 29.5 19 18.5 20.5 16.5 15.5 15.3 12.3 18 9.6 20.5 9.2" fill="none" stroke="${ink}" stroke-width="7.2" stroke-linecap="round"/><path d="M10 30 .5 26.5 4 36ZM24.5 13.5 13.5 14 3.5 16 5.5 11.6.5 9.6 9 3.8 12.5 4.2 12 0 17 3 21.5-.5 22 4.200C26 6 27 10.5 24.5 13.500ZM31 18.5 36 15.9 34.6 22.100ZM33.5 26.5 36.9 28.1 32.3 31.500Z" fill="${ink}"/><circle cx="14.6" cy="7.6" r="1.9" class="tile-eye"/>`

const BANDS =
  '<path d="M18.4 15.8 22.4 12.200M21.8 21.8 23.8 16.800M27.4 26.6 32.8 23.600M24.6 29.6 27.2 35M17 31 17.4 36.4" class="tile-band"/>'

const RED = `${corner(LETTERS.R, INK.C)}<g transform="translate(25 41) scale(.92)">${dragon(INK.C)}</g>`
const GREEN = `${corner(LETTERS.G, INK.B)}<g transform="translate(25 41) scale(.92)"><g transform="translate(36 0) scale(-1 1)">${dragon(INK.B)}${BANDS}</g></g>`

const SOAP = `<g fill="none" stroke="${INK.D}"><rect x="11.5" y="11.5" width="41" height="57" rx="3" stroke-width="6"/><rect x="19" y="19" width="26" height="42" rx="1" stroke-width="2"/><path d="M11.5 25V11.5H25M39 11.5H52.5V25M52.5 55V68.5H39M25 68.5H11.5V55" stroke-width="9.5"/></g>`

/** The symbols, `#t-5D` and so on. */
export const ALL_TILES: string = [
  ...(['B', 'C', 'D'] as const).flatMap((suit) => DIGITS.map((digit) => tileSymbol(digit + suit, suitedFace(digit + suit)))),
  tileSymbol('N', NORTH_FACE),
  tileSymbol('E', windFace(LETTERS.E, 90)),
  tileSymbol('S', windFace(LETTERS.S, 180)),
  tileSymbol('W', windFace(LETTERS.W, 270)),
  tileSymbol('R', RED),
  tileSymbol('G', GREEN),
  tileSymbol('0', SOAP),
  tileSymbol('F', FLOWER_FACE),
  tileSymbol('J', JOKER_FACE),
].join('')

export const AllTiles = () => <Symbols text={ALL_TILES} />
