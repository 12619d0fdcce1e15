/** All 36 tiles and the icons of the card's screens as symbols; each of these screens writes them once. */
import { ALL_TILES } from '../art/all-tiles.tsx'
import { Symbols } from '../art/sprite.tsx'

/** Icons on a grid of 24 by 24 that no other screen has. */
const ICONS = {
  up: 'M5 15 12 8 19 15',
  plus: 'M12 4.5V19.5M4.5 12H19.5',
  bin: 'M4.5 6.5H19.5M9.5 6.500V4H14.500V6.500M6.5 6.5 7.5 20.500H16.500L17.5 6.500M10.5 10.500V16.500M13.5 10.500V16.5',
  out: 'M12 15V3.500M7.5 8 12 3.5 16.5 8M4.5 14V20.500H19.500V14',
  into: 'M12 3.500V15M7.5 10.5 12 15 16.5 10.500M4.5 14V20.500H19.500V14',
  erase: 'M9 5.500H20.500V18.500H9L3 12ZM11.5 9 16.5 15M16.5 9 11.5 15',
} as const

const ICON_SYMBOLS = Object.entries(ICONS).map(
  ([name, path]) =>
    `<symbol id="i-${name}" viewBox="0 0 24 24"><path d="${path}" fill="none" stroke="currentColor" stroke-width="2.2" stroke-linecap="round" stroke-linejoin="round"/></symbol>`,
)

const ALL = [ALL_TILES, ...ICON_SYMBOLS].join('')

/** Written once in a screen that shows tiles. */
export const CardSymbols = () => <Symbols text={ALL} />

/** A drawing beside words; never without them. */
export const CardIcon = ({ name }: { readonly name: keyof typeof ICONS }) => (
  <svg class="icon" aria-hidden="true" focusable="false">
    <use href={`#i-${name}`} />
  </svg>
)
