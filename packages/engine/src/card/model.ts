import type { Kind } from '../tiles/kinds.ts'

/**
 * A card as the engine holds it: every line with every concrete way to make it. The text that a person types becomes
 * this (`readCard`), and this becomes the index that answers questions (`compileCard`).
 */
export interface Card {
  readonly name: string
  /** Publisher, year, edition, errata date and whatever else the card says of itself, as typed; for display. */
  readonly facts: ReadonlyMap<string, string>
  /** Smallest group of like tiles in which a joker may stand: 3 on League cards (JOKER-01), 2 on some others (CARD-28). */
  readonly jokerMinGroup: number
  readonly sections: readonly Section[]
  readonly lines: readonly Line[]
}

/** A titled part of the card (CARD-02). */
export interface Section {
  readonly title: string
  /** A section of singles and pairs: wins here get no jokerless double (PAY-04). */
  readonly singlesAndPairs: boolean
}

/** One numbered line: one way to win, in all its variants, under one value (CARD-01, CARD-16). */
export interface Line {
  /** Index into `Card.sections`. */
  readonly section: number
  /** Position within its section, from 1, as the table would say it. */
  readonly number: number
  /** Line of the card text it was read from, from 1. */
  readonly at: number
  /** The line as typed, without its value and notes: what is shown beside a match. */
  readonly text: string
  /** Its notes in their one spelling, without parentheses: “any 2 suits”, “n is 2 or 8”. Missing when there are none. */
  readonly notes?: readonly string[]
  /** Footnote kept for display. */
  readonly note?: string
  /** Date of the erratum that this line comes from (CARD-25). */
  readonly erratum?: string
  /** In the units of the card, cents on League cards (CARD-20). */
  readonly value: number
  /** Nothing may be exposed before mah jongg (CARD-19). */
  readonly concealed: boolean
  readonly variants: readonly Variant[]
}

/** One concrete hand of 14 tiles: suits, numbers and choices settled. No two variants of a line are the same tiles in the same groups. */
export interface Variant {
  readonly groups: readonly Group[]
  /** How the line was read to get here, for people: "a = Bam, n = 4". Empty when nothing was to choose. */
  readonly reading: string
}

/** Like tiles that belong together. A tile of a mixed bunch (NEWS, a year) is a group of its own, `bunch` true (CARD-21). */
export interface Group {
  readonly kind: Kind
  /** 1 to 6. */
  readonly size: number
  /** Part of a bunch of unlike tiles: never exposed, never a joker, whatever its size. */
  readonly bunch: boolean
}
