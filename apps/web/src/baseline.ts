/**
 * What Chrome 109 and Safari 16.4 do not have and the engine uses. Only what is missing is defined; the first import of
 * the entry, so that it is there before anything else runs.
 */
const define = (name: string, method: (this: readonly unknown[], ...words: never[]) => unknown): void => {
  if (name in Array.prototype) return
  Object.defineProperty(Array.prototype, name, { value: method, writable: true, configurable: true })
}

define('toSorted', function toSorted(compare?: (a: unknown, b: unknown) => number) {
  return [...this].sort(compare)
})

define('toReversed', function toReversed() {
  return [...this].reverse()
})

define('with', function withValue(at: number, value: unknown) {
  const place = at < 0 ? this.length + at : at
  if (place < 0 || place >= this.length) throw new RangeError(`There is no place ${at}.`)
  return this.map((old, number) => (number === place ? value : old))
})

export {}
