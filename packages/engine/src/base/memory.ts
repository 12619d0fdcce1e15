/** What was worked out for an object that does not change, for as long as somebody holds that object. */
export const createMemory = <Owner extends object, T extends object>(): ((owner: Owner, make: () => T) => T) => {
  const kept = new WeakMap<Owner, T>()
  return (owner, make) => {
    const known = kept.get(owner)
    if (known !== undefined) return known
    const made = make()
    kept.set(owner, made)
    return made
  }
}
