/** A declaration before the law: a win, a mah jongg in error, or one that has to be checked first. */
import type { Problem } from '../base/problem.ts'
import type { Result } from '../base/result.ts'
import { ok } from '../base/result.ts'
import type { Reaction, Rival } from './event-parts.ts'
import type { Declared } from './events-play.ts'
import type { EventOf, Heard } from './incident.ts'
import { checked, discardProblems, handValue, incident, madeValue, mustLive, winValue, yesNo } from './incident.ts'
import { bothDeclared, claimant, hasCommitted, lateCall, nearerFirst, rightHandFirst } from './incident-claims.ts'
import { completionProblems, misnamedDeclaration } from './incident-misnamed.ts'
import { eastReady } from './incident-opening.ts'
import type { Seat } from './seats.ts'
import { seatsAfter } from './seats.ts'
import type { Table } from './table.ts'
import { deathsFact, dueSeat, isLive } from './table.ts'
import { isPlainJoker, jokerProblems, onPlainJoker, servesNobody } from './thrown-joker.ts'
import { JOKER } from './tiles.ts'

const OWN: readonly string[] = ['none', 'pick', 'some']
const CLAIM: readonly string[] = ['none', 'tile', 'slope', 'group', 'more']
const TOUCHED = ['none', 'one', 'two', 'three'] as const

const problem = (code: string, at: string, message: string, hint: string): Problem => ({
  code: `table/${code}`,
  at,
  message,
  hint,
})

const reactionProblems = (event: Declared): readonly Problem[] => {
  const reactions = event.reactions ?? []
  const problems: Problem[] = []
  reactions.forEach((reaction, index) => {
    const at = `reactions.${index}`
    if (reaction.seat === event.seat)
      problems.push(
        problem(
          'own-reaction',
          at,
          `Seat ${reaction.seat} cannot react to its own mah jongg.`,
          'What it showed belongs in shown.',
        ),
      )
    if (reaction.seat === event.rival?.seat)
      problems.push(
        problem(
          'rival-reaction',
          at,
          `Seat ${reaction.seat} is the second seat; what it shows is its own claim.`,
          'Leave this reaction out.',
        ),
      )
    if (reactions.findIndex((other) => other.seat === reaction.seat) < index)
      problems.push(problem('reaction-twice', at, `Seat ${reaction.seat} is told to have reacted twice.`, 'Name each seat once.'))
  })
  if (
    reactions.filter((reaction) => reaction.brokeWall === true).length +
      (event.wall === undefined || event.wall === 'disturbed' ? 0 : 1) >
    1
  )
    problems.push(
      problem(
        'wall-twice',
        'reactions',
        'The wall is told to have been broken twice.',
        'Name only the seat that broke it first.',
      ),
    )
  return problems
}

/** Whether a seat can have picked while another declared on the discard: it was due, and comes before that other. */
const mayPick = (table: Table, declarer: Seat, picker: Seat): boolean => {
  const due = table.turn?.stage === 'picked' ? table.turn.seat : dueSeat(table)
  if (due !== undefined && due !== picker) return false
  const by = table.discard?.by
  return by === undefined || nearerFirst(by, picker, declarer)[0] === picker
}

const rivalProblems = (table: Table, event: Declared): readonly Problem[] => {
  const { rival } = event
  if (event.late === 'bothDeclared' && rival?.wants !== 'win')
    return [
      problem(
        'missing-part',
        'rival',
        'The seat that declared on its own pick is not named.',
        'Name it as rival that wants: win, and say right.',
      ),
    ]
  if (rival === undefined) return []
  if (event.on === 'own')
    return [
      problem(
        'rival-own',
        'rival',
        'Nobody else can want a tile from the wall.',
        'Leave the second seat out, or say on: discard.',
      ),
    ]
  if (rival.seat === event.seat || rival.seat === table.discard?.by)
    return [
      problem('rival-seat', 'rival.seat', `Seat ${rival.seat} cannot be the second seat at this tile.`, 'Name another seat.'),
    ]
  if (event.late === 'bothDeclared' && !mayPick(table, event.seat, rival.seat))
    return [
      problem(
        'rival-no-pick',
        'rival.seat',
        `Seat ${rival.seat} was not to pick, so it cannot have declared on its own pick.`,
        'Name the seat that picked. Where both declared on the discard, leave late out.',
      ),
    ]
  if (table.discard?.outOfTurn === true)
    return [
      problem(
        'rival-out-of-turn',
        'rival',
        'The tile was thrown out of turn, so each claim to it is a question of its own.',
        'Leave the second seat out, and enter its declaration as the next event.',
      ),
    ]
  return mustLive(table, rival.seat, 'rival.seat')
}

