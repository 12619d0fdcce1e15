/** Builds the command line before the tests that run it, if any source is newer than the last build. */
import { spawnSync } from 'node:child_process'
import { existsSync, readdirSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'

const engine = fileURLToPath(new URL('../', import.meta.url))

const time = (path: string): number => (existsSync(join(engine, path)) ? statSync(join(engine, path)).mtimeMs : 0)

const isStale = (): boolean => {
  const core = time('dist/core.tsbuildinfo')
  const cli = time('dist/cli.tsbuildinfo')
  return ['src', 'data'].some((folder) =>
    readdirSync(join(engine, folder), { recursive: true, encoding: 'utf8' })
      .filter((name) => /\.(ts|json)$/.test(name) && !name.endsWith('.test.ts'))
      .some((name) => time(join(folder, name)) > (/^cli[\\/]/.test(name) ? cli : core)),
  )
}

export const setup = (): void => {
  // Errors of type are reported by the check of types; what was emitted is tested all the same.
  if (isStale()) spawnSync('npx', ['tsc', '-b', 'tsconfig.cli.json'], { cwd: engine, shell: true, stdio: 'ignore' })
}
