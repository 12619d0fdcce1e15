/** What cards and hands are called on the screen; why a line is shut is told in the engine's words. */
import type { Card, Line, ReadLine } from 'mahjudge/card'

export const plural = (count: number, one: string, many = `${one}s`): string => `${count} ${count === 1 ? one : many}`

/** `Runs 3`: a line as the table would call it. */
export const lineName = (card: Card, index: number): string => {
  const line = card.lines[index]
  if (line === undefined) return 'No line'
  const title = card.sections[line.section]?.title ?? ''
  return `${title === '' ? 'Line' : title} ${line.number}`
}

/** `exposed, 25` */
const worth = ({ concealed, value }: Pick<Line, 'concealed' | 'value'>): string =>
  `${concealed ? 'concealed' : 'exposed'}, ${value}`

/** What stands at the right of a line that is in order; nothing while something is wrong with it. */
export const statusOf = ({ what, line, replaced, problems }: ReadLine): string | undefined => {
  if (problems.length > 0) return undefined
  if (line !== undefined) return `14 tiles, ${worth(line)}`
  if (replaced === true) return 'Replaced by the line below'
  return { section: 'Heading', fact: 'About the card', remark: 'Remark', blank: undefined, hand: undefined, erratum: undefined }[
    what
  ]
}
