/** Where a problem lies: in the file that was read, or in an argument beside it. */
import type { Problem } from '../base/problem.ts'
import type { CaseFile } from '../codec/case-file.ts'
import { placeProblems } from '../codec/case-file.ts'
import type { Assignment } from '../decide/model.ts'

/** Problems with their places in the file; those of an argument are not in it. */
export const placed = (file: CaseFile, problems: readonly Problem[], agreed: Assignment): readonly Problem[] =>
  problems.flatMap((problem) => {
    if (problem.at?.startsWith('--') === true) return [problem]
    const option = problem.at?.startsWith('options.') === true ? problem.at.slice('options.'.length) : undefined
    if (option !== undefined && Object.hasOwn(agreed, option)) return [{ ...problem, at: '--option' }]
    return placeProblems(file, [problem])
  })
