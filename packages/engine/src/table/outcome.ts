/**
 * What a ruling means at the four seats: who is live, which exposures stand, which jokers are in reach, who pays whom,
 * who acts next. Payments stay symbolic; figures come in only when the values are given.
 */
import type { Decision, Effect } from '../decide/model.ts'
import type { Cast } from './cast.ts'
import type { Seat } from './seats.ts'
import { nextLive, SEATS } from './seats.ts'

export type SeatStatus = 'live' | 'dead' | 'won'

export interface SeatOutcome {
  readonly status: SeatStatus
  /** Kind of the exposures effect: what happens to groups that stood before. */
  readonly exposures: string
  /** Kind of the jokers effect: whether they can be exchanged. */
  readonly jokers: string
}

/** Card values in whole cents or points, as far as they are known. */
export interface Values {
  /** Value of the hand each seat was making or won with, by seat or by the part that the seat plays. */
  readonly hands?: { readonly [seatOrRole: string]: number }
  /** Lowest hand value printed on the card. */
  readonly lowest?: number
  /** Printed value of the winning hand. */
  readonly winning?: number
  /** The stake this table agreed on for a contested call. */
  readonly stake?: number
  /** The winning hand is jokerless and not from Singles and Pairs: ordinary payments double. */
  readonly jokerless?: boolean
  /** The same of hands that are paid by their own value: where two have won, each doubles for itself. */
  readonly jokerlessHands?: readonly Seat[]
}

/** What a table knows besides the cast: who is to act, where nobody sits, and whose hand is out or has won already. */
export interface Setting {
  readonly values?: Values
  /** The seat that is to act: a turn under way then has a seat. */
  readonly turn?: Seat
  /** Seats that nobody sits on, where fewer than four play. They neither pay nor are paid (VAR-07). */
  readonly empty?: readonly Seat[]
  /** Hands that were settled before: one that is out stays out, whatever is ruled on now. */
  readonly hands?: { readonly [seat in Seat]?: Exclude<SeatStatus, 'live'> }
}

export interface Payment {
  readonly from: Seat
  readonly to: Seat
  readonly multiple: number
  /** `hand of a`, `lowest on card`, `winning hand`, `contest stake`, `stake of this table`. */
  readonly of: string
  /** In the unit of the values given, when they are. */
  readonly amount?: number
  /** It returns a payment of this deal that was not due. */
  readonly back?: true
}

/** What one part pays to another, where the values are known: each giver to each receiver. */
export interface Figure {
  /** Parts. */
  readonly from: string
  readonly to: string
  readonly amount: number
}

export interface NextToAct {
  readonly kind: string
  readonly seat?: Seat
}

export interface Outcome {
  readonly seats: { readonly [seat in Seat]: SeatOutcome }
  readonly payments: readonly Payment[]
  readonly figures: readonly Figure[]
  readonly next: NextToAct
  readonly deal: string
  /** Roles that payments name and nobody fills. */
  readonly unfilled: readonly string[]
}

const effectsOf = (decisions: readonly Decision[], slot: string): readonly Effect[] => {
  const found: Effect[] = []
  for (const { effects } of decisions) for (const effect of effects) if (effect.slot === slot) found.push(effect)
  return found
}

const seatsOf = (cast: Cast, role: string | undefined): readonly Seat[] => (role === undefined ? [] : (cast[role] ?? []))

/** Kinds that say what a seat's hand is now, in whatever slot they stand. */
const STATUS_OF: { readonly [kind: string]: SeatStatus } = { dead: 'dead', deadBefore: 'dead', callerDead: 'dead', wins: 'won' }

const statuses = (decisions: readonly Decision[], cast: Cast, { hands }: Setting): Map<Seat, SeatStatus> => {
  const status = new Map<Seat, SeatStatus>(SEATS.map((seat) => [seat, hands?.[seat] ?? 'live']))
  for (const seat of seatsOf(cast, 'dead')) status.set(seat, 'dead')
  for (const decision of decisions)
    for (const effect of decision.effects) {
      const now = STATUS_OF[effect.kind]
      if (now !== undefined)
        for (const seat of seatsOf(cast, effect.role)) status.set(seat, hands?.[seat] === 'dead' ? 'dead' : now)
    }
  return status
}

