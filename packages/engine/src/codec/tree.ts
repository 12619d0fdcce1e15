/**
 * Data that came from outside, as a small tree in which every item knows its path and, when it was text, its line and
 * column. Stories, cases and rule sets are read from it, so that a problem can always name its place.
 */
import type { Problem } from '../base/problem.ts'
import type { Result } from '../base/result.ts'
import { failed, ok } from '../base/result.ts'

/** Deepest nesting that is read. */
export const MOST_DEPTH = 32

export interface Place {
  /** Keys from the root, such as `facts.declaredOn` or `payments.0.from`; empty at the root. */
  readonly path: string
  readonly line?: number
  readonly column?: number
}

export interface TextItem {
  readonly kind: 'text'
  readonly place: Place
  /** As written; a number or a truth value too. */
  readonly text: string
  readonly value: string | number | boolean
}

export interface ListItem {
  readonly kind: 'list'
  readonly place: Place
  readonly items: readonly Item[]
}

export interface MapItem {
  readonly kind: 'map'
  readonly place: Place
  readonly entries: readonly Entry[]
}

export interface EmptyItem {
  readonly kind: 'empty'
  readonly place: Place
}

export interface Entry {
  readonly key: string
  readonly place: Place
  readonly value: Item
}

export type Item = TextItem | ListItem | MapItem | EmptyItem

export const childPath = (parent: string, key: string): string => (parent === '' ? key : `${parent}.${key}`)

/** A place in words: `facts.declaredOn (line 3, column 5)`. */
const sayPlace = ({ path, line, column }: Place): string => {
  const where = line === undefined ? '' : `line ${line}, column ${column ?? 1}`
  if (path === '') return where
  return where === '' ? path : `${path} (${where})`
}

export const problemAt = (place: Place, code: string, message: string, hint?: string): Problem => {
  const at = sayPlace(place)
  return { code, message, ...(at === '' ? {} : { at }), ...(hint === undefined ? {} : { hint }) }
}

export const tooDeep = (place: Place): Problem =>
  problemAt(
    place,
    'file/too-deep',
    `This is nested more than ${MOST_DEPTH} levels deep.`,
    'No story, case or rule set needs that. Take levels out.',
  )

/** The tree of plain JSON data. Fails on what JSON cannot hold, and on nesting without end. */
export const treeOfData = (data: unknown): Result<Item> => {
  const problems: Problem[] = []
  const walk = (value: unknown, path: string, depth: number): Item => {
    const place: Place = { path }
    if (depth > MOST_DEPTH) {
      if (problems.length === 0) problems.push(tooDeep(place))
      return { kind: 'empty', place }
    }
    if (value === null || value === undefined) return { kind: 'empty', place }
    if (typeof value === 'string' || typeof value === 'number' || typeof value === 'boolean')
      return { kind: 'text', place, text: String(value), value }
    if (Array.isArray(value))
      return { kind: 'list', place, items: value.map((item: unknown, at) => walk(item, childPath(path, String(at)), depth + 1)) }
    if (typeof value === 'object') {
      const entries = Object.entries(value).map(([key, item]: [string, unknown]): Entry => {
        const inner = childPath(path, key)
        return { key, place: { path: inner }, value: walk(item, inner, depth + 1) }
      })
      return { kind: 'map', place, entries }
    }
    problems.push(
      problemAt(place, 'file/wrong-type', `A ${typeof value} is no data.`, 'Give text, a number, a list or named values.'),
    )
    return { kind: 'empty', place }
  }
  const item = walk(data, '', 0)
  return problems.length > 0 ? failed(...problems) : ok(item)
}

/** Plain data of a tree. Keys become own properties, whatever they are called. */
export const dataOfTree = (item: Item): unknown => {
  if (item.kind === 'text') return item.value
  if (item.kind === 'list') return item.items.map(dataOfTree)
  if (item.kind === 'map') return Object.fromEntries(item.entries.map((entry) => [entry.key, dataOfTree(entry.value)]))
  return undefined
}

/** The place of a path, or of the nearest item above it. */
const locate = (root: Item, path: string): Place => {
  let item = root
  let place: Place = root.place
  let rest = path
  while (rest !== '') {
    if (item.kind === 'map') {
      const entry = item.entries.find((one) => rest === one.key || rest.startsWith(`${one.key}.`))
      // What stands nowhere in the file has no line.
      if (entry === undefined) return item === root ? { path } : { ...place, path }
      rest = rest.slice(entry.key.length + 1)
      place = entry.place
      item = entry.value
    } else if (item.kind === 'list') {
      const [head = ''] = rest.split('.')
      const next = item.items[Number(head)]
      if (next === undefined) break
      rest = rest.slice(head.length + 1)
      place = next.place
      item = next
    } else {
      // A list of one may be written without the list.
      break
    }
  }
  return { ...place, path }
}

/** Problems of the engine, which knows only paths, with the line and column of the text added. */
export const withPlaces = (root: Item, problems: readonly Problem[]): readonly Problem[] =>
  problems.map((problem) => {
    if (problem.at === undefined || problem.at.includes(' ')) return problem
    const place = locate(root, problem.at)
    return place.line === undefined ? problem : { ...problem, at: sayPlace(place) }
  })
