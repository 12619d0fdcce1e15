/** Words of the board: tiles, groups, and what was entered, as people at a table say it. */
import type { Court, Payment, Seat, Table, TableEvent } from 'mahjudge'
import type { Step } from './board-play.ts'
import { SEATS, SEAT_NAMES } from './seats.ts'
import { clauseOf } from './words.ts'

export const JOKER = 'J'

export const SUITS = [
  { letter: 'B', name: 'Bam' },
  { letter: 'C', name: 'Crak' },
  { letter: 'D', name: 'Dot' },
] as const

const OTHERS: { readonly [tile: string]: string } = {
  N: 'North',
  E: 'East',
  W: 'West',
  S: 'South',
  R: 'red',
  G: 'green',
  0: 'soap',
  F: 'flower',
  J: 'joker',
}

/** Tiles without a suit, in the order in which they stand on the keys. */
export const HONOURS: readonly string[] = ['E', 'S', 'W', 'N', 'R', 'G', '0', 'F', JOKER]

/** `5D` is 5 Dot. */
export const tileName = (tile: string): string => {
  const suit = SUITS.find(({ letter }) => tile.length === 2 && tile.endsWith(letter))
  return suit === undefined ? (OTHERS[tile] ?? 'a tile') : `${tile.charAt(0)} ${suit.name}`
}

/** With its article, to be said in a sentence. */
const aTile = (tile: string): string => (['F', JOKER].includes(tile) ? `a ${tileName(tile)}` : tileName(tile))

const SIZES: { readonly [size: number]: string } = { 1: 'single', 2: 'pair', 3: 'pung', 4: 'kong', 5: 'quint', 6: 'sextet' }
const COUNTS = ['no jokers', 'one joker', 'two jokers', 'three jokers', 'four jokers', 'five jokers', 'six jokers'] as const

/** A group in words: "pung of 3 Bam, one joker". */
export const groupName = (tiles: readonly string[] | undefined, jokers: number): string => {
  const extra = jokers === 0 ? '' : `, ${COUNTS[jokers] ?? `${jokers} jokers`}`
  if (tiles === undefined || tiles.length === 0) return `a group${extra}`
  const kinds = [...new Set(tiles.filter((tile) => tile !== JOKER))]
  const [first] = kinds
  if (first === undefined) return tiles.length === 1 ? 'a joker' : `${tiles.length} jokers`
  if (kinds.length > 1) return `${kinds.map(tileName).join(', ')}${extra}`
  return `${SIZES[tiles.length] ?? `${tiles.length} tiles`} of ${tileName(first)}${extra}`
}

/** Texts of the engine name seats by their letters. */
export const withSeats = (text: string): string =>
  text.replace(/\b[Ss]eat ([a-d])\b/g, (_, letter: string) => SEAT_NAMES[letter as Seat])

const asSeat = (value: unknown): Seat | undefined => SEATS.find((seat) => seat === value)

/** The seat that an event is about, for the letter beside it. */
export const seatOf = (event: TableEvent): Seat | undefined => {
  const data = event as { readonly seat?: unknown; readonly caller?: unknown; readonly seats?: unknown; readonly on?: unknown }
  return asSeat(data.caller) ?? asSeat(data.seat) ?? (Array.isArray(data.seats) ? asSeat(data.seats[0]) : asSeat(data.on))
}

const name = (seat: Seat | 'onlooker'): string => (seat === 'onlooker' ? 'An onlooker' : SEAT_NAMES[seat])

const list = (seats: readonly Seat[]): string => {
  const names = seats.map((seat) => SEAT_NAMES[seat])
  return names.length < 3 ? names.join(' and ') : `${names.slice(0, -1).join(', ')} and ${names.at(-1)}`
}

type EventOf<T extends TableEvent['type']> = Extract<TableEvent, { readonly type: T }>

/** What a sentence about an event can lean on. */
interface Around {
  /** The discard, as people point at it: "the 5 Dot". */
  readonly thrown: string
  /** A told fact in the words of the law. */
  readonly say: (fact: string, value: string) => string
}

