import { useRef } from 'preact/hooks'
import { Icon } from './icon.tsx'

interface SearchBoxProps {
  readonly id: string
  readonly label: string
  readonly hint: string
  readonly value: string
  readonly onType: (text: string) => void
}

/** A field that searches while somebody types. Without script it does nothing, so it says nothing then. */
export const SearchBox = ({ id, label, hint, value, onType }: SearchBoxProps) => {
  const field = useRef<HTMLInputElement>(null)
  return (
    <form class="search" role="search" aria-label={label} onSubmit={(event) => event.preventDefault()}>
      <Icon name="search" />
      <label class="vh" for={id}>
        {label}
      </label>
      <input
        ref={field}
        id={id}
        type="search"
        autocomplete="off"
        enterkeyhint="search"
        placeholder={hint}
        value={value}
        onInput={(event) => onType(event.currentTarget.value)}
      />
      {value === '' ? null : (
        <button
          type="button"
          class="clear"
          aria-label="Clear the search"
          onClick={() => {
            onType('')
            field.current?.focus()
          }}
        >
          <Icon name="cross" />
        </button>
      )}
    </form>
  )
}
