/** Seats that err in every way: for each kind of event something that somebody might do or say at this table, in order or not. */
import type { TableEvent } from '../../src/table/events.ts'
import { SEATS } from '../../src/table/seats.ts'
import type { Seat } from '../../src/table/seats.ts'
import type { Table } from '../../src/table/table.ts'
import { dueSeat, standing } from '../../src/table/table.ts'
import { TILES } from '../../src/table/tiles.ts'
import type { Random } from './deal.ts'
import { chance, oneOf, shuffled } from './deal.ts'

type Kind = TableEvent['type']

/** Makes the parts of events, some of them left out. */
const teller = (random: Random) => ({
  one: <const T>(...list: readonly T[]): T => oneOf(random, list) as T,
  may: <K extends string, const T extends string>(key: K, ...list: readonly T[]): { readonly [key in K]?: T } =>
    (chance(random, 0.7) ? { [key]: oneOf(random, list) } : {}) as { readonly [key in K]?: T },
  flag: <K extends string>(key: K): { readonly [key in K]?: boolean } =>
    (chance(random, 0.6) ? { [key]: chance(random, 0.5) } : {}) as { readonly [key in K]?: boolean },
  chance: (share: number): boolean => chance(random, share),
})

type Teller = ReturnType<typeof teller>

const CALLED = ['accepted', 'accepted', 'no', 'disputed', 'ask'] as const

interface Scene {
  readonly table: Table
  readonly seat: Seat
  readonly other: Seat
  readonly third: Seat
  /** Concealed tiles of the seat. */
  readonly hand: readonly string[]
  readonly random: Random
  readonly tell: Teller
}

const group = (table: Table, seat: Seat): string | undefined => standing(table, seat).at(-1)?.id

const reactionsOf = ({
  tell,
  other,
  third,
  random,
}: Scene): readonly { seat: Seat; did: 'showed' | 'threwIn'; brokeWall?: boolean }[] =>
  [other, third]
    .filter(() => chance(random, 0.3))
    .map((seat, index) => ({
      seat,
      did: tell.one('showed' as const, 'threwIn' as const),
      ...(index === 0 && chance(random, 0.2) ? { brokeWall: true } : {}),
    }))

const declaration = (scene: Scene): TableEvent => {
  const { tell, seat, third, table } = scene
  const own = table.turn?.seat === seat ? tell.chance(0.7) : tell.chance(0.15)
  const reactions = reactionsOf(scene)
  const shown = own
    ? tell.may('shown', 'none', 'pick', 'some')
    : tell.may('shown', 'none', 'tile', 'slope', 'group', 'more', 'more')
  const rival =
    !own && tell.chance(0.25) ? { rival: { seat: third, wants: tell.one('win', 'group'), ...tell.flag('coDeclared') } } : {}
  const grouped = shown.shown === 'group' || shown.shown === 'tile' || shown.shown === 'slope'
  return {
    type: 'declared',
    seat,
    on: own ? 'own' : 'discard',
    ...shown,
    ...(grouped ? { tiles: shuffled(scene.random, [table.discard?.tile ?? 'F', ...scene.hand]).slice(0, 3) } : {}),
    ...('rival' in rival ? {} : { reactions }),
    ...rival,
    ...tell.may('handKind', 'exposed', 'concealed'),
    ...tell.may('noticed', 'atOnce', 'later'),
    ...tell.flag('handNamed'),
    ...(tell.chance(0.3) ? { value: 25 } : {}),
    ...(reactions.length > 0 ? tell.flag('mixed') : {}),
    ...(tell.chance(0.15) && reactions.every((one) => one.brokeWall !== true)
      ? { wall: tell.one('disturbed' as const, 'brokenByDeclarer' as const, 'brokenBySlip' as const, 'mixedIn' as const) }
      : {}),
    ...(own ? {} : tell.may('late', 'together' as const, 'closed' as const, 'bothDeclared' as const)),
  }
}

