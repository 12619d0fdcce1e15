/** One line of a card: the field it is typed in, what is wrong with it, and its tiles. */
import type { ReadLine } from 'mahjudge/card'
import type { ComponentChildren } from 'preact'
import { useLayoutEffect, useRef, useState } from 'preact/hooks'
import { Icon } from '../components/icon.tsx'
import { Groups, plainGroups, sayTiles } from './drawn.tsx'
import type { Field } from './fields.ts'
import { HowTo } from './how-to.tsx'
import { CardIcon } from './tile-art.tsx'
import type { Editor } from './use-editor.ts'
import { fieldId } from './use-editor.ts'
import { plural, statusOf } from './words.ts'

interface LineProps {
  readonly field: Field
  /** From 1. */
  readonly number: number
  readonly last: boolean
  readonly active: boolean
  /** As it was read at the last pause; nothing before the first. */
  readonly read: ReadLine | undefined
  /** The editor as it is when something is pressed. */
  readonly editor: { readonly current: Editor }
}

/** Browsers without `field-sizing` are told how high a field has to be. */
const grow = (field: HTMLTextAreaElement): void => {
  if (CSS.supports('field-sizing', 'content')) return
  field.style.height = 'auto'
  field.style.height = `${field.scrollHeight + 4}px`
}

/** Tiles of each way to make the line, as it was typed. */
const Drawing = ({ drawing, number }: { readonly drawing: NonNullable<ReadLine['drawing']>; readonly number: number }) => {
  const ways = drawing.map((words) => words.map(({ kinds }) => kinds).filter((kinds) => kinds.length > 0))
  const shown = ways.filter((groups) => groups.length > 0)
  return (
    <>
      {shown.map((groups, at) => (
        <div key={at} class="way">
          {at === 0 ? null : <span class="quiet">or</span>}
          <Groups groups={plainGroups(groups)} label={`Line ${number} as tiles: ${sayTiles(groups.flat())}`} />
        </div>
      ))}
    </>
  )
}

/** How many hands a line stands for, where it is more than the one that is drawn. */
const Stands = ({ read }: { readonly read: ReadLine }) => {
  const hands = read.line?.variants.length ?? 0
  return hands < 2 ? null : <p class="quiet">Stands for {plural(hands, 'hand')}; one is drawn.</p>
}

const Tool = ({
  name,
  number,
  onPress,
  children,
}: {
  readonly name: string
  readonly number: number
  readonly onPress: () => void
  readonly children: ComponentChildren
}) => (
  <button type="button" onClick={onPress}>
    {children}
    <span>
      {name}
      <span class="vh"> (line {number})</span>
    </span>
  </button>
)

/** The signs of a card, where the line is: on a phone the top of the page is far away. */
const Signs = ({ number }: { readonly number: number }) => {
  const [isOpen, setOpen] = useState(false)
  return (
    <div class="phone-help">
      <button type="button" class="key key--quiet" aria-expanded={isOpen} onClick={() => setOpen(!isOpen)}>
        <Icon name={isOpen ? 'down' : 'right'} />
        <span>
          How to write a line<span class="vh"> (at line {number})</span>
        </span>
      </button>
      {isOpen ? <HowTo /> : null}
    </div>
  )
}

const Tools = ({ field: { id }, number, last, editor }: LineProps) => (
  <div class="tools" role="group" aria-label={`Line ${number}`}>
    {number === 1 ? null : (
      <Tool name="Up" number={number} onPress={() => editor.current.shift(id, -1)}>
        <CardIcon name="up" />
      </Tool>
    )}
    {last ? null : (
      <Tool name="Down" number={number} onPress={() => editor.current.shift(id, 1)}>
        <Icon name="down" />
      </Tool>
    )}
    <Tool name="Add below" number={number} onPress={() => editor.current.add(id)}>
      <CardIcon name="plus" />
    </Tool>
    <Tool name="Take out" number={number} onPress={() => editor.current.remove(id)}>
      <CardIcon name="bin" />
    </Tool>
  </div>
)

