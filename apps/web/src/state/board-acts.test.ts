/** Whatever the board offers the engine takes, and what was entered can be said, undone and passed on. */
import fc from 'fast-check'
import type { TableEvent } from 'mahjudge'
import { openCourt } from 'mahjudge'
import { compiled, law } from 'mahjudge/law'
import { describe, expect, test } from 'vitest'
import type { Act } from './board-acts.ts'
import { groupActs, middleActs, rareActs, usualActs } from './board-acts.ts'
import { dueSeat, groupDrafts, middle, RARE, usual } from './board-drafts.ts'
import type { Action, History } from './board-game.ts'
import { gameOf, historyFrom, historyToText, leftForLater, redone, takenUp, undone, withAction } from './board-game.ts'
import { gameFromFragment, gameToFragment } from './board-link.ts'
import type { Bench, Run } from './board-play.ts'
import { benchFor, follow, isBench } from './board-play.ts'
import { added, corrected, valueFix, withHand } from './board-steps.ts'
import { HONOURS, sayEvent, sayPayment, SAYS, SUITS } from './board-words.ts'
import { SEATS } from './seats.ts'

const whole = openCourt(law, compiled)
if (!whole.ok) throw new Error('The law does not open.')
const found = benchFor(whole.value, {})
if (!isBench(found)) throw new Error('The law cannot be cut.')
const bench: Bench = found

const TILES = [...SUITS.flatMap(({ letter }) => Array.from({ length: 9 }, (_, at) => `${at + 1}${letter}`)), ...HONOURS]

type Pick = (most: number) => number

/** What is offered at one of the places that can be tapped. */
const offered = ({ table }: Run, pick: Pick): readonly Act[] => {
  const seat = SEATS[pick(SEATS.length)] ?? 'a'
  const exposures = table.seats[seat].exposures
  const place = pick(8)
  if (place < 3) return usualActs(bench, table, seat)
  if (place < 6) return rareActs(bench, table, seat).flatMap(({ acts }) => acts)
  const group = exposures[pick(exposures.length)]
  return group === undefined || place === 6 ? middleActs(bench, table) : groupActs(bench, table, seat, group.id)
}

/** An act filled in as somebody would. */
const filled = ({ event, ask }: Act, pick: Pick): TableEvent => {
  if (ask === undefined) return event
  const tile = (): string => TILES[pick(TILES.length)] ?? '1B'
  if (ask.kind === 'options') return ask.options[pick(ask.options.length)]?.event ?? event
  if (ask.kind === 'discard') {
    const named = pick(4) === 0 ? { named: tile() } : {}
    return pick(5) === 0 ? ask.event : { ...ask.event, tile: tile(), ...named }
  }
  const one = tile()
  return ask.event([...ask.start, ...Array<string>(3).fill(one)].slice(0, 4))
}

/** An answer to what is asked. */
const answer = (run: Run, pick: Pick): TableEvent | undefined => {
  const open = run.steps.at(-1)?.played.open
  if (open === undefined) return undefined
  if (open.verify !== undefined) return { type: 'verified', seat: open.verify, right: pick(3) === 0 }
  const [fact = ''] = open.asks
  const answers = open.ruling?.needs.find((need) => need.fact === fact)?.answers ?? []
  return { type: 'told', facts: { [fact]: answers[pick(answers.length)]?.value ?? '' } }
}

/** A game of so many entries, made up by a stream of numbers. */
const playGame = (numbers: readonly number[]): { readonly run: Run; readonly events: readonly TableEvent[] } => {
  let at = 0
  const pick: Pick = (most) => (most === 0 ? 0 : (numbers[at++ % numbers.length] ?? 0) % most)
  let events: readonly TableEvent[] = []
  let run = follow(bench, events)
  for (let entry = 0; entry < 12; entry++) {
    const open = pick(3) > 0 ? answer(run, pick) : undefined
    const acts = open === undefined ? offered(run, pick) : []
    const act = acts[pick(acts.length)]
    const event = open ?? (act === undefined ? answer(run, pick) : filled(act, pick))
    if (event === undefined) break
    events = [...events, event]
    run = follow(bench, events)
    expect(run.problem).toBeUndefined()
  }
  return { run, events }
}

