import type { Condition, Decision, Model } from '../decide/model.ts'
import type { Role } from '../table/roles.ts'

/** How a rule comes to us. No rule has been reviewed by an instructor yet. */
export type Standing = 'stated' | 'reported' | 'derived' | 'disputed'

/** A page, book, card, letter or event text. */
export interface Source {
  readonly id: string
  readonly title: string
  readonly kind:
    'book' | 'card' | 'bulletin' | 'letter' | 'wiki' | 'rulebook' | 'column' | 'blog' | 'event' | 'software' | 'transcript'
  readonly publisher: string
  /** Edition, year or date of the text itself. */
  readonly edition?: string
  readonly address?: string
  /** How much of it we have read. `none`: known only through the sources that report it. */
  readonly read: 'whole' | 'part' | 'none'
  /** The day we read it, as YYYY-MM-DD. */
  readonly readOn?: string
  /** Which line of tradition it belongs to, since texts of one author do not confirm each other. */
  readonly line?: string
}

/** Where a statement is written. */
export interface Citation {
  readonly source: string
  /** Page and rule, article, row or section within the source. */
  readonly locator?: string
  /** The source through which we know it, when we have not read it ourselves. */
  readonly reportedBy?: readonly string[]
}

/** One atomic rule, in our own words. */
export interface Rule {
  readonly id: string
  readonly title: string
  readonly section: string
  readonly text: string
  readonly standing: Standing
  readonly sources: readonly Citation[]
  /** Who says otherwise, and what. */
  readonly dissent?: string
  /** The option whose values are the readings of this rule. */
  readonly options?: readonly string[]
}

/** The words of a fact: asked as a question, answered with a tap, printed as a clause. */
export interface FactWords {
  readonly ask: string
  /** Value -> the words on the answer, at most about six. */
  readonly answers: { readonly [value: string]: string }
  /** Value -> a clause that completes "When ...", for reasons and counter-examples. */
  readonly says: { readonly [value: string]: string }
  /** Value -> the sentence printed when the value is assumed rather than told. */
  readonly assumed?: { readonly [value: string]: string }
}

/** One reading of a conflict: what it means at the table, and who holds it. */
export interface OptionValueWords {
  readonly label: string
  /** A sentence: what happens at a table that plays this value. */
  readonly says: string
  readonly heldBy: readonly Citation[]
  /** `house`: a table rule that no published rule book holds. `ours`: a reading we derived. */
  readonly standing: Standing | 'house'
}

export interface OptionWords {
  readonly title: string
  /** The point that sources differ on, as a question a table could settle before the game. */
  readonly question: string
  /** Conflict ids of the notes the option comes from, such as CON-01. */
  readonly from: readonly string[]
  readonly values: { readonly [value: string]: OptionValueWords }
  /** Why the standard value is the standard. */
  readonly why: string
}

/** A decision with its words. */
export interface LawDecision extends Decision {
  /** Why the table rules so, in a sentence or two that can be read aloud. Roles in braces: {actor}. */
  readonly why: string
  /** The ruling in one sentence. Roles in braces. */
  readonly headline?: string
}

/** A line of the ruling page that is read instead of asked: "If ..., then ...". */
export interface IfLine {
  readonly text: string
  readonly cites: readonly string[]
  readonly situation?: string
}

/** What a picture on the first screen opens. */
export interface Situation {
  readonly id: string
  readonly section: string
  readonly name: string
  readonly scope: string
  /** Words people type when they look for it. */
  readonly words: readonly string[]
  /** Value of the model's root fact. */
  readonly incident: string
  /** Facts asked, in an instructor's order. */
  readonly asks: readonly string[]
  /** Answers that this picture already rules in; a fact left out may have any. */
  readonly among?: { readonly [fact: string]: readonly string[] }
  /** Facts taken for granted, printed with the ruling. Every other applicable fact must be in one of the two. */
  readonly takes: { readonly [fact: string]: string }
  /** Sentences taken for granted without being facts of the model. */
  readonly also?: readonly { readonly says: string; readonly otherwise: string; readonly situation?: string }[]
  readonly ifs: readonly IfLine[]
  readonly next: readonly string[]
  /** Role -> what it is called here: { actor: 'the declarer' }. The first role named is seat a in an unnamed story. */
  readonly roles: { readonly [role: string]: string }
}

