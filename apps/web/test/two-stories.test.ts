/** The sides tell it differently: each in turn, and then whether it matters, as the engine and the command line say it. */
import type { Story, TwoStories } from 'mahjudge'
import { compareStories, openCourt, settleRules } from 'mahjudge'
import { compiled, law } from 'mahjudge/law'
import type { Page } from 'playwright-core'
import { describe, expect, test } from 'vitest'
import { withWinds } from '../src/state/seats.ts'
import { startedBrowser, startedServer } from './support/start.ts'
import { openPage, visit } from './support/watch.ts'

const started = startedBrowser()
const server = startedServer()

const opened = openCourt(law, compiled)
if (!opened.ok) throw new Error('The law does not open.')
const court = opened.value
const rules = settleRules(court, 'nmjl')
if (!rules.ok) throw new Error('The rules do not settle.')

const compared = (one: Story, other: Story): TwoStories => {
  const found = compareStories(court, rules.value, one, other)
  if (!found.ok) throw new Error(JSON.stringify(found.problems))
  return found.value
}

const textsOf = (page: Page, selector: string): Promise<readonly string[]> =>
  page.locator(selector).evaluateAll((all) => all.map((one) => (one.textContent ?? '').trim()))

type Facts = { readonly [fact: string]: string }

interface Dispute {
  readonly name: string
  readonly situation: string
  /** Told before the sides part, in order. */
  readonly both: Facts
  readonly fact: string
  /** Each side's story from there, in order. */
  readonly one: Facts
  readonly other: Facts
  readonly verdict: string
}

const DISPUTES: readonly Dispute[] = [
  {
    name: 'what was shown with a claim decides',
    situation: 'mj-error',
    both: { declaredOn: 'discard' },
    fact: 'shownClaim',
    one: { shownClaim: 'more' },
    other: { shownClaim: 'none' },
    verdict: 'One fact decides it.',
  },
  {
    name: 'what was shown of an own hand makes no difference',
    situation: 'mj-error',
    both: { declaredOn: 'own' },
    fact: 'shownOwn',
    one: { shownOwn: 'some' },
    other: { shownOwn: 'pick' },
    verdict: 'It makes no difference.',
  },
  {
    name: 'each side tells more than the fact on which they part',
    situation: 'mj-error',
    both: {},
    fact: 'declaredOn',
    one: { declaredOn: 'own', shownOwn: 'some' },
    other: { declaredOn: 'discard', shownClaim: 'none' },
    verdict: 'One fact decides it.',
  },
  {
    name: 'both say the same after all',
    situation: 'mj-error',
    both: { declaredOn: 'own' },
    fact: 'shownOwn',
    one: { shownOwn: 'some' },
    other: { shownOwn: 'some' },
    verdict: 'Both sides tell the same.',
  },
]

/** Presses the answer to what is asked. */
const answer = async (page: Page, fact: string, value: string, side?: string): Promise<void> => {
  const before = page.url()
  const key = side === undefined ? fact : `${side}.${fact}`
  await page.locator(`.answers > a[href*="${key}=${value}"]`).first().click()
  await page.waitForURL((url) => url.href !== before)
}

/** Answers, parts, and has both sides tell. */
const play = async (page: Page, { situation, both, fact, one, other }: Dispute): Promise<void> => {
  await visit(page, `${server.origin}/ask/${situation}`)
  for (const [told, value] of Object.entries(both)) await answer(page, told, value)
  await page.locator(`.answers > a[href*="two=${fact}"]`).click()
  for (const [side, story] of Object.entries({ one, other })) {
    await page.locator('.storymark').waitFor()
    for (const [told, value] of Object.entries(story)) {
      expect(await textsOf(page, '.storymark')).toEqual([side === 'one' ? 'First story' : 'Second story'])
      expect(await textsOf(page, 'main h1')).toEqual([court.law.factWords[told]?.ask])
      await answer(page, told, value, side)
    }
  }
  await page.locator('.two h1').waitFor()
}

describe.each([390, 1280])('in a window of %i px', (width) => {
  test.each(DISPUTES)('$name', async (dispute) => {
    const { page, context, faults } = await openPage(started.browser, server.origin, { width, serviceWorkers: 'block' })
    await play(page, dispute)
    const { situation, both, one, other, verdict } = dispute
    const found = compared({ situation, facts: { ...both, ...one } }, { situation, facts: { ...both, ...other } })
    expect(await textsOf(page, '.two h1')).toEqual([verdict])
    const headlines = [found.first, found.second].map(({ headline }) => withWinds(headline))
    expect(await textsOf(page, '.two .story .lead')).toEqual(found.differs.length === 0 ? headlines.slice(0, 1) : headlines)
    // What has to be established comes before the rulings, what does not after them.
    // What arises in one story alone is no second difference.
    const told = found.disputed.filter(
      ({ fact, first, second }) => Object.hasOwn({ ...one, ...other }, fact) && first !== undefined && second !== undefined,
    )
    const asked = [...found.establish, ...told.filter((fact) => !found.establish.includes(fact))]
    expect(await textsOf(page, '.apart strong')).toEqual(asked.map(({ question }) => question))
    expect(found.establish.length).toBe(verdict === 'One fact decides it.' ? 1 : 0)
    // It is an address: it can be opened again, and passed on.
    await page.reload()
    await page.locator('.two h1').waitFor()
    expect(await textsOf(page, '.two h1')).toEqual([verdict])
    await page.locator('.story a').first().click()
    await page.locator('.donow').waitFor()
    expect(await textsOf(page, 'main h1')).toEqual(headlines.slice(0, 1))
    expect(faults).toEqual([])
    await context.close()
  })
})

test('every step can be taken back, and a side may not know', async () => {
  const { page, context, faults } = await openPage(started.browser, server.origin, { serviceWorkers: 'block' })
  const dispute = DISPUTES[2]
  if (dispute === undefined) throw new Error('There is no such dispute.')
  await play(page, dispute)
  for (const story of ['Second story', 'Second story', 'First story', 'First story']) {
    await page.goBack()
    await page.locator('.storymark').waitFor()
    expect(await textsOf(page, '.storymark')).toEqual([story])
  }
  await answer(page, 'declaredOn', 'own', 'one')
  await answer(page, 'shownOwn', '-', 'one')
  await answer(page, 'declaredOn', 'own', 'other')
  await answer(page, 'shownOwn', 'none', 'other')
  await page.locator('.two h1').waitFor()
  expect(await textsOf(page, '.two .story')).not.toEqual([])
  expect(faults).toEqual([])
  await context.close()
})

test.each(['#two=noSuchFact', '#two=declaredOn&one.declaredOn=nonsense&other.declaredOn=own', '#two=declaredOn&one.x'])(
  'a link that is stale (%s) is told',
  async (fragment) => {
    const { page, context, faults } = await openPage(started.browser, server.origin, { serviceWorkers: 'block' })
    await visit(page, `${server.origin}/two/mj-error${fragment}`)
    // It is told once the law is here.
    await page.locator('main a.key').first().waitFor()
    expect((await textsOf(page, 'main h1')).join(' ')).not.toBe('')
    expect(faults).toEqual([])
    await context.close()
  },
)
