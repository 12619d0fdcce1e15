/**
 * What can be entered at the board, in words: each act begins with an event that says as little as possible, which the
 * engine takes or refuses, and may ask for a tile or a seat. Everything else the engine asks by itself. No rule is here.
 */
import type { Seat, Table, TableEvent } from 'mahjudge'
import { lawfulMoves } from 'mahjudge'
import { wallOptions, winsAfterWrongWall, wrongCounts, wrongWalls, wrongWallsOfTwo } from './board-faults.ts'
import type { Option } from './board-options.ts'
import { FAULT, others } from './board-options.ts'
import { groupName, JOKER, tileName } from './board-words.ts'
import { SEATS, SEAT_NAMES } from './seats.ts'

/** A question is not open, the deal is under way, and the hand is live. */
const isInPlay = (table: Table, seat: Seat): boolean =>
  table.pending === undefined && table.deal.state === 'underWay' && table.seats[seat].death === undefined

/** What an act asks before it is entered. */
export type Ask =
  | { readonly kind: 'options'; readonly question: string; readonly options: readonly Option[] }
  /** One tile; `named` is asked too where it got another name. */
  | { readonly kind: 'discard'; readonly question: string; readonly event: Extract<TableEvent, { type: 'discarded' }> }
  /** The tiles of a group. */
  | {
      readonly kind: 'group'
      readonly question: string
      readonly start: readonly string[]
      readonly event: (tiles: readonly string[] | undefined) => TableEvent
    }

/** The seat that is to act, where the rules of play say so: from whom a pick out of turn took the turn, that seat. */
export const dueSeat = (table: Table): Seat | undefined => {
  const robbed = table.turn?.insteadOf
  if (robbed !== undefined && isInPlay(table, robbed)) return robbed
  const move = lawfulMoves(table).find(({ does }) => ['pick', 'rack', 'discard', 'expose'].includes(does))
  return move !== undefined && 'seat' in move ? move.seat : undefined
}

/** An act before the engine was asked. */
export interface Draft {
  readonly id: string
  readonly label: string
  readonly event: TableEvent
  readonly ask?: Ask
}

/** One option is no question. */
const oneOf = (id: string, label: string, question: string, options: readonly Option[]): readonly Draft[] => {
  const [only] = options
  if (only === undefined) return []
  return options.length === 1
    ? [{ id, label, event: only.event }]
    : [{ id, label, event: only.event, ask: { kind: 'options', question, options } }]
}

/** An act of a seat while another is due: what the law asks of it then. */
const outOfTurn = (table: Table, seat: Seat): { readonly called?: 'ask' } => {
  const due = dueSeat(table)
  return due === undefined || due === seat ? {} : FAULT
}

const standing = (table: Table, seat: Seat): Table['seats'][Seat]['exposures'] =>
  table.seats[seat].exposures.filter(({ standing: now }) => now === 'up')

/** The discard as people at the table point at it. */
const thrown = ({ discard }: Table): string => {
  if (discard?.tile !== undefined) return `the ${tileName(discard.tile)}`
  return discard === undefined ? 'the discard' : `${SEAT_NAMES[discard.by]}’s discard`
}

const swaps = (table: Table, seat: Seat): readonly Option[] => {
  const shown = SEATS.flatMap((from) =>
    standing(table, from).flatMap(({ id, tiles, jokers }): readonly Option[] => {
      if (jokers === 0) return []
      const tile = tiles?.find((one) => one !== JOKER)
      return [
        {
          label: `${SEAT_NAMES[from]}: ${groupName(tiles, jokers)}`,
          event: { ...FAULT, type: 'exchangedJoker', seat, from, exposure: id, ...(tile === undefined ? {} : { tile }) },
          ...(tiles === undefined ? {} : { tiles }),
        },
      ]
    }),
  )
  const racks =
    shown.length > 0
      ? []
      : SEATS.map((from): Option => ({
          label: `${SEAT_NAMES[from]}’s rack`,
          event: { ...FAULT, type: 'exchangedJoker', seat, from },
        }))
  return [...shown, ...racks, { label: 'The discards', event: { ...FAULT, type: 'exchangedJoker', seat, from: 'discards' } }]
}

