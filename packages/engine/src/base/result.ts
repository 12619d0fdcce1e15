import type { Problem } from './problem.ts'

/** Either a value, or every problem that kept the input from becoming one. Nothing is thrown for bad input. */
export type Result<T> = Ok<T> | Failed

export interface Ok<T> {
  readonly ok: true
  readonly value: T
}

export interface Failed {
  readonly ok: false
  readonly problems: readonly Problem[]
}

export const ok = <T>(value: T): Ok<T> => ({ ok: true, value })

export const failed = (...problems: readonly Problem[]): Failed => ({ ok: false, problems })
