/** The pages as they are sent: readable with scripts off, brought to life without being drawn anew, sent as promised. */
import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { spawn } from 'node:child_process'
import { fileURLToPath } from 'node:url'
import { expect, test } from 'vitest'
import { cutLaw } from '../scripts/law-plugin.mjs'
import { fileOf } from '../scripts/pages.mjs'
import { listPages } from '../scripts/screens-list.mjs'
import { portProblem } from '../scripts/port.mjs'
import { BUILT, startServer } from '../scripts/start-server.mjs'
import { startedBrowser, startedServer } from './support/start.ts'
import { openPage, visit } from './support/watch.ts'

const pages = await listPages()
const started = startedBrowser()
const server = startedServer()

const sent = (path: string): string => readFileSync(join(BUILT, 'site', fileOf(path)), 'utf8')

test('every page has a title, one main heading and words, and nothing that the policy refuses', () => {
  const faults = pages.flatMap((path) => {
    const html = sent(path)
    const body = html.slice(html.indexOf('<body'))
    const words = body.replace(/<[^>]*>/g, ' ').split(/\s+/).length
    return [
      ...(/<title>[^<]*Mahjudge[^<]*<\/title>/.test(html) ? [] : [`${path} has no title`]),
      ...((body.match(/<h1[\s>]/g) ?? []).length === 1 ? [] : [`${path} has not one h1`]),
      ...(words > 20 ? [] : [`${path} has ${words} words`]),
      ...(/<[^>]+\s(style|on[a-z]+)=["']/.test(body) ? [`${path} has a style or a handler in an element`] : []),
      ...(/<script(?![^>]*\s(src=|type="application\/json"))/.test(html) ? [`${path} has a script in the page`] : []),
    ]
  })
  expect(faults).toEqual([])
  expect(new Set(pages).size).toBe(pages.length)
})

test('every link inside the app leads to a page', () => {
  const known = new Set([...pages, '/404'])
  const dead = pages.flatMap((path) =>
    [...sent(path).matchAll(/<a\s[^>]*href="(\/[^"#?]*)[^"]*"/g)].flatMap(([, to = '']) =>
      known.has(to.replace(/(.)\/$/, '$1')) || existsSync(join(BUILT, 'site', to)) ? [] : [`${path} links to ${to}`],
    ),
  )
  expect([...new Set(dead)]).toEqual([])
})

test('a ruling is read with scripts off', async () => {
  const { page, context, faults } = await openPage(started.browser, server.origin, { javaScriptEnabled: false })
  await page.goto(`${server.origin}/ruling/mj-error`)
  expect(await page.locator('h1').innerText()).not.toBe('')
  expect((await page.locator('main').innerText()).length).toBeGreaterThan(500)
  await page.goto(`${server.origin}/`)
  expect(await page.locator('main a[href^="/ask/"], main a[href^="/which/"]').count()).toBeGreaterThan(8)
  expect(faults).toEqual([])
  await context.close()
})

test.each(['/', '/ask/mj-error#declaredOn=discard', '/ruling/misname', '/book', '/about', '/card', '/hand/misname'])(
  '%s comes to life without being drawn anew',
  async (path) => {
    const { page, context, faults } = await openPage(started.browser, server.origin, { serviceWorkers: 'block' })
    await page.addInitScript(() => {
      document.addEventListener('readystatechange', () => {
        // Scripts that are modules have not run yet.
        if (document.readyState === 'interactive') document.querySelector('h1')?.toggleAttribute('data-as-sent', true)
      })
    })
    await visit(page, `${server.origin}${path}`)
    expect(await page.locator('h1[data-as-sent]').count()).toBe(1)
    expect(page.url()).toBe(`${server.origin}${path}`)
    expect(faults).toEqual([])
    await context.close()
  },
)

test.each(['/rulings', '/ruling/misname', '/book', '/about', '/rules', '/card/practice', '/more'])(
  '%s says the same words as it was sent',
  async (path) => {
    const wordsWith = async (javaScriptEnabled: boolean): Promise<string | null> => {
      const { page, context } = await openPage(started.browser, server.origin, { serviceWorkers: 'block', javaScriptEnabled })
      await (javaScriptEnabled ? visit(page, server.origin + path) : page.goto(server.origin + path))
      const words = await page.locator('main').textContent()
      await context.close()
      return words
    }
    expect(await wordsWith(true)).toBe(await wordsWith(false))
  },
)

test('an address that cannot be read, or that nobody wrote, answers with our page and 404', async () => {
  const { page, context, faults } = await openPage(started.browser, server.origin, { serviceWorkers: 'block' })
  for (const path of ['/no/such/page', '/ruling/%E0%A4%A', '/ruling/no-such-thing', '/%00']) {
    const answer = await page.goto(`${server.origin}${path}`)
    expect([path, answer?.status()]).toEqual([path, 404])
    await page.locator('#app[data-ready]').waitFor({ state: 'attached' })
    expect(await page.locator('h1').innerText()).not.toBe('')
  }
  expect(faults).toEqual([])
  await context.close()
})

test('the policy allows nothing of anybody else’s, and text is sent compressed', async () => {
  const answer = await fetch(`${server.origin}/ruling/mj-error`, { headers: { 'accept-encoding': 'gzip' } })
  const policy = answer.headers.get('content-security-policy') ?? ''
  expect(policy).toContain("default-src 'none'")
  expect(policy).not.toMatch(/unsafe|https?:|\*/)
  expect(answer.headers.get('content-encoding')).toBe('gzip')
  expect(answer.headers.get('cache-control')).toBe('no-cache')
  const slash = await fetch(`${server.origin}/ruling/mj-error/?from=share`)
  expect([slash.status, await slash.text()]).toEqual([200, await answer.text()])
})

const TYPES: { readonly [extension: string]: RegExp } = {
  html: /^text\/html; ?charset=utf-8$/i,
  js: /^(text|application)\/javascript(; ?charset=utf-8)?$/i,
  json: /^application\/json(; ?charset=utf-8)?$/i,
  webmanifest: /^application\/manifest\+json/,
  svg: /^image\/svg\+xml/,
  png: /^image\/png$/,
  woff2: /^font\/woff2$/,
}

test('every file is sent with its type and with a policy', async () => {
  const policy = readFileSync(join(BUILT, 'policy.txt'), 'utf8')
  const files = readdirSync(join(BUILT, 'site'), { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && !/\.(gz|br)$/.test(entry.name))
    .map((entry) => join(entry.parentPath, entry.name).slice(join(BUILT, 'site').length))
  expect(files.length).toBeGreaterThan(300)
  const faults: string[] = []
  for (const file of files) {
    const { status, headers } = await fetch(server.origin + file, { method: 'HEAD' })
    const isHashed = /^\/(assets|law)\//.test(file)
    const wanted = {
      status: status === 200,
      type: TYPES[file.split('.').at(-1) ?? '']?.test(headers.get('content-type') ?? '') === true,
      nosniff: headers.get('x-content-type-options') === 'nosniff',
      policy: headers.get('content-security-policy') === (isHashed ? "default-src 'none'" : policy),
      cache: headers.get('cache-control') === (isHashed ? 'public, max-age=31536000, immutable' : 'no-cache'),
    }
    for (const [what, isRight] of Object.entries(wanted))
      if (!isRight) faults.push(`${file}: ${what} (${status}, ${headers.get('content-type') ?? 'no type'})`)
  }
  expect(faults).toEqual([])
})

test('the app can be installed', async () => {
  const { page, context } = await openPage(started.browser, server.origin)
  await visit(page, `${server.origin}/`)
  await page.evaluate(() => navigator.serviceWorker.ready.then(() => undefined))
  const session = await context.newCDPSession(page)
  const { errors } = await session.send('Page.getAppManifest')
  expect(errors).toEqual([])
  const { installabilityErrors } = await session.send('Page.getInstallabilityErrors')
  // A window of its own, as each test has, counts as a private one.
  expect(installabilityErrors.filter(({ errorId }) => errorId !== 'in-incognito')).toEqual([])
  await context.close()
})

test('every situation has an excerpt of the law under every rule set', () => {
  const { exports } = cutLaw()
  for (const bySet of Object.values(exports.excerpts))
    for (const { incident } of exports.situations) expect(Object.hasOwn(bySet as object, incident)).toBe(true)
})

const SERVE = fileURLToPath(new URL('../scripts/serve.mjs', import.meta.url))
const run = (environment: Record<string, string>): Promise<{ readonly code: number | null; readonly said: string }> =>
  new Promise((resolve) => {
    const child = spawn(process.execPath, [SERVE], { env: { ...process.env, ...environment } })
    let said = ''
    child.stderr.on('data', (chunk: Buffer) => {
      said += chunk.toString()
    })
    child.once('exit', (code) => resolve({ code, said }))
  })

test('a busy port and a wrong one are explained by the server as before the build', async () => {
  const busy = await run({ PORT: String(server.port) })
  expect(busy).toEqual({
    code: 1,
    said: `${portProblem({ code: 'EADDRINUSE' }, server.port)}\n`,
  })
  const wrong = await run({ PORT: 'eighty' })
  expect(wrong.code).toBe(1)
  expect(wrong.said).toContain('PORT is eighty')
})

test('the server ends when it is told to', async () => {
  const other = await startServer()
  await fetch(`${other.origin}/`)
  await other.stop()
  await expect(fetch(`${other.origin}/`)).rejects.toThrow('fetch failed')
})
