/** What concerns conduct, the bettor, and the value that a winner announced. */
import type { Result } from '../base/result.ts'
import type { EventOf, Heard } from './incident.ts'
import { checked, incident, mustLive, NOTHING, refuse, yesNo } from './incident.ts'
import type { Seat } from './seats.ts'
import { SEATS } from './seats.ts'
import type { Table } from './table.ts'
import { liveSeats } from './table.ts'

export const heardComplained = (table: Table, event: EventOf<'complained'>): Result<Heard> =>
  checked(event.bypassed === undefined ? [] : mustLive(table, event.bypassed, 'bypassed'), () =>
    incident(table, 'conduct', {
      actor: event.seat,
      told: { complaint: event.of },
      who: { rival: [event.bypassed] },
      open: ['complaint'],
    }),
  )

export const heardAnnounced = (table: Table, event: EventOf<'announced'>): Result<Heard> => {
  if (table.deal.winner !== event.seat)
    return refuse('no-win', 'seat', `Seat ${event.seat} has not won this deal.`, 'Name the winner, once the win is entered.')
  return incident(table, 'announced', {
    actor: event.seat,
    told: {
      announced: event.as,
      payBegun: event.as === 'low' ? yesNo(event.payBegun) : undefined,
      tilesMixed: event.as === 'low' ? yesNo(event.tilesMixed) : undefined,
    },
    who: { dead: [] },
    open: ['announced', 'payBegun'],
  })
}

/** A bet is made before East's first discard (VAR-01). */
export const heardBet = (table: Table, event: EventOf<'bet'>): Result<Heard> => {
  if (table.begun)
    return refuse('play-begun', 'type', 'East has made the first discard; it is too late to bet.', 'Leave the bet out.')
  if (table.bet !== undefined) return refuse('bet-twice', 'on', 'The bettor has bet already.', 'Enter one bet.')
  return checked(event.on === 'wallGame' ? [] : mustLive(table, event.on, 'on'), () => NOTHING)
}

/** One error after another until one hand was left, which is no wall that a seat had to pay for. */
const leftOneHand = (table: Table): boolean => liveSeats(table).length === 1 && table.wall !== 'broken'

/** How a bet came out, as far as the deal tells. */
const outcomeOf = (table: Table, backed: Seat): 'won' | 'lost' | 'error' | 'chain' | undefined => {
  if (table.deal.state !== 'over') return undefined
  if (table.deal.winner === backed) return 'won'
  if (table.deal.winner !== undefined) return 'lost'
  if (!table.payments.some((payment) => payment.from === backed && payment.back !== true)) return undefined
  return leftOneHand(table) ? 'chain' : 'error'
}

export const heardBetRuled = (table: Table, event: EventOf<'betRuled'>): Result<Heard> => {
  const bet = table.bet === 'wallGame' ? undefined : table.bet
  if (bet !== undefined && event.backed !== undefined && bet !== event.backed)
    return refuse(
      'contradiction',
      'backed',
      `At this table the bettor backs seat ${bet}.`,
      'Leave backed out; the table holds it.',
    )
  if (table.bet === undefined && event.backed === undefined)
    return refuse('no-bet', 'backed', 'No bet was entered at this table.', 'Name the seat that the bettor backs, with backed.')
  const backed = event.backed ?? bet
  const held = backed === undefined ? undefined : outcomeOf(table, backed)
  // A bet that speaking has called off is settled as such, however the deal came out.
  const why = event.why ?? held
  const clash = held !== undefined && why !== 'spoke' && why !== held
  if (clash)
    return refuse(
      'contradiction',
      'why',
      `At this table the bet came out otherwise: ${held}.`,
      'Leave why out; the table holds it.',
    )
  if (table.deal.state === 'over' && table.deal.winner === undefined && (why === 'won' || why === 'lost'))
    return refuse(
      'contradiction',
      'why',
      'Nobody has won this deal, so no bet on a seat was won or lost by a win.',
      'Say spoke, error or chain, or enter the win first.',
    )
  return incident(table, 'bet', {
    actor: backed ?? table.deal.winner ?? SEATS[0],
    told: { betCase: why },
    held: { betSpoke: yesNo(table.betSpoke === true) },
    who: { backed: [backed], dead: [] },
    open: ['betCase'],
    // Where nobody has won, no bet on a seat was won or lost by a win.
    ruledOut: table.deal.winner === undefined ? { betCase: ['won', 'lost'] } : undefined,
  })
}
