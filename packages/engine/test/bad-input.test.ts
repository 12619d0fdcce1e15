import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { describe, expect, it } from 'vitest'
import { badInputs, bytesOf, problemsOf, run } from './support/bad-input.ts'

const source = fileURLToPath(new URL('../src/', import.meta.url))
const reference = fileURLToPath(new URL('../../../docs/reference/problems.md', import.meta.url))

const AREAS = 'file|story|case|rule-set|command|law|table|tiles|card'

/** Codes that the source can give: written out, or given to a helper that puts `table/` before them. */
const codesOf = (text: string, path: string): readonly string[] => [
  ...[...text.matchAll(new RegExp(`'((?:${AREAS})/[a-z-]+)'`, 'g'))].map(([, code = '']) => code),
  ...(/[\\/](table|rulings)[\\/]/.test(path)
    ? [...text.matchAll(/\b(?:refuse|problem)\(\s*'([a-z]+(?:-[a-z]+)*)',/g)].map(([, what = '']) => `table/${what}`)
    : []),
]

const inSource = new Set(
  readdirSync(source, { recursive: true, encoding: 'utf8' })
    .filter((name) => name.endsWith('.ts') && !name.endsWith('.test.ts'))
    .flatMap((name) => codesOf(readFileSync(join(source, name), 'utf8'), join(source, name))),
)
const inReference = [...readFileSync(reference, 'utf8').matchAll(/^\| `([a-z-]+\/[a-z-]+)` +\|/gm)].map(([, code = '']) => code)
const inCases = new Set(badInputs.map(({ bad }) => bad.expect.problem))

describe('problem codes', () => {
  it('are each listed once in docs/reference/problems.md, and nothing else is', () => {
    expect(inReference.toSorted()).toEqual([...inSource].toSorted())
  })

  it('have each a file in cases/bad, and no file expects another', () => {
    expect([...inCases].toSorted()).toEqual([...inSource].toSorted())
  })
})

describe('cases/bad', () => {
  const inLibrary = badInputs.filter(({ bad }) => bad.command === undefined && bad.hex === undefined)

  it.each(inLibrary)('$name is turned away by the library within a second', ({ bad }) => {
    const start = performance.now()
    const problems = problemsOf(bad) ?? []
    const took = performance.now() - start
    const { problem: code, at, hint } = bad.expect
    const found = problems.filter((problem) => problem.code === code)
    expect(problems.map((problem) => problem.code)).toContain(code)
    expect(found.map((problem) => problem.at ?? '')).toContainEqual(expect.stringContaining(at ?? ''))
    expect(found.map((problem) => problem.hint ?? '')).toContainEqual(expect.stringContaining(hint ?? ''))
    // Allows for a busy machine and for the law being opened first.
    expect(took).toBeLessThan(5000)
  })

  const onCommandLine = badInputs.filter(
    ({ bad }) => bad.lawWithout === undefined && bad.case !== true && (bad.command !== undefined || bytesOf(bad) !== undefined),
  )

  it.each(onCommandLine)('$name ends the command line with status 2, a place and a remedy', ({ bad }) => {
    const bytes = bytesOf(bad)
    const { status, out, err } = bad.command === undefined ? run(['rule', '-'], bytes) : run(bad.command, bad.stdin ?? bytes)
    expect(err).toContain(`[${bad.expect.problem}]`)
    expect(err).toContain(bad.expect.hint ?? '')
    expect(status).toBe(2)
    expect(`${out}${err}`).not.toMatch(/^\s+at .*:\d+:\d+|fault of Mahjudge/m)
  })
})
