/** Notes that were copied without their parentheses: “111a 222b 3333c FFFF Any 3 Suits = 25x”. */

/** A part of a line, as `scan.ts` cuts it. */
interface Part {
  readonly kind: 'word' | 'or' | 'note' | 'footnote'
  readonly text: string
  readonly column: number
}

/** What a note begins with and no tile, no suit and no value does. */
const FIRST =
  /^(?:any|like|same|these|this|matching|opposite|opp\.?|consec\w*\.?|different|singles?|pairs?|prs?\.?|pungs?|kongs?|quints?|sextets?)$/i

/** A digit begins a note where it counts something. */
const COUNTED = /^(?:suits?|colou?rs?|consec\w*\.?|different|run|dragons?|winds?)$/i

const begins = (parts: readonly Part[], at: number): boolean => {
  const [one, next] = [parts[at], parts[at + 1]]
  if (one?.kind !== 'word') return false
  if (FIRST.test(one.text)) return true
  return /^[1-4]$/.test(one.text)
    ? next !== undefined && (COUNTED.test(next.text) || isChoice(parts, at + 1))
    : /^no$/i.test(one.text) && /^jokers?$/i.test(next?.text ?? '')
}

/** `or 2 suits` behind a digit. */
const isChoice = (parts: readonly Part[], at: number): boolean =>
  parts[at]?.kind === 'or' && /^[2-4]$/.test(parts[at + 1]?.text ?? '') && COUNTED.test(parts[at + 2]?.text ?? '')

/** Tiles, of more than one sign: a digit, a wind or a number alone may be a word of a note. */
const TILES = /^(?=.*[0-9A-Z]|[nmwv]{2})[0-9NEWSRGDFnmwv][0-9NEWSRGDFnmwv.+-]*[abc]?[0-9NEWSRGDFnmwvabc.+-]*$/

const isTiles = ({ text }: Part): boolean => text.length > 1 && TILES.test(text)

/** A dash before the value is print. */
const DASH = /^[-–—+*·•]$/

/** Where the words of a note end that begins at a place: before other parts, a value, or an alternative. */
const endOf = (parts: readonly Part[], from: number, end: number): number => {
  let at = from
  while (at < end) {
    const part = parts[at]
    if (part === undefined || part.text === '=' || part.kind === 'note' || part.kind === 'footnote') return at
    const next = parts[at + 1]
    if (part.kind === 'or' && (part.text !== 'or' || at + 1 >= end || next === undefined || isTiles(next))) return at
    at++
  }
  return at
}

/** Where a note without parentheses stands: from one part to before another. `end` is where a value at the end begins. */
export const bareNote = (parts: readonly Part[], end: number): readonly [from: number, to: number] | undefined => {
  for (let from = 1; from < end; from++) {
    if (!begins(parts, from)) continue
    let to = endOf(parts, from, end)
    while (DASH.test(parts[to - 1]?.text ?? '')) to--
    if (to - from > 1 && !parts.slice(from, to).some(isTiles)) return [from, to]
  }
  return undefined
}
