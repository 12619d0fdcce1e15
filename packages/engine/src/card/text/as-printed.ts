/**
 * What people copy from a card besides tiles: the number of a line, commas, dots that lead to the value. Each is blanked
 * out, so that whatever is left keeps its column.
 */

const blank = (found: string): string => ' '.repeat(found.length)

/** A note or a footnote, or whatever stands outside of both. */
const PARTS = /\([^)]*\)?|"[^"]*"?|“[^”]*”?|[^("“]+/g

/** `3. FFF …`: a dot within tiles is not followed by a space. */
const NUMBERING = /^\s*[0-9]{1,2}[.)](?=\s)/

const LEADERS = /[,;]|\.{2,}|…/g

/** The line with nothing but tiles, notes, footnotes and its value in it. */
export const withoutPrint = (text: string): string =>
  text.replace(NUMBERING, blank).replace(PARTS, (part) => (/^[("“]/.test(part) ? part : part.replace(LEADERS, blank)))

/** The note with its parts parted by commas: “any 2 suits with any like numbers”, “any 2 suits / any dragon”. */
export const partedNotes = (text: string): string =>
  text.replace(/\bw\/|\bwith\b|(?<=[a-z.]{2}\s*)\/(?=\s*[a-z0-9])/gi, (found) => `,${' '.repeat(found.length - 1)}`)

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
