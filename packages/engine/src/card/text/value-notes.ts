/** Notes that go with the value of a line: that it is concealed or exposed, and that no joker may stand in it. */
import type { Complaint } from './complaint.ts'
import { complain } from './complaint.ts'
import { formatNote } from './note.ts'
import type { Recipe } from './recipe.ts'
import type { Worth } from './scan.ts'
import type { PlacedNote } from './workbench.ts'

/** Pairs and single tiles are never exposed. */
const SMALLEST_EXPOSURE = 3

const clash = ({ note, column }: PlacedNote, why: string, hint: string): Complaint =>
  complain('card/note-clash', column, `The note “${formatNote(note)}” ${why}.`, hint)

/** What the notes of a way say against its value. */
export const valueClashes = (notes: readonly PlacedNote[], worth: Worth | undefined, { slots }: Recipe): readonly Complaint[] => {
  if (worth === undefined) return []
  const { value, concealed } = worth
  return notes.flatMap((placed) => {
    const { note } = placed
    if (note.kind === 'mark' && note.concealed !== concealed)
      return clash(
        placed,
        `stands on a line that is marked ${concealed ? 'C' : 'X'}`,
        `Write “= ${value}${note.concealed ? 'c' : 'x'}”, or take the note out.`,
      )
    const shows = slots.some(({ size, bunch }) => !bunch && size >= SMALLEST_EXPOSURE)
    return note.kind === 'no-jokers' && !concealed && shows
      ? clash(
          placed,
          'stands on a line that may be exposed, and a card has no sign for groups that are exposed without jokers',
          'Put the note in quotes to have it shown, and see to the jokers yourself. On a line marked C it is understood.',
        )
      : []
  })
}

/** The same hands without jokers: where nothing is exposed, tiles of a bunch differ from a group in nothing else. */
export const withoutJokers = ({ variables, slots }: Recipe, jokerMinGroup: number): Recipe => ({
  variables,
  slots: slots.flatMap((slot) =>
    slot.bunch || slot.size < jokerMinGroup
      ? [slot]
      : Array.from({ length: slot.size }, () => ({ size: 1, bunch: true, tile: slot.tile })),
  ),
})
