/** The commonest stories, from the first screen to the ruling, as people would tell them; the command line must agree. */
import { execFileSync } from 'node:child_process'
import { fileURLToPath } from 'node:url'
import type { RulingJson } from 'mahjudge'
import type { Page } from 'playwright-core'
import { describe, expect, test } from 'vitest'
import { ANSWERS } from '../scripts/screens-list.mjs'
import { sections } from '../src/state/catalogue.ts'
import { effectsIn, SLOTS } from '../src/state/words.ts'
import { startedBrowser, startedServer } from './support/start.ts'
import { openPage, visit } from './support/watch.ts'

type Facts = { readonly [fact: string]: string }

/** What each table would say, whatever it is asked; a question that is not foreseen here fails the test. */
const STORIES: readonly { readonly name: string; readonly situation: string; readonly facts: Facts }[] = [
  {
    name: 'mah jongg in error on an own pick, tiles shown',
    situation: 'mj-error',
    facts: { declaredOn: 'own', shownOwn: 'some' },
  },
  {
    name: 'mah jongg in error on a discard, more shown',
    situation: 'mj-error',
    facts: { declaredOn: 'discard', shownClaim: 'more' },
  },
  {
    name: 'mah jongg in error on a discard, nothing shown',
    situation: 'mj-error',
    facts: { declaredOn: 'discard', shownClaim: 'none' },
  },
  {
    name: 'mah jongg in error on a discard, one group shown',
    situation: 'mj-error',
    facts: { declaredOn: 'discard', shownClaim: 'group' },
  },
  {
    name: 'mah jongg on a misnamed tile, the name fits',
    situation: 'misname',
    facts: { misClaim: 'win', basis: 'named' },
  },
  {
    name: 'an exposure on a misnamed tile, shown',
    situation: 'misname',
    facts: { misClaim: 'group', commit: 'shown', canShow: 'no' },
  },
  {
    name: 'a hand called dead, its owner agrees, one group is wrong',
    situation: 'dead-call',
    facts: { reply: 'accepts', fault: 'oneGroup' },
  },
  {
    name: 'two threw in their hands',
    situation: 'thrown-in',
    facts: { touched: 'two', walls: 'stand', breaker: 'thrower' },
  },
  {
    name: 'two exposures for one discard',
    situation: 'two-want',
    facts: { wants: 'groups', committed: 'no' },
  },
  {
    name: 'a call after the next seat racked',
    situation: 'late-call',
    facts: { nextDid: 'closed' },
  },
  {
    name: 'a forgotten discard, noticed in time',
    situation: 'count-now',
    facts: { slipWhat: 'noThrow', slipNext: 'picked' },
  },
  {
    name: 'a joker in a pass',
    situation: 'pass-wrong',
    facts: { passFault: 'joker' },
  },
  {
    name: 'too low a value was announced',
    situation: 'pay-value',
    facts: { announced: 'low', payBegun: 'no' },
  },
  {
    name: 'a look at somebody’s tiles',
    situation: 'conduct',
    facts: { complaint: 'looking' },
  },
]

const started = startedBrowser()
const server = startedServer()

const MAHJUDGE = fileURLToPath(new URL('../../../packages/engine/bin/mahjudge.js', import.meta.url))

const commandLine = (situation: string, facts: Facts): RulingJson => {
  const answers = Object.entries(facts).map(([fact, value]) => `${fact}=${value}`)
  const said = execFileSync(process.execPath, [MAHJUDGE, 'ask', situation, '--answers', answers.join(','), '--json'], {
    encoding: 'utf8',
  })
  return JSON.parse(said) as RulingJson
}

type Press = (page: Page, link: string) => Promise<void>

const WAYS: readonly { readonly way: string; readonly press: Press }[] = [
  { way: 'taps', press: (page, link) => page.locator(link).first().click() },
  {
    way: 'the keyboard alone',
    press: async (page, link) => {
      for (let tab = 0; tab < 120; tab++) {
        await page.keyboard.press('Tab')
        if (await page.evaluate((wanted) => document.activeElement?.matches(wanted) === true, link)) {
          await page.keyboard.press('Enter')
          return
        }
      }
      throw new Error(`Tab never comes to ${link} on ${page.url()}`)
    },
  },
]

