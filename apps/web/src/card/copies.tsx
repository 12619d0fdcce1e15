/** The card as a file: out for safety or another phone, in again, and on paper. */
import { useRef, useState } from 'preact/hooks'
import { Icon } from '../components/icon.tsx'
import { fileName, fileText } from './file.ts'
import { linesOf } from './lines.ts'
import { CardIcon } from './tile-art.tsx'
import { addCard } from './shelf.ts'
import type { Editor } from './use-editor.ts'
import { textOf } from './fields.ts'
import { plural } from './words.ts'

const save = (text: string): void => {
  const address = URL.createObjectURL(new Blob([fileText(text)], { type: 'text/plain;charset=utf-8' }))
  const link = document.createElement('a')
  link.href = address
  link.download = fileName(text)
  link.click()
  setTimeout(() => URL.revokeObjectURL(address), 10_000)
}

/** Larger files are no card, and would only make the page wait. */
const LARGEST = 1_000_000

export const Copies = ({ editor }: { readonly editor: Editor }) => {
  const file = useRef<HTMLInputElement>(null)
  const [wanted, setWanted] = useState<string | undefined>(undefined)
  const [said, setSaid] = useState('')
  const text = textOf(editor.fields)
  const isBlank = linesOf(text).length === 0
  const take = async (chosen: File): Promise<void> => {
    setSaid('')
    if (chosen.size > LARGEST) {
      setSaid('This file is too large to be a card. Nothing was put in.')
      return
    }
    const read = await chosen.text()
    if (linesOf(read).length === 0) setSaid('This file has no lines. Nothing was put in.')
    else if (isBlank) editor.put(read, 'instead')
    else setWanted(read)
  }
  const put = (where: 'instead' | 'below'): void => {
    if (wanted !== undefined) editor.put(wanted, where)
    setWanted(undefined)
  }
  return (
    <section class="side">
      <h2>Keep a copy</h2>
      <div class="side__in">
        <p>A file holds every line as you typed it. It is yours: keep it to yourself, as you would a copy of the card.</p>
        {isBlank ? null : (
          <button type="button" class="key key--center" onClick={() => save(text)}>
            <CardIcon name="out" />
            Export as a text file
          </button>
        )}
        <button type="button" class="key key--center" onClick={() => file.current?.click()}>
          <CardIcon name="into" />
          Import a text file
        </button>
        <input
          ref={file}
          type="file"
          accept=".txt,text/plain"
          hidden
          aria-label="Text file of a card"
          onChange={({ currentTarget }) => {
            const [chosen] = currentTarget.files ?? []
            if (chosen !== undefined) take(chosen).catch(() => setSaid('This file cannot be read.'))
            currentTarget.value = ''
          }}
        />
        <p role="status" class="said">
          {said}
        </p>
        {wanted === undefined ? null : (
          <div class="notice notice--paper" role="group" aria-label="Where the lines go">
            <p>
              <strong>The file has {plural(linesOf(wanted).length, 'line')}.</strong> This card has{' '}
              {plural(linesOf(text).length, 'line')}.
            </p>
            <div class="btnrow">
              <button type="button" class="key key--center" onClick={() => put('instead')}>
                Put in their place
              </button>
              <button type="button" class="key key--center" onClick={() => put('below')}>
                Add them below
              </button>
              <button type="button" class="key key--center" onClick={() => addCard(linesOf(wanted).join('\n'))}>
                Make it another card
              </button>
              <button type="button" class="key key--center" onClick={() => setWanted(undefined)}>
                Leave it
              </button>
            </div>
          </div>
        )}
        {isBlank ? null : (
          <button type="button" class="key key--center" onClick={() => window.print()}>
            <Icon name="print" />
            Print
          </button>
        )}
      </div>
    </section>
  )
}
