/** The fields that each event may have. Events come from files and screens, so their shape is checked before they count. */
import type { Problem } from '../base/problem.ts'
import { shown } from '../base/shown.ts'
import { didYouMean } from '../base/suggest.ts'
import type { TableEvent } from './events.ts'
import type { ReportedTable } from './report.ts'
import { SEATS } from './seats.ts'
import { SAME, SET, TILES, UNKNOWN } from './tiles.ts'
import { STAGES } from './turn.ts'

/** What a field may hold: one of these words, a flag, a whole number, a list, or parts of its own. */
export type Field =
  | { readonly words: readonly string[]; readonly such?: string; readonly must?: true }
  | { readonly is: 'flag' | 'text' | 'map'; readonly must?: true }
  | { readonly upTo: number; readonly must?: true }
  | { readonly list: Field; readonly most?: number; readonly must?: true }
  | { readonly parts: { readonly [name: string]: Field }; readonly must?: true }

const words = (...list: readonly string[]): Field => ({ words: list })
const must = (field: Field): Field => ({ ...field, must: true })
const seat: Field = { words: SEATS }
const flag: Field = { is: 'flag' }
const figure: Field = { upTo: 1_000_000 }
/** Jokers of a group: with the called tile, the largest has six tiles. */
const jokers: Field = { upTo: 5 }
const text: Field = { is: 'text' }
const SUCH_A_TILE = 'Write a tile, such as 5B, 5C, 5D, N, R, 0, F or J.'
const tile: Field = { words: TILES, such: SUCH_A_TILE }
const tiles: Field = { list: tile, most: 6 }
const anyTile: Field = { words: [...TILES, UNKNOWN], such: `${SUCH_A_TILE} ${UNKNOWN} is a tile that nobody knows.` }
const called = words('accepted', 'no', 'disputed', 'ask')
const heldUp = words('yes', 'lapsed')
const did = must(words('showed', 'threwIn'))
const wants = must(words('win', 'group'))
const seats = must({ list: seat, most: SEATS.length })

const group: Field = { parts: { jokers, tiles } }

/** The parts of a reported table. */
export const REPORT_SHAPE: { readonly [K in keyof ReportedTable]-?: Field } = {
  dead: { list: { parts: { seat: must(seat), by: must(words('error', 'reaction', 'fault')), declarer: seat } } },
  exposures: { parts: Object.fromEntries(SEATS.map((one) => [one, { list: group, most: 4 }])) },
  turn: { parts: { seat: must(seat), stage: words(...STAGES) } },
  discard: { parts: { by: must(seat), tile, named: tile, misnamed: flag } },
  wall: words('standing', 'disturbed'),
  contests: { list: { parts: { caller: must(seat), seat: must(seat) } } },
  begun: flag,
  east: seat,
  empty: { list: seat, most: 2 },
  tiles: {
    parts: {
      hands: { parts: Object.fromEntries(SEATS.map((one) => [one, { list: anyTile, most: 20 }])) },
      wall: { list: anyTile, most: SET },
      discards: { list: { parts: { by: must(seat), tile: must(tile) } }, most: SET },
    },
  },
  values: {
    parts: {
      hands: { parts: Object.fromEntries(SEATS.map((one) => [one, figure])) },
      lowest: figure,
      winning: figure,
      jokerless: flag,
      stake: figure,
    },
  },
}

export type Shapes = {
  readonly [T in TableEvent['type']]: { readonly [K in Exclude<keyof Extract<TableEvent, { type: T }>, 'type'>]-?: Field }
}

