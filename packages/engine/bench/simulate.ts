/**
 * Plays whole deals in which everybody errs and checks each as the tests do, as many as wanted.
 *   npm run simulate -- --deals 10000
 *   npm run simulate -- --deals 1000000 --minutes 15 --from 5000
 */
import { parseArgs } from 'node:util'
import { NEVER } from '../test/simulator/never.ts'
import { practice } from '../test/simulator/practice.ts'
import { createRunner, emptySurvey, runDeals, unseenEvents } from '../test/simulator/survey.ts'
import { court } from '../test/support/law.ts'

const LEAST = 20
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

const report = (): void => {
  const open = decisions.filter((id) => !Object.hasOwn(NEVER, id))
  const few = open.filter((id) => count(id) < LEAST)
  const odd = decisions.filter((id) => Object.hasOwn(NEVER, id) && count(id) > 0)
  const known = open.filter((id) => (survey.firedKnown.get(id) ?? 0) >= LEAST)
  const checked = [...survey.audited].map(([kind, times]) => `${kind} ${times}`).join(', ')
  console.log(
    [
      `${survey.deals} deals, ${survey.events} events, ${survey.rulings} rulings in ${seconds().toFixed(0)} s of processor time`,
      `${survey.faults.length} faults, ${survey.hangs} deals without an end`,
      `${decisions.length} decisions: ${open.length - few.length} made ${LEAST} times or more, ${few.length} less often, ${decisions.length - open.length} never, with reasons`,
      `${known.length} of them ${LEAST} times or more where every tile is known`,
      `payments checked: ${checked}`,
      ...(few.length > 0 ? [`less often: ${few.map((id) => `${id} ${count(id)}`).join(', ')}`] : []),
      ...(odd.length > 0 ? [`made, though listed as never: ${odd.join(', ')}`] : []),
      ...survey.faults.slice(0, 20),
    ].join('\n'),
  )
}

for (let deal = from; deal < from + deals; deal += CHUNK) {
  runDeals(runner, deal, Math.min(deal + CHUNK, from + deals), survey)
  if (minutes > 0 && seconds() > minutes * 60) break
  if (survey.deals % 2_500 === 0) console.log(`${survey.deals} deals, ${survey.faults.length} faults`)
}
report()
const unseen = unseenEvents(survey)
if (unseen.length > 0) console.log(`events that did not come: ${unseen.join(', ')}`)
if (survey.faults.length > 0 || survey.hangs > 0 || unseen.length > 0) process.exitCode = 1
