/** The hands of a line that is right so far: those of each of its ways, as long as the card has room for them. */
import type { Budget } from './budget.ts'
import type { Complaint } from './complaint.ts'
import { complain } from './complaint.ts'
import { expand } from './expand.ts'
import type { Gathered } from './gathered.ts'
import { gather } from './gathered.ts'
import type { Recipe } from './recipe.ts'
import { handsOf, triesOf } from './recipe.ts'

/** One alternative. */
export interface WayToLayOut {
  /** Where it begins. */
  readonly column: number
  /** Missing when it could not be read. */
  readonly recipe?: () => Recipe
}

/** The code of a line that the budget has no room for. */
export const TOO_MANY = 'card/too-many-hands'

/** `20,000`: in English, wherever it is read. */
const inThousands = (count: number): string => String(count).replace(/\B(?=([0-9]{3})+$)/g, ',')

const tooMany = (hands: number, left: number, column: number): Complaint =>
  complain(
    TOO_MANY,
    column,
    `This line stands for ${hands < 1e9 ? `up to ${inThousands(hands)}` : 'more than a billion'} hands, and the card has room for ${inThousands(left)} more.`,
    'Tie its numbers together: use the same n in several groups, or “must match”.',
  )

/** Adds the hands of each way, and says which ways have none, or none of their own. */
export const layOut = (
  ways: readonly WayToLayOut[],
  jokerMinGroup: number,
  budget: Budget,
  complaints: Complaint[],
): Gathered => {
  const gathered = gather()
  for (const { recipe: recipeOf, column } of ways) {
    if (recipeOf === undefined) continue
    const recipe = recipeOf()
    const tries = triesOf(recipe)
    if (tries > budget.tries) {
      complaints.push(tooMany(handsOf(recipe), Math.min(budget.tries, budget.variants), column))
      continue
    }
    budget.tries -= tries
    const before = gathered.variants.length
    const { made, shortage } = expand(recipe, jokerMinGroup, gathered, budget.variants)
    if (gathered.variants.length > budget.variants) {
      complaints.push(tooMany(handsOf(recipe), budget.variants, column))
      return gathered
    }
    if (made === 0)
      complaints.push(
        shortage === undefined
          ? complain(
              'card/no-hand',
              column,
              'No choice of suits and numbers makes this line.',
              'Numbers go from 1 to 9: look at n+ and at the notes.',
            )
          : complain(
              'card/no-hand',
              column,
              `Nobody can make this: it takes ${shortage}.`,
              'Jokers may stand only in groups of like tiles, not in pairs and bunches. Change the groups.',
            ),
      )
    else if (gathered.variants.length === before)
      complaints.push(
        complain(
          'card/same-way',
          column,
          'This alternative makes no hand that the line does not make already.',
          'Take it out, or look at its suit letters.',
        ),
      )
  }
  budget.variants -= gathered.variants.length
  return gathered
}