export const EVENT_SHAPES: Shapes = {
  start: { table: must({ parts: REPORT_SHAPE }) },
  picked: { seat: must(seat), tile, from: words('end', 'wall'), pusher: seat, racked: flag, called },
  racked: { seat: must(seat) },
  discarded: {
    seat: must(seat),
    tile,
    named: { words: [...TILES, SAME], such: `${SUCH_A_TILE} ${SAME} is the name of the discard before.` },
    misnamed: flag,
    held: flag,
    called,
  },
  called: {
    seat: must(seat),
    did: words('spoken', 'rack', 'shown'),
    canShow: flag,
    inHand: flag,
    together: flag,
    heldUp,
    dead: called,
  },
  withdrew: {
    seat: must(seat),
    stage: words('free', 'up', 'slope'),
    upWith: words('tile', 'shown'),
    inHand: flag,
    canShow: flag,
    called,
  },
  calledWrongly: { seat: must(seat), why: words('old', 'joker', 'shape'), up: flag, setRight: flag, called },
  askedPause: { seat: must(seat) },
  wantedBack: { seat: must(seat), down: flag, partNamed: flag, forSwap: flag },
  shownAlone: { seat: must(seat), how: words('pick', 'slip'), called },
  skipped: {
    seat: must(seat),
    over: seat,
    why: words('rule', 'slip'),
    by: words('call', 'dead'),
    threw: flag,
    racked: flag,
    called,
  },
  slipped: {
    seat: must(seat),
    what: words('noPick', 'noThrow', 'twoPicked', 'twoThrown', 'held'),
    next: words('picked', 'racked'),
    racked: flag,
    called,
  },
  adjusted: { seat: must(seat), exposure: must(text), tiles: must(tiles) },
  exposed: { seat: must(seat), tiles, jokers },
  declared: {
    seat: must(seat),
    on: must(words('own', 'discard')),
    shown: words('none', 'pick', 'some', 'tile', 'slope', 'group', 'more'),
    canShow: flag,
    inHand: flag,
    handKind: words('exposed', 'concealed'),
    noticed: words('atOnce', 'later'),
    handNamed: flag,
    value: figure,
    valid: flag,
    jokerless: flag,
    completedBy: words('named', 'thrown', 'neither'),
    reactions: { list: { parts: { seat: must(seat), did, brokeWall: flag } } },
    mixed: flag,
    wall: words('disturbed', 'brokenByDeclarer', 'brokenBySlip', 'mixedIn'),
    rival: {
      parts: {
        seat: must(seat),
        wants,
        right: flag,
        coDeclared: flag,
        handKind: words('exposed', 'concealed'),
        value: figure,
        jokerless: flag,
      },
    },
    jokers,
    tiles,
    late: words('together', 'closed', 'bothDeclared'),
    heldUp,
  },
  reacted: { seat: must(seat), did, brokeWall: flag },
  verified: { seat: must(seat), right: must(flag) },
  told: { facts: must({ is: 'map' }) },
  nameCorrected: {},
  calledDead: {
    caller: must(words(...SEATS, 'onlooker')),
    seat: must(seat),
    reply: words('accepts', 'disagrees'),
    fault: words('oneGroup', 'allC', 'other'),
    faultWhen: words('now', 'earlier'),
    exposure: text,
    afterLast: flag,
  },
  settledCall: { caller: must(seat), seat: must(seat), truth: words('dead', 'alive', 'unshown') },
  faultyExposure: {
    seat: must(seat),
    exposure: text,
    discardedSince: flag,
    mend: flag,
    fault: words('group', 'clash', 'allC'),
    called,
  },
  exchangedJoker: {
    seat: must(seat),
    from: must(words(...SEATS, 'discards')),
    exposure: text,
    tile,
    when: words('picked', 'claimed', 'finish', 'early'),
    used: flag,
    wrongTile: words('before', 'after'),
    called,
  },
  wonBySwap: { seat: must(seat), start: words('pick', 'group', 'needed'), marked: words('x', 'c'), value: figure },
  wallBroken: { seat: must(seat), how: words('threwIn', 'mixedIn', 'slip'), rebuilt: flag, declarer: seat },
  wrongWall: {
    seats,
    fault: words('end', 'wall'),
    racked: flag,
    pusher: seat,
    declarer: seat,
    right: flag,
    jokerless: flag,
    value: figure,
    called,
  },
  outOfTurn: {
    seat: must(seat),
    did: words('unracked', 'racked', 'threw'),
    claim: { parts: { seat: must(seat), wants, right: flag, jokerless: flag, value: figure } },
    called,
  },
  wrongCount: { seats, lastTileForgotten: flag, called },
  tilesSeen: { seat: must(seat), tiles: words('wall', 'rack', 'mixed'), sure: flag },
  threwIn: { seat: must(seat), caller: seat },
  won: { seat: must(seat), on: must(words('own', 'discard')), from: seat, jokerless: flag, value: figure, liftedWrong: flag },
  foundWrong: { seat: must(seat) },
  wallGame: {},
  tableDecided: { deal: must(words('goesOn', 'over')), next: seat },
  passed: {
    seat: must(seat),
    tiles: { list: tile, most: SET },
    count: { upTo: 14 },
    blind: { upTo: 3 },
    looked: words('own', 'blind'),
    mixed: flag,
  },
  passWrong: { seat: must(seat), fault: words('joker', 'packet', 'looked'), apart: flag, looked: words('own', 'blind') },
  passedBlind: { seat: must(seat), which: words('allowed', 'other'), seen: flag },
  stopped: { seat: must(seat), when: words('early', 'inTime', 'late'), state: words('looked', 'fresh', 'passed') },
  setUpWrong: {
    seat: must(seat),
    what: words('seat', 'deal', 'set', 'wall', 'rotation', 'three'),
    fixable: flag,
    called,
  },
  complained: { seat: must(seat), of: words('hold', 'remark', 'looking', 'fake', 'reading'), bypassed: seat },
  announced: { seat: must(seat), as: words('low', 'high'), payBegun: flag, tilesMixed: flag },
  bet: { on: must(words(...SEATS, 'wallGame')) },
  betRuled: { why: words('spoke', 'won', 'lost', 'wallGame', 'error', 'chain'), backed: seat },
  wallSet: { tiles: must({ list: anyTile, most: SET }) },
}

