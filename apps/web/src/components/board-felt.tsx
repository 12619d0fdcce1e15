/** The table as it stands: four racks in their places, what lies in the middle, and the walls where there is room. */
import type { Seat, Table } from 'mahjudge'
import type { ComponentChildren } from 'preact'
import { useEffect, useRef } from 'preact/hooks'
import { dueSeat } from '../state/board-drafts.ts'
import type { Spot } from '../state/board-spot.ts'
import { isSpot } from '../state/board-spot.ts'
import { groupName, JOKER, tileName } from '../state/board-words.ts'
import { SEATS, SEAT_NAMES } from '../state/seats.ts'
import type { IconName } from '../art/glyphs.ts'
import { Icon } from './icon.tsx'

type Exposure = Table['seats'][Seat]['exposures'][number]

const PLACES = ['e', 's', 'w', 'n'] as const

export const Tile = ({ tile, large = false }: { readonly tile: string; readonly large?: boolean }) => (
  <svg class={large ? 'tile tile--l' : 'tile'} aria-hidden="true" focusable="false">
    <use href={`#t-${tile}`} />
  </svg>
)

/** Gives a heading the focus, and scrolls to it where it could be overlooked. */
export const reveal = (heading: HTMLElement | null): void => {
  if (heading === null) return
  heading.focus({ preventScroll: true })
  const { top } = heading.getBoundingClientRect()
  if (top < innerHeight * 0.12 || top > innerHeight * 0.68) heading.scrollIntoView({ block: 'start' })
}

/** The heading of a panel takes the focus when the panel comes up because of what somebody entered. */
export const useFocusOn = (key: string, isFresh: boolean) => {
  const heading = useRef<HTMLHeadingElement>(null)
  useEffect(() => {
    if (isFresh) reveal(heading.current)
  }, [key])
  return heading
}

/** Tiles side by side, in words for those who do not see them. */
export const TileRow = ({ tiles }: { readonly tiles: readonly string[] }) => (
  <span class={`tiles tiles--${tiles.length}`} aria-hidden="true">
    {tiles.map((tile, at) => (
      <Tile key={at} tile={tile} />
    ))}
  </span>
)

/** The tiles of a group as far as they are known. */
const tilesOf = ({ tiles, jokers }: Exposure): readonly string[] =>
  tiles === undefined || tiles.length === 0
    ? [...Array<string>(Math.max(1, 3 - jokers)).fill('blank'), ...Array<string>(jokers).fill(JOKER)]
    : tiles

interface Status {
  readonly icon: IconName
  readonly words: string
  readonly kind: 'live' | 'dead' | 'next'
}

const DEATHS: { readonly [cause: string]: string } = { empty: 'Nobody here' }

/** What everybody can see of a seat. Once the deal is over there is nothing to say of one that neither won nor went out. */
const statusOf = (table: Table, seat: Seat): Status | undefined => {
  const { death, threwIn } = table.seats[seat]
  const { deal, pending, discard } = table
  if (deal.winner === seat || deal.alsoWon === seat) return { icon: 'check', words: 'Won', kind: 'live' }
  if (death !== undefined) return { icon: 'cross', words: DEATHS[death.cause] ?? 'Dead', kind: 'dead' }
  if (deal.state === 'over') return undefined
  const event = pending?.event
  if (event?.type === 'declared') {
    const reaction = event.reactions?.find((one) => one.seat === seat)
    if (event.seat === seat || (event.rival?.seat === seat && event.rival.wants === 'win'))
      return { icon: 'warn', words: 'Said mah jongg', kind: 'dead' }
    if (reaction !== undefined)
      return { icon: 'warn', words: reaction.did === 'showed' ? 'Showed tiles' : 'Threw in', kind: 'dead' }
  }
  if (threwIn === true) return { icon: 'warn', words: 'Threw in', kind: 'dead' }
  if (discard?.claimedBy === seat || (event?.type === 'called' && event.seat === seat))
    return { icon: 'turn', words: 'Called it', kind: 'next' }
  if (dueSeat(table) === seat) return { icon: 'turn', words: 'Next', kind: 'next' }
  return { icon: 'check', words: 'In play', kind: 'live' }
}

interface FeltProps {
  readonly table: Table
  /** Places from East that the nearest seat is away. */
  readonly nearest: number
  readonly chosen: Spot | undefined
  readonly onChoose: (spot: Spot) => void
}

const Group = ({
  seat,
  exposure,
  chosen,
  onChoose,
}: Omit<FeltProps, 'table' | 'nearest'> & { readonly seat: Seat; readonly exposure: Exposure }) => {
  const spot: Spot = { at: 'group', seat, exposure: exposure.id }
  return (
    <button
      type="button"
      class={isSpot(chosen, spot) ? 'bgroup is-sel' : 'bgroup'}
      aria-expanded={isSpot(chosen, spot)}
      data-spot={`group ${exposure.id}`}
      onClick={() => onChoose(spot)}
    >
      <TileRow tiles={tilesOf(exposure)} />
      <span class="vh">
        {SEAT_NAMES[seat]}: {groupName(exposure.tiles, exposure.jokers)}
      </span>
    </button>
  )
}

