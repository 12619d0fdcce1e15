/** What to write instead of a note that is not understood: the word that was meant, or how the line can say it. */
import { shown } from '../../base/shown.ts'
import { nearest } from '../../base/suggest.ts'
import type { Budget } from './budget.ts'
import { takeGuess } from './budget.ts'
import type { Complaint } from './complaint.ts'
import { complain } from './complaint.ts'
import { VOCABULARY, bare } from './note-words.ts'
import type { Typed } from './scan.ts'

const EXAMPLES =
  'Write for example (any 2 suits), (any 3 consecutive numbers), (n is 2 or 8), (pairs any number in run) or (any dragon). Put what is only to be shown in quotes.'

const GROUP = 'singles?|pairs?|pungs?|kongs?|quints?|sextets?'

/** What a note speaks of that the line itself can say, or nobody has to say. The first that fits is told. */
const SAID_OTHERWISE: readonly (readonly [RegExp, string])[] = [
  [/\b(bams?|craks?|cracks?|dots?)\b/i, 'A line names no suit: write a, b or c right behind the numbers, as in 111a 222b.'],
  [
    /\b(?:add|adds|sum|sums|total|totals|times|plus|multipl\w*|double|half)\b/i,
    'Write the numbers that there may be, as in (kongs 3, 6 or 9), or each way by itself, with -or- between them.',
  ],
  [/\bflowers?\b/i, 'All flowers are alike, so nothing need be said of them. Put what is only to be shown in quotes.'],
  [
    /\bjokers?\b/i,
    'A card names no jokers: they may stand in any group of three or more. Write (no jokers) where none may, and put what is only to be shown in quotes.',
  ],
  [
    /\b(?:order|north|south|east|west|[NEWS]) (?:and|&) \w+ or\b/i,
    'Write each way by itself, with -or- between them, or (opposite winds).',
  ],
  [/\b(?:no|not) (?:soap|red|green|white)\b/i, 'Write which there may be, as in (D is R or G).'],
  [/\bdragons?\b.*\b(?:match|same)/i, 'Write (matching dragon) for the dragon of a suit, or (like dragons) for one dragon.'],
  [
    new RegExp(
      String.raw`\bsuits?\b.*\b(?:${GROUP})\b|\b(?:${GROUP})\b.*\bsuits?\b|\b(?:other|2nd|second|3rd|third) (?:suit|colou?r)`,
      'i',
    ),
    'The letters say which groups share a suit: the same letter is the same suit, as in 111a 222a 33b.',
  ],
  [
    new RegExp(String.raw`\b(?:${GROUP})\b.*\b(?:consec\w*|run|row)\b|\b(?:consec\w*|run)\b.*\b(?:${GROUP})\b`, 'i'),
    'Write groups that follow each other with n, as in nn nn+1 nn+2, or (pairs any number in run) for groups that have a number of the run.',
  ],
  [
    new RegExp(String.raw`^(?:any )?(?:${GROUP})(?: any)?$`, 'i'),
    'Say what it may be: (pair any number), (pair any number in run), (pair any dragon) or (pair any wind).',
  ],
  [
    /^(?:even|odd)s?\b/i,
    'Write (any even numbers) where each printed number may be any even one, or (any like even numbers) where all are one number.',
  ],
  [new RegExp(String.raw`\blike\b.*\b(?:${GROUP})\b`, 'i'), 'Write (like pairs) or (like kongs) for groups of one number.'],
  [/\blike\b.*\b[2-9]\b|\b[2-9]\b.*\blike\b/i, 'Like numbers are one number: write (any like numbers), without how many.'],
]

/** Words of notes that say what a line cannot, and no slips of others. */
const NO_SLIPS: ReadonlySet<string> = new Set(
  'second third other that order adds total totals allowed shown used hand only'.split(' '),
)

/** The word of the vocabulary that a strange word was meant to be, when it begins alike. Each search is a guess. */
const meantBy = (typed: string, budget: Pick<Budget, 'guesses'>): string | undefined => {
  const word = typed.toLowerCase()
  if (word.length < 4 || word.length > 19 || VOCABULARY.has(word) || NO_SLIPS.has(word)) return undefined
  if (!takeGuess(budget)) return undefined
  return nearest(
    word,
    [...VOCABULARY].filter((known) => known.charAt(0) === word.charAt(0) && Math.abs(known.length - word.length) <= 2),
  )
}

/** Whether a note says two things. */
const saysTwo = (text: string): boolean => /\bsuits?\b/i.test(text) && /\b(nos?|numbers?|dragons?|winds?|run)\b/i.test(text)

/** The first slip of a note, as long as there is a guess left for it. */
const hintFor = (text: string, budget: Pick<Budget, 'guesses'>): string => {
  if (budget.guesses > 0)
    for (const typed of text.split(/\s+/)) {
      const word = bare(typed)
      const meant = meantBy(word, budget)
      if (meant !== undefined) return `Did you mean “${meant}” where it says “${shown(word)}”?`
    }
  const otherwise = SAID_OTHERWISE.find(([pattern]) => pattern.test(text))?.[1]
  if (otherwise !== undefined) return otherwise
  return saysTwo(text) ? 'Put a comma between two notes, as in (any 3 suits, any 3 consecutive numbers).' : EXAMPLES
}

/** That a note is not understood, with what to write. Words with a slip take their guesses from the budget of the card. */
export const unknownNote = ({ text, column }: Typed, budget: Pick<Budget, 'guesses'>): Complaint =>
  complain('card/unknown-note', column, `The note “${shown(text)}” is not understood.`, hintFor(text, budget))
