/** What the tests of a file run in: a browser, and the built app served. */
import type { Browser } from 'playwright-core'
import { afterAll, beforeAll } from 'vitest'
import { startBrowser } from '../../scripts/browser.mjs'
import { startServer } from '../../scripts/start-server.mjs'

export type Server = Awaited<ReturnType<typeof startServer>>

/** There from the first test to the last. Tests that serve other builds, or none, start servers of their own. */
export const startedBrowser = (): { readonly browser: Browser } => {
  const started: { browser?: Browser } = {}
  beforeAll(async () => {
    started.browser = await startBrowser()
  })
  afterAll(() => started.browser?.close())
  return started as { readonly browser: Browser }
}

export const startedServer = (): Server => {
  const started: Partial<Server> = {}
  beforeAll(async () => {
    Object.assign(started, await startServer())
  })
  afterAll(() => started.stop?.())
  return started as Server
}
