/** The text of a card, line by line: which are facts, headings, hands, corrections, remarks. */
import type { Fact } from './facts.ts'
import { factOf } from './facts.ts'

export type Sorted =
  | { readonly what: 'blank' }
  /** `// remark`, for whoever keeps the text. */
  | { readonly what: 'remark' }
  | { readonly what: 'fact'; readonly fact: Fact }
  /** `# Title`. */
  | { readonly what: 'section'; readonly title: string }
  /** `erratum 2026-05-03: line`, under the line that it replaces. `hand` is padded, so that columns are those of the text. */
  | { readonly what: 'erratum'; readonly date: string; readonly hand: string; readonly column: number }
  | { readonly what: 'hand' }

const ERRATUM = /^\s*erratum\b[ \t]*([^\s:]*)[ \t]*:?/i

/** What a line of the text is, by how it begins. */
export const sortLine = (text: string): Sorted => {
  const start = text.trimStart()
  if (start === '') return { what: 'blank' }
  if (start.startsWith('//')) return { what: 'remark' }
  if (start.startsWith('#')) return { what: 'section', title: start.replace(/^#+/, '').trim().replace(/\s+/g, ' ') }
  const erratum = ERRATUM.exec(text)
  if (erratum !== null) {
    const [head, date = ''] = erratum
    return {
      what: 'erratum',
      date,
      hand: ' '.repeat(head.length) + text.slice(head.length),
      column: Math.max(1, head.indexOf(date) + 1),
    }
  }
  const fact = factOf(text)
  return fact === undefined ? { what: 'hand' } : { what: 'fact', fact }
}

/** Sections of singles and pairs are scored without the jokerless double; their heading says so (PAY-04). */
export const isSinglesAndPairs = (title: string): boolean => /singles (and|&) pairs/i.test(title)

/** The lines of a text, whatever system it was typed on. */
export const textLines = (text: string): readonly string[] => text.replace(/^\uFEFF+/, '').split(/\r\n|\r|\n/)