const numbers = fc.array(fc.nat(9999), { minLength: 60, maxLength: 60 })
const SEED = { seed: 5, numRuns: 100, endOnFailure: true }

describe('made-up games', () => {
  test('what is offered is taken, and can be said; following step by step is following anew', { timeout: 300_000 }, () => {
    const kinds = new Set<string>()
    fc.assert(
      fc.property(numbers, (stream) => {
        const { run, events } = playGame(stream)
        for (const { event, before, played } of run.steps) {
          kinds.add(event.type)
          const said = sayEvent(event, before, () => 'That is how it was')
          expect(said).toMatch(/^[A-Za-z].{8,}$/)
          expect(said).not.toMatch(/undefined|\b[A-Z]?[a-z]+[A-Z]/)
          for (const ruling of played.rulings)
            for (const payment of ruling.payments) expect(sayPayment(payment)).toMatch(/ pays .* \S+/)
        }
        expect(follow(bench, structuredClone(events)).table).toEqual(run.table)
      }),
      SEED,
    )
    // Enough of what can happen has happened.
    expect(kinds.size).toBeGreaterThan(30)
  })

  test('a link gives back the very game', { timeout: 300_000 }, async () => {
    await fc.assert(
      fc.asyncProperty(
        numbers,
        fc.constantFrom(undefined, { base: 'amja' as const, options: { spokenOnly: 'wordIsFinal' } }),
        async (stream, rules) => {
          const { events } = playGame(stream)
          const fragment = await gameToFragment({ events, ...(rules === undefined ? {} : { rules }) })
          expect(await gameFromFragment(fragment)).toEqual({ events, ...(rules === undefined ? {} : { rules }) })
          // Any one sign less or another: told, or the same game.
          const broken = await gameFromFragment(fragment.slice(0, -3))
          expect(broken.problem?.code).toBe('link/cut')
        },
      ),
      { ...SEED, numRuns: 15 },
    )
  })
})

const event = fc.record({ type: fc.constant('picked' as const), seat: fc.constantFrom(...SEATS) })
const action: fc.Arbitrary<Action> = fc.oneof(
  fc.record({ does: fc.constant('add' as const), add: fc.tuple(event) }),
  fc.record({ does: fc.constant('fix' as const), keep: fc.nat(4), add: fc.array(event, { maxLength: 3 }) }),
  fc.record({
    does: fc.constant('load' as const),
    keep: fc.constant(0),
    add: fc.array(event, { maxLength: 3 }),
    rules: fc.constant(null),
  }),
)
const fresh: History = { actions: [], at: 0 }

test('undo goes back to the start and redo forth again, through storage and back', () => {
  fc.assert(
    fc.property(fc.array(action, { maxLength: 20 }), (actions) => {
      const games = [gameOf(fresh)]
      let history = fresh
      for (const one of actions) {
        history = withAction(history, one)
        games.push(gameOf(history))
      }
      for (const game of games.toReversed()) {
        history = historyFrom(historyToText(history)) ?? fresh
        expect(gameOf(history)).toEqual(game)
        history = undone(history)
      }
      expect(history.at).toBe(0)
      for (const game of games) {
        expect(gameOf(history)).toEqual(game)
        history = redone(history)
      }
    }),
    { seed: 5 },
  )
})

test('after a new game the last one can be had back, and no more is kept', () => {
  const add: Action = { does: 'add', add: [{ type: 'picked', seat: 'a' }] }
  const anew: Action = { does: 'new', keep: 0, add: [], rules: null }
  let history = fresh
  for (let game = 0; game < 50; game++) for (const one of [add, add, anew]) history = withAction(history, one)
  expect(history.actions.length).toBeLessThan(8)
  expect(gameOf(history).events).toEqual([])
  expect(gameOf(undone(history)).events).toHaveLength(2)
})

