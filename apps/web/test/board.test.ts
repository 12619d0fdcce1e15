/** The table board: a dispute entered tap by tap, taken back, corrected, and looked at by machines. */
import type { TableEvent } from 'mahjudge'
import { describe, expect, test } from 'vitest'
import { findTooSmall } from '../scripts/measure-page.mjs'
import { withWinds } from '../src/state/seats.ts'
import { audit } from './support/audit.ts'
import { byKeyboard, byTap, enter, keysOf, linkOf, openBoard, stateOf, textsOf } from './support/board.ts'
import { startedBrowser, startedServer } from './support/start.ts'
import { openPage } from './support/watch.ts'
import { ERROR, ERROR_KEYS, VALUE, WIN, WIN_KEYS, engine, expectRuling, rulingOf, statuses } from './support/board-dispute.ts'

const started = startedBrowser()
const server = startedServer()

describe.each([390, 1280])('in a window of %i px', (width) => {
  test.each([
    { way: 'taps', press: byTap },
    { way: 'the keyboard alone', press: byKeyboard },
  ])('a whole dispute by $way', async ({ press }) => {
    const { page, context, faults } = await openPage(started.browser, server.origin, { width, serviceWorkers: 'block' })
    await openBoard(page, server.origin)
    const empty = await stateOf(page)
    expect(await textsOf(page, '.board__empty')).toEqual(['Nobody has anything up. Tap a seat when something happens.'])
    await enter(page, ERROR_KEYS, press)
    await expectRuling(page, rulingOf(ERROR))
    expect(await page.evaluate(() => document.activeElement?.className)).toBe('boardhead')
    // The table goes on from the ruling's state.
    expect(await statuses(page)).toEqual(['Next', 'In play', 'Dead', 'Dead'])
    await enter(page, WIN_KEYS, press)
    const declared = WIN.map((event) => (event.type === 'declared' ? { ...event, value: VALUE } : event))
    const ruling = rulingOf([...ERROR, ...declared])
    await expectRuling(page, ruling)
    const winds = { a: 'East', b: 'South', c: 'West', d: 'North' }
    expect(ruling.payments.length).toBeGreaterThan(1)
    expect(await textsOf(page, '.payments li')).toEqual(
      ruling.payments.map(({ from, to, amount }) => `${winds[from]} pays ${winds[to]} ${amount}.`),
    )
    // East neither won nor went out, and is not in play any more either.
    expect(await statuses(page)).toEqual(['Won', 'Dead', 'Dead'])
    expect(await textsOf(page, '[data-spot="seat a"]')).toEqual(['East: Nothing up.'])
    const all = await stateOf(page)
    // Back to the start, entry by entry, and forth again.
    const steps = ERROR.length + WIN.length + 1
    for (let step = 0; step < steps; step++) await enter(page, ['act undo'], byTap)
    expect(await stateOf(page)).toEqual(empty)
    await page.keyboard.press('Control+z')
    await expect.poll(() => textsOf(page, '.board__l > [role=status]')).toEqual(['Nothing to undo.'])
    for (let step = 0; step < steps; step++) await enter(page, ['act redo'], byTap)
    expect(await stateOf(page)).toEqual(all)
    // A new game is one step too.
    await enter(page, ['act new'], byTap)
    expect(await stateOf(page)).toEqual(empty)
    await page.keyboard.press('Control+z')
    await expect.poll(() => stateOf(page)).toEqual(all)
    await page.reload()
    await page.locator('.bfelt').waitFor()
    expect(await stateOf(page)).toEqual(all)
    expect(faults).toEqual([])
    await context.close()
  })
})

test('arrow keys go from seat to seat as they sit, and the table turns', async () => {
  const { page, context } = await openPage(started.browser, server.origin, { serviceWorkers: 'block' })
  await openBoard(page, server.origin)
  const focused = (): Promise<string | undefined> =>
    page.evaluate(() => (document.activeElement as HTMLElement | null)?.dataset['spot'])
  await page.locator('[data-spot="seat a"]').focus()
  const walked: (string | undefined)[] = []
  for (const key of ['ArrowUp', 'ArrowRight', 'ArrowUp', 'ArrowLeft', 'ArrowDown']) {
    await page.keyboard.press(key)
    walked.push(await focused())
  }
  expect(walked).toEqual(['middle', 'seat b', 'seat c', 'seat d', 'seat a'])
  await enter(page, ['act turn'])
  expect(await page.locator('.bseat.at-e b').innerText()).toBe('South')
  await page.keyboard.press('Escape')
  await context.close()
})

