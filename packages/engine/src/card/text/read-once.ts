/** Hands of one card, line by line: what was typed before, letter by letter, is not read again. */
import type { Line } from '../model.ts'
import type { Budget } from './budget.ts'
import type { DrawnWord } from './draw.ts'
import { drawWords } from './draw.ts'
import type { ReadHand } from './read-hand.ts'
import { readHand } from './read-hand.ts'
import { spellTiles } from './spell.ts'
import type { KnownWords } from './word.ts'

/** What a card keeps of a hand that was read. */
export interface KeptHand extends Pick<ReadHand, 'tiles' | 'complaints' | 'worth' | 'gathered'> {
  /** One list of words for each alternative. */
  readonly drawing: readonly (readonly DrawnWord[])[]
  /** When nothing is wrong with it. */
  readonly said?: Pick<Line, 'text' | 'notes' | 'note'>
}

const saidBy = (read: ReadHand): Pick<Line, 'text' | 'notes' | 'note'> => {
  const notes = read.ways.flatMap((way) => way.notes)
  return {
    text: spellTiles(read),
    ...(notes.length > 0 ? { notes } : {}),
    ...(read.footnotes.length > 0 ? { note: read.footnotes.map(({ text }) => text).join(' ') } : {}),
  }
}

const keptOf = (read: ReadHand): KeptHand => {
  const { ways, tiles, complaints, worth, gathered } = read
  const drawing = ways.map(({ words }) => drawWords(words))
  if (worth === undefined || gathered === undefined) return { drawing, tiles, complaints }
  return { drawing, tiles, complaints, worth, gathered, said: saidBy(read) }
}

interface Before {
  readonly hand: KeptHand
  /** Read with less or more left, it may be answered otherwise. */
  readonly scarce: boolean
  /** What there was to take from. */
  readonly left: Budget
  /** What it took of that. */
  readonly tries: number
  readonly variants: number
}

/** Whether a line is answered as it was before. What takes nothing, as there is no room for it, often is so line after line. */
const isAlike = ({ scarce, left, tries, variants }: Before, budget: Budget): boolean =>
  scarce
    ? left.tries === budget.tries && left.variants === budget.variants && left.guesses === budget.guesses
    : tries <= budget.tries && variants <= budget.variants

/** Reads the hands of a card, each of which takes its share of the budget, whether or not it was there before. */
export interface HandReader {
  readonly read: (text: string) => KeptHand
  /** As far as it is there to be drawn: no hands are made, and nothing is taken. */
  readonly draw: (text: string) => KeptHand
}

export const handReader = (jokerMinGroup: number, budget: Budget): HandReader => {
  const known: KnownWords = new Map()
  const lines = new Map<string, Before>()
  return {
    read: (text) => {
      const before = lines.get(text)
      if (before !== undefined && isAlike(before, budget)) {
        budget.tries -= before.tries
        budget.variants -= before.variants
        return before.hand
      }
      const left = { ...budget }
      const read = readHand(text, jokerMinGroup, budget, known)
      const hand = keptOf(read)
      const [tries, variants] = [left.tries - budget.tries, left.variants - budget.variants]
      lines.set(text, { hand, scarce: read.scarce, left, tries, variants })
      return hand
    },
    draw: (text) => keptOf(readHand(text, jokerMinGroup, undefined, known)),
  }
}