/** Each group with a joker, and when it was noticed that the tile given for one was wrong. */
const wrongSwaps = (table: Table, seat: Seat): readonly Option[] =>
  swaps(table, seat).flatMap(({ label, event, tiles }): readonly Option[] => {
    if (event.type !== 'exchangedJoker' || event.from === 'discards') return []
    return (['before', 'after'] as const).map((wrongTile) => ({
      label: `${label}. Noticed ${wrongTile === 'before' ? 'before' : 'after'} the next discard`,
      event: { ...withoutTile(event), wrongTile },
      ...(tiles === undefined ? {} : { tiles }),
    }))
  })

/** The tile that was given is not the one the group shows. */
const withoutTile = ({ tile: _tile, ...event }: Extract<TableEvent, { type: 'exchangedJoker' }>): typeof event => event

const groups = (table: Table, seat: Seat): readonly Option[] => {
  const shown = standing(table, seat).map(({ id, tiles, jokers }): Option => ({
    label: groupName(tiles, jokers),
    event: { ...FAULT, type: 'faultyExposure', seat, exposure: id },
    ...(tiles === undefined ? {} : { tiles }),
  }))
  return shown.length > 0 ? shown : [{ label: 'A group', event: { ...FAULT, type: 'faultyExposure', seat } }]
}

const on = (table: Table, make: (on: 'own' | 'discard') => TableEvent): readonly Option[] => [
  {
    label: capital(thrown(table)),
    event: make('discard'),
    ...(table.discard?.tile === undefined ? {} : { tiles: [table.discard.tile] }),
  },
  { label: 'A tile of its own', event: make('own') },
]

/** Beside a declaration that waits to be checked: on the discard beside one on a pick, or on a pick beside one on the discard. */
const atOnce = ({ pending, discard, ...rest }: Table, seat: Seat): readonly Draft[] => {
  const first = pending?.event
  if (first?.type !== 'declared' || discard === undefined) return []
  const [caller, picker] = first.on === 'own' ? [seat, first.seat] : [first.seat, seat]
  return [
    {
      id: 'atOnce',
      label: `Said mah jongg on ${first.on === 'own' ? thrown({ ...rest, discard }) : 'a pick'} at the same moment`,
      event: { type: 'declared', seat: caller, on: 'discard', late: 'bothDeclared', rival: { seat: picker, wants: 'win' } },
    },
  ]
}

const capital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1)

/** Acts that people look for first, in their fixed order. */
export const usual = (table: Table, seat: Seat): readonly Draft[] => [
  { id: 'picked', label: 'Picked a tile', event: { ...outOfTurn(table, seat), type: 'picked', seat } },
  { id: 'racked', label: 'Racked it', event: { type: 'racked', seat } },
  {
    id: 'discarded',
    label: 'Discarded',
    event: { type: 'discarded', seat },
    ask: {
      kind: 'discard',
      question: `What did ${SEAT_NAMES[seat]} discard?`,
      event: { ...outOfTurn(table, seat), type: 'discarded', seat },
    },
  },
  { id: 'called', label: `Called ${thrown(table)}`, event: { type: 'called', seat } },
  {
    id: 'exposed',
    label: 'Put up a group',
    event: { type: 'exposed', seat },
    ask: {
      kind: 'group',
      question: `What did ${SEAT_NAMES[seat]} put up?`,
      start:
        table.discard?.tile === undefined || table.discard.by === seat || table.discard.lies.at === 'gone'
          ? []
          : [table.discard.tile],
      event: (tiles) => (tiles === undefined ? { type: 'exposed', seat } : { type: 'exposed', seat, tiles }),
    },
  },
  ...oneOf(
    'declared',
    'Said mah jongg',
    `What did ${SEAT_NAMES[seat]} say it on?`,
    on(table, (which) => ({ type: 'declared', seat, on: which })),
  ),
  ...atOnce(table, seat),
  { id: 'showed', label: 'Showed tiles', event: { type: 'reacted', seat, did: 'showed' } },
  { id: 'threw', label: 'Threw the hand in', event: { type: 'reacted', seat, did: 'threwIn' } },
  ...oneOf('swap', 'Took a joker', `Where did ${SEAT_NAMES[seat]} take it from?`, swaps(table, seat)),
  { id: 'withdrew', label: 'Took the call back', event: { ...FAULT, type: 'withdrew', seat } },
  ...oneOf(
    'dead',
    'Said a hand is dead',
    'Whose hand?',
    others(seat).map((one) => ({ label: SEAT_NAMES[one], event: { type: 'calledDead', caller: seat, seat: one } })),
  ),
  ...oneOf('wasDead', 'Was called dead', 'Who said so?', [
    ...others(seat).map((caller): Option => ({ label: SEAT_NAMES[caller], event: { type: 'calledDead', caller, seat } })),
    { label: 'An onlooker', event: { type: 'calledDead', caller: 'onlooker', seat } },
  ]),
  { id: 'threwIn', label: 'Threw the hand in', event: { type: 'threwIn', seat } },
  { id: 'foundWrong', label: 'The hand was wrong after all', event: { type: 'foundWrong', seat } },
  { id: 'announced', label: 'Named a wrong value', event: { type: 'announced', seat } },
]

