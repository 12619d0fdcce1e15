/** A card as a text file. */
import { linesOf } from './lines.ts'

/** The text as a file: an empty line before each heading, as people write it. */
export const fileText = (text: string): string => {
  const lines = linesOf(text)
  return `${lines.map((line, at) => (at > 0 && line.trimStart().startsWith('#') ? `\n${line}` : line)).join('\n')}\n`
}

/** `club-card-2026.txt` */
export const fileName = (text: string): string => {
  const fact = (name: string): string => new RegExp(`^\\s*${name}\\s*:\\s*(.+)$`, 'im').exec(text)?.[1]?.trim() ?? ''
  const words = [fact('card'), fact('year')]
    .join(' ')
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '')
  return `${words === '' ? 'my-card' : words.slice(0, 60)}.txt`
}
