/** Plain text in paragraphs, wrapped to the terminal, readable aloud. */
import process from 'node:process'

const USUAL_WIDTH = 80
const LEAST_WIDTH = 20
const MOST_WIDTH = 120

/** The width that people ask for where there is no terminal. */
const askedWidth = (): number => {
  const asked = process.env['COLUMNS'] ?? ''
  return /^\d{1,4}$/.test(asked) ? Math.min(MOST_WIDTH, Number(asked)) : USUAL_WIDTH
}

/** The width to wrap to. */
const terminalWidth = (): number =>
  Math.max(LEAST_WIDTH, process.stdout.isTTY ? process.stdout.columns || USUAL_WIDTH : askedWidth())

/** Whether headings are printed in bold, with escape codes of our own. */
export const inColour = (): boolean => process.stdout.isTTY && (process.env['NO_COLOR'] ?? '') === ''

export const strong = (text: string): string => (!inColour() ? text : `\u001B[1m${text}\u001B[22m`)

/** Wraps a paragraph; lines after the first are indented by `hang` more. */
export const wrap = (
  text: string,
  {
    indent = 0,
    hang = 0,
    width = terminalWidth(),
  }: { readonly indent?: number; readonly hang?: number; readonly width?: number } = {},
): string => {
  const lines: string[] = []
  let line = ''
  const margin = (): number => indent + (lines.length === 0 ? 0 : hang)
  for (const word of text.split(/\s+/).filter((one) => one !== '')) {
    const longer = line === '' ? word : `${line} ${word}`
    if (line !== '' && margin() + longer.length > width) {
      lines.push(' '.repeat(margin()) + line)
      line = word
    } else line = longer
  }
  if (line !== '') lines.push(' '.repeat(margin()) + line)
  return lines.map((one) => `${one}\n`).join('')
}

export const paragraph = (text: string): string => wrap(text, { indent: 2 })

/** A numbered or marked item with its text hanging beside the mark. */
export const item = (mark: string, text: string, indent = 2): string => wrap(`${mark} ${text}`, { indent, hang: mark.length + 1 })

/** A section, or nothing when it has no content. */
export const section = (title: string, parts: readonly string[]): string => {
  const body = parts.join('')
  return body === '' ? '' : `\n${strong(title)}\n${body}`
}