test('a sheet closes by Esc and by Back, and the seat has the focus again', async () => {
  const { page, context } = await openPage(started.browser, server.origin, { serviceWorkers: 'block' })
  await openBoard(page, server.origin)
  for (const leave of [
    (): Promise<void> => page.keyboard.press('Escape'),
    (): Promise<void> => page.locator('button.back').click(),
  ]) {
    await enter(page, ['seat b'])
    await page.locator('.sheetup').waitFor()
    expect(await page.locator('.tabs').count()).toBe(0)
    await leave()
    await page.locator('.sheetup').waitFor({ state: 'detached' })
    expect(page.url()).toBe(`${server.origin}/table`)
    expect(await page.evaluate(() => (document.activeElement as HTMLElement | null)?.dataset['spot'])).toBe('seat b')
  }
  // With no sheet open, Back leaves the board.
  await enter(page, ['seat b', 'act picked'])
  await page.goBack()
  await page.waitForURL('about:blank')
  await context.close()
})

test('what was entered wrongly is put right where it lies, and the ruling with it', async () => {
  const { page, context, faults } = await openPage(started.browser, server.origin, { serviceWorkers: 'block' })
  await openBoard(page, server.origin)
  await enter(page, ERROR_KEYS)
  await page.locator('[data-spot="group b1"]').click()
  await enter(page, ['act fix'])
  await page.locator('.picked__tile').first().click()
  await enter(page, ['tile J', 'act done'])
  expect(await textsOf(page, '[data-spot="group b1"]')).toEqual(['South: pung of 5 Dot, two jokers'])
  await page.locator('[data-spot="middle"]').click()
  await enter(page, ['act fix', 'act misnamed', 'tile 3B', 'tile 4B'])
  // A misnamed discard falls under another part of the law: the entries that follow are read anew.
  const log = ERROR.map((event): TableEvent =>
    event.type === 'discarded' && event.seat === 'b' ? { ...event, named: '4B' } : event,
  )
  await page.locator('[data-trouble="stopped"], .sheetup--ask, .boardhead').first().waitFor()
  const { open, rulings, problems } = engine(log)
  expect(problems).toEqual([])
  expect(await page.locator('[data-trouble]').count()).toBe(0)
  // Either a ruling, or the question that it needs.
  expect(await textsOf(page, '.boardhead')).toEqual(rulings.slice(-1).map(({ headline }) => withWinds(headline)))
  expect(await textsOf(page, '.sheetup--ask h2')).toEqual(open === undefined ? [] : [open.question])
  expect(faults).toEqual([])
  await context.close()
})

test('what nobody knows shows what hangs on it, and may wait while the game goes on', async () => {
  const { page, context, faults } = await openPage(started.browser, server.origin, { serviceWorkers: 'block' })
  await openBoard(page, server.origin)
  await enter(page, ERROR_KEYS.slice(0, 17))
  const asked = await textsOf(page, '.sheetup--ask h2')
  expect(await textsOf(page, '[data-about]')).toEqual(['West said mah jongg on the 3 Bam.'])
  await enter(page, ['act nobody'])
  expect(await page.evaluate(() => document.activeElement?.textContent)).toBe('This hangs on it.')
  // Each answer with what would be ruled, or asked.
  const answers = engine(ERROR.slice(0, -1)).open?.ruling?.needs[0]?.answers ?? []
  expect(answers.length).toBeGreaterThan(2)
  const branches = await textsOf(page, '[data-branch]')
  expect(branches).toHaveLength(answers.length)
  for (const [at, { value, label }] of answers.entries()) {
    const { open, rulings } = engine([...ERROR.slice(0, -1), { type: 'told', facts: { shownClaim: value } }])
    expect(branches[at]).toContain(label)
    expect(branches[at]).toContain(open?.question ?? withWinds(rulings.at(-1)?.headline ?? '?'))
  }
  await enter(page, ['act later'])
  expect(await textsOf(page, '.log > li > span:nth-child(2)')).toHaveLength(3)
  expect(await textsOf(page, '[data-notice="later"] p')).toEqual(['West said mah jongg on the 3 Bam.'])
  // Anything else can be entered, and it is kept and passed on.
  await enter(page, keysOf('seat a, act dead, option South'))
  await page.locator('.sheetup--ask').waitFor()
  await enter(page, ['act undo'])
  const link = await linkOf(page)
  const second = await openPage(started.browser, server.origin, { serviceWorkers: 'block' })
  await second.page.goto(link)
  await second.page.locator('[data-act="takeUp"]').waitFor()
  await second.page.reload()
  await enter(second.page, ['act takeUp'])
  expect(await textsOf(second.page, '.sheetup--ask h2')).toEqual(asked)
  await enter(second.page, ['answer shownClaim=more'])
  await expectRuling(second.page, rulingOf(ERROR))
  expect(await second.page.locator('[data-notice="later"]').count()).toBe(0)
  expect([...faults, ...second.faults]).toEqual([])
  await context.close()
  await second.context.close()
})

