/** YAML or JSON text to a tree with lines and columns. JSON is read as the part of YAML that it is. */
import type { Node, ParsedNode, YAMLError } from 'yaml'
import { isAlias, isMap, isScalar, isSeq, LineCounter, parseDocument } from 'yaml'
import type { Problem } from '../base/problem.ts'
import type { Result } from '../base/result.ts'
import { failed, ok } from '../base/result.ts'
import type { Entry, Item, Place } from './tree.ts'
import { childPath, MOST_DEPTH, problemAt, tooDeep } from './tree.ts'

/** Most characters that are read. A long log of a deal takes a tenth of it; larger text takes the parser seconds. */
export const MOST_CHARACTERS = 65_536

/** What is said of larger text, wherever it is found to be larger. */
export const tooLarge = (): Problem => ({
  code: 'file/too-large',
  message: `This is longer than ${MOST_CHARACTERS} characters; the rest was not read.`,
  hint: 'Give one story, case or rule set at a time.',
})

const MOST_PARSE_PROBLEMS = 5

/** In our own words where the parser speaks to programmers. */
const MESSAGES: { readonly [code: string]: string } = {
  MULTIPLE_DOCS: 'there is more than one document in it.',
}

const REMEDIES: { readonly [code: string]: string } = {
  TAB_AS_INDENT: 'Indent with spaces, not with tabs.',
  BAD_INDENT: 'Indent the lines of one block alike.',
  MULTIPLE_DOCS: 'Keep one document in a file: take out the line ---.',
  MISSING_CHAR: 'Close the bracket or the quotation mark.',
  RESOURCE_EXHAUSTION: 'It is nested too deep.',
  BLOCK_AS_IMPLICIT_KEY: 'Put text that contains a colon between quotation marks.',
  UNEXPECTED_TOKEN: 'Put text with special characters between quotation marks.',
}

const parseProblem = (error: YAMLError, place: Place): Problem => {
  const [message = ''] = error.message.split('\n')
  const said = MESSAGES[error.code] ?? message.replace(/\.?$/, '.')
  const remedy = REMEDIES[error.code] ?? 'Check quotation marks, colons and indentation there.'
  if (error.code === 'RESOURCE_EXHAUSTION') return tooDeep(place)
  return problemAt(place, 'file/bad-yaml', `This cannot be read as YAML or JSON: ${said}`, remedy)
}

interface Walk {
  readonly problems: Problem[]
  readonly place: (path: string, node: Node | null) => Place
}

const itemOf = (walk: Walk, node: Node | null, path: string, depth: number, fallback: Place): Item => {
  const place = node === null ? { ...fallback, path } : walk.place(path, node)
  if (depth > MOST_DEPTH) {
    if (!walk.problems.some((problem) => problem.code === 'file/too-deep')) walk.problems.push(tooDeep(place))
    return { kind: 'empty', place }
  }
  if (isAlias(node)) {
    walk.problems.push(
      problemAt(
        place,
        'file/alias',
        `*${node.source} refers to text elsewhere.`,
        'Write the text out here; aliases are not read.',
      ),
    )
    return { kind: 'empty', place }
  }
  if (isSeq(node))
    return {
      kind: 'list',
      place,
      items: node.items.map((item, at) => itemOf(walk, item as Node | null, childPath(path, String(at)), depth + 1, place)),
    }
  if (isMap(node)) return mapOf(walk, node.items as readonly { key: Node | null; value: Node | null }[], { path, depth, place })
  if (!isScalar(node) || node.value === null || node.value === undefined) return { kind: 'empty', place }
  const { value, source = '' } = node
  if (typeof value === 'string') return { kind: 'text', place, text: value, value }
  return { kind: 'text', place, text: source, value: typeof value === 'number' || typeof value === 'boolean' ? value : source }
}

const mapOf = (
  walk: Walk,
  pairs: readonly { readonly key: Node | null; readonly value: Node | null }[],
  { path, depth, place }: { readonly path: string; readonly depth: number; readonly place: Place },
): Item => {
  const entries: Entry[] = []
  const seen = new Set<string>()
  for (const { key, value } of pairs) {
    const name = isScalar(key) ? (typeof key.value === 'string' ? key.value : (key.source ?? '')) : undefined
    const keyPlace = key === null ? place : walk.place(name === undefined ? path : childPath(path, name), key)
    if (name === undefined || name === '') {
      walk.problems.push(problemAt(keyPlace, 'file/bad-key', 'This entry has no plain name.', 'Write name: value.'))
      continue
    }
    if (seen.has(name)) {
      walk.problems.push(problemAt(keyPlace, 'file/duplicate-key', `${name} stands here twice.`, 'Keep one of the two.'))
      continue
    }
    seen.add(name)
    entries.push({ key: name, place: keyPlace, value: itemOf(walk, value, childPath(path, name), depth + 1, keyPlace) })
  }
  return { kind: 'map', place, entries }
}

/** Reads one document of YAML or JSON, or says every place where it cannot be read. */
export const readText = (text: string): Result<Item> => {
  if (text.length > MOST_CHARACTERS) return failed(tooLarge())
  const nul = text.indexOf('\0')
  if (nul >= 0)
    return failed({
      code: 'file/not-text',
      message: 'This is not text: it contains a byte of value zero.',
      hint: 'Give a text file in UTF-8.',
    })
  const lines = new LineCounter()
  const place = (path: string, node: Node | null): Place => positionOf(lines, path, (node as ParsedNode | null)?.range[0])
  let document: ReturnType<typeof parseDocument>
  try {
    // Doubled keys are looked for below: the parser compares each key with each other.
    document = parseDocument(text.replace(/^\uFEFF/, ''), {
      lineCounter: lines,
      prettyErrors: false,
      uniqueKeys: false,
      logLevel: 'error',
    })
  } catch (error) {
    if (error instanceof RangeError) return failed(tooDeep({ path: '' }))
    if (error instanceof ReferenceError)
      return failed({
        code: 'file/alias',
        message: 'This refers to text elsewhere.',
        hint: 'Write the text out; aliases are not read.',
      })
    throw error
  }
  if (document.errors.length > 0)
    return failed(
      ...document.errors.slice(0, MOST_PARSE_PROBLEMS).map((error) => parseProblem(error, positionOf(lines, '', error.pos[0]))),
    )
  const walk: Walk = { problems: [], place }
  const item = itemOf(walk, document.contents, '', 0, { path: '' })
  if (walk.problems.length > 0) return failed(...walk.problems)
  if (item.kind === 'empty')
    return failed({ code: 'file/empty', message: 'There is nothing in it.', hint: 'Write at least: situation: mj-error' })
  return ok(item)
}

const positionOf = (lines: LineCounter, path: string, offset: number | undefined): Place => {
  if (offset === undefined) return { path }
  const { line, col } = lines.linePos(offset)
  return { path, line: Math.max(1, line), column: Math.max(1, col) }
}
