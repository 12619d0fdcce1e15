/** The text of a card as lines: how a text becomes lines, and how two tabs that wrote at the same time are brought together. */

/** The lines of a text, whatever system it was typed on. Empty ones are left out: each line stands in a field of its own. */
export const linesOf = (text: string): readonly string[] =>
  text
    .replace(/^\uFEFF/, '')
    .split(/\r\n|\r|\n/)
    .map((line) => line.trimEnd())
    .filter((line) => line.trim() !== '')

/** What `list` has more of than `other`, as places in `list`. */
const beyond = (list: readonly string[], other: readonly string[]): readonly number[] => {
  const left = new Map<string, number>()
  for (const one of other) left.set(one, (left.get(one) ?? 0) + 1)
  return list.flatMap((one, at) => {
    const count = left.get(one) ?? 0
    if (count > 0) left.set(one, count - 1)
    return count > 0 ? [] : [at]
  })
}

const takeOut = (from: string[], line: string): void => {
  const at = from.indexOf(line)
  if (at >= 0) from.splice(at, 1)
}

/**
 * Two tabs began at `base`; one now has `mine`, the other has kept `theirs`. What either has written is in the result; what
 * both have changed is in it twice, for somebody to choose. Only a line that one took out and the other left alone is gone.
 */
export const mergeLines = (base: readonly string[], mine: readonly string[], theirs: readonly string[]): readonly string[] => {
  const result = [...theirs]
  const added = new Set(beyond(mine, base))
  for (const at of beyond(base, mine)) {
    const place = result.indexOf(base[at] ?? '')
    if (place < 0) continue
    // A line that was typed in stays in its place.
    const typed = base.length === mine.length && added.delete(at) ? (mine[at] ?? '') : ''
    if (typed.trim() === '') result.splice(place, 1)
    else result[place] = typed
  }
  const theirNew = beyond(theirs, base).map((at) => theirs[at] ?? '')
  for (const at of added) {
    const line = mine[at] ?? ''
    if (line.trim() === '') continue
    if (theirNew.includes(line)) {
      takeOut(theirNew, line)
      continue
    }
    // Below the nearest line above it that is still there.
    let above = at - 1
    while (above >= 0 && !result.includes(mine[above] ?? '')) above--
    result.splice(above < 0 ? 0 : result.lastIndexOf(mine[above] ?? '') + 1, 0, line)
  }
  return result
}