/** Answers until there is a ruling; what was asked, in order. */
const tell = async (page: Page, { situation, facts }: (typeof STORIES)[number], press: Press): Promise<Facts> => {
  const told: Record<string, string> = {}
  const arrived = async (): Promise<void> => {
    await page.waitForURL((url) => url.pathname === `/ask/${situation}` || url.pathname === `/ruling/${situation}`)
    await page.locator(`${ANSWERS}, .donow`).first().waitFor()
  }
  const section = sections.find(({ situations }) => situations.some(({ id }) => id === situation))
  if (section !== undefined && section.situations.length > 1) {
    await press(page, `a[href="/which/${section.id}"]`)
    await page.waitForURL((url) => url.pathname === `/which/${section.id}`)
  }
  await press(page, `main a[href="/ask/${situation}"]`)
  await arrived()
  while (new URL(page.url()).pathname.startsWith('/ask/')) {
    const links = await page.locator(ANSWERS).evaluateAll((all) => all.map((one) => one.getAttribute('href') ?? ''))
    const offered = links.map((href) => Object.fromEntries(new URLSearchParams(href.split('#')[1])))
    const fact = Object.keys(offered[0] ?? {}).find((one) => told[one] === undefined) ?? ''
    const at = offered.findIndex((one) => one[fact] === facts[fact])
    const value = facts[fact]
    if (at < 0 || value === undefined) throw new Error(`Not foreseen: ${fact} of ${links.join(' ')}`)
    told[fact] = value
    const before = page.url()
    await press(page, `.answers > a[href="${links[at] ?? ''}"]`)
    await page.waitForURL((url) => url.href !== before)
    await arrived()
  }
  return told
}

const textsOf = (page: Page, selector: string): Promise<readonly string[]> =>
  page.locator(selector).evaluateAll((all) => all.map((one) => (one.textContent ?? '').trim()))

const TIMES: { readonly [multiple: number]: string } = { 1: 'once', 2: 'twice', 4: 'four times' }

/** What the sentence about money begins with where it names no multiple. */
const NOT_SAID_HOW_OFTEN = /^(Nothing is paid now|Nobody pays|The value that the card prints)/

/** Sentences of some slots, as the command line has them and the page must show them. */
const said = (ruling: RulingJson, slots: readonly string[]): readonly string[] =>
  effectsIn(ruling.effects as unknown as Parameters<typeof effectsIn>[0], slots).map(({ says }) => says)

describe.each([390, 1280])('in a window of %i px', (width) => {
  describe.each(WAYS)('by $way', ({ press }) => {
    test.each(STORIES)('$name', async (story) => {
      const { page, context, faults } = await openPage(started.browser, server.origin, { width, serviceWorkers: 'block' })
      await visit(page, `${server.origin}/`)
      const told = await tell(page, story, press)
      const ruling = commandLine(story.situation, told)
      expect(ruling.outcome).toBe('decided')
      expect(await textsOf(page, 'main h1')).toEqual([ruling.headline])
      expect(await textsOf(page, '.donow > li > span:last-child')).toEqual(said(ruling, [...SLOTS.seats, ...SLOTS.turn]))
      expect(await textsOf(page, '.pieces dd')).toEqual(said(ruling, SLOTS.pieces))
      expect(await textsOf(page, '.money p')).toEqual(said(ruling, SLOTS.money))
      // Seats are not named here, so payments are told in the sentence about money: who, and how often the value.
      const [money = ''] = await textsOf(page, '.money p')
      const paid = ruling.payments.map(({ multiple }) => new RegExp(` pays the .* ${TIMES[multiple] ?? '?'} the value of the `))
      for (const words of paid.length === 0 ? [NOT_SAID_HOW_OFTEN] : paid) expect(money).toMatch(words)
      expect(faults).toEqual([])
      await context.close()
    })
  })
})
