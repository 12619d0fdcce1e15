/** A list that only grows, shared by all who hold an earlier end of it. Adding to it costs the same however long it is. */
export interface Chain<T> {
  /** What was added last. */
  readonly last: T
  readonly before: Chain<T> | undefined
  readonly length: number
}

/** The list with one more at its end. The list before stays as it was. */
export const append = <T>(before: Chain<T> | undefined, last: T): Chain<T> => ({ last, before, length: lengthOf(before) + 1 })

const lengthOf = (chain: Chain<unknown> | undefined): number => chain?.length ?? 0

/** All of it, first to last. Costs as much as the list is long. */
export const toList = <T>(chain: Chain<T> | undefined): readonly T[] => {
  const list: T[] = []
  for (let at = chain; at !== undefined; at = at.before) list.push(at.last)
  return list.reverse()
}
