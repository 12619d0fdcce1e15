/** A hand that was thrown in on nothing: what that means in the words of the law, who acts meanwhile, and the call. */
import type { Court, Table, TableEvent } from 'mahjudge'
import type { ThrownIn } from '../state/board-thrown.ts'
import { thrownIn } from '../state/board-thrown.ts'
import { SEAT_NAMES } from '../state/seats.ts'
import { useFocusOn } from './board-felt.tsx'
import { Icon } from './icon.tsx'

/** What the rule book has of such a hand. */
const RULE = 'THR-13'

const stillInPlay = (court: Court, name: string): string =>
  (court.slot('hand')?.kinds['inPlay'] ?? '').replace('{Role}', name).replace('{role}', name)

const meanwhile = ({ seat, due, isToDiscard }: ThrownIn): string => {
  if (due === undefined) return ''
  const act = isToDiscard ? 'to discard' : 'to pick, unless the last discard is called'
  return due === seat
    ? `Until then it stays ${SEAT_NAMES[seat]}’s turn ${act}.`
    : `Meanwhile it is ${SEAT_NAMES[due]}’s turn ${act}.`
}

interface ThrownInProps {
  readonly court: Court
  readonly table: Table
  readonly isFresh: boolean
  readonly onEvent: (event: TableEvent) => void
}

const One = ({ court, one, isFresh, onEvent }: Omit<ThrownInProps, 'table'> & { readonly one: ThrownIn }) => {
  const name = SEAT_NAMES[one.seat]
  const heading = useFocusOn(`thrown ${one.seat}`, isFresh)
  return (
    <section class="sheetup" aria-label={`${name}’s hand was thrown in`} data-thrown={one.seat}>
      <h2 ref={heading} tabIndex={-1}>
        {name}’s hand was thrown in.
      </h2>
      <p>
        {stillInPlay(court, name)} {meanwhile(one)}
      </p>
      <div class="events">
        {one.calls.map(({ caller, event }) => (
          <button key={caller} type="button" class="key" data-calls={`${caller}${one.seat}`} onClick={() => onEvent(event)}>
            <Icon name="cross" />
            <span>
              {SEAT_NAMES[caller]} calls it dead<span class="vh">: {name}’s hand</span>
            </span>
          </button>
        ))}
      </div>
      <a class="go" href={`/book/${RULE}`}>
        Read the rule<span class="vh"> {RULE}</span>
      </a>
    </section>
  )
}

export const HandsThrownIn = ({ court, table, isFresh, onEvent }: ThrownInProps) => (
  <>
    {thrownIn(table).map((one, at) => (
      <One key={one.seat} court={court} one={one} isFresh={isFresh && at === 0} onEvent={onEvent} />
    ))}
  </>
)
