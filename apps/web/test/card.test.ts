/** The card: typed with mistakes, mended, kept; and hands held against it, with the server gone. */
import { readFileSync } from 'node:fs'
import type { BrowserContext, Locator, Page } from 'playwright-core'
import { describe, expect, test } from 'vitest'
import { startServer } from '../scripts/start-server.mjs'
import { startedBrowser, startedServer } from './support/start.ts'
import { openPage, visit, waitUntilKept, watch } from './support/watch.ts'

const started = startedBrowser()
const server = startedServer()

/** As typed first, and what is wrong with it; then as it should be. Every hand is made up. */
const TEN: readonly { readonly typed: string; readonly wrong?: string; readonly mended: string }[] = [
  { typed: 'year: 2026', mended: 'year: 2026' },
  { typed: '# Gardens', mended: '# Gardens' },
  { typed: '111a 5555a 999a NNNN', wrong: '=', mended: '111a 5555a 999a NNNN = 25x' },
  { typed: '44a 888a 88b 4444b = 25x', wrong: '11', mended: '44a 888a 88b 4444b 999c = 25x' },
  { typed: 'nnnna nnnb NNN EEEE = 30', wrong: 'x', mended: 'nnnna nnnb NNN EEEE = 30c' },
  { typed: '2222 66b 8888b 4444c = 30x', wrong: 'suit', mended: '2222a 66b 8888b 4444c = 30x' },
  { typed: 'FFFF 222a 8888a DDDQ = 30x', wrong: 'Q', mended: 'FFFF 222a 8888a DDDb = 30x' },
  {
    typed: '111a 222a 33b 444444b (any 4 consecutiv numbers) = 40x',
    wrong: 'consecutiv',
    mended: '111a 222a 33b 444444b (any 4 consecutive numbers) = 40x',
  },
  { typed: '# Singles and pairs', mended: '# Singles and pairs' },
  { typed: 'NEWS RG0 1a5a9a 55b 99b = 5oc', wrong: 'o', mended: 'NEWS RG0 1a5a9a 55b 99b = 50c' },
]

const line = (page: Page, number: number): Locator => page.locator('.fields > li').nth(number - 1)
const field = (page: Page, number: number): Locator => line(page, number).locator('textarea')
const faults = (page: Page): Promise<readonly string[]> => page.locator('.faults li').allInnerTexts()
const texts = (page: Page): Promise<readonly string[]> =>
  page.locator('.fields textarea').evaluateAll((all) => all.map((one) => (one as HTMLTextAreaElement).value))
const kept = (page: Page): Promise<string | null> => page.evaluate(() => localStorage.getItem('mahjudge.card'))

const openCard = async (text = '') => {
  const watched = await openPage(started.browser, server.origin, { serviceWorkers: 'block' })
  await watched.page.addInitScript((card) => {
    if (localStorage.getItem('mahjudge.card') === null) localStorage.setItem('mahjudge.card', card)
  }, text)
  await visit(watched.page, `${server.origin}/card`)
  return watched
}

const anotherTab = async (context: BrowserContext, path: string) => {
  const watched = await watch(context, server.origin)
  await visit(watched.page, server.origin + path)
  return watched
}

