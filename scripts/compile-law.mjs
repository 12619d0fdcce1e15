// Writes the compiled diagrams of the law, one file an incident, and the list that imports them.
// Needs the engine built: npm run law builds it first.
import { mkdirSync, readdirSync, rmSync, writeFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { model } from '../packages/engine/dist/data/model.js'
import { compileForAudit } from '../packages/engine/dist/src/decide/compile.js'
import { audit } from '../packages/engine/dist/src/decide/audit.js'
import { freeze } from '../packages/engine/dist/src/decide/freeze.js'
import { makePlan } from '../packages/engine/dist/src/decide/plan-check.js'

const data = fileURLToPath(new URL('../packages/engine/data/', import.meta.url))
const plan = makePlan(model)
if (!plan.ok) {
  for (const { at, message, hint } of plan.problems) console.error(`${at}: ${message} ${hint ?? ''}`)
  process.exit(1)
}
const holes = audit({
  plan: plan.value,
  ceiling: 1_000_000,
  say: (variable, value) => `${variable} is ${value}`,
}).problems.filter(({ code }) => ['law/no-decision', 'law/conflict'].includes(code))
if (holes.length > 0) {
  for (const { at, message, hint } of holes) console.error(`${at}: ${message} ${hint ?? ''}`)
  process.exit(1)
}
const incidents = plan.value.facts.get(model.root).values
const kebab = (id) => id.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)
mkdirSync(`${data}compiled`, { recursive: true })
for (const name of readdirSync(`${data}compiled`)) rmSync(`${data}compiled/${name}`)
let bytes = 0
for (const incident of incidents) {
  const frozen = freeze(compileForAudit(plan.value, incident))
  const text = `${JSON.stringify(frozen)}\n`
  bytes += text.length
  writeFileSync(`${data}compiled/${kebab(incident)}.json`, text)
}
writeFileSync(
  `${data}compiled.ts`,
  [
    '/** The law compiled ahead: one diagram file an incident. Written by `npm run law`; a test holds it equal to the tables. */',
    "import type { Frozen } from '../src/decide/freeze.ts'",
    ...incidents.map((id) => `import ${id} from './compiled/${kebab(id)}.json' with { type: 'json' }`),
    '',
    '// JSON widens the kinds of levels to text; freeze() wrote them.',
    `export const compiled: readonly Frozen[] = [`,
    ...incidents.map((id) => `  ${id},`),
    '] as readonly unknown[] as readonly Frozen[]',
    '',
  ].join('\n'),
)
console.log(`${incidents.length} incidents, ${bytes} bytes`)
