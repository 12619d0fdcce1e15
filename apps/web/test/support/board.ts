/** The table board as tests play on it: what is pressed, and what everybody sees then. */
import type { Page } from 'playwright-core'
import { visit } from './watch.ts'

/** `seat a, act discarded, tile 5D`: what is pressed, one after the other. */
export const keysOf = (...taps: readonly string[]): readonly string[] => taps.flatMap((tap) => tap.split(', '))

const selectorOf = (key: string): string => {
  const [kind = '', ...rest] = key.split(' ')
  if (kind === 'values') return '.values summary'
  if (kind === 'seat') return `[data-spot="seat ${rest.join(' ')}"]`
  return `[data-${kind}="${rest.join(' ')}"]`
}

export type Press = (page: Page, selector: string) => Promise<void>

/** Groups lie on the rack that they belong to, so a seat is tapped at its name. */
export const byTap: Press = (page, selector) =>
  page
    .locator(selector)
    .first()
    .click({ position: { x: 24, y: 14 } })

export const byKeyboard: Press = async (page, selector) => {
  await page.locator(selector).first().waitFor()
  // What came up takes the focus once it is drawn; nobody presses a key before.
  await page.evaluate(() => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve))))
  for (let tab = 0; tab < 150; tab++) {
    if (await page.evaluate((wanted) => document.activeElement?.matches(wanted) === true, selector)) {
      await page.keyboard.press('Enter')
      return
    }
    await page.keyboard.press('Tab')
  }
  throw new Error(`Tab never comes to ${selector}`)
}

export const enter = async (page: Page, keys: readonly string[], press: Press = byTap): Promise<void> => {
  for (const key of keys) await press(page, selectorOf(key))
}

export const openBoard = async (page: Page, origin: string): Promise<void> => {
  await visit(page, `${origin}/table`)
  await page.locator('.bfelt').waitFor()
}

export const textsOf = (page: Page, selector: string): Promise<readonly string[]> =>
  page.locator(selector).evaluateAll((all) => all.map((one) => (one.textContent ?? '').trim()))

/** What everybody sees of the table: seats with their groups, the middle, what was entered. */
export const stateOf = async (page: Page): Promise<unknown> => ({
  seats: await textsOf(page, '.bseat'),
  middle: await textsOf(page, '.bmid'),
  log: await textsOf(page, '.log > li'),
  ruling: await textsOf(page, '.boardhead'),
})

/** The address of the game, as the sheet to pass it on has it. The sheet stays open. */
export const linkOf = async (page: Page): Promise<string> => {
  await enter(page, ['act share'])
  return (await page.locator('[data-link]').getAttribute('data-link')) ?? ''
}
