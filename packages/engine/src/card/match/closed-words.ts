/** Why a line is closed, in sentences that an opponent can check from what lies open. */
import { listed, plural } from '../../base/say.ts'
import { unreachable } from '../../base/unreachable.ts'
import type { Exposure } from '../../tiles/kinds.ts'
import { nameOf } from '../../tiles/kinds.ts'
import type { Variant } from '../model.ts'
import type { ClosedLine, ClosedReason, Shortage } from './winnable.ts'

const GROUPS: Readonly<Record<number, string>> = { 1: 'single', 2: 'pair', 3: 'pung', 4: 'kong', 5: 'quint', 6: 'sextet' }

/** "kong of 5 Bam". */
export const groupName = ({ kind, size }: Pick<Exposure, 'kind' | 'size'>): string =>
  `${GROUPS[size] ?? `group of ${size}`} of ${nameOf(kind)}`

const under = ({ reading }: Variant): string => (reading === '' ? 'It' : `With ${reading} it`)

const left = ({ left: unseen }: Shortage): string => (unseen === 0 ? 'none is' : unseen === 1 ? '1 is' : `${unseen} are`)

const lacks = (shortages: readonly Shortage[]): string =>
  listed(shortages.map((one) => `${one.needed} of ${nameOf(one.tile)}, of which ${left(one)} left unseen`))

/** One reason as one sentence. */
const sayReason = (reason: ClosedReason): string => {
  switch (reason.kind) {
    case 'never':
      return 'No set of tiles makes this line.'
    case 'concealed':
      return 'This line stays concealed until mah jongg, and a group lies open.'
    case 'no-group':
      return `This line has no ${reason.exposures.map(groupName).join(' and no ')}.`
    case 'not-together':
      return `No way to make this line has the ${listed(reason.exposures.map(groupName))} together.`
    case 'naturals':
      return `${under(reason.variant)} still needs, as single tiles or pairs where no joker may stand, ${lacks(reason.shortages)}.`
    case 'jokers':
      return `${under(reason.variant)} still needs ${lacks(reason.shortages)}: ${plural(reason.needed, 'joker')} would have to stand in, and ${reason.jokers === 0 ? 'none' : `at most ${reason.jokers}`} can be had.`
    default:
      return unreachable(reason)
  }
}

/** All reasons of a closed line, each sentence once, in the order of its variants. */
export const sayClosed = ({ why }: ClosedLine): readonly string[] => [...new Set(why.map(sayReason))]