/** Reactions of live hands, in order of play from the declarer: the order in which they happened does not matter. */
const liveReactions = (table: Table, event: Declared): readonly Reaction[] => {
  const order = seatsAfter(event.seat)
  // A hand that is out already cannot go out again; showing it changes nothing.
  return (event.reactions ?? [])
    .filter((reaction) => isLive(table, reaction.seat))
    .toSorted((one, other) => order.indexOf(one.seat) - order.indexOf(other.seat))
}

/** What became of the walls, and who broke one. */
const walls = (table: Table, event: Declared): { walls: string; breaker?: string; seat?: Seat } => {
  const thrower = (event.reactions ?? []).find((reaction) => reaction.brokeWall === true)
  if (thrower !== undefined)
    // The law knows a wall broken by a live hand thrown in; one broken by a seat that is out is left to the table.
    return isLive(table, thrower.seat)
      ? { walls: 'broken', breaker: 'thrower', seat: thrower.seat }
      : { walls: 'broken', breaker: 'slip' }
  if (event.wall === 'brokenByDeclarer') return { walls: 'broken', breaker: 'declarer', seat: event.seat }
  if (event.wall === 'brokenBySlip') return { walls: 'broken', breaker: 'slip' }
  if (event.wall === 'mixedIn') return { walls: 'broken', breaker: 'mixed' }
  return { walls: event.wall === 'disturbed' || table.wall === 'disturbed' ? 'disturbed' : 'stand' }
}

/** The claimed tile alone has been put on the rack. */
const joinsGroup = ({ shown }: Declared): boolean => shown === 'tile' || shown === 'slope'

/** A declared hand that does not match the card. */
const inError = (table: Table, event: Declared): Result<Heard> => {
  const touched = liveReactions(table, event).map((reaction) => reaction.seat)
  const wall = walls(table, event)
  const { rival } = event
  const onDiscard = event.on === 'discard'
  return incident(table, 'declaration', {
    actor: event.seat,
    told: {
      declaredOn: event.on,
      ...(onDiscard ? { shownClaim: event.shown, want: rival?.wants ?? 'none' } : { shownOwn: event.shown }),
      rivalRight: rival?.wants === 'win' ? yesNo(rival.right) : undefined,
      coDeclared: rival?.wants === 'win' ? yesNo(rival.coDeclared) : undefined,
      canShow: onDiscard && table.discard?.tile === JOKER && joinsGroup(event) ? 'no' : yesNo(event.canShow),
      inHand: yesNo(event.inHand),
      touched: TOUCHED[touched.length],
      mixed: touched.length === 0 ? undefined : yesNo(event.mixed),
      walls: wall.walls,
      breaker: wall.breaker,
      noticed: event.noticed,
      handKind: event.handKind,
      rivalKind: rival?.wants === 'win' && rival.right === false ? rival.handKind : undefined,
      handNamed: yesNo(event.handNamed),
    },
    who: {
      touched,
      breaker: [wall.seat],
      rival: [rival?.seat],
      discarder: [onDiscard ? table.discard?.by : undefined],
      // A declaration that fails is the latest one, whoever declared before.
      lastDeclarer: [event.seat],
    },
    open: onDiscard
      ? ['shownClaim', ...(rival?.wants === 'win' && rival.right === undefined ? ['rivalRight'] : [])]
      : ['shownOwn'],
    values: { ...handValue(event.seat, event.value), ...(rival?.right === true ? madeValue(rival) : {}) },
  })
}

const toCheck = (seat: Seat): Result<Heard> =>
  ok({ kind: 'check', seat, question: `Does the hand of seat ${seat} match the card?` })

/** A declared hand that matches the card: reactions to it cost nothing. */
const right = (table: Table, event: Declared): Result<Heard> =>
  incident(table, 'win', {
    actor: event.seat,
    told: { winFrom: event.on === 'own' ? 'self' : 'discard', jokerless: yesNo(event.jokerless) },
    who: { discarder: [event.on === 'discard' ? table.discard?.by : undefined] },
    values: winValue(event.value),
  })

