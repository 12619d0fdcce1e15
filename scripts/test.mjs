// Runs every check, then the tests, and ends with one plain line: "N passed, N failed".
// A step other than the unit tests counts as one. No failure stops the steps after it.
import { spawnSync } from 'node:child_process'
import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

const steps = ['types', 'lint', 'format:check', 'unused', 'package:check', 'cases', 'audit']
const suites = ['unit', 'unit:web']

const temp = mkdtempSync(join(tmpdir(), 'mahjudge-test-'))
const results = []

function succeeds(command) {
  console.log(`\n> ${command}`)
  return spawnSync(command, { shell: true, stdio: ['ignore', 'inherit', 'inherit'] }).status === 0
}

/** Counts the tests in Vitest's report; a test file that could not be loaded counts as one failure. */
function countTests(report) {
  const { numPassedTests, numFailedTests, testResults } = JSON.parse(readFileSync(report, 'utf8'))
  const unloaded = testResults.filter((file) => file.status === 'failed' && file.assertionResults.length === 0)
  return { passed: numPassedTests, failed: numFailedTests + unloaded.length }
}

function tests(suite) {
  const report = join(temp, `${suite.replace(':', '-')}.json`)
  const ok = succeeds(`npm run --silent ${suite} -- --reporter=default --reporter=json --outputFile.json="${report}"`)
  try {
    const { passed, failed } = countTests(report)
    // A run can fail without a failed test, by an unhandled rejection for example.
    return { passed, failed: ok ? failed : Math.max(failed, 1) }
  } catch {
    return { passed: 0, failed: 1 }
  }
}

try {
  for (const step of steps) {
    const ok = succeeds(`npm run --silent ${step}`)
    results.push({ name: step, passed: ok ? 1 : 0, failed: ok ? 0 : 1 })
  }
  for (const suite of suites) results.push({ name: suite, ...tests(suite) })
} catch (error) {
  console.error(error)
  results.push({ name: 'scripts/test.mjs', passed: 0, failed: 1 })
} finally {
  rmSync(temp, { recursive: true, force: true })
}

const total = (key) => results.reduce((sum, result) => sum + result[key], 0)
console.log('')
for (const { name, passed, failed } of results) {
  console.log(`${failed === 0 ? 'ok    ' : 'FAILED'} ${name} (${passed} passed, ${failed} failed)`)
}
console.log(`\n${total('passed')} passed, ${total('failed')} failed`)
process.exitCode = total('failed') === 0 ? 0 : 1
