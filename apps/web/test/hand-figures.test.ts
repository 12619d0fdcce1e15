/** What a card says that hands are worth reaches the ruling in figures, as it does on the command line, and stays there. */
import { execFileSync } from 'node:child_process'
import { fileURLToPath } from 'node:url'
import type { Page } from 'playwright-core'
import { describe, expect, test } from 'vitest'
import { withWinds } from '../src/state/seats.ts'
import { startedBrowser, startedServer } from './support/start.ts'
import { openPage, visit } from './support/watch.ts'

interface Story {
  readonly name: string
  readonly situation: string
  readonly facts: string
  /** On the rack. All of the practice card. */
  readonly tiles: string
  readonly claimed?: string
  readonly named?: string
  /** The last of what is said about money, and what stands among the facts. */
  readonly money: string
  readonly fact: string
}

const STORIES: readonly Story[] = [
  {
    name: 'a jokerless win on an own pick',
    situation: 'pay-win',
    facts: 'winFrom=self',
    tiles: '1111B 3333B 444B 666B',
    money: 'In figures: each other seat pays the winner 100.',
    fact: 'From the card: the winner’s hand is worth 25, jokerless. The lowest hand on it is worth 25.',
  },
  {
    name: 'a win on a discard, with a joker',
    situation: 'pay-win',
    facts: 'winFrom=discard',
    tiles: '1111B 3333B 444B 66BJ',
    money: 'In figures: each other seat but the discarder pays the winner 25.',
    fact: 'From the card: the winner’s hand is worth 25. The lowest hand on it is worth 25.',
  },
  {
    name: 'a win in Singles and Pairs, which gets no double',
    situation: 'pay-win',
    facts: 'winFrom=discard',
    tiles: '11B 33C 55D 77B 99C NN SS',
    money: 'In figures: each other seat but the discarder pays the winner 50.',
    fact: 'From the card: the winner’s hand is worth 50. The lowest hand on it is worth 25.',
  },
  {
    name: 'a win on a misnamed tile',
    situation: 'misname',
    facts: 'misClaim=win',
    tiles: '1111B 3333B 444B 66B',
    claimed: '5C',
    named: '6B',
    money: 'In figures: the misnamer pays the caller 100.',
    fact: 'From the card: the caller’s hand is worth 25, jokerless. The lowest hand on it is worth 25.',
  },
  {
    name: 'the value of the hand that was attempted, where two more threw in',
    situation: 'mj-error',
    facts: 'declaredOn=own&shownOwn=some&touched=two&walls=stand',
    tiles: 'RRRR JJ 00 GGGG J 5C',
    money: 'In figures: the declarer pays the hand left 120.',
    fact: 'From the card: the declarer’s hand is worth 60. The lowest hand on it is worth 25.',
  },
  {
    name: 'the lowest value on the card, where nobody can say which hand it was',
    situation: 'mj-error',
    facts: 'declaredOn=own&shownOwn=some&touched=two&walls=stand&handNamed=no',
    tiles: 'RRRR JJ 00 GGGG J 5C',
    money: 'In figures: the declarer pays the hand left 50.',
    fact: 'From the card: the declarer’s hand is worth 60. The lowest hand on it is worth 25.',
  },
]

const started = startedBrowser()
const server = startedServer()

const MAHJUDGE = fileURLToPath(new URL('../../../packages/engine/bin/mahjudge.js', import.meta.url))

/** A section of what the command line prints, each item on one line again. */
const section = (text: string, title: string): readonly string[] => {
  const [, body = ''] = new RegExp(`(?:^|\\n)${title}\\n([^]*?)(?:\\n\\n|$)`).exec(text) ?? []
  return body
    .split(/\n(?= {2}- )/)
    .map((item) => item.replace(/^ *- /, '').replace(/\s+/g, ' ').trim())
    .filter((item) => item !== '')
}

const commandLine = ({ situation, facts, tiles, claimed, named }: Story): string => {
  const told = [`actor=${tiles}`, ...(claimed === undefined ? [] : [`claimed=${claimed}`, `named=${named ?? ''}`])]
  const options = ['--answers', facts.replaceAll('&', ','), '--card', 'practice', ...told.flatMap((one) => ['--tiles', one])]
  return execFileSync(process.execPath, [MAHJUDGE, 'ask', situation, ...options], { encoding: 'utf8' })
}

