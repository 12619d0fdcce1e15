/** What is wrong with the groups on a rack, as an opponent with the card would say it. */
import type { Exposure } from '../../tiles/kinds.ts'
import type { CompiledCard } from './compile.ts'
import { packExposures } from './exposed.ts'
import { alive } from './quick.ts'
import { isExposable } from './variants.ts'

/**
 * `group`: no line has such a group (EXPO-04). `allC`: every group is one of concealed lines alone, so all of them come
 * down (EXPO-12). `clash`: each may stand, but not beside the others (EXPO-05).
 */
export type GroupFault = 'group' | 'clash' | 'allC'

const ROOM_FOR_SIZES = 16

const nameOf = ({ kind, size }: Pick<Exposure, 'kind' | 'size'>): number => kind * ROOM_FOR_SIZES + size

/** Groups of three or more that concealed lines have. */
const concealedGroups = ({ card, tables: { variants } }: CompiledCard): ReadonlySet<number> => {
  const names = new Set<number>()
  variants.list.forEach(({ groups }, at) => {
    if (card.lines[variants.line[at] ?? -1]?.concealed !== true) return
    for (const group of groups) if (isExposable(group)) names.add(nameOf(group))
  })
  return names
}

/**
 * A judge of racks by one card. It is given groups in the order in which they went up, and says what is wrong with the
 * last of them; nothing when some hand that may lie open still holds them all.
 */
export const groupJudge = (compiled: CompiledCard): ((groups: readonly Exposure[]) => GroupFault | undefined) => {
  const { jokerMinGroup } = compiled.card
  const onConcealed = concealedGroups(compiled)
  const fits = (groups: readonly Exposure[]): boolean => alive(compiled, packExposures(groups, jokerMinGroup))
  const alone = (group: Exposure): 'group' | 'allC' | undefined =>
    fits([group]) ? undefined : onConcealed.has(nameOf(group)) ? 'allC' : 'group'
  return (groups) => {
    const last = groups.at(-1)
    if (last === undefined || fits(groups)) return undefined
    const own = alone(last)
    if (own === 'allC') return groups.every((group) => alone(group) === 'allC') ? 'allC' : 'clash'
    return own ?? 'clash'
  }
}
