// Every kind of screen, for the checks that look at each of them and for the screenshots.
import { pathToFileURL } from 'node:url'
import { BUILT } from './start-server.mjs'

/** What a question's answers are on the screen. */
export const ANSWERS = '.answers > a.key[href*="#"]:not(.key--quiet)'

/** Situations whose questions and rulings are looked at; the rest are drawn by the same screens. */
const LOOKED_AT = ['mj-error', 'misname', 'thrown-in', 'swap-when', 'pay-win']

/** Addresses that are written ahead. */
export const listPages = async () => {
  const { pages } = await import(pathToFileURL(`${BUILT}/prerender/entry-prerender.js`).href)
  return /** @type {readonly string[]} */ (pages)
}

const nameOf = (path) => (path === '/' ? 'home' : path.slice(1).replaceAll('/', '-'))

/** One of each: name, address, and how many answers are given there before it is looked at (`all`: until there is a ruling). */
export const listScreens = async () => {
  const pages = await listPages()
  const rules = pages.filter((path) => path.startsWith('/book/'))
  const several = (path) => ['/which/', '/ask/', '/ruling/', '/book/'].some((place) => path.startsWith(place))
  const fixed = [
    ...pages.filter((path) => !several(path)),
    ...[rules[0], rules[Math.floor(rules.length / 2)]].filter((path) => path !== undefined),
  ]
  return [
    ...fixed.map((path) => ({ name: nameOf(path), path, answers: 0 })),
    ...LOOKED_AT.flatMap((id) => [
      { name: `ask-${id}`, path: `/ask/${id}`, answers: 0 },
      { name: `ruling-${id}`, path: `/ruling/${id}`, answers: 0 },
      { name: `ruled-${id}`, path: `/ask/${id}`, answers: 'all' },
    ]),
    { name: 'which-of-two', path: '/which/mah-jongg-was-wrong', answers: 0 },
    { name: 'which-of-four', path: '/which/joker-swap-trouble', answers: 0 },
    { name: 'ask-mj-error-2', path: '/ask/mj-error', answers: 1 },
    { name: 'stale-link', path: '/ask/mj-error#nonsense=yes&tilesShown=perhaps', answers: 0 },
    { name: 'no-such-page', path: '/no/such/page', answers: 0 },
  ]
}

/** Opens a screen and answers up to it. */
export const openScreen = async (page, origin, { path, answers }) => {
  await page.goto(`${origin}${path}`)
  await page.locator('#app[data-ready]').waitFor({ state: 'attached' })
  await page.waitForFunction(() => document.documentElement.classList.contains('faces'))
  // What comes later, such as what other rules would change, belongs to the screen.
  await page.waitForLoadState('networkidle')
  const most = answers === 'all' ? 8 : answers
  for (let at = 0; at < most; at++) {
    const { pathname } = new URL(page.url())
    if (answers === 'all' && pathname.startsWith('/ruling/')) break
    const before = page.url()
    await page.locator(ANSWERS).first().click()
    await page.waitForURL((url) => url.href !== before)
  }
  if (most > 0) await page.waitForLoadState('networkidle')
  // What other rules would change is worked out when the rest is on the screen.
  await page.waitForFunction(() => !location.pathname.startsWith('/ruling/') || document.querySelector('main .sheet h1') !== null)
  await page.waitForFunction(() => document.querySelector('[data-waiting], .opening') === null)
}
