import type { Problem } from '../../base/problem.ts'
import { MOST_COMPLAINTS } from '../limits.ts'

/** A problem of one line of the text, before the line's number is known. */
export interface Complaint {
  readonly code: string
  readonly message: string
  /** From 1, in the line as typed. */
  readonly column: number
  readonly hint: string
}

export const complain = (code: string, column: number, message: string, hint: string): Complaint => ({
  code,
  message,
  column,
  hint,
})

/** Whether as much is wrong with a line as is told of it: nothing more need be found. */
export const isFull = (complaints: readonly Complaint[]): boolean => complaints.length >= MOST_COMPLAINTS

/** The complaint with its place in the whole text. */
export const placed = ({ code, message, column, hint }: Complaint, line: number): Problem => ({
  code,
  message,
  at: `line ${line}, column ${column}`,
  hint,
})