const discarded = ({ seat, tile, named, misnamed }: EventOf<'discarded'>): string => {
  const what = `${SEAT_NAMES[seat]} discarded ${tile === undefined ? 'a tile' : aTile(tile)}`
  if (named === 'same') return `${what} and said “same”`
  if (named !== undefined && named !== tile) return `${what} and named it ${tileName(named)}`
  return misnamed === true ? `${what} under a wrong name` : what
}

const exposed = ({ seat, tiles, jokers }: EventOf<'exposed'>): string => {
  const group = groupName(tiles, jokers ?? tiles?.filter((tile) => tile === JOKER).length ?? 0)
  return `${SEAT_NAMES[seat]} put up ${group.startsWith('a ') ? group : `a ${group}`}`
}

const NOTICED = {
  before: ' for a wrong tile, noticed before the next discard',
  after: ' for a wrong tile, noticed after a discard',
} as const

const swapped = ({ seat, from, tile, wrongTile }: EventOf<'exchangedJoker'>): string => {
  const rack = from === 'discards' ? 'the discards' : from === seat ? 'its own rack' : `${SEAT_NAMES[from]}’s rack`
  const given = wrongTile === undefined ? (tile === undefined ? '' : ` for ${aTile(tile)}`) : NOTICED[wrongTile]
  return `${SEAT_NAMES[seat]} took a joker from ${rack}${given}`
}

const FROM: { readonly [from: string]: string } = { end: ' from the wrong end', wall: ' from the wrong wall' }
const HOW_FAR: { readonly [did: string]: string } = { rack: ' and put it up', shown: ' and showed tiles' }
const WALLS: { readonly [how: string]: string } = {
  threwIn: 'broke the wall, throwing in',
  mixedIn: 'broke the wall and mixed it in',
  slip: 'knocked the wall over',
}

const wrongPlace = (fault: EventOf<'wrongWall'>['fault'], pusher: Seat | undefined): string => {
  if (fault === undefined) return 'a wrong place'
  if (fault === 'end') return 'the wrong end of the wall'
  return pusher === undefined ? 'a wrong wall' : `a wrong wall that ${SEAT_NAMES[pusher]} had pushed out`
}

const seatDid =
  (did: string): ((event: { readonly seat: Seat }) => string) =>
  ({ seat }) =>
    `${SEAT_NAMES[seat]} ${did}`