const textsOf = (page: Page, selector: string): Promise<readonly string[]> =>
  page.locator(selector).evaluateAll((all) => all.map((one) => (one.textContent ?? '').trim()))

const ruled = async (page: Page): Promise<void> => {
  await page.waitForURL(/\/ruling\//)
  await page.locator('.money').waitFor()
}

const open = async (story: Story) => {
  const watched = await openPage(started.browser, server.origin, { serviceWorkers: 'block' })
  const { page } = watched
  await visit(page, `${server.origin}/hand/${story.situation}#${story.facts}`)
  await page.getByRole('button', { name: 'Practice' }).click()
  await page.getByLabel('On the rack, typed').fill(story.tiles)
  const single = async (place: RegExp, label: string, tile: string | undefined): Promise<void> => {
    if (tile === undefined) return
    await page.getByRole('button', { name: place }).click()
    await page.getByLabel(label).fill(tile)
  }
  await single(/^The discard, as thrown/, 'The discard, as thrown, typed', story.claimed)
  await single(/^What it was called/, 'What it was called, typed', story.named)
  await page.getByRole('link', { name: 'Take it to the ruling' }).click()
  await ruled(page)
  return watched
}

describe.each(STORIES)('$name', (story) => {
  test('reads as on the command line, after a reload, after Back, and from a link', async () => {
    const { page, context, faults } = await open(story)
    const said = commandLine(story)
    const money = section(said, 'Money')
    expect(money.at(-1)).toBe(story.money)
    const check = async (on: Page): Promise<void> => {
      expect(await textsOf(on, 'main h1')).toEqual([section(said, 'Ruling').join(' ')])
      expect(await textsOf(on, '.donow > li > span:last-child')).toEqual([
        ...section(said, 'What each seat does now'),
        ...section(said, 'The turn'),
      ])
      expect(await textsOf(on, '.pieces dd')).toEqual(section(said, 'Tiles, jokers and the discard'))
      expect(await textsOf(on, '.money p')).toEqual(money)
      expect(
        await textsOf(on, '#facts .told > li:last-child > span, section:has(> #facts) .told > li:last-child > span'),
      ).toEqual([story.fact])
    }
    await check(page)
    await page.reload()
    await ruled(page)
    await check(page)
    await page.goto(`${server.origin}/`)
    await page.goBack()
    await ruled(page)
    await check(page)
    const linked = await openPage(started.browser, server.origin, { serviceWorkers: 'block' })
    await visit(linked.page, page.url())
    await ruled(linked.page)
    await check(linked.page)
    expect([...faults, ...linked.faults]).toEqual([])
    await linked.context.close()
    await context.close()
  })
})

test('seats that are named later are named in the figures, and the figures can be left out', async () => {
  const [story] = STORIES
  if (story === undefined) throw new Error('no story')
  const { page, context, faults } = await open(story)
  await page.getByRole('button', { name: 'Name the seats' }).click()
  await page.getByRole('group', { name: 'The winner' }).getByRole('button', { name: 'West' }).click()
  await page.getByText('In figures: each other seat pays the winner (West) 100.').waitFor()
  await page.getByRole('link', { name: /^Leave out/ }).click()
  await ruled(page)
  expect((await textsOf(page, '.money p')).join(' ')).not.toContain('In figures')
  expect(withWinds(await page.locator('main').innerText())).not.toContain('From the card')
  expect(faults).toEqual([])
  await context.close()
})

test('a link with a figure for a part that nobody plays is not ruled on in silence', async () => {
  const { page, context, faults } = await openPage(started.browser, server.origin, { serviceWorkers: 'block' })
  await visit(page, `${server.origin}/ruling/pay-win#winFrom=self&jokerless=no&v.hand.actr=25`)
  await page.getByText('actr is no seat and no part in a story.').waitFor()
  await page.getByRole('link', { name: 'Go on with what can be read' }).click()
  await ruled(page)
  await visit(page, `${server.origin}/ruling/pay-win#winFrom=self&jokerless=no&v.lowest=many`)
  await page.getByText('This piece of the address cannot be read.').waitFor()
  expect(faults).toEqual([])
  await context.close()
})
