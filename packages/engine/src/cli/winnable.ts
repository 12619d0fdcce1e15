/** `mahjudge winnable`: whether a hand with these exposures can still win, from what everybody can see, line by line. */
import { sayClosed } from '../card/match/closed-words.ts'
import type { CompiledCard } from '../card/match/compile.ts'
import type { Around } from '../card/match/sight.ts'
import { sightOf } from '../card/match/sight.ts'
import type { Winnable } from '../card/match/winnable.ts'
import { winnable } from '../card/match/winnable.ts'
import { lineName } from '../rulings/card-words.ts'
import type { Exposure } from '../tiles/kinds.ts'
import { formatExposure } from '../tiles/notation.ts'
import { EXIT, write } from './io.ts'
import { plural } from '../base/say.ts'
import { item, section, strong, wrap } from './layout.ts'

const text = ({ card }: CompiledCard, found: Winnable, full: boolean): string => {
  const head = found.winnable
    ? `This hand can still win: ${plural(found.open.length, 'line is', 'lines are')} open.`
    : 'This hand can no longer win: every line of the card is shut.'
  const open = found.open.map(({ line, variants }) =>
    item('-', `${lineName(card, line)}: ${card.lines[line]?.text ?? ''} (${plural(variants.length, 'way')})`),
  )
  const shut = found.closed.map((closed) => item('-', `${lineName(card, closed.line)}: ${sayClosed(closed).join(' ')}`))
  return [
    strong(`${head}\n`),
    section('Open', open),
    found.winnable && !full
      ? `\n${wrap(`${plural(found.closed.length, 'line is', 'lines are')} shut; --full says why.`)}`
      : section('Shut, and why', shut),
    `\n${wrap('Only visible tiles count here. Concealed tiles of anybody prove nothing.')}`,
  ].join('')
}

/** Prints the open lines, or for each line the reason why not. Exit status 1 where no line is open. */
export const checkWinnable = (
  compiled: CompiledCard,
  exposures: readonly Exposure[],
  around: Around,
  { json, full }: { readonly json: boolean; readonly full: boolean },
): number => {
  const found = winnable(compiled, sightOf(exposures, around))
  const { card } = compiled
  if (json)
    write(
      `${JSON.stringify(
        {
          exposures: exposures.map(formatExposure),
          winnable: found.winnable,
          open: found.open.map(({ line, variants }) => ({
            line: lineName(card, line),
            text: card.lines[line]?.text,
            readings: variants.map((variant) => variant.reading),
          })),
          shut: found.closed.map((closed) => ({
            line: lineName(card, closed.line),
            text: card.lines[closed.line]?.text,
            why: sayClosed(closed),
          })),
        },
        null,
        2,
      )}\n`,
    )
  else write(text(compiled, found, full))
  return found.winnable ? EXIT.ruled : EXIT.failed
}
