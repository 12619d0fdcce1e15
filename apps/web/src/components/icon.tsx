import type { IconName } from '../art/glyphs.ts'

/** A drawing beside words; never without them. */
export const Icon = ({ name }: { readonly name: IconName }) => (
  <svg class="icon" aria-hidden="true" focusable="false">
    <use href={`#i-${name}`} />
  </svg>
)

export const Palm = () => (
  <svg class="palm" viewBox="0 0 64 72" aria-hidden="true" focusable="false">
    <g stroke="currentColor" stroke-width="9" stroke-linecap="round" fill="none">
      <path d="M18 40V16M29 38V8M40 38V10M51 42V19" />
      <path d="M10 40 19 52" stroke-width="10" />
    </g>
    <path d="M13.5 34H55.5V48C55.5 62 47 69 36 69 27 69 22 65 17 57L12 49Z" fill="currentColor" />
  </svg>
)

/** The pointing hand of old rule books. */
export const Manicule = () => (
  <svg class="manicule" viewBox="0 0 94 48" aria-hidden="true" focusable="false">
    <g stroke-width="2.4" stroke-linejoin="round">
      <rect x="43" y="10.5" width="48" height="10.5" rx="5.2" />
      <rect x="43" y="20" width="22" height="9" rx="4.5" />
      <rect x="42" y="28" width="20" height="8.5" rx="4.2" />
      <rect x="39" y="35.5" width="17" height="8" rx="4" />
      <path d="M18 12 33 8C38 1.500 49 1 54 5.500 56 8 54 10.500 50 11L46 21V40L40 44 18 39Z" />
      <rect x="2" y="7" width="16" height="36" rx="2" class="cuff" />
    </g>
  </svg>
)
