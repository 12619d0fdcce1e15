/** A win that is told as such, one of a hand that was out already, and one that turns out wrong. */
import type { Result } from '../base/result.ts'
import { problem } from './declaration-problems.ts'
import type { EventOf, Heard } from './incident.ts'
import { checked, discardProblems, handValue, incident, jokerlessProblems, mustLive, winValue, yesNo } from './incident.ts'
import { heardDeclaration } from './incident-declared.ts'
import { keeper, secondClaim } from './second-claim.ts'
import type { Seat } from './seats.ts'
import type { Table } from './table.ts'
import { jokerlessByGroups } from './table.ts'
import { isPlainJoker, servesNobody } from './thrown-joker.ts'
import { JOKER } from './tiles.ts'

/** A win before the law: of a tile of the wall, of the last discard, or of one that a dead hand keeps (MJ-01, SCORE-01). */
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
  const jokers = jokerlessProblems(table, event.seat, event.jokerless)
  const live = mustLive(table, event.seat, 'seat')
  return checked([...live, ...contradicted, ...needless, ...discard, ...own, ...joker, ...jokers], () => {
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
      held: { jokerless: jokerlessByGroups(table, event.seat) },
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
