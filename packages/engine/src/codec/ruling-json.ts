/** The public JSON of a ruling, version 1, as schema/ruling.json describes it. */
import type { Citation, Standing } from '../rulings/law.ts'
import type { Change, Reading, RuleReference, Ruling, RulingEffect } from '../rulings/ruling.ts'
import type { Payment } from '../table/outcome.ts'
import type { Seat } from '../table/seats.ts'
import { SEATS } from '../table/seats.ts'

export interface EffectJson {
  readonly slot: string
  readonly kind: string
  readonly role?: string
  /** One entry for each seat concerned; absent where no seat is, or none can be named. */
  readonly seat?: Seat
  readonly says: string
  readonly because: string
  readonly citations: readonly RuleReference[]
}

export interface SeatJson {
  readonly status: 'live' | 'dead' | 'won'
  readonly exposures: string
  readonly jokers: string
  readonly says: string
}

export interface AlternativeJson {
  readonly option: string
  readonly value: string
  readonly current: string
  readonly title: string
  readonly says: string
  /** Slots that would come out otherwise. Empty: only together with another rule. */
  readonly changes: readonly string[]
  readonly headline?: string
}

export interface ReadingJson {
  readonly when: { readonly [id: string]: readonly string[] }
  readonly says: string
  readonly headline: string
  readonly deal: string
  readonly payments: readonly Payment[]
  readonly effects: readonly EffectJson[]
  readonly heldBy: readonly Citation[]
}

export interface RulingJson {
  readonly version: 1
  readonly outcome: Ruling['outcome']
  readonly ruleSet: string
  readonly edition: string
  readonly situation: string
  readonly headline: string
  readonly effects: readonly EffectJson[]
  readonly seats: { readonly [seat in Seat]: SeatJson }
  /** Whether the story named seats; otherwise they were given out. */
  readonly seatsNamed: boolean
  readonly payments: readonly Payment[]
  readonly next: { readonly kind: string; readonly seat?: Seat; readonly says: string }
  readonly deal: string
  readonly needs: Ruling['needs']
  readonly assumed: readonly {
    readonly fact: string
    readonly value: string
    readonly says: string
    readonly otherwise: readonly Change[]
  }[]
  readonly also: readonly string[]
  readonly alternatives: readonly AlternativeJson[]
  readonly readings: readonly ReadingJson[]
  readonly ifs: Ruling['ifs']
  /** Situations that often follow. */
  readonly follows: readonly string[]
  readonly standing: Standing
  /** Whether an instructor has reviewed it. */
  readonly reviewed: boolean
}

const effectJson = ({ seats, role, ...effect }: RulingEffect): readonly EffectJson[] => {
  const common: EffectJson = {
    slot: effect.slot,
    kind: effect.kind,
    ...(role === undefined ? {} : { role }),
    says: effect.says,
    because: effect.because,
    citations: effect.citations,
  }
  return seats.length === 0 ? [common] : seats.map((seat) => ({ ...common, seat }))
}

const readingJson = (reading: Reading): ReadingJson => ({
  when: reading.when,
  says: reading.says,
  headline: reading.headline,
  deal: reading.deal,
  payments: reading.payments,
  effects: reading.effects.flatMap(effectJson),
  heldBy: reading.heldBy,
})

const alternativesJson = (ruling: Ruling): readonly AlternativeJson[] =>
  ruling.alternatives.flatMap(({ option, title, current, otherwise }) =>
    otherwise.map(({ value, says, changes, headline }) => ({
      option,
      value,
      current,
      title,
      says,
      changes,
      ...(headline === undefined ? {} : { headline }),
    })),
  )

/** Who acts next, never without words: where no effect says it, it is still open. */
const nextJson = ({ next, effects }: Ruling): RulingJson['next'] =>
  effects.some((effect) => effect.slot === 'next') ? next : { kind: 'open', says: 'Who acts next is still to be ruled.' }

/** Writes a ruling as plain data for `JSON.stringify`. */
export const rulingToJson = (ruling: Ruling): RulingJson => ({
  version: 1,
  outcome: ruling.outcome,
  ruleSet: ruling.ruleSet,
  edition: ruling.edition,
  situation: ruling.situation,
  headline: ruling.headline,
  effects: ruling.effects.flatMap(effectJson),
  seats: Object.fromEntries(
    SEATS.map((seat) => {
      const { status, exposures, jokers, says } = ruling.seats[seat]
      return [seat, { status, exposures, jokers, says }]
    }),
  ) as { [seat in Seat]: SeatJson },
  seatsNamed: ruling.seatsNamed,
  payments: ruling.payments,
  next: nextJson(ruling),
  deal: ruling.deal,
  needs: ruling.needs,
  assumed: ruling.assumed,
  also: ruling.also,
  alternatives: alternativesJson(ruling),
  readings: ruling.readings.map(readingJson),
  ifs: ruling.ifs,
  follows: ruling.follows,
  standing: ruling.standing,
  reviewed: ruling.reviewedBy.length > 0,
})
