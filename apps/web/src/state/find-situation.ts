/** Situations as they are searched. Its words are many, and only the screens with a search box fetch them. */
import { searchWords } from 'virtual:search-words'
import type { SituationCard } from '../law/situations.ts'
import { inOrder } from './catalogue.ts'
import type { Entry } from './search.ts'
import { entryOf } from './search.ts'

export const situationEntries: readonly Entry<SituationCard>[] = inOrder.map((card) =>
  entryOf(card, [card.id, card.section, card.name, card.scope].join(' '), searchWords[card.id] ?? []),
)
