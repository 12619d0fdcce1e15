/** What a card says that hands are worth: told beside the facts, and always as coming from the card. */
import type { Situation, Values } from 'mahjudge'
import type { Worth } from './fragment.ts'
import { capital } from './words.ts'

/** The figures that a card added to a story; nothing where it added none. */
export const worthOf = ({ hands = {}, winning, lowest, jokerless }: Values): Worth | undefined =>
  Object.keys(hands).length === 0 && winning === undefined && lowest === undefined
    ? undefined
    : {
        hands,
        ...(winning === undefined ? {} : { winning }),
        ...(lowest === undefined ? {} : { lowest }),
        ...(jokerless === true ? { jokerless } : {}),
      }

/** "From the card: the declarer’s hand is worth 30. The lowest hand on it is worth 25." */
export const sayWorth = ({ roles }: Situation, { hands, winning, lowest, jokerless }: Worth): string => {
  const parts = Object.entries(hands).map(([role, value]) => {
    const alone = winning === value && jokerless === true ? ', jokerless' : ''
    return `${roles[role] ?? role}’s hand is worth ${value}${alone}`
  })
  const all = [
    ...parts,
    ...(winning === undefined || parts.length > 0 ? [] : [`the winning hand is worth ${winning}`]),
    ...(lowest === undefined ? [] : [`the lowest hand on it is worth ${lowest}`]),
  ]
  return `From the card: ${all.map((one, at) => (at === 0 ? one : capital(one))).join('. ')}.`
}
