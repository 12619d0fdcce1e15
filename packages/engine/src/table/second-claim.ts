/** The tile of a mah jongg in error, which stays with the dead hand until somebody wins with it. */
import type { Result } from '../base/result.ts'
import type { Declared } from './events-play.ts'
import type { Heard } from './incident.ts'
import { incident, madeValue } from './incident.ts'
import type { Seat } from './seats.ts'
import type { Table } from './table.ts'
import { deathsFact } from './table.ts'

/** The hand out by its own declaration that keeps the last discard until somebody wins with it. */
export const keeper = (table: Table): Seat | undefined => {
  const lies = table.discard?.lies
  return lies?.at === 'rack' && lies.for === 'win' && table.seats[lies.seat].death?.cause === 'declared' ? lies.seat : undefined
}

type Claim = Pick<Declared, 'seat' | 'value' | 'jokerless'>

/** A right hand on a tile that a dead hand keeps: the second claim to the tile of the declaration that failed. */
export const secondClaim = (table: Table, event: Claim, kept: Seat): Result<Heard> => {
  const { failed: first } = table.discard ?? {}
  // A hand that had reacted and was restored is a seat like any other again.
  const failed = first?.declarer === kept && !first.touched.includes(event.seat) ? first : undefined
  const touched = failed?.touched ?? []
  return incident(table, 'declaration', {
    actor: kept,
    told: {
      // Of a hand that came to the tile in another way only the end is known: it is out.
      ...(failed?.facts ?? { shownClaim: 'more', noticed: 'later' }),
      declaredOn: 'discard',
      want: 'win',
      rivalRight: 'yes',
      coDeclared: 'no',
    },
    held: { deaths: deathsFact(table, kept, ...touched) },
    who: {
      touched,
      dead: table.deaths.filter((seat) => seat !== kept && !touched.includes(seat)),
      rival: [event.seat],
      discarder: [table.discard?.by],
      lastDeclarer: [kept],
    },
    values: madeValue(event),
  })
}
