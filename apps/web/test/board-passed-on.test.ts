/** A game at the board that is kept and passed on: without a signal, in two tabs, as a link, as a file, forged. */
import { spawnSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { deflateSync } from 'node:zlib'
import { logFromJson } from 'mahjudge'
import { expect, test } from 'vitest'
import { startServer } from '../scripts/start-server.mjs'
import { enter, linkOf, openBoard, stateOf, textsOf } from './support/board.ts'
import { startedBrowser, startedServer } from './support/start.ts'
import { openPage, visit, waitUntilKept, watch } from './support/watch.ts'
import { ERROR, ERROR_KEYS, WIN_KEYS, expectRuling, rulingOf } from './support/board-dispute.ts'

/** `npx mahjudge` */
const COMMAND = fileURLToPath(new URL('../../../packages/engine/bin/mahjudge.js', import.meta.url))

const started = startedBrowser()
const server = startedServer()

test('with the server gone it is still there and still rules', async () => {
  const own = await startServer()
  const { page, context, faults } = await openPage(started.browser, own.origin, {})
  await visit(page, `${own.origin}/`)
  await waitUntilKept(page)
  await openBoard(page, own.origin)
  await enter(page, ERROR_KEYS.slice(0, 8))
  const before = await stateOf(page)
  await own.stop()
  await page.reload()
  await page.locator('.bfelt').waitFor()
  expect(await stateOf(page)).toEqual(before)
  await enter(page, ERROR_KEYS.slice(8))
  await expectRuling(page, rulingOf(ERROR))
  // Another window of the same device shows the same game, at once.
  const other = await watch(context, own.origin)
  await other.page.goto(`${own.origin}/table`)
  await other.page.locator('.boardhead').waitFor()
  await enter(other.page, ['act undo'])
  await page.locator('.boardhead').waitFor({ state: 'detached' })
  expect(faults.filter((fault) => !fault.includes('ERR_'))).toEqual([])
  await context.close()
})

test('a tab that slept shows what was entered meanwhile, and goes on from there', async () => {
  const { page, context, faults } = await openPage(started.browser, server.origin, { serviceWorkers: 'block' })
  await openBoard(page, server.origin)
  await enter(page, ERROR_KEYS.slice(0, 3))
  const entered = await page.evaluate(() => localStorage.getItem('mahjudge.table') ?? '')
  await enter(page, ERROR_KEYS.slice(3, 8))
  const later = await stateOf(page)
  const all = await page.evaluate(() => localStorage.getItem('mahjudge.table') ?? '')
  /** What another tab writes while this one sleeps: nobody tells it. */
  const wakeWith = (text: string): Promise<void> =>
    page.evaluate((kept) => {
      localStorage.setItem('mahjudge.table', kept)
      document.dispatchEvent(new Event('visibilitychange'))
    }, text)
  await wakeWith(entered)
  await page.locator('[data-spot="group b1"]').waitFor({ state: 'detached' })
  await wakeWith(all)
  await page.locator('[data-spot="group b1"]').waitFor()
  expect(await stateOf(page)).toEqual(later)
  // What no edition of ours wrote is left alone.
  await wakeWith('nonsense')
  expect(await stateOf(page)).toEqual(later)
  await enter(page, ['act undo'])
  await page.locator('[data-spot="group b1"]').waitFor({ state: 'detached' })
  expect(faults).toEqual([])
  await context.close()
})

const packed = (data: unknown): string => `#z${deflateSync(JSON.stringify(data)).toString('base64url')}`

test('a link takes the game to another phone, where it stays', async () => {
  const first = await openPage(started.browser, server.origin, { serviceWorkers: 'block' })
  await openBoard(first.page, server.origin)
  await enter(first.page, ERROR_KEYS)
  const there = await stateOf(first.page)
  const link = await linkOf(first.page)
  // Short enough for a code to be read off a screen.
  expect(link.length).toBeLessThan(400)
  const second = await openPage(started.browser, server.origin, { serviceWorkers: 'block' })
  await openBoard(second.page, server.origin)
  await enter(second.page, ['seat d', 'act picked'])
  await second.page.goto('about:blank')
  await second.page.goto(link)
  await second.page.locator('.boardhead').waitFor()
  expect(await stateOf(second.page)).toEqual(there)
  expect(second.page.url()).toBe(`${server.origin}/table`)
  expect(await textsOf(second.page, '[data-notice="came"] strong')).toEqual(['This game came in.'])
  await second.page.reload()
  await second.page.locator('.boardhead').waitFor()
  expect(await stateOf(second.page)).toEqual(there)
  // The own game before is one step back.
  await enter(second.page, ['act undo'])
  expect(await textsOf(second.page, '.log > li > span:nth-child(2)')).toEqual(['North picked a tile'])
  await enter(second.page, ['act redo', ...WIN_KEYS.slice(0, 2)])
  const further = await stateOf(second.page)
  // The same link again does not throw back a game that has gone on since.
  await second.page.goto('about:blank')
  await second.page.goto(link)
  await second.page.locator('.log').waitFor()
  await second.page.waitForURL(`${server.origin}/table`)
  await second.page.waitForTimeout(300)
  expect(await stateOf(second.page)).toEqual(further)
  expect([...first.faults, ...second.faults]).toEqual([])
  await first.context.close()
  await second.context.close()
})

test('a game is ruled under the rules it came with, until somebody says otherwise', async () => {
  const { page, context, faults } = await openPage(started.browser, server.origin, { serviceWorkers: 'block' })
  await page.goto(`${server.origin}/table${packed({ version: 1, rules: 'amja', events: ERROR })}`)
  await page.locator('.boardhead').waitFor()
  expect(await textsOf(page, '.slip > span:not(.vh)')).toEqual(['AMJA'])
  expect(await textsOf(page, '[data-notice="rules"] strong')).toEqual(['AMJA'])
  await enter(page, ['act ownRules'])
  expect(await textsOf(page, '.slip > span:not(.vh)')).toEqual(['League at home'])
  await expectRuling(page, rulingOf(ERROR))
  await enter(page, ['act undo'])
  expect(await textsOf(page, '.slip > span:not(.vh)')).toEqual(['AMJA'])
  expect(faults).toEqual([])
  await context.close()
})

test('a file takes it too', async () => {
  const { page, context, faults } = await openPage(started.browser, server.origin, { serviceWorkers: 'block' })
  await openBoard(page, server.origin)
  await enter(page, ERROR_KEYS)
  const there = await stateOf(page)
  await enter(page, ['act share'])
  const [download] = await Promise.all([page.waitForEvent('download'), enter(page, ['act save'])])
  expect(download.suggestedFilename()).toBe('mahjudge-table.json')
  const path = await download.path()
  await page.keyboard.press('Escape')
  await enter(page, ['act new', 'act share'])
  await page.locator('input[type=file]').setInputFiles(path)
  await page.locator('.boardhead').waitFor()
  expect(await stateOf(page)).toEqual(there)
  expect(faults).toEqual([])
  await context.close()
})

test('a file that cannot be read from its first entry leaves the own game alone', async () => {
  const { page, context, faults } = await openPage(started.browser, server.origin, { serviceWorkers: 'block' })
  await openBoard(page, server.origin)
  await enter(page, ERROR_KEYS)
  const own = await stateOf(page)
  await enter(page, ['act share'])
  const events = [{ type: 'discarded', seat: 'z', tile: '5D' }, ...ERROR]
  const buffer = Buffer.from(JSON.stringify({ version: 1, events }))
  await page.locator('input[type=file]').setInputFiles({ name: 'game.json', mimeType: 'application/json', buffer })
  await page.locator('[data-trouble="arrived"]').waitFor()
  expect((await textsOf(page, '[data-trouble]')).join(' ')).toMatch(/first entry.*Your own game is untouched/s)
  expect(await stateOf(page)).toEqual(own)
  expect(faults).toEqual([])
  await context.close()
})

/** Each cannot be the first, for another reason: its shape, the law, what is on the table. */
const NO_START: readonly { readonly event: unknown; readonly says: RegExp }[] = [
  { event: { type: 'verified', seat: 'a', right: true }, says: /No question is open/ },
  { event: { type: 'announced', seat: 'b' }, says: /South has not won/ },
  { event: { type: 'start', table: { east: 'q' } }, says: /cannot stand here/ },
  { event: { type: 'faultyExposure', seat: 'd', exposure: 'd1' }, says: /North has no exposure/ },
]

test.each(NO_START)('a file that stops at its first entry leaves the own game and the seats alone: $says', async (start) => {
  const { page, context, faults } = await openPage(started.browser, server.origin, { serviceWorkers: 'block' })
  await openBoard(page, server.origin)
  await enter(page, [...ERROR_KEYS, 'act undo'])
  const [own, kept] = [await stateOf(page), await page.evaluate(() => localStorage.getItem('mahjudge.table'))]
  await enter(page, ['act share'])
  const buffer = Buffer.from(JSON.stringify({ version: 1, rules: 'amja', events: [start.event, ...ERROR] }))
  await page.locator('input[type=file]').setInputFiles({ name: 'game.json', mimeType: 'application/json', buffer })
  await page.locator('[data-trouble="arrived"]').waitFor()
  const said = (await textsOf(page, '[data-trouble]')).join(' ')
  expect(said).toMatch(start.says)
  expect(said).not.toMatch(/seat [a-d]\b/i)
  await page.reload()
  await page.locator('.bfelt').waitFor()
  expect(await stateOf(page)).toEqual(own)
  expect(await textsOf(page, '.bseat b')).toEqual(['East', 'South', 'West', 'North'])
  // What was undone can still be had back, and the rules are this device's.
  expect(await page.evaluate(() => localStorage.getItem('mahjudge.table'))).toBe(kept)
  expect(await page.locator('[data-notice="rules"]').count()).toBe(0)
  expect(faults).toEqual([])
  await context.close()
})

test('a file with entries left for later is a log for everybody', async () => {
  const { page, context, faults } = await openPage(started.browser, server.origin, { serviceWorkers: 'block' })
  await openBoard(page, server.origin)
  await enter(page, [...ERROR_KEYS, 'seat a', 'act dead', 'act nobody', 'act later'])
  const there = await stateOf(page)
  await enter(page, ['act share'])
  const [download] = await Promise.all([page.waitForEvent('download'), enter(page, ['act save'])])
  const path = await download.path()
  const read = logFromJson(JSON.parse(readFileSync(path, 'utf8')))
  expect(read).toMatchObject({ ok: true, value: { events: ERROR, later: [{ at: ERROR.length }] } })
  const ruled = spawnSync(process.execPath, [COMMAND, 'rule', path], { encoding: 'utf8' })
  expect([ruled.status, ruled.stderr]).toEqual([0, ''])
  // In lines as wide as a terminal.
  expect(ruled.stdout.replace(/\s+/g, ' ')).toContain(rulingOf(ERROR).headline)
  const second = await openPage(started.browser, server.origin, { serviceWorkers: 'block' })
  await openBoard(second.page, server.origin)
  await enter(second.page, ['act share'])
  await second.page.locator('input[type=file]').setInputFiles(path)
  await second.page.locator('[data-act="takeUp"]').waitFor()
  expect(await stateOf(second.page)).toEqual(there)
  // What is left without its place is told, and not lost in silence.
  await enter(second.page, ['act share'])
  const buffer = Buffer.from(JSON.stringify({ version: 1, events: ERROR, later: [{ events: [] }] }))
  await second.page.locator('input[type=file]').setInputFiles({ name: 'game.json', mimeType: 'application/json', buffer })
  await second.page.locator('[data-trouble="arrived"]').waitFor()
  expect((await textsOf(second.page, '[data-trouble]')).join()).toContain('needs at and events')
  expect(await stateOf(second.page)).toEqual(there)
  expect([...faults, ...second.faults]).toEqual([])
  await context.close()
  await second.context.close()
})

const GAME = { version: 1, events: ERROR }
const FORGED: readonly { readonly name: string; readonly fragment: string; readonly says: RegExp; readonly entries: number }[] = [
  { name: 'cut off', fragment: packed(GAME).slice(0, -20), says: /cut off/, entries: 0 },
  { name: 'mistyped', fragment: packed(GAME).replace(/.(.{30})$/, '_$1'), says: /cut off/, entries: 0 },
  { name: 'nonsense', fragment: '#%E0%A4%A&&&', says: /cut off/, entries: 0 },
  { name: 'no game', fragment: packed({ hello: 'there' }), says: /cut off/, entries: 0 },
  { name: 'newer', fragment: packed({ version: 2, events: [] }), says: /newer edition/, entries: 0 },
  { name: 'rules nobody has', fragment: packed({ ...GAME, rules: 'moon' }), says: /rule set/, entries: 7 },
  {
    name: 'an event nobody knows',
    fragment: packed({ version: 1, events: [...ERROR.slice(0, 3), { type: 'danced', seat: 'a' }, ...ERROR.slice(3)] }),
    says: /entry 4 of 8/,
    entries: 3,
  },
  {
    name: 'an event that cannot be',
    fragment: packed({ version: 1, events: [...ERROR, { type: 'discarded', seat: 'c', tile: '5D' }] }),
    says: /West has a dead hand/,
    entries: 7,
  },
  {
    name: 'an event that is none',
    fragment: packed({ version: 1, events: [null, 7, 'x'] }),
    says: /first entry.*untouched/s,
    entries: 0,
  },
]

test.each(FORGED)('a link that is $name is told, and what can be read is shown', async ({ fragment, says, entries }) => {
  const { page, context, faults } = await openPage(started.browser, server.origin, { serviceWorkers: 'block' })
  await page.goto(`${server.origin}/table${fragment}`)
  await page.locator('[data-trouble]').first().waitFor()
  expect((await textsOf(page, '[data-trouble]')).join(' ')).toMatch(says)
  if ((await page.locator('[data-act="all"]').count()) > 0) await enter(page, ['act all'])
  expect(await page.locator('.log > li').count()).toBe(entries)
  expect(await page.locator('.bseat').count()).toBe(4)
  // One can go on.
  if ((await page.locator('[data-act="cut"]').count()) > 0) await enter(page, ['act cut'])
  else if (entries === 0) await enter(page, ['seat a', 'act picked'])
  await page.reload()
  await page.locator('.bfelt').waitFor()
  expect(await page.locator('[data-trouble]').count()).toBe(0)
  expect(faults).toEqual([])
  await context.close()
})
