/** Tiles to tap: four rows of keys, each tile a key. */
import { nameOf, kindOf } from 'mahjudge/card'
import { Icon } from '../components/icon.tsx'
import { CardIcon } from './tile-art.tsx'

const NUMBERS = ['1', '2', '3', '4', '5', '6', '7', '8', '9'] as const

const ROWS: readonly { readonly name: string; readonly tiles: readonly string[] }[] = [
  { name: 'Bam', tiles: NUMBERS.map((number) => `${number}B`) },
  { name: 'Crak', tiles: NUMBERS.map((number) => `${number}C`) },
  { name: 'Dot', tiles: NUMBERS.map((number) => `${number}D`) },
  { name: 'Winds, dragons, flower and joker', tiles: ['N', 'E', 'W', 'S', 'R', 'G', '0', 'F', 'J'] },
]

/** A concealed tile that nobody has seen. */
const UNSEEN = '?'

const nameOfWord = (word: string): string => {
  const kind = kindOf(word)
  return kind === undefined ? 'A tile nobody has seen' : nameOf(kind)
}

interface PickerProps {
  /** Where the tiles go, for readers of the screen. */
  readonly into: string
  readonly unseen: boolean
  readonly onPick: (word: string) => void
  readonly onDrop: () => void
  readonly onClear: () => void
}

export const Picker = ({ into, unseen, onPick, onDrop, onClear }: PickerProps) => (
  <section class="picker" aria-label={`Tiles to tap: ${into}`}>
    {ROWS.map(({ name, tiles }) => (
      <div key={name} class="picker__row" role="group" aria-label={name}>
        {[...tiles, ...(unseen && tiles.includes('J') ? [UNSEEN] : [])].map((word) => (
          <button key={word} type="button" class="pick" aria-label={nameOfWord(word)} onClick={() => onPick(word)}>
            <svg class="tile" aria-hidden="true" focusable="false">
              <use href={`#t-${word === UNSEEN ? 'blank' : word}`} />
            </svg>
          </button>
        ))}
      </div>
    ))}
    <div class="btnrow">
      <button type="button" class="key key--quiet key--center" onClick={onDrop}>
        <CardIcon name="erase" />
        Take one back
      </button>
      <button type="button" class="key key--quiet key--center" onClick={onClear}>
        <Icon name="cross" />
        Clear all
      </button>
    </div>
  </section>
)
