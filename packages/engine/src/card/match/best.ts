import type { Match, Validation } from './validate.ts'

/** The match that a winner is paid for. */
export interface Best {
  readonly match: Match
  /** No joker in the hand, and the line is not from Singles and Pairs: ordinary payments double (PAY-03, PAY-04). */
  readonly jokerless: boolean
}

/** Of several lines that a hand makes, the one that pays most (CARD-37); nothing when it makes none. */
export const bestMatch = ({ jokerless, matches }: Validation): Best | undefined => {
  const doubles = (match: Match): boolean => jokerless && !match.singlesAndPairs
  const worth = (match: Match): number => match.value * (doubles(match) ? 2 : 1)
  const [match] = matches.toSorted((a, b) => worth(b) - worth(a))
  return match === undefined ? undefined : { match, jokerless: doubles(match) }
}
