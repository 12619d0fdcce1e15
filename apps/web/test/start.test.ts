/** `npm start`: what stands in its way and what it does is said at once, and that the app is ready when it is. */
import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { readFileSync } from 'node:fs'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { fileURLToPath } from 'node:url'
import { expect, test } from 'vitest'

const ROOT = fileURLToPath(new URL('../../../', import.meta.url))

test('before it builds it says so', () => {
  const { scripts } = JSON.parse(readFileSync(`${ROOT}package.json`, 'utf8')) as { scripts: { prestart: string } }
  const [look, first, ...then] = scripts.prestart.split(' && ')
  expect(look).toBe('node apps/web/scripts/check-port.mjs')
  expect(first).toMatch(/^echo Building the app\. .*minute/)
  expect(then).toEqual(['npm run --silent web'])
})

/** What `npm start` says until it ends, or until it builds. */
const begun = (port: string): Promise<{ readonly code: number | null; readonly said: string; readonly builds: boolean }> =>
  new Promise((resolve) => {
    // A group of its own, so that a build that should not have begun ends with it.
    const child = spawn('npm', ['start', '--silent'], {
      cwd: ROOT,
      env: { ...process.env, PORT: port },
      stdio: ['ignore', 'pipe', 'pipe'],
      detached: true,
    })
    let said = ''
    let builds = false
    child.stderr.on('data', (chunk: Buffer) => {
      said += chunk.toString()
    })
    child.stdout.on('data', () => {
      builds = true
      if (child.pid !== undefined) process.kill(-child.pid, 'SIGTERM')
    })
    child.once('close', (code) => resolve({ code, said, builds }))
  })

test('a port that cannot be had is told before anything is built, with what to do', async () => {
  const other = createServer().listen(0)
  await once(other, 'listening')
  const { port } = other.address() as AddressInfo
  try {
    const busy = await begun(String(port))
    expect(busy.builds).toBe(false)
    expect(busy.code).toBe(1)
    expect(busy.said).toMatch(new RegExp(String.raw`^Port ${port} on this computer is in use\. .*PORT=\d+ npm start.*\n$`))
    expect(busy.said).not.toContain(`PORT=${port} `)
  } finally {
    other.close()
  }
  for (const wrong of ['eighty', '65536', '-1', ' ']) {
    const told = await begun(wrong)
    expect(told).toMatchObject({ code: 1, builds: false })
    expect(told.said).toMatch(/^PORT is .*which is no port\. Give a number from 0 to 65535, such as PORT=8080 npm start/)
  }
})

const freePort = async (): Promise<number> => {
  const server = createServer().listen(0)
  await once(server, 'listening')
  const { port } = server.address() as AddressInfo
  server.close()
  await once(server, 'close')
  return port
}

test('a port that is free, and any that is, let the build begin', async () => {
  for (const port of ['0', String(await freePort())]) expect((await begun(port)).builds).toBe(true)
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
