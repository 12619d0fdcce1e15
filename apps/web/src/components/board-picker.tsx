/** Tiles as keys: four rows, Bam, Crak, Dot and the rest. */
import { useState } from 'preact/hooks'
import { oddShape } from '../state/board-shape.ts'
import { groupName, HONOURS, JOKER, SUITS, tileName } from '../state/board-words.ts'
import { Tile } from './board-felt.tsx'

const ROWS: readonly { readonly name: string; readonly tiles: readonly string[] }[] = [
  ...SUITS.map(({ letter, name }) => ({ name, tiles: Array.from({ length: 9 }, (_, at) => `${at + 1}${letter}`) })),
  { name: 'Winds, dragons, flower, joker', tiles: HONOURS },
]

/** Arrow keys go through the tiles as they lie. */
const byArrow = (event: KeyboardEvent): void => {
  const key = event.target as HTMLElement
  const rows = [...(event.currentTarget as HTMLElement).querySelectorAll('.tilerow')]
  const row = rows.findIndex((one) => one.contains(key))
  const keys = (at: number): readonly HTMLElement[] => [...(rows[at]?.querySelectorAll('button') ?? [])]
  const at = keys(row).indexOf(key)
  if (at < 0) return
  const to: { readonly [key: string]: HTMLElement | undefined } = {
    ArrowLeft: keys(row)[at - 1],
    ArrowRight: keys(row)[at + 1],
    ArrowUp: keys(row - 1)[at],
    ArrowDown: keys(row + 1)[at],
  }
  const next = to[event.key]
  if (next === undefined) return
  event.preventDefault()
  next.focus()
}

interface KeysProps {
  readonly onTile: (tile: string) => void
  readonly without?: string | undefined
}

export const TileKeys = ({ onTile, without }: KeysProps) => (
  <div class="tilekeys" onKeyDown={byArrow}>
    {ROWS.map(({ name, tiles }) => (
      <div key={name} class="tilerow" role="group" aria-label={name}>
        {tiles.map((tile) =>
          tile === without ? null : (
            <button key={tile} type="button" class="tilekey" data-tile={tile} onClick={() => onTile(tile)}>
              <Tile tile={tile} />
              <span class="vh">{tileName(tile)}</span>
            </button>
          ),
        )}
      </div>
    ))}
  </div>
)

/** Tiles that were tapped; a tap on one takes it out again. */
export const PickedTiles = ({
  tiles,
  none,
  onTakeOut,
}: {
  readonly tiles: readonly string[]
  /** Said where there are none. */
  readonly none: string
  readonly onTakeOut: (at: number) => void
}) => (
  <div class="picked__tiles">
    {tiles.map((tile, at) => (
      <button key={at} type="button" class="picked__tile" onClick={() => onTakeOut(at)}>
        <Tile tile={tile} large />
        <span class="vh">{tileName(tile)}: take it out</span>
      </button>
    ))}
    {tiles.length === 0 ? <span class="picked__none">{none}</span> : null}
  </div>
)

/** Tiles of the largest group there is. */
const MOST = 6

interface GroupPickerProps {
  readonly start: readonly string[]
  /** Nothing where nobody knows the tiles. */
  readonly onDone: (tiles: readonly string[] | undefined) => void
  readonly canSkip: boolean
}

/** Jokers last, as people lay a group out. */
const laidOut = (tiles: readonly string[]): readonly string[] => [
  ...tiles.filter((tile) => tile !== JOKER),
  ...tiles.filter((tile) => tile === JOKER),
]

/** Tiles put together to a group: a tap adds one, a tap on one above takes it out. */
export const GroupPicker = ({ start, onDone, canSkip }: GroupPickerProps) => {
  const [tiles, setTiles] = useState<readonly string[]>(() => laidOut(start))
  /** Tiles that look odd were to be put up; a further tap says that they really lie there so. */
  const [isOdd, setOdd] = useState(false)
  const change = (next: readonly string[]): void => {
    setOdd(false)
    setTiles(next)
  }
  const jokers = tiles.filter((tile) => tile === JOKER).length
  const odd = isOdd ? oddShape(tiles) : undefined
  const done = (): void => {
    if (!isOdd && oddShape(tiles) !== undefined) setOdd(true)
    else onDone(tiles)
  }
  return (
    <>
      <div class="picked">
        <PickedTiles tiles={tiles} none="Tap the tiles of the group." onTakeOut={(at) => change(tiles.toSpliced(at, 1))} />
        <p class="vh" role="status">
          {tiles.length === 0 ? '' : groupName(tiles, jokers)}
        </p>
        <p class={odd === undefined ? 'vh' : 'picked__odd'} role="status">
          {odd === undefined ? '' : `${odd} Or put them up as they lie; a seat can say later that the group is wrong.`}
        </p>
        <div class="btnrow">
          {tiles.length === 0 ? null : (
            <button
              type="button"
              class={odd === undefined ? 'key key--go key--center' : 'key key--center'}
              data-act="done"
              onClick={done}
            >
              Put up {tiles.length}
              {odd === undefined ? '' : ' as they lie'}
            </button>
          )}
          {canSkip ? (
            <button type="button" class="key key--center" data-act="unknown" onClick={() => onDone(undefined)}>
              We don’t know
            </button>
          ) : null}
        </div>
      </div>
      <TileKeys onTile={(tile) => (tiles.length < MOST ? change(laidOut([...tiles, tile])) : undefined)} />
    </>
  )
}
