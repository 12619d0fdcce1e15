/** The answer to a story, as data: every sentence a screen or a terminal shows is in here, with what it rests on. */
import type { Payment, NextToAct, SeatOutcome } from '../table/outcome.ts'
import type { Seat } from '../table/seats.ts'
import type { Citation, Standing } from './law.ts'

/** A rule that carries an effect, with where it is written. */
export interface RuleReference {
  readonly rule: string
  readonly title: string
  readonly standing: Standing
  readonly sources: readonly Citation[]
}

export interface RulingEffect {
  readonly slot: string
  readonly kind: string
  /** The part concerned, and the seats that play it. */
  readonly role?: string
  readonly seats: readonly Seat[]
  readonly says: string
  readonly because: string
  readonly citations: readonly RuleReference[]
}

/** A question that can still change the ruling. */
export interface Question {
  readonly fact: string
  readonly question: string
  readonly answers: readonly { readonly value: string; readonly label: string }[]
}

/** What another answer or rule would make of the same story. */
export interface Change {
  readonly value: string
  readonly says: string
  /** Slots that would come out differently. Empty when it matters only together with another rule. */
  readonly changes: readonly string[]
  readonly headline?: string
}

export interface Assumption {
  readonly fact: string
  readonly value: string
  readonly says: string
  readonly otherwise: readonly Change[]
}

export interface Alternative {
  readonly option: string
  readonly title: string
  /** The value this ruling uses. */
  readonly current: string
  readonly otherwise: readonly Change[]
}

export interface RulingSeat extends SeatOutcome {
  readonly says: string
}

/** One reading of a contested point, or one branch of a fact that nobody knows. */
export interface Reading {
  /** The values that lead here: option or fact -> value. */
  readonly when: { readonly [id: string]: readonly string[] }
  readonly says: string
  readonly headline: string
  readonly payments: readonly Payment[]
  /** The payments whose values are known, in sentences with figures. */
  readonly figures: readonly string[]
  readonly deal: string
  readonly effects: readonly RulingEffect[]
  /** Who holds it, for a reading of a contested rule. */
  readonly heldBy: readonly Citation[]
}

export interface RulingBody {
  readonly headline: string
  readonly effects: readonly RulingEffect[]
  readonly seats: { readonly [seat in Seat]: RulingSeat }
  readonly payments: readonly Payment[]
  /** The payments whose values are known, in sentences with figures. */
  readonly figures: readonly string[]
  readonly next: NextToAct & { readonly says: string }
  /** Kind of the deal effect; `over` where the deal was over before and the effect alone would let it go on. */
  readonly deal: string
}

export interface Ruling extends RulingBody {
  readonly outcome: 'decided' | 'needs-facts' | 'contested' | 'table-decides'
  readonly situation: string
  readonly ruleSet: string
  readonly edition: string
  /** Decisions that stand, for receipts and tests. Empty while facts are needed. */
  readonly decisions: readonly string[]
  /** Whether seats were named by the story or given out. */
  readonly seatsNamed: boolean
  readonly needs: readonly Question[]
  readonly assumed: readonly Assumption[]
  readonly alternatives: readonly Alternative[]
  /** Under `contested`: each reading. Under `needs-facts` with a fact that nobody knows: at most three branches. */
  readonly readings: readonly Reading[]
  /** Lines read instead of asked. */
  readonly ifs: readonly { readonly says: string; readonly citations: readonly RuleReference[]; readonly situation?: string }[]
  readonly also: readonly string[]
  /** Situations that often follow. */
  readonly follows: readonly string[]
  /** The weakest standing among the rules that carry the ruling; nobody has reviewed any yet. */
  readonly standing: Standing
  readonly reviewedBy: readonly string[]
}
