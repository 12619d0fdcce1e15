// Writes every page as HTML that can be read with scripts off, an empty shell for any other address, and the policy.
import { createHash } from 'node:crypto'
import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { dirname } from 'node:path'
import { pathToFileURL } from 'node:url'
import { openCourt } from 'mahjudge'
import { compiled, law } from 'mahjudge/law'
import { cutLaw } from './law-plugin.mjs'
import { SCREEN_SCRIPTS } from './screen-scripts.mjs'

const escape = (text) => text.replace(/[&<>"]/g, (sign) => `&#${sign.charCodeAt(0)};`)

/** The page's file: `/` is index.html and `/book/R-1` is book/R-1.html. */
export const fileOf = (path) => (path === '/' ? 'index.html' : `${path.slice(1)}.html`)

/** Replaces exactly one place, or says that the template has changed. */
const once = (text, from, to) => {
  const parts = text.split(from)
  if (parts.length !== 2) throw new Error(`The page template has ${parts.length - 1} of ${from}, not one.`)
  return parts.join(to)
}

/** The one stylesheet moves into the page: a linked one costs a slow phone half a second before the first line. */
const takeStyles = (site, template) => {
  const link = /\s*<link rel="stylesheet"[^>]*href="([^"]+)"[^>]*>/
  const address = link.exec(template)?.[1]
  if (address === undefined) return { template, style: '' }
  const style = readFileSync(site + address.slice(1), 'utf8').trim()
  rmSync(site + address.slice(1))
  return { template: template.replace(link, ''), style }
}

/** Screen -> the scripts that draw it. Of no use to a browser. */
const takeScripts = (site) => {
  const scripts = JSON.parse(readFileSync(site + SCREEN_SCRIPTS, 'utf8'))
  rmSync(site + SCREEN_SCRIPTS)
  return scripts
}

/** `/ask/misname` is drawn by src/screens/ask.tsx, and the first page by home.tsx. */
const screenOf = (path) => path.split('/')[1] || 'home'

/** What a browser may load in these pages. Nothing of anybody else's, and no style or script but ours. */
const policyFor = (style) =>
  [
    "default-src 'none'",
    "script-src 'self'",
    `style-src 'sha256-${createHash('sha256').update(style).digest('base64')}'`,
    "img-src 'self' data:",
    "font-src 'self'",
    "connect-src 'self'",
    "manifest-src 'self'",
    "worker-src 'self'",
    "base-uri 'none'",
    "form-action 'none'",
    "frame-ancestors 'none'",
  ].join('; ')

export const writePages = async ({ site, prerender }) => {
  const { pages, renderPage, useCourt } = await import(pathToFileURL(`${prerender}entry-prerender.js`).href)
  const court = openCourt(law, compiled)
  if (!court.ok) throw new Error(court.problems.map(({ message }) => message).join('\n'))
  useCourt(court.value)
  const { template, style } = takeStyles(site, readFileSync(`${site}index.html`, 'utf8'))
  const scripts = takeScripts(site)
  const { ahead } = cutLaw()
  /** What the page of a first question asks by, as data; no browser runs it. */
  const carried = (path = '') => {
    const [, place, id] = path.split('/')
    const data = place === 'ask' ? ahead.get(id) : undefined
    if (data === undefined) return ''
    return `<script type="application/json" id="ahead">${JSON.stringify(data).replaceAll('<', String.raw`\u003c`)}</script>`
  }
  const page = ({ path, title, html, law: lawFiles }) => {
    const ofScreen = path === undefined ? [] : (scripts[screenOf(path)] ?? [])
    const head = [
      ...ofScreen.map((file) => `<link rel="modulepreload" href="/${file}" crossorigin />`),
      ...lawFiles.map((file) => `<link rel="preload" href="${file}" as="fetch" crossorigin />`),
      ...(style === '' ? [] : [`<style>${style}</style>`]),
    ].join('\n    ')
    const titled = once(template, '<title>Mahjudge</title>', `<title>${escape(title)}</title>\n    ${head}`)
    return once(
      titled,
      '<div id="app"></div>',
      `<div id="app"${path === undefined ? '' : ` data-page="${escape(path)}"`}>${html}</div>${carried(path)}`,
    )
  }
  const write = (name, text) => {
    mkdirSync(dirname(site + name), { recursive: true })
    writeFileSync(site + name, text)
  }
  // The shell bears no page's name, so whatever address it answers is drawn and not taken for another page.
  write('shell.html', page({ path: undefined, title: 'Mahjudge', html: '', law: [] }))
  const all = new Set([...pages, '/404'])
  for (const path of all) write(fileOf(path), page({ path, ...(await renderPage(path)) }))
  writeFileSync(`${site}../policy.txt`, policyFor(style))
  return all.size
}
