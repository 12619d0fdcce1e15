/** Several cards of one's own: added, named, chosen, deleted, brought back, each a file; and the one that was there before. */
import { readFileSync } from 'node:fs'
import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { startedBrowser, startedServer } from './support/start.ts'
import { openPage, visit, watch } from './support/watch.ts'

const started = startedBrowser()
const server = startedServer()

/** As devices have it that knew one card only. Its hands are made up. */
const OLD = 'card: Club card\nyear: 2025\n# Gardens\n111a 5555a 999a NNNN = 25x\nnot a line yet'

const open = async (text?: string) => {
  const watched = await openPage(started.browser, server.origin, { serviceWorkers: 'block' })
  await watched.page.addInitScript((card) => {
    if (card !== undefined && localStorage.length === 0) localStorage.setItem('mahjudge.card', card)
  }, text)
  await visit(watched.page, `${server.origin}/card`)
  return watched
}

const texts = (page: Page): Promise<readonly string[]> =>
  page.locator('.fields textarea').evaluateAll((all) => all.map((one) => (one as HTMLTextAreaElement).value))
const kept = (page: Page, key: string): Promise<string | null> => page.evaluate((one) => localStorage.getItem(one), key)
const press = (page: Page, name: string): Promise<void> => page.getByRole('button', { name, exact: true }).click()
const inUse = (page: Page): Promise<readonly string[]> => page.locator('.sheet .choose [aria-pressed=true]').allInnerTexts()

const typeCard = async (page: Page, name: string, line: string): Promise<void> => {
  await press(page, 'Add another card')
  await page.getByLabel('Name of this card').fill(name)
  await press(page, 'Add a line')
  await page.keyboard.type(line)
}

test('the one card of a device is there unchanged, and stays so beside others', async () => {
  const { page, context, faults } = await open(OLD)
  expect(await texts(page)).toEqual(OLD.split('\n'))
  expect(await page.locator('.sheet .choose').count()).toBe(0)
  await typeCard(page, 'Last year', 'nnnna nnnb NNN EEEE = 30c')
  expect(await texts(page)).toEqual(['card: Last year', 'nnnna nnnb NNN EEEE = 30c'])
  expect(await inUse(page)).toEqual(['Last year'])
  expect(await kept(page, 'mahjudge.card')).toBe(OLD)
  await page.reload()
  await page.locator('.fields').waitFor()
  expect(await inUse(page)).toEqual(['Last year'])
  await press(page, 'Club card')
  expect(await texts(page)).toEqual(OLD.split('\n'))
  expect(faults).toEqual([])
  await context.close()
})

test('a card is named, and the name is part of it', async () => {
  const { page, context, faults } = await open('111a 5555a 999a NNNN = 25x')
  const name = page.getByLabel('Name of this card')
  await name.pressSequentially('Tuesday group ')
  expect(await name.inputValue()).toBe('Tuesday group ')
  expect(await kept(page, 'mahjudge.card')).toBe('card: Tuesday group\n111a 5555a 999a NNNN = 25x')
  await name.fill('Wednesday')
  expect((await texts(page))[0]).toBe('card: Wednesday')
  await page.locator('.fields textarea').first().fill('card: Thursday')
  expect(await name.inputValue()).toBe('Thursday')
  await name.fill('')
  expect(await kept(page, 'mahjudge.card')).toBe('111a 5555a 999a NNNN = 25x')
  expect(faults).toEqual([])
  await context.close()
})