/** Words of the effect slots, in the order in which a ruling is read. */
export interface SlotWords {
  readonly slot: string
  readonly name: string
  /** Kind -> sentence, roles and args in braces. */
  readonly kinds: { readonly [kind: string]: string }
  /** The sentence where the deal does not go on, for kinds that else tell people how to play on. */
  readonly whenOver?: { readonly [kind: string]: string }
  /** The sentence on a hand that was out before, which the table alone knows. */
  readonly whenOut?: { readonly [kind: string]: string }
}

/** A named file of option values. What it does not name is as in the set it extends. */
export interface RuleSet {
  readonly id: string
  readonly name: string
  readonly edition: string
  readonly note: string
  readonly extends?: string
  readonly options: { readonly [option: string]: { readonly value: string; readonly cites: readonly Citation[] } }
}

/** What a card and tiles can find out by themselves, each with its few values. */
export interface CardFindings {
  /** The 14 tiles as declared match a line of the card. */
  readonly hand?: 'right' | 'wrong'
  /** Which tile completes the declared hand, where a discard got a wrong name; the thrown one counts first. */
  readonly completedBy?: 'thrown' | 'named' | 'neither'
  /** A group with the claimed tile can be shown that the card and the other exposures have room for. */
  readonly group?: 'yes' | 'no'
  /** The exposures against the card: they fit, one is on no open line, they clash, only concealed lines hold them, or tiles are gone. */
  readonly exposures?: 'fit' | 'group' | 'clash' | 'allC' | 'gone'
  /** Whether the line may be exposed that the hand makes, or would make had nothing been exposed; `none` when there is none. */
  readonly marked?: 'x' | 'c' | 'none'
  /** The matched hand has no joker and is not from Singles and Pairs. */
  readonly jokerless?: 'yes' | 'no'
}

/** A value that was found of the hand of one part. */
export interface Found {
  readonly role: string
  readonly finding: keyof CardFindings
  readonly found: string
}

/** What findings settle: the first row of a fact whose findings are all there counts. */
export interface CardAnswer {
  readonly fact: string
  readonly value: string
  readonly when: readonly Found[]
  /** Facts and options under which the row counts: whose hand is meant may hang on them. */
  readonly under?: Condition
}

/** A finding that shows that another picture is the right one. */
export interface CardTurn {
  readonly when: Found
  readonly situation: string
  readonly leadsTo: string
  readonly says: string
}

/** A fact that the values of two hands tell: its value where the first is worth more, the second, or neither. */
export interface Weighing {
  readonly fact: string
  /** The parts whose hands are weighed. */
  readonly hands: readonly [string, string]
  readonly first: string
  readonly second: string
  readonly same: string
}

/** The whole law: tables for the evaluator, words and sources for people. */
export interface Law {
  readonly edition: string
  readonly model: Model
  readonly decisions: readonly LawDecision[]
  readonly factWords: { readonly [fact: string]: FactWords }
  readonly optionWords: { readonly [option: string]: OptionWords }
  readonly slots: readonly SlotWords[]
  readonly roles: readonly Role[]
  readonly weighings: readonly Weighing[]
  readonly situations: readonly Situation[]
  readonly rules: readonly Rule[]
  readonly sources: readonly Source[]
  readonly ruleSets: readonly RuleSet[]
  readonly cardAnswers: readonly CardAnswer[]
  /** A hand that makes no line is worth what its nearest lines are worth when it is no more tiles away than this. */
  readonly cardReach: number
  readonly cardTurns: readonly CardTurn[]
}
