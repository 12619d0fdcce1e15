/** What cards and hands are called on the screen; why a line is shut is told in the engine's words. */
import type { Line, ReadLine } from 'mahjudge/card'

export const plural = (count: number, one: string, many = `${one}s`): string => `${count} ${count === 1 ? one : many}`

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
