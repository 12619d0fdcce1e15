/** Where cases live: a folder `cases` above the working directory, else the one beside the package. */
import { existsSync, readdirSync, statSync } from 'node:fs'
import { basename, dirname, join, relative, resolve } from 'node:path'
import { fileURLToPath } from 'node:url'
import type { Problem } from '../base/problem.ts'
import type { Result } from '../base/result.ts'
import { failed, ok } from '../base/result.ts'
import type { Court } from '../rulings/court.ts'

/** The list of what the cases must cover, beside them. */
export const COVERAGE_FILE = 'coverage.json'
/** Input that must be turned away; not cases. */
const BAD_FOLDER = 'bad'

const isFolder = (path: string): boolean => existsSync(path) && statSync(path).isDirectory()

const isCaseFolder = (path: string): boolean => isFolder(path) && existsSync(join(path, COVERAGE_FILE))

const upward = (from: string): string | undefined => {
  for (let folder = resolve(from); ; folder = dirname(folder)) {
    if (isCaseFolder(join(folder, 'cases'))) return join(folder, 'cases')
    if (dirname(folder) === folder) return undefined
  }
}

/** The folder to check. */
export const findCaseFolder = (given: string | undefined, workingFolder: string): Result<string> => {
  const problem = (message: string): Problem => ({
    code: 'command/no-cases',
    at: given ?? workingFolder,
    message,
    hint: 'Give the folder of the cases: mahjudge cases FOLDER',
  })
  if (given !== undefined) return isFolder(given) ? ok(resolve(given)) : failed(problem('There is no such folder.'))
  const found = upward(workingFolder) ?? upward(dirname(fileURLToPath(import.meta.url)))
  return found === undefined ? failed(problem('There is no folder of cases here or above.')) : ok(found)
}

export interface CasePath {
  readonly path: string
  /** Path below the folder, for messages. */
  readonly name: string
}

/** Every case file below a folder, in order of name. */
export const listCases = (folder: string): readonly CasePath[] =>
  readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && /\.(ya?ml|json)$/.test(entry.name) && entry.name !== COVERAGE_FILE)
    .map((entry) => join(entry.parentPath, entry.name))
    .filter((path) => !relative(folder, path).split(/[\\/]/).includes(BAD_FOLDER))
    .toSorted()
    .map((path) => ({ path, name: relative(folder, path) }))

const folderOf = (path: string): string => basename(dirname(resolve(path)))

/** The situation of a case that names none: its folder must be called like one. */
export const situationOfCase = (path: string): string => folderOf(path)

/** The situation that a file's folder names, if it names one. */
export const situationOfFile = (court: Court, path: string): string | undefined => court.situation(folderOf(path))?.id
