import { practiceCard } from '../data/practice-card.ts'
import type { Card } from '../src/card/model.ts'
import { readCard } from '../src/card/text/read-card.ts'

/** As many concrete hands as a large card has. */
const VARIANTS = 1_000

/** The practice card cut to exactly a thousand variants, taken from all its lines in proportion. */
export const thousandVariants = (): Card => {
  const read = readCard(practiceCard)
  if (!read.ok) throw new Error('the practice card does not load; run the tests')
  const { lines } = read.value
  const all = lines.reduce((sum, { variants }) => sum + variants.length, 0)
  if (all < VARIANTS) throw new Error(`the practice card has only ${all} variants`)
  let [seen, taken] = [0, 0]
  const cut = lines.map((line) => {
    seen += line.variants.length
    const many = Math.round((seen * VARIANTS) / all) - taken
    taken += many
    return { ...line, variants: line.variants.slice(0, many) }
  })
  return { ...read.value, lines: cut.filter(({ variants }) => variants.length > 0) }
}
