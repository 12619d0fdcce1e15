/** Every kind of screen, looked at by machines: contrast and roles, sizes, widths, and what a page must not do. */
import axe from 'axe-core'
import { beforeAll, describe, expect, test } from 'vitest'
import { findMissingFonts, findTooSmall } from '../scripts/measure-page.mjs'
import { listScreens, openScreen } from '../scripts/screens-list.mjs'
import { startedBrowser, startedServer } from './support/start.ts'
import type { Watched } from './support/watch.ts'
import { openPage } from './support/watch.ts'

const screens = await listScreens()
const WIDTHS = [195, 320, 390, 640, 768, 1024, 1280]
const TAGS = ['wcag2a', 'wcag2aa', 'wcag21aa', 'wcag22aa', 'best-practice']

/** What axe cannot tell by itself, and why it is in order: a rule, and where its elements stand. Nothing at present. */
const KNOWN_INCOMPLETE: readonly { readonly rule: string; readonly within: string; readonly why: string }[] = []

const started = startedBrowser()
const server = startedServer()
let watched: Watched

beforeAll(async () => {
  watched = await openPage(started.browser, server.origin, { serviceWorkers: 'block' })
})

const audit = async (): Promise<readonly string[]> => {
  const { page } = watched
  // A script element would be refused by the policy.
  if (!(await page.evaluate(() => 'axe' in globalThis))) await page.evaluate(axe.source)
  return page.evaluate(
    async ({ tags, known }) => {
      const { violations, incomplete } = await (globalThis as unknown as { readonly axe: typeof axe }).axe.run({
        runOnly: { type: 'tag', values: tags },
        rules: { 'color-contrast-enhanced': { enabled: true }, 'target-size': { enabled: true } },
        resultTypes: ['violations', 'incomplete'],
      })
      const isKnown = (id: string, target: string): boolean =>
        known.some(({ rule, within }) => id.startsWith(rule) && document.querySelector(target)?.closest(within) !== null)
      const say = (kind: string, list: typeof violations): readonly string[] =>
        list.flatMap(({ id, nodes }) =>
          nodes.flatMap(({ target, failureSummary }) =>
            kind === 'incomplete' && isKnown(id, target.join(' '))
              ? []
              : [`${kind}: ${id} at ${target.join(' ')}: ${failureSummary ?? ''}`],
          ),
        )
      return [...say('violation', violations), ...say('incomplete', incomplete)]
    },
    { tags: TAGS, known: KNOWN_INCOMPLETE },
  )
}

describe.each(screens)('$name', (screen) => {
  test('is sound in light and dark, at every width', async () => {
    const { page, faults } = watched
    await page.setViewportSize({ width: 390, height: 844 })
    await openScreen(page, server.origin, screen)
    const found: string[] = [...faults.splice(0), ...(await page.evaluate(findMissingFonts))]
    // High enough for all of it: axe cannot tell the ground of a text that a bar at the foot of the window lies over.
    await page.setViewportSize({ width: 390, height: (await page.evaluate(() => document.documentElement.scrollHeight)) + 200 })
    for (const colorScheme of ['light', 'dark'] as const) {
      await page.emulateMedia({ colorScheme })
      found.push(...(await audit()).map((line) => `${colorScheme}: ${line}`))
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
