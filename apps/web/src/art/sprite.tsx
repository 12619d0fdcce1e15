/**
 * The icons, and the tiles that any screen may show, as symbols: written once a page and used by reference. They are
 * text and not elements, so that a page that comes to life has nothing to compare there.
 */
import { ICONS, INK, QUERY } from './glyphs.ts'

export const HEAVY = 'fill="none" stroke-width="7.4" stroke-linejoin="round"'

const plate = (y: number, height: number, r: number, kind: 'ivory' | 'butter'): string =>
  `<rect x="1.5" y="${y}" width="61" height="${height}" rx="${r}" class="${kind}"/>`

/** A tile from its front; `back` shows the other side. */
const face = (back: boolean): string =>
  plate(6, 80, 9.5, back ? 'ivory' : 'butter') + plate(1.5, 77, 9, back ? 'butter' : 'ivory')

/** `#t-<id>`: a tile with these strokes on it. */
export const tileSymbol = (id: string, strokes: string, back = false): string =>
  `<symbol id="t-${id}" viewBox="0 0 64 88">${face(back)}${strokes}</symbol>`

const PLAIN_TILES = [
  tileSymbol(
    'back',
    '<path d="M32 14 50 40 32 66 14 40Z" fill="none" stroke="#7A4A06" stroke-width="3"/><path d="M32 26 41.5 40 32 54 22.5 40Z" fill="#7A4A06"/>',
    true,
  ),
  tileSymbol('blank', `<path d="${QUERY}" transform="translate(20 22)" stroke="#6B5B41" ${HEAVY}/>`),
  tileSymbol(
    'sect',
    `<path d="M42.5 23.5C41 17.5 37 14.5 32 14.5 26 14.5 22.5 17.5 22.5 22 22.5 27 26.5 29 32 31.5 38.5 34.5 42.5 37 42.5 42.5 42.5 46.5 40 49 36.5 50M27.5 30C24 31 21.5 33.5 21.5 37.5 21.5 43 25.5 45.5 32 48.5 37.5 51 41.5 53 41.5 58 41.5 62.5 38 65.5 32 65.5 27 65.5 23 62.5 21.5 56.5" fill="none" stroke="${INK.C}" stroke-width="6.2"/>`,
  ),
]

const ICON_SYMBOLS = Object.entries(ICONS).map(
  ([name, path]) =>
    `<symbol id="i-${name}" viewBox="0 0 24 24"><path d="${path}" fill="none" stroke="currentColor" stroke-width="2.2" stroke-linecap="round" stroke-linejoin="round"/></symbol>`,
)

/** Symbols that are drawn nowhere by themselves. */
export const Symbols = ({ text }: { readonly text: string }) => (
  <svg class="sprite" width="0" height="0" aria-hidden="true" focusable="false" dangerouslySetInnerHTML={{ __html: text }} />
)

const SPRITE = [...PLAIN_TILES, ...ICON_SYMBOLS].join('')

export const Sprite = () => <Symbols text={SPRITE} />