test('ten lines are typed with mistakes, mended, kept, and a hand is checked with the server gone', async () => {
  const own = await startServer()
  const first = await openPage(started.browser, own.origin)
  const { page, context } = first
  await visit(page, `${own.origin}/card`)
  await waitUntilKept(page)
  expect(await page.locator('.editor__l').innerText()).toContain('No lines yet. Type one, or paste a whole section.')

  await page.getByRole('button', { name: 'Type the first line' }).click()
  for (const [at, { typed }] of TEN.entries()) {
    if (at > 0) await page.keyboard.press('Enter')
    await page.keyboard.type(typed)
  }
  await page.locator('.is-bad').nth(6).waitFor()
  expect(await texts(page)).toEqual(TEN.map(({ typed }) => typed))
  const said = await page
    .locator('.fields > li')
    .evaluateAll((all) => all.map((one) => one.querySelector('.faults')?.textContent ?? ''))
  const missed = TEN.filter(({ wrong = '' }, at) => (wrong === '') !== (said[at] === '') || !said[at]?.includes(wrong))
  expect(missed).toEqual([])
  // What is wrong is kept as well.
  expect(await kept(page)).toBe(TEN.map(({ typed }) => typed).join('\n'))

  for (const [at, { typed, mended }] of TEN.entries()) if (typed !== mended) await field(page, at + 1).fill(mended)
  await page.waitForFunction(() => document.querySelector('.is-bad') === null)
  expect(await line(page, 3).locator('.line__good').innerText()).toBe('14 tiles, exposed, 25')
  expect(await line(page, 3).locator('.tiles .tile').count()).toBe(14)
  expect(await line(page, 10).locator('.line__good').innerText()).toBe('14 tiles, concealed, 50')
  expect(await page.locator('.summary').innerText()).toContain('7 lines in order')
  expect(first.faults).toEqual([])
  await page.close()
  await own.stop()

  const second = await watch(context, own.origin)
  await visit(second.page, `${own.origin}/card`)
  expect(await texts(second.page)).toEqual(TEN.map(({ mended }) => mended))
  await visit(second.page, `${own.origin}/hand`)
  await second.page.getByLabel('On the rack, typed').fill('444C 555C JJ 33D 6666D')
  const found = second.page.locator('.checker__r')
  await found.getByRole('heading', { name: 'No mah jongg' }).waitFor()
  await second.page.getByLabel('On the rack, typed').fill('444C 55JC')
  // A joker stands between a number and its suit.
  expect(await second.page.locator('.faults').innerText()).toContain('no suit')
  await second.page.getByLabel('On the rack, typed').fill('444C 55CJ 66D 777DJJJ')
  await found.getByRole('heading', { name: 'Mah jongg: 40' }).waitFor()
  expect(await found.innerText()).toContain('Gardens 6')
  expect(await found.innerText()).toContain('7 lines')
  expect(second.faults).toEqual([])
  await context.close()
})

