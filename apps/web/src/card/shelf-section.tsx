/** Several cards of one's own: which one is in use, its name, another one, and away with it. */
import { useEffect, useRef, useState } from 'preact/hooks'
import { Icon } from '../components/icon.tsx'
import { linesOf } from './lines.ts'
import { nameIn } from './name.ts'
import type { Shelf } from './shelf.ts'
import { addCard, bringBack, deleteCard, forgetDeleted, takeIntoUse } from './shelf.ts'
import { CardIcon } from './tile-art.tsx'
import type { Editor } from './use-editor.ts'

/** Which card is in use; nothing to choose where there is one. */
export const ChooseInUse = ({ shelf: { cards, inUse } }: { readonly shelf: Shelf }) =>
  cards.length < 2 ? null : (
    <div class="choose" role="group" aria-label="Your cards">
      <div class="choose__keys">
        {cards.map(({ id, name }) => (
          <button key={id} type="button" class="key" aria-pressed={id === inUse.id} onClick={() => takeIntoUse(id)}>
            {id === inUse.id ? <Icon name="check" /> : null}
            <span>{name}</span>
          </button>
        ))}
      </div>
    </div>
  )

/** The card that was deleted, and the way back. */
export const Deleted = ({ gone }: { readonly gone: Shelf['gone'] }) => {
  const undo = useRef<HTMLButtonElement>(null)
  const first = useRef(gone?.id)
  useEffect(() => {
    // Deleted just now: the key that was pressed is gone with its card.
    if (gone !== undefined && gone.id !== first.current) undo.current?.focus()
    first.current = gone?.id
  }, [gone?.id])
  return (
    <div class="undo-note" role="status">
      {gone === undefined ? null : (
        <div class="notice notice--paper">
          <p>“{gone.name}” is deleted. It stays at hand until you delete another card.</p>
          <div class="btnrow">
            <button ref={undo} type="button" class="key key--center" onClick={bringBack}>
              <Icon name="undo" />
              Bring it back
            </button>
            <button type="button" class="key key--center" onClick={forgetDeleted}>
              Let it go
            </button>
          </div>
        </div>
      )}
    </div>
  )
}

/** Typed as it is: the text has the name without the spaces around it. */
const Name = ({ editor, text }: { readonly editor: Editor; readonly text: string }) => {
  const kept = nameIn(text) ?? ''
  const [typed, setTyped] = useState(kept)
  const shown = typed.trim() === kept ? typed : kept
  return (
    <label class="named">
      <strong>Name of this card</strong>
      <input
        type="text"
        value={shown}
        placeholder="Such as Club card 2026"
        maxlength={60}
        autocomplete="off"
        onInput={({ currentTarget }) => {
          setTyped(currentTarget.value)
          editor.rename(currentTarget.value)
        }}
      />
    </label>
  )
}

export const ShelfSection = ({
  shelf,
  editor,
  text,
}: {
  readonly shelf: Shelf
  readonly editor: Editor
  readonly text: string
}) => (
  <section class="side">
    <h2>Your cards</h2>
    <div class="side__in">
      <Name editor={editor} text={text} />
      <button type="button" class="key key--center" onClick={() => addCard()}>
        <CardIcon name="plus" />
        Add another card
      </button>
      {shelf.cards.length < 2 && linesOf(text).length === 0 ? null : (
        <button type="button" class="key key--center" onClick={() => deleteCard(shelf.inUse.id)}>
          <CardIcon name="bin" />
          Delete this card
        </button>
      )}
    </div>
  </section>
)
