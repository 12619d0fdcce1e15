/**
 * Lets an outside driver measure the hand matcher beside other engines. Such a driver has its hands in `corpus.mjs` and
 * its card in `bench-card.mjs`, both beside itself; tiles there are words, and only this file translates them.
 * Needs a build. Two cards are compiled and both are used, since code that has seen one card only is unfairly fast.
 */
import { pathToFileURL } from 'node:url'
import { compileCard } from '../dist/src/card/match/compile.js'
import { packExposures } from '../dist/src/card/match/exposed.js'
import { packRack } from '../dist/src/card/match/packed.js'
import { alive, bestValue, distance } from '../dist/src/card/match/quick.js'
import { kindOf, noTiles } from '../dist/src/tiles/kinds.js'

const beside = (name) => new URL(name, pathToFileURL(process.argv[1]))
const { BENCH_CARD, expandLine } = await import(beside('./bench-card.mjs'))

const DRAGONS = { dR: 'R', dG: 'G', dS: '0' }
const kindNamed = (tile) => kindOf(DRAGONS[tile] ?? tile)

const cardOf = (name, lines) => ({
  name,
  facts: new Map(),
  jokerMinGroup: 3,
  sections: [{ title: 'All', singlesAndPairs: false }],
  lines: lines.map(({ text, points, concealed }, index) => ({
    section: 0,
    number: index + 1,
    at: index + 1,
    text,
    value: points,
    concealed,
    variants: expandLine(text).map((groups) => ({
      groups: groups.map(({ n, tile }) => ({ kind: kindNamed(tile), size: n, bunch: false })),
      reading: '',
    })),
  })),
})

const other = compileCard(
  cardOf(
    'every third line',
    BENCH_CARD.filter((_, index) => index % 3 === 0),
  ),
)
const compiled = compileCard(cardOf('bench', BENCH_CARD))

export default async () => ({
  name: 'ours',
  convert: (hand) => {
    const tiles = noTiles()
    for (const tile of hand) tiles[kindNamed(tile)]++
    const rack = packRack(tiles)
    if (bestValue(other, rack) > bestValue(compiled, rack) || distance(other, rack) < distance(compiled, rack))
      throw new Error('a part of a card answers better than the whole')
    return rack
  },
  validate: (rack) => bestValue(compiled, rack),
  nearest: (rack) => distance(compiled, rack),
  convertExposed: (groups) => {
    const packed = packExposures(
      groups.map(({ tile, n }) => ({ kind: kindNamed(tile), size: n, jokers: 0 })),
      compiled.card.jokerMinGroup,
    )
    if (alive(other, packed) && !alive(compiled, packed)) throw new Error('a part of a card answers better than the whole')
    return packed
  },
  alive: (packed) => alive(compiled, packed),
})
