/** Reading a tree bit by bit: every reader returns what it could read and adds what is wrong to one list. */
import type { Problem } from '../base/problem.ts'
import { shown } from '../base/shown.ts'
import { didYouMean } from '../base/suggest.ts'
import { unreachable } from '../base/unreachable.ts'
import type { Entry, Item } from './tree.ts'
import { problemAt } from './tree.ts'

const KIND_WORDS = { text: 'text', list: 'a list', map: 'named values', empty: 'nothing' } as const

const kindOf = (item: Item): string => KIND_WORDS[item.kind]

const wrongType = (item: Item, wanted: string, problems: Problem[]): void => {
  const name = item.place.path === '' ? 'The file' : item.place.path
  problems.push(
    problemAt(
      item.place,
      'file/wrong-type',
      item.kind === 'empty' ? `${name} has no value.` : `${name} is ${kindOf(item)}, and should be ${wanted}.`,
      item.kind === 'empty' ? `Give ${wanted}, or take the name out.` : `Write ${wanted} there.`,
    ),
  )
}

/** The entries of named values; nothing, with a problem, for anything else. */
export const readEntries = (item: Item, problems: Problem[]): readonly Entry[] => {
  if (item.kind === 'map') return item.entries
  wrongType(item, 'named values (name: value)', problems)
  return []
}

/** Named values with a closed list of names. */
export const readFields = (item: Item, known: readonly string[], problems: Problem[]): ReadonlyMap<string, Item> => {
  const fields = new Map<string, Item>()
  for (const { key, place, value } of readEntries(item, problems)) {
    if (known.includes(key)) fields.set(key, value)
    else problems.push(problemAt(place, 'file/unknown-key', `${key} means nothing here.`, didYouMean(key, known)))
  }
  return fields
}

export const readString = (item: Item, problems: Problem[]): string | undefined => {
  if (item.kind === 'text') return item.text
  wrongType(item, 'text', problems)
  return undefined
}

/** Largest figure that is read. */
const MOST_FIGURE = 1_000_000

export const FIGURE_REMEDY: string = `Give a whole number from 0 to ${MOST_FIGURE}.`

/** A figure as people write it on a card or a score sheet: a whole number in plain digits. */
export const parseFigure = (text: string): number | undefined =>
  /^\d{1,7}$/.test(text) && Number(text) <= MOST_FIGURE ? Number(text) : undefined

/** `yes`, `no`, `true`, `false`. */
export const parseFlag = (text: string): boolean | undefined =>
  ['true', 'yes'].includes(text) ? true : ['false', 'no'].includes(text) ? false : undefined

const readWith = (
  item: Item,
  problems: Problem[],
  parse: (text: string) => number | undefined,
  remedy: string,
): number | undefined => {
  const value = item.kind === 'text' ? parse(item.text) : undefined
  if (value !== undefined) return value
  if (item.kind !== 'text') wrongType(item, 'a number', problems)
  else
    problems.push(
      problemAt(item.place, 'file/bad-number', `${item.place.path} is ${shown(item.text)}, which is no figure.`, remedy),
    )
  return undefined
}

export const readNumber = (item: Item, problems: Problem[]): number | undefined =>
  readWith(item, problems, parseFigure, FIGURE_REMEDY)

/** A figure or one and a half, as where two winners are each paid half. */
export const readHalves = (item: Item, problems: Problem[]): number | undefined => {
  const parse = (text: string): number | undefined => {
    const whole = parseFigure(text.replace(/\.5$/, ''))
    return whole === undefined || !text.endsWith('.5') ? whole : whole + 1 / 2
  }
  return readWith(item, problems, parse, `Give a whole number from 0 to ${MOST_FIGURE}, or one with a half, such as 1.5.`)
}

export const readFlag = (item: Item, problems: Problem[]): boolean | undefined => {
  const flag = item.kind === 'text' ? parseFlag(item.text) : undefined
  if (flag !== undefined) return flag
  wrongType(item, 'yes or no', problems)
  return undefined
}

/** A list, or one item that stands for a list of one. */
export const readItems = (item: Item, problems: Problem[]): readonly Item[] => {
  switch (item.kind) {
    case 'list':
      return item.items
    case 'text':
    case 'map':
      return [item]
    case 'empty':
      wrongType(item, 'a list', problems)
      return []
    default:
      return unreachable(item)
  }
}

export const readStrings = (item: Item, problems: Problem[]): readonly string[] =>
  readItems(item, problems).flatMap((one) => readString(one, problems) ?? [])

/** Names with text as values, such as facts. */
export const readAssignment = (item: Item, problems: Problem[]): { readonly [id: string]: string } =>
  Object.fromEntries(
    readEntries(item, problems).flatMap(({ key, value }) => {
      const text = readString(value, problems)
      return text === undefined ? [] : [[key, text] as const]
    }),
  )

/** One word of a closed list. */
export const readWord = <T extends string>(item: Item, known: readonly T[], what: string, problems: Problem[]): T | undefined => {
  const text = readString(item, problems)
  if (text === undefined) return undefined
  const found = known.find((word) => word === text)
  if (found === undefined)
    problems.push(problemAt(item.place, 'file/unknown-word', `${shown(text)} is no ${what}.`, didYouMean(text, known)))
  return found
}
