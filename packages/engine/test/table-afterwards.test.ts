/** What is entered once a deal is over, and answers that contradict what was told before. */
import { describe, expect, it } from 'vitest'
import { logFromJson } from '../src/codec/log-json.ts'
import { rulingToJson } from '../src/codec/ruling-json.ts'
import { settleRules } from '../src/rulings/court.ts'
import type { Played } from '../src/rulings/table-play.ts'
import { play } from '../src/rulings/table-play.ts'
import type { TableEvent } from '../src/table/events.ts'
import { freshTable } from '../src/table/table.ts'
import { court, must, nmjl } from './support/law.ts'

const after = (...log: readonly TableEvent[]): Played => {
  // As it would come from a file.
  const { events } = must(logFromJson({ version: 1, events: log }))
  let played: Played = { table: freshTable(), rulings: [], stories: [], problems: [] }
  for (const event of events) {
    played = play(court, nmjl, played.table, event)
    expect(played.problems).toEqual([])
  }
  return played
}

const thrown: TableEvent = { type: 'discarded', seat: 'a', tile: '5D' }
const won: TableEvent = { type: 'won', seat: 'b', on: 'discard', jokerless: false }

describe('after the deal', () => {
  const spoke: TableEvent = { type: 'betRuled', why: 'spoke', backed: 'b' }
  const complaints = (['hold', 'remark', 'looking', 'fake', 'reading'] as const).map((of): TableEvent => ({
    type: 'complained',
    seat: 'c',
    of,
  }))
  it.each([...complaints, spoke].flatMap((event) => [[won, event] as const, [{ type: 'wallGame' } as const, event] as const]))(
    '%o, then %o: nothing says that the deal goes on',
    (end, event) => {
      const played = after(thrown, end, event)
      const said = played.rulings.at(-1)?.effects ?? []
      expect(said.filter(({ slot }) => slot === 'deal').map(({ says }) => says)).toEqual([
        'The deal is over already; this does not change it.',
      ])
      expect(said.filter(({ slot }) => slot === 'next').map(({ says }) => says)).toEqual(['Nobody; the deal is over.'])
      expect(said.map(({ says }) => says).join(' ')).not.toMatch(/goes on|plays on|turn under way|later winner|decides how/)
      expect(played.table.deal.state).toBe('over')
      const [ruling] = played.rulings.slice(-1).map(rulingToJson)
      expect(ruling?.deal).toBe('over')
      expect(ruling?.next).toEqual({ kind: 'nobody', says: 'Nobody; the deal is over.' })
      // The effect is still the one of the law, so that what is cited for it can be read.
      expect(ruling?.effects.find(({ slot }) => slot === 'deal')?.kind).toMatch(/^(goesOn|tableDecides|overAlready)$/)
    },
  )

  it('the same during the deal lets it go on', () => {
    expect(
      after(thrown, spoke)
        .rulings.at(-1)
        ?.effects.map(({ says }) => says),
    ).toContain('The deal goes on.')
    expect(after(thrown, spoke).rulings.at(-1)?.deal).toBe('goesOn')
    const rules = must(settleRules(court, 'nmjl', { countBeforePlay: 'fixOrRedeal' }))
    const count = play(court, rules, freshTable(), { type: 'wrongCount', seats: ['b'], lastTileForgotten: false })
    expect(count.rulings.at(-1)?.next.says).toBe('That depends on what the table decides.')
  })

  it('a bet on a seat is neither won nor lost where nobody has won', () => {
    const { rulings } = after({ type: 'bet', on: 'b' }, thrown, { type: 'wallGame' }, { type: 'betRuled' })
    expect(rulings.at(-1)?.effects.find(({ slot }) => slot === 'payment')?.kind).toBe('betOff')
  })

  it('a bet is asked about only as far as the deal can tell', () => {
    const { open } = after({ type: 'bet', on: 'b' }, thrown, { type: 'betRuled' })
    expect(open?.ruling?.needs[0]?.answers.map(({ value }) => value)).toEqual(['spoke'])
  })
})

describe('a hand declared on a misnamed discard', () => {
  const misnamed: TableEvent = { ...thrown, named: '5C' }
  const declared: TableEvent = { type: 'declared', seat: 'b', on: 'discard' }
  const verified: TableEvent = { type: 'verified', seat: 'b', right: true }

  it('that is right was completed by one of the two tiles', () => {
    const { open, table } = after(misnamed, declared, verified)
    expect(open?.ruling?.needs[0]).toMatchObject({ fact: 'basis', answers: [{ value: 'named' }, { value: 'thrown' }] })
    const { problems } = play(court, nmjl, table, { type: 'told', facts: { basis: 'neither' } })
    expect(problems).toMatchObject([{ code: 'table/contradiction', at: 'facts.basis' }])
    for (const basis of ['named', 'thrown'])
      expect(play(court, nmjl, table, { type: 'told', facts: { basis } }).problems).toEqual([])
  })

  it('that is right although a joker was thrown was completed by the name', () => {
    const { open, rulings } = after({ ...misnamed, tile: 'J', named: '3B' }, declared, verified)
    expect(open?.asks ?? []).not.toContain('basis')
    expect(open?.ruling ?? rulings.at(-1)).toMatchObject({ situation: 'misname-joker' })
  })

  it('that is not looked at first leaves every answer open', () => {
    expect(after(misnamed, declared).open).toMatchObject({ verify: 'b' })
    const wrong = after(misnamed, declared, { ...verified, right: false })
    expect(wrong.open?.asks ?? []).not.toContain('basis')
  })
})
