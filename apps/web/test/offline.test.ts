/** What a table without a signal gets: the server is not merely unreachable, its process is gone. */
import { cpSync, existsSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Page } from 'playwright-core'
import { afterAll, expect, test } from 'vitest'
import { ANSWERS } from '../scripts/screens-list.mjs'
import { BUILT, startServer } from '../scripts/start-server.mjs'
import { enter, keysOf, openBoard, stateOf as boardOf } from './support/board.ts'
import { startedBrowser } from './support/start.ts'
import { openPage, visit, waitUntilKept, watch } from './support/watch.ts'

const started = startedBrowser()
const folders: string[] = []

afterAll(() => {
  for (const folder of folders) rmSync(folder, { recursive: true })
})

/** A copy of the built app in which some texts are replaced. */
const variant = (changes: readonly { readonly file: string; readonly from: string; readonly to: string }[]): string => {
  const folder = mkdtempSync(join(tmpdir(), 'mahjudge-web-'))
  folders.push(folder)
  cpSync(join(BUILT, 'site'), join(folder, 'site'), { recursive: true })
  cpSync(join(BUILT, 'policy.txt'), join(folder, 'policy.txt'))
  for (const { file, from, to } of changes) {
    const path = join(folder, 'site', file)
    const text = readFileSync(path, 'utf8')
    if (!text.includes(from)) throw new Error(`${file} has no ${from}`)
    writeFileSync(path, text.replaceAll(from, to))
    for (const copy of ['.gz', '.br']) rmSync(`${path}${copy}`)
  }
  return folder
}

/** The edition of the built worker. */
const builtVersion = (): string => {
  const version = /VERSION = "([0-9a-f]{12})"/.exec(readFileSync(join(BUILT, 'site/sw.js'), 'utf8'))?.[1]
  if (version === undefined) throw new Error('The worker has no version.')
  return version
}

const OTHER = 'bbbbbbbbbbbb'
const secondBuild = (): string =>
  variant([
    { file: 'sw.js', from: builtVersion(), to: OTHER },
    { file: 'index.html', from: '<html lang="en"', to: '<html lang="en" data-build="second"' },
    { file: 'shell.html', from: '<html lang="en"', to: '<html lang="en" data-build="second"' },
  ])

const NEVER_VISITED = [
  '/ruling/swap-when',
  '/ruling/misname?from=share',
  '/ask/dead-call/',
  '/book',
  '/no/such/page',
  '/ruling/%E0%A4%A',
]

/** The main heading at each address; `undefined` where nothing answers. */
const headings = async (page: Page, origin: string): Promise<Record<string, string | undefined>> => {
  const found: Record<string, string | undefined> = {}
  for (const path of ['/', ...NEVER_VISITED]) {
    try {
      await visit(page, origin + path)
      found[path] = (await page.locator('h1').first().innerText({ timeout: 5000 })).trim()
    } catch {
      found[path] = undefined
    }
  }
  return found
}

/** One visit to the first page with the server there, then none. */
const visitOnce = async (folder: string, { ends = true } = {}) => {
  const server = await startServer(folder)
  const watched = await openPage(started.browser, server.origin)
  await visit(watched.page, `${server.origin}/`)
  await waitUntilKept(watched.page)
  if (ends) await server.stop()
  return { ...watched, server, origin: server.origin }
}

test('with the server gone after one visit, every address answers as it does online', async () => {
  const { page, context, faults, origin } = await visitOnce(BUILT)
  const offline = await headings(page, origin)
  expect(faults).toEqual([])
  await context.close()

  const server = await startServer()
  const fresh = await openPage(started.browser, server.origin, { serviceWorkers: 'block' })
  const online = await headings(fresh.page, server.origin)
  expect(fresh.faults).toEqual([])
  expect((await fresh.page.goto(`${server.origin}/no/such/page`))?.status()).toBe(404)
  expect((await fresh.page.goto(`${server.origin}/ruling/%E0%A4%A`))?.status()).toBe(404)
  await fresh.context.close()
  await server.stop()

  expect(offline).toEqual(online)
  expect(Object.values(offline).every((heading) => heading !== undefined && heading !== '')).toBe(true)
  expect(offline['/ruling/%E0%A4%A']).toBe(offline['/no/such/page'])
  expect(new Set([offline['/'], offline['/ruling/swap-when'], offline['/no/such/page']]).size).toBe(3)
})

test('without the fallback no address but the first answers: the test above can fail', async () => {
  const folder = variant([{ file: 'sw.js', from: 'FALLBACK = "/shell"', to: 'FALLBACK = "/taken-out"' }])
  const { page, context, origin } = await visitOnce(folder)
  const offline = await headings(page, origin)
  expect(
    Object.entries(offline)
      .filter(([, heading]) => heading !== undefined)
      .map(([path]) => path),
  ).toEqual(['/'])
  await context.close()
})

const buildOf = (page: Page): Promise<string> => page.evaluate(() => document.documentElement.dataset['build'] ?? 'first')

const findUpdate = (page: Page): Promise<unknown> =>
  page.evaluate(async () => {
    const registration = await navigator.serviceWorker.ready
    await registration.update()
  })

