/** The checker of hands: tapped or typed, alone or in the middle of a dispute. */
import type { Page } from 'playwright-core'
import { describe, expect, test } from 'vitest'
import { ANSWERS } from '../scripts/screens-list.mjs'
import { startedBrowser, startedServer } from './support/start.ts'
import { openPage, visit } from './support/watch.ts'

const started = startedBrowser()
const server = startedServer()

const open = async (path: string, width = 390) => {
  const watched = await openPage(started.browser, server.origin, { serviceWorkers: 'block', width })
  await visit(watched.page, server.origin + path)
  await watched.page.locator('.checker:not([data-waiting]), .answers').first().waitFor()
  return watched
}

const found = (page: Page) => page.locator('.checker__r')
const tap = async (page: Page, names: readonly string[]): Promise<void> => {
  for (const name of names) await page.getByRole('button', { name, exact: true }).click()
}
const five = (name: string): readonly string[] => [name, name, name, name, name]

test('tiles that are tapped stand in the field, and what is typed is drawn', async () => {
  const { page, context, faults } = await open('/hand')
  const field = page.getByLabel('On the rack, typed')
  await tap(page, ['1 Bam', '1 Bam', 'joker', 'red dragon', 'soap'])
  expect(await field.inputValue()).toBe('11B J R 0')
  await tap(page, ['Take one back', 'Take one back'])
  expect(await field.inputValue()).toBe('11B J')
  await field.fill('123D NN')
  expect(await page.locator('.place.is-on .drawn').getAttribute('aria-label')).toBe('1 Dot; 2 Dot; 3 Dot; 2 of North')
  await page.getByRole('button', { name: /^Exposed groups/ }).click()
  await tap(page, ['4 Bam', '4 Bam', 'joker', '6 Crak'])
  expect(await page.getByLabel('Exposed groups, typed').inputValue()).toBe('44BJ 6C')
  expect(await page.locator('.place.is-bad .faults').innerText()).toContain('3 to 6 tiles')
  await tap(page, ['6 Crak', '6 Crak'])
  expect(await page.locator('.place__count').allInnerTexts()).toEqual(['5 tiles', '2 groups'])
  expect(faults).toEqual([])
  await context.close()
})

test('more tiles than there are is said at once', async () => {
  const { page, context } = await open('/hand')
  await tap(page, five('9 Dot'))
  expect(await page.locator('.faults').innerText()).toContain('9 Dot is written 5 times; a set has 4.')
  await context.close()
})

test('a hand survives a reload, and a card that is chosen stays chosen', async () => {
  const { page, context } = await open('/hand')
  await page.getByLabel('On the rack, typed').fill('1111B 3333B')
  await page.getByRole('button', { name: 'My card' }).click()
  await page.getByText('Your card has no line in order yet.').waitFor()
  await page.reload()
  expect(await page.getByLabel('On the rack, typed').inputValue()).toBe('1111B 3333B')
  expect(await page.getByRole('button', { name: 'My card' }).getAttribute('aria-pressed')).toBe('true')
  await context.close()
})

describe('against the practice card', () => {
  test('a win tells line, groups, reading and value', async () => {
    const { page, context, faults } = await open('/hand')
    await page.getByLabel('On the rack, typed').fill('1111B 3333B 66BJ')
    await page.getByRole('button', { name: /^Exposed groups/ }).click()
    await page.getByLabel('Exposed groups, typed').fill('444B')
    await found(page).getByRole('heading', { name: 'Mah jongg: 25' }).waitFor()
    expect(await found(page).innerText()).toMatch(/Runs and ladders 1[\s\S]*1111a 3333a 444a 666a[\s\S]*a = Bam/)
    expect(await found(page).innerText()).not.toContain('Jokerless')
    const groups = await found(page).locator('.drawn').first().getAttribute('aria-label')
    expect(groups).toBe('4 of 1 Bam; 4 of 3 Bam; 3 of 4 Bam, exposed; 2 of 6 Bam, joker')
    expect(await page.locator('.checker__line').innerText()).toBe('14 tiles: mah jongg, Runs and ladders 1, value 25.')
    expect(faults).toEqual([])
    await context.close()
  })

  test('a rack is told how far it is and what helps', async () => {
    const { page, context } = await open('/hand')
    await page.getByLabel('On the rack, typed').fill('1111B 3333B 444B 66B')
    await found(page).getByRole('heading', { name: 'One tile away' }).waitFor()
    expect(await found(page).innerText()).toContain('What helps: 6 Bam, a joker.')
    expect(await found(page).locator('.tile--missing').count()).toBe(1)
    await context.close()
  })

  test('a hand that can still win shows its lines, and each shut line says why', async () => {
    const { page, context, faults } = await open('/hand')
    await page.getByRole('button', { name: 'Can it still win?' }).click()
    await page.getByLabel('Exposed groups, typed').fill('4444B 666CJ')
    await found(page).getByRole('heading', { name: 'It can still win' }).waitFor()
    await found(page).locator('summary').filter({ hasText: 'shut, and why' }).click()
    const [lines, shut] = await Promise.all([
      found(page).locator('.handlist:not(.fold .handlist) > li').count(),
      found(page).locator('.fold .handlist > li').count(),
    ])
    expect(lines + shut).toBe(61)
    expect(await found(page).locator('.fold .handlist').innerText()).toContain('This line has no kong of 4 Bam')
    await page.getByLabel('Exposed groups, typed').fill('4444B 666CJ 111D')
    await found(page).getByRole('heading', { name: 'It can no longer win' }).waitFor()
    expect(faults).toEqual([])
    await context.close()
  })

  test('tiles that lie open shut lines, and what is left out counts as unseen', async () => {
    const { page, context } = await open('/hand')
    await page.getByRole('button', { name: 'Can it still win?' }).click()
    await page.getByLabel('Exposed groups, typed').fill('4444B 666CJ')
    const lines = async (): Promise<string> => (await page.locator('.checker__line').innerText()).replace(/\D+/g, ' ').trim()
    const before = Number(await lines())
    await page.getByRole('button', { name: /^Discards/ }).click()
    await page.getByLabel('Discards on the table, typed').fill('3333B 3333C JJJJJJJ')
    expect(Number(await lines())).toBeLessThan(before)
    await context.close()
  })
})

