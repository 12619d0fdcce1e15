/** What holds for every text of a card and every rack, whatever was typed. Each check returns what is wrong, in words. */
import type { Problem } from '../../src/base/problem.ts'
import { LONGEST_CARD, LONGEST_LINE, MOST_COMPLAINTS, MOST_TEXT_LINES, MOST_VARIANTS } from '../../src/card/limits.ts'
import type { Card } from '../../src/card/model.ts'
import { formatCard } from '../../src/card/text/format-card.ts'
import type { CardLines } from '../../src/card/text/read-card.ts'
import { readCardLines } from '../../src/card/text/read-card.ts'
import { textLines } from '../../src/card/text/sort-lines.ts'
import { formatRack, readRack, readTiles } from '../../src/tiles/notation.ts'

/** Signs that hide or steer. Messages show them as escapes. */
const UNSEEN = /[\p{Cc}\p{Cf}\p{Zl}\p{Zp}]/u

const isTold = ({ code, message, hint = '' }: Problem): boolean =>
  /^(card|tiles)\/[a-z-]+$/.test(code) &&
  message.endsWith('.') &&
  message.length > 10 &&
  hint.length > 5 &&
  message.length + hint.length <= 500 &&
  !UNSEEN.test(message + hint)

const isPlaced = ({ at = '' }: Problem, lines: readonly string[]): boolean => {
  const [, line, column] = /^line ([0-9]+), column ([0-9]+)$/.exec(at) ?? []
  const text = lines[Number(line) - 1]
  // Behind the end of a line is a place too.
  return text !== undefined && Number(column) >= 1 && Number(column) <= text.length + 1
}

const saidOf = (problem: Problem): string => JSON.stringify(problem)

/** A card without the places in its text, its variants counted. */
const gist = ({ name, facts, jokerMinGroup, sections, lines }: Card): string =>
  JSON.stringify([
    name,
    [...facts],
    jokerMinGroup,
    sections,
    lines.map((line) => ({ ...line, at: 0, variants: line.variants.length })),
  ])

const variantsOf = ({ lines }: CardLines): number => lines.reduce((sum, { line }) => sum + (line?.variants.length ?? 0), 0)

const isWhole = (card: Card): boolean =>
  card.lines.every(({ variants }) =>
    variants.every(({ groups }) => {
      let tiles = 0
      for (const { kind, size, bunch } of groups) {
        if (!(kind >= 0 && kind <= 34 && size >= 1 && size <= 6) || (bunch && size !== 1)) return false
        tiles += size
      }
      return tiles === 14
    }),
  )

const canBeWhole = (text: string, lines: readonly string[]): boolean =>
  text.length <= LONGEST_CARD && lines.length <= MOST_TEXT_LINES && lines.every((line) => line.length <= LONGEST_LINE)

/** What is wrong with how a text is read and formatted. `read` is what was read, `formatted` what was made of it. */
export const faultsOfText = (text: string, read: CardLines, formatted: string): readonly string[] => {
  const faults: string[] = []
  const { problems, card } = read
  const lines = textLines(text)
  for (const problem of problems) {
    if (!isTold(problem)) faults.push(`told badly: ${saidOf(problem)}`)
    if (!isPlaced(problem, lines)) faults.push(`no such place: ${saidOf(problem)}`)
  }
  if ((card === undefined) !== problems.length > 0) faults.push('a card with problems, or neither')
  if (card !== undefined && !canBeWhole(text, lines)) faults.push('a card beyond the limits')
  if (card !== undefined && !isWhole(card)) faults.push('a hand that is none')
  if (variantsOf(read) > MOST_VARIANTS) faults.push('more hands than a card may have')
  if (read.lines.some((line) => line.problems.length > MOST_COMPLAINTS + 2)) faults.push('too many problems in a line')
  if (formatCard(formatted) !== formatted) faults.push('formatted again, it changes')
  if (card === undefined) return faults
  const again = readCardLines(formatted)
  if (again.card === undefined) faults.push(`formatted, it cannot be read: ${again.problems.slice(0, 1).map(saidOf).join()}`)
  else if (gist(again.card) !== gist(card)) faults.push('formatted, it is another card')
  return faults
}

/** What is wrong with how a rack is read and written. */
export const faultsOfRack = (text: string): readonly string[] => {
  const faults: string[] = []
  const rack = readRack(text)
  for (const read of [rack, readTiles(text)]) {
    if (read.ok) continue
    if (read.problems.length === 0) faults.push('turned away without a word')
    for (const problem of read.problems) {
      const [, column] = /^column ([0-9]+)$/.exec(problem.at ?? '') ?? []
      const placed = column === undefined ? /^tile \S+$/.test(problem.at ?? '') : Number(column) <= text.length + 1
      if (!isTold(problem) || !placed) faults.push(`told badly: ${saidOf(problem)}`)
    }
  }
  if (!rack.ok) return faults
  const written = formatRack(rack.value)
  const again = readRack(written)
  if (!again.ok || JSON.stringify(again.value) !== JSON.stringify(rack.value))
    faults.push(`written as ${written}, it is another rack`)
  else if (formatRack(again.value) !== written) faults.push('written again, it changes')
  return faults
}
