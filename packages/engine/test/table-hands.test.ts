/** The hands that a ruling at a table lists are those of the table: one that was out is out, one that has won has won. */
import { describe, expect, it } from 'vitest'
import { rulingText } from '../src/cli/ruling-text.ts'
import { rulingToJson } from '../src/codec/ruling-json.ts'
import type { Played } from '../src/rulings/table-play.ts'
import { play } from '../src/rulings/table-play.ts'
import type { TableEvent } from '../src/table/events.ts'
import type { Seat } from '../src/table/seats.ts'
import { SEATS } from '../src/table/seats.ts'
import { freshTable } from '../src/table/table.ts'
import { court, nmjl } from './support/law.ts'

const after = (...log: readonly TableEvent[]): Played => {
  let played: Played = { table: freshTable(), rulings: [], stories: [], problems: [] }
  for (const event of log) {
    played = play(court, nmjl, played.table, event)
    expect(played.problems).toEqual([])
  }
  return played
}

/** Seat d is out before, in each way in which a hand goes out, and b is to discard or has. */
const STARTS: readonly (readonly [string, readonly TableEvent[]])[] = (['error', 'fault'] as const).map((by) => [
  `out by ${by}`,
  [{ type: 'start', table: { dead: [{ seat: 'd', by }], turn: { seat: 'a', stage: 'toDiscard' } } }],
])
const THREE: readonly [string, readonly TableEvent[]] = [
  'an empty seat',
  [{ type: 'start', table: { empty: ['d'], turn: { seat: 'a', stage: 'toDiscard' } } }],
]

const thrown: TableEvent = { type: 'discarded', seat: 'a', tile: '5D' }
const ENDS: readonly (readonly [string, readonly TableEvent[], Seat | undefined])[] = [
  ['during the deal', [thrown], undefined],
  ['after a win', [thrown, { type: 'won', seat: 'b', on: 'discard', jokerless: false }], 'b'],
  ['after a wall game', [thrown, { type: 'wallGame' }], undefined],
]

const complaints = (['hold', 'remark', 'looking', 'fake', 'reading'] as const).flatMap((of) =>
  (['c', 'd'] as const).map((seat): TableEvent => ({ type: 'complained', seat, of })),
)
const bets = (['spoke', 'wallGame'] as const).flatMap((why) =>
  (['c', 'd'] as const).map((backed): TableEvent => ({ type: 'betRuled', why, backed })),
)
/** Nobody bets on an empty seat, or complains of one. */
const names = (event: TableEvent, seat: Seat): boolean =>
  ('backed' in event && event.backed === seat) || ('seat' in event && event.seat === seat)
const values: readonly TableEvent[] = [{ type: 'announced', seat: 'b', as: 'high' }]

const rows = [...STARTS, THREE].flatMap(([how, start]) =>
  ENDS.flatMap(([when, end, winner]) =>
    [...complaints, ...bets, ...(winner === undefined ? [] : values)]
      .filter((event) => !(event.type === 'betRuled' && event.why === 'wallGame' && when !== 'after a wall game'))
      .filter((event) => !(how === THREE[0] && names(event, 'd')))
      .map((event) => ({ how, when, event, log: [...start, ...end, event], winner })),
  ),
)

describe('a ruling that does not itself speak of hands', () => {
  it.each(rows)('lists them as they are: $how, $when, $event', ({ log, winner }) => {
    const { rulings, open } = after(...log)
    const ruling = rulings.at(-1) ?? open?.ruling
    if (ruling === undefined) throw new Error('no ruling')
    const hands = SEATS.map((seat) => (seat === 'd' ? 'dead' : seat === winner ? 'won' : 'live'))
    expect(SEATS.map((seat) => ruling.seats[seat].status)).toEqual(hands)
    expect(SEATS.map((seat) => rulingToJson(ruling).seats[seat].status)).toEqual(hands)
    const text = rulingText(court, ruling, { full: true }).replace(/\s+/g, ' ')
    const line = `Seats: A is live, B ${winner === 'b' ? 'has won' : 'is live'}, C is live, D is dead.`
    expect(text).toContain(ruling.outcome === 'needs-facts' ? 'Still to be told' : line)
    expect(text).not.toMatch(/\(D\) plays on with a live hand|hand of [^.]*\(D\) is live/)
  })
})

it('a hand that is out stays so while a call of it is settled', () => {
  const { rulings } = after(
    { type: 'start', table: { turn: { seat: 'a', stage: 'toDiscard' } } },
    { type: 'calledDead', caller: 'a', seat: 'd', reply: 'disagrees' },
    { type: 'calledDead', caller: 'b', seat: 'd', reply: 'accepts', fault: 'other' },
    { ...thrown, seat: 'a' },
    { type: 'wallGame' },
    { type: 'settledCall', caller: 'a', seat: 'd', truth: 'alive' },
  )
  expect(SEATS.map((seat) => rulings.at(-1)?.seats[seat].status)).toEqual(['live', 'live', 'live', 'dead'])
})

it('where no table tells the hands, a ruling on a bet takes none for out', () => {
  const { rulings } = after(thrown, { type: 'complained', seat: 'c', of: 'looking' })
  expect(SEATS.map((seat) => rulings.at(-1)?.seats[seat].status)).toEqual(['live', 'live', 'live', 'live'])
  expect(rulings.at(-1)?.effects.find(({ slot }) => slot === 'hand')?.says).toMatch(/plays on with a live hand/)
})
