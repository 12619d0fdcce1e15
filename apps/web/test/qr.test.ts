/** QR codes: what a camera would read off the screen is the link, and what does not fit is said. */
import type { Page } from 'playwright-core'
import reader from 'jsqr'
import { describe, expect, test } from 'vitest'
import { QUIET, qrFor } from '../src/state/qr.ts'
import { enter, keysOf, linkOf, openBoard, stateOf, textsOf } from './support/board.ts'
import { startedBrowser, startedServer } from './support/start.ts'
import { openPage, visit } from './support/watch.ts'

const started = startedBrowser()
const server = startedServer()

/** Modules as a picture, so many pixels each, with the quiet zone. */
const drawn = (modules: readonly (readonly boolean[])[], pixels: number): { data: Uint8ClampedArray; width: number } => {
  const width = (modules.length + 2 * QUIET) * pixels
  const data = new Uint8ClampedArray(width * width * 4).fill(255)
  for (const [y, row] of modules.entries())
    for (const [x, isBlack] of row.entries())
      if (isBlack)
        for (let at = 0; at < pixels * pixels; at++) {
          const place = ((y + QUIET) * pixels + Math.floor(at / pixels)) * width + (x + QUIET) * pixels + (at % pixels)
          data.fill(0, place * 4, place * 4 + 3)
        }
  return { data, width }
}

describe('a code', () => {
  test.each([1, 25, 150, 400, 900, 1300])('of a link of %i signs is read by a reader that is not ours', (length) => {
    const link = `https://mahjudge.example/table#z${'aZ09-_'.repeat(300)}`.slice(0, length)
    const code = qrFor(link, 640)
    if (!('modules' in code)) throw new Error('It does not fit.')
    const { data, width } = drawn(code.modules, 3)
    expect(reader.default(data, width, width)?.data).toBe(link)
    // Large enough on the screen that it was made for.
    expect(640 / (code.modules.length + 2 * QUIET)).toBeGreaterThanOrEqual(3)
  })

  test.each([120, 195, 390, 640])('on a screen of %i px holds what it says it holds, and not one sign more', (room) => {
    const long = qrFor('a'.repeat(5000), room)
    if ('modules' in long) throw new Error('It fits.')
    expect(long.signs).toBe(5000)
    expect(long.most === 0 || 'modules' in qrFor('a'.repeat(long.most), room)).toBe(true)
    expect(qrFor('a'.repeat(long.most + 1), room)).toEqual({ signs: long.most + 1, most: long.most })
  })

  test('on a phone holds a game of many entries', () => {
    const long = qrFor('a'.repeat(5000), 390)
    expect('most' in long ? long.most : 0).toBeGreaterThan(1000)
  })
})

/** What a camera sees of the code on the screen, read. */
const readScreen = async (page: Page): Promise<string | undefined> => {
  const picture = (await page.locator('.qr__code').screenshot({ scale: 'css' })).toString('base64')
  // Decoded in a page without a policy.
  const other = await page.context().newPage()
  const { data, width, height } = await other.evaluate(async (png) => {
    const bitmap = await createImageBitmap(await (await fetch(`data:image/png;base64,${png}`)).blob())
    const canvas = new OffscreenCanvas(bitmap.width, bitmap.height)
    const drawing = canvas.getContext('2d')
    drawing?.drawImage(bitmap, 0, 0)
    const image = drawing?.getImageData(0, 0, bitmap.width, bitmap.height)
    return { data: [...(image?.data ?? [])], width: bitmap.width, height: bitmap.height }
  }, picture)
  await other.close()
  return reader.default(new Uint8ClampedArray(data), width, height)?.data
}

const KEYS = keysOf(
  'seat a, act discarded, tile 5D',
  'seat b, act exposed, tile 5D, tile J, act done',
  'seat b, act discarded, tile 3B',
)

describe.each([
  { width: 390, height: 844, colorScheme: 'light' as const },
  { width: 390, height: 844, colorScheme: 'dark' as const },
  { width: 1280, height: 800, colorScheme: 'dark' as const },
])('at $width px, $colorScheme', (look) => {
  test('a game goes to another phone by its code', async () => {
    const { page, context, faults } = await openPage(started.browser, server.origin, { ...look, serviceWorkers: 'block' })
    await openBoard(page, server.origin)
    await enter(page, KEYS)
    const there = await stateOf(page)
    const link = await linkOf(page)
    await enter(page, ['act qr'])
    await page.locator('dialog.qr').waitFor()
    expect(await textsOf(page, '.qr__link')).toEqual([link])
    // The whole code is in view, and each of its modules can be told from the next.
    const box = await page.locator('.qr__code').boundingBox()
    expect(box?.y).toBeGreaterThanOrEqual(0)
    expect((box?.y ?? 0) + (box?.height ?? 0)).toBeLessThanOrEqual(look.height)
    const modules = Number((await page.locator('.qr__code').getAttribute('viewBox'))?.split(' ')[2])
    expect((box?.width ?? 0) / modules).toBeGreaterThanOrEqual(3)
    const read = (await readScreen(page)) ?? ''
    expect(read).toBe(link)
    const other = await openPage(started.browser, server.origin, { serviceWorkers: 'block' })
    await other.page.goto(read)
    await other.page.locator('.log').waitFor()
    expect(await stateOf(other.page)).toEqual(there)
    // Esc closes the code and nothing else.
    await page.keyboard.press('Escape')
    await page.locator('dialog.qr').waitFor({ state: 'detached' })
    expect(await page.locator('[data-act="qr"]').count()).toBe(1)
    expect(await page.evaluate(() => (document.activeElement as HTMLElement | null)?.dataset['act'])).toBe('qr')
    expect([...faults, ...other.faults]).toEqual([])
    await other.context.close()
    await context.close()
  })
})

test('what is too long for this screen is said, with another way', async () => {
  const { page, context, faults } = await openPage(started.browser, server.origin, { serviceWorkers: 'block' })
  await openBoard(page, server.origin)
  await enter(page, KEYS)
  // A window as narrow as a watch, in which a code of these signs would be a blur.
  await page.setViewportSize({ width: 150, height: 700 })
  const link = await linkOf(page)
  await enter(page, ['act qr'])
  await page.locator('.said:not(:empty)').waitFor()
  const [said = ''] = await textsOf(page, '.sheetup .said')
  expect(said).toMatch(/^This is too long for a code on this screen: \d+ signs, and \d+ fit\. Send the link or a file instead\.$/)
  expect(said).toContain(`${link.length} signs`)
  expect(await page.locator('dialog').count()).toBe(0)
  expect(faults).toEqual([])
  await context.close()
})

test('a ruling has a code of its own, fetched when it is asked for', async () => {
  const { page, context, faults } = await openPage(started.browser, server.origin, { serviceWorkers: 'block' })
  await visit(page, `${server.origin}/ruling/mj-error#declaredOn=own&shownOwn=some`)
  await page.locator('.donow').waitFor()
  const isFetched = (): Promise<boolean> =>
    page.evaluate(() => performance.getEntriesByType('resource').some(({ name }) => name.includes('/qr-code')))
  expect(await isFetched()).toBe(false)
  await page.locator('[data-act="qr"]:visible').click()
  await page.locator('dialog.qr').waitFor()
  expect(await isFetched()).toBe(true)
  const read = (await readScreen(page)) ?? ''
  const headline = await textsOf(page, 'main h1')
  await page.goto('about:blank')
  await page.goto(read)
  await page.locator('.donow').waitFor()
  expect(await textsOf(page, 'main h1')).toEqual(headline)
  expect(faults).toEqual([])
  await context.close()
})
