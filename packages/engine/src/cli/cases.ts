/** `mahjudge cases`: the casebook held against the law, and against the interview. */
import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Problem } from '../base/problem.ts'
import { formatProblem } from '../base/problem.ts'
import type { Result } from '../base/result.ts'
import { failed, ok } from '../base/result.ts'
import { checkCase } from '../codec/case-check.ts'
import type { CaseFile } from '../codec/case-file.ts'
import { parseCase } from '../codec/case-file.ts'
import { resetCase } from '../codec/case-reset.ts'
import { readFields, readStrings } from '../codec/read-tree.ts'
import { readText } from '../codec/yaml-text.ts'
import type { CompiledCard } from '../card/match/compile.ts'
import type { Court } from '../rulings/court.ts'
import { checkWords } from '../rulings/law-check.ts'
import type { CasePath } from './case-folder.ts'
import { COVERAGE_FILE, listCases, situationOfCase } from './case-folder.ts'
import { openPracticeCard } from './the-card.ts'
import { EXIT, readTextFile, reportProblems, write } from './io.ts'
import { plural } from '../base/say.ts'

/** More questions than this are named: a table that argues does not answer more. */
const FEW_QUESTIONS = 4

/** A situation whose middle case needs more than this is named, with the facts that its longer cases have to add. */
const USUAL_QUESTIONS = 2

interface Checked {
  readonly name: string
  readonly file?: CaseFile
  readonly differences: readonly string[]
  readonly asked?: readonly string[]
}

const sayProblems = (problems: readonly Problem[]): readonly string[] => problems.map(formatProblem)

/** The card that tiles in the casebook are held against. */
const withPractice = (): { readonly card?: CompiledCard } => {
  const card = openPracticeCard()
  return card === undefined ? {} : { card }
}

const checkFile = (court: Court, { path, name }: CasePath): Checked => {
  const text = readTextFile(path)
  if (!text.ok) return { name, differences: sayProblems(text.problems) }
  const file = parseCase(court, text.value, { situation: situationOfCase(path) })
  if (!file.ok) return { name, differences: sayProblems(file.problems) }
  const { differences, asked } = checkCase(court, file.value, openPracticeCard())
  return { name, file: file.value, differences, ...(asked === undefined ? {} : { asked }) }
}

const median = (sorted: readonly number[]): number => {
  const half = Math.floor(sorted.length / 2)
  const upper = sorted[half] ?? 0
  return sorted.length % 2 === 1 ? upper : ((sorted[half - 1] ?? 0) + upper) / 2
}

/** The facts beyond the usual questions, the most frequent first. */
const forcing = (cases: readonly Checked[]): readonly string[] => {
  const counts = new Map<string, number>()
  for (const { asked = [] } of cases)
    for (const fact of asked.slice(USUAL_QUESTIONS)) counts.set(fact, (counts.get(fact) ?? 0) + 1)
  return [...counts].toSorted(([, a], [, b]) => b - a).map(([fact, count]) => `${fact} (${plural(count, 'case')})`)
}

const questionsText = (court: Court, checked: readonly Checked[]): string => {
  const bySituation = new Map<string, Checked[]>()
  for (const one of checked) {
    const id = one.file?.told.story.situation
    if (id === undefined || one.asked === undefined) continue
    bySituation.set(id, [...(bySituation.get(id) ?? []), one])
  }
  const lines = ['\nQuestions asked (median, most)\n']
  for (const { id } of court.law.situations) {
    const counts = (bySituation.get(id) ?? []).map((one) => one.asked?.length ?? 0).toSorted((a, b) => a - b)
    lines.push(
      counts.length === 0
        ? `  ${id}: no case\n`
        : `  ${id}: ${median(counts)}, ${counts.at(-1) ?? 0} (${plural(counts.length, 'case')})\n`,
    )
  }
  const slow = [...bySituation].flatMap(([id, cases]) => {
    const sorted = cases.map((one) => one.asked?.length ?? 0).toSorted((a, b) => a - b)
    return median(sorted) > USUAL_QUESTIONS ? [`  ${id}: forced by ${forcing(cases).join(', ')}\n`] : []
  })
  if (slow.length > 0) lines.push(`\nMore than ${USUAL_QUESTIONS} questions in the middle case\n`, ...slow)
  const long = checked.filter((one) => (one.asked?.length ?? 0) > FEW_QUESTIONS)
  if (long.length > 0) lines.push(`\nMore than ${FEW_QUESTIONS} questions\n`)
  for (const { name, asked = [] } of long)
    lines.push(`  ${name}: ${asked.length}, forced by ${asked.slice(FEW_QUESTIONS).join(', ')}\n`)
  return lines.join('')
}

