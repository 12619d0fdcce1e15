/** What the arrangers of suits, numbers, winds and dragons share: the pieces and notes of one way of a line. */
import type { Note } from './note.ts'
import { formatNote } from './note.ts'
import type { Variable } from './recipe.ts'
import type { Piece } from './word.ts'

/** A note, of one kind where the kind is given, with the place where it stands. */
export interface PlacedNote<K extends Note['kind'] = Note['kind']> {
  readonly note: Note & { readonly kind: K }
  readonly column: number
}

/** Tiles of one piece of the line, and whether they are part of a bunch. */
export interface Placed extends Piece {
  readonly bunch: boolean
}

/** What the arrangers work on: each adds its variables and says how a sign becomes a tile. */
export interface Workbench {
  readonly pieces: readonly Placed[]
  readonly notes: readonly PlacedNote[]
  readonly add: (variable: Variable) => number
  readonly complain: (code: string, note: PlacedNote, why: string, hint: string) => void
}

/** All notes of a kind. */
export const notesOf = <K extends Note['kind']>({ notes }: Workbench, kind: K): readonly PlacedNote<K>[] =>
  notes.filter((one): one is PlacedNote<K> => one.note.kind === kind)

/** The only note of a kind; a second one is a contradiction. */
export const onlyNote = <K extends Note['kind']>(bench: Workbench, kind: K): PlacedNote<K> | undefined => {
  const [first, ...more] = notesOf(bench, kind)
  for (const second of more) {
    const beside = first === undefined ? '' : formatNote(first.note)
    bench.complain('card/note-clash', second, `stands beside “${beside}”`, 'Keep one of the two.')
  }
  return first
}