const SeatCard = ({ table, nearest, seat, ...choice }: FeltProps & { readonly seat: Seat }) => {
  const place = PLACES[(SEATS.indexOf(seat) - nearest + 4) % 4] ?? 'e'
  const status = statusOf(table, seat)
  const { kind } = status ?? {}
  const spot: Spot = { at: 'seat', seat }
  const isChosen = isSpot(choice.chosen, spot)
  const up = table.seats[seat].exposures.filter(({ standing }) => standing === 'up')
  return (
    <div
      class={`bseat at-${place}${kind === 'dead' && table.seats[seat].death !== undefined ? ' bseat--dead' : ''}${kind === 'next' ? ' bseat--next' : ''}${isChosen ? ' is-sel' : ''}`}
    >
      <button
        type="button"
        class="bseat__key"
        aria-expanded={isChosen}
        data-place={place}
        data-spot={`seat ${seat}`}
        onClick={() => choice.onChoose(spot)}
      >
        <span class="vh">
          {SEAT_NAMES[seat]}: {status === undefined ? '' : `${status.words}. `}
          {up.length === 0 ? 'Nothing up.' : ''}
        </span>
      </button>
      <div class="bseat__top" aria-hidden="true">
        <b>{SEAT_NAMES[seat]}</b>
        {status === undefined ? null : (
          <span class={`status status--${status.kind}`}>
            <Icon name={status.icon} />
            <span>{status.words}</span>
          </span>
        )}
      </div>
      <div class="exps">
        {up.length === 0 ? (
          <span class="none" aria-hidden="true">
            Nothing up
          </span>
        ) : null}
        {up.map((exposure) => (
          <Group key={exposure.id} seat={seat} exposure={exposure} {...choice} />
        ))}
      </div>
    </div>
  )
}

const SIDE = 19
const PITCH = 10.3

/** Four walls of nineteen, end on; the picture does not count them. A broken one lies about. */
const Walls = ({ isBroken }: { readonly isBroken: boolean }) => (
  <svg class="walls" viewBox="0 0 230 230" aria-hidden="true" focusable="false">
    {[0, 1, 2, 3].map((wall) =>
      Array.from({ length: SIDE }, (_, at) => {
        const along = 17 + at * PITCH
        const fallen = isBroken && wall === 0 && at > 5 && at < 13 ? (at % 3) - 1 : 0
        const turn = `rotate(${wall * 90} 115 115)${fallen === 0 ? '' : ` rotate(${fallen * 38} ${along + 4.7} 8.5)`}`
        return (
          <g key={`${wall} ${at}`} transform={turn}>
            <rect x={along} y="2" width="9.4" height="13" rx="1.6" />
            <path d={`M${along + 1} 6h7.4`} />
          </g>
        )
      }),
    )}
  </svg>
)

const DISCARD_PLACES: { readonly [kind: string]: string } = {
  win: 'kept by',
  coDeclarer: 'kept by',
  nobody: 'kept by',
  winner: 'won by',
}

/** What the middle says in words: whose discard, and what became of it. */
const middleWords = ({ discard }: Table): readonly string[] => {
  if (discard === undefined) return ['Nothing', 'thrown']
  const { lies } = discard
  if (lies.at === 'rack') return [DISCARD_PLACES[lies.for] ?? 'taken by', SEAT_NAMES[lies.seat]]
  const from = ['from', SEAT_NAMES[discard.by]]
  if (discard.misnamed) return discard.named === undefined ? [...from, 'misnamed'] : [...from, `as ${tileName(discard.named)}`]
  return lies.at === 'gone' ? [...from, '(gone)'] : from
}

const WALL_WORDS = { standing: '', disturbed: 'Wall disturbed', broken: 'Wall broken' } as const

const Middle = ({ table, chosen, onChoose }: Omit<FeltProps, 'nearest'>) => {
  const { discard, wall, deal } = table
  const isChosen = isSpot(chosen, { at: 'middle' })
  const isOver = deal.state === 'over'
  return (
    <button
      type="button"
      class={isChosen ? 'bmid is-sel' : 'bmid'}
      aria-expanded={isChosen}
      data-spot="middle"
      data-place="c"
      onClick={() => onChoose({ at: 'middle' })}
    >
      <Walls isBroken={wall !== 'standing'} />
      <span class="vh">The middle. </span>
      {discard === undefined ? <span class="bmid__none" aria-hidden="true" /> : <Tile tile={discard.tile ?? 'blank'} large />}
      {discard?.tile === undefined ? null : <span class="vh">{tileName(discard.tile)} </span>}
      <span class="bmid__words">{isOver ? 'Deal over' : middleWords(table).join(' ')}</span>
      {wall === 'standing' ? null : <span class="bmid__wall">{WALL_WORDS[wall]}</span>}
    </button>
  )
}

/** Where an arrow key leads from a place on the felt. */
const WAYS: { readonly [key: string]: { readonly [place: string]: string } } = {
  ArrowUp: { e: 'c', c: 'w', n: 'w', s: 'w' },
  ArrowDown: { w: 'c', c: 'e', n: 'e', s: 'e' },
  ArrowLeft: { s: 'c', c: 'n', w: 'n', e: 'n' },
  ArrowRight: { n: 'c', c: 's', w: 's', e: 's' },
}

const byArrow = (event: KeyboardEvent): void => {
  const from = (event.target as HTMLElement).closest<HTMLElement>('[data-place]')?.dataset['place']
  const to = from === undefined ? undefined : WAYS[event.key]?.[from]
  if (to === undefined) return
  event.preventDefault()
  document.querySelector<HTMLElement>(`.bfelt [data-place="${to}"]`)?.focus()
}

export const BoardFelt = (props: FeltProps & { readonly children?: ComponentChildren }) => (
  <div class="felt bfelt" role="group" aria-label="The table. Play goes to the right." onKeyDown={byArrow}>
    {SEATS.map((seat) => (
      <SeatCard key={seat} {...props} seat={seat} />
    ))}
    <Middle {...props} />
  </div>
)