/** Ids that the list asks for and no case covers. */
const missingFrom = (folder: string, checked: readonly Checked[]): Result<readonly string[]> => {
  const text = readTextFile(join(folder, COVERAGE_FILE))
  if (!text.ok) return text
  const tree = readText(text.value)
  if (!tree.ok) return tree
  const problems: Problem[] = []
  const required = readFields(tree.value, ['about', 'required'], problems).get('required')
  const ids = required === undefined ? [] : readStrings(required, problems)
  const covered = new Set(checked.flatMap((one) => one.file?.covers ?? []))
  return problems.length > 0 ? failed(...problems) : ok(ids.filter((id) => !covered.has(id)))
}

const coverage = (court: Court, folder: string, checked: readonly Checked[]): boolean => {
  write(questionsText(court, checked))
  const missing = missingFrom(folder, checked)
  if (!missing.ok) reportProblems(missing.problems, COVERAGE_FILE)
  else if (missing.value.length === 0) write('\nEvery id of coverage.json is covered.\n')
  else write(`\nNot covered: ${missing.value.join(', ')}\n`)
  return missing.ok && missing.value.length === 0
}

const reset = (court: Court, { path, name }: CasePath): readonly string[] => {
  const text = readTextFile(path)
  if (!text.ok) return sayProblems(text.problems)
  const made = resetCase(court, text.value, { situation: situationOfCase(path), ...withPractice() })
  if (!made.ok) return sayProblems(made.problems)
  if (made.value !== text.value) {
    writeFileSync(path, made.value)
    write(`reset ${name}\n`)
  }
  return []
}

/** Checks the cases of a folder. Returns the exit status. */
export const checkCases = (
  court: Court,
  folder: string,
  options: { readonly coverage: boolean; readonly reset: boolean },
): number => {
  const paths = listCases(folder)
  if (paths.length === 0)
    return reportProblems([
      {
        code: 'command/no-cases',
        at: folder,
        message: 'There is no case in this folder or below it: no file that ends in .yaml, .yml or .json.',
        hint: 'Give the folder of the cases: mahjudge cases FOLDER',
      },
    ])
  if (options.reset)
    for (const path of paths)
      for (const line of reset(court, path)) write(`cannot reset ${path.name}\n  ${line.replaceAll('\n', '\n  ')}\n`)
  // A case may pass though the words of its ruling lead nowhere.
  const broken = checkWords(court.law)
  for (const problem of broken) write(`${problem.code} ${formatProblem(problem)}\n`)
  const checked = paths.map((path) => checkFile(court, path))
  const failures = checked.filter((one) => one.differences.length > 0)
  for (const { name, file, differences } of failures) {
    write(`FAILED ${name}${file === undefined ? '' : `: ${file.title}`}\n`)
    for (const line of differences) write(`  ${line.replaceAll('\n', '\n  ')}\n`)
  }
  const covered = options.coverage ? coverage(court, folder, checked) : true
  write(`\n${plural(checked.length, 'case')}: ${checked.length - failures.length} passed, ${failures.length} failed\n`)
  return failures.length === 0 && covered && broken.length === 0 ? EXIT.ruled : EXIT.failed
}
