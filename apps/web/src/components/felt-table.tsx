/** The table after the ruling, drawn: four seats, who is live, what goes back, who is next. The words below repeat it. */
import type { Court, Ruling, Seat } from 'mahjudge'
import { endsDeal } from 'mahjudge'
import { useState } from 'preact/hooks'
import { SEATS, SEAT_NAMES } from '../state/seats.ts'
import { capital, effectsIn, SLOTS } from '../state/words.ts'
import { Icon } from './icon.tsx'

/** What becomes of tiles just shown, where they go back to the rack. */
const GO_BACK: readonly string[] = ['back', 'groupBack', 'lastGroupBack']

const BACKS = Array.from({ length: 13 }, (_, at) => at)

const RackBar = () => (
  <svg class="rackbar" viewBox="0 0 106 18" aria-hidden="true" focusable="false">
    {BACKS.map((at) => (
      <rect key={at} x={1.4 + at * 8} y="1" width="7.2" height="11" rx="1.4" fill="#D9962B" stroke="#33250F" />
    ))}
    <path d="M1 12H105V17H1Z" fill="#0F5A45" stroke="#0B2C22" />
  </svg>
)

/** Dashed outlines and a returning arrow: these tiles go back to the slope of the rack. */
const PutBack = () => (
  <svg class="putback" viewBox="0 0 106 46" aria-hidden="true" focusable="false">
    {[8, 30, 52].map((x) => (
      <rect
        key={x}
        x={x}
        y="2"
        width="18"
        height="23"
        rx="3"
        fill="none"
        stroke="#1F1B16"
        stroke-width="1.8"
        stroke-dasharray="4 3"
      />
    ))}
    <path
      d="M78 13H90V26M83.5 20.5 90 27.5 96.5 20.5"
      fill="none"
      stroke="#9C1420"
      stroke-width="3.6"
      stroke-linecap="round"
      stroke-linejoin="round"
    />
    {BACKS.map((at) => (
      <rect key={at} x={1.4 + at * 8} y="30" width="7.2" height="10" rx="1.4" fill="#D9962B" stroke="#33250F" />
    ))}
    <path d="M1 40H105V45H1Z" fill="#0F5A45" stroke="#0B2C22" />
  </svg>
)

const PLACES = ['e', 's', 'w', 'n'] as const
const FROM_FIRST = ['Acting', 'Right', 'Across', 'Left'] as const
const LONGEST_NAME = 9

/** Names on the drawing: winds where seats are named, else the parts that the words below speak of. */
const seatLabels = (court: Court, ruling: Ruling): { readonly [seat in Seat]: string } => {
  if (ruling.seatsNamed) return SEAT_NAMES
  const roles = court.situation(ruling.situation)?.roles ?? {}
  const said = [ruling.headline, ...effectsIn(ruling.effects, Object.values(SLOTS).flat()).map(({ says }) => says)].join(' ')
  const parts = SEATS.map((seat) =>
    ruling.effects
      .flatMap(({ role, seats }) => (role !== undefined && seats.length === 1 && seats[0] === seat ? (roles[role] ?? []) : []))
      .filter((part) => said.toLowerCase().includes(part))
      .map((part) => part.replace(/^the /, ''))
      .find((part) => part.length <= LONGEST_NAME && !part.startsWith('each')),
  )
  // A seat that nothing is said of is named from the first that has a part.
  const first = Math.max(
    0,
    parts.findIndex((part) => part !== undefined),
  )
  const label = (at: number): string => capital(parts[at] ?? FROM_FIRST[(at - first + SEATS.length) % SEATS.length] ?? '')
  return { a: label(0), b: label(1), c: label(2), d: label(3) }
}

const STATUS = {
  live: { icon: 'check', words: 'In play', kind: 'live' },
  dead: { icon: 'cross', words: 'Dead', kind: 'dead' },
  won: { icon: 'check', words: 'Won', kind: 'live' },
} as const

