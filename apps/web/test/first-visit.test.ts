/** What comes first on a slow phone: nothing that a page needs is found late, and nothing else is in its way. */
import { readFileSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { adjudicate, openCourt, settleRules } from 'mahjudge'
import { compiled, law } from 'mahjudge/law'
import { expect, test } from 'vitest'
import { cutLaw } from '../scripts/law-plugin.mjs'
import { fileOf } from '../scripts/pages.mjs'
import { BUILT } from '../scripts/start-server.mjs'
import { startedBrowser, startedServer } from './support/start.ts'
import { openPage, visit } from './support/watch.ts'

const started = startedBrowser()
const server = startedServer()

test.each(['/', '/which/joker-swap-trouble', '/ask/mj-error', '/ruling/misname', '/book', '/card', '/hand/mj-error'])(
  '%s names all that it runs and rules with, and waits for nothing else',
  async (path) => {
    const { page, context } = await openPage(started.browser, server.origin, { serviceWorkers: 'block' })
    const asked: string[] = []
    page.on('request', (request) => asked.push(request.url().slice(server.origin.length)))
    // Each file arrives late, so that whatever is asked for after the first answer shows.
    await page.route(/\/(assets|law)\//, async (route) => {
      await new Promise((resolve) => setTimeout(resolve, 150))
      await route.continue()
    })
    await visit(page, server.origin + path)
    const before = asked.filter((address) => /^\/(assets|law)\/.*\.(js|json)$/.test(address))
    const html = readFileSync(join(BUILT, 'site', fileOf(path)), 'utf8')
    const named = [...html.matchAll(/(?:src|href)="(\/(?:assets|law)\/[^"]+\.(?:js|json))"/g)].map(([, address]) => address)
    // A question's page can ask before its law is here.
    const law = before.filter((address) => address.endsWith('.json'))
    expect(new Set(before)).toEqual(new Set([...named, ...(path.startsWith('/ask/') ? law : [])]))
    expect(law.length).toBeLessThanOrEqual(1)
    // More would wait for one of a browser's six connections.
    expect(before.length).toBeLessThanOrEqual(6)
    await page.waitForFunction(() => document.documentElement.classList.contains('faces'))
    const { last, face } = await page.evaluate((names) => {
      const files = performance.getEntriesByType('resource') as PerformanceResourceTiming[]
      const isNamed = ({ name }: PerformanceResourceTiming): boolean => names.some((one) => name.endsWith(one))
      return {
        last: Math.max(...files.filter(isNamed).map(({ responseEnd }) => responseEnd)),
        face: Math.min(...files.filter(({ name }) => name.endsWith('.woff2')).map(({ startTime }) => startTime)),
      }
    }, before)
    expect(face).toBeGreaterThanOrEqual(last)
    await context.close()
  },
)

/** Kilobytes that a phone is sent for a file, with what a server says about it. */
const asSent = (address: string): number => (statSync(join(BUILT, 'site', `${address}.br`)).size + 400) / 1000

test.each(law.situations.map(({ id }) => id))('the ruling page of %s needs less than 60 kB of script and law', (id) => {
  const html = readFileSync(join(BUILT, 'site', fileOf(`/ruling/${id}`)), 'utf8')
  const named = [...html.matchAll(/(?:src|href)="(\/(?:assets|law)\/[^"]+\.(?:js|json))"/g)].map(([, address = '']) => address)
  expect(named.some((address) => address.endsWith('.json'))).toBe(true)
  expect([...new Set(named)].reduce((sum, address) => sum + asSent(address), 0)).toBeLessThan(60)
})

test('six pictures are whole on a phone before anybody scrolls', async () => {
  const { page, context } = await openPage(started.browser, server.origin, { serviceWorkers: 'block' })
  await visit(page, `${server.origin}/`)
  await page.waitForFunction(() => document.documentElement.classList.contains('faces'))
  const tabs = (await page.locator('.tabs').boundingBox())?.y ?? 0
  const keys = await page.locator('.choices .key').all()
  const feet = await Promise.all(
    keys.slice(0, 6).map((key) => key.boundingBox().then((box) => (box?.y ?? 0) + (box?.height ?? 0))),
  )
  expect(feet.filter((foot) => foot > 0 && foot <= tabs)).toHaveLength(6)
  await context.close()
})

test('about is short, and every source is in it', async () => {
  const { page, context } = await openPage(started.browser, server.origin, { javaScriptEnabled: false })
  await page.goto(`${server.origin}/about`)
  expect(await page.evaluate(() => document.documentElement.scrollHeight)).toBeLessThan(4 * 844)
  const words = (await page.locator('main').textContent()) ?? ''
  expect(law.sources.filter(({ title }) => !words.includes(title))).toEqual([])
  await context.close()
})

test('what is asked ahead is what the whole law asks', () => {
  const opened = openCourt(law, compiled)
  if (!opened.ok) throw new Error('The law does not open.')
  const { exports, files } = cutLaw()
  let told = 0
  for (const [ruleSet, bySet] of Object.entries(exports.excerpts as Record<string, Record<string, string>>)) {
    const rules = settleRules(opened.value, ruleSet)
    if (!rules.ok) throw new Error(`${ruleSet} does not settle.`)
    for (const { id, incident } of law.situations) {
      const { asked } = JSON.parse(files.get(bySet[incident]) ?? '{}') as {
        readonly asked: Record<string, Record<string, readonly (readonly string[])[]>>
      }
      for (const [key, questions] of Object.entries(asked[id] ?? {})) {
        const facts = key === '' ? {} : Object.fromEntries([key.split('=')])
        const ruling = adjudicate(opened.value, rules.value, { situation: id, facts })
        const needs = ruling.ok ? ruling.value.needs : []
        expect(questions).toEqual(needs.map(({ fact, answers }) => [fact, ...answers.map(({ value }) => value)]))
        told++
      }
    }
  }
  expect(told).toBeGreaterThan(law.situations.length)
})

test('a link with what a table agreed is ruled under that', async () => {
  const { page, context, faults } = await openPage(started.browser, server.origin, { serviceWorkers: 'block' })
  const story = '/ruling/mj-error#declaredOn=own&shownOwn=none'
  await visit(page, server.origin + story)
  await page.locator('.donow').waitFor()
  const plain = await page.locator('h1').innerText()
  await page.goto('about:blank')
  await visit(page, `${server.origin}${story}&rules=nmjl&o.spokenOnly=wordIsFinal`)
  await page.locator('.donow').waitFor()
  expect(await page.locator('.notice').innerText()).toContain('Our table')
  expect(await page.locator('h1').innerText()).not.toBe(plain)
  expect(faults).toEqual([])
  await context.close()
})
