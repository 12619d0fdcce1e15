/**
 * Texts of cards that are as much work as they can be: each fills a limit, or all of them, with one thing. Those that are
 * turned away should be so at once, and those that are read should take their time within reason.
 */
import { LONGEST_CARD, LONGEST_LINE, MOST_HANDS, MOST_TEXT_LINES } from '../../src/card/limits.ts'

/** As often as it fits in a line, cut in the middle of a word if need be. */
const lineOf = (part: string, end = ''): string =>
  part.repeat(Math.ceil(LONGEST_LINE / part.length)).slice(0, LONGEST_LINE - end.length) + end

/** Whole parts only, with something between them. */
const whole = (part: string, between: string, end = ''): string => {
  const times = Math.floor((LONGEST_LINE - end.length + between.length) / (part.length + between.length))
  return Array.from({ length: times }, () => part).join(between) + end
}

const hands = (line: string): string => Array.from({ length: MOST_HANDS }, () => line).join('\n')

/** As many lines as the text may have, each as long as the text lets it be. */
const everyLine = (line: (length: number) => string): string => {
  const length = Math.floor(LONGEST_CARD / MOST_TEXT_LINES) - 1
  return Array.from({ length: MOST_TEXT_LINES }, () => line(length)).join('\n')
}

/** Lines of the greatest length, down to the end of the text. */
const fullText = (line: string): string =>
  Array.from({ length: Math.floor((LONGEST_CARD + 1) / (line.length + 1)) }, () => line).join('\n')

const LEFT = 'NEWSRG0F'.split('')

const like = (tile: string, size: number): string => tile.repeat(size)

/** Different lines with hundreds of hands each. */
const broadLines = (line: (x: string, sizes: readonly [number, number, number]) => string): readonly string[] =>
  (
    [
      [6, 4, 4],
      [5, 4, 5],
      [6, 5, 3],
      [6, 3, 5],
      [5, 3, 6],
      [4, 4, 6],
    ] as const
  ).flatMap((sizes) => LEFT.map((tile) => line(tile, sizes)))

/** Seven tiles of two kinds. */
const singles: readonly string[] = LEFT.flatMap((x) => LEFT.filter((y) => y !== x).map((y) => like(x, 4) + like(y, 3)))

/** Alternatives of fourteen tiles, all different, as many as a line holds. */
const manyWays = (from: number): string =>
  Array.from({ length: 9 }, (_, at) =>
    [from + at, from + at * 3 + 1, from + at * 5 + 2].map((one) => LEFT[one % LEFT.length] ?? 'N'),
  )
    .map(([x = 'N', y = 'E', z = 'W']) => `${like(x, 5)} ${like(y, 5)} ${like(z, 4)}`)
    .join(' or ')
    .concat('=1x')

const NOTE_WORDS = ['suits', 'wind', 'dragon', 'pairs', 'kongs', 'numbers', 'consecutive', 'run', 'match', 'n', 'w', '2', 'or']
const NOTES = [
  'any 2 suits',
  'any run',
  'any like numbers',
  'pairs must match',
  'like pungs 3 or 6',
  'n is odd',
  'm is n or n+1',
  'any winds',
  'opposite winds',
  'w is N',
  'any dragon',
  'D is R',
  'these kongs only',
]

