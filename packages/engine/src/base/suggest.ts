/** Characters to change, add, drop or swap with a neighbour to turn `a` into `b` (Damerau's distance, adjacent swaps only). */
const distance = (a: string, b: string): number => {
  let before: number[] = []
  let previous = Array.from({ length: b.length + 1 }, (_, column) => column)
  for (let row = 1; row <= a.length; row++) {
    const current = [row]
    for (let column = 1; column <= b.length; column++) {
      const same = a[row - 1] === b[column - 1]
      let best = Math.min(
        (previous[column] ?? 0) + 1,
        (current[column - 1] ?? 0) + 1,
        (previous[column - 1] ?? 0) + (same ? 0 : 1),
      )
      if (row > 1 && column > 1 && a[row - 1] === b[column - 2] && a[row - 2] === b[column - 1])
        best = Math.min(best, (before[column - 2] ?? 0) + 1)
      current.push(best)
    }
    before = previous
    previous = current
  }
  return previous[b.length] ?? a.length
}

/** A slip in three letters still leaves the word; more than two make another, however long it is. */
const slipsIn = (word: string): number => Math.min(2, Math.floor(word.length / 3))

/** The known word that a slip of the fingers would most likely have meant, or nothing when none is near. */
export const nearest = (word: string, known: readonly string[]): string | undefined => {
  const typed = word.slice(0, 64).toLowerCase()
  let best: string | undefined
  let bestDistance = slipsIn(typed) + 1
  for (const candidate of known) {
    const steps = distance(typed, candidate.toLowerCase())
    if (steps < bestDistance) {
      best = candidate
      bestDistance = steps
    }
  }
  return best
}

/** "Did you mean declaredOn?", or the known words, as many as `most`, when none is near. */
export const didYouMean = (word: string, known: readonly string[], most = 12): string => {
  const near = nearest(word, known)
  if (near !== undefined) return `Did you mean ${near}?`
  const shown = known.slice(0, most).join(', ')
  return `Known: ${shown}${known.length > most ? `, and ${known.length - most} more` : ''}.`
}
