/** The card that is being written: its fields, what was kept, and the last step that can be taken back. */
import { readCardLines } from 'mahjudge/card'
import { useEffect, useLayoutEffect, useRef, useState } from 'preact/hooks'
import type { Caret, Changed, Field } from './fields.ts'
import { addBelow, adopt, fieldsOf, move, rename, takeOut, textOf, typeInto } from './fields.ts'
import { keepCard, keptCard, onCard } from './kept.ts'
import { linesOf } from './lines.ts'
import { plural } from './words.ts'

/** Something to tell beside the lines; `undo` is the text before it. */
export interface Note {
  readonly says: string
  readonly undo?: string
}

export interface Editor {
  readonly fields: readonly Field[]
  readonly isKept: boolean
  readonly note: Note | undefined
  /** The field whose tools are shown. */
  readonly active: number | undefined
  readonly activate: (id: number) => void
  /** Returns what stands in the field then: less than was typed, where lines went into fields of their own. */
  readonly type: (id: number, value: string) => string
  /** A line below another one, or at the end, with what it begins with. */
  readonly add: (below?: number, text?: string) => void
  /** Makes a line a heading whose sign was forgotten. */
  readonly makeHeading: (id: number) => void
  readonly remove: (id: number) => void
  readonly shift: (id: number, by: -1 | 1) => void
  /** Gives the card a name; an empty one takes it away. */
  readonly rename: (name: string) => void
  /** Puts the lines of a text in place of all, or below them. */
  readonly put: (text: string, where: 'instead' | 'below') => void
  readonly undo: () => void
}

export const fieldId = (id: number): string => `line-${id}`

/** A text that is too long for a card, in the engine's words. */
const tooMuch = (text: string): string | undefined => {
  const { problems } = readCardLines(text)
  const [found] = problems.filter(
    ({ code, at }) => code === 'card/too-large' || (code === 'card/too-many-lines' && at?.startsWith('line 1001,')),
  )
  return found === undefined ? undefined : `${found.message} Nothing was put in. ${found.hint ?? ''}`
}

export const useEditor = (card: string): Editor => {
  const [fields, setFields] = useState<readonly Field[]>(() => fieldsOf(keptCard(card).text))
  const [isKept, setKept] = useState(() => keptCard(card).isKept)
  const [note, setNote] = useState<Note | undefined>(undefined)
  const [active, setActive] = useState<number | undefined>(undefined)
  const now = useRef(fields)
  const caret = useRef<Caret | undefined>(undefined)

  const show = (next: readonly Field[]): void => {
    now.current = next
    setFields(next)
  }

  /** Every change is kept before it is seen. */
  const change = ({ fields: next, focus }: Changed, told?: Note): void => {
    const text = textOf(next)
    const kept = keepCard(card, text)
    caret.current = focus
    setKept(kept.isKept)
    setNote(kept.text === text ? told : { says: 'This card was changed in another tab as well. The lines of both are here.' })
    show(kept.text === text ? next : adopt(next, kept.text))
  }

  useEffect(
    () =>
      onCard(() => {
        const kept = keptCard(card)
        setKept(kept.isKept)
        if (kept.text !== textOf(now.current)) show(adopt(now.current, kept.text))
      }),
    [],
  )

  useLayoutEffect(() => {
    const wanted = caret.current
    caret.current = undefined
    if (wanted === undefined) return
    const field = document.getElementById(fieldId(wanted.id))
    if (!(field instanceof HTMLTextAreaElement)) return
    field.focus()
    field.setSelectionRange(wanted.at, wanted.at)
  }, [fields])

  const numberOf = (id: number): number => now.current.findIndex((field) => field.id === id) + 1

  return {
    fields,
    isKept,
    note,
    active,
    activate: setActive,
    type: (id, value) => {
      const typed = typeInto(now.current, id, value)
      const wrong = typed.fields.length > now.current.length + 1 ? tooMuch(textOf(typed.fields)) : undefined
      if (wrong === undefined) change(typed)
      else setNote({ says: wrong })
      return now.current.find((field) => field.id === id)?.text ?? ''
    },
    add: (below, text) => change(addBelow(now.current, below, text === undefined ? undefined : [text])),
    makeHeading: (id) => {
      const text = `# ${now.current.find((field) => field.id === id)?.text.trim() ?? ''}`
      change({ ...typeInto(now.current, id, text), focus: { id, at: text.length } })
    },
    remove: (id) => {
      const undo = textOf(now.current)
      const isBlank = now.current.find((field) => field.id === id)?.text.trim() === ''
      const says = `Line ${numberOf(id)} is taken out.`
      change(takeOut(now.current, id), isBlank ? undefined : { says, undo })
    },
    shift: (id, by) => {
      const next = move(now.current, id, by)
      if (next !== now.current) change({ fields: next })
    },
    rename: (name) => change({ fields: rename(now.current, name) }),
    put: (text, where) => {
      const lines = linesOf(text)
      const before = textOf(now.current)
      const whole = where === 'instead' ? lines.join('\n') : [...linesOf(before), ...lines].join('\n')
      const wrong = tooMuch(whole)
      if (wrong !== undefined) {
        setNote({ says: wrong })
        return
      }
      const told = { says: `${plural(lines.length, 'line is', 'lines are')} put in.` }
      const isBlank = linesOf(before).length === 0
      change({ fields: adopt(now.current, whole) }, isBlank ? told : { ...told, undo: before })
    },
    undo: () => {
      if (note?.undo === undefined) return
      change({ fields: adopt(now.current, note.undo) }, { says: 'As it was before.' })
    },
  }
}