test('what is left for later and taken up again is the game as it was, through storage and a link', async () => {
  const events: readonly TableEvent[] = SEATS.map((seat) => ({ type: 'picked', seat }))
  const before: History = { actions: [{ does: 'load', keep: 0, add: events }], at: 1 }
  const left = withAction(before, leftForLater(gameOf(before), 2))
  expect(gameOf(left)).toEqual({ events: events.slice(0, 2), later: [{ at: 2, events: events.slice(2) }] })
  const kept = historyFrom(historyToText(left)) ?? fresh
  expect(gameOf(kept)).toEqual(gameOf(left))
  expect(await gameFromFragment(await gameToFragment(gameOf(left)))).toEqual(gameOf(left))
  const [one] = gameOf(kept).later ?? []
  if (one === undefined) throw new Error('Nothing was left.')
  expect(gameOf(withAction(kept, takenUp(gameOf(kept), one)))).toEqual({ events })
})

test('a hand that a card was asked about is entered with its value, behind what came meanwhile', () => {
  const declared: TableEvent = { type: 'declared', seat: 'b', on: 'discard' }
  const events: readonly TableEvent[] = [
    { type: 'discarded', seat: 'a', tile: '5D' },
    declared,
    { type: 'reacted', seat: 'd', did: 'threwIn' },
  ]
  const gameAfter = (made: Parameters<typeof withHand>[2]): readonly TableEvent[] =>
    gameOf(
      withAction(
        { actions: [{ does: 'load', keep: 0, add: [...events, { type: 'wallGame' }] }], at: 1 },
        withHand(events, 'b', made),
      ),
    ).events
  const right = gameAfter({ value: 30, jokerless: true })
  expect(right).toEqual(
    events.toSpliced(1, 1, { ...declared, value: 30, jokerless: true }).concat({ type: 'verified', seat: 'b', right: true }),
  )
  expect(gameAfter(undefined)).toEqual([...events, { type: 'verified', seat: 'b', right: false }])
  for (const log of [right, gameAfter(undefined)]) expect(follow(bench, log).problem).toBeUndefined()
})

const actOf = (events: readonly TableEvent[], seat: 'b' | 'c', id: string): Act | undefined =>
  usualActs(bench, follow(bench, events).table, seat).find((act) => act.id === id)

const gameWith = (events: readonly TableEvent[], action: Action): readonly TableEvent[] =>
  gameOf(withAction({ actions: [{ does: 'load', keep: 0, add: events }], at: 1 }, action)).events

describe('an answer that is given otherwise', () => {
  const wrong: readonly TableEvent[] = [
    { type: 'discarded', seat: 'a', tile: '5D' },
    { type: 'declared', seat: 'c', on: 'discard' },
    { type: 'verified', seat: 'c', right: false },
    { type: 'told', facts: { shownClaim: 'none' } },
    { type: 'picked', seat: 'b' },
  ]
  const right: TableEvent = { type: 'verified', seat: 'c', right: true }

  test('takes the answers with it that are asked no more, and no other entry', () => {
    const events = gameWith(wrong, corrected(bench, follow(bench, wrong), wrong, 2, right))
    expect(events).toEqual([...wrong.slice(0, 2), right, wrong[4]])
    const run = follow(bench, events)
    expect(run.steps.at(-1)?.played.open?.question).toBe('Is the winning hand jokerless?')
  })

  test('keeps the answers that still fit', () => {
    const other: TableEvent = { type: 'discarded', seat: 'a', tile: '6D' }
    const events = gameWith(wrong, corrected(bench, follow(bench, wrong), wrong, 0, other))
    expect(events).toEqual([other, ...wrong.slice(1)])
    expect(follow(bench, events).problem).toBeUndefined()
  })

  test('what is asked then is answered before the entries that wait for it', () => {
    const events: readonly TableEvent[] = [...wrong.slice(0, 3), { type: 'picked', seat: 'b' }]
    const answer = wrong[3] as TableEvent
    expect(gameWith(events, added(bench, follow(bench, events), events, answer))).toEqual(wrong)
    const seen: TableEvent = { type: 'reacted', seat: 'd', did: 'showed' }
    expect(gameWith(events, added(bench, follow(bench, events), events, seen))).toEqual([...wrong.slice(0, 3), seen])
  })
})