describe('in a dispute', () => {
  const answer = async (page: Page, label: string): Promise<void> => {
    await page.locator(ANSWERS).getByText(label, { exact: true }).click()
  }

  test.each([390, 1280])('what the card finds comes back as facts, at %i px', async (width) => {
    const { page, context, faults } = await open('/ask/misname', width)
    await answer(page, 'Mah jongg')
    await page.getByRole('link', { name: 'Check the hand' }).click()
    await page.waitForURL(/\/hand\/misname#misClaim=win$/)
    await page.locator('.checker:not([data-waiting])').waitFor()
    await page.getByLabel('On the rack, typed').fill('1111B 3333B 444B 66B')
    await page.getByRole('button', { name: /^The discard, as thrown/ }).click()
    await tap(page, ['5 Crak'])
    await page.getByRole('button', { name: /^What it was called/ }).click()
    await tap(page, ['6 Bam'])
    await page.getByText('The hand is right with the tile that was named.').waitFor()
    await page.getByRole('link', { name: 'Take it to the ruling' }).click()
    await page.waitForURL(
      /\/ruling\/misname#misClaim=win&basis=named&noJokers=yes&v\.lowest=25&v\.winning=25&v\.jokerless=yes&v\.hand\.actor=25$/,
    )
    await page.locator('.donow').waitFor()
    expect(await page.getByRole('link', { name: 'Check the hand' }).count()).toBe(1)
    await page.goBack()
    await page.getByText('The hand is right with the tile that was named.').waitFor()
    expect(faults).toEqual([])
    await context.close()
  })

  test('a declared hand that is right leads to the other picture', async () => {
    const { page, context, faults } = await open('/hand/mj-error#declaredOn=own')
    await page.getByLabel('On the rack, typed').fill('1111B 3333B 444B 666B')
    await page.getByText('it is no mah jongg in error but a win').waitFor()
    await page.getByRole('link', { name: 'Go to “Somebody won”' }).click()
    await page.waitForURL(/\/ask\/pay-win/)
    await page.locator('.answers').waitFor()
    // The hand is there when it is asked for again.
    await visit(page, `${server.origin}/hand/pay-win#winFrom=self`)
    await page.getByText('The winning hand is jokerless.').waitFor()
    expect(faults).toEqual([])
    await context.close()
  })

  test('a card that contradicts what was told overrules nothing in silence', async () => {
    const { page, context, faults } = await open('/hand/misname#misClaim=win&basis=thrown')
    await page.getByLabel('On the rack, typed').fill('1111B 3333B 444B 66B')
    await page.getByRole('button', { name: /^The discard, as thrown/ }).click()
    await tap(page, ['5 Crak'])
    await page.getByRole('button', { name: /^What it was called/ }).click()
    await tap(page, ['6 Bam'])
    await page.getByText('The card and what was told do not agree.').waitFor()
    expect(await page.getByRole('link', { name: 'Keep what was told' }).getAttribute('href')).toBe(
      '/ask/misname#misClaim=win&basis=thrown',
    )
    await page.getByRole('link', { name: 'Go with the card' }).click()
    await page.waitForURL(/basis=named/)
    await page.locator('.donow').waitFor()
    expect(faults).toEqual([])
    await context.close()
  })

  test('clashing groups settle what is wrong with a hand that was called dead', async () => {
    const { page, context } = await open('/hand/dead-call#reply=accepts')
    await page.getByLabel('Exposed groups, typed').fill('1111B 1111C 222D')
    await page.getByRole('heading', { name: 'It can no longer win' }).waitFor()
    await page.getByRole('link', { name: 'Take it to the ruling' }).click()
    await page.locator('.donow').waitFor()
    expect(new URL(page.url()).hash).toBe('#reply=accepts&fault=oneGroup&v.lowest=25')
    await context.close()
  })

  test('is offered where a card matters, and nowhere else', async () => {
    const { page, context } = await open('/ask/exposure-wrong')
    expect(await page.getByRole('link', { name: 'Check the hand' }).count()).toBe(1)
    await visit(page, `${server.origin}/ask/swap-when`)
    expect(await page.getByRole('link', { name: 'Check the hand' }).count()).toBe(0)
    await context.close()
  })
})

test('a hand is checked by the keyboard alone', async () => {
  const { page, context } = await open('/hand', 1280)
  const to = async (selector: string): Promise<void> => {
    for (let tab = 0; tab < 80; tab++) {
      await page.keyboard.press('Tab')
      if (await page.evaluate((wanted) => document.activeElement?.matches(wanted) === true, selector)) return
    }
    throw new Error(`Tab never comes to ${selector}`)
  }
  await to('#tiles-concealed')
  await page.keyboard.type('1111B 3333B 444B 66B')
  await to('.pick[aria-label="6 Bam"]')
  await page.keyboard.press('Enter')
  await found(page).getByRole('heading', { name: 'Mah jongg: 25' }).waitFor()
  expect(await page.locator('#tiles-concealed').inputValue()).toBe('1111B 3333B 444B 666B')
  await context.close()
})
