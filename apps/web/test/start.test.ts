/** `npm start`: what it does is said at once, and that the app is ready when it is. */
import { spawn } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { expect, test } from 'vitest'

const ROOT = fileURLToPath(new URL('../../../', import.meta.url))

test('before it builds it says so', () => {
  const { scripts } = JSON.parse(readFileSync(`${ROOT}package.json`, 'utf8')) as { scripts: { prestart: string } }
  const [first, ...then] = scripts.prestart.split(' && ')
  expect(first).toMatch(/^echo Building the app\. .*minute/)
  expect(then).toEqual(['npm run --silent web'])
})

test('once it serves, it says where', async () => {
  // Built already: what npm would run before is left out.
  const child = spawn('npm', ['start', '--silent', '--ignore-scripts'], {
    cwd: ROOT,
    env: { ...process.env, PORT: '0' },
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  try {
    const said = await new Promise<string>((resolve) => {
      child.stdout.on('data', (chunk: Buffer) => resolve(chunk.toString()))
    })
    expect(said).toMatch(/^Mahjudge is ready at http:\/\/localhost:\d+\n$/)
    const [address = ''] = /http\S+/.exec(said) ?? []
    expect((await fetch(`${address}/table`)).status).toBe(200)
  } finally {
    child.kill('SIGTERM')
  }
})
