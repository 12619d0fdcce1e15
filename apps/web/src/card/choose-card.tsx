/** Which card a hand is held against: the one that somebody typed, or the one for practice. */
import { useEffect, useState } from 'preact/hooks'
import { Icon } from '../components/icon.tsx'
import type { Which } from './hand-state.ts'
import { linesOf } from './lines.ts'
import type { Usable } from './reading.ts'
import { practiceText, usableCard } from './reading.ts'
import type { Shelf } from './shelf.ts'
import { takeIntoUse, useShelf } from './shelf.ts'
import { plural } from './words.ts'

export interface Chosen {
  readonly shelf: Shelf
  /** `practice`, or the number of a card. */
  readonly which: Which
  /** Nothing until it is ready. */
  readonly card: Usable | undefined
}

/** The card to hold hands against. It is made ready after what is on the screen. */
export const useChosen = (wanted: Which | undefined): Chosen => {
  const shelf = useShelf()
  const { cards, inUse } = shelf
  const own = cards.find(({ id }) => id === wanted) ?? inUse
  const isPractice = wanted === 'practice' || (wanted === undefined && linesOf(own.text).length === 0)
  const which = isPractice ? 'practice' : own.id
  const chosen = isPractice ? practiceText : own.text
  const [ready, setReady] = useState<{ readonly text: string; readonly card: Usable } | undefined>(undefined)
  useEffect(() => {
    const timer = setTimeout(() => setReady({ text: chosen, card: usableCard(chosen) }))
    return () => clearTimeout(timer)
  }, [chosen])
  return { shelf, which, card: ready?.text === chosen ? ready.card : undefined }
}

const Own = ({ card: { compiled, toMend } }: { readonly card: Usable }) => {
  const lines = compiled?.card.lines.length ?? 0
  if (lines === 0)
    return (
      <p>
        Your card has no line in order yet.{' '}
        <a class="inline" href="/card">
          Type it
        </a>
      </p>
    )
  return toMend === 0 ? null : (
    <p>
      {plural(toMend, 'line')} of your card {toMend === 1 ? 'is' : 'are'} left out until mended.{' '}
      <a class="inline" href="/card">
        Mend it
      </a>
    </p>
  )
}

/** Which card it was, below what was found. */
export const HeldAgainst = ({ which, card }: { readonly which: Which; readonly card: Usable }) => {
  const { name, lines } = card.compiled?.card ?? { name: '', lines: [] }
  return (
    <p class="quiet">
      {which === 'practice'
        ? 'Held against the practice card. Its hands are made up, and no table plays by them.'
        : `Held against “${name === 'Card' ? 'My card' : name}”, ${plural(lines.length, 'line')}.`}
    </p>
  )
}

export const ChooseCard = ({ chosen, onChoose }: { readonly chosen: Chosen; readonly onChoose: (which: Which) => void }) => {
  const { shelf, which, card } = chosen
  const keys = [...shelf.cards, { id: 'practice', name: 'Practice' }]
  return (
    <div class="choose" role="group" aria-label="Held against">
      <div class="choose__keys">
        {keys.map(({ id, name }) => (
          <button
            key={id}
            type="button"
            class="key"
            aria-pressed={id === which}
            onClick={() => {
              if (id !== 'practice') takeIntoUse(id)
              onChoose(id)
            }}
          >
            {id === which ? <Icon name="check" /> : null}
            <span>{name}</span>
          </button>
        ))}
      </div>
      {which !== 'practice' && card !== undefined ? <Own card={card} /> : null}
    </div>
  )
}
