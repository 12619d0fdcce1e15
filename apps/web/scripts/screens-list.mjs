// Every kind of screen, for the checks that look at each of them and for the screenshots.
import { pathToFileURL } from 'node:url'
import { BUILT } from './start-server.mjs'

/** What a question's answers are on the screen. */
export const ANSWERS = '.answers > a.key[href*="#"]:not(.key--quiet)'

/** Situations whose questions and rulings are looked at; the rest are drawn by the same screens. */
const LOOKED_AT = ['mj-error', 'misname', 'thrown-in', 'swap-when', 'pay-win', 'late-call', 'set-up']

/** A card as somebody has typed it, with mistakes. Its hands are made up. */
const CARD = `card: Club card
year: 2026
# Gardens
111a 5555a 999a NNNN = 25x
44a 888a 88b 4444b = 25x
nnnna nnnb NNN EEEE = 30c
// the next one was corrected in May
2222a 444b 4444c 66
erratum 2026-05-03: 2222a 444b 4444c 666a (any 3 consecutive even numbers) = 25x
NNNN 222a 4444a DDDa -or- EEEE 111a 3333a DDDa = 25x`

/** The same without its mistakes. */
const GOOD_CARD = CARD.replace('4444b = 25x', '4444b 999c = 25x')

const hand = (mode, part, concealed, exposed, table = {}) => ({
  card: 'practice',
  mode,
  hands: { [part]: { concealed, exposed } },
  table,
})

/** Screens of what this device keeps: a card, and a hand in the checker. */
const KEPT = [
  { name: 'card-mistakes', path: '/card', card: CARD, focus: '#line-5' },
  { name: 'card-good', path: '/card', card: GOOD_CARD },
  {
    name: 'card-several',
    path: '/card',
    card: GOOD_CARD,
    another: 'card: Last year\nyear: 2025\n// nothing yet',
    gone: '// an old one',
  },
  { name: 'hand-wins', path: '/hand', hand: hand('makes', 'hand', '1111B 3333B', '444B 66BJ') },
  { name: 'hand-near', path: '/hand', hand: hand('makes', 'hand', '111B 5C FF N J ?', '4444B') },
  { name: 'hand-mistakes', path: '/hand', hand: hand('makes', 'hand', '11 33B 5X', '44B 333D') },
  { name: 'hand-open', path: '/hand', hand: hand('wins', 'hand', '', '4444B 666CJ', { discards: 'NNNN 222B', others: 'FFFF' }) },
  { name: 'hand-shut', path: '/hand', hand: hand('wins', 'hand', '', '111B 111C 222D') },
  {
    name: 'hand-own-card',
    path: '/hand',
    card: CARD,
    hand: { ...hand('makes', 'hand', '111B 5555B 999B NNN', ''), card: 'mine' },
  },
  {
    name: 'hand-settles',
    path: '/hand/misname#misClaim=win',
    hand: hand('makes', 'actor', '1111B 3333B 444B 66B', '', { claimed: '5C', named: '6B' }),
  },
  {
    name: 'hand-contradicts',
    path: '/hand/misname#misClaim=win&basis=thrown',
    hand: hand('makes', 'actor', '1111B 3333B 444B 66B', '', { claimed: '5C', named: '6B' }),
  },
  { name: 'hand-turns', path: '/hand/mj-error', hand: hand('makes', 'actor', '1111B 3333B 444B 666B', '') },
  { name: 'hand-of-a-dispute', path: '/hand/dead-call', hand: hand('wins', 'actor', '', '444B 555B') },
].map(({ card = '', another, gone, hand: typed = {}, ...screen }) => ({
  ...screen,
  answers: 0,
  kept: {
    hand: typed,
    // The first card, and others with the marks of which is in use and which is deleted.
    texts: {
      'mahjudge.card': card,
      ...(another === undefined ? {} : { 'mahjudge.card.2': another }),
      ...(gone === undefined ? {} : { 'mahjudge.card.3': gone, 'mahjudge.cards': JSON.stringify({ inUse: '1', gone: '3' }) }),
    },
  },
}))