/** The second seat is nearer in turn and nobody was bound before: its hand is checked first, whoever spoke first (CLAIM-07). */
const checkedAfter = (table: Table, event: Declared): Rival | undefined => {
  const { rival, seat } = event
  const by = table.discard?.by
  const nearer = rival?.wants === 'win' && by !== undefined && nearerFirst(by, seat, rival.seat)[0] === rival.seat
  return nearer && !hasCommitted(event) ? rival : undefined
}

/** The declaration of a nearer seat that is wrong, with the right hand of the farther one as the second claim. */
const nearerInError = (table: Table, event: Declared, nearer: Rival): Result<Heard> => {
  const { seat, value, jokerless, shown: _, handKind: __, canShow: ___, inHand: ____, ...rest } = event
  const { coDeclared, handKind } = nearer
  return inError(table, {
    ...rest,
    seat: nearer.seat,
    valid: false,
    ...(handKind === undefined ? {} : { handKind }),
    rival: {
      seat,
      wants: 'win',
      right: true,
      ...(coDeclared === undefined ? {} : { coDeclared }),
      ...(value === undefined ? {} : { value }),
      ...(jokerless === undefined ? {} : { jokerless }),
    },
  })
}

/** A right hand, and a second seat that wants the tile too or has it: which of them comes first is part of the ruling. */
const rightBefore = (table: Table, event: Declared): Result<Heard> => {
  const nearer = checkedAfter(table, event)
  if (nearer?.right === undefined && nearer !== undefined) return toCheck(nearer.seat)
  if (nearer?.right === false) return nearerInError(table, event, nearer)
  const other = event.rival ?? (event.on === 'discard' ? holderOf(table, event.seat) : undefined)
  return other === undefined ? right(table, event) : rightHandFirst(table, event.seat, other.seat, other.wants, event)
}

/** The seat that has called the tile for a group, or put it up, before another declared on it. */
const holderOf = (table: Table, declarer: Seat): Rival | undefined => {
  const seat = claimant(table)
  return seat === undefined || seat === declarer ? undefined : { seat, wants: 'group' }
}

/** The hand out by its own declaration that keeps the last discard until somebody wins with it. */
const keeper = (table: Table): Seat | undefined => {
  const lies = table.discard?.lies
  return lies?.at === 'rack' && lies.for === 'win' && table.seats[lies.seat].death?.cause === 'declared' ? lies.seat : undefined
}

type Claim = Pick<Declared, 'seat' | 'value' | 'jokerless'>

/** A right hand on a tile that a dead hand keeps: the second claim to the tile of the declaration that failed. */
const secondClaim = (table: Table, event: Claim, kept: Seat): Result<Heard> => {
  const { failed: first } = table.discard ?? {}
  // A hand that had reacted and was restored is a seat like any other again.
  const failed = first?.declarer === kept && !first.touched.includes(event.seat) ? first : undefined
  const touched = failed?.touched ?? []
  return incident(table, 'declaration', {
    actor: kept,
    told: {
      // Of a hand that came to the tile in another way only the end is known: it is out.
      ...(failed?.facts ?? { shownClaim: 'more', noticed: 'later' }),
      declaredOn: 'discard',
      want: 'win',
      rivalRight: 'yes',
      coDeclared: 'no',
    },
    held: { deaths: deathsFact(table, kept, ...touched) },
    who: {
      touched,
      dead: table.deaths.filter((seat) => seat !== kept && !touched.includes(seat)),
      rival: [event.seat],
      discarder: [table.discard?.by],
      lastDeclarer: [kept],
    },
    values: madeValue(event),
  })
}

/** A declaration on a tile that was thrown out of turn, to which nobody else reacted. */
const onOutOfTurn = (table: Table, event: Declared, lifted: 'wrong' | undefined): Result<Heard> =>
  incident(table, 'outOfTurn', {
    actor: table.discard?.by ?? event.seat,
    told: {
      outDid: 'threw',
      outClaim: 'win',
      outMatch: yesNo(event.valid),
      noJokers: event.valid === true ? yesNo(event.jokerless) : undefined,
      lifted,
    },
    who: { rival: [event.seat], due: [] },
    values: {
      ...(event.valid === true ? winValue(event.value) : {}),
      ...(event.valid !== true || lifted === 'wrong' ? handValue(event.seat, event.value) : {}),
    },
  })

