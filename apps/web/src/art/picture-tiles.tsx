/** The tiles of pictures as symbols, for the screens that have pictures; each writes them once. */
import { Symbols, tileSymbol } from './sprite.tsx'
import { FIGURES } from './figures.ts'
import { FLOWER_FACE, JOKER_FACE, NORTH_FACE, suitedFace, windFace } from './tile-faces.ts'

/** The suited tiles that pictures use. */
const SUITED = ['2B', '3B', '6B', '9B', '4C', '5C', '3D', '4D', '5D', '7D', '8D'] as const

const TILES = [
  ...SUITED.map((code) => tileSymbol(code, suitedFace(code))),
  tileSymbol('J', JOKER_FACE),
  tileSymbol('N', NORTH_FACE),
  tileSymbol('E', windFace(FIGURES['E'] ?? '', 90)),
  tileSymbol('F', FLOWER_FACE),
].join('')

export const PictureTiles = () => <Symbols text={TILES} />
