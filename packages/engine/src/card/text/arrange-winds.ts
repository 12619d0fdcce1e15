/** Winds: as printed, `w` and `v` for any two, and what notes say of them (CARD-13). */
import type { Kind } from '../../tiles/kinds.ts'
import { EAST, NORTH, SOUTH, WEST, oppositeWind, wordOf } from '../../tiles/kinds.ts'
import type { Workbench } from './workbench.ts'
import { checkSubject, notesOf, onlyNote } from './workbench.ts'
import { choicesOf, without } from './recipe.ts'
import type { Tile } from './recipe.ts'
import type { Sign } from './word.ts'

const WINDS: readonly Kind[] = [NORTH, EAST, WEST, SOUTH]

type WindSign = Sign & { readonly kind: 'wind' | 'any-wind' }

const NAMES = ['w', 'v', 'N', 'E', 'W', 'S'] as const
type WindName = (typeof NAMES)[number]

const nameOf = (sign: WindSign): WindName => (sign.kind === 'wind' ? (wordOf(sign.tile) as WindName) : sign.letter)

const isWind = (sign: Sign): sign is WindSign => sign.kind === 'wind' || sign.kind === 'any-wind'

/** The winds and wind letters that are open, by name, `w` and `v` first. */
const openNames = (bench: Workbench, allNames: readonly WindName[]): readonly WindName[] => {
  const letters = allNames.filter((name) => name === 'w' || name === 'v')
  const printed = allNames.filter((name) => name !== 'w' && name !== 'v')
  const note = onlyNote(bench, 'winds')
  const choice = notesOf(bench, 'wind').filter(({ note: { letter } }) => letter === undefined)
  if (note === undefined) {
    const [first, second] = choice
    if (first === undefined) return letters
    if (second !== undefined)
      bench.complain('card/note-clash', second, 'speaks of a wind that has its note already', 'Keep one of the two.')
    if (allNames.length !== 1)
      bench.complain(
        allNames.length === 0 ? 'card/idle-note' : 'card/note-clash',
        first,
        allNames.length === 0 ? 'speaks of a wind, and the line has none' : 'does not say which of the winds',
        allNames.length === 0 ? 'Take the note out.' : 'Write w for the wind that is free, and “w is N or S”.',
      )
    return allNames
  }
  if (choice[0] !== undefined)
    bench.complain('card/note-clash', choice[0], 'stands beside another note on winds', 'Keep one of the two.')
  const open = note.note.how === 'opposite' && letters.length === 2 ? letters : [...letters, ...printed]
  const { count, how } = note.note
  if (open.length === 0) bench.complain('card/idle-note', note, 'speaks of winds, and the line has none', 'Take the note out.')
  else if (how === 'opposite' ? open.length !== 2 : count !== undefined && count !== open.length)
    bench.complain(
      'card/note-clash',
      note,
      `asks for ${count === 1 ? 'like' : `${count ?? 2} different`} winds, and the line has ${open.length}`,
      'Different winds of a line stand for different winds. Write as many as the note says.',
    )
  return open
}

/** Winds that a note on some groups must not free by the way. Of a bunch of all four, any is as good as another. */
const windsApart = ({ pieces }: Workbench): Workbench['pieces'] => {
  const winds = pieces.filter(({ sign }) => isWind(sign))
  const bunched = new Set(winds.flatMap(({ sign, bunch }) => (bunch && sign.kind === 'wind' ? [sign.tile] : [])))
  return bunched.size === WINDS.length ? winds.filter(({ bunch }) => !bunch) : winds
}

export const arrangeWinds = (bench: Workbench): ((sign: WindSign) => Tile) => {
  const used: WindName[] = []
  for (const { sign } of bench.pieces) if (isWind(sign)) used.push(nameOf(sign))
  const names = NAMES.filter((name) => used.includes(name))
  for (const placed of [...notesOf(bench, 'winds'), ...notesOf(bench, 'wind')])
    checkSubject(bench, placed, {
      name: 'wind',
      pieces: windsApart(bench),
      hint: 'Write w in the group that is open, as in ww, and take the note out: w is any wind.',
    })
  const open = openNames(bench, names)
  const opposite = notesOf(bench, 'winds').some(({ note }) => note.how === 'opposite')
  const indices: number[] = []
  for (const placed of notesOf(bench, 'wind')) {
    const { letter } = placed.note
    if (letter !== undefined && !names.includes(letter))
      bench.complain('card/idle-note', placed, `speaks of ${letter}, and no tile of the line is ${letter}`, 'Take the note out.')
  }
  for (const name of open) {
    const own = notesOf(bench, 'wind').filter(({ note: { letter } }) => letter === undefined || letter === name)
    const [first, second] = own
    if (second !== undefined && second.note.letter !== undefined)
      bench.complain('card/note-clash', second, `says ${name} a second time`, 'Keep one of the two.')
    const domain = first?.note.winds ?? WINDS
    const all = choicesOf(domain, NORTH)
    const before = indices.slice()
    const [facing] = before
    const index = bench.add({
      low: NORTH,
      most: domain.length,
      say: (wind) => `${name} = ${wordOf(wind)}`,
      choices: (values) => {
        const free = without(all, before, values, NORTH)
        return opposite && facing !== undefined ? free & choicesOf([oppositeWind(values[facing] ?? NORTH)], NORTH) : free
      },
    })
    indices.push(index)
  }
  return (sign) => {
    const index = indices[open.indexOf(nameOf(sign))]
    if (index !== undefined) return { kind: 'chosen', variable: index }
    return { kind: 'fixed', tile: sign.kind === 'wind' ? sign.tile : NORTH }
  }
}
