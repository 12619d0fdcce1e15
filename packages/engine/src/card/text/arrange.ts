/** The words and notes of one way of a line become a recipe. */
import { arrangeDragons } from './arrange-dragons.ts'
import { arrangeNumbers } from './arrange-numbers.ts'
import { arrangeSuits } from './arrange-suits.ts'
import { arrangeWinds } from './arrange-winds.ts'
import type { Complaint } from './complaint.ts'
import { complain } from './complaint.ts'
import type { Workbench, Placed, PlacedNote } from './workbench.ts'
import { SOAP } from '../../tiles/kinds.ts'
import { formatNote } from './note.ts'
import { notesOf } from './workbench.ts'
import type { Recipe, Slot, Tile, Variable } from './recipe.ts'
import type { Sign, Word } from './word.ts'

const placedPieces = (words: readonly Word[]): readonly Placed[] => {
  const placed: Placed[] = []
  for (const { pieces } of words) for (const { sign, size } of pieces) placed.push({ sign, size, bunch: pieces.length > 1 })
  return placed
}

/** Tiles that a set of words stands for. */
export const tileCount = (words: readonly Word[]): number => {
  let sum = 0
  for (const { pieces } of words) for (const { size } of pieces) sum += size
  return sum
}

/** The recipe of a way; what its notes say against its words is added to `complaints`. */
export const arrange = (words: readonly Word[], notes: readonly PlacedNote[], complaints: Complaint[]): Recipe => {
  const variables: Variable[] = []
  const pieces = placedPieces(words)
  const bench: Workbench = {
    pieces,
    notes,
    add: (variable) => variables.push(variable) - 1,
    complain: (code, { note, column }, why, hint) =>
      complaints.push(complain(code, column, `The note “${formatNote(note)}” ${why}.`, hint)),
  }
  const suits = arrangeSuits(bench)
  const numberOf = arrangeNumbers(bench)
  const windOf = arrangeWinds(bench)
  const dragonOf = arrangeDragons(bench, suits)
  const [zero] = notesOf(bench, 'zero')
  if (zero !== undefined && !pieces.some(({ sign }) => sign.kind === 'tile' && sign.tile === SOAP))
    bench.complain('card/idle-note', zero, 'speaks of zero, and the line has none', 'Take the note out.')
  const tileOf = (sign: Sign, piece: number): Tile => {
    if (sign.kind === 'tile') return { kind: 'fixed', tile: sign.tile }
    if (sign.kind === 'wind' || sign.kind === 'any-wind') return windOf(sign)
    if (sign.kind === 'dragon') return dragonOf(sign)
    return { kind: 'number', suit: suits.indexOf(sign.suit), number: numberOf(piece) }
  }
  const slots: Slot[] = []
  pieces.forEach(({ sign, size, bunch }, at) => {
    const tile = tileOf(sign, at)
    if (!bunch) slots.push({ size, bunch, tile })
    else for (let one = 0; one < size; one++) slots.push({ size: 1, bunch, tile })
  })
  return { variables, slots }
}
