/**
 * The lines of a card as fields. Each field keeps its number while others come and go, so that what somebody is typing in
 * stays where it is, caret and all.
 */
import { linesOf } from './lines.ts'
import { isNameLine } from './name.ts'

export interface Field {
  readonly id: number
  readonly text: string
}

/** Fields after a change, and where the caret belongs then. */
export interface Changed {
  readonly fields: readonly Field[]
  readonly focus?: Caret
}

export interface Caret {
  readonly id: number
  /** Characters before it. */
  readonly at: number
}

let lastId = 0

const fresh = (text: string): Field => {
  lastId++
  return { id: lastId, text }
}

export const fieldsOf = (text: string): readonly Field[] => linesOf(text).map(fresh)

/** A line of the text for each field, the empty ones too: line 7 of the text is field 7. */
export const textOf = (fields: readonly Field[]): string => fields.map(({ text }) => text).join('\n')

const placeOf = (fields: readonly Field[], id: number): number => fields.findIndex((field) => field.id === id)

/** What was typed or pasted into a field. Of several lines, each goes into a field of its own; empty ones are left out. */
export const typeInto = (fields: readonly Field[], id: number, value: string): Changed => {
  const place = placeOf(fields, id)
  const field = fields[place]
  if (field === undefined) return { fields }
  const pieces = value.split(/\r\n|\r|\n/)
  if (pieces.length === 1) return { fields: fields.with(place, { id, text: value }) }
  // Enter at the end of a line asks for an empty one below it.
  const [first = '', ...others] = pieces.length === 2 ? pieces : linesOf(value)
  const added = others.map(fresh)
  const last = added.at(-1) ?? { id, text: first }
  return {
    fields: [...fields.slice(0, place), { id, text: first }, ...added, ...fields.slice(place + 1)],
    focus: { id: last.id, at: pieces.length === 2 ? 0 : last.text.length },
  }
}

/** New fields below a field, or at the end. */
export const addBelow = (fields: readonly Field[], id: number | undefined, texts: readonly string[] = ['']): Changed => {
  const place = id === undefined ? fields.length - 1 : placeOf(fields, id)
  const added = texts.map(fresh)
  const last = added.at(-1)
  return {
    fields: [...fields.slice(0, place + 1), ...added, ...fields.slice(place + 1)],
    ...(last === undefined ? {} : { focus: { id: last.id, at: last.text.length } }),
  }
}

/** Without a field; the caret goes to the end of the one before it, or to the one after. */
export const takeOut = (fields: readonly Field[], id: number): Changed => {
  const place = placeOf(fields, id)
  const rest = fields.filter((field) => field.id !== id)
  const next = rest[Math.max(0, place - 1)]
  return { fields: rest, ...(next === undefined ? {} : { focus: { id: next.id, at: next.text.length } }) }
}

/** One place up (-1) or down (1). */
export const move = (fields: readonly Field[], id: number, by: -1 | 1): readonly Field[] => {
  const place = placeOf(fields, id)
  const field = fields[place]
  const other = fields[place + by]
  if (field === undefined || other === undefined) return fields
  return fields.with(place, other).with(place + by, field)
}

/** With a name for the card, in the line that has it, or in a new one above all. */
export const rename = (fields: readonly Field[], name: string): readonly Field[] => {
  const place = fields.findIndex(({ text }) => isNameLine(text))
  const field = fields[place]
  if (name.trim() === '') return fields.filter((one) => one !== field)
  const text = `card: ${name.trim()}`
  return field === undefined ? [fresh(text), ...fields] : fields.with(place, { ...field, text })
}

/** The lines of another text, in the fields that have them already. */
export const adopt = (fields: readonly Field[], text: string): readonly Field[] => {
  const free = [...fields]
  return linesOf(text).map((line) => {
    const at = free.findIndex((field) => field.text === line)
    const [found] = at < 0 ? [] : free.splice(at, 1)
    return found ?? fresh(line)
  })
}
