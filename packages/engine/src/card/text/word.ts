/**
 * One word of a line. Like signs side by side are a group; unlike signs make the word a bunch. A suit letter colours the
 * numbers and dragons before it. Capitals and digits are tiles as printed; `n`, `m` stand for a number and `w`, `v` for a
 * wind that the player chooses.
 */
import { listed } from '../../base/say.ts'
import { shown } from '../../base/shown.ts'
import type { Kind } from '../../tiles/kinds.ts'
import { kindOf } from '../../tiles/kinds.ts'
import type { Complaint } from './complaint.ts'
import { complain, isFull } from './complaint.ts'
import type { Typed } from './scan.ts'

export type SuitLetter = 'a' | 'b' | 'c'
export type NumberLetter = 'n' | 'm'
export type WindLetter = 'w' | 'v'

/** What one tile of a line may be. */
export type Sign =
  | { readonly kind: 'tile'; readonly tile: Kind }
  | { readonly kind: 'wind'; readonly tile: Kind }
  | { readonly kind: 'any-wind'; readonly letter: WindLetter }
  | { readonly kind: 'digit'; readonly digit: number; readonly suit: SuitLetter }
  | { readonly kind: 'number'; readonly letter: NumberLetter; readonly offset: number; readonly suit: SuitLetter }
  | { readonly kind: 'dragon'; readonly suit?: SuitLetter }

/** So many like signs side by side. */
export interface Piece {
  readonly sign: Sign
  readonly size: number
}

export interface Word extends Typed {
  /** More than one make a bunch. */
  readonly pieces: readonly Piece[]
}

type Draft = {
  glyph: string
  size: number
  offset: number
  column: number
  suit?: SuitLetter
}

const isSuit = (glyph: string): glyph is SuitLetter => glyph === 'a' || glyph === 'b' || glyph === 'c'

const WIND = /[NEWS]/
/** Numbers longer than this are told by their first only. */
const LONGEST_SHOWN = 14
/** Numbers and dragons: what a suit letter can colour. */
const COLOURED = /[1-9nmD]/

const HINTS: readonly (readonly [RegExp, (glyph: string) => string])[] = [
  [/[ABC]/, (glyph) => `Suit letters are small: write ${glyph.toLowerCase()}.`],
  [/[fdesrg]/, (glyph) => `Tiles are capitals: write ${glyph.toUpperCase()}.`],
  [/[oO]/, () => 'For zero, which is soap, write the digit 0.'],
  [/[lI]/, () => 'For a one write the digit 1.'],
  [/[Jj]/, () => 'A card names no jokers. They may stand in any group of three or more.'],
  [/[xX]/, () => 'A value stands behind “=”, such as “= 25x”.'],
  [/[pq]/, () => 'Numbers to choose are n and m; the next one up is n+1.'],
]

/** Tiles by the names that people call them, and how a card has them. */
const NAMES: readonly (readonly [RegExp, string])[] = [
  [/^(soaps?|whites?|zeros?)$/i, 'For soap write 0, one for each tile: 00 is a pair.'],
  [/^flowers?$/i, 'For a flower write F, one for each tile: FF is a pair.'],
  [/^reds?$/i, 'For a red dragon write R, one for each tile: RR is a pair.'],
  [/^greens?$/i, 'For a green dragon write G, one for each tile: GG is a pair.'],
  [/^dragons?$/i, 'For a dragon write D, one for each tile: DDD is a pung.'],
  [/^(norths?|easts?|wests?|souths?|winds?)$/i, 'For winds write N, E, W and S, one for each tile: NN is a pair.'],
  [/^(bams?|craks?|cracks?|dots?)$/i, 'A line names no suit: write a, b or c right behind the numbers, as in 111a 222b.'],
  [/^jokers?$/i, 'A card names no jokers. They may stand in any group of three or more.'],
]

/** What a name looks like; most words of tiles do not. */
const LETTERS = /^[A-Za-z]{3,}$/

/** A word that is the name of a tile or a suit, and no tiles: NEW is three winds. */
const namedTile = ({ text, column }: Typed): Complaint | undefined => {
  if (!LETTERS.test(text)) return undefined
  const hint = NAMES.find(([pattern]) => pattern.test(text))?.[1]
  return hint === undefined || /^[NEWSRGDF]+$/.test(text)
    ? undefined
    : complain('card/unknown-tile', column, `“${shown(text)}” is a name, and no tile as a card has it.`, hint)
}

const unknownGlyph = (glyph: string, column: number): Complaint => {
  const hint = HINTS.find(([pattern]) => pattern.test(glyph))?.[1](glyph)
  return complain(
    'card/unknown-tile',
    column,
    `“${shown(glyph)}” is no tile of a card.`,
    hint ?? 'Write 1 to 9 or n with a suit letter a, b or c; N E W S, R G 0, D, F; put notes in parentheses.',
  )
}

const signOf = ({ glyph, offset, suit }: Draft): Sign | undefined => {
  if (glyph === 'D') return suit === undefined ? { kind: 'dragon' } : { kind: 'dragon', suit }
  if (glyph === 'w' || glyph === 'v') return { kind: 'any-wind', letter: glyph }
  const tile = kindOf(glyph)
  if (tile !== undefined) return { kind: WIND.test(glyph) ? 'wind' : 'tile', tile }
  if (suit === undefined) return undefined
  if (glyph === 'n' || glyph === 'm') return { kind: 'number', letter: glyph, offset, suit }
  return { kind: 'digit', digit: Number(glyph), suit }
}

