/** Texts of cards made up at random: every one reads without a problem. For tests of whatever reads cards. */
import fc from 'fast-check'
import { readCardLines } from '../../src/card/text/read-card.ts'

const suits = fc.constantFrom('a', 'b', 'c')

/** Group sizes that add up to 14, drawn from those given. */
const sizes = (from: readonly number[]): fc.Arbitrary<readonly number[]> =>
  fc.array(fc.constantFrom(...from), { minLength: 14, maxLength: 14 }).map((drawn) => {
    const taken: number[] = []
    let left = 14
    for (const size of drawn) {
      if (left === 0) break
      taken.push(Math.min(size, left))
      left -= Math.min(size, left)
    }
    return taken
  })

/** One word of so many like tiles. */
const groups = (size: number): fc.Arbitrary<string> =>
  fc.oneof(
    {
      weight: 4,
      arbitrary: fc.tuple(fc.integer({ min: 1, max: 9 }), suits).map(([digit, suit]) => String(digit).repeat(size) + suit),
    },
    {
      weight: 5,
      arbitrary: fc
        .tuple(fc.constantFrom('n', 'n', 'n', 'm'), fc.constantFrom('', '', '+1', '+2', '-1', '+4'), suits)
        .map(([letter, offset, suit]) => letter.repeat(size) + offset + suit),
    },
    { weight: 2, arbitrary: fc.constant('F'.repeat(size)) },
    { weight: 2, arbitrary: fc.constantFrom('N', 'E', 'W', 'S', 'R', 'G', '0', 'w', 'v').map((tile) => tile.repeat(size)) },
    { weight: 2, arbitrary: suits.map((suit) => 'D'.repeat(size) + suit) },
    { weight: 1, arbitrary: fc.constant('D'.repeat(size)) },
  )

/** Bunches of four tiles: never a joker. */
const bunches = fc.constantFrom(
  'NEWS',
  '3030a',
  '1357b',
  '11.22c',
  'n.n+1.nn+2a',
  '5a5b5c.5a',
  'RG00',
  'FF00',
  'Da.Db.Dc.F',
  '222.2a',
)

const notes = fc.constantFrom(
  '',
  '',
  '',
  '',
  '',
  'any like numbers',
  'any run',
  'any 2 numbers',
  'any even numbers',
  'any 1 or 2 suits',
  'any 2 or 3 suits',
  'any suits',
  'n is odd',
  'n is 2 or 8',
  'm is n or n+1',
  'pairs any number in run',
  'pairs must match',
  'like pungs 3 or 6',
  'any wind',
  'opposite winds',
  'any dragon',
  'opposite dragon',
  'these kongs only',
  'any consecutive numbers',
  'any 1 suit',
  'different suits',
  'kongs match pairs',
  'even pungs',
  'pair any dragon',
  'like dragons',
  'pair any wind',
  'like winds',
  'no jokers',
  'concealed',
)

const lines = (from: readonly number[]): fc.Arbitrary<string> =>
  fc
    .tuple(sizes(from), fc.boolean(), bunches, notes, fc.integer({ min: 1, max: 99 }), fc.constantFrom('x', 'x', 'x', 'c'))
    .chain(([drawn, bunched, bunch, note, value, mark]) => {
      const kong = bunched ? drawn.indexOf(4) : -1
      return fc
        .tuple(...drawn.map((size, at) => (at === kong ? fc.constant(bunch) : groups(size))))
        .map((words) => `${words.join(' ')}${note === '' ? '' : ` (${note})`} = ${value}${mark}`)
    })

/** What a card is hard with: pairs and singles alone, large groups alone, or a bit of everything. */
const MIXES: readonly (readonly number[])[] = [
  [1, 2, 2],
  [4, 5, 6],
  [3, 4, 6],
  [1, 2, 3, 3, 4, 4, 5, 6],
]

/** Lines of a card, right or wrong. */
export const handTexts: fc.Arbitrary<string> = fc.constantFrom(...MIXES).chain(lines)

const withoutProblems = (texts: readonly string[]): string => {
  const read = readCardLines(texts.join('\n'))
  const good = read.lines.filter(({ line, problems }) => line !== undefined && problems.length === 0)
  return good.map(({ at }) => texts[at - 1]).join('\n')
}

/**
 * Texts of cards with at least one line: pairs and singles, one tile in two groups, up to eight flowers, sextets, dragons
 * that go with suits, bunches, notes. Some let jokers stand in pairs.
 */
export const cardTexts: fc.Arbitrary<string> = fc
  .tuple(fc.array(handTexts, { minLength: 4, maxLength: 12 }), fc.boolean())
  .map(([texts, pairs]) => [withoutProblems(texts), pairs ? 'jokers in pairs: yes\n' : ''] as const)
  .filter(([text]) => text !== '')
  .map(([text, head]) => head + text)