/** What seldom happens, by what it is about. */
export const RARE: readonly { readonly title: string; readonly drafts: (table: Table, seat: Seat) => readonly Draft[] }[] = [
  {
    title: 'Tiles and turns',
    drafts: (_, seat) => [
      { id: 'count', label: 'Too many or too few tiles', event: { ...FAULT, type: 'wrongCount', seats: [seat] } },
      ...oneOf('counts', 'More hands have a wrong count', 'Whose hands too?', wrongCounts(seat)),
      { id: 'slipped', label: 'Forgot to pick or throw', event: { ...FAULT, type: 'slipped', seat } },
      ...oneOf('wrongWall', 'Picked from a wrong place', 'What was wrong with it?', wrongWalls(seat)),
      ...oneOf('wrongWalls', 'Two racked from a wrong place', 'Who racked too, and what was wrong?', wrongWallsOfTwo(seat)),
      ...oneOf('wonWrongWall', 'Won after a wrong pick', 'Who had picked, and what was wrong?', winsAfterWrongWall(seat)),
      { id: 'outOfTurn', label: 'Acted out of turn', event: { ...FAULT, type: 'outOfTurn', seat } },
      ...oneOf('skipped', 'Acted in another’s place', 'Who was passed over?', [
        ...others(seat).map((over): Option => ({ label: SEAT_NAMES[over], event: { ...FAULT, type: 'skipped', seat, over } })),
        { label: 'We don’t know', event: { ...FAULT, type: 'skipped', seat } },
      ]),
      { id: 'seen', label: 'Let tiles be seen', event: { type: 'tilesSeen', seat } },
      ...oneOf('wall', 'Broke the wall', 'How?', wallOptions(seat)),
    ],
  },
  {
    title: 'Calls, groups and wins',
    drafts: (table, seat) => [
      { id: 'wrongGroup', label: 'A group is wrong', event: { ...FAULT, type: 'faultyExposure', seat }, ...faults(table, seat) },
      { id: 'shownAlone', label: 'Tiles came up, no call', event: { ...FAULT, type: 'shownAlone', seat } },
      { id: 'calledWrongly', label: 'Called what can’t be called', event: { ...FAULT, type: 'calledWrongly', seat } },
      { id: 'pause', label: 'Asked for a pause', event: { type: 'askedPause', seat } },
      { id: 'wantedBack', label: 'Wants the discard back', event: { type: 'wantedBack', seat } },
      ...oneOf(
        'won',
        'Won, hand checked',
        'On what?',
        on(table, (which) => ({ type: 'won', seat, on: which })),
      ),
      { id: 'wonBySwap', label: 'Won with a joker taken', event: { type: 'wonBySwap', seat } },
      ...oneOf(
        'wrongSwap',
        'Took a joker for a wrong tile',
        'Where was it taken, and when was that noticed?',
        wrongSwaps(table, seat),
      ),
    ],
  },
  {
    title: 'Charleston, set-up, manners',
    drafts: (_, seat) => [
      { id: 'passed', label: 'Passed tiles', event: { type: 'passed', seat } },
      { id: 'passWrong', label: 'Passed wrongly', event: { type: 'passWrong', seat } },
      { id: 'passedBlind', label: 'Passed blind', event: { type: 'passedBlind', seat } },
      { id: 'stopped', label: 'Stopped the Charleston', event: { type: 'stopped', seat } },
      { id: 'setUp', label: 'Set-up was wrong', event: { ...FAULT, type: 'setUpWrong', seat } },
      { id: 'complained', label: 'Said or did what upsets', event: { type: 'complained', seat } },
    ],
  },
]

const faults = (table: Table, seat: Seat): { readonly ask?: Ask } => {
  const options = groups(table, seat)
  return options.length > 1 ? { ask: { kind: 'options', question: 'Which group?', options } } : {}
}