test('an answer that is taken for true goes on, and can be given otherwise later', async () => {
  const { page, context, faults } = await openPage(started.browser, server.origin, { serviceWorkers: 'block' })
  await openBoard(page, server.origin)
  await enter(page, [...ERROR_KEYS.slice(0, 17), 'act nobody'])
  await page.locator('[data-branch="shownClaim=more"] button').click()
  await expectRuling(page, rulingOf(ERROR))
  await enter(page, ['again 6', 'answer shownClaim=none'])
  const other = engine([...ERROR.slice(0, -1), { type: 'told', facts: { shownClaim: 'none' } }])
  await page.locator('.sheetup--ask, .boardhead').first().waitFor()
  expect(await textsOf(page, '.boardhead')).toEqual(other.rulings.slice(-1).map(({ headline }) => withWinds(headline)))
  expect(await textsOf(page, '.sheetup--ask h2')).toEqual(other.open === undefined ? [] : [other.open.question])
  // A hand that proves right after all.
  await enter(page, ['act undo', 'again 5', 'act right'])
  // What was shown is asked no more; what is asked of a right hand is.
  expect(await page.locator('[data-trouble="stopped"]').count()).toBe(0)
  expect(await textsOf(page, '.sheetup--ask h2')).toEqual(['Is the winning hand jokerless?'])
  expect(faults).toEqual([])
  await context.close()
})

describe('a hand thrown in when nobody has declared', () => {
  const inPlay = 'plays on; any live seat may still call the hand dead.'

  test.each([
    { way: 'taps', press: byTap },
    { way: 'the keyboard alone', press: byKeyboard },
  ])('is called dead in one tap, by $way', async ({ press }) => {
    const { page, context, faults } = await openPage(started.browser, server.origin, { serviceWorkers: 'block' })
    await openBoard(page, server.origin)
    await enter(page, keysOf('seat a, act discarded, tile 5D', 'seat b, act picked', 'seat b, act threwIn'), press)
    await page.waitForFunction(() => document.activeElement?.textContent === 'South’s hand was thrown in.')
    expect((await textsOf(page, '[data-thrown] p')).join()).toContain(
      `South ${inPlay} Until then it stays South’s turn to discard.`,
    )
    await enter(page, ['calls cb'], press)
    const call: TableEvent = { type: 'calledDead', caller: 'c', seat: 'b', reply: 'accepts', fault: 'other' }
    await expectRuling(
      page,
      rulingOf([
        { type: 'discarded', seat: 'a', tile: '5D' },
        { type: 'picked', seat: 'b' },
        { type: 'threwIn', seat: 'b' },
        call,
      ]),
    )
    expect(await statuses(page)).toEqual(['In play', 'Dead', 'Next', 'In play'])
    expect(await page.locator('[data-thrown]').count()).toBe(0)
    expect(faults).toEqual([])
    await context.close()
  })

  test('says who is to act meanwhile, and waits while something else is told', async () => {
    const { page, context, faults } = await openPage(started.browser, server.origin, { serviceWorkers: 'block' })
    await openBoard(page, server.origin)
    await enter(page, keysOf('seat a, act discarded, tile 5D', 'seat d, act threwIn'))
    const said = async (): Promise<string> => (await textsOf(page, '[data-thrown] p')).join()
    expect(await said()).toContain(`North ${inPlay} Meanwhile it is South’s turn to pick`)
    await enter(page, keysOf('seat b, act picked'))
    expect(await said()).toContain('Meanwhile it is South’s turn to discard.')
    // A question comes first, and the notice after it.
    await enter(page, keysOf('seat b, act declared, option A tile of its own'))
    expect(await page.locator('[data-thrown]').count()).toBe(0)
    await enter(page, ['act undo'])
    expect(await page.locator('[data-calls]').count()).toBe(3)
    // A wall that came down with it leaves the hand in play too, once the table has decided to go on.
    await enter(page, keysOf('act new', 'seat a, act discarded, tile 5D', 'seat c, act more, act wall'))
    await enter(page, ['option Throwing the hand in', 'act goesOn'])
    await page.locator('.sheetup--ask .key', { hasText: 'South' }).click()
    expect(await textsOf(page, '[data-thrown] h2')).toEqual(['West’s hand was thrown in.'])
    expect(faults).toEqual([])
    await context.close()
  })
})

