/** The places of a hand and of the table: what lies there, drawn, and the field of the one that is being filled. */
import type { Problem } from 'mahjudge'
import { Icon } from '../components/icon.tsx'
import { kindsIn, rackOf } from './check.ts'
import type { ReadHand } from './check.ts'
import type { DrawnGroup } from './drawn.tsx'
import { Groups, plainGroups, sayTiles } from './drawn.tsx'
import { JOKER } from 'mahjudge/card'
import type { Exposure, Kind } from 'mahjudge/card'
import type { HandState, Place } from './hand-state.ts'
import { textAt } from './hand-state.ts'
import { plural } from './words.ts'

const NAMES: { readonly [place in Place]: string } = {
  concealed: 'On the rack',
  exposed: 'Exposed groups',
  claimed: 'The discard, as thrown',
  named: 'What it was called',
  discards: 'Discards on the table',
  others: 'Groups of other seats',
}

const SUCH_AS: { readonly [place in Place]: string } = {
  concealed: 'Such as 333B 5C NN FF J',
  exposed: 'Such as 444D 66BJ',
  claimed: 'Such as 5D',
  named: 'Such as 5B',
  discards: 'Such as 3B 3B 9C N',
  others: 'Such as FFFF 222BJ',
}

export const placeName = (place: Place): string => NAMES[place]

const exposedKinds = ({ kind, size, jokers }: Exposure): readonly Kind[] =>
  Array.from({ length: size }, (_, at) => (at < size - jokers ? kind : JOKER))

const groupsAt = (read: ReadHand, place: Place): readonly DrawnGroup[] => {
  const rack = rackOf(read)
  const single = (kind: Kind | undefined): readonly (readonly Kind[])[] => (kind === undefined ? [] : [[kind]])
  const kinds = {
    concealed: () => kindsIn(rack.concealed),
    exposed: () => rack.exposures.map(exposedKinds),
    claimed: () => single(read.claimed),
    named: () => single(read.named),
    discards: () => kindsIn(read.discards),
    others: () => read.others.map(exposedKinds),
  }[place]()
  return plainGroups(kinds)
}

const sayGroups = (groups: readonly DrawnGroup[], unknown: number): string =>
  [
    ...groups.map(({ tiles }) => sayTiles(tiles.map(({ kind }) => kind))),
    ...(unknown > 0 ? [`${plural(unknown, 'tile')} nobody has seen`] : []),
  ].join('; ')

const countAt = (read: ReadHand, place: Place, groups: readonly DrawnGroup[]): string => {
  const tiles = groups.reduce((sum, group) => sum + group.tiles.length, 0) + (place === 'concealed' ? rackOf(read).unknown : 0)
  if (tiles === 0) return ''
  return place === 'exposed' || place === 'others' ? plural(groups.length, 'group') : plural(tiles, 'tile')
}

const Faults = ({ id, problems }: { readonly id: string; readonly problems: readonly Problem[] }) => (
  <ul class="faults" id={id}>
    {problems.map(({ message, hint }, at) => (
      <li key={at}>
        <Icon name="warn" />
        <span>
          {message} {hint ?? ''}
        </span>
      </li>
    ))}
  </ul>
)

interface PlacesProps {
  readonly state: HandState
  readonly read: ReadHand
  readonly part: string
  readonly places: readonly Place[]
  readonly filling: Place
  readonly onFill: (place: Place) => void
  readonly onType: (place: Place, text: string) => void
}

export const HandPlaces = ({ state, read, part, places, filling, onFill, onType }: PlacesProps) => (
  <div class="places">
    {places.map((place) => {
      const groups = groupsAt(read, place)
      const problems = read.problems[place] ?? []
      const isOn = place === filling
      const id = `tiles-${place}`
      const unknown = place === 'concealed' ? rackOf(read).unknown : 0
      return (
        <div key={place} class={`place${isOn ? ' is-on' : ''}${problems.length > 0 ? ' is-bad' : ''}`}>
          <button type="button" class="place__key" aria-pressed={isOn} onClick={() => onFill(place)}>
            <span class="place__name">
              {NAMES[place]}
              <span class="place__count">{countAt(read, place, groups)}</span>
            </span>
            {groups.length === 0 && unknown === 0 ? (
              <span class="place__none">{isOn ? 'Tap tiles below, or type them.' : 'None'}</span>
            ) : (
              <Groups groups={groups} unknown={unknown} label={sayGroups(groups, unknown)} />
            )}
          </button>
          {isOn || problems.length > 0 ? (
            <div class="place__field">
              <label class="vh" for={id}>
                {NAMES[place]}, typed
              </label>
              <input
                id={id}
                type="text"
                value={textAt(state, part, place)}
                placeholder={SUCH_AS[place]}
                spellcheck={false}
                autocomplete="off"
                autocorrect="off"
                autocapitalize="off"
                aria-invalid={problems.length > 0}
                {...(problems.length > 0 ? { 'aria-describedby': `${id}-fault` } : {})}
                onFocus={() => onFill(place)}
                onInput={({ currentTarget }) => onType(place, currentTarget.value)}
              />
              {problems.length > 0 ? <Faults id={`${id}-fault`} problems={problems} /> : null}
            </div>
          ) : null}
        </div>
      )
    })}
  </div>
)
