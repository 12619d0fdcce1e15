/** A hand to tap or type, and beside it what a card makes of it. */
import type { Court } from 'mahjudge'
import { useMemo, useState } from 'preact/hooks'
import { Icon } from '../components/icon.tsx'
import type { Told } from '../state/fragment.ts'
import type { InForce } from '../state/rules.ts'
import { capital } from '../state/words.ts'
import { rackOf, readState, sizeOf } from './check.ts'
import { ChooseCard, HeldAgainst, useChosen } from './choose-card.tsx'
import type { Dispute } from './dispute.ts'
import { HandDispute } from './hand-dispute.tsx'
import { HandMade, sayMade, useMade } from './hand-made.tsx'
import { HandPlaces, placeName } from './hand-places.tsx'
import type { HandState, Mode, Place } from './hand-state.ts'
import { ANY, heapOf, NO_TILES, textAt, useHandState, withText } from './hand-state.ts'
import { HandWins, sayWinnable, useWinnable } from './hand-wins.tsx'
import { Picker } from './picker.tsx'
import { addTile, dropTile } from './tile-text.ts'

/** The dispute that a hand belongs to. */
export interface InDispute {
  /** Every text of the law. */
  readonly texts: Court
  readonly dispute: Dispute
  readonly told: Told
  readonly inForce: InForce
}

const MODES: readonly { readonly id: Mode; readonly name: string }[] = [
  { id: 'makes', name: 'What does it make?' },
  { id: 'wins', name: 'Can it still win?' },
]

const placesFor = (mode: Mode, dispute: Dispute | undefined): readonly Place[] =>
  mode === 'makes' ? ['concealed', 'exposed', ...(dispute?.table ?? [])] : ['exposed', 'discards', 'others']

const Parts = ({
  dispute,
  part,
  onChoose,
}: {
  readonly dispute: Dispute
  readonly part: string
  readonly onChoose: (role: string) => void
}) =>
  dispute.parts.length < 2 ? null : (
    <div class="choose" role="group" aria-label="Whose hand">
      <div class="choose__keys">
        {dispute.parts.map(({ role, name }) => (
          <button key={role} type="button" class="key" aria-pressed={role === part} onClick={() => onChoose(role)}>
            {role === part ? <Icon name="check" /> : null}
            <span>{capital(name)}</span>
          </button>
        ))}
      </div>
    </div>
  )

const Modes = ({ mode, onChoose }: { readonly mode: Mode; readonly onChoose: (mode: Mode) => void }) => (
  <div class="choose" role="group" aria-label="Question">
    <div class="choose__keys">
      {MODES.map(({ id, name }) => (
        <button key={id} type="button" class="key" aria-pressed={id === mode} onClick={() => onChoose(id)}>
          <span>{name}</span>
        </button>
      ))}
    </div>
  </div>
)

/** A hand typed for one dispute, or for none, is there for the next one, so that it is not typed again. */
const partWith = (state: HandState, part: string): HandState => {
  if (state.hands[part] !== undefined) return state
  const [last] = Object.values(state.hands).filter(({ concealed, exposed }) => concealed !== '' || exposed !== '')
  return last === undefined || part !== 'actor' ? state : { ...state, hands: { ...state.hands, [part]: last } }
}

export const Checker = ({ within }: { readonly within?: InDispute }) => {
  const [kept, keep] = useHandState()
  const dispute = within?.dispute
  const [role, setRole] = useState<string | undefined>(undefined)
  const part = dispute === undefined ? ANY : (role ?? dispute.parts[0]?.role ?? ANY)
  const state = useMemo(() => (dispute === undefined ? kept : partWith(kept, part)), [kept, dispute, part])
  // A dispute asks one of the two, and which is in the law's table.
  const mode = dispute?.mode ?? state.mode ?? 'makes'
  const places = placesFor(mode, dispute)
  const [wanted, setWanted] = useState<Place>('concealed')
  const filling = places.includes(wanted) ? wanted : (places[0] ?? 'concealed')
  const chosen = useChosen(state.card)
  const compiled = chosen.card?.compiled
  const read = useMemo(() => readState(state, part), [state, part])
  const made = useMade(compiled, read.rack)
  const found = useWinnable(mode === 'wins' ? compiled : undefined, read)
  const rack = rackOf(read)
  const isTold = mode === 'makes' ? sizeOf(rack) > 0 : rack.exposures.length > 0
  const line = (): string => {
    if (compiled === undefined || !isTold) return ''
    if (mode === 'wins') return found === undefined ? '' : sayWinnable(found)
    return made === undefined ? '' : sayMade(compiled, made)
  }
  const put = (place: Place, text: string): void => keep(withText(state, part, place, text))
  const here = textAt(state, part, filling)
  const clear = (): void =>
    keep({
      ...state,
      hands: { ...state.hands, [part]: NO_TILES },
      table: { claimed: '', named: '', discards: '', others: '' },
    })
  return (
    <div class="checker" {...(chosen.card === undefined ? { 'data-waiting': '' } : {})}>
      <div class="checker__l">
        {dispute === undefined ? (
          <Modes mode={mode} onChoose={(next) => keep({ ...state, mode: next })} />
        ) : (
          <Parts dispute={dispute} part={part} onChoose={setRole} />
        )}
        <ChooseCard chosen={chosen} onChoose={(card) => keep({ ...state, card })} />
        <HandPlaces state={state} read={read} part={part} places={places} filling={filling} onFill={setWanted} onType={put} />
        <p class="checker__line" role="status">
          {line()}
        </p>
        <Picker
          into={placeName(filling)}
          unseen={filling === 'concealed'}
          onPick={(word) => put(filling, addTile(here, word, heapOf(filling)))}
          onDrop={() => put(filling, dropTile(here))}
          onClear={clear}
        />
      </div>
      <div class="checker__r" aria-label="What was found" role="region">
        {isTold ? null : (
          <p>
            {mode === 'makes'
              ? 'Fourteen tiles make mah jongg. With fewer you see what is nearest and what helps.'
              : 'Give the exposed groups first, then what lies open on the table. What you leave out counts as unseen.'}
          </p>
        )}
        {compiled === undefined || !isTold || made === undefined || mode === 'wins' ? null : (
          <HandMade compiled={compiled} made={made} />
        )}
        {compiled === undefined || !isTold || found === undefined ? null : (
          <HandWins compiled={compiled} found={found} exposures={rack.exposures} />
        )}
        {compiled === undefined || within === undefined || !isTold ? null : chosen.card?.toMend === 0 ? (
          <HandDispute {...within} compiled={compiled} state={state} />
        ) : (
          <p class="fault">
            <Icon name="warn" />
            <span>A ruling takes a whole card. Mend the lines that are left out first.</span>
          </p>
        )}
        {chosen.card === undefined || compiled === undefined || !isTold ? null : (
          <HeldAgainst which={chosen.which} card={chosen.card} />
        )}
      </div>
    </div>
  )
}