const isRecord = (value: unknown): value is { readonly [key: string]: unknown } =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

const wrong = (at: string, value: unknown, remedy: string): Problem => ({
  code: 'table/wrong-value',
  at,
  message: `${shown(JSON.stringify(value) ?? 'No value')} cannot stand here.`,
  hint: remedy,
})

const fits = (is: string, value: unknown): boolean => {
  if (is === 'flag') return typeof value === 'boolean'
  if (is === 'text') return typeof value === 'string'
  return isRecord(value) && Object.values(value).every((one) => typeof one === 'string')
}

const REMEDY: { readonly [is: string]: string } = {
  flag: 'Write true or false.',
  text: 'Write a word.',
  map: 'Write fact: value, each value a word.',
}

const NOTHING: readonly Problem[] = []

const placeOf = (at: string, name: string | number): string => (at === '' ? String(name) : `${at}.${name}`)

/** Everything wrong with one field, the part `name` of what is at `at`. Nearly always nothing, which then costs nothing. */
const fieldProblems = (field: Field, value: unknown, at: string, name: string | number): readonly Problem[] => {
  if ('words' in field)
    return typeof value === 'string' && field.words.includes(value)
      ? NOTHING
      : [wrong(placeOf(at, name), value, field.such ?? didYouMean(typeof value === 'string' ? value : '', field.words))]
  if ('is' in field) return fits(field.is, value) ? NOTHING : [wrong(placeOf(at, name), value, REMEDY[field.is] ?? '')]
  if ('upTo' in field)
    return typeof value === 'number' && Number.isInteger(value) && value >= 0 && value <= field.upTo
      ? NOTHING
      : [wrong(placeOf(at, name), value, `Write a whole number from 0 to ${field.upTo}.`)]
  if ('list' in field) return listProblems(field, value, placeOf(at, name))
  return isRecord(value)
    ? partProblems(field.parts, value, placeOf(at, name))
    : [wrong(placeOf(at, name), value, `Write its parts: ${Object.keys(field.parts).join(', ')}.`)]
}

const listProblems = (
  { list, most = Infinity }: Extract<Field, { list: Field }>,
  value: unknown,
  at: string,
): readonly Problem[] => {
  if (!Array.isArray(value)) return [wrong(at, value, 'Write a list.')]
  if (value.length > most) return [wrong(at, value, `Write at most ${most}.`)]
  const problems: Problem[] = []
  for (let index = 0; index < value.length; index++) problems.push(...fieldProblems(list, value[index], at, index))
  return problems
}

type Parts = { readonly [name: string]: Field }

const entriesOfParts = new WeakMap<Parts, readonly (readonly [name: string, field: Field])[]>()

const entriesOf = (parts: Parts): readonly (readonly [name: string, field: Field])[] => {
  const known = entriesOfParts.get(parts)
  if (known !== undefined) return known
  const made = Object.entries(parts)
  entriesOfParts.set(parts, made)
  return made
}

/** Everything wrong with a record, such as an event: unknown parts, missing parts, and parts with wrong values. */
export const partProblems = (
  parts: Parts,
  value: { readonly [key: string]: unknown },
  at: string,
  whole = 'this',
): readonly Problem[] => {
  const problems: Problem[] = []
  for (const name of Object.keys(value))
    if (!Object.hasOwn(parts, name))
      problems.push({
        code: 'table/unknown-part',
        at: placeOf(at, name),
        message: `“${shown(name)}” is no part of ${whole}.`,
        hint: Object.keys(parts).length === 0 ? 'Leave it out.' : didYouMean(name, Object.keys(parts), Infinity),
      })
  for (const [name, field] of entriesOf(parts)) {
    if (value[name] !== undefined) problems.push(...fieldProblems(field, value[name], at, name))
    else if (field.must === true)
      problems.push({
        code: 'table/missing-part',
        at: placeOf(at, name),
        message: `${name} is missing.`,
        hint: 'Say it, or leave the event out.',
      })
  }
  return problems
}

const isKnownType = (type: unknown): type is TableEvent['type'] => typeof type === 'string' && Object.hasOwn(EVENT_SHAPES, type)

/** Everything wrong with the shape of an event that came from outside. Nothing wrong: it is a {@link TableEvent}. */
export const shapeProblems = (event: unknown): readonly Problem[] => {
  if (!isRecord(event)) return [{ code: 'table/no-event', message: 'This is no event.', hint: 'Write an event with a type.' }]
  const { type, ...rest } = event
  if (!isKnownType(type))
    return [
      {
        code: 'table/unknown-event',
        at: 'type',
        message: type === undefined ? 'The event has no type.' : `${JSON.stringify(type)} is no type of event.`,
        hint: didYouMean(typeof type === 'string' ? type : '', Object.keys(EVENT_SHAPES), Infinity),
      },
    ]
  return partProblems(EVENT_SHAPES[type], rest, '', `the event ${type}`)
}