/** A game at the table board, as it is entered. */
const GAME = [
  { type: 'discarded', seat: 'a', tile: '5D' },
  { type: 'exposed', seat: 'b', tiles: ['5D', '5D', 'J'] },
  { type: 'discarded', seat: 'b', tile: '2C' },
  { type: 'exposed', seat: 'd', tiles: ['2C', '2C', '2C', 'J'] },
  { type: 'discarded', seat: 'd', tile: 'R' },
  { type: 'exposed', seat: 'a', tiles: ['R', 'R', 'R'] },
  { type: 'discarded', seat: 'a', tile: '3B' },
]
const DECLARED = [...GAME, { type: 'declared', seat: 'c', on: 'discard' }, { type: 'reacted', seat: 'd', did: 'threwIn' }]
const FOUND_WRONG = [...DECLARED, { type: 'verified', seat: 'c', right: false }]
const RULED = [...FOUND_WRONG, { type: 'told', facts: { shownClaim: 'more' } }]

/** The table board with a game entered, and what is pressed then. */
const board = (name, events, ...press) => ({
  name: `board-${name}`,
  path: '/table',
  answers: 0,
  kept: {
    hand: {},
    texts: {
      'mahjudge.card': '',
      'mahjudge.table': JSON.stringify({ version: 1, at: 1, actions: [{ does: 'load', keep: 0, add: events }] }),
    },
  },
  press,
})

const BOARDS = [
  board('game', GAME),
  board('sheet', GAME, '[data-spot="seat c"]'),
  board('tiles', GAME, '[data-spot="seat b"]', '[data-act="exposed"]', '[data-tile="3B"]', '[data-tile="J"]'),
  board('hand', DECLARED),
  board('hand-by-card', DECLARED, '[data-act="byCard"]', '[data-tile="1B"]', '[data-tile="1B"]'),
  board('question', FOUND_WRONG),
  board('nobody-knows', FOUND_WRONG, '[data-act="nobody"]'),
  board('later', FOUND_WRONG, '[data-act="nobody"]', '[data-act="later"]'),
  board('ruling', RULED),
  board('share', RULED, '[data-act="share"]'),
  board('qr', RULED, '[data-act="share"]', '[data-act="qr"]'),
]

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
  const several = (path) => ['/which/', '/ask/', '/ruling/', '/two/', '/book/', '/hand/'].some((place) => path.startsWith(place))
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
    { name: 'which-of-five', path: '/which/two-want-the-same-tile', answers: 0 },
    { name: 'ask-pass-stop', path: '/ask/pass-stop', answers: 0 },
    { name: 'ask-mj-error-2', path: '/ask/mj-error', answers: 1 },
    { name: 'rules-one-point', path: '/rules#stopUntil', answers: 0 },
    { name: 'stale-link', path: '/ask/mj-error#nonsense=yes&tilesShown=perhaps', answers: 0 },
    { name: 'no-such-page', path: '/no/such/page', answers: 0 },
    ...KEPT,
    ...BOARDS,
    { name: 'two-mj-error', path: '/two/mj-error', answers: 0 },
    { name: 'two-first-story', path: '/two/mj-error#two=declaredOn', answers: 0 },
    { name: 'two-same', path: '/two/mj-error#declaredOn=own&two=shownOwn&one.shownOwn=some&other.shownOwn=pick', answers: 0 },
    {
      name: 'two-decides',
      path: '/two/mj-error#declaredOn=discard&two=shownClaim&one.shownClaim=more&other.shownClaim=none',
      answers: 0,
    },
  ]
}

/**
 * Opens a screen and answers up to it.
 *
 * @param {import('playwright-core').Page} page
 * @param {string} origin
 * @param {{ path: string, answers: number | string, kept?: { texts: Record<string, string>, hand: object }, focus?: string, press?: readonly string[] }} screen
 */
export const openScreen = async (page, origin, { path, answers, kept, focus, press = [] }) => {
  await page.goto(`${origin}${path}`)
  if (kept !== undefined) {
    await page.evaluate(({ texts, hand: typed }) => {
      for (const key of Object.keys(localStorage)) if (/^mahjudge\.(card|table)/.test(key)) localStorage.removeItem(key)
      for (const [key, text] of Object.entries(texts)) localStorage.setItem(key, text)
      sessionStorage.setItem('mahjudge.hand', JSON.stringify(typed))
    }, kept)
    await page.reload()
  }
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
  // Groups lie on the rack that they belong to, so a seat is tapped at its name.
  for (const key of press)
    await page
      .locator(key)
      .first()
      .click({ position: { x: 24, y: 14 } })
  if (focus !== undefined) await page.locator(focus).focus()
}
