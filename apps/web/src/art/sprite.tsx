/** The icons, and the tiles that any screen may show, as symbols: written once a page and used by reference. */
import type { ComponentChildren } from 'preact'
import { ICONS, INK, QUERY } from './glyphs.ts'

export const HEAVY = { fill: 'none', 'stroke-width': 7.4, 'stroke-linejoin': 'round' } as const

export const Face = ({ back = false }: { readonly back?: boolean }) => (
  <>
    <rect x="1.5" y="6" width="61" height="80" rx="9.5" class={back ? 'ivory' : 'butter'} />
    <rect x="1.5" y="1.5" width="61" height="77" rx="9" class={back ? 'butter' : 'ivory'} />
  </>
)

export const TileSymbol = ({ id, children }: { readonly id: string; readonly children: ComponentChildren }) => (
  <symbol id={`t-${id}`} viewBox="0 0 64 88">
    {children}
  </symbol>
)

const PlainTiles = () => (
  <>
    <TileSymbol id="back">
      <Face back />
      <path d="M32 14 50 40 32 66 14 40Z" fill="none" stroke="#7A4A06" stroke-width="3" />
      <path d="M32 26 41.5 40 32 54 22.5 40Z" fill="#7A4A06" />
    </TileSymbol>
    <TileSymbol id="blank">
      <Face />
      <path d={QUERY} transform="translate(20 22)" stroke="#6B5B41" {...HEAVY} />
    </TileSymbol>
    <TileSymbol id="sect">
      <Face />
      <path
        d="M42.5 23.5C41 17.5 37 14.5 32 14.5 26 14.5 22.5 17.5 22.5 22 22.5 27 26.5 29 32 31.5 38.5 34.5 42.5 37 42.5 42.5 42.5 46.5 40 49 36.5 50M27.5 30C24 31 21.5 33.5 21.5 37.5 21.5 43 25.5 45.5 32 48.5 37.5 51 41.5 53 41.5 58 41.5 62.5 38 65.5 32 65.5 27 65.5 23 62.5 21.5 56.5"
        fill="none"
        stroke={INK.C}
        stroke-width="6.2"
      />
    </TileSymbol>
  </>
)

export const Sprite = () => (
  <svg class="sprite" width="0" height="0" aria-hidden="true" focusable="false">
    <PlainTiles />
    {Object.entries(ICONS).map(([name, path]) => (
      <symbol key={name} id={`i-${name}`} viewBox="0 0 24 24">
        <path d={path} fill="none" stroke="currentColor" stroke-width="2.2" stroke-linecap="round" stroke-linejoin="round" />
      </symbol>
    ))}
  </svg>
)