describe('two that say mah jongg at the same moment, one on a pick', () => {
  const thrown: readonly TableEvent[] = [
    { type: 'discarded', seat: 'a', tile: '5D' },
    { type: 'picked', seat: 'b' },
  ]
  test.each([
    { first: { type: 'declared', seat: 'b', on: 'own' }, second: 'c', label: 'Said mah jongg on the 5 Dot at the same moment' },
    { first: { type: 'declared', seat: 'c', on: 'discard' }, second: 'b', label: 'Said mah jongg on a pick at the same moment' },
  ] as const)('$first.seat first', ({ first, second, label }) => {
    const events = [...thrown, first]
    const act = actOf(events, second, 'atOnce')
    expect(act?.label).toBe(label)
    // A seat that has picked cannot have the discard, so that is no way to say it.
    expect(actOf(events, second, 'declared')).toBeUndefined()
    const both: readonly TableEvent[] = [
      ...events,
      act?.event as TableEvent,
      { type: 'verified', seat: 'c', right: true },
      { type: 'verified', seat: 'b', right: true },
    ]
    const { table, problem } = follow(bench, both)
    expect(problem).toBeUndefined()
    expect(new Set([table.deal.winner, table.deal.alsoWon])).toEqual(new Set(['b', 'c']))
  })
})

test.each([
  { says: 'the hand that said it on a pick', seat: 'b', right: { c: false, b: true }, payer: 'a', amount: 60 },
  { says: 'the hand that said it on the discard', seat: 'c', right: { c: true, b: false }, payer: 'a', amount: 60 },
  { says: 'one of two that both win', seat: 'b', right: { c: true, b: true }, payer: 'd', amount: 60 },
] as const)('the value of $says can be put in', ({ seat, right, payer, amount }) => {
  const events: readonly TableEvent[] = [
    { type: 'discarded', seat: 'a', tile: '5D' },
    { type: 'declared', seat: 'b', on: 'own' },
    { type: 'declared', seat: 'c', on: 'discard', late: 'bothDeclared', rival: { seat: 'b', wants: 'win' } },
    { type: 'verified', seat: 'c', right: right.c },
    { type: 'verified', seat: 'b', right: right.b },
  ]
  const run = follow(bench, events)
  let valued = events
  valueFix(run, events.length - 1, seat, (at, event) => {
    valued = gameWith(events, corrected(bench, run, events, at, event))
  })?.(30)
  const payments = follow(bench, valued).steps.at(-1)?.played.rulings.at(-1)?.payments ?? []
  expect(payments.find(({ from, to }) => from === payer && to === seat)?.amount).toBe(amount)
  expect(valueFix(run, 0, seat, () => undefined)).toBeUndefined()
})

test('who acts out of turn is asked whether the hand was called, and the seat that was due still is', () => {
  const thrown: readonly TableEvent[] = [{ type: 'discarded', seat: 'a', tile: '5D' }]
  const pick = actOf(thrown, 'c', 'picked')
  expect(pick?.event).toEqual({ type: 'picked', seat: 'c', called: 'ask' })
  expect(actOf(thrown, 'b', 'picked')?.event).toEqual({ type: 'picked', seat: 'b' })
  const picked = [...thrown, pick?.event as TableEvent]
  expect(follow(bench, picked).steps.at(-1)?.played.open?.question).toBe('Has a live seat called the hand dead?')
  const uncalled: readonly TableEvent[] = [...picked, { type: 'told', facts: { called: 'no' } }]
  const { table } = follow(bench, uncalled)
  expect(dueSeat(table)).toBe('b')
  expect(usualActs(bench, table, 'c').filter(({ due }) => due)).toEqual([])
})

