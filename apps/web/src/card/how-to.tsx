/** The language of a card in a few lines. Every example is made up. */
import { Fold } from '../components/furniture.tsx'

type Sign = readonly [sign: string, means: string]

const SIGNS: readonly Sign[] = [
  ['111a', 'Three 1s in the first suit. Use a, b, c for up to three suits.'],
  ['nnnb', 'Any one number, second suit. n+1 is the next one up.'],
  ['F NEWS', 'Flower, and the four winds in a bunch.'],
  ['Da RG0', 'Dragon that goes with suit a, or red, green, soap.'],
  ['(any 2 suits)', 'A note in parentheses, as the card prints it.'],
  ['= 25x', 'Value, then x for exposed or c for concealed.'],
]

const MORE: readonly Sign[] = [
  ['# Runs', 'A heading. “Singles and pairs” in it means no double for jokerless.'],
  ['w D', 'Any wind, any dragon.'],
  ['-or-', 'Between two ways to make one line.'],
  ['year: 2026', 'A fact about the card: card, publisher, year, edition.'],
  ['erratum 2026-05-03:', 'A correction, under the line that it replaces.'],
  ['// mine', 'A remark, for yourself.'],
]

const Signs = ({ list }: { readonly list: readonly Sign[] }) => (
  <dl class="signs">
    {list.map(([sign, means]) => (
      <div key={sign}>
        <dt>{sign}</dt>
        <dd>{means}</dd>
      </div>
    ))}
  </dl>
)

export const HowTo = () => (
  <div>
    <Signs list={SIGNS} />
    <Fold head="Headings, facts, corrections">
      <Signs list={MORE} />
    </Fold>
  </div>
)
