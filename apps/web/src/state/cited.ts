/** Which situations a rule bears on: by the lines read there, and by the decisions that can stand in their rulings. */
import type { Court, Situation } from 'mahjudge'

const decisionsCiting = (court: Court, rule: string): ReadonlySet<string> =>
  new Set(
    court.law.decisions
      .filter(
        (decision) => decision.cites.includes(rule) || decision.effects.some((effect) => effect.cites?.includes(rule) === true),
      )
      .map(({ id }) => id),
  )

/** Needs the whole law: which decisions can stand in an incident is in its diagram. */
export const situationsCiting = (court: Court, rule: string): readonly Situation[] => {
  const citing = decisionsCiting(court, rule)
  const incidents = new Set(
    [...new Set(court.law.situations.map(({ incident }) => incident))].filter((incident) =>
      court
        .compiled(incident)
        ?.topics.some(({ outcomes }) => outcomes.some((outcome) => outcome.kind === 'stands' && citing.has(outcome.decision))),
    ),
  )
  return court.law.situations.filter(
    ({ incident, ifs }) => incidents.has(incident) || ifs.some(({ cites }) => cites.includes(rule)),
  )
}