export const LineField = (props: LineProps) => {
  const { field, number, active, read, editor } = props
  const { id, text } = field
  const area = useRef<HTMLTextAreaElement>(null)
  useLayoutEffect(() => {
    if (area.current !== null) grow(area.current)
  }, [text])

  /** Several lines at once, or Enter in the middle of one: each goes into a field of its own. */
  const insert = (target: HTMLTextAreaElement, piece: string): void => {
    const { value, selectionStart, selectionEnd } = target
    target.value = editor.current.type(id, value.slice(0, selectionStart) + piece + value.slice(selectionEnd))
  }
  const onKeyDown = (event: KeyboardEvent & { readonly currentTarget: HTMLTextAreaElement }): void => {
    if (event.isComposing || event.ctrlKey || event.metaKey) return
    if (event.altKey && (event.key === 'ArrowUp' || event.key === 'ArrowDown')) {
      event.preventDefault()
      editor.current.shift(id, event.key === 'ArrowUp' ? -1 : 1)
    } else if (event.key === 'Enter') {
      event.preventDefault()
      insert(event.currentTarget, '\n')
    } else if (event.key === 'Backspace' && event.currentTarget.value === '' && !(number === 1 && props.last)) {
      event.preventDefault()
      editor.current.remove(id)
    }
  }
  const onPaste = (event: ClipboardEvent & { readonly currentTarget: HTMLTextAreaElement }): void => {
    const pasted = event.clipboardData?.getData('text/plain') ?? ''
    if (!/[\r\n]/.test(pasted)) return
    event.preventDefault()
    const target = event.currentTarget
    if (/[\r\n]/.test(pasted.trim())) insert(target, pasted)
    else {
      // One line that was copied with its end.
      target.setRangeText(pasted.trim(), target.selectionStart, target.selectionEnd, 'end')
      editor.current.type(id, target.value)
    }
  }

  const problems = read?.problems ?? []
  const status = read === undefined ? undefined : statusOf(read)
  const isGood = read?.line !== undefined && problems.length === 0
  const faultId = `${fieldId(id)}-fault`
  const statusId = `${fieldId(id)}-status`
  const described = problems.length > 0 ? faultId : status === undefined ? undefined : statusId
  return (
    <li class={`line${problems.length > 0 ? ' is-bad' : ''}${read === undefined ? '' : ` line--${read.what}`}`}>
      <div class="line__head">
        <label for={fieldId(id)}>Line {number}</label>
        {status === undefined ? null : (
          <span id={statusId} class={isGood ? 'line__good' : 'quiet'}>
            {isGood ? <Icon name="check" /> : null}
            {status}
          </span>
        )}
      </div>
      <textarea
        ref={area}
        id={fieldId(id)}
        rows={1}
        value={text}
        spellcheck={false}
        autocomplete="off"
        autocorrect="off"
        autocapitalize="off"
        enterkeyhint="enter"
        aria-invalid={problems.length > 0}
        {...(described === undefined ? {} : { 'aria-describedby': described })}
        onFocus={() => editor.current.activate(id)}
        onInput={({ currentTarget }) => {
          const stays = editor.current.type(id, currentTarget.value)
          if (stays !== currentTarget.value) currentTarget.value = stays
        }}
        onKeyDown={onKeyDown}
        onPaste={onPaste}
      />
      {problems.length === 0 ? null : (
        <ul class="faults" id={faultId}>
          {problems.map(({ message, hint }, at) => (
            <li key={at}>
              <Icon name="warn" />
              <span>
                {message} {hint ?? ''}
              </span>
            </li>
          ))}
        </ul>
      )}
      {problems.some(({ code }) => code === 'card/heading') ? (
        <button type="button" class="key key--center" onClick={() => editor.current.makeHeading(id)}>
          Make it a heading<span class="vh"> (line {number})</span>
        </button>
      ) : null}
      {read?.drawing === undefined ? null : (
        <div class="line__tiles">
          <Drawing drawing={read.drawing} number={number} />
          <Stands read={read} />
        </div>
      )}
      {active ? <Tools {...props} /> : null}
      {active ? <Signs number={number} /> : null}
    </li>
  )
}
