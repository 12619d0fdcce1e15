/**
 * Plays whole deals in which everybody errs and checks each as the tests do, as many as wanted.
 *   npm run simulate -- --deals 10000
 *   npm run simulate -- --deals 1000000 --minutes 15 --from 5000
 * A deal with a fault is printed as soon as it is found, with its log, which can be replayed.
 */
import { parseArgs } from 'node:util'
import { NEVER } from '../test/simulator/never.ts'
import { practice } from '../test/simulator/practice.ts'
import { createRunner, emptySurvey, runDeals, unseenEvents } from '../test/simulator/survey.ts'
import { court } from '../test/support/law.ts'

/** The least that each decision is made in as many deals as this, or more. */
const LEAST = 20
const ENOUGH = 10_000
const CHUNK = 250

const { values } = parseArgs({
  options: {
    deals: { type: 'string', default: '10000' },
    from: { type: 'string', default: '0' },
    minutes: { type: 'string', default: '0' },
  },
})
const [deals, from, minutes] = [Number(values.deals), Number(values.from), Number(values.minutes)]
const runner = createRunner(court, practice)
const survey = emptySurvey()
const started = process.cpuUsage()
const seconds = (): number => {
  const { user, system } = process.cpuUsage(started)
  return (user + system) / 1_000_000
}

const decisions = court.plan.model.decisions.map((decision) => decision.id)
const count = (id: string): number => survey.fired.get(id) ?? 0

const open = decisions.filter((id) => !Object.hasOwn(NEVER, id))
const known = (id: string): number => survey.firedKnown.get(id) ?? 0

/** Decisions that came up too seldom where every tile is known, and those that came up though they are listed as never. */
const seldom = (): readonly string[] => open.filter((id) => known(id) < LEAST)
const odd = (): readonly string[] => decisions.filter((id) => Object.hasOwn(NEVER, id) && count(id) > 0)

const report = (): void => {
  const few = open.filter((id) => count(id) < LEAST)
  const checked = [...survey.audited].map(([kind, times]) => `${kind} ${times}`).join(', ')
  console.log(
    [
      `${survey.deals} deals, ${survey.events} events, ${survey.rulings} rulings in ${seconds().toFixed(0)} s of processor time`,
      `${survey.faults.length} faults`,
      `${decisions.length} decisions: ${open.length - few.length} made ${LEAST} times or more, ${few.length} less often, ${decisions.length - open.length} never, with reasons`,
      `${open.length - seldom().length} of them ${LEAST} times or more where every tile is known`,
      `payments checked: ${checked}`,
      ...(seldom().length > 0
        ? [
            `less often with every tile known: ${seldom()
              .map((id) => `${id} ${known(id)}`)
              .join(', ')}`,
          ]
        : []),
      ...(odd().length > 0 ? [`made, though listed as never: ${odd().join(', ')}`] : []),
    ].join('\n'),
  )
}

for (let deal = from; deal < from + deals; deal += CHUNK) {
  runDeals(runner, deal, Math.min(deal + CHUNK, from + deals), survey)
  for (const faulty of survey.faulty.splice(0)) console.log(JSON.stringify(faulty))
  if (minutes > 0 && seconds() > minutes * 60) break
  if (survey.deals % 2_500 === 0) console.log(`${survey.deals} deals, ${survey.faults.length} faults`)
}
report()
const unseen = unseenEvents(survey)
if (unseen.length > 0) console.log(`events that did not come: ${unseen.join(', ')}`)
const short = survey.deals >= ENOUGH && seldom().length > 0
if (survey.faults.length > 0 || unseen.length > 0 || odd().length > 0 || short) process.exitCode = 1
