import type { Clusters } from './clusters.ts'
import { makeClusters } from './clusters.ts'
import type { Exposed } from './exposed.ts'
import { makeExposed } from './exposed.ts'
import type { Card } from '../model.ts'
import type { Presence } from './presence.ts'
import { makePresence } from './presence.ts'
import type { Never, Variants } from './variants.ts'
import { layOut } from './variants.ts'

/**
 * A card made ready to answer questions. Hold on to it: it costs some ten milliseconds and half a megabyte, and questions
 * cost next to nothing. Only the files beside this one look into `tables`.
 */
export interface CompiledCard {
  readonly card: Card
  /** Variants that no set of tiles can make, with the reason; no question counts them. */
  readonly never: readonly Never[]
  /** The least valuable line that can be made, in the units of the card; nothing when there is none. */
  readonly lowestValue: number | undefined
  /** Every value that a line which can be made has, rising, each once. */
  readonly values: readonly number[]
  readonly tables: Tables
}

/** What `compileCard` makes of a card; of no use to anybody but the questions. */
export interface Tables {
  readonly variants: Variants
  readonly presence: Presence
  readonly clusters: Clusters
  readonly exposed: Exposed
}

/**
 * Makes the tables of a card. Never fails: a variant that cannot be made (not fourteen tiles, more naturals or jokers than a
 * set has) is set aside in `never`. Up to 65,000 variants.
 */
export const compileCard = (card: Card): CompiledCard => {
  const variants = layOut(card)
  const values = [...new Set(variants.value)].toSorted((a, b) => a - b)
  return {
    card,
    never: variants.never,
    lowestValue: values[0],
    values,
    tables: {
      variants,
      presence: makePresence(variants),
      clusters: makeClusters(variants),
      exposed: makeExposed(card, variants),
    },
  }
}

/** Bytes that the tables of a card take. */
export const tableBytes = ({ tables: { variants, presence, clusters, exposed } }: CompiledCard): number =>
  [variants, presence, clusters, exposed]
    .flatMap((table): readonly unknown[] => Object.values(table))
    .reduce<number>((sum, part) => sum + (ArrayBuffer.isView(part) ? part.byteLength : 0), 0)
