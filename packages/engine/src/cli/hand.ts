/** `mahjudge hand`: what fourteen tiles win, or how far a rack is from the lines of a card and what would help. */
import type { CompiledCard } from '../card/match/compile.ts'
import { groupName } from '../card/match/closed-words.ts'
import { handSize } from '../card/match/hand.ts'
import type { Nearness } from '../card/match/nearest.ts'
import { nearest } from '../card/match/nearest.ts'
import type { Validation, Way } from '../card/match/validate.ts'
import { validate } from '../card/match/validate.ts'
import { lineName } from '../rulings/card-words.ts'
import type { Rack } from '../tiles/kinds.ts'
import { nameOf, wordOf } from '../tiles/kinds.ts'
import { formatRack } from '../tiles/notation.ts'
import { EXIT, write } from './io.ts'
import { plural } from '../base/say.ts'
import { item, section, strong, wrap } from './layout.ts'

/** Lines shown of a long list. */
const MOST_LINES = 8

const groupText = ({ groups }: Pick<Way, 'groups'>): string =>
  groups
    .map(({ group, naturals, jokers }) => {
      const missing = group.size - naturals - jokers
      const tiles = wordOf(group.kind)
      const like =
        tiles.length === 2 ? tiles.charAt(0).repeat(naturals) + (naturals > 0 ? tiles.charAt(1) : '') : tiles.repeat(naturals)
      return `${like}${'J'.repeat(jokers)}${missing > 0 ? `(${groupName({ kind: group.kind, size: group.size })}: ${missing} missing)` : ''}`
    })
    .join(' ')

const validText = ({ card }: CompiledCard, { matches, jokerless }: Validation): string =>
  [
    strong(`Mah jongg: ${matches[0]?.value ?? 0}${jokerless && matches[0]?.singlesAndPairs === false ? ', jokerless' : ''}\n`),
    ...matches.slice(0, MOST_LINES).map((match) => {
      const line = card.lines[match.line]
      const mark = line?.concealed === true ? 'C' : 'X'
      const [way] = match.ways
      return section(`${lineName(card, match.line)}, ${mark} ${match.value}`, [
        wrap(line?.text ?? '', { indent: 2 }),
        ...(way === undefined
          ? []
          : [wrap(`${way.variant.reading === '' ? '' : `${way.variant.reading}: `}${groupText(way)}`, { indent: 2, hang: 2 })]),
      ])
    }),
  ].join('')

const nearText = ({ card }: CompiledCard, tiles: number, { distance, nearest: lines }: Nearness): string => {
  if (distance === undefined) return wrap('No line of the card has room for these exposures.')
  const away = distance === 1 ? 'One tile' : `${distance} tiles`
  const head = tiles === 14 ? `No mah jongg. ${away} from the nearest line.` : `${away} from the nearest line.`
  return [
    strong(`${head}\n`),
    ...lines.slice(0, MOST_LINES).map(({ line, ways }) => {
      const [way] = ways
      const helps = way === undefined ? [] : [...way.helps.map(nameOf), ...(way.jokerHelps ? ['a joker'] : [])]
      return section(
        `${lineName(card, line)}, ${card.lines[line]?.concealed === true ? 'C' : 'X'} ${card.lines[line]?.value ?? 0}`,
        [
          wrap(card.lines[line]?.text ?? '', { indent: 2 }),
          ...(way === undefined
            ? []
            : [
                wrap(`${way.variant.reading === '' ? '' : `${way.variant.reading}: `}${groupText(way)}`, { indent: 2, hang: 2 }),
                ...(helps.length === 0 ? [] : [wrap(`What helps: ${helps.join(', ')}.`, { indent: 2, hang: 2 })]),
              ]),
          ...(ways.length > 1 ? [wrap(`and ${plural(ways.length - 1, 'more way', 'more ways')} to make it`, { indent: 2 })] : []),
        ],
      )
    }),
    lines.length > MOST_LINES ? `\n${item('-', `and ${plural(lines.length - MOST_LINES, 'more line')} as near`)}` : '',
  ].join('')
}

/** The hand as data, for programs. */
const handJson = (compiled: CompiledCard, rack: Rack): unknown => {
  const validation = validate(compiled, rack)
  const near = nearest(compiled, rack)
  const { card } = compiled
  return {
    tiles: formatRack(rack),
    value: validation.matches[0]?.value ?? 0,
    jokerless: validation.jokerless,
    matches: validation.matches.map(({ line, value, singlesAndPairs, ways }) => ({
      line: lineName(card, line),
      text: card.lines[line]?.text,
      value,
      singlesAndPairs,
      readings: ways.map((way) => ({ reading: way.variant.reading, groups: groupText(way) })),
    })),
    distance: near.distance ?? null,
    nearest: near.nearest.map(({ line, ways }) => ({
      line: lineName(card, line),
      text: card.lines[line]?.text,
      ways: ways.map((way) => ({
        reading: way.variant.reading,
        helps: [...way.helps.map(wordOf), ...(way.jokerHelps ? ['J'] : [])],
      })),
    })),
  }
}

/** Prints what a hand comes to. Exit status 1 where fourteen tiles make no line. */
export const checkHand = (compiled: CompiledCard, rack: Rack, json: boolean): number => {
  const validation = validate(compiled, rack)
  const isWin = validation.matches.length > 0
  const size = handSize(rack) + rack.unknown
  if (json) write(`${JSON.stringify(handJson(compiled, rack), null, 2)}\n`)
  else write(isWin ? validText(compiled, validation) : nearText(compiled, size, nearest(compiled, rack)))
  return isWin || size < 14 ? EXIT.ruled : EXIT.failed
}
