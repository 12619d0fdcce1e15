/** A hand declared at the table board, held against a card: its groups are on the table, the rest of its tiles is tapped. */
import type { Seat, Table } from 'mahjudge'
import type { Made, Rack } from 'mahjudge/card'
import { handChecker } from 'mahjudge/card'
import { useState } from 'preact/hooks'
import { reveal } from '../components/board-felt.tsx'
import { PickedTiles, TileKeys } from '../components/board-picker.tsx'
import { Icon } from '../components/icon.tsx'
import { SEAT_NAMES } from '../state/seats.ts'
import { ChooseCard, HeldAgainst, useChosen } from './choose-card.tsx'
import type { Which } from './hand-state.ts'
import { rackFrom } from './board-rack.ts'
import type { Usable } from './reading.ts'

export interface BoardHandProps {
  readonly table: Table
  readonly seat: Seat
  /** What the card says of it; nothing where it matches no line. */
  readonly onMade: (made: Made | undefined) => void
}

/** What the card says, and the way to enter it. */
const Verdict = ({
  rack,
  card,
  which,
  onMade,
}: Pick<BoardHandProps, 'onMade'> & { readonly rack: Rack; readonly card: Usable; readonly which: Which }) => {
  const { compiled } = card
  if (compiled === undefined) return null
  const made = handChecker(compiled).best(rack)
  return (
    <div role="status" class="verdict" data-made={made === undefined ? 'no' : made.value}>
      <p class="lead">
        <strong>
          {made === undefined
            ? 'These tiles match no line of this card.'
            : `They match the card, for ${made.value}${made.jokerless ? ', without jokers' : ''}.`}
        </strong>
      </p>
      {made === undefined ? <p>Compare the tiles above with those on the table first; one tap may have gone wrong.</p> : null}
      <HeldAgainst which={which} card={card} />
      <button type="button" class="key key--go key--center" data-act="enterHand" onClick={() => onMade(made)}>
        {made === undefined ? 'Enter: the hand is wrong' : 'Enter: the hand is right'}
      </button>
    </div>
  )
}

/** The tile that was claimed lies with the others of the hand. */
const claimed = ({ pending, discard }: Table): readonly string[] =>
  pending?.event.type === 'declared' && pending.event.on === 'discard' && discard?.tile !== undefined ? [discard.tile] : []

export const BoardHand = ({ table, seat, onMade }: BoardHandProps) => {
  const [wanted, setWanted] = useState<Which | undefined>(undefined)
  const chosen = useChosen(wanted)
  const [tiles, setTiles] = useState(() => claimed(table))
  const { left, rack, isKnown } = rackFrom(table, seat, tiles)
  return (
    <div class="byCard">
      <h3 ref={reveal} tabIndex={-1}>
        {SEAT_NAMES[seat]}’s hand and a card
      </h3>
      <ChooseCard chosen={chosen} onChoose={setWanted} />
      {isKnown ? (
        <>
          <PickedTiles
            tiles={tiles}
            none="Tap the tiles that are not in a group."
            onTakeOut={(at) => setTiles(tiles.toSpliced(at, 1))}
          />
          {left > 0 ? (
            <p role="status">
              {left} more {left === 1 ? 'tile' : 'tiles'} to tap.
            </p>
          ) : null}
          {rack !== undefined && chosen.card !== undefined ? (
            <Verdict rack={rack} card={chosen.card} which={chosen.which} onMade={onMade} />
          ) : (
            <TileKeys onTile={(tile) => setTiles([...tiles, tile])} />
          )}
        </>
      ) : (
        <p class="fault">
          <Icon name="warn" />
          <span>A group of {SEAT_NAMES[seat]} has tiles that nobody entered. Tap it on the table and fix it first.</span>
        </p>
      )}
    </div>
  )
}
