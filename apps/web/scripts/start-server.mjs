// Starts the server as its own process, as `npm start` does, and stops it again.
import { spawn } from 'node:child_process'
import { fileURLToPath } from 'node:url'

export const BUILT = fileURLToPath(new URL('../dist', import.meta.url))
const SERVE = fileURLToPath(new URL('serve.mjs', import.meta.url))

/** Serves a built app; `port` 0 takes any. The process is gone when `stop` resolves. */
export const startServer = async (folder = BUILT, port = 0) => {
  const child = spawn(process.execPath, [SERVE, folder, '--with-starter'], {
    env: { ...process.env, PORT: String(port) },
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  const ended = new Promise((resolve) => child.once('exit', resolve))
  let said = ''
  const origin = await new Promise((resolve, reject) => {
    const hear = (chunk) => {
      said += chunk
      const address = /http:\/\/localhost:\d+/.exec(said)?.[0]
      if (address !== undefined) resolve(address)
    }
    child.stdout.on('data', hear)
    child.stderr.on('data', hear)
    child.once('exit', () => reject(new Error(`The server ended: ${said}`)))
  })
  return {
    /** @type {string} */
    origin,
    port: Number(new URL(origin).port),
    stop: async () => {
      child.kill('SIGTERM')
      await ended
    },
  }
}
