/** What the arrangers of suits, numbers, winds and dragons share: the pieces and notes of one way of a line. */
import type { GroupName, Note } from './note.ts'
import { SIZE_NAMES, formatNote } from './note.ts'
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

/** What a note calls a group: by its size, or a bunch. */
export const groupName = ({ size, bunch }: Placed): GroupName => (bunch ? 'bunch' : (SIZE_NAMES[size - 1] ?? 'sextet'))

/** All notes of a kind. */
export const notesOf = <K extends Note['kind']>({ notes }: Workbench, kind: K): readonly PlacedNote<K>[] =>
  notes.filter((one): one is PlacedNote<K> => one.note.kind === kind)

/** Complains of a note on groups of a size where not all tiles of its kind are in such groups: it would free the others too. */
export const checkSubject = (
  bench: Workbench,
  placed: PlacedNote<'winds' | 'wind' | 'dragons' | 'dragon'> | undefined,
  what: { readonly name: 'wind' | 'dragon'; readonly pieces: readonly Placed[]; readonly hint: string },
): void => {
  const subject = placed?.note.subject
  if (placed === undefined || subject === undefined || what.pieces.length === 0) return
  const others = what.pieces.filter((piece) => groupName(piece) !== subject)
  if (others.length === what.pieces.length)
    bench.complain(
      'card/idle-note',
      placed,
      `speaks of a ${subject} of ${what.name}s, and the line has none`,
      'Take the note out.',
    )
  else if (others.length > 0)
    bench.complain('card/note-clash', placed, `leaves open what the other ${what.name}s of the line are`, what.hint)
}

/** The only note of a kind; a second one is a contradiction. */
export const onlyNote = <K extends Note['kind']>(bench: Workbench, kind: K): PlacedNote<K> | undefined => {
  const [first, ...more] = notesOf(bench, kind)
  for (const second of more) {
    const beside = first === undefined ? '' : formatNote(first.note)
    bench.complain('card/note-clash', second, `stands beside “${beside}”`, 'Keep one of the two.')
  }
  return first
}
