/** Which seat did what: optional, and only parts that one seat plays. */
import type { Court, Seat, Situation } from 'mahjudge'
import { useState } from 'preact/hooks'
import { isAhead } from '../law/ahead.ts'
import { useGo } from '../state/address.ts'
import type { Told } from '../state/fragment.ts'
import type { InForce } from '../state/rules.ts'
import { SEATS, SEAT_NAMES } from '../state/seats.ts'
import { addressOf, ruleOn } from '../state/story.ts'
import { capital } from '../state/words.ts'
import { Icon } from './icon.tsx'

interface SeatPickerProps {
  readonly court: Court
  readonly situation: Situation
  readonly told: Told
  readonly inForce: InForce
  readonly place: 'ask' | 'ruling'
}

const withSeat = (told: Told, role: string, seat: Seat): Told => ({ ...told, who: { ...told.who, [role]: [seat] } })

const withoutRole = (told: Told, role: string): Told => ({
  ...told,
  who: Object.fromEntries(Object.entries(told.who).filter(([one]) => one !== role)),
})

const Roles = ({ court, situation, told, inForce, place }: SeatPickerProps) => {
  const go = useGo()
  const fits = (role: string, seat: Seat): boolean => ruleOn(court, inForce, situation.id, withSeat(told, role, seat)).ok
  const roles = Object.entries(situation.roles).filter(([role]) => SEATS.some((seat) => fits(role, seat)))
  return (
    <div class="roles">
      {roles.map(([role, name]) => (
        <div key={role} role="group" aria-label={capital(name)}>
          <p>
            <strong>{capital(name)}</strong>
          </p>
          <div class="winds">
            {SEATS.map((seat) => {
              const isOn = told.who[role]?.includes(seat) === true
              if (!isOn && !fits(role, seat)) return null
              const next = isOn ? withoutRole(told, role) : withSeat(told, role, seat)
              return (
                <button
                  key={seat}
                  type="button"
                  class="key key--center"
                  aria-pressed={isOn}
                  onClick={() => go(addressOf(situation.id, next, place), true)}
                >
                  {SEAT_NAMES[seat]}
                </button>
              )
            })}
          </div>
        </div>
      ))}
      {roles.length === 0 ? <p>No seat has to be named here.</p> : null}
    </div>
  )
}

export const SeatPicker = (props: SeatPickerProps) => {
  const [isOpen, setOpen] = useState(Object.keys(props.told.who).length > 0)
  return (
    <div class="seatpicker">
      <button type="button" class="key key--quiet" aria-expanded={isOpen} onClick={() => setOpen(!isOpen)}>
        <Icon name={isOpen ? 'down' : 'right'} />
        <span>
          Name the seats
          {props.place === 'ruling' && Object.keys(props.told.who).length === 0 ? <small>Drawn as an example.</small> : null}
        </span>
      </button>
      {isOpen ? isAhead(props.court) ? <p role="status">Opening…</p> : <Roles {...props} /> : null}
    </div>
  )
}
