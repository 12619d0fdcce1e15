import { MOST_GUESSES, MOST_TRIES, MOST_VARIANTS } from '../limits.ts'

/** How much the rest of the card may still take. Every line that is read takes its share. */
export interface Budget {
  tries: number
  variants: number
  /** Words with a slip for which the word that was meant is looked up. */
  guesses: number
}

/** Takes a guess, if one is left. */
export const takeGuess = (budget: Pick<Budget, 'guesses'>): boolean => {
  if (budget.guesses <= 0) return false
  budget.guesses--
  return true
}

export const fullBudget = (): Budget => ({ tries: MOST_TRIES, variants: MOST_VARIANTS, guesses: MOST_GUESSES })
