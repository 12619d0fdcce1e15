/** The same questions by a plain scan: every variant, every kind, no table. What the quick ways are measured against. */
import type { Card } from '../src/card/model.ts'
import type { Counts, Exposure } from '../src/tiles/kinds.ts'
import { JOKER, KINDS } from '../src/tiles/kinds.ts'

export interface Scan {
  readonly bestValue: (tiles: Counts) => number
  readonly distance: (tiles: Counts) => number
  readonly alive: (exposures: readonly number[]) => boolean
}

/** An exposure as the scan compares it. */
export const scanned = ({ kind, size }: Exposure): number => kind * 8 + size

export const scanOf = (card: Card): Scan => {
  const variants = card.lines.flatMap((line) => line.variants.map((variant) => ({ line, variant })))
  const wanted = new Uint8Array(variants.length * KINDS)
  const strict = new Uint8Array(variants.length * KINDS)
  variants.forEach(({ variant }, at) => {
    for (const { kind, size, bunch } of variant.groups) {
      const index = at * KINDS + kind
      wanted[index] = (wanted[index] ?? 0) + size
      if (bunch || size < card.jokerMinGroup) strict[index] = (strict[index] ?? 0) + size
    }
  })
  const values = Float64Array.from(variants, ({ line }) => line.value)
  const open = variants
    .filter(({ line }) => !line.concealed)
    .map(({ variant }) =>
      variant.groups.filter(({ bunch, size }) => size >= 3 && !bunch).map((group) => scanned({ ...group, jokers: 0 })),
    )
  const far = (tiles: Counts, at: number): number => {
    let [natural, any] = [0, 0]
    const from = at * KINDS
    for (let kind = 0; kind < KINDS; kind++) {
      const wants = wanted[from + kind] ?? 0
      if (wants === 0) continue
      let held = tiles[kind] ?? 0
      const must = strict[from + kind] ?? 0
      if (held < must) {
        natural += must - held
        held = must
      }
      if (wants > held) any += wants - held
    }
    const jokers = tiles[JOKER] ?? 0
    return natural + (any > jokers ? any - jokers : 0)
  }
  return {
    bestValue: (tiles) => {
      let best = 0
      for (let at = 0; at < values.length; at++) if ((values[at] ?? 0) > best && far(tiles, at) === 0) best = values[at] ?? 0
      return best
    },
    distance: (tiles) => {
      let best = KINDS
      for (let at = 0; at < values.length; at++) best = Math.min(best, far(tiles, at))
      return best
    },
    alive: (exposures) =>
      open.some((groups) => {
        const left = [...groups]
        return exposures.every((exposure) => {
          const at = left.indexOf(exposure)
          if (at < 0) return false
          left.splice(at, 1)
          return true
        })
      }),
  }
}
