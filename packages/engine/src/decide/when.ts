import type { Condition, Test, When } from './model.ts'

/** The alternatives of a condition as a list. */
export const alternatives = (when: When): readonly Condition[] =>
  Array.isArray(when) ? (when as readonly Condition[]) : [when as Condition]

/** Whether a value passes a test. */
export const passes = (test: Test, value: string): boolean => {
  if (typeof test === 'string') return value === test
  if (isList(test)) return test.includes(value)
  return typeof test.not === 'string' ? value !== test.not : !test.not.includes(value)
}

const isList = (test: Test): test is readonly string[] => Array.isArray(test)

/** The values that a test names, whether it wants them or refuses them. */
export const named = (test: Test): readonly string[] => {
  if (typeof test === 'string') return [test]
  if (isList(test)) return test
  return typeof test.not === 'string' ? [test.not] : test.not
}

/** Conditions are data that does not change, and what they read is asked for over and over. */
const variables = new WeakMap<object, readonly string[]>()

/** Every variable that a condition reads. */
export const variablesOf = (when: When): readonly string[] => {
  const known = variables.get(when)
  if (known !== undefined) return known
  const made = [...new Set(alternatives(when).flatMap((condition) => Object.keys(condition)))]
  variables.set(when, made)
  return made
}

const allPass = (condition: Condition, valueOf: (variable: string) => string): boolean => {
  for (const variable in condition) if (!passes(condition[variable] ?? '', valueOf(variable))) return false
  return true
}

/** Whether a condition holds where `valueOf` gives the value of each variable. */
export const holds = (when: When, valueOf: (variable: string) => string): boolean => {
  if (!Array.isArray(when)) return allPass(when as Condition, valueOf)
  for (const condition of when as readonly Condition[]) if (allPass(condition, valueOf)) return true
  return false
}
