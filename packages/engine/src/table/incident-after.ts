/** What concerns conduct, the bettor, and the value that a winner announced. */
import type { Result } from '../base/result.ts'
import { failed } from '../base/result.ts'
import type { EventOf, Heard } from './incident.ts'
import { checked, incident, mustLive, mustSit, NOTHING, refuse, yesNo } from './incident.ts'
import type { Seat } from './seats.ts'
import { SEATS } from './seats.ts'
import type { Table } from './table.ts'
import { eventsOf, isLive, liveSeats } from './table.ts'

export const heardComplained = (table: Table, event: EventOf<'complained'>): Result<Heard> =>
  checked(
    [...mustSit(table, event.seat, 'seat'), ...(event.bypassed === undefined ? [] : mustLive(table, event.bypassed, 'bypassed'))],
    () =>
      incident(table, 'conduct', {
        actor: event.seat,
        told: { complaint: event.of },
        held: {
          complaintLate: yesNo(table.deal.state === 'over'),
          complaintSeat: isLive(table, event.seat) ? 'live' : 'dead',
        },
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

/** How a bet came out, as far as the deal tells. Nothing while it is under way. */
const outcomeOf = (table: Table, bet: Seat | 'wallGame'): BetCase | undefined => {
  const { deal } = table
  if (deal.state !== 'over') return undefined
  if (deal.winner !== undefined) return deal.winner === bet || deal.alsoWon === bet ? 'won' : 'lost'
  if (table.payments.some((payment) => payment.from === bet && payment.back !== true))
    return leftOneHand(table) ? 'chain' : 'error'
  return eventsOf(table).some(({ type }) => type === 'wallGame') ? 'wallGame' : undefined
}

type BetCase = NonNullable<EventOf<'betRuled'>['why']>

/** How a bet comes out only once the deal is over. */
const SETTLED: readonly BetCase[] = ['won', 'lost', 'wallGame', 'error', 'chain']

/** How a bet comes out only where somebody has won. */
const BY_A_WIN: readonly BetCase[] = ['won', 'lost']

const betProblem = (table: Table, { why }: EventOf<'betRuled'>, bet: Seat | 'wallGame'): Result<never> | undefined => {
  // A bet that speaking has called off is settled as such, however the deal came out.
  if (why === undefined || why === 'spoke') return undefined
  if (table.deal.state !== 'over')
    return refuse(
      'deal-under-way',
      'why',
      'The deal is still under way, so no bet on it is settled.',
      'Enter first how the deal ended, or say spoke.',
    )
  const held = outcomeOf(table, bet)
  if (held !== undefined)
    // Whoever bets on a wall game has won the bet with it.
    return why === held || (why === 'won' && bet === held)
      ? undefined
      : refuse('contradiction', 'why', `At this table the bet came out otherwise: ${held}.`, 'Leave why out; the table holds it.')
  if (table.deal.winner !== undefined || !BY_A_WIN.includes(why)) return undefined
  return refuse(
    'contradiction',
    'why',
    'Nobody has won this deal, so no bet on a seat was won or lost by a win.',
    'Say spoke, wallGame, error or chain, or enter the win first.',
  )
}

export const heardBetRuled = (table: Table, event: EventOf<'betRuled'>): Result<Heard> => {
  if (table.bet !== undefined && event.backed !== undefined && table.bet !== event.backed)
    return refuse(
      'contradiction',
      'backed',
      `At this table the bettor backs ${table.bet === 'wallGame' ? 'a wall game' : `seat ${table.bet}`}.`,
      'Leave backed out; the table holds it.',
    )
  const bet = table.bet ?? event.backed
  if (bet === undefined)
    return refuse('no-bet', 'backed', 'No bet was entered at this table.', 'Name the seat that the bettor backs, with backed.')
  const empty = bet === 'wallGame' ? [] : mustSit(table, bet, 'backed')
  if (empty.length > 0) return failed(...empty)
  const problem = betProblem(table, event, bet)
  if (problem !== undefined) return problem
  const { state, winner, alsoWon } = table.deal
  const betCase = event.why === 'spoke' ? 'spoke' : (outcomeOf(table, bet) ?? event.why)
  return incident(table, 'bet', {
    // The bettor sits out: whoever backs no seat speaks for none.
    actor: bet === 'wallGame' ? (SEATS.find((seat) => seat !== winner) ?? SEATS[0]) : bet,
    told: { betCase },
    held: { betSpoke: yesNo(table.betSpoke === true), betOn: bet === 'wallGame' ? 'wallGame' : 'seat' },
    who: {
      backed: [bet === 'wallGame' ? undefined : bet],
      winner: [betCase === 'lost' && alsoWon === undefined ? winner : undefined],
      dead: [],
    },
    open: ['betCase'],
    ruledOut: state !== 'over' ? { betCase: SETTLED } : winner === undefined ? { betCase: BY_A_WIN } : undefined,
  })
}