/** For each kind of event one that could be told at this table, or nothing. */
const ACTS: { readonly [kind in Kind]?: (scene: Scene) => TableEvent | undefined } = {
  picked: ({ tell, seat, other, table }) => ({
    type: 'picked',
    seat: tell.chance(0.3) ? (dueSeat(table) ?? seat) : seat,
    ...(tell.chance(0.25) ? tell.one({ from: 'end' as const }, { from: 'wall' as const, pusher: other }) : {}),
    ...tell.flag('racked'),
    ...tell.may('called', ...CALLED),
  }),
  racked: ({ seat }) => ({ type: 'racked', seat }),
  discarded: ({ tell, seat, hand, random, table }) => {
    const by = tell.chance(0.6) ? (dueSeat(table) ?? seat) : seat
    const tile = oneOf(random, by === seat ? hand : (table.tiles?.hands[by] ?? []))
    return tile === undefined
      ? undefined
      : {
          type: 'discarded',
          seat: by,
          tile,
          ...tell.may('named', 'same', oneOf(random, TILES) ?? tile, tile),
          ...(tell.chance(0.15) ? { held: true } : {}),
          ...tell.may('called', ...CALLED),
        }
  },
  called: ({ tell, seat }) => ({
    type: 'called',
    seat,
    ...tell.may('did', 'spoken', 'rack', 'shown', 'rack'),
    ...(tell.chance(0.2) ? { canShow: false } : {}),
    ...(tell.chance(0.1) ? { together: true } : {}),
    ...(tell.chance(0.1) ? { heldUp: tell.one('yes' as const, 'lapsed' as const) } : {}),
    ...(tell.chance(0.5) ? tell.may('dead', ...CALLED) : {}),
  }),
  exposed: ({ seat, hand, random, table, tell }) => ({
    type: 'exposed',
    seat,
    tiles: shuffled(random, [...hand, ...(tell.chance(0.7) ? [table.discard?.tile ?? 'F'] : [])]).slice(
      0,
      2 + Math.floor(random() * 3),
    ),
  }),
  declared: declaration,
  reacted: ({ tell, seat }) => ({ type: 'reacted', seat, did: tell.one('showed', 'threwIn') }),
  nameCorrected: () => ({ type: 'nameCorrected' }),
  calledDead: ({ tell, seat, other, table }) => ({
    type: 'calledDead',
    caller: tell.one<Seat | 'onlooker'>(other, other, other, seat, 'onlooker'),
    seat,
    ...tell.may('reply', 'accepts', 'accepts', 'disagrees'),
    ...tell.may('fault', 'oneGroup', 'allC', 'other'),
    ...(tell.chance(0.5) && group(table, seat) !== undefined ? { exposure: group(table, seat) ?? '' } : {}),
    ...(tell.chance(0.05) ? { afterLast: true } : {}),
  }),
  settledCall: ({ tell, table }) => {
    const open = table.contests.find((contest) => !contest.settled)
    return open === undefined
      ? undefined
      : { type: 'settledCall', caller: open.caller, seat: open.seat, truth: tell.one('dead', 'alive', 'unshown') }
  },
  faultyExposure: ({ tell, seat, table }) =>
    group(table, seat) === undefined
      ? undefined
      : {
          type: 'faultyExposure',
          seat,
          exposure: group(table, seat) ?? '',
          ...tell.flag('mend'),
          ...tell.may('called', ...CALLED),
        },
  exchangedJoker: ({ tell, seat, table, hand, random }) => {
    const from = tell.one(...SEATS)
    const owner = standing(table, from).find((exposure) => exposure.jokers > 0)
    if (owner === undefined) return tell.chance(0.2) ? { type: 'exchangedJoker', seat, from: 'discards' } : undefined
    const natural = owner.tiles?.find((tile) => tile !== 'J')
    const tile = natural !== undefined && hand.includes(natural) && tell.chance(0.6) ? natural : oneOf(random, hand)
    return {
      type: 'exchangedJoker',
      seat,
      from,
      exposure: owner.id,
      ...(tile === undefined ? {} : { tile }),
      ...(tell.chance(0.3) ? tell.may('wrongTile', 'before', 'after') : {}),
      ...(tell.chance(0.2) ? { when: 'finish' as const } : {}),
      ...tell.flag('used'),
      ...tell.may('called', ...CALLED),
    }
  },
  wonBySwap: ({ tell, seat }) => ({
    type: 'wonBySwap',
    seat,
    ...tell.may('start', 'pick', 'group', 'needed'),
    ...tell.may('marked', 'x', 'c'),
  }),
  wallBroken: ({ tell, seat, table }) => {
    const declarer = table.declarations.find((one) => one.right === false && one.seat !== seat)?.seat
    return {
      type: 'wallBroken',
      seat,
      ...tell.may('how', 'threwIn', 'mixedIn', 'slip'),
      ...tell.flag('rebuilt'),
      ...(declarer !== undefined && tell.chance(0.5) ? { declarer, how: 'threwIn' as const } : {}),
    }
  },
  wrongWall: ({ tell, seat, other, third }) => ({
    type: 'wrongWall',
    seats: tell.one<readonly Seat[]>([seat], [seat], [seat, other], [seat, other, third], SEATS),
    ...tell.may('fault', 'end', 'wall'),
    ...tell.flag('racked'),
    ...(tell.chance(0.8) ? { pusher: tell.one(third, third, seat, other, ...SEATS) } : {}),
    ...(tell.chance(0.2)
      ? { declarer: tell.one(third, third, seat, other), ...tell.flag('right'), ...(tell.chance(0.5) ? { value: 25 } : {}) }
      : {}),
    ...tell.may('called', ...CALLED),
  }),
  outOfTurn: ({ tell, seat, other }) => ({
    type: 'outOfTurn',
    seat,
    ...tell.may('did', 'unracked', 'racked', 'threw', 'threw'),
    ...(tell.chance(0.4)
      ? {
          claim: {
            seat: other,
            wants: tell.one('win', 'group'),
            ...tell.flag('right'),
            ...(tell.chance(0.5) ? { value: 25 } : {}),
          },
        }
      : {}),
    ...tell.may('called', ...CALLED),
  }),
  wrongCount: ({ tell, seat, other, third, table }) => ({
    type: 'wrongCount',
    seats: tell.one<readonly Seat[]>([seat], [seat], [seat, other], [seat, other, third], SEATS),
    ...(table.begun ? {} : tell.flag('lastTileForgotten')),
    ...tell.may('called', ...CALLED),
  }),
  tilesSeen: ({ tell, seat }) => ({
    type: 'tilesSeen',
    seat,
    ...tell.may('tiles', 'wall', 'rack', 'mixed'),
    ...tell.flag('sure'),
  }),
  threwIn: ({ tell, seat, other }) => ({ type: 'threwIn', seat, ...(tell.chance(0.5) ? { caller: other } : {}) }),
  won: ({ tell, seat }) => ({
    type: 'won',
    seat,
    on: tell.one('own', 'discard'),
    ...(tell.chance(0.1) ? { liftedWrong: tell.chance(0.5) } : {}),
  }),
  foundWrong: ({ table }) => (table.deal.winner === undefined ? undefined : { type: 'foundWrong', seat: table.deal.winner }),
  wallGame: () => ({ type: 'wallGame' }),
  withdrew: ({ tell, seat, table }) => ({
    type: 'withdrew',
    seat: table.discard?.claimedBy ?? seat,
    ...tell.may('stage', 'free', 'up', 'slope'),
    ...tell.may('called', ...CALLED),
  }),
  calledWrongly: ({ tell, seat }) => ({
    type: 'calledWrongly',
    seat,
    ...tell.may('why', 'old', 'joker', 'shape'),
    ...tell.flag('up'),
    ...tell.flag('setRight'),
    ...tell.may('called', ...CALLED),
  }),
  askedPause: ({ seat }) => ({ type: 'askedPause', seat }),
  wantedBack: ({ tell, seat, table }) => ({
    type: 'wantedBack',
    seat: table.discard?.by ?? seat,
    ...tell.flag('down'),
    ...tell.flag('partNamed'),
    ...tell.flag('forSwap'),
  }),
  shownAlone: ({ tell, seat }) => ({
    type: 'shownAlone',
    seat,
    ...tell.may('how', 'pick', 'slip'),
    ...tell.may('called', ...CALLED),
  }),
  skipped: ({ tell, seat, other }) => ({
    type: 'skipped',
    seat,
    ...(tell.chance(0.5) ? { over: other } : {}),
    ...tell.may('why', 'rule', 'slip', 'slip'),
    ...tell.flag('threw'),
    ...tell.flag('racked'),
    ...tell.may('called', ...CALLED),
  }),
  slipped: ({ tell, seat }) => ({
    type: 'slipped',
    seat,
    ...tell.may('what', 'noPick', 'noThrow', 'twoPicked', 'twoThrown', 'held'),
    ...tell.may('next', 'picked', 'racked'),
    ...tell.flag('racked'),
    ...tell.may('called', ...CALLED),
  }),
  adjusted: ({ table, random, ...scene }) => {
    const seat = table.turn?.seat ?? scene.seat
    const hand = table.tiles?.hands[seat] ?? []
    const last = standing(table, seat).at(-1)
    const more = oneOf(random, hand)
    return last?.tiles === undefined || more === undefined
      ? undefined
      : { type: 'adjusted', seat, exposure: last.id, tiles: [...last.tiles, more].slice(0, 6) }
  },
  passed: ({ seat, hand, random, tell }) => ({
    type: 'passed',
    seat,
    tiles: shuffled(random, hand).slice(0, tell.one(3, 3, 2, 4, 1)),
    ...(tell.chance(0.3) ? { blind: tell.one(1, 2) } : {}),
    ...tell.may('looked', 'own', 'blind'),
    ...(tell.chance(0.1) ? { mixed: true } : {}),
  }),
  passWrong: ({ tell, seat }) => ({
    type: 'passWrong',
    seat,
    ...tell.may('fault', 'joker', 'packet', 'looked'),
    apart: tell.chance(0.9),
    ...tell.may('looked', 'own', 'blind'),
  }),
  passedBlind: ({ tell, seat }) => ({
    type: 'passedBlind',
    seat,
    ...tell.may('which', 'allowed', 'other'),
    ...tell.flag('seen'),
  }),
  stopped: ({ tell, seat }) => ({ type: 'stopped', seat, ...tell.may('state', 'looked', 'fresh', 'passed') }),
  setUpWrong: ({ tell, seat }) => ({
    type: 'setUpWrong',
    seat,
    ...tell.may('what', 'seat', 'deal', 'set', 'wall', 'rotation', 'three'),
    ...tell.flag('fixable'),
    ...tell.may('called', ...CALLED),
  }),
  complained: ({ tell, seat, other }) => ({
    type: 'complained',
    seat,
    ...tell.may('of', 'hold', 'remark', 'looking', 'fake', 'reading'),
    ...(tell.chance(0.3) ? { bypassed: other } : {}),
  }),
  announced: ({ tell, table }) =>
    table.deal.winner === undefined
      ? undefined
      : {
          type: 'announced',
          seat: table.deal.winner,
          ...tell.may('as', 'low', 'high'),
          ...tell.flag('payBegun'),
          ...tell.flag('tilesMixed'),
        },
  bet: ({ tell, seat }) => ({ type: 'bet', on: tell.one<Seat | 'wallGame'>(seat, seat, 'wallGame') }),
  betRuled: ({ tell, seat, table }) => ({
    type: 'betRuled',
    ...tell.may('why', 'spoke', 'won', 'lost', 'error', 'chain'),
    ...(table.bet === undefined ? { backed: seat } : {}),
  }),
  wallSet: ({ random, table }) => ({
    type: 'wallSet',
    tiles: shuffled(random, table.tiles?.wall.tiles.slice(table.tiles.wall.from, table.tiles.wall.to) ?? []),
  }),
}

/** Something out of order, or told of it, by a seat. */
export const errorOf = (random: Random, table: Table, seat: Seat, kind: Kind): TableEvent | undefined => {
  const others = shuffled(
    random,
    SEATS.filter((one) => one !== seat),
  )
  const [other = seat, third = seat] = others
  return ACTS[kind]?.({ table, seat, other, third, hand: table.tiles?.hands[seat] ?? [], random, tell: teller(random) })
}

export const ERRORS: readonly Kind[] = Object.keys(ACTS) as Kind[]
