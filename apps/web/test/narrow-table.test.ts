/** The drawn table and the board in narrow windows: each name is whole inside its seat, long ones too. */
import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { openBoard } from './support/board.ts'
import { startedBrowser, startedServer } from './support/start.ts'
import { openPage, visit } from './support/watch.ts'

const started = startedBrowser()
const server = startedServer()

const WIDTHS = [195, 280, 320, 360, 390, 640, 1280]
const STORIES = [
  'mj-error#declaredOn=discard&shownClaim=more',
  'thrown-in#touched=two&walls=stand',
  'pay-win#winFrom=discard&jokerless=no',
]

/** What of a seat's words lies outside the seat, or is cut off. */
const clipped = (page: Page, seat: string): Promise<readonly string[]> =>
  page.evaluate((selector) => {
    const seats = [...document.querySelectorAll<HTMLElement>(selector)]
    return seats.flatMap((one) => {
      const box = one.getBoundingClientRect()
      return [...one.querySelectorAll<HTMLElement>('b, .status')].flatMap((words) => {
        const { left, right } = words.getBoundingClientRect()
        const isIn = left >= box.left && right <= box.right && words.scrollWidth <= words.clientWidth + 1
        return isIn || getComputedStyle(words).display === 'inline' ? [] : [`${innerWidth} px: ${words.textContent}`]
      })
    })
  }, seat)

/** In the place of each name. */
const rename = (page: Page, seat: string, name: string): Promise<void> =>
  page.evaluate(
    ({ selector, text }) => {
      for (const one of document.querySelectorAll(`${selector} b`)) one.textContent = text
    },
    { selector: seat, text: name },
  )

const lookAt = async (page: Page, seat: string): Promise<readonly string[]> => {
  const found: string[] = []
  for (const name of [undefined, 'Wilhelmina', 'Maximiliana-Josephine']) {
    if (name !== undefined) await rename(page, seat, name)
    for (const width of WIDTHS) {
      await page.setViewportSize({ width, height: 844 })
      found.push(...(await clipped(page, seat)))
      if (await page.evaluate(() => document.documentElement.scrollWidth > innerWidth)) found.push(`${width} px: sideways`)
    }
  }
  return found
}

test.each(STORIES)('the table of %s', async (story) => {
  const { page, context } = await openPage(started.browser, server.origin, { serviceWorkers: 'block' })
  await visit(page, `${server.origin}/ruling/${story}`)
  await page.waitForFunction(() => document.documentElement.classList.contains('faces'))
  await page.locator('.four').waitFor()
  expect(await lookAt(page, '.four .seat')).toEqual([])
  await context.close()
})

test('the board', async () => {
  const { page, context } = await openPage(started.browser, server.origin, { serviceWorkers: 'block' })
  await openBoard(page, server.origin)
  await page.waitForFunction(() => document.documentElement.classList.contains('faces'))
  expect(await lookAt(page, '.bseat')).toEqual([])
  await context.close()
})

test('no seat is said to be in play where the deal is over', async () => {
  const { page, context } = await openPage(started.browser, server.origin, { serviceWorkers: 'block' })
  await visit(page, `${server.origin}/ruling/pay-win#winFrom=discard&jokerless=no`)
  await page.locator('.four').waitFor()
  expect(await page.locator('.four .status').allTextContents()).toEqual(['Won'])
  await context.close()
})
