/** The terminal: capped input, lines as they come, and text that fits the width. */
import { closeSync, openSync, readSync } from 'node:fs'
import process from 'node:process'
import type { Problem } from '../base/problem.ts'
import { formatProblem } from '../base/problem.ts'
import { visible } from '../base/shown.ts'
import type { Result } from '../base/result.ts'
import { failed, ok } from '../base/result.ts'
import { MOST_CHARACTERS, tooLarge } from '../codec/yaml-text.ts'
import { inColour } from './layout.ts'

/** Exit statuses, in one place. */
export const EXIT = { ruled: 0, failed: 1, badInput: 2, needsFacts: 3, defect: 70 } as const

/** Most bytes that are read of a file or of standard input: no more than the characters allowed can take. */
const MOST_BYTES = MOST_CHARACTERS * 4

/** Most answers that `ask` reads, and most characters of them: many times what any dispute takes. */
const MOST_ANSWERS = 1000
const MOST_ANSWER_CHARACTERS = 1_000_000

const MOST_PROBLEMS = 20

/** Ends a command with problems; turned into an exit status in one place. */
export class BadInput extends Error {
  readonly problems: readonly Problem[]
  constructor(...problems: readonly Problem[]) {
    super('bad input')
    this.problems = problems
  }
}

/** The value, or the end of the command with the problems. */
export const take = <T>(result: Result<T>): T => {
  if (!result.ok) throw new BadInput(...result.problems)
  return result.value
}

/** Characters of our own layout. Every other one that steers a terminal came from outside, and is shown as an escape. */
const ownCharacters = (): string => (inColour() ? '\n\u001B' : '\n')

export const write = (text: string): void => {
  process.stdout.write(visible(text, ownCharacters()))
}

export const writeAside = (text: string): void => {
  process.stderr.write(visible(text, '\n'))
}

/** Prints problems for people, a few at most unless all are asked for, and says which exit status they call for. */
export const reportProblems = (problems: readonly Problem[], file?: string, most: number = MOST_PROBLEMS): number => {
  for (const problem of problems.slice(0, most)) {
    // An argument is not in the file.
    const prefix = file === undefined || problem.at?.startsWith('--') === true ? '' : `${visible(file)}: `
    writeAside(`${prefix}${formatProblem({ ...problem, message: `${problem.message} [${problem.code}]` })}\n`)
  }
  if (problems.length > most) writeAside(`... and ${problems.length - most} more problems.\n`)
  return EXIT.badInput
}

const decode = (bytes: Uint8Array): Result<string> => {
  if (bytes.length > MOST_BYTES) return failed(tooLarge())
  try {
    return ok(new TextDecoder('utf-8', { fatal: true }).decode(bytes))
  } catch {
    return failed({ code: 'file/not-text', message: 'This is not text in UTF-8.', hint: 'Save it as plain text in UTF-8.' })
  }
}

/** Reads a text file; never more than the most that is allowed, so a device without end is no danger. */
export const readTextFile = (path: string): Result<string> => {
  let handle: number
  try {
    handle = openSync(path, 'r')
  } catch (error) {
    return failed(unreadable(path, error))
  }
  try {
    const bytes = new Uint8Array(MOST_BYTES + 1)
    let length = 0
    while (length < bytes.length) {
      const read = readSync(handle, bytes, length, bytes.length - length, null)
      if (read === 0) break
      length += read
    }
    return decode(bytes.subarray(0, length))
  } catch (error) {
    return failed(unreadable(path, error))
  } finally {
    closeSync(handle)
  }
}

const unreadable = (path: string, error: unknown): Problem => {
  const code = error instanceof Error && 'code' in error ? String(error.code) : ''
  const why: { readonly [code: string]: string } = {
    ENOENT: 'There is no such file.',
    EISDIR: 'This is a folder.',
    EACCES: 'The file may not be read.',
  }
  return {
    code: 'file/unreadable',
    at: path,
    message: why[code] ?? `The file cannot be read (${code}).`,
    hint: 'Check the name, or give - for standard input.',
  }
}

/** Reads all of standard input, up to the most that is allowed. */
const readStdin = async (): Promise<Result<string>> => {
  const chunks: Buffer[] = []
  let length = 0
  for await (const chunk of process.stdin as AsyncIterable<Buffer>) {
    chunks.push(chunk)
    length += chunk.length
    if (length > MOST_BYTES) break
  }
  process.stdin.destroy()
  return decode(Buffer.concat(chunks))
}

export const readInput = (path: string): Promise<Result<string>> =>
  path === '-' ? readStdin() : Promise.resolve(readTextFile(path))

/** Lines of standard input, one at a time. */
export interface Lines {
  /** The next line, or nothing at the end. Throws {@link BadInput} for input without end. */
  readonly next: () => Promise<string | undefined>
  readonly close: () => void
}

const tooManyAnswers = (): BadInput =>
  new BadInput({
    code: 'command/too-many-answers',
    at: 'standard input',
    message: `These are more than ${MOST_ANSWERS} answers, or more than ${MOST_ANSWER_CHARACTERS} characters.`,
    hint: 'Give one answer a line, and end with q.',
  })

/** Opens standard input for answers. Nothing is read before the first answer is wanted. */
export const openLines = (): Lines => {
  let rest = ''
  let length = 0
  let answers = 0
  let ended = false
  let chunks: AsyncIterator<string> | undefined
  return {
    next: async () => {
      if (chunks === undefined) {
        process.stdin.setEncoding('utf8')
        chunks = (process.stdin as AsyncIterable<string>)[Symbol.asyncIterator]()
      }
      for (;;) {
        const end = rest.indexOf('\n')
        if (end >= 0) {
          answers++
          if (answers > MOST_ANSWERS) throw tooManyAnswers()
          const line = rest.slice(0, end)
          rest = rest.slice(end + 1)
          return line.trim()
        }
        if (ended) {
          const line = rest.trim()
          rest = ''
          return line === '' ? undefined : line
        }
        const chunk = await chunks.next()
        if (chunk.done === true) ended = true
        else {
          rest += chunk.value
          length += chunk.value.length
          if (length > MOST_ANSWER_CHARACTERS && !rest.includes('\n')) throw tooManyAnswers()
        }
      }
    },
    close: () => {
      process.stdin.destroy()
    },
  }
}

export const isInteractive = (): boolean => process.stdin.isTTY && process.stdout.isTTY