/** What happens in the middle: to the discard, the wall, or all of them. */
export const middle = (table: Table): readonly Draft[] => {
  const { discard } = table
  const isNew = table.log === undefined
  const due = dueSeat(table)
  return [
    ...(due === undefined ? SEATS : [due]).map((seat): Draft => ({
      id: `discarded ${seat}`,
      label: `${SEAT_NAMES[seat]} discarded`,
      event: { type: 'discarded', seat },
      ask: { kind: 'discard', question: `What did ${SEAT_NAMES[seat]} discard?`, event: { type: 'discarded', seat } },
    })),
    { id: 'nameCorrected', label: 'The name was put right', event: { type: 'nameCorrected' } },
    ...oneOf(
      'wall',
      'A wall came down',
      'Who broke it?',
      SEATS.map((seat) => ({ label: SEAT_NAMES[seat], event: { type: 'wallBroken', seat } })),
    ),
    ...(discard === undefined
      ? []
      : [{ id: 'back', label: 'It is wanted back', event: { type: 'wantedBack', seat: discard.by } } satisfies Draft]),
    { id: 'wallGame', label: 'The wall is used up', event: { type: 'wallGame' } },
    ...table.contests.flatMap(({ caller, seat, settled }): readonly Draft[] =>
      settled
        ? []
        : [
            {
              id: `settle ${caller}${seat}`,
              label: `Settle: is ${SEAT_NAMES[seat]} dead?`,
              event: { type: 'settledCall', caller, seat },
            },
          ],
    ),
    // A dispute that was told with the fault names no caller.
    ...(table.disputed ?? []).flatMap((seat) =>
      oneOf(
        `settle ${seat}`,
        `Settle: is ${SEAT_NAMES[seat]} dead?`,
        'Who called the hand dead?',
        others(seat).map((caller) => ({ label: SEAT_NAMES[caller], event: { type: 'settledCall', caller, seat } })),
      ),
    ),
    ...(isNew
      ? [
          {
            id: 'deal',
            label: 'The deal begins here',
            event: { type: 'start', table: { east: 'a', begun: false } },
          } satisfies Draft,
          ...oneOf(
            'three',
            'Three at the table',
            'Which seat is empty?',
            SEATS.map((seat) => ({ label: SEAT_NAMES[seat], event: { type: 'start', table: { empty: [seat] } } })),
          ),
        ]
      : []),
    ...oneOf('bet', 'The bettor bets', 'On what?', [
      ...SEATS.map((seat): Option => ({ label: SEAT_NAMES[seat], event: { type: 'bet', on: seat } })),
      { label: 'A wall game', event: { type: 'bet', on: 'wallGame' } },
    ]),
    table.deal.state === 'over'
      ? { id: 'betRuled', label: 'Settle the bet', event: { type: 'betRuled' } }
      : { id: 'betSpoke', label: 'The bettor spoke', event: { type: 'betRuled', why: 'spoke' } },
  ]
}

/** What may have happened to one group: its owner changed it, a joker went, it is wrong. */
export const groupDrafts = (table: Table, seat: Seat, exposure: string): readonly Draft[] => {
  const group = table.seats[seat].exposures.find(({ id }) => id === exposure)
  if (group === undefined) return []
  const { tiles, jokers } = group
  const tile = tiles?.find((one) => one !== JOKER)
  const swap = (by: Seat): TableEvent => ({
    ...FAULT,
    type: 'exchangedJoker',
    seat: by,
    from: seat,
    exposure,
    ...(tile === undefined ? {} : { tile }),
  })
  return [
    ...(jokers === 0
      ? []
      : oneOf(
          'swap',
          'A joker was taken',
          'Who took it?',
          SEATS.map((by) => ({ label: SEAT_NAMES[by], event: swap(by) })),
        )),
    {
      id: 'adjusted',
      label: `${SEAT_NAMES[seat]} changed it`,
      event: { type: 'adjusted', seat, exposure, tiles: tiles ?? [] },
      ask: {
        kind: 'group',
        question: 'What is it now?',
        start: tiles ?? [],
        event: (now) => ({ type: 'adjusted', seat, exposure, tiles: now ?? [] }),
      },
    },
    { id: 'wrongGroup', label: 'It is wrong', event: { ...FAULT, type: 'faultyExposure', seat, exposure } },
  ]
}
