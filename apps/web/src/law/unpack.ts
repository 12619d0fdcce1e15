/** From the small form in which an excerpt travels (scripts/law-pack.mjs) to a part of the law like any other. */
import type { Citation, Law } from 'mahjudge'
import type { ExcerptFile, LawFile, PackedDiagram } from 'virtual:law-files'

/** Column by name; null where a row has nothing. */
export interface Columns {
  readonly [key: string]: readonly unknown[]
}

/** A source alone, or a source, its locator or 0, and who reports it. */
type Listed = string | readonly [source: string, locator: string | 0, ...reportedBy: string[]]

type Model = LawFile['law']['model']
type Fixed = readonly [id: string, value: string]
type Option = Law['model']['options'][number]

export interface PackedFile {
  readonly law: Omit<LawFile['law'], 'model' | 'decisions' | 'rules' | 'sources'> & {
    /** An option that the diagrams were fixed under is its id and the value. */
    readonly model: Omit<Model, 'options'> & { readonly options: readonly (Fixed | Option)[] }
    readonly decisions: Columns
    readonly rules: Columns
    readonly sources: Columns
  }
  readonly compiled: readonly PackedDiagram[]
  readonly asked: ExcerptFile['asked']
}

const rows = (columns: Columns): readonly Record<string, unknown>[] => {
  const named = Object.entries(columns)
  return (named[0]?.[1] ?? []).map((_, at) =>
    Object.fromEntries(named.flatMap(([key, column]) => (column[at] === null ? [] : [[key, column[at]]]))),
  )
}

const cited = (listed: Listed): Citation => {
  if (typeof listed === 'string') return { source: listed }
  const [source, locator, ...reportedBy] = listed
  return { source, ...(locator === 0 ? {} : { locator }), ...(reportedBy.length === 0 ? {} : { reportedBy }) }
}

export const unpack = ({ law, compiled, asked }: PackedFile): ExcerptFile => {
  const isFixed = (option: Fixed | Option): option is Fixed => Array.isArray(option)
  const under = Object.fromEntries(law.model.options.filter(isFixed))
  const optionOf = (option: Fixed | Option): Option =>
    isFixed(option) ? { id: option[0], values: [option[1]], standard: option[1] } : option
  const rules: readonly Record<string, unknown>[] = rows(law.rules).map((rule) => ({
    ...rule,
    sources: (rule['sources'] as readonly Listed[]).map(cited),
  }))
  const decisions = rows(law.decisions).map((decision) => ({
    ...decision,
    cites: (decision['cites'] as readonly number[]).map((at) => rules[at]?.['id']),
  }))
  return {
    law: {
      ...law,
      model: { ...law.model, options: law.model.options.map(optionOf) },
      decisions: decisions as unknown as Law['decisions'],
      rules: rules as unknown as Law['rules'],
      sources: rows(law.sources) as unknown as Law['sources'],
    },
    compiled: compiled.map((one) => ({ ...one, under })),
    asked,
  }
}
