/** A misnamed discard before the law: nobody called it, a seat called it for a group, or one or two declared on it. */
import type { Problem } from '../base/problem.ts'
import type { Result } from '../base/result.ts'
import type { Rival } from './event-parts.ts'
import type { Declared } from './events-play.ts'
import type { EventOf, Heard, RuledOut } from './incident.ts'
import { checked, discardProblems, handValue, incident, mustLive, madeValue, refuse, yesNo } from './incident.ts'
import { deadForWord } from './incident-bound.ts'
import type { Values } from './outcome.ts'
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
    readonly values?: Values
    readonly rivalValues?: Values
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
    ...(rest.rivalValues === undefined ? {} : { rivalValues: rest.rivalValues }),
  })
}

/** A hand that is told to be right, and to be completed by no tile, or together with a pick by a joker that was thrown. */
export const completionProblems = (table: Table, { valid, completedBy, late, rival }: Declared): readonly Problem[] => {
  const { discard } = table
  if (discard?.tile === JOKER && discard.misnamed && rival?.wants === 'win' && late !== 'bothDeclared')
    return [servesNobody(table, 'rival', 'Leave the second seat out, and enter its declaration as the next event.')]
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

/** What the law calls it when of two hands, on the tile and on its name, each is right or wrong. */
const RIGHT_HANDS: readonly (readonly [string, boolean, boolean])[] = [
  ['thrown', true, false],
  ['named', false, true],
  ['both', true, true],
  ['neither', false, false],
]

/** What is told of hands that were only attempted. */
const attempted = (hands: readonly Rival[]): Values =>
  hands.reduce<Values>((all, { seat, value }) => ({ hands: { ...all.hands, ...handValue(seat, value).hands } }), {})

/** A declaration on a misnamed discard that was checked, perhaps against a second one on the other tile. */
export const misnamedDeclaration = (
  table: Table,
  event: Declared,
  valid: boolean,
  lifted: 'wrong' | undefined,
): Result<Heard> => {
  const { rival, completedBy } = event
  if (rival === undefined) {
    const values = {
      ...(valid ? madeValue(event) : {}),
      ...(!valid || lifted === 'wrong' ? handValue(event.seat, event.value) : {}),
    }
    const noJokers = yesNo(event.jokerless)
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
  const own: Rival = { ...event, wants: 'win', right: valid }
  const [first, second] = onName ? [rival, own] : [own, rival]
  const left = RIGHT_HANDS.filter(([, one, other]) => (first.right ?? one) === one && (second.right ?? other) === other)
  const rightHand = left.length === 1 ? left[0]?.[0] : undefined
  return misnaming(
    table,
    first.seat,
    {
      misClaim: 'both',
      rightHand,
      handKind: first.handKind,
      rivalKind: second.right === false ? second.handKind : undefined,
      noJokers: second.right === true ? yesNo(second.jokerless) : undefined,
    },
    {
      rival: second.seat,
      open: ['rightHand'],
      ruledOut: { rightHand: RIGHT_HANDS.filter((row) => !left.includes(row)).map(([value]) => value) },
      held: { noJokers: jokerlessByGroups(table, second.seat) },
      values: {
        ...(first.right === true ? madeValue(first) : {}),
        ...attempted([first, second].filter((one) => one.right === false)),
      },
      ...(second.right === true ? { rivalValues: madeValue(second) } : {}),
    },
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
            called: event.dead,
          },
      { open: ['commit'] },
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
