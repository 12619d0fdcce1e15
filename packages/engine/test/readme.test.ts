/** The README shows what the command line prints, to the letter. */
import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import packageJson from '../package.json' with { type: 'json' }
import { run } from './support/bad-input.ts'

const read = (path: string): string => readFileSync(new URL(path, import.meta.url), 'utf8')

describe('the README', () => {
  it('shows a ruling as it is printed', () => {
    const [, command = '', shown = ''] =
      /```text\n\$ npx mahjudge ([\s\S]*?)\n\n([\s\S]*?)\n\n\[/.exec(read('../../../README.md')) ?? []
    const { out, status } = run(command.replace(/\\\n/g, ' ').trim().split(/\s+/))
    expect(status).toBe(0)
    expect(shown).toContain('In figures: ')
    expect(out).toContain(shown)
  })

  it('of the package names each entry point', () => {
    const entries = Object.keys(packageJson.exports).filter((path) => path !== './package.json')
    const text = read('../README.md')
    expect(entries.map((path) => path.replace('.', 'mahjudge')).filter((name) => !text.includes(`\`${name}\``))).toEqual([])
  })
})