/** What a piece effect, or an argument of another effect, says of one seat; seats that none names keep what they had. */
const pieceOf = (decisions: readonly Decision[], slot: string, cast: Cast, seat: Seat): string => {
  let beside: string | number | undefined
  for (const { effects } of decisions)
    for (const effect of effects) {
      const argument = effect.args?.[slot]
      if (effect.slot !== slot && (argument === undefined || beside !== undefined)) continue
      if (!seatsOf(cast, effect.role).includes(seat)) continue
      if (effect.slot === slot) return effect.kind
      beside = argument
    }
  return beside === undefined ? 'unchanged' : String(beside)
}

/** Seats for a role that follows from the outcome, or that the story names. */
const resolve = (
  role: string,
  cast: Cast,
  live: readonly Seat[],
  payee: readonly Seat[],
  payers: readonly Seat[],
): readonly Seat[] => {
  const told = cast[role]
  if (told !== undefined && told.length > 0) return told
  if (role === 'survivor') return live.length === 1 ? live : []
  if (role === 'intact') return live.filter((seat) => !payers.includes(seat))
  if (role === 'losers') return SEATS.filter((seat) => !payee.includes(seat))
  if (role === 'otherLosers') return SEATS.filter((seat) => !payee.includes(seat) && !payers.includes(seat))
  if (role === 'lastDeclarer' || role === 'firstDeclarer') return seatsOf(cast, 'actor')
  return []
}

/** What was told of the hand of a seat, under its own name or that of a part it plays. */
const handValue = (seat: Seat, cast: Cast, { hands = {} }: Values): number | undefined =>
  hands[seat] ??
  Object.entries(cast).flatMap(([role, seats]) => (seats.includes(seat) && hands[role] !== undefined ? [hands[role]] : []))[0]

/** What a hand costs a loser by its own value: a jokerless one counts double. */
export const worthOf = (seat: Seat, cast: Cast, values: Values): number | undefined => {
  const value = handValue(seat, cast, values)
  return value === undefined || values.jokerlessHands?.includes(seat) !== true ? value : 2 * value
}

const amountOf = (of: string, seat: Seat | undefined, cast: Cast, values: Values): number | undefined => {
  if (of.startsWith('hand of')) return seat === undefined ? undefined : worthOf(seat, cast, values)
  if (of === 'lowest on card') return values.lowest
  if (of === 'winning hand')
    return values.winning === undefined ? undefined : values.winning * (values.jokerless === true ? 2 : 1)
  if (of === 'stake of this table') return values.stake
  return undefined
}

/** Where nobody can say which hand it was, its value is the lowest figure that the ruling allows. */
const basisOf = (of: string, decisions: readonly Decision[]): string => {
  if (!of.startsWith('hand of')) return of
  const kind = effectsOf(decisions, 'value')[0]?.kind
  if (kind === 'lowestOnCard') return 'lowest on card'
  if (kind === 'lowestThatFits') return 'lowest value that fits the tiles shown'
  return of
}

