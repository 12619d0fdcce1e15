/** Events for property tests: people at a table do anything, in any order, and tell as much as they like. */
import fc from 'fast-check'
import type { TableEvent } from '../src/table/events.ts'
import { SEATS } from '../src/table/seats.ts'

const seat = fc.constantFrom(...SEATS)
const flag = fc.boolean()
const called = fc.constantFrom('accepted', 'no', 'disputed')
const did = fc.constantFrom('showed', 'threwIn')

type Parts = { readonly [key: string]: fc.Arbitrary<unknown> }

/** An event with parts that are always told and parts that may be. */
const event = (type: TableEvent['type'], must: Parts, may: Parts = {}): fc.Arbitrary<TableEvent> =>
  fc
    .tuple(fc.record(must), fc.record(may, { requiredKeys: [] }))
    .map(([told, more]) => ({ type, ...told, ...more }) as TableEvent)

/** Between no and three reactions of different seats. */
const reactions = fc.uniqueArray(fc.record({ seat, did, brokeWall: fc.constantFrom(false, false, false, true) }), {
  maxLength: 3,
  selector: (one) => one.seat,
})

const declared = fc.oneof(
  event(
    'declared',
    {
      seat,
      on: fc.constant('own'),
      shown: fc.constantFrom('none', 'pick', 'some'),
      valid: fc.constantFrom(false, false, false, true),
    },
    { reactions, jokerless: flag, handKind: fc.constantFrom('exposed', 'concealed') },
  ),
  event(
    'declared',
    {
      seat,
      on: fc.constant('discard'),
      shown: fc.constantFrom('none', 'tile', 'group', 'more'),
      valid: fc.constantFrom(false, false, false, true),
    },
    {
      reactions,
      jokerless: flag,
      canShow: flag,
      noticed: fc.constantFrom('atOnce', 'later'),
      rival: fc.record({ seat, wants: fc.constantFrom('win', 'group'), right: flag }),
    },
  ),
  event('declared', { seat, on: fc.constantFrom('own', 'discard') }, { reactions }),
)

/** Any event of a deal; most are small moves, so that deals get somewhere. */
export const anyEvent: fc.Arbitrary<TableEvent> = fc.oneof(
  { weight: 4, arbitrary: event('picked', { seat }, { racked: flag, called }) },
  { weight: 8, arbitrary: event('discarded', { seat }, { misnamed: fc.constantFrom(false, false, true), called }) },
  { weight: 2, arbitrary: event('called', { seat }, { did: fc.constantFrom('spoken', 'rack', 'shown'), canShow: flag }) },
  { weight: 2, arbitrary: event('exposed', { seat }, { jokers: fc.nat(3) }) },
  { weight: 8, arbitrary: declared },
  { weight: 2, arbitrary: event('verified', { seat, right: flag }) },
  { weight: 1, arbitrary: event('reacted', { seat, did }) },
  {
    weight: 4,
    arbitrary: event('calledDead', {
      caller: seat,
      seat,
      reply: fc.constantFrom('accepts', 'accepts', 'disagrees'),
      fault: fc.constantFrom('oneGroup', 'allC', 'other'),
    }),
  },
  { weight: 1, arbitrary: event('settledCall', { caller: seat, seat, truth: fc.constantFrom('dead', 'alive', 'unshown') }) },
  { weight: 2, arbitrary: event('wrongCount', { seats: fc.uniqueArray(seat, { minLength: 1, maxLength: 3 }), called }) },
  {
    weight: 2,
    arbitrary: event(
      'outOfTurn',
      { seat, did: fc.constantFrom('unracked', 'racked', 'threw') },
      { called, claim: fc.record({ seat, wants: fc.constantFrom('win', 'group'), right: flag }) },
    ),
  },
  {
    weight: 1,
    arbitrary: event(
      'faultyExposure',
      { seat, fault: fc.constantFrom('group', 'clash', 'allC'), called },
      { mend: flag, discardedSince: flag },
    ),
  },
  {
    weight: 1,
    arbitrary: event(
      'exchangedJoker',
      { seat, from: fc.constantFrom(...SEATS, 'discards') },
      { used: flag, wrongTile: fc.constantFrom('before', 'after'), called },
    ),
  },
  {
    weight: 1,
    arbitrary: event(
      'wrongWall',
      { seats: fc.uniqueArray(seat, { minLength: 1, maxLength: 2 }), fault: fc.constantFrom('end', 'wall'), racked: flag },
      { pusher: seat, called },
    ),
  },
  { weight: 1, arbitrary: event('wallBroken', { seat, how: fc.constantFrom('threwIn', 'mixedIn', 'slip'), rebuilt: flag }) },
  { weight: 1, arbitrary: event('tableDecided', { deal: fc.constantFrom('goesOn', 'over') }, { next: seat }) },
  { weight: 1, arbitrary: event('threwIn', { seat }, { caller: seat }) },
  { weight: 1, arbitrary: event('won', { seat, on: fc.constantFrom('own', 'discard'), jokerless: flag }) },
  { weight: 1, arbitrary: event('foundWrong', { seat }) },
  { weight: 1, arbitrary: event('nameCorrected', {}) },
)

/** Reactions of up to three seats, for laws about their order. */
export const someReactions: typeof reactions = reactions
