/** Situations as the first screen shows them: grouped by what happened, the costliest wrong next move first. */
import type { SituationCard } from '../law/situations.ts'
import { situations } from '../law/situations.ts'
import { anchorOf } from './anchor.ts'

/** The fixed order, so that people learn the places. Sections the law adds come last. */
const ORDER = [
  'Mah jongg was wrong',
  'Tile was misnamed',
  'A hand was called dead',
  'Hands were thrown in',
  'Two want the same tile',
  'Joker swap trouble',
  'Exposure looks wrong',
  'Someone went out of turn',
  'Too many or too few tiles',
  'Charleston went wrong',
  'Who pays, and how much?',
  'Wall, or something else',
]

export interface Section {
  /** Its name in addresses: `/which/<id>`. */
  readonly id: string
  readonly name: string
  /** The situation whose picture stands for all of it. */
  readonly picture: string
  readonly situations: readonly SituationCard[]
}

/** The first situation's picture stands for a section, but where another says it better. */
const PICTURES: { readonly [section: string]: string } = {
  'Joker swap trouble': 'swap-win',
  'Wall, or something else': 'wall-fell',
}

const rank = (name: string): number => (ORDER.includes(name) ? ORDER.indexOf(name) : ORDER.length)

export const sections: readonly Section[] = [...new Set(situations.map(({ section }) => section))]
  .sort((a, b) => rank(a) - rank(b))
  .map((name) => {
    const own = situations.filter(({ section }) => section === name)
    return { id: anchorOf(name), name, picture: PICTURES[name] ?? own[0]?.id ?? '', situations: own }
  })

/** Every situation in that order; its place is its number in the index. */
export const inOrder: readonly SituationCard[] = sections.flatMap((section) => section.situations)

export const situationCard = (id: string): SituationCard | undefined => situations.find((one) => one.id === id)
