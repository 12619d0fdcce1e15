/** What the engine reads of a card text, kept until another text is asked about. */
import type { CardLines, CompiledCard } from 'mahjudge/card'
import { compileCard, readCardLines } from 'mahjudge/card'
import { practiceCard } from 'virtual:practice-card'

const LATELY = 4
const read = new Map<string, CardLines>()

/** Reads a text, or remembers what it read. A card of sixty lines takes a slow phone a tenth of a second. */
export const readingOf = (text: string): CardLines => {
  const known = read.get(text)
  if (known !== undefined) return known
  const [oldest] = read.keys()
  if (read.size >= LATELY && oldest !== undefined) read.delete(oldest)
  const lines = readCardLines(text)
  read.set(text, lines)
  return lines
}

/** A card that hands can be held against. */
export interface Usable {
  /** Nothing where no line is right. */
  readonly compiled?: CompiledCard
  /** Lines with something wrong. They are left out. */
  readonly toMend: number
}

const withoutWrong = (text: string, { lines }: CardLines): string =>
  text
    .split('\n')
    .map((line, at) => ((lines[at]?.problems.length ?? 1) > 0 ? '' : line))
    .join('\n')

const usable = new Map<string, Usable>()

/** The right lines of a text, ready to be asked. */
export const usableCard = (text: string): Usable => {
  const known = usable.get(text)
  if (known !== undefined) return known
  const reading = readingOf(text)
  const toMend = reading.lines.filter(({ problems }) => problems.length > 0).length
  // A line taken out may have been what another one rests on.
  let rest = text
  let { card } = reading
  for (let round = 0; card === undefined && round < 3; round++) {
    rest = withoutWrong(rest, readingOf(rest))
    card = readingOf(rest).card
  }
  const made: Usable = { toMend, ...(card === undefined ? {} : { compiled: compileCard(card) }) }
  if (usable.size >= LATELY) usable.clear()
  usable.set(text, made)
  return made
}

export const practiceText: string = practiceCard