describe('the editor', () => {
  test('puts pasted lines into fields of their own, facts, headings and corrections too', async () => {
    const { page, context, faults: wrong } = await openCard()
    await page.getByRole('button', { name: 'Type the first line' }).click()
    await page.evaluate(() => {
      const data = new DataTransfer()
      data.setData(
        'text/plain',
        'card: Club card\r\n\r\n# Gardens\r\n2222a 444b 4444c 66\r\nerratum 2026-05-03: 2222a 444b 4444c 666a = 25x\r\n',
      )
      document.activeElement?.dispatchEvent(new ClipboardEvent('paste', { clipboardData: data, bubbles: true, cancelable: true }))
    })
    await line(page, 4).locator('.line__good').waitFor()
    expect(await texts(page)).toEqual([
      'card: Club card',
      '# Gardens',
      '2222a 444b 4444c 66',
      'erratum 2026-05-03: 2222a 444b 4444c 666a = 25x',
    ])
    expect(await page.locator('.line__head').allInnerTexts()).toEqual([
      'Line 1\nAbout the card',
      'Line 2\nHeading',
      'Line 3\nReplaced by the line below',
      'Line 4\n14 tiles, exposed, 25',
    ])
    expect(wrong).toEqual([])
    await context.close()
  })

  test('keeps the caret where it is while the line is read and told wrong', async () => {
    const { page, context } = await openCard('111a 555a 999a NNNN = 25x')
    await field(page, 1).focus()
    await field(page, 1).evaluate((area) => (area as HTMLTextAreaElement).setSelectionRange(8, 8))
    await page.keyboard.type('x')
    await line(page, 1).locator('.faults').waitFor()
    const caret = await field(page, 1).evaluate((area) => [
      document.activeElement === area,
      (area as HTMLTextAreaElement).selectionStart,
    ])
    expect(caret).toEqual([true, 9])
    await page.keyboard.press('Backspace')
    await page.keyboard.type('5')
    await line(page, 1).locator('.line__good').waitFor()
    expect(await field(page, 1).inputValue()).toBe('111a 5555a 999a NNNN = 25x')
    await context.close()
  })

  test('adds, moves and takes out lines, and takes that back', async () => {
    const { page, context, faults: wrong } = await openCard('# Gardens\n111a 5555a 999a NNNN = 25x\nnnnna nnnb NNN EEEE = 30c')
    await field(page, 3).focus()
    await page.getByRole('button', { name: 'Up (line 3)' }).click()
    expect((await texts(page))[1]).toBe('nnnna nnnb NNN EEEE = 30c')
    await page.getByRole('button', { name: 'Take out (line 2)' }).click()
    expect(await texts(page)).toHaveLength(2)
    await page.getByRole('button', { name: 'Undo' }).click()
    expect(await texts(page)).toEqual(['# Gardens', 'nnnna nnnb NNN EEEE = 30c', '111a 5555a 999a NNNN = 25x'])
    await field(page, 1).focus()
    await page.keyboard.press('End')
    await page.keyboard.press('Enter')
    await page.keyboard.type('// mine')
    expect(await kept(page)).toBe('# Gardens\n// mine\nnnnna nnnb NNN EEEE = 30c\n111a 5555a 999a NNNN = 25x')
    await page.reload()
    await page.locator('.fields').waitFor()
    expect(await texts(page)).toEqual(((await kept(page)) ?? '').split('\n'))
    expect(wrong).toEqual([])
    await context.close()
  })

  test('makes a heading of a line that lacks its sign, and begins a section', async () => {
    const { page, context, faults: wrong } = await openCard('Gardens\n111a 5555a 999a NNNN = 25x')
    await page.getByRole('button', { name: 'Make it a heading (line 1)' }).click()
    expect(await field(page, 1).inputValue()).toBe('# Gardens')
    expect(await page.evaluate(() => document.activeElement?.id)).toBe(await field(page, 1).getAttribute('id'))
    await page.locator('.is-bad').waitFor({ state: 'detached' })
    await page.getByRole('button', { name: 'Add a section' }).click()
    await page.keyboard.type('Ladders')
    await page.keyboard.press('Enter')
    await page.keyboard.type('nnnna nnnb NNN EEEE C30')
    await line(page, 4).locator('.line__good').waitFor()
    expect(await texts(page)).toEqual(['# Gardens', '111a 5555a 999a NNNN = 25x', '# Ladders', 'nnnna nnnb NNN EEEE C30'])
    expect(wrong).toEqual([])
    await context.close()
  })

  test('shows the signs of a card at the line, and an undo wherever the line was', async () => {
    const many = Array.from({ length: 30 }, (_, at) => `// ${at}`).join('\n')
    const { page, context, faults: wrong } = await openCard(`${many}\n111a 5555a 999a NNNN = 25x`)
    await field(page, 31).focus()
    await page.getByRole('button', { name: 'How to write a line (at line 31)' }).click()
    await line(page, 31).getByText('A note in parentheses, as the card prints it.').waitFor()
    await field(page, 3).focus()
    await page.getByRole('button', { name: 'Take out (line 3)' }).click()
    const undo = page.getByRole('button', { name: 'Undo' })
    await undo.waitFor()
    const seen = await undo.evaluate((key) => key.getBoundingClientRect().bottom <= innerHeight)
    expect(seen).toBe(true)
    await undo.click()
    expect((await texts(page))[2]).toBe('// 2')
    expect(wrong).toEqual([])
    await context.close()
  })

  test('goes out as a file and comes in again', async () => {
    const card = 'card: Club card\nyear: 2026\n# Gardens\n111a 5555a 999a NNNN = 25x\nnot a line at all'
    const { page, context, faults: wrong } = await openCard(card)
    const [download] = await Promise.all([
      page.waitForEvent('download'),
      page.getByRole('button', { name: 'Export as a text file' }).click(),
    ])
    expect(download.suggestedFilename()).toBe('club-card-2026.txt')
    const file = await download.path()
    expect(readFileSync(file, 'utf8')).toBe(`${card.replace('\n# ', '\n\n# ')}\n`)
    await field(page, 1).fill('card: Another')
    await page.locator('input[type=file]').setInputFiles(file)
    await page.getByRole('button', { name: 'Put in their place' }).click()
    expect(await kept(page)).toBe(card)
    await page.getByRole('button', { name: 'Undo' }).click()
    expect(await texts(page)).toContain('card: Another')
    await page
      .locator('input[type=file]')
      .setInputFiles({ name: 'empty.txt', mimeType: 'text/plain', buffer: Buffer.from('\n\n') })
    await page.getByText('This file has no lines. Nothing was put in.').waitFor()
    expect(wrong).toEqual([])
    await context.close()
  })

  test('refuses what is no card by its size, and loses nothing', async () => {
    const { page, context } = await openCard('111a 5555a 999a NNNN = 25x')
    await page.locator('input[type=file]').setInputFiles({
      name: 'long.txt',
      mimeType: 'text/plain',
      buffer: Buffer.from('111a\n'.repeat(1200)),
    })
    await page.getByRole('button', { name: 'Add them below' }).click()
    await page.getByText('Nothing was put in.').first().waitFor()
    expect(await texts(page)).toEqual(['111a 5555a 999a NNNN = 25x'])
    await context.close()
  })
})