/** `+12` at a place of the text, or nothing. */
const offsetAt = (text: string, start: number): string | undefined => {
  const sign = text.charAt(start)
  if (sign !== '+' && sign !== '-') return undefined
  let end = start + 1
  while (/[0-9]/.test(text.charAt(end))) end++
  return end === start + 1 ? undefined : text.slice(start, end)
}

/** Cuts a word into runs of like glyphs. Returns what was understood before the first glyph that was not. */
const draftsOf = ({ text, column }: Typed, complaints: Complaint[]): readonly Draft[] => {
  const drafts: Draft[] = []
  let coloured = 0
  let fresh = true
  let stray = false
  let at = 0
  while (at < text.length && !isFull(complaints)) {
    const here = column + at
    const glyph = String.fromCodePoint(text.codePointAt(at) ?? 0)
    at += glyph.length
    if (glyph === '.') fresh = true
    else if (isSuit(glyph)) {
      let taken = false
      for (; coloured < drafts.length; coloured++) {
        const draft = drafts[coloured]
        if (draft === undefined || !COLOURED.test(draft.glyph)) continue
        draft.suit = glyph
        taken = true
      }
      if (!taken && !stray) {
        stray = true
        complaints.push(
          complain(
            'card/no-suit-here',
            here,
            `The letter ${glyph} colours nothing: no number and no dragon stands before it.`,
            'Winds, flowers, zero and named dragons have no suit. Take the letter out.',
          ),
        )
      }
      fresh = true
    } else if (/[0-9FNEWSRGDnmwv]/.test(glyph)) {
      const last = drafts.at(-1)
      if (!fresh && last?.glyph === glyph) last.size++
      else drafts.push({ glyph, size: 1, offset: 0, column: here })
      fresh = false
      const offset = glyph === 'n' || glyph === 'm' ? offsetAt(text, at) : undefined
      const current = drafts.at(-1)
      if (offset !== undefined && current !== undefined) {
        current.offset = Number(offset)
        at += offset.length
        fresh = true
        if (Math.abs(current.offset) > 8)
          complaints.push(
            complain('card/bad-offset', here, `${glyph}${shown(offset)} is past 9 for every ${glyph}.`, 'The farthest is n+8.'),
          )
      }
    } else {
      complaints.push(unknownGlyph(glyph, here))
      // What was meant as a suit need not be asked for again.
      if (/[ABC]/.test(glyph)) for (const draft of drafts) draft.suit ??= 'a'
      return drafts
    }
  }
  return drafts
}

const groupTooLarge = (size: number, column: number, flower: boolean): Complaint =>
  complain(
    'card/group-size',
    column,
    `These are ${size} alike; a group has 1 to 6.`,
    flower ? 'Put a space between two groups of flowers.' : 'Put a space between two groups.',
  )

const needsSuit = (written: string, column: number): Complaint =>
  complain(
    'card/needs-suit',
    column,
    `${written} has no suit letter.`,
    `Write ${written}a, with b or c where the card uses another colour.`,
  )

/** Words told together: a card that is copied without its colours lacks every letter of a line. */
export const inOne = (complaints: readonly Complaint[]): readonly Complaint[] => {
  const lacking = complaints.filter(({ code }) => code === 'card/needs-suit')
  const [first] = lacking
  if (first === undefined || lacking.length < 2) return complaints
  const all = lacking.map(({ message }) => message.replace(/ has no suit letter\.$/, ''))
  const one = complain('card/needs-suit', first.column, `${listed(all)} have no suit letters.`, first.hint)
  return complaints.flatMap((complaint) => (complaint === first ? [one] : lacking.includes(complaint) ? [] : [complaint]))
}

/** Numbers alone: they lack one letter, and get one. */
const NUMBERS = /^[0-9nm.]*$/

const piecesOf = (typed: Typed, complaints: Complaint[]): readonly Piece[] => {
  const pieces: Piece[] = []
  const name = namedTile(typed)
  if (name !== undefined) {
    complaints.push(name)
    return pieces
  }
  let lacks = false
  for (const draft of draftsOf(typed, complaints)) {
    const { glyph, size, column } = draft
    const sign = signOf(draft)
    if (size > 6) complaints.push(groupTooLarge(size, column, glyph === 'F'))
    if (sign !== undefined) pieces.push({ sign, size })
    else if (!NUMBERS.test(typed.text)) complaints.push(needsSuit(glyph.repeat(Math.min(size, 6)), column))
    else if (!lacks) {
      lacks = true
      complaints.push(needsSuit(typed.text.length <= LONGEST_SHOWN ? typed.text : glyph.repeat(Math.min(size, 6)), typed.column))
    }
  }
  return pieces
}

/** The pieces of words that nothing is wrong with, by their text. */
export type KnownWords = Map<string, readonly Piece[]>

/** The pieces of a word, as far as they can be read. */
export const readWord = (typed: Typed, complaints: Complaint[], known: KnownWords = new Map()): Word => {
  const before = known.get(typed.text)
  if (before !== undefined) return { text: typed.text, column: typed.column, pieces: before }
  const wrong = complaints.length
  const pieces = piecesOf(typed, complaints)
  if (complaints.length === wrong) known.set(typed.text, pieces)
  return { text: typed.text, column: typed.column, pieces }
}
