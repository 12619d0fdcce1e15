/** Tiles side by side, group by group, and what they are called. */
import { nameOf, wordOf } from 'mahjudge/card'
import type { Kind } from 'mahjudge/card'

/** What is drawn of a tile that is not simply there. */
export type Look = 'plain' | 'missing'

export interface DrawnTile {
  readonly kind: Kind
  readonly look?: Look
}

export interface DrawnGroup {
  readonly tiles: readonly DrawnTile[]
  /** Shown before mah jongg. */
  readonly up?: boolean
}

/** Groups of tiles that are simply there. */
export const plainGroups = (groups: readonly (readonly Kind[])[]): readonly DrawnGroup[] =>
  groups.map((kinds) => ({ tiles: kinds.map((kind) => ({ kind })) }))

const svg = (symbol: string, look: Look = 'plain'): string =>
  `<svg class="tile${look === 'missing' ? ' tile--missing' : ''}"><use href="#t-${symbol}"/></svg>`

/** `3 of 1 Bam`, or `North` where there is one. */
const count = (many: number, kind: Kind): string => (many === 1 ? nameOf(kind) : `${many} of ${nameOf(kind)}`)

/** "3 of 1 Bam and a joker": tiles in the order in which they are drawn. */
export const sayTiles = (kinds: readonly Kind[]): string => {
  const runs: { kind: Kind; many: number }[] = []
  for (const kind of kinds) {
    const last = runs.at(-1)
    if (last?.kind === kind) last.many++
    else runs.push({ kind, many: 1 })
  }
  return runs.map(({ kind, many }) => count(many, kind)).join(', ')
}

interface GroupsProps {
  readonly groups: readonly DrawnGroup[]
  /** Tiles that nobody has seen, at the end. */
  readonly unknown?: number
  /** For readers of the screen; left out where words beside it say the same. */
  readonly label?: string
  readonly big?: boolean
}

/** One image: its tiles are text, and written only when they change. */
export const Groups = ({ groups, unknown = 0, label, big = false }: GroupsProps) => {
  const parts = groups
    .filter(({ tiles }) => tiles.length > 0)
    .map(({ tiles, up = false }) => ({ up, html: tiles.map(({ kind, look }) => svg(wordOf(kind), look)).join('') }))
  if (unknown > 0) parts.push({ up: false, html: svg('blank').repeat(unknown) })
  const html = parts.map((part) => `<span class="${part.up ? 'tiles tiles--up' : 'tiles'}">${part.html}</span>`).join('')
  return (
    <span
      class={big ? 'drawn drawn--big' : 'drawn'}
      {...(label === undefined ? { 'aria-hidden': true } : { role: 'img', 'aria-label': label })}
      dangerouslySetInnerHTML={{ __html: html }}
    />
  )
}