describe('two tabs', () => {
  test('show what the other writes, and the field somebody is in stays as it is', async () => {
    const first = await openCard('# Gardens\n111a')
    const second = await anotherTab(first.context, '/card')
    await field(first.page, 1).focus()
    await field(first.page, 1).evaluate((area) => (area as HTMLTextAreaElement).setSelectionRange(3, 3))
    await field(second.page, 2).fill('111a 5555a 999a NNNN = 25x')
    await line(first.page, 2).locator('.line__good').waitFor()
    const caret = await field(first.page, 1).evaluate((area) => [
      document.activeElement === area,
      (area as HTMLTextAreaElement).selectionStart,
    ])
    expect(caret).toEqual([true, 3])
    expect([...first.faults, ...second.faults]).toEqual([])
    await first.context.close()
  })

  test('lose no line when one has written while the other slept', async () => {
    const { page, context } = await openCard('# Gardens\n111a\n222b')
    // Written without a word to this tab.
    await page.evaluate(() => localStorage.setItem('mahjudge.card', '# Gardens\n111a FF\n222b\n// theirs'))
    await field(page, 3).fill('222b NN')
    await page.getByText('changed in another tab').waitFor()
    expect((await kept(page))?.split('\n')).toEqual(['# Gardens', '111a FF', '222b NN', '// theirs'])
    expect(await texts(page)).toEqual(((await kept(page)) ?? '').split('\n'))
    await context.close()
  })
})

test('a browser that keeps nothing says so, and the card lives as long as the app is open', async () => {
  const { page, context, faults: wrong } = await openPage(started.browser, server.origin, { serviceWorkers: 'block' })
  await page.addInitScript(() => {
    Storage.prototype.setItem = () => {
      throw new DOMException('full', 'QuotaExceededError')
    }
  })
  await visit(page, `${server.origin}/card`)
  await page.getByRole('button', { name: 'Type the first line' }).click()
  await page.keyboard.type('111a 5555a 999a NNNN = 25x')
  await page.getByText('This browser won’t keep your card.').waitFor()
  await page.getByRole('link', { name: 'Check a hand' }).click()
  await page.getByLabel('On the rack, typed').fill('111B 5555B 999B NNNN')
  await page.getByRole('heading', { name: 'Mah jongg: 25' }).waitFor()
  await page.goBack()
  expect(await texts(page)).toEqual(['111a 5555a 999a NNNN = 25x'])
  expect(wrong).toEqual([])
  await context.close()
})

test('the practice card is read, and never part of one’s own', async () => {
  const { page, context, faults: wrong } = await openCard()
  await page.getByRole('link', { name: 'See the practice card' }).click()
  await page.getByRole('heading', { name: 'The practice card' }).waitFor()
  expect(await page.locator('.hands .hand').count()).toBeGreaterThanOrEqual(50)
  expect(await kept(page)).toBe('')
  expect(await faults(page)).toEqual([])
  expect(wrong).toEqual([])
  await context.close()
})