const payments = (
  decisions: readonly Decision[],
  cast: Cast,
  live: readonly Seat[],
  { values = {}, empty = [] }: Setting,
): { list: Payment[]; figures: Figure[]; unfilled: string[] } => {
  const list: Payment[] = []
  const figures: Figure[] = []
  const unfilled: string[] = []
  const pays = effectsOf(decisions, 'payment').filter((effect) => effect.kind === 'pays')
  for (const effect of pays) {
    const { from = '', to = '', multiple = 1, of = '', figure } = effect.args ?? {}
    const others = pays.filter((other) => other !== effect).flatMap((other) => seatsOf(cast, String(other.args?.['from'] ?? '')))
    const receivers = resolve(String(to), cast, live, [], resolve(String(from), cast, live, [], []))
    const givers = resolve(String(from), cast, live, receivers, others)
    if (receivers.length === 0) unfilled.push(String(to))
    if (givers.length === 0) unfilled.push(String(from))
    const basis = basisOf(String(of), decisions)
    const owner = basis.startsWith('hand of ') ? resolve(basis.slice('hand of '.length), cast, live, [], [])[0] : undefined
    // The law says where a jokerless hand doubles; paying for the table is a flat multiple.
    const unit =
      typeof figure === 'number'
        ? figure
        : amountOf(
            basis,
            owner,
            cast,
            effect.args?.['jokerless'] === 'doubles' ? values : { ...values, jokerless: false, jokerlessHands: [] },
          )
    const amount = unit === undefined ? undefined : unit * Number(multiple)
    const due = givers.flatMap((giver) =>
      receivers.flatMap((receiver): readonly Payment[] =>
        empty.includes(giver) || empty.includes(receiver)
          ? []
          : [
              {
                from: giver,
                to: receiver,
                multiple: Number(multiple),
                of: owner === undefined ? basis : `hand of ${owner}`,
                ...(amount === undefined ? {} : { amount }),
              },
            ],
      ),
    )
    list.push(...due)
    if (amount !== undefined && due.length > 0) figures.push({ from: String(from), to: String(to), amount })
  }
  return { list, figures, unfilled }
}

const nextToAct = (
  decisions: readonly Decision[],
  cast: Cast,
  isLive: (seat: Seat) => boolean,
  turn: Seat | undefined,
): NextToAct => {
  const effect = effectsOf(decisions, 'next')[0]
  if (effect === undefined) return { kind: 'nobody' }
  const { kind } = effect
  const [named] = seatsOf(cast, effect.role)
  const rightOf = (seat: Seat | undefined): Seat | undefined => (seat === undefined ? undefined : nextLive(seat, isLive))
  const held = turn === undefined || isLive(turn) ? turn : rightOf(turn)
  let seat = named
  if (kind === 'turnUnderWay') seat = held
  else if (kind === 'rightOf' || kind === 'openToCalls') seat = rightOf(named)
  // Play may have gone on since that seat began.
  else if (kind === 'nextBegan') seat = turn !== undefined && turn !== named && isLive(turn) ? turn : rightOf(named)
  return seat === undefined ? { kind } : { kind, seat }
}

/** The cast with the parts that follow from the outcome: who is left, who else pays. */
export const withComputedParts = (decisions: readonly Decision[], cast: Cast, setting: Setting): Cast => {
  const status = statuses(decisions, cast, setting)
  const live = SEATS.filter((seat) => status.get(seat) !== 'dead')
  const computed: Record<string, readonly Seat[]> = { ...cast }
  for (const role of ['survivor', 'lastDeclarer', 'firstDeclarer']) {
    const seats = resolve(role, cast, live, [], [])
    if (seats.length > 0) computed[role] = seats
  }
  return computed
}

/** Reads the standing decisions for four seats. */
export const readOutcome = (decisions: readonly Decision[], cast: Cast, setting: Setting = {}): Outcome => {
  const status = statuses(decisions, cast, setting)
  const live = SEATS.filter((seat) => status.get(seat) !== 'dead')
  const { list, figures, unfilled } = payments(decisions, cast, live, setting)
  const seats = Object.fromEntries(
    SEATS.map((seat): [Seat, SeatOutcome] => [
      seat,
      {
        status: status.get(seat) ?? 'live',
        exposures: pieceOf(decisions, 'exposures', cast, seat),
        jokers: pieceOf(decisions, 'jokers', cast, seat),
      },
    ]),
  ) as { [seat in Seat]: SeatOutcome }
  return {
    seats,
    payments: list,
    figures,
    next: nextToAct(decisions, cast, (seat) => status.get(seat) === 'live', setting.turn),
    deal: effectsOf(decisions, 'deal')[0]?.kind ?? 'goesOn',
    unfilled,
  }
}
