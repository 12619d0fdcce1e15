/** One dispute at the board, as it is tapped and as the engine has it: what tests enter, and what must then be read. */
import type { Played, Ruling, TableEvent } from 'mahjudge'
import { freshTable, openCourt, play, settleRules } from 'mahjudge'
import { compiled, law } from 'mahjudge/law'
import type { Page } from 'playwright-core'
import { expect } from 'vitest'
import { effectsIn, SLOTS } from '../../src/state/words.ts'
import { withWinds } from '../../src/state/seats.ts'
import { keysOf, textsOf } from './board.ts'

/** What happens, as the engine has it: an exposure, a mah jongg in error with a reaction, and a win. */
export const ERROR: readonly TableEvent[] = [
  { type: 'discarded', seat: 'a', tile: '5D' },
  { type: 'exposed', seat: 'b', tiles: ['5D', '5D', 'J'] },
  { type: 'discarded', seat: 'b', tile: '3B' },
  { type: 'declared', seat: 'c', on: 'discard' },
  { type: 'reacted', seat: 'd', did: 'threwIn' },
  { type: 'verified', seat: 'c', right: false },
  { type: 'told', facts: { shownClaim: 'more' } },
]
export const WIN: readonly TableEvent[] = [
  { type: 'picked', seat: 'a' },
  { type: 'discarded', seat: 'a', tile: 'R' },
  { type: 'declared', seat: 'b', on: 'discard' },
  { type: 'verified', seat: 'b', right: true },
]
export const VALUE = 30

/** The same, as it is entered. */
export const ERROR_KEYS = keysOf(
  'seat a, act discarded, tile 5D',
  'seat b, act exposed, tile 5D, tile J, act done',
  'seat b, act discarded, tile 3B',
  'seat c, act declared, option The 3 Bam',
  'seat d, act threw',
  'act wrong, answer shownClaim=more',
)
export const WIN_KEYS = keysOf(
  'seat a, act picked',
  'seat a, act discarded, tile R',
  'seat b, act declared, option The red',
  `act right, values, value ${VALUE}`,
)

export const engine = (log: readonly TableEvent[]): Played => {
  const court = openCourt(law, compiled)
  if (!court.ok) throw new Error('The law does not open.')
  const rules = settleRules(court.value, 'nmjl')
  if (!rules.ok) throw new Error('The rules do not settle.')
  let played: Played = { table: freshTable(), rulings: [], stories: [], problems: [] }
  for (const event of log) {
    played = play(court.value, rules.value, played.table, event)
    expect(played.problems).toEqual([])
  }
  return played
}

export const rulingOf = (log: readonly TableEvent[]): Ruling => {
  const ruling = engine(log).rulings.at(-1)
  if (ruling === undefined) throw new Error('No ruling.')
  return ruling
}

export const expectRuling = async (page: Page, ruling: Ruling): Promise<void> => {
  const said = (slots: readonly string[]): readonly string[] =>
    effectsIn(ruling.effects, slots).map(({ says }) => withWinds(says))
  await page.locator('.boardhead').waitFor()
  expect(await textsOf(page, '.boardhead')).toEqual([withWinds(ruling.headline)])
  expect(await textsOf(page, '.donow > li > span:last-child')).toEqual(said([...SLOTS.seats, ...SLOTS.turn]))
  expect(await textsOf(page, '.pieces dd')).toEqual(said(SLOTS.pieces))
  expect(await textsOf(page, '.money p')).toEqual(said(SLOTS.money))
}

export const statuses = (page: Page): Promise<readonly string[]> => textsOf(page, '.bseat .status')
