/**
 * Dragons: `D` with a suit letter goes with that suit, whether numbers use it or not; a bare `D` is any one dragon
 * (CARD-11). Notes may say otherwise; then a letter only tells like dragons from unlike ones.
 */
import { RED, SUITS, dragonOf, nameOf } from '../../tiles/kinds.ts'
import type { Workbench } from './workbench.ts'
import { checkSubject, notesOf, onlyNote } from './workbench.ts'
import { dragonsAreFree } from './arrange-suits.ts'
import type { SuitVariables } from './arrange-suits.ts'
import { DRAGON_KINDS } from './note.ts'
import { choicesOf, without } from './recipe.ts'
import type { Choices, Tile, Values } from './recipe.ts'
import type { Sign, SuitLetter } from './word.ts'

/** Letters of dragons, and no letter. */
const NAMES: readonly string[] = ['', 'a', 'b', 'c']

type DragonSign = Sign & { readonly kind: 'dragon' }

/** What “matching” and “opposite” leave to a bare D; complaints where a lettered D says otherwise. */
const bound = (bench: Workbench, suits: SuitVariables, names: readonly string[]): ((values: Values) => Choices) | undefined => {
  const placed = onlyNote(bench, 'dragons')
  if (placed === undefined || placed.note.how === 'any') return undefined
  const matching = placed.note.how === 'matching'
  if (matching && suits.ofNumbers.length === 0)
    bench.complain(
      'card/note-clash',
      placed,
      'has no suit to match: the line has no numbers',
      'Write any dragon instead, or named dragons.',
    )
  for (const letter of names)
    if (letter !== '' && suits.usedByNumbers(letter as SuitLetter) !== matching)
      bench.complain(
        'card/note-clash',
        placed,
        `does not go with D${letter}, as ${matching ? 'no' : 'a'} number of the line has suit ${letter}`,
        matching ? 'Give the dragon a suit letter that numbers have.' : 'Give the dragon a suit letter that no number has.',
      )
  return (values) => {
    const unused = without(0b111, suits.ofNumbers, values)
    let dragons = 0
    for (const suit of SUITS) if (((unused >> suit) & 1) === (matching ? 0 : 1)) dragons |= 1 << (dragonOf(suit) - RED)
    return dragons
  }
}

export const arrangeDragons = (bench: Workbench, suits: SuitVariables): ((sign: DragonSign) => Tile) => {
  const used: string[] = []
  for (const { sign } of bench.pieces) if (sign.kind === 'dragon') used.push(sign.suit ?? '')
  const names = NAMES.filter((name) => used.includes(name))
  const choice = onlyNote(bench, 'dragon')
  const [general] = notesOf(bench, 'dragons')
  const count = general?.note.count
  const domain = bound(bench, suits, names)
  for (const placed of [choice, general])
    if (placed !== undefined && names.length === 0)
      bench.complain(
        'card/idle-note',
        placed,
        'speaks of dragons, and the line has no D',
        'Take the note out, or write D for the dragon.',
      )
  if (choice !== undefined && (general !== undefined || names.length > 1))
    bench.complain(
      'card/note-clash',
      choice,
      'does not say which of the dragons',
      'Use one D and one note, or name the others R, G, 0.',
    )
  if (general !== undefined && count !== undefined && names.length > 0 && count !== names.length)
    bench.complain(
      'card/note-clash',
      general,
      `asks for ${count === 1 ? 'like' : `${count} different`} dragons, and the line has ${names.length}`,
      count < names.length
        ? 'Dragons with different letters are different. Give like ones the same letter.'
        : 'Dragons with different letters are different. Give each of them its letter: Da, Db, Dc.',
    )
  for (const placed of [choice, general])
    checkSubject(bench, placed, {
      name: 'dragon',
      pieces: bench.pieces.filter(({ sign }) => sign.kind === 'dragon'),
      hint: 'A D without a letter is any dragon without a note, and one with a letter goes with that suit. Take the note out.',
    })
  const free = dragonsAreFree(bench)
  const kinds = choice?.note.dragons ?? DRAGON_KINDS
  const all = choicesOf(kinds, RED)
  const indices = new Map<string, number>()
  for (const name of names) {
    if (!free && name !== '') continue
    const before = [...indices.values()]
    const index = bench.add({
      low: RED,
      most: kinds.length,
      say: (dragon) => `D${name} = ${nameOf(dragon)}`,
      choices: (values) => without(domain?.(values) ?? all, before, values, RED),
    })
    indices.set(name, index)
  }
  return ({ suit }) => {
    const index = indices.get(suit ?? '')
    if (index !== undefined) return { kind: 'chosen', variable: index }
    return { kind: 'matching', suit: suit === undefined ? 0 : suits.indexOf(suit) }
  }
}