test('tiles that are no group are asked about once, and taken as they lie', async () => {
  const { page, context, faults } = await openPage(started.browser, server.origin, { serviceWorkers: 'block' })
  await openBoard(page, server.origin)
  const odd = async (): Promise<string> => (await textsOf(page, '.picked__odd')).join()
  await enter(page, keysOf('seat a, act discarded, tile 1B', 'seat b, act exposed, tile 2C, tile 2C'))
  expect(await odd()).toBe('')
  await enter(page, ['act done'])
  expect(await odd()).toMatch(/^These tiles are unlike: 1 Bam and 2 Crak\. Tap above/)
  // Put right, nothing more is asked; the tile that was called is the first.
  await page.locator('.picked__tile').nth(2).click()
  await page.locator('.picked__tile').nth(1).click()
  expect(await odd()).toBe('')
  await enter(page, ['act done'])
  expect(await odd()).toMatch(/3 tiles or more/)
  await enter(page, ['tile J', 'tile 1B', 'act done'])
  expect(await textsOf(page, '[data-spot="group b1"]')).toEqual(['South: pung of 1 Bam, one joker'])
  await enter(page, keysOf('act undo', 'seat b, act exposed, tile 2C, tile 2C, act done, act done'))
  expect(await textsOf(page, '[data-spot="group b1"]')).toEqual(['South: 1 Bam, 2 Crak'])
  expect(faults).toEqual([])
  await context.close()
})

test('a right hand on a misnamed tile is not asked whether neither tile completes it', async () => {
  const { page, context, faults } = await openPage(started.browser, server.origin, { serviceWorkers: 'block' })
  await openBoard(page, server.origin)
  await enter(page, keysOf('seat a, act discarded, act misnamed, tile 5D, tile 5C'))
  await enter(page, keysOf('seat b, act declared, option The 5 Dot', 'act right'))
  const offered = await page.locator('[data-answer]').evaluateAll((all) => all.map((one) => one.getAttribute('data-answer')))
  expect(offered).toEqual(['basis=named', 'basis=thrown'])
  await enter(page, ['act nobody'])
  expect(await page.locator('[data-branch]').count()).toBe(2)
  expect(faults).toEqual([])
  await context.close()
})

test('a bet that is settled after the deal does not let it go on', async () => {
  const { page, context, faults } = await openPage(started.browser, server.origin, { serviceWorkers: 'block' })
  await openBoard(page, server.origin)
  await enter(page, keysOf('spot middle, act bet, option South', 'seat a, act discarded, tile 5D', 'spot middle, act wallGame'))
  await enter(page, keysOf('spot middle, act betRuled'))
  await page.locator('.boardhead').waitFor()
  expect((await textsOf(page, '.boardhead')).join()).toContain('Nobody won')
  expect((await textsOf(page, '.sheetup--ruling')).join()).not.toMatch(/goes on|turn under way/)
  expect(await statuses(page)).toEqual([])
  expect(faults).toEqual([])
  await context.close()
})

/** A hand of the practice card, and where it is declared on: its last tile. */
const HAND = ['1B', '1B', '1B', '1B', '3B', '3B', '3B', '3B', '4B', '4B', '4B', '6B', '6B']

