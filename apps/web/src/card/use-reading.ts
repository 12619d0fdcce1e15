/** The reading of a card that is being typed: the changed line at once after a pause, the whole card a little later. */
import type { Problem } from 'mahjudge'
import type { ReadLine } from 'mahjudge/card'
import { readCardLines } from 'mahjudge/card'
import { useEffect, useState } from 'preact/hooks'
import type { Field } from './fields.ts'
import { textOf } from './fields.ts'
import { readingOf } from './reading.ts'

export interface Reading {
  /** The fields that were read. */
  readonly of: readonly Field[]
  /** In their order. */
  readonly lines: readonly ReadLine[]
  /** What is wrong with the text as a whole. */
  readonly whole: readonly Problem[]
  /** False while only the changed line was read: lines that say the same as another are found with the whole card. */
  readonly isWhole: boolean
}

/** After the last key. */
const PAUSE = 150
/** After that pause: the whole card takes a slow phone a fifth of a second. */
const LONGER = 600

const NOTHING: Reading = { of: [], lines: [], whole: [], isWhole: false }

const said = ({ problems }: ReadLine): string => problems.map(({ message }) => message).join()

const isSame = (one: ReadLine, other: ReadLine): boolean =>
  one.what === other.what &&
  one.replaced === other.replaced &&
  one.line?.variants.length === other.line?.variants.length &&
  said(one) === said(other)

/** Lines that say what they said are the same values as before, and need not be drawn again. */
const readAll = (fields: readonly Field[], before: Reading): Reading => {
  const { lines: read, problems } = readingOf(textOf(fields))
  const ofLines = new Set(read.flatMap((line) => line.problems))
  const known = new Map(before.of.map((field, at) => [field, before.lines[at]]))
  const lines = fields.flatMap((field, at) => {
    const [line] = read.slice(at, at + 1)
    const was = known.get(field)
    return line === undefined ? [] : was !== undefined && isSame(was, line) ? was : line
  })
  return { of: fields, lines, whole: problems.filter((problem) => !ofLines.has(problem)), isWhole: true }
}

const isHand = (line: ReadLine | undefined): boolean => line?.what === 'hand' || line?.what === 'erratum'

/** The reading with one line read anew, where one line was typed in; the hands around it are left out meanwhile. */
const readOne = (before: Reading, fields: readonly Field[]): Reading | undefined => {
  const changed = fields.flatMap((field, at) => (field === before.of[at] ? [] : [at]))
  const [place] = changed
  if (place === undefined || changed.length > 1 || before.of.length !== fields.length) return undefined
  if (before.of[place]?.id !== fields[place]?.id) return undefined
  const few = fields.map(({ text }, at) => (Math.abs(at - place) <= 1 || !isHand(before.lines[at]) ? text : ''))
  const line = readCardLines(few.join('\n')).lines[place]
  if (line === undefined || line.what !== before.lines[place]?.what) return undefined
  return { ...before, of: fields, lines: before.lines.with(place, line), isWhole: false }
}

export const useReading = (fields: readonly Field[]): Reading => {
  const [reading, setReading] = useState(NOTHING)
  useEffect(() => {
    if (reading.of === fields && reading.isWhole) return undefined
    const isFirst = reading === NOTHING
    const timer = setTimeout(
      () => setReading(reading.of === fields ? readAll(fields, reading) : (readOne(reading, fields) ?? readAll(fields, reading))),
      isFirst ? 0 : reading.of === fields ? LONGER : PAUSE,
    )
    return () => clearTimeout(timer)
  }, [fields, reading])
  return reading
}
