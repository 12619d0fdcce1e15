/** Notes everything that a page must not do. */
import type { Browser, BrowserContext, Page } from 'playwright-core'

export interface Watched {
  readonly page: Page
  readonly context: BrowserContext
  /** Errors in the console, exceptions, refusals of the policy, requests to anybody else. */
  readonly faults: string[]
}

export interface Look {
  readonly colorScheme?: 'light' | 'dark'
  readonly width?: number
  readonly height?: number
  readonly javaScriptEnabled?: boolean
  /** `block`: as on the very first visit, every time. */
  readonly serviceWorkers?: 'allow' | 'block'
}

/** Watches a page of a context, from before it loads anything. */
export const watch = async (context: BrowserContext, origin: string): Promise<Watched> => {
  const page = await context.newPage()
  const faults: string[] = []
  page.on('console', (message) => {
    // That an unknown address answers with 404 is what we want; Chromium logs it all the same.
    const isNotFound = message.text().includes('status of 404') && message.location().url === page.url()
    const isOurBlock = message.text() === 'Service Worker registration blocked by Playwright'
    if (['error', 'warning'].includes(message.type()) && !isNotFound && !isOurBlock)
      faults.push(`console: ${message.text()} (${message.location().url})`)
  })
  page.on('pageerror', (error) => faults.push(`exception: ${error.message}`))
  page.on('request', (request) => {
    if (!request.url().startsWith(`${origin}/`) && !request.url().startsWith('data:')) faults.push(`request: ${request.url()}`)
  })
  await page.addInitScript(() => {
    document.addEventListener('securitypolicyviolation', ({ effectiveDirective, blockedURI }) =>
      console.error(`policy: ${effectiveDirective} ${blockedURI}`),
    )
  })
  return { page, context, faults }
}

export const openPage = async (
  browser: Browser,
  origin: string,
  { width = 390, height = 844, ...look }: Look = {},
): Promise<Watched> => watch(await browser.newContext({ ...look, viewport: { width, height }, reducedMotion: 'reduce' }), origin)

/** Opens an address and waits until the page has come to life. */
export const visit = async (page: Page, address: string): Promise<void> => {
  await page.goto(address)
  await page.locator('#app[data-ready]').waitFor({ state: 'attached' })
}

/** Waits until this device keeps the app. */
export const waitUntilKept = async (page: Page): Promise<void> => {
  await page.waitForFunction(() => navigator.serviceWorker.controller?.state === 'activated')
}