test('an exchange at the wrong moment is asked about alike, from the seat and from the group', () => {
  const { table } = follow(bench, [
    { type: 'discarded', seat: 'a', tile: '5D' },
    { type: 'exposed', seat: 'b', tiles: ['5D', '5D', 'J'] },
    { type: 'discarded', seat: 'b', tile: '3B' },
  ])
  const [bySeat] = usualActs(bench, table, 'd').filter(({ id }) => id === 'swap')
  const [byGroup] = groupActs(bench, table, 'b', 'b1').filter(({ id }) => id === 'swap')
  const made = byGroup?.ask?.kind === 'options' ? byGroup.ask.options.map(({ event }) => event) : []
  expect(made).toContainEqual(bySeat?.event)
})

test('an entry says how a pick or an exchange was wrong', () => {
  const { table } = follow(bench, [])
  const said = (event: TableEvent): string => sayEvent(event, table, () => '')
  expect(said({ type: 'wrongWall', seats: ['b'], fault: 'wall', pusher: 'd' })).toBe(
    'South picked from a wrong wall that North had pushed out',
  )
  expect(said({ type: 'wrongWall', seats: ['b'], fault: 'end' })).toBe('South picked from the wrong end of the wall')
  expect(said({ type: 'exchangedJoker', seat: 'c', from: 'b', wrongTile: 'before' })).toBe(
    'West took a joker from South’s rack for a wrong tile, noticed before the next discard',
  )
})

test('a dispute that was told with the fault is settled after the deal, when it is said who called', () => {
  const game: readonly TableEvent[] = [
    { type: 'discarded', seat: 'a' },
    { type: 'wrongCount', seats: ['b'], called: 'disputed' },
  ]
  const offered = (events: readonly TableEvent[]): readonly Act['ask'][] =>
    middleActs(bench, follow(bench, events).table)
      .filter(({ id }) => id === 'settle b')
      .map(({ ask }) => ask)
  expect(offered(game)).toEqual([])
  const [ask] = offered([...game, { type: 'wallGame' }])
  expect(ask?.kind === 'options' ? ask.options.map(({ label }) => label) : []).toEqual(['East', 'West', 'North'])
  expect(ask?.kind === 'options' ? ask.options[0]?.event : undefined).toEqual({ type: 'settledCall', caller: 'a', seat: 'b' })
  const settled = follow(bench, [
    ...game,
    { type: 'wallGame' },
    { type: 'settledCall', caller: 'a', seat: 'b' },
    { type: 'told', facts: { truth: 'dead' } },
  ]).table
  expect(settled.payments.at(-1)).toMatchObject({ from: 'b', to: 'a' })
})

/** Kinds of events that no act of the board makes, and why: docs/adr/0017-table-board.md. */
const NO_ACT: readonly string[] = ['told', 'verified', 'tableDecided', 'wallSet']

test('every other kind of event has an act', () => {
  const table = follow(bench, [{ type: 'exposed', seat: 'a', tiles: ['5D', '5D', 'J'] }]).table
  const contested = { ...table, contests: [{ caller: 'b' as const, seat: 'a' as const, settled: false }] }
  const drafts = [
    ...usual(contested, 'a'),
    ...RARE.flatMap((group) => group.drafts(contested, 'a')),
    ...middle(contested),
    ...middle(follow(bench, []).table),
    ...groupDrafts(contested, 'a', 'a1'),
  ]
  const made = new Set(drafts.map((draft) => draft.event.type))
  const kinds = Object.keys(SAYS)
  expect(kinds.filter((kind) => !made.has(kind as TableEvent['type']))).toEqual(
    NO_ACT.toSorted((a, b) => kinds.indexOf(a) - kinds.indexOf(b)),
  )
})

test.each(['', '{', 'null', '{"version":2,"actions":[]}', '{"version":1,"actions":[{"does":"dance","add":[]}]}'])(
  'what was saved as %j is not taken for a game',
  (text) => {
    expect(historyFrom(text)).toBeUndefined()
  },
)