/** A declaration on a discard after the next seat has acted is ruled on as a late call first. */
const declaredLate = (table: Table, event: Declared): boolean =>
  event.on === 'discard' && table.discard?.lies.at === 'gone' && table.discard.lies.late === true && event.late !== 'bothDeclared'

/** A seat that has touched the wall has chosen its pick; whether it can still have the discard is ruled on first (PICK-04). */
const pickedAlready = ({ discard, turn }: Table, { seat, on, late }: Declared): boolean =>
  on === 'discard' && late === undefined && turn?.stage === 'picked' && turn.seat === seat && discard?.lies.at === 'table'

/** Two that declare at the same moment are both in time, whether the pick was racked or not. */
const inTime = (table: Table): Table =>
  table.discard?.lies.at === 'gone' && table.discard.lies.late === true
    ? { ...table, discard: { ...table.discard, lies: { at: 'table' } } }
    : table

/** The event with the seat that had the tile before, where the table knows it. */
const withHolder = (table: Table, event: Declared): Declared => {
  if (isPlainJoker(table.discard)) return event
  const rival = event.rival === undefined && event.on === 'discard' ? holderOf(table, event.seat) : undefined
  return rival === undefined || rival.seat === table.discard?.by ? event : { ...event, rival }
}

/** Which of two tiles completes a hand tells whether one does. */
const withCheck = (event: Declared): Declared =>
  event.valid === undefined && event.completedBy !== undefined ? { ...event, valid: event.completedBy !== 'neither' } : event

/** `lifted`: the winner took up a wrong tile by a slip. */
export const heardDeclaration = (found: Table, told: Declared, lifted?: 'wrong'): Result<Heard> => {
  const joker = told.on === 'discard' && isPlainJoker(found.discard)
  const { table, event } = onPlainJoker(found, withCheck(withHolder(found, told)))
  const dead = mustLive(table, event.seat, 'seat')
  if (dead.length === 0 && declaredLate(table, event))
    return lateCall(table, {
      seat: event.seat,
      wants: 'win',
      next: event.late === 'together' ? 'together' : 'closed',
      heldUp: event.heldUp,
    })
  if (dead.length === 0 && pickedAlready(table, event)) return lateCall(table, { seat: event.seat, wants: 'win', next: 'picked' })
  const shown = event.on === 'own' ? OWN : CLAIM
  return checked(
    [
      ...mustLive(table, event.seat, 'seat'),
      ...(event.on === 'discard'
        ? discardProblems(event.late === 'bothDeclared' ? inTime(table) : table, event.seat, 'win')
        : []),
      ...(event.shown === undefined || shown.includes(event.shown)
        ? []
        : [
            problem(
              'shown',
              'shown',
              `${event.shown} cannot be shown on ${event.on === 'own' ? 'an own tile' : 'a discard'}.`,
              `Known here: ${shown.join(', ')}.`,
            ),
          ]),
      ...reactionProblems(event),
      ...(joker ? jokerProblems(table, told) : []),
      ...completionProblems(event),
      ...rivalProblems(table, event),
    ],
    () => {
      const by = table.discard?.by
      const alone = (event.reactions ?? []).length === 0 && event.wall === undefined
      // Hands thrown in on a wrong mah jongg are one question, whatever the tile was called or whenever it was thrown.
      const plain = event.on === 'own' || (!alone && event.valid === false)
      const outOfTurn = table.discard?.outOfTurn === true
      // Whether a tile was thrown in turn comes before its name: out of turn its seat pays for everybody either way.
      const misnamed = !plain && !joker && !outOfTurn && table.discard?.misnamed === true && event.rival?.wants !== 'group'
      if (misnamed && event.valid !== undefined) return misnamedDeclaration(table, event, event.valid, lifted)
      if (event.valid === undefined) return toCheck(event.seat)
      // Once the seat that threw out of turn is out, its own fault is settled and a wrong declaration is like any other.
      const offenderOut = by !== undefined && !isLive(table, by) && event.valid === false
      if (!plain && !offenderOut && outOfTurn) return onOutOfTurn(table, event, lifted)
      if (event.late === 'bothDeclared') return bothDeclared(table, event, event.valid)
      if (!event.valid) return inError(table, event)
      if (event.on === 'own' && !table.begun && table.east === event.seat) return eastReady(table, event)
      const kept = event.on === 'discard' ? keeper(table) : undefined
      return kept === undefined ? rightBefore(table, event) : secondClaim(table, event, kept)
    },
  )
}

