// The figures of the web budgets (docs/adr/0013-law-on-the-phone.md), as a phone would have them. Exits 1 when one is over.
// A phone here: processor slowed four times, 150 ms, 1.6 Mbit/s, 390 x 844, nothing kept; the median of five visits.
import { startBrowser } from '../scripts/browser.mjs'
import { ANSWERS } from '../scripts/screens-list.mjs'
import { startServer } from '../scripts/start-server.mjs'

const VISITS = 5
const SITUATION = 'mj-error'
const VIEWPORT = { width: 390, height: 844 }

const median = (numbers) => numbers.toSorted((a, b) => a - b)[Math.floor(numbers.length / 2)] ?? Number.NaN

/** A page on a slow phone, and what it was sent. */
const openPhone = async (browser, { kept }) => {
  const context = await browser.newContext({ viewport: VIEWPORT, serviceWorkers: kept ? 'allow' : 'block' })
  const page = await context.newPage()
  const session = await context.newCDPSession(page)
  await session.send('Network.enable')
  const slow = async () => {
    await session.send('Emulation.setCPUThrottlingRate', { rate: 4 })
    await session.send('Network.emulateNetworkConditions', {
      offline: false,
      latency: 150,
      downloadThroughput: 1.6e6 / 8,
      uploadThroughput: 0.75e6 / 8,
    })
  }
  const kinds = new Map()
  const sent = { code: 0, all: 0 }
  session.on('Network.responseReceived', ({ requestId, response }) => kinds.set(requestId, response.url))
  session.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => {
    sent.all += encodedDataLength
    if (/\/(assets\/[^/]*\.js|law\/[^/]*)$/.test(kinds.get(requestId) ?? '')) sent.code += encodedDataLength
  })
  return { context, page, sent, slow }
}

/** Notes when the page has come to life, and presses the first answer at that moment. */
const pressWhenReady = (answers) => {
  const settled = { readyAt: 0, answeredAt: 0 }
  globalThis.visit = settled
  const look = () => {
    const root = document.querySelector('#app[data-ready]')
    const answer = document.querySelector(answers)
    if (root === null || answer === null) {
      requestAnimationFrame(look)
      return
    }
    settled.readyAt = performance.now()
    const before = location.href
    const headline = document.querySelector('h1')?.textContent
    answer.click()
    const wait = () => {
      if (location.href !== before && document.querySelector('h1')?.textContent !== headline)
        requestAnimationFrame(() => {
          settled.answeredAt = performance.now()
        })
      else requestAnimationFrame(wait)
    }
    requestAnimationFrame(wait)
  }
  look()
}

const firstPaint = (page) =>
  page.evaluate(
    () => performance.getEntriesByType('paint').find(({ name }) => name === 'first-contentful-paint')?.startTime ?? Number.NaN,
  )

/** The ruling page, as one who follows a link gets it. */
const visitRuling = async (browser, origin) => {
  const { context, page, sent, slow } = await openPhone(browser, { kept: false })
  await slow()
  await page.goto(`${origin}/ruling/${SITUATION}`)
  await page.locator('#app[data-ready]').waitFor({ state: 'attached' })
  // From here on it can rule; scripts of other screens come after.
  const { code } = sent
  await page.waitForLoadState('networkidle')
  const painted = await firstPaint(page)
  await context.close()
  return { painted, code, all: sent.all }
}

/** The question page, with a tap as soon as it can be answered. */
const visitQuestion = async (browser, origin) => {
  const { context, page, slow } = await openPhone(browser, { kept: false })
  await slow()
  await page.addInitScript(`(${pressWhenReady.toString()})(${JSON.stringify(ANSWERS)})`)
  await page.goto(`${origin}/ask/${SITUATION}`)
  await page.waitForFunction(() => globalThis.visit?.answeredAt > 0, undefined, { timeout: 20_000 })
  const { readyAt, answeredAt } = await page.evaluate(() => globalThis.visit)
  await context.close()
  return { readyAt, answeredAt }
}

/** Every answer up to the ruling, on a phone that keeps the app: from each tap to the frame that shows what follows. */
const walkToRuling = async (browser, origin) => {
  const { context, page, slow } = await openPhone(browser, { kept: true })
  await page.goto(`${origin}/`)
  await page.waitForFunction(() => navigator.serviceWorker.controller?.state === 'activated')
  await page.goto(`${origin}/ask/${SITUATION}`)
  await page.locator(ANSWERS).first().waitFor()
  await page.waitForTimeout(1500)
  await slow()
  let last = { took: Number.NaN, frames: Number.NaN }
  for (let tap = 0; tap < 8 && new URL(page.url()).pathname.startsWith('/ask/'); tap++) {
    last = await page.evaluate(
      (answers) =>
        new Promise((resolve) => {
          const answer = document.querySelector(answers)
          const before = document.querySelector('h1')?.textContent
          const start = performance.now()
          let frames = 0
          answer?.click()
          const wait = () => {
            frames++
            const headline = document.querySelector('h1')?.textContent
            if (headline !== before && headline !== undefined) resolve({ took: performance.now() - start, frames })
            else requestAnimationFrame(wait)
          }
          requestAnimationFrame(wait)
        }),
      ANSWERS,
    )
  }
  await context.close()
  return last
}

const visitFirst = async (browser, origin) => {
  const { context, page } = await openPhone(browser, { kept: true })
  await page.goto(`${origin}/`)
  const started = performance.now()
  await page.waitForFunction(() => navigator.serviceWorker.controller?.state === 'activated')
  const took = performance.now() - started
  await context.close()
  return { took }
}

const server = await startServer()
const browser = await startBrowser()
const repeat = async (visit) => {
  const results = []
  for (let at = 0; at < VISITS; at++) results.push(await visit(browser, server.origin))
  return (key) => median(results.map((result) => result[key]))
}

let over = 0
const report = (name, value, most, unit) => {
  const isOver = !(value <= most)
  if (isOver) over++
  console.log(
    `${isOver ? 'OVER' : 'ok  '}  ${name.padEnd(58)} ${value.toFixed(unit === 'kB' ? 1 : 0).padStart(6)} ${unit}  (at most ${most})`,
  )
}

try {
  const ruling = await repeat(visitRuling)
  report('ruling page: headline painted', ruling('painted'), 1000, 'ms')
  report('ruling page: script and the law it needs, as sent', ruling('code') / 1000, 60, 'kB')
  report('ruling page: everything, fonts included, as sent', ruling('all') / 1000, 200, 'kB')
  const question = await repeat(visitQuestion)
  console.log(`      question page: comes to life                              ${question('readyAt').toFixed(0).padStart(9)} ms`)
  report('question page: a tap is answered, since navigation', question('answeredAt'), 1500, 'ms')
  const walk = await repeat(walkToRuling)
  report('ruling after the last tap, kept app: frames', walk('frames'), 1, 'frames')
  console.log(`      ruling after the last tap, kept app                       ${walk('took').toFixed(0).padStart(9)} ms`)
  const first = await repeat(visitFirst)
  report('kept for offline, since the first page was there', first('took'), 5000, 'ms')
} finally {
  await browser.close()
  await server.stop()
}
process.exitCode = over === 0 ? 0 : 1
