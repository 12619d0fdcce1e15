/** The oldest browsers that are promised, Chrome 109 and Safari 16.4, played by a newer one that has forgotten what is newer. */
import { expect, test } from 'vitest'
import { ANSWERS } from '../scripts/screens-list.mjs'
import { startedBrowser, startedServer } from './support/start.ts'
import { openPage, visit } from './support/watch.ts'

const started = startedBrowser()
const server = startedServer()

/** Everything of the language since early 2023, and idle callbacks, which Safari has not. */
const forget = (): void => {
  const forgotten: readonly (readonly [object | undefined, readonly string[]])[] = [
    [Array.prototype, ['toSorted', 'toReversed', 'toSpliced', 'with']],
    [Object, ['groupBy']],
    [Map, ['groupBy']],
    [Array, ['fromAsync']],
    [Promise, ['withResolvers', 'try']],
    [Set.prototype, ['union', 'intersection', 'difference', 'isSubsetOf', 'isSupersetOf', 'isDisjointFrom']],
    [Reflect.get(globalThis, 'Iterator')?.prototype as object | undefined, ['map', 'filter', 'find', 'some', 'every', 'toArray']],
    [globalThis, ['requestIdleCallback', 'cancelIdleCallback']],
  ]
  for (const [owner, names] of forgotten) for (const name of names) if (owner !== undefined) Reflect.deleteProperty(owner, name)
}

test('a browser of the baseline asks, rules, and says what would change the ruling', async () => {
  const { page, context, faults } = await openPage(started.browser, server.origin, { serviceWorkers: 'block' })
  await page.addInitScript(forget)
  await page.goto(`${server.origin}/robots-none`)
  expect(await page.evaluate(() => typeof Reflect.get(globalThis, 'requestIdleCallback'))).toBe('undefined')
  await visit(page, `${server.origin}/ask/mj-error`)
  for (let at = 0; at < 6 && new URL(page.url()).pathname.startsWith('/ask/'); at++) {
    const before = page.url()
    await page.locator(ANSWERS).first().click()
    await page.waitForURL((url) => url.href !== before)
  }
  await page.locator('.donow > li').first().waitFor()
  await page.locator('.side', { hasText: 'What would change it' }).locator('.ruleset').first().waitFor()
  expect(faults).toEqual([])
  await context.close()
})