export const heardWin = (table: Table, event: EventOf<'won'>): Result<Heard> => {
  const by = table.discard?.by
  const told = event.from
  const contradicted =
    event.on === 'discard' && told !== undefined && by !== undefined && told !== by
      ? [
          problem(
            'contradiction',
            'from',
            `Seat ${told} is told to have thrown the tile, but at this table seat ${by} discarded last.`,
            'Make the log and the win agree.',
          ),
        ]
      : []
  const needless =
    event.on === 'own' && told !== undefined
      ? [problem('contradiction', 'from', 'Nobody threw a tile from the wall.', 'Leave from out.')]
      : []
  const joker =
    event.on === 'discard' && isPlainJoker(table.discard)
      ? [servesNobody(table, 'on', 'Enter it as declared, with valid: false, or mend the tile of the discard.')]
      : []
  const discard =
    event.on === 'discard' && joker.length === 0 && (by !== undefined || told === undefined)
      ? discardProblems(table, event.seat, 'win')
      : []
  const own =
    told === event.seat
      ? [problem('own-discard', 'from', `Seat ${event.seat} cannot win on its own discard.`, 'Name the seat that threw it.')]
      : []
  return checked([...mustLive(table, event.seat, 'seat'), ...contradicted, ...needless, ...discard, ...own, ...joker], () => {
    const declared = event.on === 'discard' && (table.discard?.misnamed === true || table.discard?.outOfTurn === true)
    if (declared)
      return heardDeclaration(
        table,
        {
          type: 'declared',
          seat: event.seat,
          on: 'discard',
          valid: true,
          // Won without a word about the name: the tile itself completed the hand. A joker can only have done so by its name.
          ...(table.discard?.misnamed === true
            ? { completedBy: table.discard.tile === JOKER ? ('named' as const) : ('thrown' as const) }
            : {}),
          ...(event.jokerless === undefined ? {} : { jokerless: event.jokerless }),
          ...(event.value === undefined ? {} : { value: event.value }),
        },
        event.liftedWrong === true ? 'wrong' : undefined,
      )
    const kept = event.on === 'discard' && event.liftedWrong !== true ? keeper(table) : undefined
    if (kept !== undefined) return secondClaim(table, event, kept)
    return incident(table, 'win', {
      actor: event.seat,
      told: {
        winFrom: event.on === 'own' ? 'self' : 'discard',
        jokerless: yesNo(event.jokerless),
        lifted: event.liftedWrong === undefined ? undefined : event.liftedWrong ? 'wrong' : 'right',
      },
      who: { discarder: [event.on === 'discard' ? (by ?? told) : undefined] },
      // Where a wrong tile makes the mah jongg fail, it is the hand that counts and not the win.
      values: { ...winValue(event.value), ...(event.liftedWrong === true ? handValue(event.seat, event.value) : {}) },
    })
  })
}

/** The win of a hand that was out already when it declared: its mah jongg was in error. */
export const declaredDead = (table: Table, seat: Seat, on: 'own' | 'discard'): Result<Heard> =>
  incident(table, 'declaration', {
    actor: seat,
    told: { declaredOn: on, ...(on === 'own' ? { shownOwn: 'some' } : { shownClaim: 'more' }), noticed: 'later' },
    who: { discarder: [on === 'discard' ? table.discard?.by : undefined], lastDeclarer: [seat] },
  })

/** A result that was accepted and turns out wrong after the deal. */
export const heardFoundWrong = (table: Table, event: EventOf<'foundWrong'>): Result<Heard> => {
  const { winner, wonOn = 'own' } = table.deal
  if (winner !== event.seat)
    return {
      ok: false,
      problems: [
        problem(
          'no-win',
          'seat',
          `Seat ${event.seat} has not won this deal.`,
          'Name the winner, or enter a declaration while the deal is under way.',
        ),
      ],
    }
  return incident(table, 'declaration', {
    actor: event.seat,
    told: { declaredOn: wonOn, ...(wonOn === 'own' ? { shownOwn: 'some' } : { shownClaim: 'more' }), noticed: 'settled' },
    who: { discarder: [wonOn === 'discard' ? table.discard?.by : undefined] },
  })
}
