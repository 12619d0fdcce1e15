/**
 * The shapes of a law as finite tables. Nothing here knows what the law is about.
 *
 * A fact is a question with a small closed set of answers; an option is a fact settled before the game; a derived
 * fact follows from others; a decision is a row: when these hold, these effects follow. A topic owns effect slots, so
 * two topics cannot contradict each other, and exactly one of its decisions may stand.
 */

/** The value of a fact that does not apply to the case at hand. */
export const NOT_APPLICABLE = 'n/a'

/** What must hold of one variable: this value, one of these, or none of those. */
export type Test = string | readonly string[] | { readonly not: string | readonly string[] }

/** Every named variable must pass its test. */
export type Condition = { readonly [variable: string]: Test }

/** One condition, or alternatives of which one must hold. */
export type When = Condition | readonly Condition[]

export interface Fact {
  readonly id: string
  readonly values: readonly string[]
  /** Holds where the fact means something; elsewhere its value is `n/a`. May name facts, never options. */
  readonly appliesWhen?: When
}

export interface Option {
  readonly id: string
  readonly values: readonly string[]
  /** The value of the default rule set. */
  readonly standard: string
  /** Sources are unsettled between these values, always or under a condition on facts. */
  readonly unsettled?: { readonly between: readonly string[]; readonly when?: When }
}

/** First row whose condition holds gives the value; `otherwise` closes the list. */
export interface DerivedByRows {
  readonly id: string
  readonly values: readonly string[]
  readonly rows: readonly { readonly when: When; readonly is: string }[]
  readonly otherwise: string
}

/** A count: `from`, less what each named variable's value takes away, kept at zero or above. Values are '0'..from. */
export interface DerivedByTally {
  readonly id: string
  readonly from: number
  readonly less: { readonly [variable: string]: { readonly [value: string]: number } }
}

export type Derived = DerivedByRows | DerivedByTally

/** One consequence. `slot` says what it is about, `kind` which of the slot's outcomes, `role` whom it concerns. */
export interface Effect {
  readonly slot: string
  readonly kind: string
  readonly role?: string
  readonly args?: { readonly [name: string]: string | number }
  /** Rule ids that carry this effect; those of the decision when left out. */
  readonly cites?: readonly string[]
}

export interface Decision {
  readonly id: string
  readonly topic: string
  readonly when: When
  /** Decisions or named groups that stand aside when this one applies. Transitive. */
  readonly overrides?: readonly string[]
  /** The named group this decision belongs to, for others to override at once. */
  readonly group?: string
  /** Derived facts of the topic that later topics read. */
  readonly sets?: { readonly [derived: string]: string }
  /** One for each slot of the topic, at least. */
  readonly effects: readonly Effect[]
  readonly cites: readonly string[]
}

export interface Topic {
  readonly id: string
  /** Effect slots that this topic alone writes. */
  readonly slots: readonly string[]
  /** Derived facts that its decisions set, with their values. */
  readonly sets?: { readonly [derived: string]: readonly string[] }
}

/** A combination that cannot be, and the sentence that says why. */
export interface Impossible {
  readonly when: When
  readonly why: string
}

/** A whole law, as data. Topics and derived facts are evaluated in the order of what they read. */
export interface Model {
  /** The fact that names the kind of incident; one diagram is built for each of its values. */
  readonly root: string
  /** In the order in which an instructor would ask, gates first. Also the order of the diagram. */
  readonly facts: readonly Fact[]
  readonly options: readonly Option[]
  readonly derived: readonly Derived[]
  readonly topics: readonly Topic[]
  readonly decisions: readonly Decision[]
  readonly impossible: readonly Impossible[]
}

/** Known values by variable id. */
export type Assignment = { readonly [variable: string]: string }
