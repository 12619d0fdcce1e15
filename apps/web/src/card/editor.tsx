/** The lines of a card as fields, and what is to be said about all of them. */
import type { ReadLine } from 'mahjudge/card'
import type { JSX } from 'preact'
import { useEffect, useMemo, useRef, useState } from 'preact/hooks'
import { Icon } from '../components/icon.tsx'
import { LineField } from './line-field.tsx'
import { CardIcon } from './tile-art.tsx'
import type { Editor } from './use-editor.ts'
import { fieldId } from './use-editor.ts'
import type { Reading } from './use-reading.ts'
import { useReading } from './use-reading.ts'
import { plural, statusOf } from './words.ts'

/** Told to readers of the screen, once somebody has stopped typing. */
const Spoken = ({ says }: { readonly says: string }) => {
  const [said, setSaid] = useState('')
  useEffect(() => {
    const timer = setTimeout(() => setSaid(says), 1000)
    return () => clearTimeout(timer)
  }, [says])
  return (
    <p class="vh" role="status">
      {said}
    </p>
  )
}

const spokenOf = (read: ReadLine | undefined, number: number): string => {
  if (read === undefined) return ''
  const [fault] = read.problems
  const more = read.problems.length > 1 ? ` And ${plural(read.problems.length - 1, 'more fault')}.` : ''
  if (fault !== undefined) return `Line ${number}: ${fault.message}${more}`
  const status = statusOf(read)
  return status === undefined ? '' : `Line ${number}: ${status}.`
}

const goTo = (id: number): void => {
  const field = document.getElementById(fieldId(id))
  field?.focus({ preventScroll: true })
  field?.closest('li')?.scrollIntoView({ block: 'center' })
}

/** How the whole card stands, and the way to the next line that wants mending. */
const Summary = ({ editor, reading }: { readonly editor: Editor; readonly reading: Reading }) => {
  const { fields, active } = editor
  const wrong = fields.filter((_, at) => (reading.lines[at]?.problems.length ?? 0) > 0)
  const good = reading.lines.flatMap(({ line }) => line ?? [])
  const hands = good.reduce((sum, { variants }) => sum + variants.length, 0)
  const place = fields.findIndex(({ id }) => id === active)
  const next = wrong.find((field) => fields.indexOf(field) > place) ?? wrong[0]
  const whole = reading.whole.filter(({ code }) => code !== 'card/empty')
  return (
    <div class="summary">
      <p>
        {good.length === 0 ? 'No hands yet.' : `${plural(good.length, 'line')} in order, ${plural(hands, 'hand')}.`}
        {wrong.length === 0 ? '' : ' '}
        {wrong.length === 0 ? null : <strong>{plural(wrong.length, 'line')} to mend.</strong>}
      </p>
      {next === undefined ? null : (
        <button type="button" class="key key--center" onClick={() => goTo(next.id)}>
          Next line to mend
        </button>
      )}
      {whole.map(({ message, hint }) => (
        <p key={message} class="fault">
          <Icon name="warn" />
          <span>
            {message} {hint ?? ''}
          </span>
        </p>
      ))}
    </div>
  )
}

/** What has been drawn of a field, and from what. */
interface Drawn {
  readonly from: readonly unknown[]
  readonly line: JSX.Element
}

export const Lines = ({ editor }: { readonly editor: Editor }) => {
  const { fields, active } = editor
  const current = useRef(editor)
  current.current = editor
  const reading = useReading(fields)
  const byId = useMemo(() => new Map(reading.of.map(({ id }, at) => [id, reading.lines[at]])), [reading])
  const drawn = useRef(new Map<number, Drawn>())
  const place = fields.findIndex(({ id }) => id === active)
  const items = fields.map((field, at) => {
    const read = byId.get(field.id)
    const last = at === fields.length - 1
    // What was drawn and has not changed is drawn no second time: a card has sixty lines of fourteen tiles.
    const from = [field, read, at, last, field.id === active]
    const known = drawn.current.get(field.id)
    if (known !== undefined && known.from.every((one, part) => one === from[part])) return known.line
    const line = (
      <LineField
        key={field.id}
        field={field}
        number={at + 1}
        last={last}
        active={field.id === active}
        read={read}
        editor={current}
      />
    )
    drawn.current.set(field.id, { from, line })
    return line
  })
  return (
    <>
      {fields.length === 0 ? (
        <p class="lead">No lines yet. Type one, or paste a whole section.</p>
      ) : (
        <Summary editor={editor} reading={reading} />
      )}
      <ol class="fields">{items}</ol>
      <div class="btnrow">
        <button
          type="button"
          class={fields.length === 0 ? 'key key--go key--center' : 'key key--center'}
          onClick={() => editor.add()}
        >
          <CardIcon name="plus" />
          {fields.length === 0 ? 'Type the first line' : 'Add a line'}
        </button>
        {fields.length === 0 ? null : (
          <button type="button" class="key key--center" onClick={() => editor.add(undefined, '# ')}>
            <CardIcon name="plus" />
            Add a section
          </button>
        )}
      </div>
      <Spoken says={place < 0 ? '' : spokenOf(byId.get(fields[place]?.id ?? 0), place + 1)} />
    </>
  )
}