test('a second build is offered and never taken by itself', async () => {
  const first = await visitOnce(BUILT)
  const { context, origin } = first
  await first.server.stop()
  await first.page.evaluate(() => localStorage.setItem('mahjudge.card', '111a 5555a 999a NNNN = 25x'))
  const server = await startServer(secondBuild(), first.server.port)
  const offer = (page: Page) => page.getByRole('button', { name: 'Use it' })

  await findUpdate(first.page)
  await offer(first.page).waitFor()
  expect(await buildOf(first.page)).toBe('first')
  await first.page.reload()
  expect(await buildOf(first.page)).toBe('first')

  // With every tab closed a browser makes the new worker the active one. The edition in use is the old one all the same.
  await first.page.close()
  const second = await watch(context, origin)
  await visit(second.page, `${origin}/`)
  await second.page.waitForFunction(() => navigator.serviceWorker.getRegistration().then((found) => found?.waiting === null))
  await visit(second.page, `${origin}/ruling/misname`)
  expect(await buildOf(second.page)).toBe('first')

  await visit(second.page, `${origin}/`)
  expect(await buildOf(second.page)).toBe('first')
  await offer(second.page).click()
  await second.page.waitForFunction(() => document.documentElement.dataset['build'] === 'second')
  await second.page.locator('#app[data-ready]').waitFor({ state: 'attached' })
  expect(await offer(second.page).count()).toBe(0)
  await server.stop()
  await visit(second.page, `${origin}/ask/count`)
  expect(await buildOf(second.page)).toBe('second')
  // What somebody typed is no part of an edition.
  await visit(second.page, `${origin}/card`)
  expect(await second.page.locator('.fields textarea').inputValue()).toBe('111a 5555a 999a NNNN = 25x')
  expect(second.faults).toEqual([])
  await context.close()
})

/** Answers the question on the screen with the first of its answers. */
const answerFirst = async (page: Page, number = 0): Promise<void> => {
  const before = page.url()
  await page.locator(ANSWERS).nth(number).click()
  await page.waitForURL((url) => url.href !== before)
}

test('tabs in the middle of their questions, or of a game, lose no fact to an update', async () => {
  const first = await visitOnce(BUILT)
  const { context, origin } = first
  await first.server.stop()
  const server = await startServer(secondBuild(), first.server.port)
  const other = await watch(context, origin)
  await visit(first.page, `${origin}/ask/mj-error`)
  await visit(other.page, `${origin}/ask/misname`)
  await answerFirst(first.page)
  await answerFirst(first.page)
  await answerFirst(other.page, 1)
  const board = await watch(context, origin)
  await openBoard(board.page, origin)
  await enter(board.page, keysOf('seat a, act discarded, tile 5D', 'seat b, act exposed, tile 5D, tile J, act done'))
  const pages = [first.page, other.page]
  const stateOf = async (page: Page) => {
    await page.waitForFunction(() => document.querySelector('[data-waiting], .opening') === null)
    return [page.url(), await page.locator('main').innerText()]
  }
  const state = () => Promise.all(pages.map(stateOf))
  const before = await state()
  const game = await boardOf(board.page)

  // Nobody is asked in the middle of a dispute. A third tab finds the update and takes it for all.
  const third = await watch(context, origin)
  await visit(third.page, `${origin}/`)
  await findUpdate(third.page)
  for (const { page } of [first, other, board]) expect(await page.getByRole('button', { name: 'Use it' }).count()).toBe(0)
  await third.page.getByRole('button', { name: 'Use it' }).click()
  await Promise.all(pages.map((page) => page.waitForFunction(() => document.documentElement.dataset['build'] === 'second')))
  await Promise.all(pages.map((page) => page.locator('#app[data-ready]').waitFor({ state: 'attached' })))
  expect(await state()).toEqual(before)
  await board.page.locator('.log').waitFor()
  expect(await buildOf(board.page)).toBe('second')
  expect(await boardOf(board.page)).toEqual(game)
  expect([...first.faults, ...other.faults, ...board.faults, ...third.faults]).toEqual([])
  await server.stop()
  await context.close()
})

test('few files are kept, and not much', () => {
  const files = /FILES = (\[[^\]]*\])/.exec(readFileSync(join(BUILT, 'site/sw.js'), 'utf8'))?.[1] ?? '[]'
  const kept = JSON.parse(files) as readonly string[]
  const size = (path: string, packed = ''): number => {
    const name = path === '/' ? 'index.html' : path.slice(1)
    const file = readdirSync(join(BUILT, 'site'), { recursive: true, encoding: 'utf8' }).find(
      (one) => one === name || one === `${name}.html`,
    )
    if (file === undefined) return Number.NaN
    const sent = join(BUILT, 'site', `${file}${packed}`)
    return readFileSync(packed !== '' && existsSync(sent) ? sent : join(BUILT, 'site', file)).length
  }
  const sum = (packed?: string): number => kept.reduce((total, path) => total + size(path, packed), 0)
  expect(kept.length).toBeGreaterThan(5)
  expect(kept.length).toBeLessThanOrEqual(40)
  // Room on the device, and what is sent for it.
  expect(sum()).toBeLessThan(1_600_000)
  expect(sum('.br')).toBeLessThan(400_000)
})
