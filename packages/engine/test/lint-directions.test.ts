// The linter's settings are what keeps the import directions true, so the settings are tested: every fault is planted
// in a copy of the tree that holds nothing else, and the linter must name the rule that forbids it.
import { execFile } from 'node:child_process'
import { copyFileSync, mkdirSync, mkdtempSync, readdirSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { promisify } from 'node:util'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'

const root = join(import.meta.dirname, '../../..')

const imports = 'eslint(no-restricted-imports)'
const globals = 'eslint(no-restricted-globals)'
const cycle = 'import(no-cycle)'

/** Which folders of src (and the law) each folder may import. */
const allowed: Readonly<Record<string, readonly string[]>> = {
  base: [],
  tiles: ['base'],
  card: ['base', 'tiles'],
  decide: ['base'],
  table: ['base', 'tiles', 'card', 'decide'],
  rulings: ['base', 'tiles', 'card', 'decide', 'table'],
  codec: ['base', 'tiles', 'card', 'decide', 'table', 'rulings'],
  cli: ['base', 'tiles', 'card', 'decide', 'table', 'rulings', 'codec', 'data'],
}
const folders = Object.keys(allowed)

/** Which packages and Node modules each folder may import; the folders not named may import none. */
const packages: Readonly<Record<string, readonly string[]>> = {
  codec: ['yaml'],
  cli: ['yaml', 'commander', 'node:fs', 'node:fs/promises'],
}
const everyPackage = ['valibot', 'yaml', 'commander', 'node:fs', 'node:fs/promises', 'fs', 'left-pad', 'mahjudge']

interface Planted {
  readonly file: string
  readonly text: string
  /** The rule that must refuse the file, or nothing when the file is in order. */
  readonly rule?: string
}

const pathOf = (folder: string): string => (folder === 'data' ? '../../data' : `../${folder}`)
const planted: Planted[] = []
const plant = (file: string, text: string, rule?: string): void => {
  planted.push({ file: `packages/engine/${file}`, text: `${text}\n`, ...(rule === undefined ? {} : { rule }) })
}

for (const from of folders) {
  for (const to of [...folders, 'data'].filter((folder) => folder !== from)) {
    const rule = allowed[from]?.includes(to) ? undefined : imports
    plant(`src/${from}/to-${to}.ts`, `export { x } from '${pathOf(to)}/x.ts'`, rule)
  }
  for (const name of everyPackage) {
    const rule = packages[from]?.includes(name) ? undefined : imports
    plant(`src/${from}/package-${name.replace(/\W/g, '-')}.ts`, `export { x } from '${name}'`, rule)
  }
  plant(`src/${from}/beside.ts`, `export { x } from './x.ts'`)
}

// The forms an import can take, and the ways around a pattern that looks only at the start.
plant('src/base/form-value.ts', `import { x } from '../tiles/x.ts'\nexport const y = x`, imports)
plant('src/base/form-type.ts', `import type { X } from '../tiles/x.ts'\nexport type Y = X`, imports)
plant('src/base/form-star.ts', `export * from '../tiles/x.ts'`, imports)
plant('src/base/form-effect.ts', `import '../tiles/x.ts'`, imports)
plant('src/base/form-dynamic.ts', `export const y = import('../tiles/x.ts')`, imports)
plant('src/base/form-inline.ts', `export type Y = import('../tiles/x.ts').X`, 'typescript(consistent-type-imports)')
plant('src/base/deep/down.ts', `export { x } from '../../tiles/x.ts'`, imports)
plant('src/base/way-dot.ts', `export { x } from './../tiles/x.ts'`, imports)
plant('src/base/way-through.ts', `export { x } from '../base/../tiles/x.ts'`, imports)
plant('src/base/way-round.ts', `export { x } from '../../src/tiles/x.ts'`, imports)
plant('src/base/barrel.ts', `export { x } from '../index.ts'`, imports)
plant('src/table/tests.ts', `export { x } from '../../test/x.ts'`, imports)
plant('src/index.ts', `export { x } from './rulings/x.ts'`)
plant('src/root-cli.ts', `export { x } from './cli/x.ts'`, imports)
plant('src/root-data.ts', `export { x } from '../data/x.ts'`, imports)
plant('src/root-package.ts', `export { x } from 'valibot'`, imports)

plant('data/types.ts', `import type { X } from '../src/decide/x.ts'\nexport const y: X = 1`)
plant('data/topics/types.ts', `import type { X } from '../../src/decide/x.ts'\nexport const y: X = 1`)
plant('data/beside.ts', `export { x } from './x.ts'`)
plant('data/values.ts', `export { x } from '../src/decide/x.ts'`, imports)
plant('data/package.ts', `export { x } from 'valibot'`, imports)

for (const folder of ['src/rulings', 'src/codec', 'data']) {
  plant(`${folder}/global-date.ts`, `export const now = Date.now()`, globals)
  plant(`${folder}/global-performance.ts`, `export const now = performance.now()`, globals)
  plant(`${folder}/global-console.ts`, `console.log('hello')`, globals)
  plant(`${folder}/global-process.ts`, `export const there = process.argv`, globals)
  plant(`${folder}/global-around.ts`, `export const now = globalThis.Date.now()`, globals)
  plant(`${folder}/random.ts`, `export const x = Math.random()`, 'eslint(no-restricted-properties)')
  plant(`${folder}/floor.ts`, `export const x = Math.floor(1.5)`)
}
plant('src/cli/global.ts', `console.log(process.argv, Date.now(), Math.random())`)

plant('src/table/cycle-a.ts', `import { b } from './cycle-b.ts'\nexport const a = (): number => b()`, cycle)
plant('src/table/cycle-b.ts', `import { a } from './cycle-a.ts'\nexport const b = (): number => a()`, cycle)
plant('src/table/knot-a.ts', `import type { B } from './knot-b.ts'\nexport interface A { readonly b?: B }`, cycle)
plant('src/table/knot-b.ts', `import type { A } from './knot-a.ts'\nexport interface B { readonly a?: A }`, cycle)

plant('src/cli/promise.ts', `const later = async (): Promise<number> => 1\nlater()`, 'typescript(no-floating-promises)')
plant(
  'src/table/switch.ts',
  `export const f = (x: 'a' | 'b'): number => {\n  switch (x) {\n    case 'a':\n      return 1\n  }\n  return 2\n}`,
  'typescript(switch-exhaustiveness-check)',
)

/** One diagnostic of `oxlint --format json`, as far as this test reads it. */
interface Diagnostic {
  readonly code: string
  readonly filename: string
}

let directory: string
let diagnostics: readonly Diagnostic[]

const write = (file: string, text: string): void => {
  const path = join(directory, file)
  mkdirSync(dirname(path), { recursive: true })
  writeFileSync(path, text)
}

beforeAll(async () => {
  directory = mkdtempSync(join(tmpdir(), 'mahjudge-lint-'))
  copyFileSync(join(root, '.oxlintrc.json'), join(directory, '.oxlintrc.json'))
  // The type-aware rules run in a program of their own, looked up from the directory that is linted.
  symlinkSync(join(root, 'node_modules'), join(directory, 'node_modules'))
  write('tsconfig.json', JSON.stringify({ compilerOptions: { strict: true, target: 'es2023', module: 'nodenext', types: [] } }))
  for (const folder of [...folders.map((name) => `src/${name}`), 'data'])
    write(`packages/engine/${folder}/x.ts`, 'export const x = 1\nexport type X = number\n')
  for (const { file, text } of planted) write(file, text)

  const oxlint = join(root, 'node_modules/oxlint/bin/oxlint')
  const run = promisify(execFile)(process.execPath, [oxlint, '--format', 'json', 'packages'], { cwd: directory })
  // It exits with 1, as it should: there are faults.
  const stdout = await run.then(
    () => '{"diagnostics":[]}',
    (error: { stdout: string }) => error.stdout,
  )
  diagnostics = (JSON.parse(stdout) as { diagnostics: readonly Diagnostic[] }).diagnostics
})

afterAll(() => {
  rmSync(directory, { recursive: true, force: true })
})

/** The rules that the linter names against a file. */
const rulesAgainst = (file: string): readonly string[] =>
  diagnostics.filter(({ filename }) => filename.replaceAll('\\', '/') === file).map(({ code }) => code)

describe('the linter', () => {
  it('refuses every planted fault, by the rule that forbids it', () => {
    const faults = planted.filter(({ rule }) => rule !== undefined)
    const missed = faults.filter(({ file, rule }) => !rulesAgainst(file).includes(rule ?? ''))
    expect(faults.length).toBeGreaterThan(100)
    expect(missed.map(({ file, text }) => ({ file, text, found: rulesAgainst(file) }))).toEqual([])
  })

  it('allows what is in order', () => {
    const refused = planted.filter(({ file, rule }) => rule === undefined && rulesAgainst(file).length > 0)
    expect(refused.map(({ file, text }) => ({ file, text, found: rulesAgainst(file) }))).toEqual([])
  })

  it('has an entry for every folder of src', () => {
    const source = readdirSync(join(root, 'packages/engine/src'), { withFileTypes: true })
    const unknown = source.filter((entry) => entry.isDirectory() && !folders.includes(entry.name))
    expect(unknown.map(({ name }) => name)).toEqual([])
  })
})