test('a card says whether a hand is right, and what it is worth', async () => {
  const { page, context, faults } = await openPage(started.browser, server.origin, { serviceWorkers: 'block' })
  await openBoard(page, server.origin)
  await enter(page, keysOf('seat a, act discarded, tile 6B', 'seat b, act declared, option The 6 Bam'))
  // No card is there before somebody asks for one.
  const fetched = (): Promise<boolean> =>
    page.evaluate(() => performance.getEntriesByType('resource').some(({ name }) => /assets\/card-[^/]*\.js/.test(name)))
  expect(await fetched()).toBe(false)
  await enter(page, keysOf('act byCard', ...HAND.slice(0, -1).map((tile) => `tile ${tile}`)))
  expect(await fetched()).toBe(true)
  expect(await textsOf(page, '.byCard > [role=status]')).toEqual(['1 more tile to tap.'])
  // A wrong tile first, then taken out again.
  await enter(page, ['tile R'])
  expect(await page.locator('.verdict').getAttribute('data-made')).toBe('no')
  await page.locator('.picked__tile').last().click()
  await enter(page, ['tile 6B'])
  const made = Number(await page.locator('.verdict').getAttribute('data-made'))
  expect(made).toBeGreaterThan(0)
  await enter(page, ['act enterHand'])
  await expectRuling(
    page,
    rulingOf([
      { type: 'discarded', seat: 'a', tile: '6B' },
      { type: 'declared', seat: 'b', on: 'discard', value: made, jokerless: true },
      { type: 'verified', seat: 'b', right: true },
    ]),
  )
  expect((await textsOf(page, '.payments li')).join(' ')).toMatch(/pays South \d+/)
  // One step back, and the hand is asked about again.
  await enter(page, ['act undo'])
  expect(await textsOf(page, '.sheetup--ask h2')).toEqual(['Is South’s hand right?'])
  expect(faults).toEqual([])
  await context.close()
})

/** What scripts/screens-list.mjs does not show, where every other state of the board is looked at. */
const LOOKS: readonly { readonly name: string; readonly keys: readonly string[] }[] = [
  { name: 'empty', keys: [] },
  { name: 'seat', keys: ['seat a'] },
  { name: 'everything that can happen', keys: [...ERROR_KEYS.slice(0, 8), 'seat c', 'act more'] },
  { name: 'another name', keys: ['seat a', 'act discarded', 'act misnamed', 'tile 5D'] },
  { name: 'group', keys: ERROR_KEYS.slice(0, 7) },
  { name: 'middle', keys: [...ERROR_KEYS.slice(0, 3), 'spot middle'] },
  { name: 'group up', keys: [...ERROR_KEYS.slice(0, 8), 'spot group b1'] },
  { name: 'thrown in', keys: keysOf('seat a, act discarded, tile 5D', 'seat d, act threwIn') },
  { name: 'no group', keys: keysOf('seat a, act discarded, tile 1B', 'seat b, act exposed, tile 2C, tile 2C, act done') },
  { name: 'paid', keys: [...ERROR_KEYS, ...WIN_KEYS] },
  { name: 'answer again', keys: [...ERROR_KEYS, 'again 6'] },
]

test.each(LOOKS)('$name is sound in light and dark, at every width', async ({ keys }) => {
  const { page, context, faults } = await openPage(started.browser, server.origin, { serviceWorkers: 'block' })
  await openBoard(page, server.origin)
  await page.waitForFunction(() => document.documentElement.classList.contains('faces'))
  await enter(page, keys)
  const found: string[] = []
  const height = (await page.evaluate(() => document.documentElement.scrollHeight)) + 200
  await page.setViewportSize({ width: 390, height })
  for (const colorScheme of ['light', 'dark'] as const) {
    await page.emulateMedia({ colorScheme })
    found.push(...(await audit(page)).map((line) => `${colorScheme}: ${line}`))
  }
  for (const width of [195, 320, 390, 640, 768, 1024, 1280]) {
    await page.setViewportSize({ width, height: width < 700 ? 844 : 800 })
    found.push(...(await page.evaluate(findTooSmall)).map((line) => `${width} px: ${line}`))
  }
  expect(found).toEqual([])
  expect(faults).toEqual([])
  expect(await page.locator('h1').count()).toBe(1)
  await context.close()
})
