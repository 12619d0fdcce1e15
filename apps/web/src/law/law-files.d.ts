/** Written while the app is built: scripts/law-plugin.mjs cuts the law into files and says here where they are. */
declare module 'virtual:law-files' {
  import type { Frozen, Law, Situation } from 'mahjudge'

  /** A diagram as it travels (scripts/law-pack.mjs). */
  export type PackedDiagram = Omit<Frozen, 'levels' | 'nodes' | 'topics'> & {
    readonly levels: readonly string[]
    readonly nodes: string
    readonly topics: readonly (readonly [topic: string, root: number, ...decisions: number[]])[]
  }

  /** A file of the law. `compiled` and `law` are each absent where the file carries only the other. */
  export interface LawFile {
    /** Without the decisions of its model, which are those of the law. */
    readonly law: Omit<Law, 'model'> & { readonly model: Omit<Law['model'], 'decisions'> }
    readonly compiled: readonly PackedDiagram[]
  }

  /** Situation -> what is told (nothing, or `fact=value`) -> the facts that are asked, each with its open values. */
  export interface Asked {
    readonly [situation: string]: { readonly [told: string]: readonly (readonly [fact: string, ...values: string[]])[] }
  }

  export interface ExcerptFile extends LawFile {
    readonly asked: Asked
  }

  export type SituationCard = Pick<Situation, 'id' | 'section' | 'name' | 'scope' | 'incident'>

  export const edition: string
  /** Every situation, as the first screen shows it. */
  export const situations: readonly SituationCard[]
  /** Rule set -> its excerpts: the mark of each file and the incidents that it rules on, `a1b2c3d4 swap swapTile;…`. */
  export const excerpts: { readonly [ruleSet: string]: string }
  /** Address of every text of the law. */
  export const texts: string
  /** Address of every diagram, with every option open. */
  export const diagrams: string
}

/** Written beside it. */
declare module 'virtual:search-words' {
  /** Situation -> words that people use for it. */
  export const searchWords: { readonly [situation: string]: readonly string[] }
}

/** Written beside it. */
declare module 'virtual:hand-checks' {
  /** Situation in which a hand held against a card can matter -> the questions that the card may answer there. */
  export const handChecks: { readonly [situation: string]: readonly string[] }
}

/** Written beside it. */
declare module 'virtual:practice-card' {
  /** The text of the card that is shipped for practice. */
  export const practiceCard: string
}