const SeatCard = ({
  ruling,
  seat,
  name,
  place,
}: {
  readonly ruling: Ruling
  readonly seat: Seat
  readonly name: string
  readonly place: (typeof PLACES)[number]
}) => {
  const { status, exposures } = ruling.seats[seat]
  const isNext = ruling.next.seat === seat && status === 'live'
  const { icon, words, kind } = STATUS[status]
  const tilesBack = ruling.effects.some(
    (effect) =>
      ((effect.slot === 'tiles' && GO_BACK.includes(effect.kind)) ||
        (effect.slot === 'exposures' && effect.kind === 'allReturn')) &&
      effect.seats.includes(seat),
  )
  const staysUp =
    exposures === 'stay' ||
    ruling.effects.some((effect) => effect.slot === 'tiles' && effect.kind === 'stay' && effect.seats.includes(seat))
  return (
    <div class={`seat at-${place}${status === 'dead' ? ' seat--dead' : ''}${isNext ? ' seat--next' : ''}`}>
      <b class={ruling.seatsNamed ? '' : 'part'}>{name}</b>
      {status === 'live' && endsDeal(ruling.deal) ? null : (
        <span class={`status status--${isNext ? 'next' : kind}`}>
          <Icon name={isNext ? 'turn' : icon} />
          {isNext ? 'Next' : words}
        </span>
      )}
      {tilesBack ? (
        <>
          <PutBack />
          <span>go back</span>
        </>
      ) : (
        <RackBar />
      )}
      {staysUp ? <span>groups stay up</span> : null}
    </div>
  )
}

/** Where the turn passes through the corner in which the table is turned. */
const RIGHT_HAND = 1

/** The corner that the turn passes through on its way to the next seat. */
const TurnArrow = ({ place }: { readonly place: number }) => (
  <svg class={`turnarrow to-${PLACES[place] ?? 'w'}`} viewBox="0 0 100 80" aria-hidden="true" focusable="false">
    <path
      transform={`rotate(${((place + 2) % 4) * -90} 50 40)`}
      d="M70 74C72 44 56 28 24 26M40 10 22 26 40 44"
      fill="none"
      stroke="currentColor"
      stroke-width="8"
      stroke-linecap="round"
      stroke-linejoin="round"
    />
  </svg>
)

const DISCARD_WORDS: { readonly [kind: string]: string } = {
  open: 'may be called',
  inGroup: 'in the exposure',
  keptForWin: 'stays with the dead hand',
  keptForCoDeclarer: 'stays with the dead hand',
  keptForNobody: 'stays with the dead hand',
  toRival: 'goes to the second seat',
  toWinner: 'goes to the winner',
  gone: 'cannot be called',
  pickStays: 'stays with the dead hand',
}

const Centre = ({ ruling }: { readonly ruling: Ruling }) => {
  const kind = ruling.effects.find((effect) => effect.slot === 'discard')?.kind
  const words = kind === undefined ? undefined : DISCARD_WORDS[kind]
  return (
    <div class="centre">
      {words === undefined ? (
        <span>
          {endsDeal(ruling.deal)
            ? 'The deal is over'
            : ruling.deal.startsWith('goesOn')
              ? 'The deal goes on'
              : 'The table decides'}
        </span>
      ) : (
        <>
          <svg class="tile tile--l" aria-hidden="true" focusable="false">
            <use href={kind === 'pickStays' ? '#t-back' : '#t-blank'} />
          </svg>
          <span>{words}</span>
        </>
      )}
    </div>
  )
}

export const FeltTable = ({ court, ruling }: { readonly court: Court; readonly ruling: Ruling }) => {
  const [nearest, setNearest] = useState(0)
  const names = seatLabels(court, ruling)
  const placeOf = (seat: Seat): number => (SEATS.indexOf(seat) - nearest + 4) % 4
  const { seat: next } = ruling.next
  const isOn = next !== undefined && ruling.seats[next].status === 'live'
  return (
    <figure
      class="felt four"
      aria-label="The table after the ruling. Play goes to the right. The list after it says the same in words."
    >
      {SEATS.map((seat) => (
        <SeatCard key={seat} ruling={ruling} seat={seat} name={names[seat]} place={PLACES[placeOf(seat)] ?? 'e'} />
      ))}
      {isOn ? <TurnArrow place={placeOf(next)} /> : null}
      <Centre ruling={ruling} />
      <button
        type="button"
        class={`turn ${isOn && placeOf(next) === RIGHT_HAND ? 'turn--left' : 'turn--right'}`}
        onClick={() => setNearest((nearest + 1) % 4)}
      >
        <Icon name="spin" />
        <span>
          Turn<span class="vh"> the table. Nearest now: {names[SEATS[nearest] ?? 'a']}</span>
        </span>
      </button>
    </figure>
  )
}
