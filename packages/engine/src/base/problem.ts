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

/** One problem as lines of text: message with its place, then the remedy. */
export const formatProblem = (problem: Problem): string =>
  `${problem.at === undefined ? '' : `${problem.at}: `}${problem.message}${problem.hint === undefined ? '' : `\n  ${problem.hint}`}`
