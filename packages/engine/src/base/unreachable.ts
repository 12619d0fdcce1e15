/** A branch that the types rule out. Reaching it is a defect of ours, never the caller's. */
export const unreachable = (value: never): never => {
  throw new Error(`unreachable: ${JSON.stringify(value)}`)
}
