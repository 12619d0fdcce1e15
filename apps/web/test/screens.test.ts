/** Every kind of screen, looked at by machines: contrast and roles, sizes, widths, and what a page must not do. */
import type { Page } from 'playwright-core'
import { beforeAll, describe, expect, test } from 'vitest'
import { findMissingFonts, findTooSmall } from '../scripts/measure-page.mjs'
import { listScreens, openScreen } from '../scripts/screens-list.mjs'
import { audit } from './support/audit.ts'
import { startedBrowser, startedServer } from './support/start.ts'
import type { Watched } from './support/watch.ts'
import { openPage } from './support/watch.ts'

const screens = await listScreens()
const WIDTHS = [195, 320, 390, 640, 768, 1024, 1280]
const started = startedBrowser()
const server = startedServer()
let watched: Watched

beforeAll(async () => {
  watched = await openPage(started.browser, server.origin, { serviceWorkers: 'block' })
})

/**
 * A window high enough for all of a page: axe cannot tell the ground of a text that a bar at the foot of the window lies
 * over. A page that is still drawing grows meanwhile, so its height has to stay.
 */
const showAllOf = async (page: Page): Promise<void> => {
  const measure = (): Promise<number> =>
    page.evaluate(() => new Promise((done) => setTimeout(() => done(document.documentElement.scrollHeight), 50)))
  let [height, before] = [await measure(), 0]
  while (height !== before) [height, before] = [await measure(), height]
  await page.setViewportSize({ width: 390, height: height + 200 })
}

describe.each(screens)('$name', (screen) => {
  test('is sound in light and dark, at every width', async () => {
    const { page, faults } = watched
    await page.setViewportSize({ width: 390, height: 844 })
    await openScreen(page, server.origin, screen)
    const found: string[] = [...faults.splice(0), ...(await page.evaluate(findMissingFonts))]
    await showAllOf(page)
    for (const colorScheme of ['light', 'dark'] as const) {
      await page.emulateMedia({ colorScheme })
      found.push(...(await audit(page)).map((line) => `${colorScheme}: ${line}`))
    }
    for (const width of WIDTHS) {
      await page.setViewportSize({ width, height: width < 700 ? 844 : 800 })
      found.push(...(await page.evaluate(findTooSmall)).map((line) => `${width} px: ${line}`))
    }
    expect(found).toEqual([])
    expect(await page.locator('h1').count()).toBe(1)
    expect(await page.title()).toContain('Mahjudge')
  })
})
