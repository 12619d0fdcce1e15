/** From a file of the law (scripts/law-plugin.mjs) to a court over it. */
import type { Court, Frozen } from 'mahjudge'
import { courtOf } from 'mahjudge'
import type { LawFile, PackedDiagram } from 'virtual:law-files'

/** A row of a diagram as a file of the law has it (scripts/law-pack.mjs): level, then each child. */
const rowOf = (text: string, number: number): readonly number[] => {
  let before = -1
  return text.split(',').map((sign, at) => {
    if (at === 0) return Number.parseInt(sign, 36)
    if (sign === '-') before = -1
    else if (sign !== '') {
      const entry = Number.parseInt(sign, 36)
      before = entry < 0 ? entry : number - entry
    }
    return before
  })
}

/** A diagram as the engine reads it. */
const unpacked = (packed: PackedDiagram, { decisions, model: { facts, options } }: LawFile['law']): Frozen => ({
  ...packed,
  topics: packed.topics.map(([topic, root, ...places]) => ({
    topic,
    root,
    decisions: ['', ...places.map((at) => decisions[at]?.id ?? '')],
  })),
  // Worked out when somebody rules with it.
  get levels() {
    return packed.levels.map((name) => {
      const [id = '', none] = name.split(' ')
      const fact = facts.find((one) => one.id === id)
      const { values } = fact ?? options.find((one) => one.id === id) ?? { values: [] }
      return { id, kind: fact ? ('fact' as const) : ('option' as const), values: none === undefined ? values : [...values, none] }
    })
  },
  get nodes() {
    return packed.nodes === '' ? [] : packed.nodes.split(';').map(rowOf)
  },
})

/** The law was checked when the app was built. */
export const openLaw = (law: LawFile['law'], compiled: readonly PackedDiagram[]): Court =>
  courtOf(
    { ...law, model: { ...law.model, decisions: law.decisions } },
    compiled.map((one) => unpacked(one, law)),
  )
