/**
 * What people copy from a card besides tiles: the number of a line, commas, dots that lead to the value. Each is blanked
 * out, so that whatever is left keeps its column.
 */

const blank = (found: string): string => ' '.repeat(found.length)

/** A note or a footnote, or whatever stands outside of both. */
const PARTS = /\([^)]*\)?|\[[^\]]*\]?|\{[^}]*\}?|"[^"]*"?|“[^”]*”?|[^(["“{]+/g

/** `3. FFF …`: a dot within tiles is not followed by a space. */
const NUMBERING = /^\s*[0-9]{1,2}[.)](?=\s)/

/** `suit(s)`: no note within a note. */
const PLURAL = /(?<=[a-z])\(s\)/gi

const LEADERS = /[,;]|\.{2,}|…/g

/** The line with nothing but tiles, notes, footnotes and its value in it. */
export const withoutPrint = (text: string): string =>
  text
    .replace(NUMBERING, blank)
    .replace(PLURAL, 's  ')
    .replace(PARTS, (part) => (/^[(["“{]/.test(part) ? part : part.replace(LEADERS, blank)))

const NAME = '(?:red|green|white|soap|north|east|west|south)'
const ITEM = String.raw`(?:[1-9](?:['’]?s)?|[NEWSRG0]|[nm](?:[+-][1-8])?)`
/** `3, 6 or 9`: one of them may be chosen, as there is an “or” behind the commas. */
const LISTS = new RegExp(
  String.raw`(?<![\w+-])(?:${ITEM}\s*,\s*)+(?:or\s+${ITEM}|${ITEM}\s+or\s+${ITEM})(?![\w+-])|(?:\b${NAME}\s*,\s*)+or\s+${NAME}\b|(?:\b${NAME}\s*,\s*)+${NAME}\s+or\s+${NAME}\b`,
  'gi',
)
/** What parts two notes besides commas: “any 2 suits with any like numbers”, “any 2 suits / any dragon”. */
const JOINTS = new RegExp(String.raw`\bw\/(?!o)|\bwith\b|(?<=[a-z.]{2}\s*)(?<!\b${NAME}\s*)\/(?=\s*[a-z0-9])`, 'gi')

/** The inside of parentheses, cut into notes at commas, semicolons and joints, each with the place where it begins. */
export const partedNotes = (text: string): readonly { readonly text: string; readonly at: number }[] => {
  const cut = text
    .replace(LISTS, (found) => found.replace(/,/g, '|'))
    .replace(JOINTS, (found) => `,${' '.repeat(found.length - 1)}`)
  return [...cut.matchAll(/[^,;]+/g)].flatMap(({ 0: part, index }) => {
    const at = index + part.length - part.trimStart().length
    const note = part.trim()
    return note === '' ? [] : [{ text: note.replace(/\|/g, (_, place: number) => text.charAt(at + place)), at }]
  })
}

const YEAR_OR_RUN = /^[0-9]{3,5}$/
/** A letter that is no tile, no suit and no mark of a value. */
const WORDS_ONLY = /^[\p{L}\s&'’.,/–-]+$/u
const TITLE = /[^NEWSRGDFnmwvabcxXC\W\d_]/u

/** Whether a line is the title of a section whose “#” was forgotten. */
export const isTitle = (text: string): boolean => {
  const plain = text.replace(/\([^)]*\)?/g, ' ').trim()
  if (YEAR_OR_RUN.test(plain)) return true
  return WORDS_ONLY.test(plain) && plain.split(/\s+/).some((word) => word.length >= 4 && TITLE.test(word))
}