test('a deleted card can be brought back, after a reload too, until another one is deleted', async () => {
  const { page, context, faults } = await open(OLD)
  await typeCard(page, 'Last year', 'nnnna nnnb NNN EEEE = 30c')
  await press(page, 'Club card')
  await press(page, 'Delete this card')
  await page.getByText('“Club card” is deleted.').waitFor()
  expect(await page.evaluate(() => document.activeElement?.textContent)).toContain('Bring it back')
  expect(await texts(page)).toEqual(['card: Last year', 'nnnna nnnb NNN EEEE = 30c'])
  await page.reload()
  await press(page, 'Bring it back')
  expect(await texts(page)).toEqual(OLD.split('\n'))
  expect(await inUse(page)).toEqual(['Club card'])
  await press(page, 'Delete this card')
  await press(page, 'Delete this card')
  await page.getByText('“Last year” is deleted.').waitFor()
  expect(await kept(page, 'mahjudge.card')).toBeNull()
  expect(await texts(page)).toEqual([])
  await press(page, 'Bring it back')
  expect(await texts(page)).toEqual(['card: Last year', 'nnnna nnnb NNN EEEE = 30c'])
  await press(page, 'Delete this card')
  await press(page, 'Let it go')
  expect(await page.evaluate(() => Object.keys(localStorage).filter((key) => key.startsWith('mahjudge.card.')))).toEqual([])
  expect(faults).toEqual([])
  await context.close()
})

test('each card goes out as a file, and a file can become another card', async () => {
  const { page, context, faults } = await open(OLD)
  await typeCard(page, 'Last year', 'nnnna nnnb NNN EEEE = 30c')
  const [download] = await Promise.all([page.waitForEvent('download'), press(page, 'Export as a text file')])
  expect(download.suggestedFilename()).toBe('last-year.txt')
  const file = await download.path()
  expect(readFileSync(file, 'utf8')).toBe('card: Last year\nnnnna nnnb NNN EEEE = 30c\n')
  await page.getByLabel('Name of this card').fill('Changed')
  await page.locator('input[type=file]').setInputFiles(file)
  await press(page, 'Make it another card')
  expect(await page.locator('.sheet .choose button').allInnerTexts()).toEqual(['Club card', 'Changed', 'Last year'])
  expect(await texts(page)).toEqual(['card: Last year', 'nnnna nnnb NNN EEEE = 30c'])
  expect(faults).toEqual([])
  await context.close()
})

test('a hand is checked against any of them, or against the practice card', async () => {
  const { page, context, faults } = await open(OLD.replace('\nnot a line yet', ''))
  await typeCard(page, 'Last year', 'nnnna nnnb NNN EEEE = 30c')
  await visit(page, `${server.origin}/hand`)
  const held = page.getByRole('group', { name: 'Held against' })
  expect(await held.getByRole('button').allInnerTexts()).toEqual(['Club card', 'Last year', 'Practice'])
  expect(await held.locator('[aria-pressed=true]').innerText()).toBe('Last year')
  await page.getByLabel('On the rack, typed').fill('111B 5555B 999B NNNN')
  await page.getByText('Held against “Last year”, 1 line.').waitFor()
  await held.getByRole('button', { name: 'Club card' }).click()
  await page.getByRole('heading', { name: 'Mah jongg: 25' }).waitFor()
  await page.reload()
  await page.getByText('Held against “Club card”, 1 line.').waitFor()
  await held.getByRole('button', { name: 'Practice' }).click()
  await page.getByText('Held against the practice card.').waitFor()
  expect(faults).toEqual([])
  await context.close()
})

test('a second tab sees a card that is added, and keeps the one it is typing', async () => {
  const first = await open(OLD)
  const second = await watch(first.context, server.origin)
  await visit(second.page, `${server.origin}/card`)
  await typeCard(first.page, 'Last year', 'nnnna nnnb NNN EEEE = 30c')
  await second.page.getByRole('button', { name: 'Last year' }).waitFor()
  expect(await texts(second.page)).toEqual(OLD.split('\n'))
  await second.page.locator('.fields textarea').last().fill('// mine')
  await press(second.page, 'Last year')
  expect(await texts(second.page)).toEqual(['card: Last year', 'nnnna nnnb NNN EEEE = 30c'])
  expect(await kept(first.page, 'mahjudge.card')).toBe(OLD.replace('not a line yet', '// mine'))
  expect([...first.faults, ...second.faults]).toEqual([])
  await first.context.close()
})
