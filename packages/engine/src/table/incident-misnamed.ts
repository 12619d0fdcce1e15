/** A misnamed discard before the law: nobody called it, a seat called it for a group, or one or two declared on it. */
import type { Problem } from '../base/problem.ts'
import type { Result } from '../base/result.ts'
import type { Declared } from './events-play.ts'
import type { EventOf, Heard, RuledOut } from './incident.ts'
import { checked, discardProblems, handValue, incident, mustLive, madeValue, refuse, yesNo } from './incident.ts'
import { deadForWord } from './incident-bound.ts'
import type { Seat } from './seats.ts'
import { rightOf } from './seats.ts'
import type { Table } from './table.ts'
import { jokerlessByGroups, liveSeats } from './table.ts'
import { servesNobody } from './thrown-joker.ts'
import { JOKER } from './tiles.ts'

interface Misnaming {
  readonly jokerThrown: string
  readonly jokerName?: string
}

/** What the discard itself tells: whether it was a joker, and under which name. */
const thrown = (table: Table): Misnaming => {
  const { discard } = table
  if (discard?.tile !== JOKER) return { jokerThrown: 'no' }
  return { jokerThrown: 'yes', jokerName: discard.jokerNamedLegally === true ? 'legal' : 'other' }
}

const misnaming = (
  table: Table,
  actor: Seat,
  told: { readonly [fact: string]: string | undefined },
  rest: {
    readonly rival?: Seat
    readonly open?: readonly string[]
    readonly ruledOut?: RuledOut
    readonly held?: { readonly [fact: string]: string | undefined }
    readonly values?: Parameters<typeof incident>[2]['values']
  } = {},
): Result<Heard> => {
  const facts = thrown(table)
  return incident(table, 'misnaming', {
    actor,
    told: { ...facts, ...told },
    who: { discarder: [table.discard?.by], rival: [rest.rival] },
    open: [...(facts.jokerThrown === 'yes' ? ['jokerName'] : []), ...(rest.open ?? [])],
    ruledOut: rest.ruledOut,
    ...(rest.held === undefined ? {} : { held: rest.held }),
    ...(rest.values === undefined ? {} : { values: rest.values }),
  })
}

/** A hand that is told to be right, and to be completed by no tile, or together with a pick by a joker that was thrown. */
export const completionProblems = (table: Table, { valid, completedBy, late }: Declared): readonly Problem[] => {
  if (valid !== true) return []
  if (completedBy === 'thrown' && late === 'bothDeclared' && table.discard?.tile === JOKER)
    return [servesNobody(table, 'completedBy', 'Say named, or valid: false.')]
  if (completedBy !== 'neither') return []
  return [
    {
      code: 'table/contradiction',
      at: 'completedBy',
      message: 'A right hand is completed by one of the two tiles.',
      hint: 'Say named or thrown, or valid: false.',
    },
  ]
}

/** A declaration on a misnamed discard that was checked, perhaps against a second one on the other tile. */
export const misnamedDeclaration = (
  table: Table,
  event: Declared,
  valid: boolean,
  lifted: 'wrong' | undefined,
): Result<Heard> => {
  const { rival, completedBy } = event
  const values = {
    ...(valid ? madeValue(event) : {}),
    ...(!valid || lifted === 'wrong' ? handValue(event.seat, event.value) : {}),
    ...(valid !== true && rival?.right === true ? madeValue(rival) : {}),
  }
  const noJokers = yesNo(event.jokerless)
  if (rival === undefined) {
    // Nobody can have a joker that was thrown, so it is the name that a right hand was completed by.
    const only = valid === true && thrown(table).jokerThrown === 'yes' ? 'named' : undefined
    const basis = valid === false ? 'neither' : (completedBy ?? only)
    return misnaming(
      table,
      event.seat,
      { misClaim: 'win', basis, noJokers: basis === 'named' ? noJokers : undefined, handKind: event.handKind, lifted },
      {
        open: ['basis'],
        held: { noJokers: jokerlessByGroups(table, event.seat) },
        values,
        ...(valid === true ? { ruledOut: { basis: ['neither'] } } : {}),
      },
    )
  }
  // The law's first seat declared on the tile that was thrown, its second on the name.
  const onName = completedBy === 'named'
  const [first, firstRight, second, secondRight] = onName
    ? [rival.seat, rival.right, event.seat, valid]
    : [event.seat, valid, rival.seat, rival.right]
  const rightHand =
    firstRight === true
      ? 'thrown'
      : firstRight === undefined || secondRight === undefined
        ? undefined
        : secondRight
          ? 'named'
          : 'neither'
  return misnaming(
    table,
    first,
    {
      misClaim: 'both',
      rightHand,
      handKind: onName ? rival.handKind : event.handKind,
      rivalKind: rightHand === 'named' ? undefined : onName ? event.handKind : rival.handKind,
      noJokers: rightHand === 'named' ? yesNo(onName ? event.jokerless : rival.jokerless) : undefined,
    },
    { rival: second, open: ['rightHand'], held: { noJokers: jokerlessByGroups(table, second) }, values },
  )
}

/** A call of a misnamed discard for a group. */
export const misnamedCall = (table: Table, event: EventOf<'called'>): Result<Heard> =>
  checked([...mustLive(table, event.seat, 'seat'), ...discardProblems(table, event.seat, 'group'), ...deadForWord(event)], () => {
    const { jokerName, jokerThrown } = thrown(table)
    const legal = jokerName === 'legal'
    const spoken = jokerThrown === 'no' && event.did === 'spoken'
    return misnaming(
      table,
      event.seat,
      legal
        ? {}
        : {
            misClaim: 'group',
            commit: event.did,
            canShow: spoken || jokerThrown === 'yes' ? undefined : yesNo(event.canShow),
            inHand: spoken ? yesNo(event.inHand) : undefined,
          },
      // Nobody has called the hand dead unless it is said; where nothing was put up, there is nothing to call.
      { open: ['commit'], held: { called: event.dead ?? 'no' } },
    )
  })

/** The wrong name came to light and nobody had called the tile. */
export const heardNameCorrected = (table: Table): Result<Heard> => {
  const { discard } = table
  if (discard === undefined || !discard.misnamed)
    return refuse(
      'not-misnamed',
      'type',
      'No discard with a wrong name lies at this table.',
      'Say misnamed: true with the discard, or leave the event out.',
    )
  const facts = thrown(table)
  const bare = facts.jokerName === 'legal' ? {} : { misClaim: 'none' }
  const shut = facts.jokerThrown === 'no' ? { windowShut: yesNo(discard.lies.at === 'gone') } : {}
  // Nobody claimed anything; some seat has to stand for the one that could have.
  return misnaming(table, liveSeats(table).find((seat) => seat !== discard.by) ?? rightOf(discard.by), { ...bare, ...shut })
}
