// Writes docs/reference/rules-map.md. Needs the engine built: npm run rules-map builds it first.
import { readFileSync, writeFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { compiled, law } from '../packages/engine/dist/data/index.js'
import { listCases, situationOfCase } from '../packages/engine/dist/src/cli/case-folder.js'
import { gapsOf, mapRules, ruledCase } from '../packages/engine/dist/src/cli/rules-map.js'
import { rulesMapText } from '../packages/engine/dist/src/cli/rules-map-text.js'
import { parseCase } from '../packages/engine/dist/src/codec/case-file.js'
import { openCourt } from '../packages/engine/dist/src/rulings/open-court.js'

const path = (name) => fileURLToPath(new URL(`../${name}`, import.meta.url))
const opened = openCourt(law, compiled)
if (!opened.ok) {
  for (const { at, message } of opened.problems) console.error(`${at}: ${message}`)
  process.exit(1)
}
const court = opened.value
const cases = listCases(path('cases')).flatMap((one) => {
  const file = parseCase(court, readFileSync(one.path, 'utf8'), { situation: situationOfCase(one.path) })
  if (!file.ok) console.error(`${one.name} cannot be read`)
  return file.ok ? [ruledCase(court, one.name, file.value)] : []
})
const map = mapRules(court, cases)
writeFileSync(path('docs/reference/rules-map.md'), rulesMapText(map))
for (const gap of gapsOf(map)) console.log(gap)
console.log(`${cases.length} cases, ${gapsOf(map).length} gaps`)
