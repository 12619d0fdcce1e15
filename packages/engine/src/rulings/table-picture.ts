/** From an incident at a table to a story for the court: the picture that fits, and the facts that mean something in it. */
import { NOT_APPLICABLE } from '../decide/model.ts'
import type { Assignment } from '../decide/model.ts'
import { holds, variablesOf } from '../decide/when.ts'
import type { Cast } from '../table/cast.ts'
import type { Incident } from '../table/incident.ts'
import type { Table } from '../table/table.ts'
import { dueSeat, emptySeats } from '../table/table.ts'
import { mergeValues } from '../table/told-values.ts'
import type { Court } from './court.ts'
import type { Situation } from './law.ts'
import type { Story } from './story.ts'

const usable = (situation: Situation): readonly string[] => [...situation.asks, ...Object.keys(situation.takes)]

/** The picture that has room for every fact told, asks most of what is open, and takes least for granted that is told otherwise. */
const pictureOf = (court: Court, incident: Incident, told: Assignment): Situation | undefined => {
  const score = (situation: Situation): number => {
    const room = usable(situation)
    const shutOut = Object.entries({ ...incident.held, ...told }).filter(
      ([fact, value]) => Object.hasOwn(situation.among ?? {}, fact) && situation.among?.[fact]?.includes(value) === false,
    )
    const missing = Object.keys(told).filter((fact) => !room.includes(fact)).length + shutOut.length
    const asked = incident.open.filter((fact) => told[fact] === undefined && situation.asks.includes(fact)).length
    const changed = Object.entries(situation.takes).filter(
      ([fact, value]) => told[fact] !== undefined && told[fact] !== value,
    ).length
    return 2 * asked - changed - 100 * missing
  }
  return court.law.situations
    .filter((situation) => situation.incident === incident.incident)
    .toSorted((a, b) => score(b) - score(a))[0]
}

/** What the table holds, as far as it means something with the facts told. */
const heldFacts = (court: Court, situation: Situation, incident: Incident, told: Assignment): Assignment => {
  const known: Assignment = { ...told, [court.plan.model.root]: incident.incident }
  // What is taken for granted counts unless the facts told leave it no meaning, such as a second claim to an own tile.
  const taken = Object.entries(situation.takes).filter(([id]) => {
    if (incident.asked.includes(id)) return false
    const gates = court.plan.facts.get(id)?.appliesWhen
    const isTold = gates !== undefined && variablesOf(gates).every((gate) => known[gate] !== undefined)
    return !isTold || holds(gates, (gate) => known[gate] ?? NOT_APPLICABLE)
  })
  const all: Record<string, string | undefined> = { ...Object.fromEntries(taken), ...known }
  const room = usable(situation)
  const held: Record<string, string> = {}
  // In the order of the law, since what the table holds may be what another fact hangs on.
  for (const [id, fact] of court.plan.facts) {
    const value = incident.held[id]
    if (value === undefined || !room.includes(id)) continue
    if (fact.appliesWhen !== undefined && !holds(fact.appliesWhen, (other) => all[other] ?? NOT_APPLICABLE)) continue
    held[id] = value
    all[id] = value
  }
  return held
}

/** Hands that are out, and those that have won, as the table follows them. */
const handsOf = ({ deaths, deal }: Table): Pick<Story, 'hands'> => {
  const won = [deal.winner, deal.alsoWon].flatMap((seat) => (seat === undefined ? [] : [[seat, 'won'] as const]))
  const settled = [...won, ...deaths.map((seat) => [seat, 'dead'] as const)]
  return settled.length === 0 ? {} : { hands: Object.fromEntries(settled) }
}

/** The story that an incident makes at a table; nothing where the law has no picture of it. */
export const storyOf = (court: Court, table: Table, incident: Incident, answers: Assignment): Story | undefined => {
  const told = { ...incident.told, ...answers }
  const situation = pictureOf(court, incident, told)
  if (situation === undefined) return undefined
  const parts = new Set(court.law.roles.map((role) => role.id))
  const who: Cast = Object.fromEntries(Object.entries(incident.who).filter(([role]) => parts.has(role)))
  const { jokerless, ...values } = mergeValues(table.values, incident.values)
  const turn = dueSeat(table)
  const empty = emptySeats(table)
  const asked = incident.asked.filter((fact) => told[fact] === undefined && Object.hasOwn(situation.takes, fact))
  return {
    situation: situation.id,
    facts: { ...told, ...heldFacts(court, situation, incident, told) },
    who,
    values: jokerless === undefined || incident.incident === 'win' ? values : { ...values, jokerless },
    ...(turn === undefined ? {} : { turn }),
    ...(empty.length === 0 ? {} : { empty }),
    ...(asked.length === 0 ? {} : { asked }),
    ...handsOf(table),
    ...(table.deal.state === 'over' ? { over: true } : {}),
  }
}
