/** Notes on winds, dragons and zero, in plain words. */
import type { Kind } from '../../tiles/kinds.ts'
import { kindOf } from '../../tiles/kinds.ts'
import type { GroupName, Note } from './note.ts'
import { DRAGON_KINDS } from './note.ts'
import { choices, isGroup } from './read-number-note.ts'

/** A note with its groups and its count taken out: `pair any dragon`, `any 2 dragons`. */
interface Parted {
  readonly text: string
  readonly subject: { readonly subject?: GroupName }
  readonly count: { readonly count?: number }
}

/** Nothing where more than one size or more than one count is named, or both: then it is not clear what is counted. */
const parted = (words: readonly string[]): Parted | undefined => {
  const groups = words.filter(isGroup)
  const counts = words.filter((word) => /^[1-4]$/.test(word))
  if (groups.length + counts.length > 1) return undefined
  const [subject] = groups
  const [count] = counts
  return {
    text: words.filter((word) => word !== subject && word !== count).join(' '),
    subject: subject === undefined ? {} : { subject },
    count: count === undefined ? {} : { count: Number(count) },
  }
}

/** `N or S`, with what may stand around it: `pair is N or S`, `N or S wind only`. */
const named = (
  typed: readonly string[],
  names: readonly string[],
  pattern: RegExp,
):
  | { readonly kinds: readonly Kind[]; readonly name: string | undefined; readonly subject: { subject?: GroupName } }
  | undefined => {
  let words = typed
  const subject = isGroup(words[0]) ? { subject: words[0] } : {}
  if (isGroup(words[0])) words = words.slice(1)
  const name = names.find((one) => one === words[0])
  if (name !== undefined) words = words.slice(1)
  if (words.at(-1) === 'only') words = words.slice(0, -1)
  if (name === undefined && words.length > 1 && names.includes(words.at(-1) ?? '')) words = words.slice(0, -1)
  const items = choices(words)
  if (items === undefined || !items.every((item) => pattern.test(item))) return undefined
  return { kinds: [...new Set(items.flatMap((item) => kindOf(item) ?? []))].toSorted((one, other) => one - other), name, subject }
}

/** `any 2 winds`, `pair any wind`, `opposite winds`, `w is N or S`, `N or S`. */
export const windsNote = (words: readonly string[]): Note | undefined => {
  const { text, subject, count } = parted(words) ?? { text: '', subject: {}, count: {} }
  const one = count.count === undefined
  if (/^any (different )?wind$/.test(text) || (one ? text === 'wind any' : /^(different )?wind$/.test(text)))
    return { kind: 'winds', how: 'any', ...count, ...subject }
  if (one && /^(any )?(like|same) wind$/.test(text)) return { kind: 'winds', how: 'any', count: 1, ...subject }
  if (one && /^(any )?opposite wind$/.test(text)) return { kind: 'winds', how: 'opposite', ...subject }
  const found = named(words, ['wind', 'w', 'v'], /^[NEWS]$/)
  if (found === undefined) return undefined
  const { kinds, name } = found
  const letter = name === 'w' || name === 'v' ? name : undefined
  if (letter !== undefined && found.subject.subject !== undefined) return undefined
  return { kind: 'wind', winds: kinds, ...(letter === undefined ? {} : { letter }), ...found.subject }
}

/** `any 2 dragons`, `pair any dragon`, `matching dragon`, `opposite dragon`, `D is R or G`, `any dragon but soap`. */
export const dragonsNote = (words: readonly string[]): Note | undefined => {
  const { text, subject, count } = parted(words) ?? { text: '', subject: {}, count: {} }
  const one = count.count === undefined
  if (/^any (different )?dragon$/.test(text) || (!one && /^(different )?dragon$/.test(text)) || text === 'different dragon')
    return { kind: 'dragons', how: 'any', ...count, ...subject }
  if (one && /^dragon any( suit)?$|^any suit dragon$/.test(text)) return { kind: 'dragons', how: 'any', ...subject }
  if (one && /^(any )?(like|same) dragon$/.test(text)) return { kind: 'dragons', how: 'any', count: 1, ...subject }
  if (/^(any )?match dragon$|^dragon match (number|suit|number suit|suit number)$/.test(text))
    return { kind: 'dragons', how: 'matching', ...count, ...subject }
  if (/^(any )?opposite dragon$/.test(text)) return { kind: 'dragons', how: 'opposite', ...count, ...subject }
  const [, but] = /^any dragon but ([RG0])$/.exec(text) ?? []
  if (but !== undefined && one)
    return { kind: 'dragon', dragons: DRAGON_KINDS.filter((dragon) => dragon !== kindOf(but)), ...subject }
  const found = named(words, ['dragon', 'D'], /^[RG0]$/)
  return found === undefined ? undefined : { kind: 'dragon', dragons: found.kinds, ...found.subject }
}

/** `zero is soap`, `soap = 0`, `white dragon used as zero`. */
export const zeroNote = (words: readonly string[]): Note | undefined =>
  /^(use )?0 (dragon )?((use|used) )?(for )?0$/.test(words.join(' ')) ? { kind: 'zero' } : undefined