/** Every text with its name. */
export const worstTexts: readonly (readonly [name: string, text: string])[] = [
  // Notes.
  ['notes with slips', hands(whole('(consecutiv nubers)', ''))],
  ['notes of many strange words', hands(`(${lineOf('consecutv dragns mtch windz ').slice(0, 198)})`)],
  ['words of a hundred letters', hands(`(${'consecutive'.repeat(17)})`)],
  ['notes of one letter', hands(`(${whole('q', ',', ')')}`)],
  ['empty notes', hands(lineOf('(,;)'))],
  ['notes that contradict', hands(`11a 222b NNN DDDD FF (${NOTES.join(',').slice(0, 165)}) =1x`)],
  ['one note again and again', hands(`11a 222b NNN DDDD FF (${whole('any suits', ',').slice(0, 159)}) = 1x`)],
  ['words of notes in any order', hands(`(${lineOf(`${NOTE_WORDS.join(' ')} `).slice(0, 198)})`)],
  ['sets of every number', hands(`nnna mmmb FFFF NNNN (${whole('n is 1 or 2 or 3 or n+1', ',').slice(0, 170)})=1x`)],
  // Words.
  ['strange tiles', hands(whole('?', ' '))],
  ['strange tiles of two units', hands(whole('\u{1F004}', ' '))],
  ['halves of pairs', hands(lineOf('\uD83C '))],
  ['marks of direction', hands(lineOf('\u202E\u2066 '))],
  ['control characters', hands(lineOf('\u0000\u001B[2J '))],
  ['offsets past any number', hands(whole('n+999999a', ' ', ' = 1x'))],
  ['one offset of a hundred digits', hands(`n+${'9'.repeat(190)}a=1x`)],
  ['a group of two hundred', hands(`${'n'.repeat(195)}a=1x`)],
  ['digits alone', hands(lineOf('1234567890'))],
  ['a bunch of a hundred numbers', hands(lineOf('n.m+1a', ' = 25x'))],
  ['suit letters alone', hands(lineOf('abc'))],
  ['dots alone', hands(lineOf('.'))],
  ['words of one tile', hands(whole('F', ' ', ' = 25x'))],
  // Brackets, quotes, signs.
  ['open brackets', hands(lineOf('('))],
  ['quotes', hands(lineOf('"'))],
  ['open quotes', hands(lineOf('“'))],
  ['footnotes', hands(whole('"x"', '', '=1x'))],
  ['nested brackets', hands(`${'('.repeat(100)}${')'.repeat(100)}`)],
  ['signs of values', hands(lineOf('= '))],
  ['ornaments', hands(lineOf('+ - x '))],
  ['values', hands(whole('= 25x', ' '))],
  // Alternatives.
  ['empty alternatives', hands(lineOf('-or- '))],
  ['alternatives of one tile', hands(whole('F', ' -or- ', ' = 25x'))],
  ['alternatives of one tile with a note', hands(whole('1a(any run)', ' or ', ' = 25x'))],
  ['alternatives that are the same', hands(whole('FFFFFF FFFF FFFF', ' or ', ' = 25x'))],
  ['alternatives that are the same and broad', hands(whole('nnnna mmmmb wwwvvv', ' or ', ' = 25x'))],
  ['alternatives that are different', Array.from({ length: MOST_HANDS }, (_, at) => manyWays(at)).join('\n')],
  ['alternatives that nobody can make', hands(whole('nna nna nna NNNN EEEE', ' or ', ' = 25x'))],
  // Facts, headings, errata, the rest of the text.
  ['unknown facts', everyLine((length) => `${'jokersinpair '.repeat(5).slice(0, length - 3)}: 1`)],
  ['unknown facts of few letters', everyLine(() => 'yeer: 1')],
  ['a fact again and again', everyLine(() => 'year: 2026')],
  ['spaces where a fact could end', fullText(`a${' '.repeat(LONGEST_LINE - 2)}b`)],
  ['spaces and letters', fullText(lineOf('a ', '?'))],
  ['a fact of spaces', fullText(`a:${' '.repeat(LONGEST_LINE - 3)}b`)],
  ['headings without words', everyLine(() => '#')],
  ['headings of signs', everyLine((length) => '#'.repeat(length))],
  ['headings of spaces', fullText(`#${' x'.repeat(99)}`)],
  ['errata without a date', `${'FFFFFF FFFF FFFF = 25x\n'}${everyLine(() => 'erratum')}`.slice(0, LONGEST_CARD)],
  ['errata of errata', hands('erratum 2026-05-03: FFFFFF FFFF FFFF = 25x')],
  ['errata of signs that hide', hands(`FFFF\nerratum ${'\u202E'.repeat(150)}`)],
  ['an erratum of colons', fullText(lineOf('erratum : '))],
  ['remarks', everyLine((length) => '/'.repeat(length))],
  ['empty lines', '\n'.repeat(LONGEST_CARD)],
  ['empty lines of two signs', '\r\n'.repeat(LONGEST_CARD / 2)],
  ['returns', '\r'.repeat(LONGEST_CARD)],
  ['marks of order before a long line', `\uFEFF\uFEFF${'F'.repeat(300)}`],
  ['one long line', 'F'.repeat(LONGEST_CARD)],
  ['spaces', ' '.repeat(LONGEST_CARD)],
  ['strange words, all over', '? '.repeat(LONGEST_CARD / 2)],
  ['too many hands', fullText('F')],
  ['one character too many', ' '.repeat(LONGEST_CARD + 1)],
  // Hands by the thousand.
  ['many hands, three groups', broadLines((x, [a, b, c]) => `${like('n', a)}a ${like('m', b)}b ${like(x, c)} = 25x`).join('\n')],
  [
    'many hands of fourteen singles',
    singles
      .slice(0, 46)
      .map((seven) => `nnnnammmb.${seven} = 25x`)
      .join('\n'),
  ],
  ['the same many hands again', hands('nnnnnna mmmmb FFFF = 25x')],
  [
    'hands that are alike',
    Array.from(
      { length: 27 },
      (_, at) => `11a 22a 33a 4444a ${like(LEFT[at % 8] ?? 'F', 4)} (pairs any number) = ${at + 1}x`,
    ).join('\n'),
  ],
  ['hands that no set has', hands('nna nna nna mmmmb wwww = 25x')],
  ['numbers tied to one', hands('nnnna FFF 1b 2b 3b 4b 5b 6b 7b (singles any number in run) = 25x')],
  ['numbers tied to two', hands('nnnna mmmmb FF 1a 2b 3a 4b (singles any number in run) = 25x')],
  ['numbers tied to each other', hands('nna mm+1b FFFF NNNN EE (n is m or m+1, m is n or n+1) = 25x')],
  ['millions', hands('11a 22b 33c 44a 55b 66c 77a (pairs any number) = 50c')],
  ['dragons and winds', hands('ww vv DDa DDb DDc 11a mma (any dragon, any winds, any suits) = 25x')],
]
