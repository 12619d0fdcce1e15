import { shown, shownWords } from './shown.ts'

/** What is wrong with an input: the thing, the place and the remedy. */
export interface Problem {
  /** `area/what`, stable, listed in docs/reference/problems.md. */
  readonly code: string
  /** One sentence that names the thing and says why it cannot be used. */
  readonly message: string
  /** Where: a path such as `facts.declaredOn`, or `line 3, column 5`. */
  readonly at?: string
  /** What to do about it. */
  readonly hint?: string
}

/** Problems of a part, at the place of that part: `--card mine.txt, line 3, column 5`. */
export const problemsAt = (place: string, problems: readonly Problem[]): readonly Problem[] =>
  problems.map((problem) => ({ ...problem, at: problem.at === undefined ? place : `${place}, ${problem.at}` }))

/** Longest message: a counter-example of the audit takes the half of it. */
const LONGEST_MESSAGE = 2000

const safe = (text: string): string => shown(shownWords(text), LONGEST_MESSAGE)

/** One problem as lines of text: message with its place, then the remedy. What was typed is safe to print. */
export const formatProblem = ({ at, message, hint }: Problem): string =>
  `${at === undefined ? '' : `${safe(at)}: `}${safe(message)}${hint === undefined ? '' : `\n  ${safe(hint)}`}`
