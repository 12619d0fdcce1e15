/** Search by plain words, misspellings and slang: exact words count most, beginnings less, near misses least. */

const LITTLE = new Set(
  'the a an of to is was it i my her his she he and in on for that this with at be or so we you they what who when do did does'.split(
    ' ',
  ),
)

const wordsOf = (text: string): readonly string[] =>
  text
    .toLowerCase()
    .replace(/[’']/g, '')
    // People spell it in many ways.
    .replace(/\bmah[\s-]?jong+s?\b|\bmahj?s?\b|\bmaj\b/g, 'mahjongg')
    .split(/[^a-z0-9]+/)
    .filter((word) => word !== '' && !LITTLE.has(word))

/** Whether two words differ by one letter left out, put in, changed, or by two neighbours swapped. */
const isNear = (a: string, b: string): boolean => {
  if (a === b) return true
  if (Math.abs(a.length - b.length) > 1) return false
  let at = 0
  while (at < a.length && a.charAt(at) === b.charAt(at)) at++
  const [restA, restB] = [a.slice(at), b.slice(at)]
  return (
    restA.slice(1) === restB ||
    restA === restB.slice(1) ||
    restA.slice(1) === restB.slice(1) ||
    (restA.length > 1 && restA.slice(0, 2) === `${restB.charAt(1)}${restB.charAt(0)}` && restA.slice(2) === restB.slice(2))
  )
}

export interface Entry<T> {
  readonly item: T
  /** Words that count fully. */
  readonly words: ReadonlySet<string>
  /** Phrases of its own. */
  readonly phrases: ReadonlySet<string>
}

export const entryOf = <T>(item: T, text: string, phrases: readonly string[] = []): Entry<T> => ({
  item,
  words: new Set(wordsOf([text, ...phrases].join(' '))),
  phrases: new Set(phrases.map((phrase) => wordsOf(phrase).join(' '))),
})

const pointsFor = (words: ReadonlySet<string>, asked: string): number => {
  if (words.has(asked)) return 3
  if (asked.length < 3) return 0
  let best = 0
  for (const word of words) {
    if (word.startsWith(asked) || (word.length >= 4 && asked.startsWith(word))) return 2
    if (asked.length >= 4 && word.length >= 4 && isNear(asked, word)) best = 1
  }
  return best
}

/** What fits, best first. Every word counts, so that a longer question narrows and does not widen. */
export const search = <T>(entries: readonly Entry<T>[], query: string): readonly T[] => {
  const asked = wordsOf(query.slice(0, 200))
  if (asked.length === 0) return []
  const phrase = asked.join(' ')
  const found = entries.flatMap(({ item, words, phrases }) => {
    const points = asked.map((word) => pointsFor(words, word))
    const hits = points.filter((one) => one > 0).length
    if (hits === 0 || hits * 2 < asked.length) return []
    const total = points.reduce((sum, one) => sum + one, 0) + (phrases.has(phrase) ? 6 : 0)
    return [{ item, total }]
  })
  found.sort((a, b) => b.total - a.total)
  const best = found[0]?.total ?? 0
  return found.filter(({ total }) => total * 2 > best).map(({ item }) => item)
}

/** The pieces of a text, those that were asked for apart. */
export const marked = (text: string, query: string): readonly { readonly text: string; readonly hit: boolean }[] => {
  const asked = wordsOf(query)
  if (asked.length === 0) return [{ text, hit: false }]
  return text.split(/([A-Za-z0-9’']+)/).map((piece) => {
    const [word] = wordsOf(piece)
    const hit =
      word !== undefined &&
      asked.some((one) => word === one || (one.length >= 3 && word.startsWith(one)) || (one.length >= 4 && isNear(one, word)))
    return { text: piece, hit }
  })
}
