/** The words of notes: other spellings of each, and what is left out. */
import { SIZE_NAMES } from './note.ts'

/** Other spellings of a word, each followed by the word. An empty word is left out. */
const SPELLINGS: readonly (readonly [string, string])[] = [
  ['numbers nos no nbr nbrs num nums digit digits # #s numeral numerals', 'number'],
  ['consec consecutively', 'consecutive'],
  ['opp opposing opposites', 'opposite'],
  ['pr prs', 'pair'],
  ['suits colors colours color colour', 'suit'],
  ['winds', 'wind'],
  ['dragons', 'dragon'],
  ['evens', 'even'],
  ['odds', 'odd'],
  ['jokers', 'joker'],
  ['runs', 'run'],
  // What matches goes together, as a dragon and a suit; what is the same is alike.
  ['matching matches', 'match'],
  ['alike equal equals identical', 'same'],
  ['unlike different differ', 'different'],
  ['these those', 'this'],
  ['bunches', 'bunch'],
  ['printed written', 'shown'],
  ['except', 'but'],
  ['thru through', 'to'],
  ['closed', 'concealed'],
  ['one', '1'],
  ['two', '2'],
  ['three', '3'],
  ['four', '4'],
  ['five', '5'],
  ['six', '6'],
  ['north', 'N'],
  ['east', 'E'],
  ['west', 'W'],
  ['south', 'S'],
  ['red', 'R'],
  ['green', 'G'],
  ['soap soaps white zero', '0'],
  ['is are may can be must should the a A an and as all both either', ''],
]

const PLAIN: ReadonlyMap<string, string> = new Map([
  ...SPELLINGS.flatMap(([others, word]) => others.split(' ').map((other) => [other, word] as const)),
  ...SIZE_NAMES.map((name) => [`${name}s`, name] as const),
])

/** Words that a slip may have been meant for. */
export const VOCABULARY: ReadonlySet<string> = new Set([
  ...[...PLAIN].flatMap(([other, word]) => (word === '' ? [] : [other, word])),
  ...SIZE_NAMES,
  ...'like any only run in or to from up of each joker concealed exposed'.split(' '),
])

/** A word without the dots and colons behind it. */
export const bare = (word: string): string => {
  let end = word.length
  while (end > 0 && '.:'.includes(word.charAt(end - 1))) end--
  return word.slice(0, end)
}

/** `2s`, `no.’s`: without the ending. */
const withoutEnding = (word: string): string => /^([1-9]|.*(?=['’]))['’]?s$/.exec(word)?.[1] ?? word

/** Words of one letter keep their case, as N is a wind and n a number. */
const plainWord = (typed: string): string => {
  const word = bare(withoutEnding(bare(typed)))
  const known = word.length === 1 ? word : word.toLowerCase()
  return PLAIN.get(known) ?? known
}

/** What stands for a word, or parts two: `=`, `&`, `3-number`, `2-8`, and a comma or `/` between things to choose from. */
const spelledOut = (text: string): string =>
  text
    .replace(/\(s\)/g, 's')
    .replace(/[=&]/g, ' ')
    .replace(/[,/]/g, ' or ')
    .replace(/(?<=\b[1-9])[-–](?=[1-9]\b)/g, ' to ')
    .replace(/(?<=\b[1-9])-(?=[a-z]{2})/gi, ' ')

/** A note in plain words, one spelling for each. */
export const plainWords = (text: string): readonly string[] => {
  const words = spelledOut(text)
    .split(/\s+/)
    .map(plainWord)
    .filter((word) => word !== '')
  // `any of the run` is `any in run`; elsewhere “of” says nothing, and of two “or” side by side one does not.
  return words.flatMap((word, at) => {
    if (word === 'of') return words[at + 1] === 'run' ? ['in'] : []
    return word === 'or' && words[at - 1] === 'or' ? [] : [word]
  })
}