/** A sentence for each kind of event, without its full stop. */
export const SAYS: { readonly [T in TableEvent['type']]: (event: EventOf<T>, around: Around) => string } = {
  start: ({ table }) => (table.empty === undefined ? 'The deal begins, East first' : `Nobody sits at ${list(table.empty)}`),
  picked: ({ seat, from }) => `${SEAT_NAMES[seat]} picked a tile${FROM[from ?? ''] ?? ''}`,
  racked: seatDid('racked the tile'),
  discarded,
  called: ({ seat, did }, { thrown }) => `${SEAT_NAMES[seat]} called ${thrown}${HOW_FAR[did ?? ''] ?? ''}`,
  withdrew: seatDid('took the call back'),
  calledWrongly: seatDid('called a tile that nobody may call'),
  askedPause: seatDid('asked for a pause'),
  wantedBack: seatDid('wants the discard back'),
  shownAlone: seatDid('showed tiles without a call'),
  skipped: ({ seat, over }) => `${SEAT_NAMES[seat]} acted in place of ${over === undefined ? 'another' : SEAT_NAMES[over]}`,
  slipped: seatDid('forgot to pick or throw, or did it twice'),
  exposed,
  adjusted: ({ seat, tiles }) =>
    `${SEAT_NAMES[seat]} changed a group to ${groupName(tiles, tiles.filter((tile) => tile === JOKER).length)}`,
  declared: ({ seat, on, late, rival }, { thrown }) =>
    `${SEAT_NAMES[seat]} said mah jongg on ${on === 'own' ? 'an own tile' : thrown}${late === 'bothDeclared' && rival !== undefined ? `, and ${SEAT_NAMES[rival.seat]} on a pick at the same moment` : ''}`,
  reacted: ({ seat, did }) => `${SEAT_NAMES[seat]} ${did === 'showed' ? 'showed tiles' : 'threw the hand in'} on it`,
  verified: ({ seat, right }) => `${SEAT_NAMES[seat]}’s hand is ${right ? 'right' : 'wrong'}`,
  told: ({ facts }, { say }) =>
    Object.entries(facts)
      .map(([fact, value]) => say(fact, value))
      .join(' '),
  nameCorrected: () => 'The name was put right',
  calledDead: ({ caller, seat }) => `${name(caller)} said ${SEAT_NAMES[seat]}’s hand is dead`,
  settledCall: ({ caller, seat }) => `${SEAT_NAMES[caller]} and ${SEAT_NAMES[seat]} settled their call`,
  faultyExposure: seatDid('has a wrong group up'),
  exchangedJoker: swapped,
  wonBySwap: seatDid('won with an exchanged joker'),
  wallBroken: ({ seat, how }) => `${SEAT_NAMES[seat]} ${WALLS[how ?? ''] ?? 'broke the wall'}`,
  wrongWall: ({ seats, declarer, fault, pusher }) =>
    `${list(seats)} picked from ${wrongPlace(fault, pusher)}${declarer === undefined ? '' : `, and ${SEAT_NAMES[declarer]} said mah jongg`}`,
  outOfTurn: seatDid('acted out of turn'),
  wrongCount: ({ seats }) => `${list(seats)} ${seats.length > 1 ? 'have' : 'has'} a wrong number of tiles`,
  tilesSeen: seatDid('let tiles be seen'),
  threwIn: seatDid('threw the hand in'),
  won: ({ seat, on }, { thrown }) => `${SEAT_NAMES[seat]} won on ${on === 'own' ? 'an own tile' : thrown}`,
  foundWrong: seatDid('won with a hand that was wrong'),
  wallGame: () => 'The wall is used up',
  tableDecided: ({ deal }) => (deal === 'over' ? 'The table ended the deal' : 'The table decided to go on'),
  passed: seatDid('passed tiles'),
  passWrong: seatDid('passed wrongly'),
  passedBlind: seatDid('passed blind'),
  stopped: seatDid('stopped the Charleston'),
  setUpWrong: seatDid('had something wrong in the set-up'),
  complained: seatDid('is complained of'),
  announced: seatDid('announced a wrong value'),
  bet: ({ on }) => `The bettor bets on ${on === 'wallGame' ? 'a wall game' : SEAT_NAMES[on]}`,
  betRuled: ({ why }) => (why === 'spoke' ? 'The bettor spoke' : 'The bet was settled'),
  wallSet: () => 'The wall was set anew',
}

/** What was entered: "East discarded 5 Dot". `before` is the table as it was. */
export const sayEvent = (event: TableEvent, { discard }: Table, say: Around['say']): string => {
  const thrown = discard?.tile === undefined ? 'the discard' : `the ${tileName(discard.tile)}`
  const says = SAYS[event.type] as (event: TableEvent, around: Around) => string
  return says(event, { thrown, say })
}

const TIMES: { readonly [multiple: number]: string } = {
  0.5: 'half ',
  1: '',
  1.5: 'one and a half times ',
  2: 'twice ',
  3: 'three times ',
  4: 'four times ',
}

const basis = (of: string): string => {
  if (/^hand of [a-d]$/.test(of)) return `the value of ${SEAT_NAMES[of.slice(-1) as Seat]}’s hand`
  return of === 'winning hand' ? 'the value of the winning hand' : `the ${of}`
}

/** Who pays whom, and the figure where it is known. */
export const sayPayment = ({ from, to, multiple, of, amount, back }: Payment): string => {
  const what = amount === undefined ? `${TIMES[multiple] ?? `${multiple} times `}${basis(of)}` : String(amount)
  return `${SEAT_NAMES[from]} pays ${SEAT_NAMES[to]} ${back === true ? 'back ' : ''}${what}`
}

/** A step in words. */
export const sayStep = (court: Court, { event, before }: Step): string =>
  sayEvent(event, before, (fact, value) => clauseOf(court, fact, value).replace(/\.$/, ''))
